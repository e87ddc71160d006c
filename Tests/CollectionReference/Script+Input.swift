import CollectionCore
import CollectionWire

// Pointers in a view that does not scroll by itself.
extension Script {
    /// A pointer goes down, moves, rests, or is lifted.
    mutating func pointerStep() -> Step {
        if random.chance(4) { return settings() }
        var samples: [PointerSample] = []
        for _ in 0..<random.number(1...4) {
            time_ns += random.pick([0, 0, 8_000_000, 30_000_000, 150_000_000, 400_000_000])
            samples.append(sample())
        }
        if random.chance(2) { samples[samples.count - 1].time_ns = time_ns / 2 }
        if random.chance(2) { samples[0].position.y = .nan }
        return .call(SendPointers(samples))
    }

    private mutating func sample() -> PointerSample {
        let pointer: UInt32 = random.chance(95) ? 1 : 2
        guard let press = reference.press, !random.chance(3) else {
            let bounds = reference.bounds
            let place = Point(
                x: (bounds.width * Double(random.number(0...20)) / 20).rounded(),
                y: (bounds.height * Double(random.number(0...20)) / 20).rounded())
            pointed = place
            return PointerSample(
                random.chance(95) ? .down : .up, place, at: time_ns, pointer: pointer,
                device: random.pick(
                    reference.behavior == .replace
                        ? [.touch, .mouse, .mouse, .mouse]
                        : [.touch, .touch, .mouse, .pen, .trackpad]),
                buttons: random.pick([[], .primary, .primary, .secondary]),
                modifiers: random.pick(
                    reference.input.platform == .any
                        ? [[], [], .shift, [.control, .meta]] : [[], .control, .shift, .meta]))
        }
        let phase: PointerSample.Phase = random.pick([.move, .move, .move, .up, .up, .cancel])
        pointed.x += random.pick([0, 0, 1, -2, 6])
        pointed.y += random.pick([0, 0, 1, -1, 3, 40])
        return PointerSample(
            random.chance(3) ? .down : phase, pointed, at: time_ns, pointer: press.down.pointer,
            device: .touch)
    }

    /// The draws are those that are made anyway.
    private mutating func settings() -> Step {
        let (touches, draw) = (touches(), Int(time_ns / 1_000_000 % 997))
        if draw % 2 == 0 { return .call(SetScrollConfiguration(touches)) }
        var configuration = InputConfiguration()
        configuration.minimumPressDuration_ns = [500, 500, 0, 100, 900][draw % 5] * 1_000_000
        configuration.allowableMovement = [10, 10, 0, 3, 25, 60][draw % 6]
        configuration.platform = [.any, .mac, .other][draw % 3]
        if draw % 29 == 0 { configuration.allowableMovement = -1 }
        if draw % 31 == 0 { configuration.minimumPressDuration_ns = .max }
        return .call(SetInputConfiguration(configuration))
    }

    private mutating func touches() -> ScrollConfiguration {
        var configuration = ScrollConfiguration()
        configuration.delaysContentTouches = random.chance(70)
        configuration.canCancelContentTouches = random.chance(70)
        configuration.scrollsToTop = scrollRandom.chance(80)
        return configuration
    }
}
