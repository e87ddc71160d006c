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

    var isAtStart: Bool { greatest == least || gap(isEnd: false) <= 0.5 }
}

extension ReferenceMoment {
    var edgeView: EdgeView {
        EdgeView(
            layout: presentation.layout, bounds: presentation.bounds,
            environment: presentation.environment, content: contentSize,
            shortContent: presentation.shortContent)
    }
}

/// What the view knows of the end of its content, if its anchor is the end (D8).
struct ReferenceEnd: Equatable {
    /// Whether the last display frame left the view there.
    var isHeld = false
    /// Whether the last movement led nearer to it.
    var isApproached = false
}

/// How far a view that somebody may have scrolled is from an edge of what was shown.
private struct EdgeDistance {
    /// What is asked for, without overscroll.
    var inside: Double
    /// The nearer one of the edge as it was and the edge in the bounds that are asked for.
    var edge: Double
    /// Both from the edge, not below 0.
    var was: Double
    var now: Double
    var isGreatest: Bool

    /// Below 0: nearer to the edge.
    func movement(within tolerance: Double) -> Double {
        abs(now - was) <= tolerance ? 0 : now - was
    }
}

extension ReferenceCollection {
    /// The host may round; a scroller does not.
    var tolerance: Double { scroller.settings.isEnabled ? 1e-6 : 0.5 }

    private func edgeDistance(_ asked: Rect, _ last: EdgeView, isEnd: Bool) -> EdgeDistance {
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
        let nearer = gaps[0] < gaps[1] ? views[0] : views[1]
        return EdgeDistance(
            inside: inside, edge: wasGreatest ? nearer.greatest : nearer.least,
            was: max(last.gap(isEnd: isEnd), 0), now: max(min(gaps[0], gaps[1]), 0),
            isGreatest: wasGreatest)
    }

    /// Whether the end holds the view, with what somebody has scrolled since.
    private func isEndHeld(_ distance: EdgeDistance) -> Bool {
        if scroller.finger != nil { return false }
        let movement = distance.movement(within: tolerance)
        return movement == 0 ? end.isHeld : movement < 0 && distance.now <= 10
    }

    /// D8: what a display frame leaves of the end.
    ///
    /// - Parameter asked: The bounds that were asked for.
    func noteEnd(_ asked: Rect) {
        if anchor != .end { return }
        let now = EdgeView(
            layout: layout, bounds: bounds, environment: environment, content: shownContentSize,
            shortContent: shortContent)
        let gap = max(now.gap(isEnd: true), 0)
        defer { if now.least == now.greatest { end.isHeld = true } }
        guard !wasDataReplaced, let last = lastMoment?.edgeView else {
            end.isHeld = gap <= 0.5
            return
        }
        let distance = edgeDistance(asked, last, isEnd: true)
        let movement = distance.movement(within: tolerance)
        if movement != 0 { end.isApproached = movement < 0 }
        if scroller.finger != nil {
            end.isHeld = gap <= 0.5 && end.isHeld || gap <= 10 && end.isApproached
        } else if isEndHeld(distance) {
            end.isHeld = gap <= 10
        } else {
            end.isHeld = gap <= 0.5 && movement <= 0 && distance.was > 0.5
        }
    }

    /// As the host sets the anchor.
    func noteEndIsAnchor() {
        guard anchor == .end, !end.isHeld, !wasDataReplaced, let last = lastMoment else { return }
        end.isHeld = last.edgeView.gap(isEnd: true) <= 10
    }

    /// The offset at the start or at the end of what is there now.
    private func edgeOffset(isEnd: Bool, in bounds: Rect) -> Double {
        let now = EdgeView(
            layout: layout, bounds: bounds, environment: environment, content: contentSizeNow(),
            shortContent: shortContent)
        return now.isGreatest(isEnd: isEnd) ? now.greatest : now.least
    }

    /// Where content begins of which nothing was shown; nil: where it is.
    ///
    /// - Parameter isFirst: Whether there was no content before, or nobody has seen it.
    func offsetOfNewContent(in bounds: Rect, isFirst: Bool) -> Double? {
        let isEnd = anchor == .end
        if !isFirst {
            guard isEnd || anchor == .automatic, let last = lastMoment?.edgeView,
                isEnd ? end.isHeld : last.isAtStart,
                edgeDistance(bounds, last, isEnd: isEnd).movement(within: tolerance) == 0
            else { return nil }
        }
        return edgeOffset(isEnd: isEnd, in: bounds)
    }

    /// D8: at an edge of the content the view stays there; nil where the anchor is another one.
    ///
    /// - Parameter last: The layout as the last display frame had it.
    func edgeAdjustment(_ asked: Rect, _ last: EdgeView) -> Point? {
        let isEnd = anchor == .end
        guard isEnd || anchor == .automatic && placeInForce == nil && last.isAtStart
        else { return nil }
        let distance = edgeDistance(asked, last, isEnd: isEnd)
        if isEnd && !isEndHeld(distance) { return nil }
        let now = EdgeView(
            layout: layout, bounds: asked, environment: environment, content: plainContentSize(),
            shortContent: shortContent)
        let isGreatest = now.isGreatest(isEnd: isEnd)
        let edge = isGreatest ? now.greatest : now.least
        var place = edge
        let gap = distance.now
        if !isEnd && gap > 0 {
            // As far from the edge as before; the same number where the edge is the same.
            let isSameWay = distance.isGreatest == isGreatest && now.isAlong(last)
            place =
                isSameWay
                ? distance.inside + (edge - distance.edge) : edge + (isGreatest ? -gap : gap)
            place = min(max(place, now.least), now.greatest)
        }
        let directions = Directions(layout)
        if now.isAlong(last) { return directions.point(main: place - distance.inside, cross: 0) }
        let start = -directions.cross(environment.contentInset).start
        return directions.point(
            main: place - directions.main(asked).start,
            cross: start - Directions(last.layout).main(asked).start)
    }
}

extension EdgeView {
    fileprivate func isAlong(_ other: EdgeView) -> Bool {
        directions.isVertical == other.directions.isVertical
    }
}
