// Motions that lead to an element: rule M22 of docs/semantics.md.
extension Scroller {
    /// Whether the motion that runs leads to an element.
    var isAimed: Bool { isMoving && motion.isAimed }

    /// Whether the motion that runs leads to an element, and its time is over.
    var isAtAim: Bool { isAimed && motion.isOver(at: time_ns) }

    /// Whether the motion that runs may go on as one that leads to an element: every motion but
    /// those that end at a page, and that of a pointer held near an edge.
    var mayBeAimed: Bool {
        isMoving && !motion.isOfPull && (motion.isAimed || !configuration.isPagingEnabled)
    }

    /// Moves to the place of an element. The motion ends with `arrive`.
    mutating func aim(at target: Point, isAnimated: Bool) {
        let wasMoving = isMoving && motion.isStarted
        let velocity = wasMoving ? velocity : .zero
        stop(.program)
        cancelDrag()
        (beginning, state) = (nil, .animating)
        if isAnimated {
            animate(velocity, to: target, start_ns: wasMoving ? time_ns : nil)
        } else {
            offset = target
            animate(.zero, to: target, start_ns: nil, in: 0)
        }
        noteAim(true)
    }

    /// Leads the motion to another target, from its present place with its velocity, in the time
    /// that is left.
    mutating func lead(to target: Point) {
        if target.isAbout(motion.end) { return }
        if !motion.isStarted {
            animate(.zero, to: target, start_ns: nil)
        } else {
            let left_ns = motion.isOver(at: time_ns) ? 0 : motion.end_ns - time_ns
            animate(velocity, to: target, start_ns: time_ns, in: Double(left_ns) / 1e9)
        }
        noteAim(true)
    }

    /// Has the motion end by itself, because the element is gone.
    mutating func forgetAim() {
        lead(to: port.clamped(motion.end))
        noteAim(false)
    }

    /// Ends the motion, because the element stands where it should.
    mutating func arrive() { endMotion(at: time_ns, .engine) }
}
