import CollectionCore
import CollectionReference
import CollectionWire
import Testing

/// Numbers derived by hand from rules K2 and K3 of docs/semantics.md.
@Suite("Grids")
struct GridRuleTests {
    /// Bounds of 100 x 100, spacings of 10.
    private func stage(
        _ sizes: [(Double, Double)], _ change: (inout GridLayout) -> Void = { _ in }
    ) -> Stage {
        var grid = GridLayout()
        grid.lanes = .fixed(2)
        change(&grid)
        var stage = Stage(width: 100, height: 100)
        stage.other = .grid(grid)
        stage.add(sizes)
        return stage
    }

    private let squares = [(7.0, 9.0), (500, 1), (0, 0), (1, 1)]

    private func item(_ lanes: Lanes, spacing: Double, _ item: UInt32) -> [Double]? {
        stage(Array(repeating: (1, 1), count: 1_100)) {
            $0.lanes = lanes
            $0.sectionMetrics.minimumInteritemSpacing = spacing
        }.cell(0, item)
    }

    @Test("K2: lanes are equally long, the spacing apart")
    func lanes() {
        #expect(item(.fixed(2), spacing: 10, 1) == [55, 0, 45, 45])
        #expect(item(.fixed(4), spacing: 20, 3) == [90, 0, 10, 10])
        // Spacing alone is longer than the line: no length is left.
        #expect(item(.fixed(3), spacing: 60, 2) == [120, 0, 0, 0])
    }

    @Test("K2: as many lanes as are at least so long; at least one, at most 1,024")
    func adaptive() {
        // (100 + 10) / (30 + 10) = 2.75
        #expect(item(.adaptive(minimumLength: 30), spacing: 10, 1) == [55, 0, 45, 45])
        // An exact fit.
        #expect(item(.adaptive(minimumLength: 45), spacing: 10, 1) == [55, 0, 45, 45])
        // One lane: the item is in the second row.
        let second = item(.adaptive(minimumLength: 45.1), spacing: 10, 1)
        #expect(second == [0, 110, 100, 100])
        #expect(item(.adaptive(minimumLength: 1000), spacing: 10, 0) == [0, 0, 100, 100])
        let length = 100.0 / 1_024
        let last: [Double] = [1_023 * length, 0, length, length]
        #expect(item(.adaptive(minimumLength: 0.05), spacing: 0, 1_023) == last)
    }

    @Test("K2: adaptive lanes without a length are refused", arguments: [0, 0.000_001])
    func noLength(_ minimumLength: Double) throws {
        var view = CollectionView(limits: Limits())
        var layout = GridLayout()
        layout.lanes = .adaptive(minimumLength: minimumLength)
        #expect(throws: CollectionError.invalidNumber("lanes.minimum_length", .outOfRange)) {
            try view.setLayout(.grid(layout))
        }
    }

    @Test("K3: with an aspect ratio sizes do not matter")
    func aspectRatio() {
        let stage = stage(squares + [(1, 1)]) { $0.aspectRatio = 1.5 }
        #expect(stage.cell(0, 0) == [0, 0, 45, 67.5])
        #expect(stage.cell(0, 1) == [55, 0, 45, 67.5])
        #expect(stage.cell(0, 4) == [0, 155, 45, 67.5])
        #expect(stage.contentSize() == [100, 222.5])
    }

    @Test("K3: without one, a row is as thick as its thickest item, and all begin where it does")
    func ownLengths() {
        let stage = stage([(1, 20), (1, 30), (1, 5)]) { $0.aspectRatio = 0 }
        #expect(stage.cell(0, 0) == [0, 0, 45, 20])
        #expect(stage.cell(0, 1) == [55, 0, 45, 30])
        #expect(stage.cell(0, 2) == [0, 40, 45, 5])
        #expect(stage.contentSize() == [100, 45])
    }

    @Test("K3: a measured size is an estimate no more, and counts as far as the layout lets it")
    func measured() throws {
        for (ratio, expected) in [(1.0, [0.0, 0, 45, 45]), (0, [0, 0, 45, 80])] {
            var stage = stage([]) {
                $0.aspectRatio = ratio
                $0.sectionMetrics.estimatedItemSize = Size(width: 5, height: 20)
            }
            stage.data.chunks = []
            stage.add(count: 3)
            let scene = Scene(stage)
            let shown = try #require(try scene.displayFrame().elements.first)
            #expect(shown.flags.contains(.isEstimated))
            let size = PreferredSize(
                reusableView: shown.reusableView, generation: shown.generation,
                size: Size(width: 70, height: 80))
            let after = try scene.displayFrame(isComplete: true, [size]).elements[0]
            #expect(!after.flags.contains(.isEstimated))
            #expect(after.frame.numbers == expected)
        }
    }

    @Test("A11: no item is longer than its lane, so nothing is told of it")
    func oversized() throws {
        let frame = try Scene(stage(squares)).displayFrame()
        #expect(frame.elements.count == 4)
        #expect(frame.diagnostics.isEmpty)
    }

    @Test("K3: a billion items are laid out as exactly as ten")
    func uniform() {
        let door = EngineDoor()
        var grid = GridLayout()
        grid.lanes = .fixed(10)
        for ratio in [1.0, 0] {
            grid.aspectRatio = ratio
            _ = door.perform(.setLayout(.grid(grid), nil, tag: 0))
            _ = door.perform(.call(SetBounds(Rect(x: 0, y: 0, width: 190, height: 100))))
            let chunk = DataDescription.Chunk(itemCounts: [1_000_000_000])
            _ = door.perform(.setData(DataDescription(metrics: [], chunks: [chunk])))
            let step = ratio == 1 ? 20.0 : 60
            let height = 1e8 * step - 10
            #expect(
                door.perform(.call(GetContentSize())) == .size(Size(width: 190, height: height)))
            let insertion = UpdateDescription([.insert(.at(0, 3))])
            #expect(door.perform(.performBatch(insertion, BatchSettings())) == .done)
            let after = Size(width: 190, height: height + step)
            #expect(door.perform(.call(GetContentSize())) == .size(after))
        }
    }
}
