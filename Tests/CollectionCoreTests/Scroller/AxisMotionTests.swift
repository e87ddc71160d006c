import CollectionReference
import Testing

@testable import CollectionCore

/// M2 to M6, M10 and M11: motions along one axis.
@Suite("Motions of the content offset")
struct AxisMotionTests {
    private static let normal = ScrollConfiguration.DecelerationRate.normal.perSecond
    private static let fast = ScrollConfiguration.DecelerationRate.fast.perSecond

    private func bounds(
        _ least: Double, _ greatest: Double, rate: Double = normal, bounces: Bool = true
    ) -> ScrollBounds {
        ScrollBounds(
            range: OffsetRange(least: least, greatest: greatest), bounces: bounces, rate: rate)
    }

    private func isNear(_ value: Double, _ expected: Double, _ distance: Double = 1e-4) -> Bool {
        abs(value - expected) <= distance
    }

    @Test("M2, M3: friction, by the figures of the rules")
    func friction() {
        let motion = AxisMotion.decelerating(from: 0, 1000, bounds(-1e6, 1e6))
        #expect(isNear(motion.offset(at: 0.5), 315.9280))
        #expect(isNear(motion.end, 499.4998))
        #expect(isNear(motion.duration, 3.449923, 1e-5))
        #expect(motion.offset(at: motion.duration) == motion.end)
        #expect(abs(motion.offset(at: motion.duration.nextDown) - motion.end) < 0.5 + 1e-9)
        #expect(motion.velocity(at: motion.duration) == 0)
        let fast = AxisMotion.decelerating(from: 0, 1000, bounds(-1e6, 1e6, rate: Self.fast))
        #expect(isNear(fast.end, 99.4992))
        let rounded = ScrollBounds(
            range: OffsetRange(least: 0, greatest: 1e6), bounces: true, rate: Self.normal,
            pixelScale: 2)
        #expect(AxisMotion.decelerating(from: 0, 1000, rounded).end == 499.5)
    }

    @Test("No pixel is beyond the edge, and content at rest there stays", arguments: [1.0, 2, 3])
    func pixels(scale: Double) {
        let bounds = ScrollBounds(
            range: OffsetRange(least: -0.3, greatest: 100.7), bounces: true, rate: Self.normal,
            pixelScale: scale)
        for start in [-0.3, 0, 50.1, 100.6, 100.7] {
            for velocity in [0, 0.001, -0.001, 0.4, -0.4, 200, -200] {
                let motion = AxisMotion.decelerating(from: start, velocity, bounds)
                #expect(motion.duration.isFinite && bounds.range.clamped(motion.end) == motion.end)
                #expect(
                    bounds.range.clamped(bounds.rest(from: start, 0)) == bounds.rest(from: start, 0)
                )
            }
        }
    }

    @Test("M4, M6: an edge takes over, and the content comes back to it")
    func bounce() {
        let motion = AxisMotion.decelerating(from: 0, 1000, bounds(0, 300))
        #expect(isNear(motion.offset(at: 0.458438), 300, 1e-3))
        #expect(isNear(motion.velocity(at: 0.458439), 399.3992, 1e-2))
        #expect(isNear(motion.offset(at: 0.558438), 314.6931, 1e-3))
        #expect(motion.end == 300)
        let stopped = AxisMotion.decelerating(from: 0, 1000, bounds(0, 300, bounces: false))
        #expect(stopped.end == 300 && isNear(stopped.duration, 0.458438, 1e-6))
        // 3,000 points a second at the edge itself.
        let fast = AxisMotion.decelerating(from: 300, 3000, bounds(0, 300))
        #expect(isNear(fast.offset(at: 0.1) - 300, 110.3638, 1e-3))
    }

    @Test("M5: the figures of the rubber band, there and back")
    func rubberBand() {
        for (length, pulled, shown) in [
            (800.0, 100.0, 51.4620), (800, 300, 136.7876), (1000, 100, 52.1327),
        ] {
            let band = RubberBand(length: length)
            #expect(isNear(band.shown(pulled), shown))
            #expect(band.shown(-pulled) == -band.shown(pulled))
            #expect(isNear(band.pulled(band.shown(pulled)), pulled, 1e-9))
        }
        #expect(RubberBand(length: 0).shown(100) == 0)
        #expect(RubberBand(length: 100).pulled(1000).isFinite)
    }

    /// A motion, and the same by the laws of its acceleration in small steps of time.
    private func expectEqual(
        _ motion: AxisMotion, _ naive: ReferenceMotion, _ words: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        var (time, naive) = (0.0, naive)
        while time < motion.duration + 0.1 {
            naive.advance(to: time)
            let (offset, velocity) = (motion.offset(at: time), motion.velocity(at: time))
            if !isNear(offset, naive.offset, 0.001) || !isNear(velocity, naive.velocity, 0.1) {
                Issue.record(
                    """
                    \(words) at \(time): \(offset) with \(velocity), by steps \(naive.offset) with \
                    \(naive.velocity)
                    """, sourceLocation: sourceLocation)
                return
            }
            time += 0.0371
        }
        #expect(naive.isOver && isNear(naive.time, motion.duration, 1e-6), "\(words)")
        #expect(isNear(motion.end, naive.offset, 1e-6), "\(words)")
    }

    @Test("Steps of time come to the same, wherever the content is let go", arguments: 0..<100)
    func naive(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let range = 0...random.pick([0.0, 300, 1500])
        let start = Double(random.number(-120...Int(range.upperBound) + 120))
        let velocity = Double(random.number(-4000...4000)) * random.pick([1, 0.1])
        let rate = random.pick([Self.normal, Self.fast])
        let (bounces, scale) = (random.chance(70), random.pick([0.0, 1, 2, 3]))
        let bounds = ScrollBounds(
            range: OffsetRange(least: range.lowerBound, greatest: range.upperBound),
            bounces: bounces, rate: rate, pixelScale: scale)
        let reference = ReferenceScrollBounds(
            range, friction: rate, bounces: bounces, pixelScale: scale)
        let words = "seed \(seed): from \(start) with \(velocity) in \(range)"
        expectEqual(
            .decelerating(from: start, velocity, bounds),
            .letGo(start, velocity, reference), words)
        let target = Double(random.number(0...Int(range.upperBound)))
        expectEqual(
            .decelerating(from: start, velocity, to: target, bounds),
            .letGo(start, velocity, to: target, reference), words + " to \(target)")
        let speed = random.chance(50) ? 0 : velocity
        expectEqual(
            .animated(from: start, speed, to: target), .animated(start, speed, to: target),
            words + " animated to \(target)")
    }

    @Test("M10: a target is where the motion ends, on from its velocity")
    func targets() {
        let bounds = bounds(0, 2000)
        for (start, velocity, target) in [
            (500.0, 1000.0, 800.0), (500, 1000, 1500), (500, 1000, 400), (500, 0, 530),
            (500, -3000, 0), (1900, 3000, 1800), (100, -4000, 300), (-30, 0, 0),
        ] {
            let motion = AxisMotion.decelerating(from: start, velocity, to: target, bounds)
            #expect(motion.end == target && motion.offset(at: motion.duration) == target)
            #expect(isNear(motion.velocity(at: 0), velocity, 1e-9))
            var last = start
            var time = 0.0
            while time < motion.duration {
                let offset = motion.offset(at: time)
                #expect(abs(offset - last) <= 4200 * 0.001 + 0.001, "\(start) \(target) \(time)")
                last = offset
                time += 0.001
            }
            #expect(abs(last - target) <= 0.6 + 4200 * 0.001)
        }
        let rest = bounds.rest(from: 500, 1000)
        let free = AxisMotion.decelerating(from: 500, 1000, to: rest, bounds)
        #expect(isNear(free.duration, 3.449923, 1e-5))
    }

    @Test("M10: a flick does not speed up on its way to a place beyond its rest")
    func beyondRest() {
        for velocity in [1000.0, 3000, 5000, -2000] {
            for excess in [1.0, 20, 60] {
                let rest = 10_000 + velocity / Self.normal
                let target = rest + (velocity > 0 ? excess : -excess)
                let motion = AxisMotion.decelerating(
                    from: 10_000, velocity, to: target, bounds(0, 20_000))
                var (time, greatest) = (0.0, 0.0)
                while time < motion.duration {
                    greatest = max(greatest, abs(motion.velocity(at: time)))
                    time += 0.002
                }
                #expect(greatest <= abs(velocity) * 1.05 && motion.end == target)
            }
        }
    }

    @Test("M11: an animated change takes 0.3 s, and goes on from a velocity")
    func animated() {
        let motion = AxisMotion.animated(from: 100, 0, to: 300)
        #expect(motion.duration == 0.3 && motion.end == 300 && motion.offset(at: 0) == 100)
        #expect(isNear(motion.offset(at: 0.15), 200, 1e-9))
        let onward = AxisMotion.animated(from: 100, 500, to: 300)
        #expect(onward.offset(at: 0) == 100 && onward.velocity(at: 0) == 500)
        #expect(isNear(onward.offset(at: 0.2999999), 300, 1e-3))
        #expect(isNear(onward.velocity(at: 0.2999999), 0, 1e-2))
        #expect(!AxisMotion.animated(from: 5, 0, to: 5).isMoving)
    }

    @Test("A motion moves with the content")
    func moved() {
        var motion = AxisMotion.decelerating(from: 0, 1000, bounds(0, 300))
        let still = motion
        motion.move(by: 1000)
        for time in [0, 0.2, 0.46, 0.6, 9] {
            #expect(isNear(motion.offset(at: time), still.offset(at: time) + 1000, 1e-9))
            #expect(motion.velocity(at: time) == still.velocity(at: time))
        }
    }
}
