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
        try focus.checkFocus()
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

    /// Scrolls by the least movement that shows an element.
    ///
    /// - Returns: Whether anything scrolls.
    mutating func show(
        _ element: Element, isAnimated: Bool, _ origin: EventOrigin
    ) throws(CollectionError) -> Bool {
        if !scene.canFollow { return false }
        try scene.prepare(scene.viewport.bounds)
        guard let frame = try scene.frameToShow(element) else { return false }
        let (alignments, start) = (scene.focusAlignments, scene.destination)
        let bounds = Rect(
            x: start.x, y: start.y, width: scene.viewport.bounds.width,
            height: scene.viewport.bounds.height)
        let place = scene.stage.contentOffset(
            forScrollingTo: frame, at: alignments, obstacles: scene.obstacles(about: element),
            in: scene.viewport.at(bounds))
        var doesScroll = false
        if let row = scene.sectionAcross(of: element) {
            doesScroll = scene.scroll(
                row, to: element.indexPath, alignments, isAnimated: isAnimated, origin)
        }
        let offset =
            element.isCell && !element.isSection
            ? scene.restingOffset(ofItemAt: element.indexPath, across: place) : place
        if offset != start {
            scene.wantOffset(offset.scaled(by: scene.zoomScale), isAnimated: isAnimated, origin)
            doesScroll = true
        }
        if scene.input.isUsed { scene.queueInput() }
        return doesScroll
    }
}
