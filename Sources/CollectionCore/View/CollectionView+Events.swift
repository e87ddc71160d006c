// Events: rules Q1 to Q9 and V2 to V5 of docs/semantics.md.
extension CollectionView {
    /// The groups of events that the view queues; initially none.
    public var eventMask: EventMask { scene.events.mask }

    /// Sets the groups of events that the view queues from now on. Queued events stay queued.
    ///
    /// - Throws: `invalidArgument` for a bit that stands for no group of events.
    public mutating func setEventMask(_ mask: EventMask) throws(CollectionError) {
        if !mask.isSubset(of: .all) { throw .invalidArgument("event_mask", .outOfRange) }
        let wantsDisplay = !mask.isDisjoint(with: [.display, .sectionDisplay])
        if !wantsDisplay {
            displayed = nil
        } else if displayed == nil {
            var displayed = DisplayedElements()
            displayed.begin(
                scene.screen.visible, isReloaded: scene.screen.isReloaded, of: scene.snapshot)
            self.displayed = displayed
        } else if !scene.events.wants(.sectionDisplay) {
            displayed?.countSections(of: scene.snapshot)
        }
        scene.events.mask = mask
        scene.events.noteTime(scene.lastTime_ns)
        prefetch.updatePrefetch(in: &scene)
        viewability.updateViewability(in: &scene)
        if !scene.events.wants(.accessibility) {
            notices = nil
        } else if notices == nil {
            notices = AccessibilityNotices(in: &scene)
        }
    }

    /// Returns all queued events in order, and empties the queue.
    public mutating func nextEvents() -> Events {
        var taken = EventBuffer()
        takeEvents(into: &taken)
        return Events(taken)
    }

    /// - Parameter taken: Replaced by the queued events; the queue reuses its old storage.
    package mutating func takeEvents(into taken: inout EventBuffer) {
        scene.events.take(into: &taken)
    }

    /// Whether the event queue is not empty.
    package var hasEvents: Bool { !scene.events.isEmpty }

    /// The time at which the view changes or reports something without further input; nil: there is
    /// no such time. Rule Q2 of docs/semantics.md.
    public var wakeAt: WakeTime? {
        // Without menu, focus, assistiveFocus, displayed, notices, prefetch: they wait for no time.
        if scene.transitions.isRunning || swipes.isMoving { return .everyFrame }
        var wakeAt = scene.input.wakeAt
        for case let due_ns? in [
            viewability.items?.due_ns, movement.movementDue_ns(in: scene),
            drop.session?.spring?.due_ns,
        ] {
            guard let earlier = wakeAt else {
                wakeAt = .time_ns(due_ns)
                continue
            }
            guard case .time_ns(let time_ns) = earlier else { return earlier }
            wakeAt = .time_ns(min(due_ns, time_ns))
        }
        return wakeAt
    }

    /// Queues the events of a display frame, in the order of `FrameEventStep`.
    mutating func queueEventsOfDisplayFrame() {
        let time_ns = scene.lastTime_ns
        queueEvents(of: .input, at: time_ns)
        queueEvents(of: .viewed, at: time_ns)
        queueEvents(of: .contentOffsets, at: time_ns)
        queueEvents(of: .band, at: time_ns)
        queueEvents(of: .sweep, at: time_ns)
        queueEvents(of: .swipes, at: time_ns)
        queueEvents(of: .dropPlace, at: time_ns)
        queueEvents(of: .movementTarget, at: time_ns)
        queueEvents(of: .elements, at: time_ns)
        queueEvents(of: .prefetches, at: time_ns)
        queueEvents(of: .nearEnd, at: time_ns)
        queueEvents(of: .viewability, at: time_ns)
        queueEvents(of: .applied, at: time_ns)
        queueEvents(of: .notices, at: time_ns)
    }

    @inline(__always)
    private mutating func queueEvents(of step: FrameEventStep, at time_ns: UInt64) {
        // Without menu, assistiveFocus: what they do is told as it is done.
        switch step {
        case .input:
            if scene.screen.frame.completions.isEmpty
                && !(scene.mayHoldItems && movement.session?.due_ns != nil)
            {
                carryOutNews()
            } else {
                carryOutNewsAndEnded()
            }
        case .viewed:
            if viewability.items != nil { viewability.queueViewed(at: time_ns, in: &scene) }
        case .contentOffsets: if scene.input.isUsed { scene.queueOffsets(at: time_ns) }
        case .band: if scene.selection?.band?.untold != nil { scene.tellFollowedBand() }
        case .sweep: if scene.selection?.sweep?.isUntold == true { scene.tellFollowedSweep() }
        case .swipes: if !swipes.rows.isEmpty { swipes.tellSwipes(in: &scene) }
        case .dropPlace:
            if scene.mayHoldItems && drop.session != nil { drop.tellFoundPlace(in: &scene) }
        case .movementTarget: if scene.isMovingItem { movement.tellTarget(in: &scene) }
        case .elements: displayed?.queueEvents(at: time_ns, in: &scene)
        case .prefetches:
            if prefetch.items?.hasNews ?? false {
                prefetch.queuePrefetches(.engine, isOld: false, in: &scene)
            }
        case .nearEnd: if prefetch.nearEnd != nil { prefetch.stepNearEnd(in: &scene) }
        case .viewability:
            if viewability.items != nil { viewability.stepViewability(at: time_ns, in: &scene) }
        case .applied:
            scene.events.noteTime(time_ns)
            if !scene.screen.frame.completions.isEmpty { scene.queueApplied(at: time_ns) }
        case .notices: notices?.queue(focused: focus.focused?.element, at: time_ns, in: &scene)
        }
    }

    /// Queues the events of input, and the completions of changes that ended, in the order of time.
    @inline(never)
    private mutating func carryOutNewsAndEnded() {
        var told = 0
        while let (teller, time_ns) = scene.input.nextTeller() {
            movement.queueDueTarget(from: &told, before: time_ns, in: &scene)
            scene.queueEnded(from: &told, by: time_ns)
            carryOutNews(of: teller)
        }
        movement.queueDueTarget(from: &told, before: .max, in: &scene)
        scene.queueEnded(from: &told, by: .max)
    }
}
