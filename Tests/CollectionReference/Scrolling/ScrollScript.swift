import CollectionCore
import CollectionWire

/// A script in which the view scrolls by itself: pointers, wheels, content offsets and settings
/// between all other calls of a script.
public struct ScrollScript {
    private var script: Script
    private let reference = ReferenceCollection()
    var random: SeededGenerator
    var time_ns: UInt64 = 0
    /// The pointers that are down.
    var fingers: [Finger] = []
    private var isEnabled = false
    private let showsAll: Bool
    private var wheelPhase = GesturePhase.unphased
    private var isCoasting = false
    /// The number of the last event that told of the end of a drag.
    private var lastRelease: UInt64 = 0
    private var isPinching = false

    struct Finger {
        let pointer: UInt32
        let device: PointerSample.Device
        let buttons: PointerButtons
        var position: Point
        /// In points for each sample.
        var speed: Point
    }

    /// - Parameter showsAll: Whether all display frames are complete. What differs by no more than
    ///   a rounding is a change in others.
    public init(seed: UInt64, showsAll: Bool = false) {
        self.showsAll = showsAll
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
        let step = anyStep()
        _ = reference.perform(step)
        _ = reference.takeNews()
        return step
    }

    private mutating func anyStep() -> Step {
        if random.chance(fingers.isEmpty ? 35 : 65) { return scrollStep() }
        script.time_ns = time_ns
        let step = script.next()
        time_ns = script.time_ns
        if step.isInput { return scrollStep() }
        switch step {
        // By the clock of this script it may not go back.
        case .refused(.displayFrame, .invalidArgument("time_ns", .goesBack, _)): return scrollStep()
        case .operation(let call) where call.isEventMask:
            return random.chance(80) ? .call(SetEventMask(.all)) : step
        case .displayFrame(let bounds, var frame_ns, let isComplete, let sizes, let sequence):
            // In one call with samples, sometimes.
            let samples = random.chance(20) && isEnabled ? frameSamples() : InputSamples()
            if random.chance(30) { time_ns += UInt64(random.pick([50, 250, 1000])) * 1_000_000 }
            frame_ns = random.chance(1) ? time_ns / 2 : time_ns
            // In C, samples and a display frame are two calls: there, a request that is refused
            // leaves the samples sent.
            if !samples.isEmpty { frame_ns = time_ns }
            let frame = Step.displayFrame(
                bounds: bounds, time_ns: frame_ns, isComplete: isComplete || showsAll, sizes,
                adjustedSequence: samples.isEmpty ? sequence : 0)
            return samples.isEmpty ? frame : .input(samples, then: frame)
        default: return step
        }
    }

    private mutating func scrollStep() -> Step {
        if !isEnabled || random.chance(2) {
            let (settings, draw) = (configuration(), Int(time_ns / 1_000_000 % 997))
            if !isEnabled || draw % 3 > 0 { return .call(SetScrollConfiguration(settings)) }
            var input = InputConfiguration()
            input.minimumPressDuration_ns = [500, 50, 200][draw % 2] * 1_000_000
            input.allowableMovement = [10, 30, 200, 5][draw % 4]
            return .call(SetInputConfiguration(input))
        }
        if lastRelease > 0 && random.chance(12) {
            // Mostly once.
            let sequence = lastRelease
            if random.chance(80) { lastRelease = 0 }
            return .call(Retarget(sequence, to: offset()))
        }
        switch random.number(0...21) {
        case 21 where !reference.hasChangesToShow:
            return .call(
                ScrollToElement(
                    .cell(script.indexPath()), position: script.scrollPosition(),
                    isAnimated: random.chance(70)))
        case 20:
            // Not drawn, so that the other steps of a seed stay what they are.
            let number = UInt32(time_ns / 1_000_000 % 13)
            guard let direction = AccessibilityScrollDirection(rawValue: number) else {
                return .call(ScrollToTop())
            }
            return .call(ScrollForAccessibility(direction))
        case 0: return .call(SetContentOffset(offset(), isAnimated: random.chance(70)))
        case 1:
            time_ns += UInt64(random.number(0...20)) * 1_000_000
            let turn = WheelSample(
                offset(), place(), at: random.chance(2) ? time_ns / 2 : time_ns, unit: .points,
                modifiers: random.chance(80) ? [] : .shift)
            return .call(SendWheels([turn]))
        case 2, 3, 4: return .call(SendWheels(wheels()))
        case 5, 6: return .call(GetScrolling())
        case 7 where random.chance(40) || isPinching: return .call(SendPinches(pinches()))
        default: return .call(SendPointers(samples()))
        }
    }

    private mutating func configuration() -> ScrollConfiguration {
        var configuration = ScrollConfiguration()
        configuration.isEnabled = random.chance(95)
        configuration.isScrollEnabled = random.chance(95)
        configuration.decelerationRate = random.chance(70) ? .normal : .fast
        configuration.bounces = random.chance(75)
        configuration.alwaysBouncesVertically = random.chance(40)
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
        // Not drawn, so that the other steps of a seed stay what they are.
        configuration.isRefreshEnabled = configuration.lineHeight > 0
        configuration.refreshDistance = configuration.keyboardTop == 320.5 ? 0 : 12.5
        configuration.pageLength = configuration.keyboardTop == 150 ? 70 : 0
        configuration.stopsAtNextSnapPoint = configuration.isDirectionalLockEnabled
        isEnabled = configuration.isEnabled
        return configuration
    }

    /// Near what is shown, or anywhere.
    private mutating func offset() -> Point {
        if random.chance(50) {
            return Point(
                x: random.pick([0, 0, -30, 45.5, 300]),
                y: Double(random.number(-200...2000)) * random.pick([1, 0.25]))
        }
        let bounds = reference.bounds
        return Point(
            x: (bounds.x + random.pick([0, 0, -50, 20.25])).rounded(),
            y: (bounds.y + random.pick([0, 40, -80.5, 250])).rounded())
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

    /// Samples of one sort: in C, samples of each sort are a call.
    private mutating func frameSamples() -> InputSamples {
        switch random.number(0...9) {
        case 0, 1: InputSamples(wheels: wheels())
        case 2 where random.chance(30) || isPinching: InputSamples(pinches: pinches())
        default: InputSamples(pointers: samples())
        }
    }

    private mutating func pinches() -> [PinchSample] {
        (0..<random.number(1...4)).map { _ in
            time_ns += 8_000_000
            let phase: GesturePhase =
                isPinching ? random.pick([.changed, .changed, .ended, .cancelled]) : .began
            isPinching = phase == .began || phase == .changed
            return PinchSample(
                phase, scale: Double(random.number(1...40)) / 10, place(), at: time_ns)
        }
    }

    /// Fingers go down, move or are lifted.
    private mutating func samples() -> [PointerSample] {
        var samples: [PointerSample] = []
        if fingers.isEmpty || fingers.count < 3 && random.chance(8) { samples.append(down()) }
        for number in fingers.indices where random.chance(15) {
            fingers[number].speed = speed()
        }
        for _ in 0..<random.number(0...6) {
            time_ns += UInt64(random.pick([0, 4, 8, 8, 8, 8, 16, 60])) * 1_000_000
            let number = random.chance(85) ? 0 : random.number(0...fingers.count - 1)
            fingers[number].position.x += fingers[number].speed.x
            fingers[number].position.y += fingers[number].speed.y
            samples.append(sample(.move, fingers[number]))
        }
        if random.chance(30) {
            time_ns += UInt64(random.pick([0, 4, 4, 150, 600])) * 1_000_000
            let number = random.number(0...fingers.count - 1)
            let isMoved = random.chance(10)
            if isMoved { fingers[number].position.y += 3 }
            samples.append(sample(random.chance(90) ? .up : .cancel, fingers[number]))
            // A host may forget to lift one.
            if random.chance(97) { fingers.remove(at: number) }
        }
        if samples.isEmpty { return samples }
        if random.chance(1) { samples[samples.count - 1].time_ns = time_ns / 2 }
        if random.chance(1) { samples[samples.count - 1].position.x = .nan }
        return samples
    }

    private mutating func down() -> PointerSample {
        let bounds = reference.bounds
        let place = Point(
            x: (bounds.width * Double(random.number(0...20)) / 20).rounded(),
            y: (bounds.height * Double(random.number(0...20)) / 20).rounded())
        let finger = Finger(
            pointer: UInt32(random.number(1...4)),
            device: random.pick([.touch, .touch, .touch, .touch, .touch, .pen, .mouse, .trackpad]),
            buttons: random.pick([[], [], .primary, .primary, .secondary]),
            position: place, speed: speed())
        fingers.append(finger)
        return sample(.down, finger)
    }

    private mutating func speed() -> Point {
        let along = random.pick([0, 0.25, 1, 3, -3, 6, -6, -16, 16, 30, -30])
        let across = random.pick([0, 0, 0.25, -1, 2.5, along])
        return random.chance(30) ? Point(x: along, y: across) : Point(x: across, y: along)
    }

    private mutating func sample(
        _ phase: PointerSample.Phase, _ finger: Finger
    ) -> PointerSample {
        PointerSample(
            phase, finger.position, at: time_ns, pointer: finger.pointer, device: finger.device,
            buttons: finger.buttons, modifiers: random.chance(90) ? [] : .shift)
    }
}
