import CollectionCore

// M12: places where snap points, or a path, have the content rest.
extension ReferenceCollection {
    /// Where the content rests, or will; nil: that says nobody.
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

    /// Whether it rests there, or is led to rest there.
    var isAtRest: Bool {
        guard let noted = scroller.notedRest, let end = restingPlace else { return false }
        return zip(noted, end).allSatisfy { abs($0 - $1) < 1e-5 }
    }

    /// A person has led it there.
    func noteLedToRest() {
        if lastMoment == nil { return }
        if let end = restingPlace { scroller.notedRest = end }
    }

    /// Where it rested, or was led to rest, it does so still.
    func followRest(_ wasAtRest: Bool) {
        if wasAtRest { settleOnRest(.update) }
        scroller.notedRest = nil
        guard let end = restingPlace else { return }
        let axis = Directions(layout).isVertical ? 1 : 0
        if abs(rest(near: end)[axis] - end[axis]) < 1e-3 { scroller.notedRest = end }
    }

    func settleOnRest(_ origin: EventOrigin) {
        guard let end = restingPlace else { return }
        let rest = rest(near: end)
        let axis = Directions(layout).isVertical ? 1 : 0
        if abs(rest[axis] - end[axis]) < 1e-6 { return }
        scroller.lead(to: rest, origin)
    }
}
