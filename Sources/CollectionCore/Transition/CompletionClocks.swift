/// The completions that display frames have to report: rule T7 of docs/semantics.md.
///
/// Each change has a clock of its own, whatever becomes of its movement.
struct CompletionClocks {
    /// Of changes that run or are to begin, in order.
    private var clocks: [Clock] = []
    /// The tags of changes that were ended, and of those that were shown at once.
    private var interrupted: [UInt64] = []
    private var applied: [UInt64] = []
    /// Of all of these.
    private(set) var tagCount = 0
    /// The number of tags of ended changes that were taken.
    private var takenCount = 0
    /// What the last report tells of changes that reached their end, in the order of the ends, and
    /// how many it tells of that were shown at once.
    private(set) var ended: [EndedChange] = []
    private(set) var appliedCount = 0

    /// That a change has reached its end.
    struct EndedChange: Comparable {
        var completion: Completion
        var time_ns: UInt64

        static func < (left: Self, right: Self) -> Bool { left.time_ns < right.time_ns }
    }

    private struct Clock {
        var animation: Animation
        var tags: [UInt64]
        var isFinished: Bool
        /// Nil: the next display frame begins the change.
        var end_ns: UInt64?
    }

    var isEmpty: Bool { tagCount == 0 && clocks.isEmpty }

    mutating func begin(_ animation: Animation, tags: [UInt64], isFinished: Bool = true) {
        clocks.append(Clock(animation: animation, tags: tags, isFinished: isFinished))
        tagCount += tags.count
    }

    mutating func apply(_ tag: UInt64) {
        applied.append(tag)
        tagCount += 1
    }

    mutating func interrupt(_ tag: UInt64) {
        interrupted.append(tag)
        tagCount += 1
    }

    /// Returns the tags of changes that were ended since this was asked last.
    mutating func takeInterrupted() -> ArraySlice<UInt64> {
        let taken = interrupted[takenCount...]
        takenCount = interrupted.count
        return taken
    }

    mutating func interruptAll() {
        for clock in clocks { interrupted += clock.tags }
        clocks.removeAll()
    }

    /// A display frame begins all that is to begin.
    mutating func start(at time_ns: UInt64) {
        var index = clocks.count
        while index > 0, clocks[index - 1].end_ns == nil {
            index -= 1
            let animation = clocks[index].animation
            clocks[index].end_ns = animation.end_ns(
                startingAt: animation.start_ns(beginningAt: time_ns))
        }
    }

    /// Whether a change reaches its end; otherwise the last end is told.
    private func isAnyOver(at time_ns: UInt64, _ frame: inout DisplayFrame) -> Bool {
        var last_ns: UInt64 = 0
        for index in clocks.indices {
            guard let end_ns = clocks[index].end_ns, end_ns > time_ns else { return true }
            last_ns = max(last_ns, end_ns)
        }
        frame.transitionEnd_ns = last_ns
        return false
    }

    /// Reports those that are complete: those that were ended, those that reached their end, and
    /// those that were shown at once, each in the order of the changes.
    mutating func report(at time_ns: UInt64, to frame: inout DisplayFrame) {
        if !frame.completions.isEmpty { frame.completions.removeAll(keepingCapacity: true) }
        frame.transitionEnd_ns = nil
        if isEmpty { return }
        if interrupted.isEmpty && applied.isEmpty && !isAnyOver(at: time_ns, &frame) { return }
        for tag in interrupted {
            frame.completions.append(Completion(tag: tag, isFinished: false))
        }
        var kept = 0
        ended.removeAll(keepingCapacity: true)
        for clock in clocks {
            guard let end_ns = clock.end_ns, end_ns <= time_ns else {
                frame.transitionEnd_ns = max(frame.transitionEnd_ns ?? 0, clock.end_ns ?? 0)
                clocks[kept] = clock
                kept += 1
                continue
            }
            for tag in clock.tags {
                let completion = Completion(tag: tag, isFinished: clock.isFinished)
                frame.completions.append(completion)
                ended.append(EndedChange(completion: completion, time_ns: end_ns))
            }
        }
        clocks.removeLast(clocks.count - kept)
        ended.sortAscending()
        (appliedCount, takenCount) = (applied.count, 0)
        for tag in applied { frame.completions.append(Completion(tag: tag, isFinished: true)) }
        interrupted.removeAll(keepingCapacity: true)
        applied.removeAll(keepingCapacity: true)
        tagCount -= frame.completions.count
    }
}
