import CollectionCore
import CollectionWire

/// A script in which the view scrolls by itself: pointers, wheels and content offsets between all
/// other calls. The reference has no scroller, and carries out the others only.
public struct ScrollScript {
    private var script: Script
    private let reference = ReferenceCollection()
    private var random: SeededGenerator
    private var time_ns: UInt64 = 0
    private var position = Point(x: 100, y: 100)
    private var isDown = false
    private var isEnabled = false
    private var wheelPhase = GesturePhase.unphased
    private var isCoasting = false
    /// The number of the last event that told of the end of a drag.
    private var lastRelease: UInt64 = 0

    public init(seed: UInt64) {
        script = Script(seed: seed, reference: reference)
        random = SeededGenerator(seed: seed + 1_000_000)
    }

    /// Notes what the step before came to.
    public mutating func take(_ news: DoorNews) {
        for event in news.events.events where event.kind == .willEndDragging {
            lastRelease = event.sequence
        }
    }

    public mutating func next() -> Step {
        if random.chance(isDown ? 70 : 40) { return scrollStep() }
        var step = script.next()
        // The clock and the pointers are those of this script.
        if step.isInput { step = scrollStep() }
        _ = reference.perform(step)
        guard case .displayFrame(let bounds, _, let isComplete, let sizes, let sequence) = step
        else { return step }
        // In one call with samples, or mostly later than the last one: the clock is that of this
        // script.
        let samples = random.chance(25) ? samples() : []
        time_ns += UInt64(random.pick([0, 4, 16, 16, 33, 250])) * 1_000_000
        let time_ns = samples.isEmpty && random.chance(2) ? time_ns / 2 : time_ns
        // In C, samples and a display frame are two calls: there, a request that is refused leaves
        // the samples sent.
        let frame = Step.displayFrame(
            bounds: bounds, time_ns: time_ns, isComplete: isComplete, sizes,
            adjustedSequence: samples.isEmpty ? sequence : 0)
        return samples.isEmpty ? frame : .input(samples, then: frame)
    }

    private mutating func scrollStep() -> Step {
        if !isEnabled || random.chance(2) { return .call(SetScrollConfiguration(configuration())) }
        if lastRelease > 0 && random.chance(12) {
            // Mostly once.
            let sequence = lastRelease
            if random.chance(80) { lastRelease = 0 }
            return .call(Retarget(sequence, to: offset()))
        }
        switch random.number(0...20) {
        case 20: return .call(ScrollToTop())
        case 0: return .call(SetContentOffset(offset(), isAnimated: random.chance(60)))
        case 1:
            time_ns += UInt64(random.number(0...20)) * 1_000_000
            let turn = WheelSample(
                offset(), place(), at: time_ns, unit: .points,
                modifiers: random.chance(80) ? [] : .shift)
            return .call(SendWheels([turn]))
        case 2, 3, 4, 5: return .call(SendWheels(wheels()))
        case 6, 7: return .call(GetScrolling())
        default: return .call(SendPointers(samples()))
        }
    }

    private mutating func configuration() -> ScrollConfiguration {
        var configuration = ScrollConfiguration()
        configuration.isEnabled = random.chance(95)
        configuration.isScrollEnabled = random.chance(95)
        configuration.decelerationRate = random.chance(70) ? .normal : .fast
        configuration.bounces = random.chance(75)
        configuration.alwaysBouncesVertically = random.chance(30)
        configuration.alwaysBouncesHorizontally = random.chance(30)
        configuration.isPagingEnabled = random.chance(25)
        configuration.isDirectionalLockEnabled = random.chance(30)
        configuration.delaysContentTouches = random.chance(70)
        configuration.canCancelContentTouches = random.chance(80)
        configuration.lineHeight = random.pick([0, 12.5])
        configuration.smoothsWheels = random.chance(40)
        configuration.snapPoints = random.pick([
            .none, .none, .itemStarts, .itemCenters, .pages, .stride(start: 12.5, length: 70),
            .stride(start: 0, length: random.chance(10) ? 0 : 1e-3),
        ])
        configuration.scrollsToTop = random.chance(85)
        configuration.keyboardDismissMode = random.pick([.none, .none, .onDrag, .interactive])
        configuration.keyboardTop = random.pick([0, 150, 320.5, random.chance(5) ? -1 : 90])
        isEnabled = configuration.isEnabled
        return configuration
    }

    private mutating func offset() -> Point {
        Point(
            x: random.pick([0, 0, -30, 45.5, 300]),
            y: Double(random.number(-200...2000)) * random.pick([1, 0.25]))
    }

    private mutating func place() -> Point {
        Point(x: Double(random.number(0...300)), y: Double(random.number(0...300)))
    }

    /// Turns of a wheel, or some samples of a gesture in any order of phases, mostly the right one.
    private mutating func wheels() -> [WheelSample] {
        let position = place()
        let speed = random.pick([1.0, -4, 12, -30, 200])
        let isSideways = random.chance(30)
        return (0..<random.number(1...8)).map { _ in
            time_ns += UInt64(random.pick([0, 8, 8, 16, 120])) * 1_000_000
            switch wheelPhase {
            case .unphased: wheelPhase = random.chance(60) ? .began : .unphased
            case .began, .changed: wheelPhase = random.pick([.changed, .changed, .changed, .ended])
            case .ended, .cancelled:
                isCoasting.toggle()
                wheelPhase = isCoasting && random.chance(80) ? .began : .unphased
            }
            if random.chance(5) {
                wheelPhase = random.pick([.began, .ended, .cancelled, .unphased])
            }
            if random.chance(5) { isCoasting.toggle() }
            let along = speed + Double(random.number(-1...1))
            let across = random.pick([0.0, 0, 1, -1])
            return WheelSample(
                isSideways ? Point(x: along, y: across) : Point(x: across, y: along), position,
                at: time_ns, unit: random.pick([.points, .points, .points, .lines, .pages]),
                phase: wheelPhase, isMomentum: isCoasting && wheelPhase != .unphased)
        }
    }

    /// A finger goes down, moves or is lifted.
    private mutating func samples() -> [PointerSample] {
        var samples: [PointerSample] = []
        if !isDown {
            position = Point(x: Double(random.number(0...300)), y: Double(random.number(0...300)))
            samples.append(sample(.down))
            isDown = true
        }
        let speed = random.pick([0.0, 1, 4, -4, -16, 30])
        let isSideways = random.chance(30)
        for _ in 0..<random.number(0...6) {
            time_ns += UInt64(random.pick([0, 4, 8, 8, 8, 60])) * 1_000_000
            position.y += (isSideways ? 0 : speed) + Double(random.number(-1...1))
            position.x += random.pick([0, 0, 1, speed]) + (isSideways ? speed : 0)
            samples.append(sample(.move))
        }
        if random.chance(40) {
            time_ns += UInt64(random.pick([0, 4, 150])) * 1_000_000
            samples.append(sample(random.chance(90) ? .up : .cancel))
            isDown = false
        }
        return samples
    }

    private mutating func sample(_ phase: PointerSample.Phase) -> PointerSample {
        PointerSample(
            phase, position, at: time_ns, pointer: random.chance(95) ? 1 : 2,
            device: random.chance(95) ? .touch : .mouse,
            buttons: random.chance(95) ? .primary : .secondary,
            modifiers: random.chance(90) ? [] : .shift)
    }
}
