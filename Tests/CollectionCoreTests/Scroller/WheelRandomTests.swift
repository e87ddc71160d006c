import CollectionReference
import Testing

@testable import CollectionCore

/// Random gestures against a reference that keeps places and pulls apart.
@Suite("Random wheels")
struct WheelRandomTests {
    private static func scroller(_ greatest: [Double]) -> Scroller {
        var configuration = ScrollConfiguration()
        configuration.isEnabled = true
        var scroller = Scroller()
        scroller.configure(configuration, at: .zero)
        scroller.take(
            ScrollerPort(
                boundsSize: Size(width: 100, height: 200),
                contentSize: Size(width: 100 + greatest[0], height: 200 + greatest[1]),
                isShown: true))
        return scroller
    }

    @Test("Fingers", arguments: 0..<200 as Range<UInt64>)
    func fingers(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let greatest = [random.pick([0.0, 60, 500]), random.pick([0.0, 40, 3000])]
        var scroller = Self.scroller(greatest)
        var expected = Point.zero
        for gesture in 0..<4 {
            var reference = ReferenceWheel(at: expected, greatest: greatest, lengths: [100, 200])
            for step in 0..<random.number(1...40) {
                let speed = random.pick([1.0, 4, 15, 60])
                let delta = Point(
                    x: Double(random.number(-3...3)) * speed,
                    y: Double(random.number(-4...3)) * speed)
                scroller.scroll(by: delta)
                reference.pull([delta.x, delta.y])
                let (found, right) = (scroller.offset, reference.offset)
                if abs(found.x - right.x) > 1e-6 || abs(found.y - right.y) > 1e-6 {
                    Issue.record("seed \(seed), \(gesture).\(step): \(found), not \(right)")
                    return
                }
            }
            _ = scroller.endScroll(isCancelled: true)
            scroller.letGoWheel(.zero, to: nil)
            bounceBack(&scroller, seed)
            expected = scroller.offset
        }
    }

    /// M6, by small steps.
    private func bounceBack(_ scroller: inout Scroller, _ seed: UInt64) {
        if scroller.port.clamped(scroller.offset) == scroller.offset { return }
        let range = scroller.port.range(.vertical)
        var motion = ReferenceMotion.letGo(
            scroller.offset.y, 0,
            ReferenceScrollBounds(range.least...range.greatest, friction: 2))
        motion.advance(to: 0.07)
        scroller.advance(to: scroller.time_ns + 70_000_000)
        #expect(abs(scroller.offset.y - motion.offset) < 0.01, "seed \(seed)")
        scroller.advance(to: scroller.time_ns + 5_000_000_000)
        #expect(scroller.port.clamped(scroller.offset) == scroller.offset, "seed \(seed)")
    }

    @Test("Momentum", arguments: 0..<50 as Range<UInt64>)
    func momentum(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let greatest = [0.0, Double(random.number(30...2000))]
        var scroller = Self.scroller(greatest)
        let delta = Double(random.number(1...40))
        var place = 0.0
        func sample(_ isMomentum: Bool) {
            scroller.advance(to: scroller.time_ns + 8_000_000)
            let distance = Point(x: 0, y: delta)
            if isMomentum {
                scroller.coast(by: distance, isLast: false)
            } else {
                scroller.scroll(by: distance)
            }
            place += delta
        }
        for _ in 0..<3 where place + delta < greatest[1] { sample(false) }
        _ = scroller.endScroll(isCancelled: false)
        scroller.letGoWheel(.zero, to: nil)
        while place <= greatest[1] { sample(true) }
        // The trackpad goes on: nobody listens.
        var motion = ReferenceMotion.letGo(
            greatest[1], min(delta / 0.008, 8000),
            ReferenceScrollBounds(0...greatest[1], friction: 2))
        motion.advance(to: 0.16)
        for _ in 0..<20 { sample(true) }
        #expect(abs(scroller.offset.y - motion.offset) < 0.01, "seed \(seed)")
    }
}
