import CollectionCore

/// A pointer that may be held near edges of the bounds (R10), by axis.
struct ReferencePull {
    private var sides: Pair = [0, 0]
    private var since_ns: [UInt64] = [0, 0]
    private var velocity: Pair = [0, 0]

    mutating func follow(
        _ position: Point, from start: Point, _ port: ReferencePort, at time_ns: UInt64
    ) {
        for axis in 0...1 {
            let (length, place, first) = (
                port.length(axis), position.pair[axis], start.pair[axis]
            )
            let zone = min(length / 4, 180)
            var (side, distance, began) = (0.0, 0.0, 0.0)
            if place < zone {
                (side, distance, began) = (-1, place, first)
            } else if length - place < zone {
                (side, distance, began) = (1, length - place, length - first)
            }
            if began < zone && abs(place - first) < zone / 4 { side = 0 }
            if side != sides[axis] { since_ns[axis] = time_ns }
            sides[axis] = side
            let depth = clamp((zone - distance) * 2 / zone, 0...1)
            velocity[axis] = side == 0 || length == 0 ? 0 : side * depth * min(900, 2 * length)
        }
    }

    func flight(of scroller: ReferenceScroller) -> ReferenceFlight {
        var flight = ReferenceFlight(
            (0...1).map { axis in
                let held = Double(scroller.time_ns - since_ns[axis]) / 1e9
                return .pulled(
                    scroller.offset[axis], velocity[axis], held: held, scroller.bounds(axis))
            }, start_ns: scroller.time_ns)
        flight.isOfPull = true
        return flight
    }
}

extension ReferenceScroller {
    var isPulled: Bool { flight?.isOfPull == true }

    mutating func pull(to position: Point, from start: Point) {
        guard settings.isEnabled, settings.isScrollEnabled, finger == nil else { return endPull() }
        var pull = pull ?? ReferencePull()
        pull.follow(position, from: start, port, at: time_ns)
        self.pull = pull
        let next = pull.flight(of: self)
        if next.isOver {
            if isPulled { endPulling() }
            return
        }
        if !isPulled {
            loseFinger(.user)
            stop(.user)
        }
        goOn(next)
    }

    mutating func endPull() {
        pull = nil
        if isPulled { endPulling() }
    }

    private mutating func endPulling() {
        stop(.user)
        settle(isStopped: true)
    }

    mutating func pullOn() {
        guard let next = pull?.flight(of: self) else { return }
        if next.isOver { endPulling() } else { goOn(next) }
    }

    private mutating func goOn(_ next: ReferenceFlight) {
        (flight, state, gesture) = (next, .animating, nil)
    }
}
