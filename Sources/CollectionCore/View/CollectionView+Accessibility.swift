// Elements for assistive technology: section Y of docs/semantics.md.
extension CollectionView {
    public var accessibilityConfiguration: AccessibilityConfiguration { accessibility }

    /// Sets how the view describes its content.
    ///
    /// - Throws: `invalidArgument` for a role that no view has.
    public mutating func setAccessibilityConfiguration(
        _ configuration: AccessibilityConfiguration
    ) throws(CollectionError) {
        try configuration.validate()
        accessibility = configuration
    }

    /// The elements at some places of the reading order, shown or not. Views of the whole layout
    /// have a place at the start and one at the end; between these each section has one for itself,
    /// one for headers, one for each item, and one for footers. A place without an element has
    /// none in the answer; an item has the views that stand at the item behind itself.
    ///
    /// - Parameter first: The element to begin at; nil: the first place. A section is named by a
    ///   cell without an item.
    /// - Parameter offset: The distance to begin at from there, in places.
    /// - Parameter count: The number of places. Places beyond the ends are left out.
    /// - Throws: `invalidSection`, `invalidItem`, `unknownElementKind`; `noElement` for a
    ///   decoration view, and for a supplementary view that the layout does not have;
    ///   `limitExceeded`; what a layout pass throws.
    /// - Complexity: O(log n) for each place, once laid out
    public mutating func accessibilityElements(
        from first: Element? = nil, offset: Int = 0, count: Int
    ) throws(CollectionError) -> AccessibilityElements {
        if count < 0 { throw .invalidArgument("count", .negative) }
        if count > scene.limits.elementCount {
            throw .limitExceeded(.elements, value: count, maximum: scene.limits.elementCount)
        }
        if let first { try scene.checkRead(first) }
        try scene.prepare(scene.viewport.bounds)
        let placeCount = scene.stage.dataSource.sections.placeCount
        var origin = 0
        if let first { origin = try scene.readingPlace(of: first) }
        let (sum, isBeyond) = origin.addingReportingOverflow(offset)
        let wanted = isBeyond ? (offset < 0 ? -count : placeCount) : sum
        let start = min(max(wanted, -count), placeCount)
        var answer = AccessibilityElements()
        scene.describeContent(placeCount, accessibility.role, &answer)
        var reader = AccessibilityReader(
            role: answer.role.ofItems, countsAllSections: accessibility.countsAllSections,
            focused: focus.isUsed ? focus.focused?.element : nil)
        try scene.read(max(start, 0)..<min(start + count, placeCount), &reader)
        if reader.elements.count > scene.limits.elementCount {
            throw .limitExceeded(
                .elements, value: reader.elements.count, maximum: scene.limits.elementCount)
        }
        swap(&answer.elements, &reader.elements)
        return answer
    }
}
