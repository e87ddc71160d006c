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
        updateViewability()
        beginNotices()
    }

    /// Takes all events that wait, in order.
    public mutating func nextEvents() -> Events {
        var taken = EventBuffer()
        takeEvents(into: &taken)
        return Events(taken)
    }

    /// - Parameter taken: Replaced; its storage takes the next events.
    package mutating func takeEvents(into taken: inout EventBuffer) { events.take(into: &taken) }

    /// Whether events wait.
    package var hasEvents: Bool { !events.isEmpty }

    /// The time at which the view shows or tells something that depends on time alone; nil if there
    /// is no such time. Rule Q2 of docs/semantics.md.
    public var wakeAt: WakeTime? {
        if transitions.isRunning || swipes.isMoving { return .everyFrame }
        var wakeAt = input.wakeAt
        for case let due_ns? in [viewability?.due_ns, movementDue_ns, drop?.spring?.due_ns] {
            guard let earlier = wakeAt else {
                wakeAt = .time_ns(due_ns)
                continue
            }
            guard case .time_ns(let time_ns) = earlier else { return earlier }
            wakeAt = .time_ns(min(due_ns, time_ns))
        }
        return wakeAt
    }

    /// The time of events in calls that have no time.
    var lastTime_ns: UInt64 { max(screen.lastTime_ns, input.scroller.time_ns) }

    /// Queues the events of a display frame: those that were due before, those about the elements
    /// that it shows, and completions.
    @inline(__always)
    mutating func queueEventsOfDisplayFrame() {
        let time_ns = lastTime_ns
        if screen.frame.completions.isEmpty && !(mayHoldItems && movement?.due_ns != nil) {
            carryOutNews()
        } else {
            carryOutNewsAndEnded()
        }
        if viewability != nil { queueViewed(at: time_ns) }
        if input.isUsed { queueOffsets(at: time_ns) }
        if selection?.band?.untold != nil { tellFollowedBand() }
        if selection?.sweep?.isUntold == true { tellFollowedSweep() }
        if !swipes.rows.isEmpty { tellSwipes() }
        if mayHoldItems {
            if drop != nil { tellFoundPlace() }
            if isMovingItem { tellTarget() }
        }
        if displayed != nil { queueDisplayEvents(at: time_ns) }
        if prefetch?.hasNews ?? false { queuePrefetches(.engine, isOld: false) }
        if nearEnd != nil { stepNearEnd() }
        if viewability != nil { stepViewability(at: time_ns) }
        events.noteTime(time_ns)
        if !screen.frame.completions.isEmpty { queueApplied(at: time_ns) }
        if notices != nil { queueNotices(at: time_ns) }
    }

    @inline(__always)
    private mutating func queueDisplayEvents(at time_ns: UInt64) {
        let hasChanged = displayed?.step(
            to: screen.frame.elements, removing: screen.frame.removedViews)
        if hasChanged != true { return }
        if let snapshot { displayed?.findIdentifiers(in: snapshot) }
        displayed?.queueEvents(at: time_ns, in: &events)
    }

    /// Queues what input came to between what ended before and after it.
    @inline(never)
    private mutating func carryOutNewsAndEnded() {
        var told = 0
        while let (teller, time_ns) = input.nextTeller() {
            queueDueTarget(from: &told, before: time_ns)
            queueEnded(from: &told, by: time_ns)
            carryOutNews(of: teller)
        }
        queueDueTarget(from: &told, before: .max)
        queueEnded(from: &told, by: .max)
    }

    /// Queues the target that others have made room for, behind what ended by then.
    private mutating func queueDueTarget(from told: inout Int, before time_ns: UInt64) {
        guard let due_ns = movement?.due_ns, due_ns < time_ns else { return }
        queueEnded(from: &told, by: due_ns)
        tellTarget()
    }

    /// Queues the completions of changes that were applied at once.
    @inline(never)
    private mutating func queueApplied(at time_ns: UInt64) {
        for completion in screen.frame.completions.suffix(transitions.appliedCount) {
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
