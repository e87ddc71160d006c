import CollectionCore

extension Sample {
    /// A section and its first item.
    static var accessibilityElements: AccessibilityElements {
        var group = AccessibilityElement.blank
        group.element = .cell(IndexPath(section: 1))
        (group.role, group.states) = (.group, .hasIdentifier)
        group.frame = Rect(x: 0, y: -20.5, width: 320, height: 1000)
        (group.place, group.identifier) = (4, 77)
        (group.positionInSet, group.setSize) = (2, 2)
        (group.rowCount, group.columnCount) = (333_334, 3)
        var item = group
        item.element = .cell(IndexPath(section: 1, item: 0))
        (item.role, item.states) = (.gridCell, [])
        item.frame = Rect(x: 0, y: -20.5, width: 100, height: 100)
        (item.place, item.identifier) = (6, 0)
        (item.positionInSet, item.setSize) = (1, 1_000_000)
        (item.rowIndex, item.columnIndex) = (1, 1)
        (item.reusableView, item.generation) = (ReusableView(rawValue: 5), 8)
        var answer = AccessibilityElements()
        answer.elements = [group, item]
        (answer.placeCount, answer.sectionCount, answer.itemCount) = (1_000_010, 2, 1_000_002)
        answer.role = .grid
        return answer
    }

    static var accessibilityConfiguration: AccessibilityConfiguration {
        var configuration = AccessibilityConfiguration()
        configuration.role = .tree
        configuration.countsAllSections = true
        return configuration
    }
}
