import CollectionCore
import CollectionReference
import CollectionWire
import Testing

/// Rule K4 of docs/semantics.md: what holds of stable lanes after any edits.
@Suite("Waterfalls: even lanes at random")
struct WaterfallBalanceRandomTests {
    /// How items come and go.
    enum Course: CaseIterable {
        case anywhere, atStart, oneGap, fromOneLane, queue, lastToFirst, batches, measured
    }

    private struct Run {
        let stage: WaterfallStage
        let laneCount: Int
        let height: Double
        var random: SeededGenerator
        /// The frames of all items, in their order.
        var frames: [Rect] = []
        /// The bounds.
        private var seen = Rect.zero
        /// Where the next item of the course `oneGap` comes.
        private var gap = 0

        /// The kinds of lengths that items have.
        let kinds: ClosedRange<Int>

        init(seed: UInt64, height: Double, kinds: ClosedRange<Int> = 0...3) {
            self.kinds = kinds
            var random = SeededGenerator(seed: seed)
            laneCount = random.pick([2, 3, 5, 8])
            self.height = height
            let (lanes, spacing) = (UInt32(laneCount), random.pick([0.0, 10]))
            let axis: Axis = random.chance(30) ? .horizontal : .vertical
            let direction: LayoutDirection =
                random.chance(50) ? .rightToLeft : .leftToRight
            stage = WaterfallStage {
                $0.lanes = .fixed(lanes)
                $0.configuration.scrollDirection = axis
                $0.configuration.sectionMetrics.minimumLineSpacing = spacing
                $0.configuration.sectionMetrics.minimumInteritemSpacing = 0
                $0.configuration.flipsHorizontallyInOppositeLayoutDirection = true
            }
            self.random = random
            var environment = Environment()
            environment.layoutDirection = direction
            stage.perform(.call(SetEnvironment(environment)))
            set(random.number(0...1000))
            stage.setData([lengths(random.number(10...60))], isSquare: true)
            look()
        }

        mutating func set(_ offset: Int) {
            let isVertical = stage.layout.configuration.scrollDirection == .vertical
            let (main, cross) = (Double(offset), 80.0 * Double(laneCount))
            seen =
                isVertical
                ? Rect(x: 0, y: main, width: cross, height: height)
                : Rect(x: main, y: 0, width: height, height: cross)
            stage.perform(.call(SetBounds(seen)))
        }

        mutating func lengths(_ count: Int) -> [Float] {
            let kind = random.number(kinds)
            return (0..<count).map { _ in
                switch kind {
                case 0: 100
                case 1: Float(random.number(60...300))
                case 2: random.pick([1, 1, 1, 1000])
                default: random.chance(3) ? 3000 : Float(random.number(50...200))
                }
            }
        }

        /// Looks where everything is.
        mutating func look() {
            frames = stage.everything().map(\.frame)
        }

        var isVertical: Bool { stage.layout.configuration.scrollDirection == .vertical }

        func isVisible(_ frame: Rect) -> Bool {
            frame.isVisible(in: seen)
        }

        func lane(_ frame: Rect) -> Int { Int((isVertical ? frame.x : frame.y) / 80) }
        func length(_ frame: Rect) -> Double { isVertical ? frame.height : frame.width }

        /// Inserts items, or deletes some, as the course has it.
        mutating func edit(_ course: Course, _ step: Int) {
            let count = frames.count
            switch course {
            case .atStart: insert(1, at: 0)
            case .oneGap:
                let index = step == 0 ? count / 2 : gap
                insert(1, at: index)
                look()
                gap = lane(frames[index]) == 0 ? index + 1 : index
                return
            case .fromOneLane:
                let index = frames.indices.first { lane(frames[$0]) == 1 }
                if let index, count > 4 { delete(index) } else { insert(20, at: 0) }
            case .queue:
                insert(1, at: 0)
                look()
                delete(frames.count - 1)
            case .lastToFirst:
                stage.update([.move(.at(0, UInt32(count - 1)), to: .at(0, 0))], isSquare: true)
            case .batches:
                let new = lengths(3)
                let parts: [UpdateItem] = [
                    .delete(.at(0, UInt32(count / 3)), count: 3),
                    .move(.at(0, UInt32(count - 1)), to: .at(0, 1)),
                    .insert(.at(0, UInt32(count - 8)), count: 3),
                ]
                stage.update(parts, new, isSquare: true)
            case .measured:
                let index = random.number(0...count - 1)
                stage.update(
                    [.reconfigure(.at(0, UInt32(index)))], lengths(1), isSquare: true)
            case .anywhere:
                if random.chance(50) || count < 10 {
                    insert(1, at: random.number(0...count))
                } else {
                    delete(random.number(0...count - 1))
                }
            }
            look()
        }

        private mutating func insert(_ count: Int, at index: Int) {
            stage.update(
                [.insert(.at(0, UInt32(index)), count: UInt32(count))], lengths(count),
                isSquare: true)
        }

        private func delete(_ index: Int) { stage.update([.delete(.at(0, UInt32(index)))]) }

        private var spacing: Double {
            stage.layout.configuration.sectionMetrics.minimumLineSpacing
        }

        /// The distance between the ends of the lanes.
        var distance: Double {
            var ends = [Double](repeating: 0, count: laneCount)
            for frame in frames { ends[lane(frame)] += length(frame) + spacing }
            return (ends.max() ?? 0) - (ends.min() ?? 0)
        }

        /// The length of the longest item, with the spacing behind it.
        var longest: Double { (frames.map { length($0) }.max() ?? 0) + spacing }
    }

    @Test(
        "Where nothing is visible, lanes end at most a longest item apart",
        arguments: Course.allCases, 0..<8)
    func nothingVisible(course: Course, seed: UInt64) {
        var run = Run(seed: seed, height: 0)
        for step in 0..<60 {
            run.edit(course, step)
            #expect(run.distance <= run.longest, "step \(step)")
        }
    }

    @Test("From the first to the last visible item, no item changes its lane", arguments: 0..<16)
    func visible(seed: UInt64) {
        var run = Run(seed: seed, height: 400, kinds: 0...1)
        var checks = 0
        for step in 0..<60 {
            run.set(run.random.number(0...2000))
            let (frames, distance) = (run.frames, run.distance)
            let seen = frames.indices.filter { run.isVisible(frames[$0]) }
            let index = run.random.number(0...frames.count - 1)
            run.stage.update([.delete(.at(0, UInt32(index)))])
            run.look()
            #expect(run.distance <= 2 * run.longest, "step \(step)")
            let left = distance + run.length(frames[index]) + run.longest
            if let first = seen.first, let last = seen.last, left <= 3 * run.longest {
                checks += 1
                for item in first...last where item != index {
                    let now = run.frames[item < index ? item : item - 1]
                    #expect(run.lane(now) == run.lane(frames[item]), "step \(step)")
                }
            }
            if run.frames.count < 12 { run.edit(.fromOneLane, 0) }
        }
        #expect(checks > 5)
    }
}
