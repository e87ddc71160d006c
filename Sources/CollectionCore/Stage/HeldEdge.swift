/// An edge of the content at which the content offset stays when the layout changes, if it was
/// there in the last display frame: rule D8 of docs/semantics.md.
struct HeldEdge {
    /// Whether the edge is the end of the content; otherwise it is the start.
    let isEnd: Bool
    private(set) var shown: ShownOffset

    /// The distances within which the content offset is at an edge, in points.
    private static let startReach = 0.5
    private static let endReach = 10.0
    /// The distance, in points, by which the host may have rounded content offsets.
    static let tolerance = 0.5

    init(isEnd: Bool, _ shown: ShownOffset) {
        self.isEnd = isEnd
        self.shown = shown
    }

    /// Whether the edge was at the greatest content offset.
    var wasGreatest: Bool { isEnd != shown.startsAtGreatest }

    /// The distance of the content offset from the edge; negative beyond the edge.
    var gap: Double {
        wasGreatest ? shown.range.greatest - shown.offset : shown.offset - shown.range.least
    }

    /// Whether the content offset was at the edge. If the content is no longer than the bounds, it
    /// was at both edges.
    var isReached: Bool {
        shown.range.least == shown.range.greatest
            || gap <= (isEnd ? Self.endReach : Self.startReach)
    }

    /// Whether the edge moves in bounds of another size while the layout stays: the end moves if
    /// the length of the bounds along the main axis changes.
    func moves(in size: Size) -> Bool {
        isEnd && shown.axis.main(size) != shown.axis.main(shown.bounds.size)
    }

    /// Returns the edge for one of the two layouts of an interactive transition.
    ///
    /// - Parameter shift: The distance from the view's content offset to that of the layout.
    /// - Parameter size: The size of the layout's content in the last display frame.
    func moved(by shift: Point, in stage: Stage, size: Size) -> HeldEdge {
        var edge = self
        edge.shown.bounds.move(by: shift)
        edge.shown.axis = stage.configuration.scrollDirection
        edge.shown.startsAtGreatest = stage.startsAtGreatest(shown.layoutDirection)
        edge.shown.contentSize = size
        return edge
    }

    /// Returns the end edge of a layout that is shown in a viewport.
    static func end(of stage: Stage, in viewport: Viewport) -> HeldEdge {
        HeldEdge(
            isEnd: true,
            ShownOffset(
                0, viewport, stage.configuration.scrollDirection,
                startsAtGreatest: stage.startsAtGreatest(viewport.environment.layoutDirection),
                contentSize: stage.contentSize))
    }
}

/// The content offset of a display frame, and what determines its distance from the edges.
struct ShownOffset {
    /// The sequence number of the display frame.
    let sequence: UInt64
    var bounds: Rect
    var contentInset: EdgeInsets
    let layoutDirection: LayoutDirection
    var axis: Axis
    /// Whether the content began at the greatest content offset because it was mirrored.
    var startsAtGreatest: Bool
    var contentSize: Size
    private let shortContent: ShortContent

    init(
        _ sequence: UInt64, _ viewport: Viewport, _ axis: Axis, startsAtGreatest: Bool,
        contentSize: Size
    ) {
        self.sequence = sequence
        bounds = viewport.bounds
        contentInset = viewport.contentInset
        layoutDirection = viewport.environment.layoutDirection
        self.axis = axis
        self.startsAtGreatest = startsAtGreatest
        self.contentSize = contentSize
        shortContent = viewport.shortContent
    }

    /// The content offset along the main axis.
    var offset: Double { axis.mainStart(bounds) }

    var range: OffsetRange { range(bounds.size, contentInset, shortContent) }

    /// The range of content offsets of the same content in another viewport.
    func range(in viewport: Viewport) -> OffsetRange {
        range(viewport.bounds.size, viewport.contentInset, viewport.shortContent)
    }

    private func range(
        _ size: Size, _ inset: EdgeInsets, _ shortContent: ShortContent
    ) -> OffsetRange {
        OffsetRange(
            axis, content: contentSize, inset, boundsSize: size,
            endAxis: shortContent.endAxis(axis, startsAtGreatest: startsAtGreatest))
    }
}
