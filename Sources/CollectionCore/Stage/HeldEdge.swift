/// An edge of the content at which the content offset stays when the layout changes, if it was
/// there in the last display frame: rule D8 of docs/semantics.md.
struct HeldEdge {
    /// Whether the edge is the end of the content; otherwise it is the start.
    let isEnd: Bool
    let shown: ShownOffset
    /// Whether the last display frame left the content offset at the edge.
    let wasHeld: Bool
    /// Whether the content offset may reach the edge by a movement since the last display frame:
    /// not while a finger holds the content.
    let mayBeReached: Bool
    /// The distance, in points, over which the content offset must move so that somebody has
    /// scrolled: a host may round content offsets, a scroller does not.
    let tolerance: Double

    /// The distance from the start within which the content offset is there, in points.
    static let startReach = 0.5
    /// The distance from the end within which a movement towards the end arrives there, in points.
    static let endReach = 10.0
    /// The distance, in points, by which a host may have rounded content offsets.
    static let hostTolerance = 0.5
    /// The distance, in points, that comes from the roundings of a scroller alone.
    static let scrollerTolerance = 1e-6

    /// How the content offset that is asked for lies, seen from that of the last display frame.
    enum Approach { case none, nearer, away }

    /// - Parameter isEndHeld: Whether the last display frame left the content offset at the end.
    ///   At the start it was where its distance says so.
    init(
        isEnd: Bool, _ shown: ShownOffset, isEndHeld: Bool = false, mayBeReached: Bool = true,
        tolerance: Double = hostTolerance
    ) {
        self.isEnd = isEnd
        self.shown = shown
        self.mayBeReached = mayBeReached
        self.tolerance = tolerance
        wasHeld =
            isEnd
            ? isEndHeld : shown.range.isPoint || shown.gap(toEnd: false) <= Self.startReach
    }

    /// Whether the edge was at the greatest content offset.
    var wasGreatest: Bool { isEnd != shown.startsAtGreatest }

    /// The distance of the content offset of the last display frame from the edge; 0 beyond it.
    var gap: Double { max(0, shown.gap(toEnd: isEnd)) }

    /// Returns the direction of a movement since the last display frame, along the axis.
    ///
    /// - Parameter distance: The distance from the edge of the content offset that is asked for.
    func movement(to distance: Double) -> Approach {
        if (distance - gap).magnitude <= tolerance { return .none }
        return distance < gap ? .nearer : .away
    }

    /// Whether the content offset stays at the edge: at the start it does, with whatever somebody
    /// has scrolled; the end is reached by a movement towards it, and left by any other one.
    ///
    /// - Parameter distance: As for `movement`.
    func isHeld(at distance: Double) -> Bool {
        if !isEnd { return wasHeld }
        if !mayBeReached { return false }
        switch movement(to: distance) {
        case .none: return wasHeld
        case .nearer: return distance <= Self.endReach
        case .away: return false
        }
    }

    /// Whether the edge was held, and nobody has scrolled since.
    func staysUnmoved(in asked: Viewport) -> Bool {
        wasHeld && movement(to: distance(of: asked)) == .none
    }

    /// The distance from the edge of the content offset that is asked for; 0 beyond the edge.
    @inline(never)
    func distance(of asked: Viewport) -> Double {
        let (inside, edge) = place(of: asked)
        return max(0, wasGreatest ? edge - inside : inside - edge)
    }

    /// Returns the content offset that is asked for, within the ranges, and where the edge is.
    ///
    /// The host may move the offset for new bounds or insets itself, or leave that to the anchor:
    /// the offset is compared with the range in the last display frame and with the one in the
    /// bounds that are asked for, and the edge is the nearer one.
    @inline(never)
    func place(of asked: Viewport) -> (inside: Double, edge: Double) {
        let last = shown.range
        let next = shown.range(in: asked)
        let both = OffsetRange(
            least: min(last.least, next.least), greatest: max(last.greatest, next.greatest))
        let edge =
            wasGreatest ? min(last.greatest, next.greatest) : max(last.least, next.least)
        return (both.clamped(shown.axis.mainStart(asked.bounds)), edge)
    }

    /// Whether the edge moves in bounds of another size while the layout stays: the greatest
    /// content offset does if the length of the bounds along the main axis changes.
    func moves(in size: Size) -> Bool {
        (isEnd || wasGreatest) && shown.axis.main(size) != shown.axis.main(shown.bounds.size)
    }

    /// Returns the edge for one of the two layouts of an interactive transition.
    ///
    /// - Parameter shift: The distance from the view's content offset to that of the layout.
    /// - Parameter size: The size of the layout's content in the last display frame.
    func moved(by shift: Point, in stage: Stage, size: Size) -> HeldEdge {
        var shown = shown
        shown.bounds.move(by: shift)
        shown.axis = stage.settings.scrollDirection
        shown.startsAtGreatest = stage.startsAtGreatest(shown.layoutDirection)
        shown.contentSize = size
        return of(shown)
    }

    /// Returns the same edge of what a display frame shows at another content offset.
    func of(_ shown: ShownOffset) -> HeldEdge {
        HeldEdge(
            isEnd: isEnd, shown, isEndHeld: wasHeld, mayBeReached: mayBeReached,
            tolerance: tolerance)
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

    /// A layout that is shown in a viewport.
    init(_ stage: Stage, _ viewport: Viewport) {
        self.init(
            0, viewport, stage.settings.scrollDirection,
            startsAtGreatest: stage.startsAtGreatest(viewport.environment.layoutDirection),
            contentSize: stage.contentSize)
    }

    /// The distance of the content offset from an edge of the content; negative beyond the edge.
    func gap(toEnd isEnd: Bool) -> Double {
        isEnd != startsAtGreatest ? range.greatest - offset : offset - range.least
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
