/// The completions that display frames have to report: rule T7 of docs/semantics.md.
///
/// Each change has its own clock here, even after its movement was merged with other changes.
struct CompletionClocks {
    /// The clocks of the changes that run or are pending, in the order of the changes.
    private var clocks: [Clock] = []
    /// The tags of changes that were ended early (`interrupted`), and of changes that were made
    /// without animation (`applied`).
    private var interrupted: [UInt64] = []
    private var applied: [UInt64] = []
    /// The number of tags in `clocks`, `interrupted` and `applied`.
    private(set) var tagCount = 0
    /// The number of tags at the start of `interrupted` that `takeInterrupted()` has returned.
    private var takenCount = 0
    /// In the last report of completions: the changes that reached their end, in the order of their
    /// end times (`ended`), and the number of changes without animation (`appliedCount`).
    private(set) var ended: [EndedChange] = []
    private(set) var appliedCount = 0

    /// The completion of a change that has reached its end, and the time of the end.
    struct EndedChange: Comparable {
        var completion: Completion
        var time_ns: UInt64

        static func < (left: Self, right: Self) -> Bool { left.time_ns < right.time_ns }
    }

    private struct Clock {
        var animation: Animation
        var tags: [UInt64]
        var isFinished: Bool
        /// The end time, in nanoseconds. Nil: the next display frame begins the change.
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

    /// Returns the tags of the changes that were interrupted since the last call of this function.
    mutating func takeInterrupted() -> ArraySlice<UInt64> {
        let taken = interrupted[takenCount...]
        takenCount = interrupted.count
        return taken
    }

    mutating func interruptAll() {
        for clock in clocks { interrupted += clock.tags }
        clocks.removeAll()
    }

    /// Starts the clocks of all pending changes, in a display frame at `time_ns`.
    mutating func start(at time_ns: UInt64) {
        var index = clocks.count
        while index > 0, clocks[index - 1].end_ns == nil {
            index -= 1
            let animation = clocks[index].animation
            clocks[index].end_ns = animation.end_ns(
                startingAt: animation.start_ns(beginningAt: time_ns))
        }
    }

    /// Whether any change has reached its end or has not begun. If none has, the last end time is
    /// written to `frame`.
    private func isAnyOver(at time_ns: UInt64, _ frame: inout DisplayFrame) -> Bool {
        var last_ns: UInt64 = 0
        for index in clocks.indices {
            guard let end_ns = clocks[index].end_ns, end_ns > time_ns else { return true }
            last_ns = max(last_ns, end_ns)
        }
        frame.transitionEnd_ns = last_ns
        return false
    }

    /// Writes completions to a display frame: of changes that were interrupted, then of changes
    /// that have reached their end, then of changes without animation. Each group is in the order
    /// of the changes. Also writes the last end time of the changes that still run.
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
