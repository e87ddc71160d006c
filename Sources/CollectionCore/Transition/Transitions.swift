/// The transition of a view that is under way, the one that the next display frame begins, and the
/// completions that the next display frame reports.
struct Transitions {
    private(set) var current: Transition?
    private(set) var pending: PendingTransition?
    /// The transition that a replacement of the layout ended. What disappeared in it is on screen
    /// until the next display frame, and goes on if that begins another transition.
    private var ended: Transition?
    /// The tags of updates that the next display frame reports as interrupted, and as applied.
    var interruptedTags: [UInt64] = []
    var appliedTags: [UInt64] = []

    /// Whether a transition is under way, or begins with the next display frame.
    var isRunning: Bool { pending != nil || current != nil }

    /// Whether everything stands at its place.
    @inline(__always)
    var isStill: Bool { !isRunning && ended == nil }

    /// Whether there is nothing to show or to report.
    @inline(__always)
    var isIdle: Bool { isStill && interruptedTags.isEmpty && appliedTags.isEmpty }

    /// The number of completions that display frames have to report.
    var completionCount: Int {
        let moving = (current?.tags.count ?? 0) + (pending?.tags.count ?? 0)
        return interruptedTags.count + appliedTags.count + moving
    }

    /// What transitions keep counts against the limit on bytes.
    var heldBytes: Int { (current?.past?.heldBytes ?? 0) + (pending?.past?.heldBytes ?? 0) }

    /// Notes what the next display frame is to show of an update that was made.
    ///
    /// - Parameter room: The bytes that transitions may still keep.
    mutating func begin(
        _ animation: Animation, _ update: Transition.PastUpdate, room: Int,
        _ past: Transition.Past?, tags: [UInt64]
    ) {
        interrupt()
        let before = pending == nil ? past : pending?.past
        pending = PendingTransition(
            animation: animation, tags: tags, past: before?.appending(update, room: room))
    }

    /// Notes that the next display frame begins to show another layout.
    ///
    /// - Parameter isCancellation: Whether it goes back to the layout from which an interactive
    ///   transition began.
    mutating func begin(
        _ animation: Animation, _ past: Transition.Past?, _ tag: UInt64,
        isCancellation: Bool = false
    ) {
        interrupt()
        let before = pending == nil ? past : pending?.past
        let begun = PendingTransition(animation: animation, tags: [tag], past: before)
        begun.isCancellation = isCancellation
        pending = begun
    }

    /// Notes what an update that shows at once means for a transition under way.
    ///
    /// - Parameter room: The bytes that transitions may still keep.
    mutating func noteApplied(_ update: Transition.PastUpdate, room: Int) {
        if let pending {
            pending.past = pending.past?.appending(update, room: room)
        } else if let current {
            current.past = current.past?.appending(update, room: room)
        }
    }

    /// Reports what is under way as not finished. What is on screen stays where it is for now.
    mutating func interrupt() {
        if let current {
            interruptedTags += current.tags
            current.tags = []
        }
        if let pending {
            interruptedTags += pending.tags
            pending.tags = []
        }
    }

    /// Reports what is under way as not finished, and has the next display frame show everything at
    /// its place.
    mutating func end() {
        interrupt()
        pending = nil
        if let current {
            current.past = nil
            ended = current
        }
        current = nil
    }

    /// Takes the step of a transition that a display frame shows.
    ///
    /// - Parameter shift: By how much the display frame moves the content offset.
    mutating func step(
        at time_ns: UInt64, shift: Point, in bounds: Rect, _ ownership: ElementOwnership,
        limit: Int
    ) -> TransitionStep {
        var step = TransitionStep()
        step.ownership = ownership
        step.shift = shift
        step.bounds = bounds
        step.limit = limit
        if let pending {
            let start = pending.animation.startTime_ns
            current = Transition(
                pending, start_ns: start == 0 ? time_ns : min(start, time_ns),
                after: current ?? ended)
            self.pending = nil
            step.isBeginning = true
        }
        ended = nil
        if let current {
            current.past?.move(by: shift)
            step.isRunning = time_ns < current.end_ns
            step.progress = step.isRunning ? current.progress(at: time_ns) : 1
        }
        return step
    }

    /// Reports the updates that are complete with a display frame: rule T7 of docs/semantics.md.
    mutating func reportCompletions(_ step: TransitionStep, to frame: inout DisplayFrame) {
        if !frame.completions.isEmpty { frame.completions.removeAll(keepingCapacity: true) }
        frame.transitionEnd_ns = step.isRunning ? current?.end_ns : nil
        for tag in interruptedTags {
            frame.completions.append(Completion(tag: tag, isFinished: false))
        }
        if !step.isRunning, let ended = current {
            for tag in ended.tags {
                frame.completions.append(
                    Completion(tag: tag, isFinished: !ended.isCancellation))
            }
            current = nil
        }
        for tag in appliedTags {
            frame.completions.append(Completion(tag: tag, isFinished: true))
        }
        interruptedTags.removeAll(keepingCapacity: true)
        appliedTags.removeAll(keepingCapacity: true)
    }
}
