/// What is going to happen in a simulation: steps, each at its time.
///
/// Steps of the same time are taken in the order in which they were added.
final class Schedule {
    struct Step {
        let time_ns: UInt64
        let order: UInt64
        let name: StaticString
        /// The connection or the client that the step is about; 0: none.
        let number: UInt64
        let body: () -> Void

        func isBefore(_ other: Step) -> Bool {
            (time_ns, order) < (other.time_ns, other.order)
        }
    }

    let clock: SimulatedClock
    /// A binary heap: no step is before its parent.
    private var steps: [Step] = []
    private var lastOrder: UInt64 = 0

    init(_ clock: SimulatedClock) {
        self.clock = clock
    }

    func add(
        _ name: StaticString, _ number: UInt64, after delay_ns: UInt64,
        _ body: @escaping () -> Void
    ) {
        add(name, number, at: clock.now_ns + delay_ns, body)
    }

    func add(
        _ name: StaticString, _ number: UInt64, at time_ns: UInt64,
        _ body: @escaping () -> Void
    ) {
        lastOrder += 1
        let step = Step(
            time_ns: time_ns, order: lastOrder, name: name, number: number, body: body)
        steps.append(step)
        var index = steps.count - 1
        while index > 0, steps[index].isBefore(steps[(index - 1) / 2]) {
            steps.swapAt(index, (index - 1) / 2)
            index = (index - 1) / 2
        }
    }

    /// Takes the next step, and moves the clock on to its time.
    func next() -> Step? {
        guard let first = steps.first else { return nil }
        let last = steps.removeLast()
        if !steps.isEmpty {
            steps[0] = last
            sinkFirst()
        }
        clock.advance(to: first.time_ns)
        return first
    }

    private func sinkFirst() {
        var index = 0
        while true {
            var least = index
            for child in [2 * index + 1, 2 * index + 2] where child < steps.count {
                if steps[child].isBefore(steps[least]) { least = child }
            }
            if least == index { return }
            steps.swapAt(index, least)
            index = least
        }
    }
}
