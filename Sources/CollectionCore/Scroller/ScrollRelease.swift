/// The end of a drag, for as long as the host may say where it leads: rule M7 of
/// docs/semantics.md.
struct ScrollRelease {
    /// The number of the event that told of it; 0: the host was not told.
    fileprivate var sequence: UInt64 = 0
}

extension Scroller {
    /// Notes the number of the event that told of the end of a drag; 0: it was not queued.
    mutating func noteRelease(_ sequence: UInt64) {
        if lastRelease != nil { lastRelease?.sequence = sequence }
    }

    /// Whether the host may say where a drag leads.
    var awaitsTarget: Bool { lastRelease.map { $0.sequence != 0 } ?? false }

    /// Whether the host may say where the drag leads of whose end an event told.
    func awaitsTarget(afterEvent sequence: UInt64) -> Bool {
        sequence != 0 && lastRelease?.sequence == sequence
    }

    /// Has the host say no more where a drag leads that ended at rest.
    mutating func forgetReleaseAtRest() { if !isMoving { lastRelease = nil } }
}
