// The content offset that the view owns: section M of docs/semantics.md.
extension Scene {
    func indicator(_ axis: Axis, at offset: Point) -> ScrollIndicator {
        let (inset, scale) = (viewport.viewInset, zoomScale)
        let (start, end) = (axis.mainStart(inset), axis.mainEnd(inset))
        return ScrollIndicator(
            at: axis.main(offset) + start, length: axis.main(viewport.layoutSize),
            of: axis.main(screen.frame.contentSize) * scale + start + end)
    }
}

extension Scene {
    func checkScroller() throws(CollectionError) {
        if !input.scroller.configuration.isEnabled { throw .wrongState(.scrollerIsDisabled) }
    }

    /// Moves the content offset to content that has replaced what was shown. Updates move the
    /// content offset by the content anchor instead.
    mutating func enterNewContent(_ bounds: Rect) throws(CollectionError) {
        if !input.scroller.port.isShown { return }
        let offset = input.scroller.offset
        try prepare(
            viewport.shown(
                in: Rect(x: offset.x, y: offset.y, width: bounds.width, height: bounds.height)))
        var port = input.scroller.port
        (port.contentSize, port.boundsSize) = (stage.contentSize, bounds.size)
        port.contentInset = viewport.viewInset
        input.scroller.enter(port)
    }

    /// Notes that a display frame shows the content offset of the scroller. The range of content
    /// offsets is another one where the layout is, or one of the sizes.
    @inline(__always)
    mutating func noteScrolled() {
        let isKnown =
            input.scroller.port.isShown && !screen.frame.didLayoutChange
            && screen.frame.contentOffsetAdjustment == .zero
            && screen.frame.contentSize == input.scroller.port.contentSize
            && viewport.layoutSize == input.scroller.port.boundsSize
        if isKnown { return }
        input.scroller.move(
            by: screen.frame.contentOffsetAdjustment.scaled(by: viewport.zoomScale))
        takePort()
    }

    @inline(never)
    mutating func takePort() { input.scroller.take(scrollerPort()) }

    /// Returns what the range of content offsets depends on, as of the last display frame, and has
    /// the scroller know where the content begins.
    mutating func scrollerPort() -> ScrollerPort {
        input.scroller.start = ScrollEdge(
            axis: stage.configuration.scrollDirection,
            isGreatest: stage.startsAtGreatest(viewport.environment.layoutDirection),
            tellsArrival: false)
        return ScrollerPort(
            boundsSize: viewport.layoutSize, contentSize: screen.frame.contentSize,
            zoomScale: zoomScale, contentInset: viewport.viewInset,
            pixelScale: stage.configuration.pixelScale,
            isShown: true)
    }
}
