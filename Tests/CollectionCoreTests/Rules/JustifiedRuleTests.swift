import CollectionCore
import CollectionReference
import CollectionWire
import Testing

/// Numbers derived by hand from rule K5 of docs/semantics.md.
@Suite("Justified lines")
struct JustifiedRuleTests {
    /// Items with these aspect ratios in bounds of 100 x 100, without spacing. Lines should be 50
    /// thick, a quarter more or less: sums of 1.5 to 2.5.
    private func stage(
        _ ratios: [Double], width: Double = 100,
        _ change: (inout JustifiedLayout) -> Void = { _ in }
    ) -> Stage {
        stage(sizes: ratios.map { ($0 * 8, 8) }, width: width, change)
    }

    private func stage(
        sizes: [(Double, Double)], width: Double = 100,
        _ change: (inout JustifiedLayout) -> Void = { _ in }
    ) -> Stage {
        var layout = JustifiedLayout()
        layout.targetLineThickness = 50
        layout.sectionMetrics.minimumLineSpacing = 0
        layout.sectionMetrics.minimumInteritemSpacing = 0
        change(&layout)
        var stage = Stage(width: width, height: 100)
        stage.other = .justified(layout)
        stage.add(sizes)
        return stage
    }

    @Test("K5: a line ends as soon as it is thin enough")
    func ends() {
        let stage = stage([1, 1, 1])
        #expect(stage.cell(0, 0) == [0, 0, 50, 50])
        #expect(stage.cell(0, 1) == [50, 0, 50, 50])
        #expect(stage.cell(0, 2) == [0, 50, 50, 50])
        #expect(stage.contentSize() == [100, 100])
    }

    @Test("K5: what would make a line far too thin does not join it")
    func doesNotJoin() {
        // 1 + 4 is farther from 2 than 1 is.
        let stage = stage([1, 4])
        #expect(stage.cell(0, 0) == [0, 0, 100, 100])
        #expect(stage.cell(0, 1) == [0, 100, 100, 25])
    }

    @Test("K5: beyond the tolerance, what is not farther from what is wanted is better")
    func isNearer() {
        // 1 + 2 is as far from 2 as 1 is.
        let stage = stage([1, 2], width: 150) { $0.targetLineThickness = 75 }
        #expect(stage.cell(0, 0) == [0, 0, 50, 50])
        #expect(stage.cell(0, 1) == [50, 0, 100, 50])
    }

    @Test("K5: spacing is taken off what items fill")
    func spacing() {
        let stage = stage([1, 1, 1], width: 110) {
            $0.sectionMetrics.minimumInteritemSpacing = 10
            $0.sectionMetrics.minimumLineSpacing = 4
        }
        #expect(stage.cell(0, 1) == [60, 0, 50, 50])
        #expect(stage.cell(0, 2) == [0, 54, 50, 50])
    }

    @Test(
        "K5: the last line is as thick as the target, and where the alignment says",
        arguments: [
            (LastLineAlignment.automatic, 0.0), (.leading, 0), (.center, 25), (.trailing, 50),
        ])
    func lastLine(alignment: LastLineAlignment, start: Double) {
        let stage = stage([1]) { $0.lastLineAlignment = alignment }
        #expect(stage.cell(0, 0) == [start, 0, 50, 50])
    }

    @Test("K5: with justify the last line is full")
    func lastLineJustified() {
        #expect(stage([1]) { $0.lastLineAlignment = .justify }.cell(0, 0) == [0, 0, 100, 100])
    }

    @Test("K5: what has a length of 0 is a square")
    func zeroLengths() {
        let stage = stage(sizes: [(0, 5), (5, 0), (0, 0)])
        #expect(stage.cell(0, 0) == [0, 0, 50, 50])
        #expect(stage.cell(0, 2) == [0, 50, 50, 50])
    }

    @Test("K5: a line is at most 2^24 thick")
    func thickest() {
        let stage = stage(sizes: [(0.0001, 100_000)]) { $0.lastLineAlignment = .justify }
        #expect(stage.cell(0, 0) == [0, 0, 100, 16_777_216])
    }

    @Test("K5: a line has at most 1,024 items")
    func mostItems() {
        let stage = stage(Array(repeating: 1.0 / 1_024, count: 1_100))
        // Their ratios add up to 1.
        let length = 100.0 / 1_024
        let last: [Double] = [100 - length, 0, length, 100]
        #expect(stage.cell(0, 1_023) == last)
        let next: [Double] = [0, 100, length / 2, 50]
        #expect(stage.cell(0, 1_024) == next)
    }

    @Test("K5: without room every item has a line without thickness")
    func noRoom() {
        let stage = stage([1, 2, 3], width: 0) { $0.sectionMetrics.minimumLineSpacing = 4 }
        #expect(stage.cell(0, 2) == [0, 8, 0, 0])
        #expect(stage.contentSize() == [0, 8])
    }

    @Test("K5: what was full because of the item behind it is not when that goes")
    func lastLineAfterDeletion() {
        let scene = Scene(stage([1, 4]))
        scene.perform(.call(GetContentSize()))
        scene.perform(.performBatch(UpdateDescription([.delete(.at(0, 1))]), BatchSettings()))
        #expect(scene.perform(.call(GetContentSize())) == .size(Size(width: 100, height: 50)))
        let more = UpdateDescription([.insert(.at(0, 1))])
        scene.perform(.performBatch(more, BatchSettings()))
        #expect(scene.perform(.call(GetContentSize())) == .size(Size(width: 100, height: 50)))
    }

    @Test("B3: what makes content too long is refused, and all is as before")
    func tooLong() {
        var update = UpdateDescription([.insert(.at(0, 0), count: 5_000)])
        var content = DataDescription.Chunk(itemCounts: [])
        // No two of them fit on a line, and each is 2^24 thick.
        content.widths = (0..<5_000).map { $0 % 2 == 0 ? 0.0001 : 16_000_000 }
        content.heights = (0..<5_000).map { $0 % 2 == 0 ? 10_000_000 : 0.0001 }
        update.content = content
        update.itemCount = 5_000
        let door = EngineDoor()
        for step in stage([1]).setUp { _ = door.perform(step) }
        #expect(door.perform(.call(GetContentSize())) == .size(Size(width: 100, height: 50)))
        for number in 0..<2 {
            let outcome = door.perform(.performBatch(update, BatchSettings()))
            #expect(outcome == (number == 0 ? .done : .failure(.contentTooLong)))
        }
        guard case .size(let size) = door.perform(.call(GetContentSize())) else { return }
        #expect(size.height > 16_777_216 * 2_500)
    }
}
