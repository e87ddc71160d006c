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

// Actions of assistive technology: rule Y5 of docs/semantics.md.
extension CollectionView {
    /// Does something with an element for a person who uses assistive technology, shown or not, as
    /// far as traits and settings allow it to a person. The time is that of the last call that had
    /// one.
    ///
    /// - Parameter element: A section is named by a cell without an item.
    /// - Returns: False, where nothing comes of it: then it is the host's.
    /// - Throws: `invalidSection`, `invalidItem`, `unknownElementKind`; `noElement` for a
    ///   decoration view; what a layout pass throws. Then nothing has changed.
    /// - Complexity: As a tap; `scrollToVisible`: O(log n), once laid out
    public mutating func perform(
        _ action: AccessibilityAction, on element: Element
    ) throws(CollectionError) -> Bool {
        try scene.checkRead(element)
        switch action {
        case .press: return focus.press(element, in: &scene)
        case .select: return scene.select(element, .select)
        case .deselect: return scene.select(element, .deselect)
        case .primaryAction: return scene.act(on: element)
        case .focus: return focus.giveFocus(to: element, in: &scene)
        case .scrollToVisible: return try scene.show(element, isAnimated: true, .user)
        }
    }
}

// Scrolling by assistive technology: rule Y4 of docs/semantics.md.
extension CollectionView {
    /// Scrolls by about a page, over time: where the view pages, to the next page; otherwise so
    /// that the first item that is cut off is at the start, or the last one at the end. The event
    /// `accessibilityScrolled` tells what is seen then. While the scroller is disabled the event
    /// `wantedOffset` asks the host for it.
    ///
    /// - Returns: False, where there is nothing to scroll to in that direction, before the first
    ///   display frame and in an interactive transition.
    /// - Throws: What a layout pass throws.
    /// - Complexity: O(log n + visible elements), once laid out
    public mutating func accessibilityScroll(
        _ direction: AccessibilityScrollDirection
    ) throws(CollectionError) -> Bool {
        try scene.accessibilityScroll(direction)
    }
}

// The element that assistive technology is at: rule Y7 of docs/semantics.md.
extension CollectionView {
    /// The element that assistive technology is at, by its present index path; nil: none.
    public var assistiveFocusedElement: Element? { assistiveFocus?.element }

    /// Notes the element that assistive technology is at, shown or not: from the next display frame
    /// on it has a reusable view wherever the content scrolls, until it leaves the data.
    ///
    /// - Parameter element: An item, or a supplementary view; nil: none any more.
    /// - Throws: `invalidSection`, `invalidItem`, `invalidArgument`, `unknownElementKind`.
    public mutating func setAssistiveFocusedElement(
        _ element: Element?
    ) throws(CollectionError) {
        if let element { try scene.checkFocusable(element) }
        assistiveFocus = element.map { scene.focusedElement($0) }
        scene.noteStandbyChange()
    }

    /// Settles who has focus after other data has come, or an update.
    ///
    /// - Parameter snapshot: What the data is of, if all of it was replaced: elements whose items
    ///   are in it go on.
    mutating func settleFocuses(in snapshot: Snapshot? = nil) {
        if let snapshot {
            assistiveFocus = assistiveFocus?.found { snapshot.indexPath(ofItem: $0) }
            if focus.isUsed { focus.find { snapshot.indexPath(ofItem: $0) } }
        }
        if assistiveFocus?.isGone == true { assistiveFocus = nil }
        if focus.isUsed { focus.settleFocus(in: &scene) }
    }
}
