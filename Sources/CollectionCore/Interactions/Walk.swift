/// The progress of a walk through all interactions, in the order of precedence.
///
/// A walk that offers something ends where an interaction uses it. A wish, or a time to which input
/// has not advanced yet, interrupts a walk.
struct Walk {
    /// What the last interaction has answered that was asked.
    private(set) var answer = InputAnswer.passed
    /// The time for which the last interaction waits; nil: none waits.
    private(set) var waits_ns: UInt64?
    private var place = 0
    private var askedCount = 0

    /// Whether the interaction that is visited now is to be asked.
    @inline(__always)
    mutating func asksNext() -> Bool {
        guard case .passed = answer, waits_ns == nil else { return false }
        place += 1
        if place <= askedCount { return false }
        askedCount = place
        return true
    }

    @inline(__always)
    mutating func take(_ answer: InputAnswer) { self.answer = answer }

    /// Interrupts the walk until a time: then the same interaction is asked again.
    mutating func wait(until time_ns: UInt64) {
        waits_ns = time_ns
        askedCount -= 1
    }

    /// The wish that interrupts the walk; nil: none.
    var wish: Wish? {
        guard case .wish(let wish) = answer else { return nil }
        return wish
    }

    /// Goes on after an interruption, from the first interaction; those that have answered are not
    /// asked again.
    mutating func goOn(with answer: InputAnswer = .passed) {
        self.answer = answer
        waits_ns = nil
        place = 0
    }
}

/// Has every interaction take part in a moment.
protocol InteractionVisitor {
    func visit<One: Interaction & ~Copyable>(
        _ one: inout One, _ walk: inout Walk, in scene: inout Scene)
}

/// Asks every interaction something.
protocol InteractionReader {
    mutating func read<One: Interaction & ~Copyable>(
        _ one: borrowing One, in scene: borrowing Scene)
}
