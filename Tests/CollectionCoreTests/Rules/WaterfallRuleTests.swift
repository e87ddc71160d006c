import CollectionCore
import CollectionReference
import CollectionWire
import Testing

/// Numbers derived by hand from rules K2 and K4 of docs/semantics.md: a layout pass.
@Suite("Waterfalls: a layout pass")
struct WaterfallRuleTests {
    @Test("K2: lanes share the line, the spacing between them")
    func lanes() {
        let stage = WaterfallStage { $0.lanes = .fixed(3) }
        stage.setData([[10, 20, 30, 40]])
        // (100 - 2 x 10) / 3.
        let length = 80.0 / 3
        #expect(stage.cell(0) == [0, 0, length, 10])
        #expect(stage.cell(1) == [length + 10, 0, length, 20])
        #expect(stage.cell(2) == [2 * (length + 10), 0, length, 30])
        #expect(stage.cell(3) == [0, 20, length, 40])
    }

    @Test(
        "K2: as many lanes as are at least so long",
        arguments: [(45.0, 2), (45.1, 1), (17.5, 4), (17.6, 3), (1000.0, 1), (0.5, 10)])
    func adaptive(_ minimumLength: Double, _ count: Int) {
        let stage = WaterfallStage {
            $0.lanes = .adaptive(minimumLength: minimumLength)
        }
        stage.setData([[Float](repeating: 5, count: 12)])
        let lefts = Set(stage.everything().map(\.frame.x))
        #expect(lefts.count == count)
    }

    @Test("K2: lanes without a length are there all the same")
    func noLength() {
        let stage = WaterfallStage { $0.lanes = .fixed(20) }
        stage.setData([[10, 10]])
        #expect(stage.cell(1) == [10, 0, 0, 10])
    }

    @Test("K4: an item goes where its place is first; of equal places, to the first lane")
    func dealing() {
        let stage = WaterfallStage()
        stage.setData([[10, 30, 5, 5, 20]])
        // Next places: 20 and 40; 35; 50 and 40.
        #expect(stage.origins(5) == [[0, 0], [55, 0], [0, 20], [0, 35], [55, 40]])
        #expect(stage.contentLength == 60)
        stage.setData([[10, 10, 10]])
        #expect(stage.origins(3) == [[0, 0], [55, 0], [0, 20]])
    }

    @Test("K4: all lanes together are as long as the one that ends last")
    func length() {
        let stage = WaterfallStage {
            $0.configuration.sectionMetrics.headerReferenceSize = Size(width: 0, height: 7)
            $0.configuration.sectionMetrics.sectionInset =
                EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        }
        stage.setData([[100, 10, 10], [], [5]])
        #expect(stage.contentLength == 138)
        #expect(stage.cell(0, section: 2) == [2, 130, 42, 5])
    }

    @Test("K4: items without a length take the spacing alone")
    func noItemLength() {
        let stage = WaterfallStage()
        stage.setData([[0, 0, 0, 0]])
        #expect(stage.origins(4) == [[0, 0], [55, 0], [0, 10], [55, 10]])
        #expect(stage.contentLength == 10)
    }

    @Test("K4: without length and spacing all stand in the first lane")
    func nothing() {
        let stage = WaterfallStage { $0.configuration.sectionMetrics.minimumLineSpacing = 0 }
        stage.setData([[0, 0, 0]])
        #expect(stage.origins(3) == [[0, 0], [0, 0], [0, 0]])
    }

    @Test("K4: an item that keeps its aspect ratio is as long as its lane makes it")
    func aspectRatio() {
        let stage = WaterfallStage { $0.keepsAspectRatio = true }
        stage.setData([[10, 60, 0]])
        // 45 x 10 / 30, 45 x 60 / 30, and what has no ratio.
        #expect(stage.cell(0) == [0, 0, 45, 15])
        #expect(stage.cell(1) == [55, 0, 45, 90])
        #expect(stage.cell(2) == [0, 25, 45, 0])
        stage.setData([[16_777_216]])
        #expect(stage.cell(0)[3] == 16_777_216)
    }

    @Test("K4: horizontally, lanes are rows")
    func horizontal() {
        let stage = WaterfallStage { $0.configuration.scrollDirection = .horizontal }
        stage.setData([[10, 20, 30]])
        // All are 30 wide.
        #expect(stage.cell(2) == [40, 0, 30, 45])
    }

    @Test("K4: equal items are dealt out in turn, however many there are")
    func billion() {
        let door = EngineDoor()
        _ = door.perform(.setLayout(.waterfall(WaterfallLayout()), nil, tag: 0))
        _ = door.perform(.call(SetBounds(Rect(x: 0, y: 0, width: 100, height: 100))))
        var chunk = DataDescription.Chunk(itemCounts: [1_000_000_000])
        chunk.heights = []
        let data = DataDescription(metrics: [], chunks: [chunk])
        #expect(door.perform(.setData(data)) == .done)
        #expect(
            door.perform(.call(GetContentSize())) == .size(Size(width: 100, height: 29_999_999_990))
        )
        func frame(_ item: UInt32) -> [Double] {
            let outcome = door.perform(
                .call(GetLayoutAttributes(of: .cell(IndexPath(section: 0, item: item)))))
            guard case .attributes(let found) = outcome else { return [] }
            return found[0].frame.numbers
        }
        #expect(frame(999_999_999) == [55, 29_999_999_940, 45, 50])
        #expect(frame(500_000_000) == [0, 15_000_000_000, 45, 50])
        let rect = Rect(x: 0, y: 15_000_000_000, width: 100, height: 1)
        guard case .attributes(let found) = door.perform(.call(GetLayoutAttributesInRect(rect)))
        else { return }
        #expect(found.map(\.element.indexPath.item) == [500_000_000, 500_000_001])
    }
}
