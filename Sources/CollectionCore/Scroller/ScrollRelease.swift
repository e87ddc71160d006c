/// The end of a drag, while the host may name another target: rule M7 of docs/semantics.md.
struct ScrollRelease {
    /// The number of the event that reported the end of the drag; 0: no event was queued.
    fileprivate var sequence: UInt64 = 0
}

extension Scroller {
    /// Stores the number of the event that reported the end of a drag; 0: no event was queued.
    mutating func noteRelease(_ sequence: UInt64) {
        if lastRelease != nil { lastRelease?.sequence = sequence }
    }

    /// Whether the host may name another target for the last drag.
    var awaitsTarget: Bool { lastRelease.map { $0.sequence != 0 } ?? false }

    /// Whether the host may name another target for the drag whose end an event reported.
    func awaitsTarget(afterEvent sequence: UInt64) -> Bool {
        sequence != 0 && lastRelease?.sequence == sequence
    }

    /// Ends the time in which the host may name another target, for a drag that ended at rest.
    mutating func forgetReleaseAtRest() { if !isMoving { lastRelease = nil } }
}
