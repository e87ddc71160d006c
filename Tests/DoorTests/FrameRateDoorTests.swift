import CollectionCore
import CollectionReference
import CollectionWire
import Testing

/// What a person and a host do with a view, at times of their own, with display frames at several
/// rates between: the content offsets at common times are equal bit for bit, in all three doors.
@Suite("Doors: display frames at any rate", .timeLimit(.minutes(10)))
struct FrameRateDoorTests {
    /// Display frames in a second; 0: at uneven times.
    private static let rates = [24.0, 60, 120, 144, 0]

    private struct Deed {
        let milliseconds: Double
        let step: Step
    }

    @Test("Flicks, bounces, catches, pages and animated offsets", arguments: 0..<4 as Range<UInt64>)
    func rates(seed: UInt64) throws {
        let server = try LocalServer()
        var found: [[UInt64]] = []
        for rate in Self.rates {
            let doors: [any CollectionDoor] = [
                CodedDoor(), try CDoor(), try SocketDoor(path: server.path),
            ]
            found += doors.map { offsets(seed, rate, $0) }
        }
        withExtendedLifetime(server) {}
        #expect(found[0].count >= 2 * 40 && Set(found[0]).count > 20)
        for (number, offsets) in found.enumerated() {
            #expect(offsets == found[0], "seed \(seed), rate \(number / 3), door \(number % 3)")
        }
    }

    /// The content offsets each 125 milliseconds.
    private func offsets(_ seed: UInt64, _ rate: Double, _ door: any CollectionDoor) -> [UInt64] {
        var random = SeededGenerator(seed: seed + 77)
        _ = door.perform(.setLayout(.list(list), nil, tag: 0))
        _ = door.perform(.setData(DataDescription(metrics: [], chunks: [.init(itemCounts: [90])])))
        var configuration = ScrollConfiguration()
        configuration.isEnabled = true
        configuration.isPagingEnabled = seed == 1
        configuration.smoothsWheels = true
        configuration.snapPoints = seed == 2 ? .stride(start: 3, length: 70) : .none
        _ = door.perform(.call(SetScrollConfiguration(configuration)))
        var (time, left, found) = (0.0, deeds(seed), [UInt64]())
        _ = show(0, door)
        while time < 6000 {
            let interval = rate == 0 ? Double(random.number(1...90)) : 1000 / rate
            time = min(
                time + interval,
                ((time / 125).rounded(.down) + 1) * 125, left.first?.milliseconds ?? .infinity)
            guard var offset = show(time, door) else { return [] }
            while let deed = left.first, deed.milliseconds <= time {
                // What has no time of its own happens when the last display frame was shown.
                _ = door.perform(deed.step)
                left.removeFirst()
                offset = show(time, door) ?? .zero
            }
            if time.truncatingRemainder(dividingBy: 125) == 0 {
                found += [offset.x.bitPattern, offset.y.bitPattern]
            }
        }
        return found
    }

    private func show(_ milliseconds: Double, _ door: any CollectionDoor) -> Point? {
        let step = Step.displayFrame(
            bounds: Rect(x: 0, y: 0, width: 100, height: 200),
            time_ns: UInt64(milliseconds * 1e6), isComplete: false, [])
        guard case .frame(let frame) = door.perform(step) else { return nil }
        return frame.contentOffset
    }

    private var list: ListLayout {
        var list = ListLayout()
        list.sectionMetrics.itemSize = Size(width: 100, height: 10)
        list.sectionMetrics.minimumLineSpacing = 0
        return list
    }

    private func deeds(_ seed: UInt64) -> [Deed] {
        var random = SeededGenerator(seed: seed)
        var deeds: [Deed] = []
        for start in [0.0, 400, 1700, 2100, 3900] {
            // The second one catches what the first has begun, mostly beyond an edge.
            deeds += flick(Double(random.number(-5000...5000)), at: start)
        }
        func set(_ y: Double, at time: Double) {
            let step = Step.call(SetContentOffset(Point(x: 0, y: y), isAnimated: true))
            deeds.append(Deed(milliseconds: time, step: step))
        }
        // The later ones go on from a velocity; the last one is caught by a flick.
        set(500, at: 3000)
        set(100, at: 3125)
        set(-40, at: 3300)
        set(640, at: 3850)
        let turn = WheelSample(Point(x: 0, y: 120), .zero, at: 5_500_000_000)
        deeds.append(Deed(milliseconds: 5500, step: .call(SendWheels([turn]))))
        return deeds.sorted { $0.milliseconds < $1.milliseconds }
    }

    private func flick(_ velocity: Double, at start: Double) -> [Deed] {
        (0...11).map { number in
            let time = Double(min(number, 10)) * 8
            let phase: PointerSample.Phase = number == 0 ? .down : number == 11 ? .up : .move
            let place = Point(x: 50, y: 100 + velocity * time / 1000)
            let sample = PointerSample(phase, place, at: UInt64((start + time) * 1e6))
            return Deed(milliseconds: start + time, step: .call(SendPointers([sample])))
        }
    }
}
