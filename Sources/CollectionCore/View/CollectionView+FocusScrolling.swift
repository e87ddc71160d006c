// Scrolling to the element that has focus: rule N7 of docs/semantics.md.
extension CollectionView {
    /// Scrolls by the least movement that shows the element that has focus, beside the content
    /// insets and what pinned views may cover; an element that does not fit shows its start. A
    /// section that scrolls across scrolls by itself, too. Moves of focus and focus that enters do
    /// so on their own.
    ///
    /// While the scroller is disabled, events `wantedOffset` ask the host for it. Nothing happens
    /// before the first display frame, in an interactive transition, and while none has focus.
    ///
    /// - Parameter isAnimated: Whether the content moves there in 0.3 s from the next call with a
    ///   time on. A motion that runs goes on to the other place with its velocity.
    /// - Throws: `wrongState`, where focus is not allowed; what a layout pass throws.
    /// - Complexity: O(log n), once laid out
    public mutating func scrollToFocusedElement(isAnimated: Bool) throws(CollectionError) {
        try checkFocus()
        if let focused = focus.focused {
            _ = try show(focused.element, isAnimated: isAnimated, .program)
        }
    }

    /// Has the content follow focus that a person has moved. A layout that fails to say where the
    /// element is leaves the content where it is.
    mutating func followFocus(isAnimated: Bool) {
        guard let focused = focus.focused else { return }
        do { _ = try show(focused.element, isAnimated: isAnimated, .user) } catch {}
    }

    /// Whether the content moves where the view wants to show something.
    var canFollow: Bool {
        (input.scroller.configuration.isEnabled || events.wants(.scrolling)) && screen.isShown
            && interactive == nil
    }

    /// Scrolls by the least movement that shows an element.
    ///
    /// - Returns: Whether anything scrolls.
    mutating func show(
        _ element: Element, isAnimated: Bool, _ origin: EventOrigin
    ) throws(CollectionError) -> Bool {
        if !canFollow { return false }
        try prepare(viewport.bounds)
        guard let frame = try frameToShow(element) else { return false }
        let (alignments, start) = (focusAlignments, destination)
        let bounds = Rect(
            x: start.x, y: start.y, width: viewport.bounds.width, height: viewport.bounds.height)
        let place = stage.contentOffset(
            forScrollingTo: frame, at: alignments, obstacles: obstacles(about: element),
            in: viewport.at(bounds))
        var doesScroll = false
        if let row = sectionAcross(of: element) {
            doesScroll = scroll(
                row, to: element.indexPath, alignments, isAnimated: isAnimated, origin)
        }
        let offset =
            element.isCell && !element.isSection
            ? restingOffset(ofItemAt: element.indexPath, across: place) : place
        if offset != start {
            wantOffset(offset.scaled(by: zoomScale), isAnimated: isAnimated, origin)
            doesScroll = true
        }
        if input.isUsed { settleInput() }
        return doesScroll
    }

    /// Returns the frame of an element as it is seen, or that of a section that the layout stacks.
    private mutating func frameToShow(_ element: Element) throws(CollectionError) -> Rect? {
        if !element.isSection { return try shownFrame(of: element) }
        if stage.free != nil { return nil }
        return stage.frame(ofSection: Int(element.indexPath.section))
    }

    /// Where the content is to be, once it rests, as a place of content that is not scaled.
    var destination: Point {
        let isEnabled = input.scroller.configuration.isEnabled
        if !isEnabled { return viewport.bounds.origin }
        let (place, scale) = (input.scroller.destination, zoomScale)
        return scale == 1 ? place : place.scaled(by: 1 / scale)
    }

    private var focusAlignments: (vertical: ScrollAlignment, horizontal: ScrollAlignment) {
        (.nearestOrStart, isMirrored ? .nearestOrEnd : .nearestOrStart)
    }

    /// What pinned views may cover of an item. Headers and footers are not beneath themselves.
    private func obstacles(about element: Element) -> Interval {
        if !element.isCell || element.isSection || stage.free != nil { return Interval(0, 0) }
        return stage.obstacles(aboutSection: Int(element.indexPath.section))
    }

    /// Scrolls a section across.
    ///
    /// - Returns: Whether the section scrolls.
    private mutating func scroll(
        _ row: OrthogonalRow, to path: IndexPath,
        _ alignments: (vertical: ScrollAlignment, horizontal: ScrollAlignment),
        isAnimated: Bool, _ origin: EventOrigin
    ) -> Bool {
        var geometry = stage.geometry
        var start = geometry.offsets.offset(ofSection: Int(path.section))
        if let index = input.scroller(ofSection: path.section) {
            start = geometry.axis.cross(input.sections[index].scroller.destination)
            geometry.offsets = OrthogonalOffsets(start, ofSection: path.section)
        }
        let offset = geometry.offset(
            showing: stage.laidOutPath(path), of: row, stage.laidOutItems, alignments)
        if offset == start { return false }
        wantOffset(offset, across: row, isAnimated: isAnimated, origin)
        return true
    }
}
