// Zooming: rule M18 of docs/semantics.md.
//
// The view works in unscaled content: its viewport is the visible rectangle of the unscaled
// content. Only the scroller's content offset, and display frames as the host receives them, are
// scaled.
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
    /// Whether the content is scaled, or a zoom is in progress.
    var isZoomed: Bool {
        viewport.zoomScale != 1 || input.scroller.zoom.scale != 1
            || input.scroller.state == .zooming
    }

    /// Whether a pinch zooms. A pinch that would drive a layout transition does not zoom, unless
    /// the content is scaled already: then the pinch drives no transition.
    var zoomsByPinch: Bool {
        input.scroller.zoomsByPinch && allows(.zoom) && (pinchTransition == nil || isZoomed)
    }

    /// Sets the viewport to the scroller's zoom scale, and converts the bounds of the request into
    /// bounds of the unscaled content.
    mutating func zoomViewport(for request: inout DisplayFrameRequest) {
        let scale = input.scroller.zoom.scale
        if scale != viewport.zoomScale {
            keepShownOffset()
            anchor.place?.leave()
        }
        viewport.zoomScale = scale
        viewport.viewSize = request.bounds.size
        request.bounds = viewport.shown(in: request.bounds)
    }

    /// Resets the zoom scale to 1, without animation.
    mutating func endZoom() {
        if !isZoomed { return }
        keepShownOffset()
        input.scroller.resetZoom()
        let bounds = bounds
        viewport.zoomScale = 1
        viewport.bounds = bounds
    }

    /// Computes the scaled copy of the last display frame that the host receives.
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
    /// Converts bounds of the view into a rectangle of the unscaled content.
    func shown(in bounds: Rect) -> Rect {
        zoomScale == 1 ? bounds : bounds.scaled(by: 1 / zoomScale)
    }
}

extension Layout {
    /// Whether the places of elements depend on the content offset. True for every custom layout,
    /// which may depend on it.
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
    /// Adapts the matrix to scaled elements: it then transforms scaled elements as it transformed
    /// unscaled elements.
    mutating func scale(by scale: Double) {
        for index in 12..<15 { elements[index] *= scale }
        for index in [3, 7, 11] { elements[index] /= scale }
    }
}

// Calls of the host: `CollectionView` documents them.
extension Scene {
    mutating func setZoomScale(_ scale: Double, isAnimated: Bool) throws(CollectionError) {
        try checkZoom()
        try Length.validate(scale, "scale", Length.above0, Length.maximum)
        input.scroller.setZoomScale(scale, isAnimated: isZoomShownOverTime(isAnimated))
        queueInput()
    }

    mutating func zoom(to rect: Rect, isAnimated: Bool) throws(CollectionError) {
        try checkZoom()
        try rect.validate("rect")
        if rect.width == 0 || rect.height == 0 {
            throw .conflicting("rect", "is empty: its width or height is 0")
        }
        input.scroller.zoom(to: rect, isAnimated: isZoomShownOverTime(isAnimated))
        queueInput()
    }
}
