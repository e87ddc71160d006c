// Zooming: rule M18 of docs/semantics.md.
//
// The view works in content that is not scaled: its viewport is the visible rectangle there. What
// is scaled are the content offset of the scroller, and what display frames hand out.
extension CollectionView {
    /// The scale of the content; 1: the content is as the layout says.
    public var zoomScale: Double { input.scroller.zoom.scale }

    /// Zooms about the middle of the bounds, at once or over time.
    ///
    /// - Parameter scale: Clamped to the range that the scroller's settings say.
    /// - Parameter isAnimated: Whether the scale changes in 0.3 s from the next call with a time
    ///   on.
    /// - Throws: `wrongState`, when the scroller is disabled, where the layout follows the content
    ///   offset, in an interactive transition and while an item is being moved; `invalidNumber` and
    ///   `invalidArgument` for a scale that is not more than 0. Then nothing has changed.
    /// - Complexity: O(1), and a display frame that tells of all visible elements
    public mutating func setZoomScale(_ scale: Double, isAnimated: Bool) throws(CollectionError) {
        try checkZoom()
        try Length.validate(scale, "scale")
        if scale == 0 { throw .invalidArgument("scale", .outOfRange) }
        input.scroller.setZoomScale(scale, isAnimated: isZoomShownOverTime(isAnimated))
        settleInput()
    }

    /// Zooms so that a rectangle of the content fits the bounds, in their middle.
    ///
    /// - Parameter rect: In content that is not scaled. The scale is clamped as by `setZoomScale`.
    /// - Throws: As `setZoomScale`, for a rectangle that is empty.
    public mutating func zoom(to rect: Rect, isAnimated: Bool) throws(CollectionError) {
        try checkZoom()
        try rect.validate("rect")
        if rect.width == 0 || rect.height == 0 { throw .invalidArgument("rect", .empty) }
        input.scroller.zoom(to: rect, isAnimated: isZoomShownOverTime(isAnimated))
        settleInput()
    }

    private func isZoomShownOverTime(_ isAnimated: Bool) -> Bool {
        isAnimated && !viewport.environment.reducesMotion
    }

    private func checkZoom() throws(CollectionError) {
        try checkScroller()
        if stage.layout.followsOffset { throw .wrongState(.layoutDoesNotZoom) }
        if interactive != nil { throw .wrongState(.interactiveTransitionRuns) }
        if isMovingItem { throw .wrongState(.itemIsBeingMoved) }
    }
}

extension CollectionView {
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

    /// The last display frame as it is handed out.
    package var shownFrame: DisplayFrame { screen.scaledFrame ?? screen.frame }

    /// Exchanges the last display frame for the one that is handed out, if they are not the same
    /// one: `screen.frame` is the latter until this is called again.
    package mutating func swapScaledFrame() {
        if screen.scaledFrame != nil { screen.swapScaledFrame() }
    }
}

extension Screen {
    fileprivate mutating func swapScaledFrame() {
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
