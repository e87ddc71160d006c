// Events of display frames, and the next wake time: rules Q2 and Q3 of docs/semantics.md.
extension Interactions {
    /// Queues the events of a display frame, or drops what only those events need.
    @inline(never)
    mutating func tellOfDisplayFrame(in scene: inout Scene, _ observers: inout Observers) {
        if scene.events.mask != [] {
            queueEventsOfDisplayFrame(in: &scene, &observers)
        } else {
            scene.input.forgetNews()
            scene.input.removeIdleSections()
            forEach(EventForgetting(), in: &scene)
        }
        if !scene.mayHoldItems { return }
        scene.mayHoldItems = false
        forEach(DisplayFrameEnd(), in: &scene)
    }

    /// Acts on the presses that are due by a display frame, and queues the events of input.
    mutating func tellOfInput(in scene: inout Scene) {
        if scene.events.mask != [] {
            queueEventsOfInput(in: &scene)
        } else {
            while scene.input.press.nextNews_ns != nil { carryOutNews(of: .press, in: &scene) }
        }
    }

    private mutating func queueEventsOfInput(in scene: inout Scene) {
        if scene.screen.frame.completions.isEmpty
            && !(scene.mayHoldItems && movement.session?.due_ns != nil)
        {
            carryOutNews(in: &scene)
        } else {
            carryOutNewsAndEnded(in: &scene)
        }
    }

    /// Queues the events of a display frame, in the order of `FrameEventStep`.
    mutating func queueEventsOfDisplayFrame(in scene: inout Scene, _ observers: inout Observers) {
        let time_ns = scene.lastTime_ns
        queueEvents(of: .input, at: time_ns, in: &scene, &observers)
        queueEvents(of: .viewed, at: time_ns, in: &scene, &observers)
        queueEvents(of: .contentOffsets, at: time_ns, in: &scene, &observers)
        queueEvents(of: .band, at: time_ns, in: &scene, &observers)
        queueEvents(of: .sweep, at: time_ns, in: &scene, &observers)
        queueEvents(of: .swipes, at: time_ns, in: &scene, &observers)
        queueEvents(of: .dropPlace, at: time_ns, in: &scene, &observers)
        queueEvents(of: .movementTarget, at: time_ns, in: &scene, &observers)
        queueEvents(of: .elements, at: time_ns, in: &scene, &observers)
        queueEvents(of: .prefetches, at: time_ns, in: &scene, &observers)
        queueEvents(of: .nearEdges, at: time_ns, in: &scene, &observers)
        queueEvents(of: .viewability, at: time_ns, in: &scene, &observers)
        queueEvents(of: .applied, at: time_ns, in: &scene, &observers)
        queueEvents(of: .notices, at: time_ns, in: &scene, &observers)
    }

    @inline(__always)
    mutating func queueEvents(
        of step: FrameEventStep, at time_ns: UInt64, in scene: inout Scene,
        _ observers: inout Observers
    ) {
        // Without menu, assistiveFocus: their events are queued at once. Without review: it has
        // diagnostics, no events.
        switch step {
        case .input:
            // Where the view has input, `tellOfInput` has queued them.
            if !scene.input.isUsed { queueEventsOfInput(in: &scene) }
        case .viewed:
            if observers.viewability.items != nil {
                observers.viewability.queueViewed(at: time_ns, in: &scene)
            }
        case .contentOffsets: if scene.input.isUsed { scene.queueOffsets(at: time_ns) }
        case .band: if scene.selection?.band?.untold != nil { scene.tellFollowedBand() }
        case .sweep: if scene.selection?.sweep?.isUntold == true { scene.tellFollowedSweep() }
        case .swipes: if !swipes.rows.isEmpty { swipes.tellSwipes(in: &scene) }
        case .dropPlace:
            if scene.mayHoldItems && drop.session != nil { drop.tellFoundPlace(in: &scene) }
        case .movementTarget: if scene.isMovingItem { movement.tellTarget(in: &scene) }
        case .elements: observers.displayed.elements?.queueEvents(at: time_ns, in: &scene)
        case .prefetches:
            if observers.prefetch.items?.hasNews ?? false {
                observers.prefetch.queuePrefetches(.engine, isOld: false, in: &scene)
            }
        case .nearEdges:
            if observers.prefetch.nearEnd != nil || observers.prefetch.nearStart != nil {
                observers.prefetch.stepNearEdges(in: &scene)
            }
        case .viewability:
            if observers.viewability.items != nil {
                observers.viewability.stepViewability(at: time_ns, in: &scene)
            }
        case .applied:
            scene.events.noteTime(time_ns)
            if !scene.screen.frame.completions.isEmpty { scene.queueApplied(at: time_ns) }
        case .notices:
            observers.accessibility.notices?.queue(
                focused: focus.focused?.element, at: time_ns, in: &scene)
        }
    }
}

private struct EventForgetting: InteractionVisitor {
    func visit<One: Interaction & ~Copyable>(
        _ one: inout One, _ walk: inout Walk, in scene: inout Scene
    ) {
        one.forgetEvents(in: &scene)
    }
}

private struct DisplayFrameEnd: InteractionVisitor {
    func visit<One: Interaction & ~Copyable>(
        _ one: inout One, _ walk: inout Walk, in scene: inout Scene
    ) {
        one.endDisplayFrame(in: &scene)
    }
}
