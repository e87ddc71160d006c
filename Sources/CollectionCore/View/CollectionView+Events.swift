// Events: rules Q1 to Q9 and V2 to V5 of docs/semantics.md.
extension CollectionView {
    /// The groups of events that the view queues; none at first.
    public var eventMask: EventMask { events.mask }

    /// Sets the groups of events that the view queues from now on. Events that wait stay.
    ///
    /// - Throws: `invalidArgument` for a bit that is no group of events.
    public mutating func setEventMask(_ mask: EventMask) throws(CollectionError) {
        if !mask.isSubset(of: .all) { throw .invalidArgument("event_mask", .outOfRange) }
        let wantsDisplay = !mask.isDisjoint(with: [.display, .sectionDisplay])
        if !wantsDisplay {
            displayed = nil
        } else if displayed == nil {
            var displayed = DisplayedElements()
            displayed.begin(screen.visible, isReloaded: screen.isReloaded, of: snapshot)
            self.displayed = displayed
        } else if !events.wants(.sectionDisplay) {
            displayed?.countSections(of: snapshot)
        }
        events.mask = mask
        events.noteTime(lastTime_ns)
        updatePrefetch()
    }

    /// Takes all events that wait, in order.
    public mutating func nextEvents() -> Events {
        var taken = Events()
        takeEvents(into: &taken)
        return taken
    }

    /// - Parameter taken: Replaced; its storage takes the next events.
    package mutating func takeEvents(into taken: inout Events) { events.take(into: &taken) }

    /// Whether events wait.
    package var hasEvents: Bool { !events.isEmpty }

    /// The time at which the view shows or tells something that depends on time alone; nil if there
    /// is no such time. Rule Q2 of docs/semantics.md.
    public var wakeAt: WakeTime? {
        transitions.isRunning ? .everyFrame : input.wakeAt
    }

    /// The time of events in calls that have no time.
    var lastTime_ns: UInt64 { max(screen.lastTime_ns, input.scroller.time_ns) }

    /// Queues the events of a display frame: those that were due before, those about the elements
    /// that it shows, and completions.
    @inline(never)
    mutating func queueEventsOfDisplayFrame() {
        let time_ns = lastTime_ns
        let completions = screen.frame.completions
        // What input came to stands between what ended before and after it.
        var told = 0
        if input.isUsed { queueNews { $0.queueEnded(from: &told, by: $1) } }
        if !completions.isEmpty { queueEnded(from: &told, by: .max) }
        if input.isUsed { queueOffsets(at: time_ns) }
        if displayed != nil {
            displayed?.queueEvents(of: screen.frame, snapshot, at: time_ns, in: &events)
        }
        if prefetch != nil { stepPrefetch() }
        events.noteTime(time_ns)
        if completions.isEmpty { return }
        for completion in completions.suffix(transitions.appliedCount) {
            queueCompletion(completion, .engine, at: time_ns)
        }
    }

    /// Queues the completions of changes that came to their ends by a time.
    ///
    /// - Parameter told: How many of them were queued before.
    private mutating func queueEnded(from told: inout Int, by time_ns: UInt64) {
        if screen.frame.completions.isEmpty { return }
        while told < transitions.ended.count, transitions.ended[told].time_ns <= time_ns {
            let ended = transitions.ended[told]
            queueCompletion(ended.completion, .engine, at: ended.time_ns)
            told += 1
        }
    }

    /// Queues the completions of changes that other data or another layout ended.
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

    /// Queues the event that the content became empty, or not empty, if it did.
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
