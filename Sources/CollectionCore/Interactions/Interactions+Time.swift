// What happens as time passes: rule Q2 of docs/semantics.md.
extension Interactions {
    /// Performs everything that depends on time, up to a time.
    @inline(__always)
    mutating func advanceInput(to time_ns: UInt64, in scene: inout Scene) {
        var reader = DueReader()
        forEach(&reader, in: scene)
        if let due_ns = reader.due_ns, due_ns <= time_ns { doDueActions(by: time_ns, in: &scene) }
        scene.input.advance(to: time_ns)
    }

    /// Performs everything that depends on time, up to the time of a call, and its effects.
    mutating func advanceCall(to time_ns: UInt64, in scene: inout Scene) {
        scene.input.isUsed = true
        advanceInput(to: time_ns, in: &scene)
        carryOutNews(in: &scene)
    }

    /// Has interactions do what is due by a time: each one after input has advanced to its time.
    @inline(never)
    private mutating func doDueActions(by time_ns: UInt64, in scene: inout Scene) {
        var walk = Walk()
        while true {
            forEach(DueActions(time_ns: time_ns), &walk, in: &scene)
            guard let due_ns = walk.waits_ns else { return }
            scene.input.advance(to: due_ns)
            carryOutNews(in: &scene)
            walk.goOn()
        }
    }

    /// The time at which the view changes or reports something without further input; nil: there is
    /// no such time.
    func wakeAt(in scene: borrowing Scene, _ observers: borrowing Observers) -> WakeTime? {
        if scene.transitions.isRunning { return .everyFrame }
        var reader = WakeReader(wakeAt: scene.input.wakeAt)
        reader.note(observers.viewability.due_ns)
        forEach(&reader, in: scene)
        return reader.wakeAt
    }
}

/// Has interactions do what is due by a time. The walk waits for a time to which input has not
/// advanced yet.
private struct DueActions: InteractionVisitor {
    let time_ns: UInt64

    @inline(__always)
    func visit<One: Interaction & ~Copyable>(
        _ one: inout One, _ walk: inout Walk, in scene: inout Scene
    ) {
        if !walk.asksNext() { return }
        while let due_ns = one.due_ns(in: scene), due_ns <= time_ns {
            if due_ns > scene.lastTime_ns { return walk.wait(until: due_ns) }
            if !one.actWhenDue(in: &scene) { return }
        }
    }
}

/// Finds the earliest time at which interactions do something.
private struct DueReader: InteractionReader {
    /// Nil: they wait for no time.
    private(set) var due_ns: UInt64?

    @inline(__always)
    mutating func read<One: Interaction & ~Copyable>(
        _ one: borrowing One, in scene: borrowing Scene
    ) {
        if let next_ns = one.due_ns(in: scene) { due_ns = min(due_ns ?? .max, next_ns) }
    }
}

/// Finds the earliest time at which something happens.
private struct WakeReader: InteractionReader {
    /// Nil: nothing happens.
    private(set) var wakeAt: WakeTime?

    mutating func note(_ due_ns: UInt64?) {
        guard let due_ns else { return }
        switch wakeAt {
        case nil: wakeAt = .time_ns(due_ns)
        case .time_ns(let time_ns): wakeAt = .time_ns(min(due_ns, time_ns))
        case .everyFrame: break
        }
    }

    mutating func read<One: Interaction & ~Copyable>(
        _ one: borrowing One, in scene: borrowing Scene
    ) {
        if one.isMoving { wakeAt = .everyFrame }
        note(one.due_ns(in: scene))
    }
}
