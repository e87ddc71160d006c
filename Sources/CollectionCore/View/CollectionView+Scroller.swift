// The content offset that the view owns: section M of docs/semantics.md.
extension CollectionView {
    /// The settings of the scroller. It is disabled at first.
    public var scrollConfiguration: ScrollConfiguration { scene.input.scroller.configuration }

    /// Sets how the view scrolls. A scroller that is enabled begins at the content offset of the
    /// last display frame, or at the start of the content.
    ///
    /// - Throws: `invalidArgument` for a number that cannot be; then nothing has changed.
    public mutating func setScrollConfiguration(
        _ configuration: ScrollConfiguration
    ) throws(CollectionError) {
        try scene.setScrollConfiguration(configuration)
    }

    /// The scroller at the last time that the view was told. While it is disabled the content
    /// offset is that of the last display frame.
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

    /// Sets the content offset, at once or over time, also outside of the content.
    ///
    /// - Parameter isAnimated: Whether the content offset moves there, in 0.3 s from the next call
    ///   with a time on.
    /// - Throws: `wrongState`, when the scroller is disabled; `invalidArgument`.
    public mutating func setContentOffset(
        _ offset: Point, isAnimated: Bool
    ) throws(CollectionError) {
        try scene.setContentOffset(offset, isAnimated: isAnimated)
    }
}

extension CollectionView {
    /// Has a drag that has ended lead to another target: while the motion after it runs, or, where
    /// it ended at rest, until something else happens to the content offset. The content goes on
    /// from where it is, with its velocity: rules M7 and M10.
    ///
    /// - Parameter sequence: The number of the event `willEndDragging`, of the view or of a section
    ///   that scrolls across.
    /// - Parameter target: The content offset, as that event's `point`; clamped to the content.
    /// - Throws: `wrongState`, when the scroller is disabled, and when the motion is over or
    ///   another one has taken its place; `invalidArgument`. Then nothing has changed.
    public mutating func retarget(
        _ sequence: UInt64, to target: Point
    ) throws(CollectionError) {
        try scene.retarget(sequence, to: target)
    }
}

// Refreshing by pulling: rule M19 of docs/semantics.md.
extension CollectionView {
    /// Adds an inset at the start of the content, for what the host shows there while it refreshes
    /// the content. Content that is at its start moves to its new start; other content stays where
    /// it is. While the view refreshes, another length takes the place of the length before.
    ///
    /// - Parameter length: The length of the inset along the scroll direction, in points.
    /// - Parameter isAnimated: Whether content moves in 0.3 s from the next call with a time on.
    /// - Throws: `wrongState`, when the scroller is disabled; `invalidNumber` and `invalidArgument`
    ///   for a length that is not more than 0. Then nothing has changed.
    /// - Complexity: O(1)
    public mutating func beginRefreshing(
        length: Double, isAnimated: Bool
    ) throws(CollectionError) {
        try scene.beginRefreshing(length: length, isAnimated: isAnimated)
    }

    /// Removes the inset that `beginRefreshing` has added. Content that would be beyond its start
    /// moves to its start, in 0.3 s from the next call with a time on. Nothing happens while the
    /// view does not refresh.
    ///
    /// - Throws: `wrongState`, when the scroller is disabled.
    /// - Complexity: O(1)
    public mutating func endRefreshing() throws(CollectionError) {
        try scene.checkScroller()
        scene.refresh(0, isAnimated: true)
    }
}

// Content offsets that come of something else than a drag or an offset that the host sets.
extension CollectionView {
    /// Scrolls to the start of the content, along the scroll direction, over time: rule M16.
    /// Nothing happens there, and where `ScrollConfiguration.scrollsToTop` is not set.
    ///
    /// While the scroller is disabled the event `wantedOffset` asks the host for it.
    public mutating func scrollToTop() {
        scene.scrollToTop()
    }
}

// What keeps its place on screen when the layout changes: rule D8 of docs/semantics.md.
extension CollectionView {
    /// - Throws: `invalidSection`, `invalidItem`.
    public mutating func setContentAnchor(
        _ anchor: ContentAnchor
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
        // What has made room is known of the anchor that there was.
        if anchor != scene.anchor.contentAnchor { scene.anchor.room = 0 }
        scene.anchor.contentAnchor = anchor
    }
}

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
        try scene.setZoomScale(scale, isAnimated: isAnimated)
    }

    /// Zooms so that a rectangle of the content fits the bounds, in their middle.
    ///
    /// - Parameter rect: In content that is not scaled. The scale is clamped as by `setZoomScale`.
    /// - Throws: As `setZoomScale`, for a rectangle that is empty.
    public mutating func zoom(to rect: Rect, isAnimated: Bool) throws(CollectionError) {
        try scene.zoom(to: rect, isAnimated: isAnimated)
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
