import CollectionCore

/// A scroll gesture on a trackpad, and the momentum after it (U6).
struct ReferenceGesture {
    let began: Pair
    /// Whether the fingers are down.
    var isScrolling = true
    /// All that it has moved so far.
    private var way: Pair = [0, 0]
    private(set) var trail = ReferenceTrail()
    private var hasStretched = false
    /// What came at an edge and moved nothing.
    private var lost: [(axis: Int, distance: Double)] = []

    init(at offset: Pair) { began = offset }

    mutating func note(_ distance: Pair, at time_ns: UInt64) {
        way = [way[0] + distance[0], way[1] + distance[1]]
        trail.note(way, at: time_ns)
    }

    /// What of a distance beyond the edge at which the content stands counts: not the first 10
    /// points of a gesture, which begin anew where the direction changes.
    mutating func pull(_ axis: Int, _ distance: Double) -> Double {
        if hasStretched { return distance }
        if let last = lost.last, last.axis != axis || last.distance * distance < 0 { lost = [] }
        lost.append((axis, distance))
        let sum = lost.reduce(0) { $0 + $1.distance }
        if abs(sum) <= 10 { return 0 }
        hasStretched = true
        return sum < 0 ? sum + 10 : sum - 10
    }
}

/// The axis of the larger part: y, if both are equal.
private func larger(_ distance: Pair) -> Int { abs(distance[0]) > abs(distance[1]) ? 0 : 1 }

// Wheels: U6 and M20.
extension ReferenceScroller {
    /// Whether a wheel moves anything.
    private var hears: Bool { settings.isScrollEnabled && finger == nil }

    mutating func turnWheel(by distance: Pair, isSmooth: Bool) {
        if !hears { return }
        if isSmooth {
            follow(distance)
            return
        }
        stop(.user)
        offset = moved(by: distance)
        if !isInside { letGo([0, 0], to: nil, .user) }
    }

    /// M8: a wheel leads to pages, or to places of rest.
    ///
    /// - Parameter rest: Where turns lead that began at the first place, and end at the second.
    mutating func turnPages(by distance: Pair, isAtOnce: Bool, _ rest: (Pair, Pair) -> Pair) {
        if !hears { return }
        let old = flight?.turns
        let (began, place) = old ?? (offset, offset)
        let turns = (
            began: began,
            place: (0...1).map { clamp(place[$0] + distance[$0], port.range($0)) }
        )
        let velocity = old == nil ? [0, 0] : flight?.velocity ?? [0, 0]
        if old == nil { stop(.user) }
        var next = flight(velocity, to: rest(turns.began, turns.place))
        next.turns = turns
        if !next.isOver && !isAtOnce {
            begin(next, .user)
            return
        }
        offset = next.restingPlace
        if old != nil { stop(.user) }
    }

    /// M8: the page that turns lead to.
    func page(from began: Pair, turnedTo place: Pair) -> Pair {
        (0...1).map { axis in
            ReferencePages(
                port.range(axis), length: pageLength(axis),
                isMirrored: start.isGreatest && start.axis == axis
            ).target(turned: place[axis] - began[axis], from: began[axis])
        }
    }

    /// M8: nothing that a person does leaves the content between pages.
    mutating func settleOnPage() {
        if settings.isPagingEnabled && state == .idle {
            letGo([0, 0], to: page([0, 0], from: offset), .user)
        }
    }

    private mutating func follow(_ distance: Pair) {
        let old = flight.flatMap { $0.isOfWheel ? $0 : nil }
        if old == nil { stop(.user) }
        let target = (0...1).map { axis in
            let range = port.range(axis)
            let start = clamp(old?.target?[axis] ?? offset[axis], range)
            return clamp(start + distance[axis], range)
        }
        var next = ReferenceFlight(
            (0...1).map { axis in
                .smoothed(
                    offset[axis], old?.velocity[axis] ?? 0, to: target[axis], bounds(axis))
            }, start_ns: time_ns)
        (next.target, next.isOfWheel) = (target, true)
        if !next.isOver {
            begin(next, .user)
            return
        }
        offset = target
        if old != nil { stop(.user) }
    }

    /// No farther than the edges; what is beyond one may come back.
    private func moved(by distance: Pair) -> Pair {
        (0...1).map { axis in
            let (old, range) = (offset[axis], port.range(axis))
            let (low, high) = (min(old, range.lowerBound), max(old, range.upperBound))
            return clamp(old + distance[axis], low...high)
        }
    }

    /// The fingers of a gesture move.
    mutating func scroll(by distance: Pair) {
        if !hears { return }
        if gesture?.isScrolling != true {
            stop(.user)
            gesture = ReferenceGesture(at: offset)
            state = .dragging
            tellBeginDragging(at: time_ns)
        }
        gesture?.note(distance, at: time_ns)
        let within = moved(by: distance)
        for axis in 0...1 {
            if !settings.bounces || !scrolls(axis) {
                offset[axis] = within[axis]
            } else {
                pull(axis, distance[axis], isLarger: axis == larger(distance))
            }
        }
        requestRefresh()
    }

    private mutating func pull(_ axis: Int, _ distance: Double, isLarger: Bool) {
        let (range, band) = (port.range(axis), ReferenceRubberBand(length: port.length(axis)))
        let edge = clamp(offset[axis], range)
        if abs(offset[axis] - edge) > 1e-6 {
            let pulled = beside(band.pulled(offset[axis] - edge))
            let left = pulled + distance
            // Back at the edge, but for a rounding.
            if abs(left) < 1e-9 {
                offset[axis] = edge
            } else if left * pulled > 0 {
                offset[axis] = edge + band.shown(left)
            } else {
                offset[axis] = clamp(edge + left, range)
            }
            return
        }
        let place = clamp(edge + distance, range)
        let excess = edge + distance - place
        offset[axis] = place
        if excess == 0 || !isLarger || place != edge { return }
        offset[axis] = place + band.shown(gesture?.pull(axis, excess) ?? 0)
    }

    /// The fingers are lifted, or the host takes the gesture away.
    ///
    /// - Parameter rest: As of `lift`.
    mutating func liftGesture(isCancelled: Bool, _ rest: (Pair, Pair, Pair) -> Pair?) {
        guard let lifted = gesture else { return }
        if isCancelled { gesture = nil } else { gesture?.isScrolling = false }
        state = .idle
        let velocity = isCancelled ? [0, 0] : velocity(of: lifted.trail)
        if let target = rest(proposedRest(velocity), velocity, lifted.began) {
            letGo(velocity, proposed: target, to: target)
            gesture = nil
        } else {
            letGo([0, 0], proposed: (0...1).map { clamp(offset[$0], port.range($0)) }, to: nil)
        }
    }

    mutating func coast(by distance: Pair, isLast: Bool) {
        if !hears { return }
        gesture?.note(distance, at: time_ns)
        guard let gesture, !gesture.isScrolling else { return }
        if distance != [0, 0] {
            if state == .idle {
                state = .decelerating
                tell(.willBeginDecelerating, at: time_ns, .user)
            }
            let axis = larger(distance)
            let isBeyond = !port.range(axis).contains(offset[axis] + distance[axis])
            offset = moved(by: distance)
            if isBeyond && settings.bounces && scrolls(axis) {
                var velocity: Pair = [0, 0]
                let speed = self.velocity(of: gesture.trail)[axis]
                if (speed < 0) == (distance[axis] < 0) { velocity[axis] = speed }
                let next = flight(velocity, to: nil)
                if next.isOver { end(at: time_ns, .user) } else { begin(next, .user) }
                return
            }
        }
        if isLast { endCoasting() }
    }

    mutating func endCoasting() {
        if gesture == nil { return }
        stop(.user)
        gesture = nil
        if !isInside { letGo([0, 0], to: nil, .user) }
    }
}
