import CollectionCore
import CollectionReference
import CollectionWire
import Testing

/// Compositional sections of random groups, the engine and the reference side by side: groups deep
/// in each other, long lists, many more places than items, and columns in quantity.
@Suite("Groups at random")
struct GroupRandomTests {
    private struct Run {
        var random: SeededGenerator
        let engine = EngineDoor()
        let reference = ReferenceCollection()
        let seed: UInt64
        var counts: [UInt32] = []

        init(seed: UInt64) {
            self.seed = seed
            random = SeededGenerator(seed: seed)
        }

        @discardableResult
        func perform(_ step: Step) -> Outcome {
            let expected = reference.perform(step)
            #expect(engine.perform(step) == expected, "seed \(seed)")
            return expected
        }

        func begin(_ group: LayoutGroup) {
            var section = LayoutSection(group: group)
            section.interGroupSpacing = seed % 2 == 0 ? 0 : 3.3
            section.orthogonalScrollingBehavior = seed % 5 == 4 ? .continuous : .none
            perform(
                .setLayout(.compositional(CompositionalLayout(sections: [section])), nil, tag: 0))
            perform(.call(SetBounds(Rect(x: 0, y: 0, width: 300, height: 200))))
        }

        mutating func setData(_ counts: [UInt32]) {
            self.counts = counts
            let chunks = counts.map { count in
                var chunk = DataDescription.Chunk(itemCounts: [count])
                fill(&chunk, Int(count))
                return chunk
            }
            perform(.setData(DataDescription(metrics: [], chunks: chunks)))
        }

        /// Heights and widths, or none of their own; some are alike.
        private mutating func fill(_ chunk: inout DataDescription.Chunk, _ count: Int) {
            if random.chance(85) { chunk.heights = lengths(count) }
            if random.chance(60) { chunk.widths = lengths(count) }
        }

        private mutating func lengths(_ count: Int) -> [Float] {
            var lengths: [Float] = []
            while lengths.count < count {
                let run = min(random.pick([1, 1, 1, 40]), count - lengths.count)
                lengths += [Float](repeating: Float(random.number(0...90)) + 0.3, count: run)
            }
            return lengths
        }

        mutating func update() {
            let section = UInt32(random.number(0...counts.count - 1))
            let count = counts[Int(section)]
            let run = random.pick([1, 1, 2, 30] as [UInt32])
            var update: UpdateDescription
            if random.chance(50) && count > run {
                let first = UInt32(random.number(0...Int(count - run)))
                update = UpdateDescription([.delete(.at(section, first), count: run)])
                counts[Int(section)] -= run
            } else {
                let first = UInt32(random.number(0...Int(count)))
                update = UpdateDescription([.insert(.at(section, first), count: run)])
                var content = DataDescription.Chunk(itemCounts: [])
                fill(&content, Int(run))
                update.content = content
                update.itemCount = Int(run)
                counts[Int(section)] += run
            }
            perform(.performBatch(update, BatchSettings()))
        }

        /// Compares all elements, then what is visible while the view is scrolled.
        mutating func compare() {
            let all = Rect(x: -10, y: -10, width: 10_000, height: 1_000_000)
            perform(.call(GetLayoutAttributesInRect(all)))
            guard case .size(let size) = perform(.call(GetContentSize())) else { return }
            for _ in 0..<5 {
                let offset = Double(random.number(0...max(0, Int(size.height))))
                let bounds = Rect(x: 0, y: offset, width: 300, height: 200)
                perform(.displayFrame(bounds: bounds, time_ns: 0, isComplete: true, []))
            }
        }
    }

    private static func length(_ random: inout SeededGenerator) -> LayoutDimension {
        switch random.number(0...7) {
        case 0, 1: .estimated(random.pick([10, 44, 33.3]))
        case 2: .uniformAcrossSiblings(estimate: random.pick([20, 44]))
        case 3: .absolute(random.pick([5, 30, 120]))
        case 4: .fractionalWidth(random.pick([0.1, 0.3, 0.6]))
        default: .fractionalHeight(random.pick([0.2, 0.6, 0.9]))
        }
    }

    private static func edges(_ random: inout SeededGenerator) -> LayoutEdgeSpacing {
        var edges = LayoutEdgeSpacing()
        edges.top = random.pick([.none, .none, .fixed(3.1), .flexible(1)])
        edges.bottom = random.pick([.none, .none, .fixed(2), .flexible(0)])
        edges.leading = random.pick([.none, .none, .fixed(5)])
        return edges
    }

    private static func item(_ random: inout SeededGenerator) -> LayoutItem {
        var item = LayoutItem(size: LayoutSize(width: length(&random), height: length(&random)))
        if random.chance(25) { item.edgeSpacing = edges(&random) }
        if random.chance(25) {
            item.contentInsets = EdgeInsets(top: 1, left: 2.2, bottom: 3, right: 4)
        }
        return item
    }

    /// Groups in groups, up to a depth: mostly each holds the next one.
    private static func group(_ random: inout SeededGenerator, depth: Int) -> LayoutGroup {
        let size = LayoutSize(width: length(&random), height: length(&random))
        let axis: Axis = random.chance(50) ? .horizontal : .vertical
        func subitem() -> LayoutSubitem {
            depth > 0 && random.chance(70)
                ? .group(Self.group(&random, depth: depth - 1)) : .item(Self.item(&random))
        }
        var group = LayoutGroup(size: size, arrangement: .custom([]))
        if random.chance(25) {
            let count = UInt32(random.pick([1, 2, 3, 40]))
            group.arrangement = .repeating(axis, subitem(), count: count)
        } else {
            let list = (0..<random.pick([1, 1, 2, 3])).map { _ in subitem() }
            group.arrangement = .subitems(axis, list)
        }
        group.interItemSpacing = random.pick([.none, .fixed(2), .flexible(1)])
        if random.chance(25) {
            group.contentInsets = EdgeInsets(top: 2, left: 1.1, bottom: 0, right: 3)
        }
        if random.chance(25) { group.edgeSpacing = edges(&random) }
        return group
    }

    /// A row of items side by side, whose heights the content decides.
    private static func columns(_ random: inout SeededGenerator) -> LayoutGroup {
        let count = random.number(1...6)
        let list = (0..<count).map { _ in
            var item = Self.item(&random)
            item.size.width = .fractionalWidth(1 / Double(count))
            switch random.number(0...7) {
            case 0...3: item.size.height = .estimated(random.pick([20, 44]))
            case 4, 5: item.size.height = .uniformAcrossSiblings(estimate: random.pick([20, 44]))
            default: break
            }
            return LayoutSubitem.item(item)
        }
        let isUniform = random.chance(40)
        let size = LayoutSize(
            width: .fractionalWidth(1),
            height: isUniform ? .uniformAcrossSiblings(estimate: 50) : .estimated(50))
        var group = LayoutGroup(
            size: size,
            arrangement: random.chance(50)
                ? .subitems(.horizontal, list)
                : .repeating(.horizontal, list[0], count: UInt32(count)))
        group.interItemSpacing = random.pick([.none, .fixed(2), .flexible(1)])
        return group
    }

    @Test("Groups deep in each other", arguments: 0..<20)
    func deep(seed: UInt64) {
        var run = Run(seed: seed)
        run.begin(Self.group(&run.random, depth: run.random.pick([1, 3, 5])))
        run.setData([UInt32(run.random.number(0...60)), UInt32(run.random.number(1...20))])
        run.compare()
        for _ in 0..<4 {
            run.update()
            run.compare()
        }
    }

    @Test("Columns of estimated length, in quantity", arguments: 0..<12)
    func columns(seed: UInt64) {
        var run = Run(seed: 100 + seed)
        run.begin(Self.columns(&run.random))
        run.setData([UInt32(run.random.number(100...400)), 7, 1])
        run.compare()
        for _ in 0..<6 {
            run.update()
            run.compare()
        }
    }

    @Test("Sections of a few items in groups of many places", arguments: 0..<10)
    func fewItems(seed: UInt64) {
        var run = Run(seed: 200 + seed)
        var group = Self.group(&run.random, depth: run.random.pick([0, 1]))
        let axis: Axis = run.random.chance(70) ? .vertical : .horizontal
        var item = Self.item(&run.random)
        item.size.height = .estimated(30)
        let subitem: LayoutSubitem =
            run.random.chance(70) ? .item(item) : .group(Self.columns(&run.random))
        group.arrangement = .repeating(axis, subitem, count: 500)
        group.size.height = run.random.chance(70) ? .estimated(100) : .absolute(180)
        run.begin(group)
        run.setData((0..<12).map { _ in UInt32(run.random.pick([1, 1, 2, 7])) })
        run.compare()
        for _ in 0..<3 {
            run.update()
            run.compare()
        }
    }
}
