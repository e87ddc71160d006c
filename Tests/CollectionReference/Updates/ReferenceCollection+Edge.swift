import CollectionCore

/// A layout in bounds, and how far it can be scrolled there (D8, F3).
struct EdgeView {
    var layout: Layout
    var bounds: Rect
    var environment: Environment
    var content: Size
    var shortContent: ShortContent

    private var directions: Directions { Directions(layout) }
    private var insets: (start: Double, end: Double) { directions.main(environment.contentInset) }

    var offset: Double { directions.main(bounds).start }
    var least: Double { range.lowerBound }
    var greatest: Double { range.upperBound }

    private var range: ClosedRange<Double> {
        offsets(
            directions.main(content), insets, directions.main(bounds.size),
            standsAtEnd: shortContent.isFarEnd(
                layout, environment, isVertical: directions.isVertical))
    }

    /// A13: what is mirrored along the axis starts at the right.
    func isGreatest(isEnd: Bool) -> Bool {
        let startsAtRight = layout.isMirrored(in: environment) && !directions.isVertical
        return isEnd ? !startsAtRight : startsAtRight
    }

    /// How far the offset is from the edge; negative beyond it.
    func gap(isEnd: Bool) -> Double {
        isGreatest(isEnd: isEnd) ? greatest - offset : offset - least
    }

    func isAtEdge(isEnd: Bool) -> Bool {
        greatest == least || gap(isEnd: isEnd) <= (isEnd ? 10 : 0.5)
    }
}

extension ReferenceMoment {
    var edgeView: EdgeView {
        EdgeView(
            layout: presentation.layout, bounds: presentation.bounds,
            environment: presentation.environment, content: contentSize,
            shortContent: presentation.shortContent)
    }
}

extension ReferenceCollection {
    /// D8: at an edge of the content the view stays there; nil where the anchor is another one.
    ///
    /// - Parameter last: The layout as the last display frame had it.
    func edgeAdjustment(_ asked: Rect, _ last: EdgeView) -> Point? {
        let isEnd = anchor == .end
        guard isEnd || anchor == .automatic && wasUpdated, last.isAtEdge(isEnd: isEnd)
        else { return nil }
        var inNewBounds = last
        (inNewBounds.bounds, inNewBounds.environment) = (asked, environment)
        inNewBounds.environment.layoutDirection = last.environment.layoutDirection
        inNewBounds.shortContent = shortContent
        let views = [last, inNewBounds]
        let asks = inNewBounds.offset
        // Whatever is within either is no overscroll.
        let low = min(last.least, inNewBounds.least)
        let high = max(last.greatest, inNewBounds.greatest)
        let inside = min(max(asks, low), high)
        let wasGreatest = last.isGreatest(isEnd: isEnd)
        let gaps = views.map { wasGreatest ? $0.greatest - inside : inside - $0.least }
        let gap = max(gaps[0] < gaps[1] ? gaps[0] : gaps[1], 0)
        if isEnd && gap > max(last.gap(isEnd: true), 0) + 0.5 { return nil }
        let now = EdgeView(
            layout: layout, bounds: asked, environment: environment, content: plainContentSize(),
            shortContent: shortContent)
        let isGreatest = now.isGreatest(isEnd: isEnd)
        let edge = isGreatest ? now.greatest : now.least
        var place = edge
        if !isEnd && gap > 0 {
            // As far from the edge as before; the same number where the edge is the same.
            let nearer = gaps[0] < gaps[1] ? views[0] : views[1]
            let before = wasGreatest ? nearer.greatest : nearer.least
            let isSameWay = wasGreatest == isGreatest && now.isAlong(last)
            place = isSameWay ? inside + (edge - before) : edge + (isGreatest ? -gap : gap)
            place = min(max(place, now.least), now.greatest)
        }
        let directions = Directions(layout)
        if now.isAlong(last) { return directions.point(main: place - inside, cross: 0) }
        let start = -directions.cross(environment.contentInset).start
        return directions.point(
            main: place - directions.main(asked).start, cross: start - asks)
    }
}

extension EdgeView {
    fileprivate func isAlong(_ other: EdgeView) -> Bool {
        directions.isVertical == other.directions.isVertical
    }
}
