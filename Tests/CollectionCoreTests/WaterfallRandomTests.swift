import CollectionCore
import CollectionReference
import CollectionWire
import Testing

/// Waterfalls of many items that change at random: what others' implementations miss.
@Suite("Waterfalls at random")
struct WaterfallRandomTests {
    private struct Run {
        var random: SeededGenerator
        let stage: WaterfallStage
        var count = 0
        /// How many of a hundred take several lanes.
        let spanning: Int

        /// - Parameter most: Items at the start; of few different lengths, so that there are runs.
        init(seed: UInt64, most: Int, lanes: [UInt32] = [1, 2, 3, 4, 9, 17, 40]) {
            var random = SeededGenerator(seed: seed)
            stage = WaterfallStage {
                $0.lanes = .fixed(random.pick(lanes))
                $0.lanePlacement = random.chance(70) ? .stable : .greedy
                $0.keepsAspectRatio = random.chance(50)
                $0.configuration.sectionMetrics.minimumLineSpacing = random.pick([0, 1, 10])
            }
            spanning = random.pick([0, 0, 1, 10, 50])
            self.random = random
            count = most
            stage.setData([lengths(most)], across: [across(most)])
        }

        /// How many lanes items take; few take more than there may be.
        mutating func across(_ count: Int) -> [UInt16] {
            if spanning == 0 { return [] }
            return (0..<count).map { _ in
                random.chance(spanning) ? random.pick([2, 2, 3, 5, 1024]) : 1
            }
        }

        mutating func lengths(_ count: Int) -> [Float] {
            var lengths: [Float] = []
            while lengths.count < count {
                let any = Double(random.number(1...300))
                let length = Float(random.pick([0, 1, 33.3, 100, 2500, any]))
                let run = random.pick([1, 1, 1, 5, 400])
                lengths += [Float](repeating: length, count: min(run, count - lengths.count))
            }
            return lengths
        }

        /// Data in which many items take several lanes, by any number of them.
        mutating func setWideSpans() {
            let spans = random.pick([[2], [1, 2], [1, 2, 3, 7, 20], (1...90).map { $0 }])
            let most = UInt16(spans.count)
            stage.setData(
                [lengths(count)],
                across: [(0..<count).map { _ in UInt16(spans[random.number(0...Int(most) - 1)]) }])
        }

        /// Moves many single items in one batch, each to another place.
        mutating func moveMany(_ most: Int) {
            let places = (0..<count).map { UInt32($0) }
            let from = places.shuffled(using: &random).prefix(most).sorted()
            let to = places.shuffled(using: &random).prefix(most)
            stage.update(
                zip(from, to).map { .move(.at(0, $0), to: .at(0, $1), count: 1) })
        }

        /// Deletes, moves and reloads runs, then inserts one.
        mutating func update() {
            var parts: [UpdateItem] = []
            var new: [Float] = []
            var after = count
            if count > 10 {
                let run = random.pick([1, 1, 2, count / 4])
                let start = random.number(0...count - run)
                switch random.number(0...3) {
                case 0, 1:
                    parts.append(.delete(.at(0, UInt32(start)), count: UInt32(run)))
                    after -= run
                case 2:
                    let target = random.number(0...count - run)
                    parts.append(
                        .move(
                            .at(0, UInt32(start)), to: .at(0, UInt32(target)), count: UInt32(run)))
                default:
                    parts.append(.reconfigure(.at(0, UInt32(start)), count: UInt32(run)))
                    new += lengths(run)
                }
            }
            if parts.isEmpty || parts[0].action != .move {
                let run = random.pick([1, 1, 3, 150])
                let place = random.number(0...after)
                parts.append(.insert(.at(0, UInt32(place)), count: UInt32(run)))
                new += lengths(run)
                after += run
            }
            stage.update(parts, new, across: across(new.count))
            count = after
        }
    }

    @Test("Nothing is missed and nothing is too much, however lanes end", arguments: 0..<16)
    func visibleItems(seed: UInt64) {
        var run = Run(seed: seed, most: 300)
        for _ in 0..<12 {
            run.update()
            let all = run.stage.everything()
            #expect(all.count == run.count, "seed \(seed)")
            let length = run.stage.contentLength ?? 0
            for _ in 0..<10 {
                let rect = Rect(
                    x: 0, y: Double(run.random.number(-50...Int(length))), width: 100,
                    height: Double(run.random.pick([1, 100, 3000])))
                let expected = all.filter { $0.frame.isVisible(in: rect) }
                #expect(
                    run.stage.engine.perform(.call(GetLayoutAttributesInRect(rect)))
                        == .attributes(expected),
                    "seed \(seed)")
            }
        }
    }

    @Test("Scrolling by steps finds what a jump finds", arguments: 0..<12)
    func steps(seed: UInt64) {
        var run = Run(seed: 100 + seed, most: 300)
        run.update()
        let length = run.stage.contentLength ?? 0
        var offset = 0.0
        for _ in 0..<300 {
            offset += Double(run.random.pick([37, 37, 37, -37, 1, 200, -400]))
            if offset > length { offset = 0 }
            let bounds = Rect(x: 0, y: offset, width: 100, height: 100)
            run.stage.perform(.displayFrame(bounds: bounds, time_ns: 0, isComplete: true, []))
        }
    }

    @Test("Edited lanes are bit for bit those that are made anew of them", arguments: 0..<24)
    func editedLanes(seed: UInt64) {
        var run = Run(seed: 200 + seed, most: 300)
        for _ in 0..<6 { run.update() }
        let edited = run.stage.everything()
        // Another container, and the same again: two passes that keep the lanes.
        run.stage.setBounds(width: 130)
        _ = run.stage.everything()
        run.stage.setBounds(width: 100)
        #expect(run.stage.everything() == edited, "seed \(seed)")
    }

    @Test("Items of several lanes find the first place of hundreds", arguments: 0..<8)
    func wideSpans(seed: UInt64) {
        var run = Run(seed: 300 + seed, most: 400, lanes: [17, 64, 100, 300])
        run.setWideSpans()
        _ = run.stage.everything()
        for _ in 0..<4 {
            run.update()
            _ = run.stage.everything()
        }
    }

    @Test("Many items move at once", arguments: 0..<8)
    func moves(seed: UInt64) {
        var run = Run(seed: 400 + seed, most: 300)
        for most in [2, 40, 300] {
            run.moveMany(most)
            _ = run.stage.everything()
            run.update()
        }
    }

    @Test("Sections of a few items have more lanes than items", arguments: 0..<8)
    func fewItems(seed: UInt64) {
        var random = SeededGenerator(seed: 500 + seed)
        let stage = WaterfallStage {
            $0.lanes = .fixed(random.pick([5, 40, 300]))
            $0.lanePlacement = random.chance(50) ? .stable : .greedy
        }
        func lengths(_ count: Int) -> [Float] {
            (0..<count).map { _ in Float(random.pick([0, 10, 33.3, 100])) }
        }
        func across(_ count: Int) -> [UInt16] {
            (0..<count).map { _ in UInt16(random.pick([1, 1, 1, 2, 30])) }
        }
        var counts = (0..<6).map { _ in random.number(0...4) }
        stage.setData(counts.map { lengths($0) }, across: counts.map { across($0) })
        for _ in 0..<16 {
            let section = random.number(0...counts.count - 1)
            let (count, other) = (counts[section], random.number(0...counts.count - 1))
            let place = IndexPath.at(
                UInt32(section), UInt32(random.number(0...max(0, count - 1))))
            switch random.number(0...4) {
            case 0 where count > 0:
                stage.update([.delete(place, count: 1)])
                counts[section] -= 1
            case 1 where count > 0 && section != other:
                let target = IndexPath.at(
                    UInt32(other), UInt32(random.number(0...counts[other])))
                stage.update([.move(place, to: target, count: 1)])
                counts[section] -= 1
                counts[other] += 1
            case 2 where count > 0:
                stage.update([.reconfigure(place, count: 1)], lengths(1), across: across(1))
            case 3:
                let target = IndexPath.section(UInt32(other))
                stage.update([.move(.section(UInt32(section)), to: target, count: 1)])
                counts.insert(counts.remove(at: section), at: other)
            default:
                let run = random.pick([1, 2, 50])
                stage.update(
                    [.insert(place, count: UInt32(run))], lengths(run), across: across(run))
                counts[section] += run
            }
            #expect(
                stage.everything().count == counts.reduce(0, +), "seed \(500 + seed)")
        }
    }
}
