import CollectionCore

// M12: places where snap points, or a path, have the content rest.
extension ReferenceCollection {
    /// The offset at which the content rests, or to which it moves; nil: no rule has it rest there.
    private var restingPlace: Pair? {
        let settings = scroller.settings
        let isLed = lead.map { !$0.isOver } ?? false
        if !settings.isEnabled || settings.isPagingEnabled || isLed { return nil }
        if settings.snapPoints == .none && !restsOnPath { return nil }
        switch scroller.state {
        case .idle, .tracking, .decelerating: return scroller.destination
        case .dragging, .animating, .zooming: return nil
        }
    }

    /// M7: snap points, or a path.
    var hasPlacesOfRest: Bool { scroller.settings.snapPoints != .none || restsOnPath }

    private var restsOnPath: Bool { layoutNow().path.map { $0.snaps && $0.step > 0 } ?? false }

    /// The nearest place of rest.
    private func rest(near place: Pair) -> Pair {
        let axis = Directions(layout).isVertical ? 1 : 0
        var rest = place
        if scroller.settings.snapPoints != .none {
            rest[axis] = snapPoint(from: place[axis], 0)
        } else if let path = layoutNow().path {
            let lead = Directions(layout).main(environment.contentInset).start
            rest[axis] = nearest(
                multiples(of: path.step, from: -lead, about: place[axis]), to: place[axis])
        }
        return rest
    }

    /// The content is at a place of rest that was noted, or moves to one.
    var isAtRest: Bool {
        guard let noted = scroller.notedRest, let end = restingPlace else { return false }
        return zip(noted, end).allSatisfy { abs($0 - $1) < 1e-5 }
    }

    /// A person has led the content to a place of rest.
    func noteLedToRest() {
        if lastMoment == nil { return }
        if let end = restingPlace { scroller.notedRest = end }
    }

    /// Content that was at a place of rest, or moved to one, goes to the nearest one.
    func followRest(_ wasAtRest: Bool) {
        if wasAtRest { settleOnRest(.update) }
        scroller.notedRest = nil
        guard let end = restingPlace else { return }
        let axis = Directions(layout).isVertical ? 1 : 0
        if abs(rest(near: end)[axis] - end[axis]) < 1e-3 { scroller.notedRest = end }
    }

    /// M8: what a person has stopped, and lets go of.
    ///
    /// - Returns: Whether there was something.
    @discardableResult
    func settleStopped() -> Bool {
        let stopped = rows.indices.filter { rows[$0].scroller.awaitsRest }
        let isStopped = scroller.awaitsRest
        scroller.awaitsRest = false
        if isStopped && scroller.state == .idle {
            settleOnRest(.user)
            noteLedToRest()
        }
        for row in stopped { settleStopped(row) }
        if !stopped.isEmpty { showRows() }
        return isStopped || !stopped.isEmpty
    }

    func settleOnRest(_ origin: EventOrigin) {
        guard let end = restingPlace else { return }
        let rest = rest(near: end)
        let axis = Directions(layout).isVertical ? 1 : 0
        if abs(rest[axis] - end[axis]) < 1e-6 { return }
        scroller.lead(to: rest, origin)
    }
}
