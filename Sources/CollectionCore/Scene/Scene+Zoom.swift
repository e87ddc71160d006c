// Zooming: rule M18 of docs/semantics.md.
//
// The view works in content that is not scaled: its viewport is the visible rectangle there. What
// is scaled are the content offset of the scroller, and what display frames hand out.
extension Scene {
    var zoomScale: Double { input.scroller.zoom.scale }

    func isZoomShownOverTime(_ isAnimated: Bool) -> Bool {
        isAnimated && !viewport.environment.reducesMotion
    }

    func checkZoom() throws(CollectionError) {
        try checkScroller()
        if stage.layout.followsOffset { throw .wrongState(.layoutDoesNotZoom) }
        if interactive != nil { throw .wrongState(.interactiveTransitionRuns) }
        if isMovingItem { throw .wrongState(.itemIsBeingMoved) }
    }
}

extension Scene {
    /// Whether the content is scaled, or is about to be.
    var isZoomed: Bool {
        viewport.zoomScale != 1 || input.scroller.zoom.scale != 1
            || input.scroller.state == .zooming
    }

    /// Whether a pinch zooms. A pinch that leads to another layout does not, unless the content is
    /// scaled already: then it leads nothing.
    var zoomsByPinch: Bool {
        input.scroller.zoomsByPinch && !stage.layout.followsOffset && interactive == nil
            && !isMovingItem && (pinchTransition == nil || isZoomed)
    }

    /// Has the viewport be that of a scale: what the bounds of a request show of content that is
    /// not scaled.
    mutating func zoomViewport(for request: inout DisplayFrameRequest) {
        let scale = input.scroller.zoom.scale
        if scale != viewport.zoomScale { keepShownOffset() }
        viewport.zoomScale = scale
        viewport.viewSize = request.bounds.size
        request.bounds = viewport.shown(in: request.bounds)
    }

    /// Ends zooming at a scale of 1, at once.
    mutating func endZoom() {
        if !isZoomed { return }
        keepShownOffset()
        input.scroller.resetZoom()
        let bounds = bounds
        viewport.zoomScale = 1
        viewport.bounds = bounds
    }

    /// Has the display frame that is handed out say what the last display frame shows, scaled.
    mutating func scaleDisplayFrame() {
        let scale = screen.zoomScale
        var frame = DisplayFrame()
        if let last = screen.scaledFrame.take() { frame = last }
        var (elements, transforms): ([LayoutAttributes], [Transform3D]) = ([], [])
        swap(&elements, &frame.elements)
        swap(&transforms, &frame.transforms)
        elements.removeAll(keepingCapacity: true)
        transforms.removeAll(keepingCapacity: true)
        elements.append(contentsOf: screen.frame.elements)
        transforms.append(contentsOf: screen.frame.transforms)
        for index in elements.indices {
            elements[index].frame = elements[index].frame.scaled(by: scale)
        }
        for index in transforms.indices { transforms[index].scale(by: scale) }
        frame = screen.frame
        (frame.elements, frame.transforms) = (elements, transforms)
        frame.contentSize = frame.contentSize.scaled(by: scale)
        frame.contentOffset = input.scroller.offset
        frame.contentOffsetAdjustment = frame.contentOffsetAdjustment.scaled(by: scale)
        screen.scaledFrame = frame
    }
}

extension Screen {
    mutating func swapScaledFrame() {
        guard var scaled = scaledFrame else { return }
        swap(&scaled, &frame)
        scaledFrame = scaled
    }
}

extension Viewport {
    /// Returns what bounds of the view show of content that is not scaled.
    func shown(in bounds: Rect) -> Rect {
        zoomScale == 1 ? bounds : bounds.scaled(by: 1 / zoomScale)
    }
}

extension Layout {
    /// Whether elements have other places at other content offsets, or a layout of the host's own
    /// may say so.
    var followsOffset: Bool { isPath || isCustom }
}

extension Point {
    func scaled(by scale: Double) -> Point { Point(x: x * scale, y: y * scale) }
}

extension Size {
    func scaled(by scale: Double) -> Size { Size(width: width * scale, height: height * scale) }
}

extension Rect {
    func scaled(by scale: Double) -> Rect {
        Rect(x: x * scale, y: y * scale, width: width * scale, height: height * scale)
    }
}

extension OffsetRange {
    func scaled(by scale: Double) -> OffsetRange {
        OffsetRange(least: least * scale, greatest: greatest * scale)
    }
}

extension Transform3D {
    /// Has the matrix do to scaled elements what it does to elements that are not scaled.
    mutating func scale(by scale: Double) {
        for index in 12..<15 { elements[index] *= scale }
        for index in [3, 7, 11] { elements[index] /= scale }
    }
}
