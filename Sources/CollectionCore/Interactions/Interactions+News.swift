// Events that result from input, and what presses do: rules M15, U7 and U9 of docs/semantics.md.
extension Interactions {
    /// Acts on the results of samples, keys or time, and queues the events of new content offsets
    /// after all other events.
    mutating func settleInput(in scene: inout Scene) {
        carryOutNews(in: &scene)
        scene.queueInput()
    }

    /// Queues the events of presses and scrollers in the order of time, and acts on each press
    /// after its event. At equal times, events of presses come first, because a drag cancels a
    /// press, and events of sections come last.
    ///
    /// No other function acts on presses: moving a call of this function changes the moment at
    /// which taps select.
    @inline(__always)
    mutating func carryOutNews(in scene: inout Scene) {
        if scene.input.hasNews { carryOutAllNews(in: &scene) }
    }

    @inline(never)
    mutating func carryOutAllNews(in scene: inout Scene) {
        while let (teller, _) = scene.input.nextTeller() { carryOutNews(of: teller, in: &scene) }
    }

    @inline(never)
    mutating func carryOutNews(of teller: Input.Teller, in scene: inout Scene) {
        if case .press = teller {
            carryOut(scene.queuePress(), in: &scene)
        } else {
            scene.queueNews(of: teller)
        }
    }

    /// Queues the events of input, and the completions of changes that ended, in the order of time.
    @inline(never)
    mutating func carryOutNewsAndEnded(in scene: inout Scene) {
        var told = 0
        while let (teller, time_ns) = scene.input.nextTeller() {
            movement.queueDueTarget(from: &told, before: time_ns, in: &scene)
            scene.queueEnded(from: &told, by: time_ns)
            carryOutNews(of: teller, in: &scene)
        }
        movement.queueDueTarget(from: &told, before: .max, in: &scene)
        scene.queueEnded(from: &told, by: .max)
    }

    /// Acts on a press: a tap moves focus and selects; a long press picks up an item, asks for a
    /// menu, drags or selects. No other function acts on presses.
    ///
    /// - Parameter event: The event of the press, which is queued already.
    mutating func carryOut(_ event: Event, in scene: inout Scene) {
        switch event.kind {
        case .tap:
            guard let tap = scene.input.press.tap else { return }
            if focus.isUsed { focus.focusByTap(tap, in: &scene) }
            scene.selectByTap(tap, event)
        case .longPressBegan:
            actOnLongPress(in: &scene)
            movement.tellPressedMovement(event, in: &scene)
            menu.tellPressedMenu(event, in: &scene)
            guard let outcome = scene.selection?.longPress else { return }
            scene.selection?.longPress = nil
            scene.tell(outcome, at: event.time_ns, cause: event.cause)
            scene.settleSelection(.tap, .user, at: event.time_ns, cause: event.cause)
        default: break
        }
    }

    /// Acts on a long press: it moves the item, or else asks for a menu, or else drags the item, or
    /// else selects the item.
    mutating func actOnLongPress(in scene: inout Scene) {
        guard let press = scene.input.press.takeLongPress() else { return }
        if !moveByLongPress(press, in: &scene) && !menu.requestMenu(by: press, in: &scene)
            && !(drop.dragsByLongPress(press.element, in: scene)
                && beginDrag(by: press, in: &scene))
        {
            scene.selectByLongPress(press)
        }
    }
}
