import CollectionCore
import CollectionWire

extension Script {
    mutating func accessibilityStep() -> Step {
        if random.chance(15) { return .call(SetAccessibilityConfiguration(accessibility())) }
        let first = random.chance(60) ? readElement() : nil
        let (offset, count) = (readOffset(), random.pick([0, 1, 1, 3, 10, 50] as [UInt32]))
        // What is drawn for a question is taken for what else there is.
        if offset < 0, [1, 3].contains(count),
            let direction = AccessibilityScrollDirection(rawValue: UInt32(1 - offset % 6))
        {
            return .call(ScrollForAccessibility(direction))
        }
        if let first, offset > 0, let action = AccessibilityAction(rawValue: UInt32(offset % 16)) {
            return .call(PerformAccessibilityAction(action, on: first))
        }
        if offset % 16 == 7, first?.category == .cell {
            return .call(SetAssistiveFocusedElement(first))
        }
        return .call(GetAccessibilityElements(from: first, offset: offset, count: count))
    }

    private mutating func accessibility() -> AccessibilityConfiguration {
        var configuration = AccessibilityConfiguration()
        configuration.role = random.pick([.automatic, .automatic, .list, .grid, .tree])
        if random.chance(3) { configuration.role = random.pick([.header, .listItem]) }
        configuration.countsAllSections = random.chance(40)
        return configuration
    }

    /// A section now and then.
    private mutating func readElement() -> Element {
        var element = element()
        if element.category == .cell && random.chance(20) {
            element.indexPath.item = IndexPath.noItem
        }
        return element
    }

    private mutating func readOffset() -> Int64 {
        if random.chance(2) { return random.pick([.min, .max, .max - 7]) }
        return Int64(random.number(-12...60))
    }
}
