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
        if !scene.canFollow { return false }
        try scene.prepare(scene.viewport.bounds)
        let (axis, isForward) = scene.way(direction)
        let origin = scene.destination
        let port = scene.viewport.moved(to: origin)
        let range = port.offsetRange(axis, content: scene.stage.contentSize)
        guard let proposed = try scene.nextPage(axis, isForward: isForward, port) else {
            return false
        }
        let (target, offset) = (range.clamped(proposed), axis.main(origin))
        if isForward ? target <= offset : target >= offset { return false }
        let place = axis.point(main: target, cross: axis.cross(origin))
        let scrolled = try scene.scrolled(axis, scene.viewport.moved(to: place), range)
        scene.wantOffset(place.scaled(by: scene.zoomScale), isAnimated: true, .user)
        if scene.input.isUsed { scene.queueInput() }
        scene.events.append(scrolled)
        return true
    }
}
