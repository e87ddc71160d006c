// Elements for assistive technology: section Y of docs/semantics.md.
extension CollectionView {
    /// Sets how the view describes its content.
    ///
    /// - Throws: `invalidArgument` for a role that no view has.
    public mutating func setAccessibilityConfiguration(
        _ configuration: AccessibilityConfiguration
    ) throws(CollectionError) {
        try configuration.validate()
        accessibilityConfiguration = configuration
    }

    /// The elements at some places of the reading order, displayed or not. The first and last
    /// places belong to the whole layout's supplementary elements. Between them, each section has a
    /// place for itself, one for headers, one for each item, and one for footers. A place without
    /// an element adds nothing. An item's supplementary elements come behind the item.
    ///
    /// - Parameter first: The element at whose place to begin; nil: the first place. A cell without
    ///   an item names a section.
    /// - Parameter offset: The number of places to add to the place of `first`.
    /// - Parameter count: The number of places. Places beyond the ends are left out.
    /// - Throws: `invalidSection`, `invalidItem`, `unknownElementKind`; `noElement` for a
    ///   decoration view, and for a supplementary view that the layout does not have;
    ///   `limitExceeded`; what a layout pass throws.
    /// - Complexity: O(log n) for each place, once laid out
    public mutating func accessibilityElements(
        from first: Element? = nil, offset: Int = 0, count: Int
    ) throws(CollectionError) -> AccessibilityElements {
        if count < 0 { throw .outside("count", count, 0, scene.limits.elementCount) }
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
        scene.describeContent(placeCount, accessibilityConfiguration.role, &answer)
        var reader = AccessibilityReader(
            role: answer.role.ofItems,
            countsAllSections: accessibilityConfiguration.countsAllSections,
            focused: interactions.focus.isUsed ? interactions.focus.focused?.element : nil)
        try scene.read(max(start, 0)..<min(start + count, placeCount), &reader)
        if reader.elements.count > scene.limits.elementCount {
            throw .limitExceeded(
                .elements, value: reader.elements.count, maximum: scene.limits.elementCount)
        }
        swap(&answer.elements, &reader.elements)
        return answer
    }
}

// Actions of assistive technology: rule Y5 of docs/semantics.md.
extension CollectionView {
    /// Performs an action on an element, displayed or not, for a person who uses assistive
    /// technology, as far as traits and settings allow a person the action. The time of the action
    /// is the time of the last call that had a time.
    ///
    /// - Parameter element: The element; a cell without an item names a section.
    /// - Returns: False if the view does nothing: then the host may handle the action.
    /// - Throws: `invalidSection`, `invalidItem`, `unknownElementKind`; `noElement` for a
    ///   decoration view; what a layout pass throws. Then nothing has changed.
    /// - Complexity: As a tap; `scrollToVisible`: O(log n), once laid out
    public mutating func perform(
        _ action: AccessibilityAction, on element: Element
    ) throws(CollectionError) -> Bool {
        try scene.checkRead(element)
        switch action {
        case .press: return interactions.focus.press(element, in: &scene)
        case .select: return scene.select(element, .select)
        case .deselect: return scene.select(element, .deselect)
        case .primaryAction: return scene.act(on: element)
        case .focus: return interactions.focus.giveFocus(to: element, in: &scene)
        case .scrollToVisible: return try scene.show(element, isAnimated: true, .user)
        }
    }
}

// Scrolling by assistive technology: rule Y4 of docs/semantics.md.
extension CollectionView {
    /// Scrolls by about a page, animated: to the next page if the view pages; otherwise so that the
    /// first item that is cut off is at the start, or the last one at the end. The event
    /// `accessibilityScrolled` reports what is then visible. While the scroller is disabled, the
    /// event `wantedOffset` asks the host to scroll.
    ///
    /// - Returns: False if the content ends in that direction, before the first display frame and
    ///   in an interactive transition.
    /// - Throws: Any error of a layout pass.
    /// - Complexity: O(log n + visible elements), once laid out
    public mutating func accessibilityScroll(
        _ direction: AccessibilityScrollDirection
    ) throws(CollectionError) -> Bool {
        try scene.accessibilityScroll(direction)
    }
}

// The element at which assistive technology is: rule Y7 of docs/semantics.md.
extension CollectionView {
    /// The element at which assistive technology is, by its index path in the data; nil: none.
    public var assistiveFocusedElement: Element? { interactions.assistiveFocus.element?.element }

    /// Sets the element at which assistive technology is, visible or not. From the next display
    /// frame until it leaves the data, the element keeps a reusable view.
    ///
    /// - Parameter element: A cell or a supplementary element; nil: none.
    /// - Throws: `invalidSection`, `invalidItem`, `invalidArgument`, `unknownElementKind`.
    public mutating func setAssistiveFocusedElement(
        _ element: Element?
    ) throws(CollectionError) {
        if let element { try scene.checkFocusable(element) }
        interactions.assistiveFocus.element = element.map { scene.followed($0) }
        scene.noteStandbyChange()
    }
}
