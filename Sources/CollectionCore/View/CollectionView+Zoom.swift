// Zooming: rule M18 of docs/semantics.md.
//
// The view works in content that is not scaled: its viewport is the visible rectangle there. What
// is scaled are the content offset of the scroller, and what display frames hand out.
extension CollectionView {
    /// The scale of the content; 1: the content is as the layout says.
    public var zoomScale: Double { scene.zoomScale }

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
        try scene.checkZoom()
        try Length.validate(scale, "scale")
        if scale == 0 { throw .invalidArgument("scale", .outOfRange) }
        scene.input.scroller.setZoomScale(scale, isAnimated: scene.isZoomShownOverTime(isAnimated))
        scene.queueInput()
    }

    /// Zooms so that a rectangle of the content fits the bounds, in their middle.
    ///
    /// - Parameter rect: In content that is not scaled. The scale is clamped as by `setZoomScale`.
    /// - Throws: As `setZoomScale`, for a rectangle that is empty.
    public mutating func zoom(to rect: Rect, isAnimated: Bool) throws(CollectionError) {
        try scene.checkZoom()
        try rect.validate("rect")
        if rect.width == 0 || rect.height == 0 { throw .invalidArgument("rect", .empty) }
        scene.input.scroller.zoom(to: rect, isAnimated: scene.isZoomShownOverTime(isAnimated))
        scene.queueInput()
    }
}

extension CollectionView {
    /// The last display frame as it is handed out.
    package var shownFrame: DisplayFrame { scene.screen.scaledFrame ?? scene.screen.frame }

    /// Exchanges the last display frame for the one that is handed out, if they are not the same
    /// one: `screen.frame` is the latter until this is called again.
    package mutating func swapScaledFrame() {
        if scene.screen.scaledFrame != nil { scene.screen.swapScaledFrame() }
    }
}
