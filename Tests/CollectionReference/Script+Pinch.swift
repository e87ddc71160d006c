import CollectionCore
import CollectionWire

// Pinches, which may lead to another layout.
extension Script {
    mutating func pinchStep() -> Step {
        if random.chance(reference.pinch == nil ? 40 : 5) { return declaration() }
        var samples: [PinchSample] = []
        var isPinching = reference.pinch != nil
        var scale = reference.pinch?.samples.last?.scale ?? 1
        for _ in 0..<random.number(1...4) {
            time_ns += random.pick([0, 8_000_000, 16_000_000, 16_000_000, 150_000_000])
            scale = max(0.125, scale + random.pick([0.25, 0.25, 0.125, -0.125, -0.5, 1]))
            var phase = isPinching ? GesturePhase.changed : .began
            if isPinching && random.chance(25) {
                phase = random.pick([.ended, .ended, .cancelled])
            }
            if random.chance(4) { phase = random.pick([.began, .changed, .ended]) }
            isPinching = phase == .began || phase == .changed
            let center = Point(x: Double(random.number(0...300)), y: 40)
            samples.append(PinchSample(phase, scale: scale, center, at: time_ns))
        }
        if random.chance(2) { samples[samples.count - 1].time_ns = time_ns / 2 }
        if random.chance(2) { samples[0].scale = random.pick([0, -1, .nan, .infinity]) }
        if random.chance(1) { samples[0] = PinchSample(.unphased, scale: 1, .zero, at: time_ns) }
        return .call(SendPinches(samples))
    }

    private mutating func declaration() -> Step {
        let (start, end) = random.pick([(1.0, 2.0), (1.25, 1.5), (1, 0.25), (0.5, 0.75), (1, 1)])
        let tag = UInt64(random.number(0...9))
        func declare(_ layout: Layout) -> Step {
            .call(
                SetPinchTransition(
                    PinchTransition(to: layout, startScale: start, endScale: end, tag: tag)))
        }
        switch layoutChange() {
        case .setLayout(let layout, _, _): return declare(layout)
        case .setFlowLayout(let layout): return declare(.flow(layout))
        default: return .call(SetPinchTransition(nil))
        }
    }
}
