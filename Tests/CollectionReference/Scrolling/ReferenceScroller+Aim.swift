import CollectionCore

// M22.
extension ReferenceScroller {
    var isAimed: Bool { flight?.isAimed ?? false }
    var isAtAim: Bool { isAimed && flight?.end_ns != nil }

    mutating func aim(at target: Pair, isAnimated: Bool) {
        let hasBegun = flight?.start_ns != nil
        let velocity = hasBegun ? flight?.velocity ?? [0, 0] : [0, 0]
        stop(.program)
        leaveBeginning()
        loseFinger()
        state = .animating
        if isAnimated {
            fly(velocity, to: target, in: 0.3, start_ns: hasBegun ? time_ns : nil)
        } else {
            offset = target
            fly([0, 0], to: target, in: 0, start_ns: nil)
        }
    }

    /// N7: a motion at whose end an element is seen leads to that element from then on, unless it
    /// leads to a page or follows a pointer at an edge.
    ///
    /// - Returns: Whether it does.
    mutating func goesOnToElement() -> Bool {
        guard let flight, !isPulled else { return false }
        if !flight.isAimed && settings.isPagingEnabled { return false }
        self.flight?.isAimed = true
        return true
    }

    /// To another place in the time that is left.
    mutating func lead(to target: Pair) {
        guard let flight else { return }
        let end = flight.restingPlace
        if abs(end[0] - target[0]) < 1e-6 && abs(end[1] - target[1]) < 1e-6 { return }
        guard let start_ns = flight.start_ns else {
            fly([0, 0], to: target, in: 0.3, start_ns: nil)
            return
        }
        let left = flight.isOver ? 0 : flight.length - Double(time_ns - start_ns) / 1e9
        fly(flight.velocity, to: target, in: left, start_ns: time_ns)
    }

    private mutating func fly(
        _ velocity: Pair, to target: Pair, in seconds: Double, start_ns: UInt64?
    ) {
        var next = ReferenceFlight(
            (0...1).map { .animated(offset[$0], velocity[$0], to: target[$0], in: seconds) },
            start_ns: start_ns)
        next.isAimed = true
        flight = next
    }

    mutating func forgetAim() {
        guard let end = flight?.restingPlace else { return }
        lead(to: (0...1).map { clamp(end[$0], port.range($0)) })
        flight?.isAimed = false
    }
}
