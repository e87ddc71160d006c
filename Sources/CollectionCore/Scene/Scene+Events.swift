// Events: rules Q1 to Q9 and V2 to V5 of docs/semantics.md.
extension Scene {
    /// The time of events that are queued by calls without a time parameter, in nanoseconds.
    var lastTime_ns: UInt64 { max(screen.lastTime_ns, input.scroller.time_ns) }

    /// Returns an event of a call without a time parameter, or of the input that is carried out.
    @inline(never)
    func newEvent(_ kind: EventKind, _ origin: EventOrigin) -> Event {
        var event = Event(kind, at: lastTime_ns)
        (event.origin, event.cause) = (origin, input.cause)
        return event
    }

    /// Queues the completions of changes that were applied without animation.
    @inline(never)
    mutating func queueApplied(at time_ns: UInt64) {
        for completion in screen.frame.completions.suffix(transitions.appliedCount) {
            queueCompletion(completion, .engine, at: time_ns)
        }
    }

    /// Queues the completions of animated changes that ended at or before `time_ns`.
    ///
    /// - Parameter told: The number of elements of `transitions.ended` whose completions are
    ///   queued.
    mutating func queueEnded(from told: inout Int, by time_ns: UInt64) {
        if screen.frame.completions.isEmpty { return }
        while told < transitions.ended.count, transitions.ended[told].time_ns <= time_ns {
            let ended = transitions.ended[told]
            queueCompletion(ended.completion, .engine, at: ended.time_ns)
            told += 1
        }
    }

    /// Queues the unfinished completions of changes that new data or a new layout interrupted.
    mutating func queueInterruptions() {
        for tag in transitions.takeInterrupted() {
            queueCompletion(Completion(tag: tag, isFinished: false), .update, at: lastTime_ns)
        }
    }

    private mutating func queueCompletion(
        _ completion: Completion, _ origin: EventOrigin, at time_ns: UInt64
    ) {
        var event = Event(.completion, at: time_ns)
        event.origin = origin
        event.value = completion.tag
        event.otherValue = completion.isFinished ? 1 : 0
        events.append(event)
    }

    /// Queues an event if the content became empty or stopped being empty.
    ///
    /// - Parameter countBefore: The number of items before the data changed.
    mutating func queueContentEvent(countBefore: Int) {
        let isEmpty = stage.dataSource.itemCount == 0
        if isEmpty == (countBefore == 0) { return }
        var event = Event(isEmpty ? .contentBecameEmpty : .contentBecameNotEmpty, at: lastTime_ns)
        event.origin = .update
        events.append(event)
    }
}
