import CollectionCore
import CollectionWire

extension Script {
    mutating func accessibilityStep() -> Step {
        if random.chance(15) { return .call(SetAccessibilityConfiguration(accessibility())) }
        return .call(
            GetAccessibilityElements(
                from: random.chance(60) ? readElement() : nil, offset: readOffset(),
                count: random.pick([0, 1, 1, 3, 10, 50])))
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
