extension CollectionView {
    /// Whether a change that would last so long takes time. Before the first display frame there is
    /// nothing to be seen of it.
    func isAnimated(_ duration_ns: UInt64) -> Bool {
        duration_ns > 0 && !environment.reducesMotion && frame.sequence > 0
            && !isReloaded
    }

    /// How everything is before an update: copies share their storage.
    mutating func pastNow() -> Transition.Past? {
        // A layout of the host's own would be prepared for data that it is not to be told of.
        if !isCustomCurrent() { return nil }
        // Whatever was asked before: questions lay out, too.
        if interactive != nil || !isLaidOut(for: bounds) { try? prepare(bounds) }
        if stage.needsLayout { return nil }
        return Transition.Past(layout: layoutNow())
    }

    /// Notes what the next display frame is to show of an update that was made.
    mutating func begin(
        _ animation: Animation, _ plan: UpdatePlan, releasedBytes: Int,
        _ past: Transition.Past?, _ tag: UInt64, innerTags: [UInt64]
    ) {
        let update = Transition.PastUpdate(plan, isAnimated: true, releasedBytes: releasedBytes)
        let room = limits.dataBytes - heldBytes
        interruptTransition()
        let before = pendingTransition == nil ? past : pendingTransition?.past
        pendingTransition = PendingTransition(
            animation: animation, tags: [tag] + innerTags,
            past: before?.appending(update, room: room))
    }

    /// Notes an update that is to be seen at once, and what it means for a transition under way.
    mutating func noteApplied(
        _ plan: UpdatePlan, releasedBytes: Int, _ tag: UInt64, innerTags: [UInt64]
    ) {
        appliedTags.append(tag)
        if !innerTags.isEmpty { appliedTags += innerTags }
        if pendingTransition == nil && transition == nil { return }
        let update = Transition.PastUpdate(plan, isAnimated: false, releasedBytes: releasedBytes)
        let room = limits.dataBytes - heldBytes
        if let pendingTransition {
            pendingTransition.past = pendingTransition.past?.appending(update, room: room)
        } else if let transition {
            transition.past = transition.past?.appending(update, room: room)
        }
    }

    /// Notes that the next display frame begins to show another layout.
    mutating func begin(_ animation: Animation, _ past: Transition.Past?, _ tag: UInt64) {
        interruptTransition()
        let before = pendingTransition == nil ? past : pendingTransition?.past
        pendingTransition = PendingTransition(animation: animation, tags: [tag], past: before)
    }

    /// Reports what is under way as not finished. What is on screen stays where it is for now.
    mutating func interruptTransition() {
        if let transition {
            interruptedTags += transition.tags
            transition.tags = []
        }
        if let pendingTransition {
            interruptedTags += pendingTransition.tags
            pendingTransition.tags = []
        }
    }

    /// The same, and shows everything at its place in the next display frame.
    mutating func endTransition() {
        interruptTransition()
        pendingTransition = nil
        if let transition {
            transition.past = nil
            endedTransition = transition
        }
        transition = nil
    }

    /// What of a transition this display frame is to show.
    ///
    /// - Parameter shift: By how much it moves the content offset.
    mutating func transitionStep(at time_ns: UInt64, shift: Point) -> TransitionStep {
        var step = TransitionStep()
        step.ownership = ownership
        step.shift = shift
        step.bounds = bounds
        step.limit = limits.elementCount
        if let pending = pendingTransition {
            let start = pending.animation.startTime_ns
            transition = Transition(
                pending, start_ns: start == 0 ? time_ns : min(start, time_ns),
                after: transition ?? endedTransition)
            pendingTransition = nil
            step.isBeginning = true
        }
        endedTransition = nil
        if let transition {
            transition.past?.move(by: shift)
            step.isRunning = time_ns < transition.end_ns
            step.progress = step.isRunning ? transition.progress(at: time_ns) : 1
        }
        return step
    }

    /// The updates that are complete with this display frame: rule T7 of docs/semantics.md.
    mutating func reportCompletions(_ step: TransitionStep) {
        if !frame.completions.isEmpty { frame.completions.removeAll(keepingCapacity: true) }
        frame.transitionEnd_ns = step.isRunning ? transition?.end_ns : nil
        for tag in interruptedTags {
            frame.completions.append(Completion(tag: tag, isFinished: false))
        }
        if !step.isRunning, let ended = transition {
            for tag in ended.tags {
                frame.completions.append(
                    Completion(tag: tag, isFinished: !ended.isCancellation))
            }
            transition = nil
        }
        for tag in appliedTags {
            frame.completions.append(Completion(tag: tag, isFinished: true))
        }
        interruptedTags.removeAll(keepingCapacity: true)
        appliedTags.removeAll(keepingCapacity: true)
    }
}
