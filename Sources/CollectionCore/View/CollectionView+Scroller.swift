// The content offset that the view owns: section M of docs/semantics.md.
extension CollectionView {
    /// The settings of the scroller, which is initially disabled.
    public var scrollConfiguration: ScrollConfiguration { scene.input.scroller.configuration }

    /// Sets how the view scrolls. An enabled scroller begins at the content offset of the last
    /// display frame, or at the start of the content before the first one.
    ///
    /// - Throws: `invalidArgument` for an invalid number; then nothing has changed.
    public mutating func setScrollConfiguration(
        _ configuration: ScrollConfiguration
    ) throws(CollectionError) {
        try scene.setScrollConfiguration(configuration)
    }

    /// The state of the scroller at the last time that the view received. While the scroller is
    /// disabled, the content offset is the content offset of the last display frame.
    public var scrolling: Scrolling {
        var scrolling = Scrolling(.idle, scene.viewport.bounds.origin, velocity: .zero)
        if scene.input.scroller.configuration.isEnabled {
            let scroller = scene.input.scroller
            scrolling = Scrolling(scroller.state, scroller.offset, velocity: scroller.velocity)
            scrolling.isRefreshing = scroller.refreshLength > 0
            scrolling.zoomScale = scroller.zoom.scale
        }
        scrolling.horizontalIndicator = scene.indicator(.horizontal, at: scrolling.contentOffset)
        scrolling.verticalIndicator = scene.indicator(.vertical, at: scrolling.contentOffset)
        return scrolling
    }

    /// Sets the content offset, at once or animated, also to an offset outside of the content. The
    /// offset is one of the content as it is now, with what no display frame has shown yet.
    ///
    /// - Parameter isAnimated: Whether the content offset moves there in 0.3 s, beginning with the
    ///   next call with a time.
    /// - Throws: `wrongState` if the scroller is disabled; `invalidArgument`.
    public mutating func setContentOffset(
        _ offset: Point, isAnimated: Bool
    ) throws(CollectionError) {
        try scene.setContentOffset(offset, isAnimated: isAnimated)
    }
}

extension CollectionView {
    /// Scrolls to an element, and follows the element where updates and measured sizes move it on
    /// the way: rule M22. The event `didEndScrollingAnimation` tells that it stands at `position`.
    ///
    /// - Parameter element: A cell, a section, a supplementary or a decoration view.
    /// - Parameter isAnimated: Whether the content offset moves there in 0.3 s, from the next call
    ///   with a time on. Otherwise it is there at once.
    /// - Throws: `wrongState` if the scroller is disabled; `invalidSection`, `invalidItem`,
    ///   `unknownElementKind`, `noElement`; `invalidArgument` for two positions of one axis.
    /// - Complexity: O(log n), also in each display frame on the way
    public mutating func scroll(
        to element: Element, at position: ScrollPosition, isAnimated: Bool
    ) throws(CollectionError) {
        try scene.scroll(to: element, at: position, isAnimated: isAnimated)
    }
}

extension CollectionView {
    /// Changes the target of a drag that has ended: while the motion after the drag runs, or, if
    /// the drag ended at rest, until something else changes the content offset. The content
    /// continues from its present offset with its velocity: rules M7 and M10.
    ///
    /// - Parameter sequence: The number of the event `willEndDragging`, of the view or of an
    ///   orthogonal section.
    /// - Parameter target: The content offset, as `point` of that event; clamped to the content.
    /// - Throws: `wrongState` if the scroller is disabled, or the motion has ended or was replaced
    ///   by another motion; `invalidArgument`. Then nothing has changed.
    public mutating func retarget(
        _ sequence: UInt64, to target: Point
    ) throws(CollectionError) {
        try scene.retarget(sequence, to: target)
    }
}

// Pull to refresh: rule M19 of docs/semantics.md.
extension CollectionView {
    /// Adds an inset at the start of the content, for the host's refresh indicator. Content at its
    /// start moves to its new start; other content does not move. While the view refreshes, a new
    /// length replaces the old length.
    ///
    /// - Parameter length: The length of the inset along the scroll direction, in points.
    /// - Parameter isAnimated: Whether content moves in 0.3 s, from the next call with a time on.
    /// - Throws: `wrongState` if the scroller is disabled; `invalidNumber` and `invalidArgument`
    ///   for a length that is not above 0. Then nothing has changed.
    /// - Complexity: O(1)
    public mutating func beginRefreshing(
        length: Double, isAnimated: Bool
    ) throws(CollectionError) {
        try scene.beginRefreshing(length: length, isAnimated: isAnimated)
    }

    /// Removes the inset that `beginRefreshing` has added. Content that would be beyond its start
    /// moves to its start in 0.3 s, beginning with the next call with a time. Without refreshing,
    /// nothing happens.
    ///
    /// - Throws: `wrongState` if the scroller is disabled.
    /// - Complexity: O(1)
    public mutating func endRefreshing() throws(CollectionError) {
        try scene.checkScroller()
        scene.refresh(0, isAnimated: true)
    }
}

// Content offsets that the view itself wants, without a drag and without an offset of the host.
extension CollectionView {
    /// Scrolls to the start of the content along the scroll direction, animated: rule M16. Nothing
    /// happens at the start, and if `ScrollConfiguration.scrollsToTop` is false.
    ///
    /// While the scroller is disabled, the event `wantedOffset` asks the host to scroll.
    public mutating func scrollToTop() {
        scene.scrollToTop()
    }
}

// The content offset anchor: rule D8 of docs/semantics.md.
extension CollectionView {
    /// Sets which item or edge of the content keeps its place on screen when the layout changes.
    ///
    /// - Parameter shortContent: Where content stands that is shorter than the bounds.
    /// - Throws: `invalidSection`, `invalidItem`, `unknownItemIdentifier`; any error of a layout
    ///   pass.
    public mutating func setContentAnchor(
        _ anchor: ContentAnchor, shortContent: ShortContent = .start
    ) throws(CollectionError) {
        switch anchor {
        case .automatic, .none, .firstVisibleItem, .lastVisibleItem, .end: scene.anchor.item = nil
        case .item(let path): try scene.setAnchor(toItemAt: path)
        case .identifier(let identifier):
            guard let path = indexPath(forItem: identifier) else {
                throw .unknownItemIdentifier(identifier)
            }
            try scene.setAnchor(toItemAt: path)
        }
        scene.setAnchor(anchor)
        scene.setShortContent(shortContent)
    }
}

// Zooming: rule M18 of docs/semantics.md.
//
// The viewport is the visible rectangle of the unscaled content. Only the scroller's content
// offset, and display frames as the host receives them, are scaled.
extension CollectionView {
    /// The zoom scale of the content; 1: the content has the size that the layout gives it.
    public var zoomScale: Double { scene.zoomScale }

    /// Zooms about the centre of the bounds, at once or animated.
    ///
    /// - Parameter scale: The scale, which is clamped to the range in the scroller's settings.
    /// - Parameter isAnimated: Whether the scale changes in 0.3 s, from the next call with a time.
    /// - Throws: `wrongState` if the scroller is disabled, if the layout depends on the content
    ///   offset, in an interactive transition and while an item is being moved; `invalidNumber` and
    ///   `invalidArgument` for a scale that is not above 0. Then nothing has changed.
    /// - Complexity: O(1), and a display frame that reports all visible elements
    public mutating func setZoomScale(_ scale: Double, isAnimated: Bool) throws(CollectionError) {
        try scene.setZoomScale(scale, isAnimated: isAnimated)
    }

    /// Zooms so that a rectangle of the content fits the bounds and is centred in them.
    ///
    /// - Parameter rect: In unscaled content. The scale is clamped as by `setZoomScale`.
    /// - Throws: The errors of `setZoomScale`, also for an empty rectangle.
    public mutating func zoom(to rect: Rect, isAnimated: Bool) throws(CollectionError) {
        try scene.zoom(to: rect, isAnimated: isAnimated)
    }
}

extension CollectionView {
    /// The last display frame as the host receives it, scaled by the zoom scale.
    package var shownFrame: DisplayFrame { scene.screen.scaledFrame ?? scene.screen.frame }

    /// Exchanges the last display frame and its scaled copy, if there is a scaled copy:
    /// `screen.frame` is the scaled copy until this is called again.
    package mutating func swapScaledFrame() {
        if scene.screen.zoomScale != 1 { scene.screen.swapScaledFrame() }
    }
}
