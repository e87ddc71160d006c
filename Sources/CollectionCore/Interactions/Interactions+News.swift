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
        while true {
            while let (teller, _) = scene.input.nextTeller() {
                carryOutNews(of: teller, in: &scene)
            }
            if !scene.input.awaitsRest { return }
            scene.settleStopped()
        }
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
            forEach(TapNote(tap: tap, event: event), in: &scene)
        case .longPressBegan:
            actOnLongPress(in: &scene)
            forEach(LongPressNote(event: event), in: &scene)
        default: break
        }
    }

    /// Acts on a long press: the first interaction that wants the item gets it.
    @_optimize(size)
    private mutating func actOnLongPress(in scene: inout Scene) {
        guard let press = scene.input.press.takeLongPress() else { return }
        var walk = Walk()
        while true {
            forEach(LongPressOffer(press: press), &walk, in: &scene)
            guard let wish = walk.wish else { return }
            walk.goOn(with: begin(wish, by: press, in: &scene) ? .used : .passed)
        }
    }
}

private struct TapNote: InteractionVisitor {
    let tap: Press
    let event: Event

    func visit<One: Interaction & ~Copyable>(
        _ one: inout One, _ walk: inout Walk, in scene: inout Scene
    ) {
        one.tap(tap, event, in: &scene)
    }
}

private struct LongPressNote: InteractionVisitor {
    let event: Event

    func visit<One: Interaction & ~Copyable>(
        _ one: inout One, _ walk: inout Walk, in scene: inout Scene
    ) {
        one.tellLongPress(event, in: &scene)
    }
}
