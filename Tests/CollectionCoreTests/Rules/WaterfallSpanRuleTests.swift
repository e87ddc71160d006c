import CollectionCore
import CollectionReference
import CollectionWire
import Testing

/// Numbers derived by hand from rule K4 of docs/semantics.md: items that take several lanes.
@Suite("Waterfalls: spans")
struct WaterfallSpanRuleTests {
    /// Three lanes of 20 points, 20 points between them; items stand 10 points apart.
    private func stage(_ change: (inout WaterfallLayout) -> Void = { _ in }) -> WaterfallStage {
        WaterfallStage {
            $0.lanes = .fixed(3)
            $0.configuration.sectionMetrics.minimumInteritemSpacing = 20
            change(&$0)
        }
    }

    @Test("K4: an item begins where the last of its lanes is free, in those where that is first")
    func dealing() {
        let stage = stage()
        stage.setData([[30, 10, 20, 5, 7]], across: [[1, 1, 1, 2, 1]])
        // Next places: 40, 20 and 30.
        #expect(stage.cell(3) == [40, 30, 60, 5])
        // 40, 45 and 45.
        #expect(stage.cell(4) == [0, 40, 20, 7])
        #expect(stage.contentLength == 47)
    }

    @Test("K4: of equal places, the nearest to the line's start; no more lanes than there are")
    func ties() {
        let stage = stage()
        stage.setData([[10, 10, 10, 10]], across: [[2, 2, 1024, 1]])
        #expect(stage.cell(0) == [0, 0, 60, 10])
        #expect(stage.cell(1) == [0, 20, 60, 10])
        #expect(stage.cell(2) == [0, 40, 100, 10])
        #expect(stage.cell(3) == [0, 60, 20, 10])
    }

    @Test("K4: what an item passes over stays empty")
    func passedOver() {
        let stage = stage()
        stage.setData([[10, 10, 100, 10, 10]], across: [[2, 3, 1, 1, 1]])
        #expect(stage.origins(5) == [[0, 0], [0, 20], [0, 40], [40, 40], [80, 40]])
    }

    @Test("K4: with an aspect ratio, length follows from the length across all lanes")
    func aspectRatio() {
        let stage = stage { $0.keepsAspectRatio = true }
        stage.setData([[10, 15]], across: [[2, 3]])
        // All are 30 wide: 60 x 10 / 30, 100 x 15 / 30.
        #expect(stage.cell(0) == [0, 0, 60, 20])
        #expect(stage.cell(1) == [0, 30, 100, 50])
    }

    @Test("K4: stable lanes: a change moves what is behind it as far as lanes are free")
    func changes() {
        let stage = stage()
        stage.setData([[10, 10, 10, 10, 10]], across: [[1, 1, 1, 3, 1]])
        #expect(stage.cell(3) == [0, 20, 100, 10])
        stage.update([.reconfigure(.at(0, 1))], [25])
        #expect(stage.cell(3) == [0, 35, 100, 10])
        #expect(stage.cell(4) == [0, 55, 20, 10])
        // Not the longest one by now.
        stage.update([.reconfigure(.at(0, 0))], [20])
        #expect(stage.cell(3) == [0, 35, 100, 10])
        stage.update([.delete(.at(0, 1))])
        #expect(stage.origins(4) == [[0, 0], [80, 0], [0, 30], [0, 50]])
        stage.update([.insert(.at(0, 2))], [4])
        #expect(stage.origins(5) == [[0, 0], [80, 0], [40, 0], [0, 30], [0, 50]])
        stage.update([.insert(.at(0, 0))], [1], across: [2])
        #expect(stage.origins(6) == [[40, 0], [0, 0], [80, 11], [40, 11], [0, 31], [0, 51]])
        stage.update([.delete(.at(0, 4))])
        #expect(stage.origins(5) == [[40, 0], [0, 0], [80, 11], [40, 11], [0, 30]])
    }

    @Test("K4: an item that takes another number of lanes is placed anew, before other changes")
    func otherSpan() {
        let stage = stage()
        stage.setData([[10, 20, 30, 10]])
        #expect(stage.cell(3) == [0, 20, 20, 10])
        stage.update([.reload(.at(0, 3))], [10], across: [2])
        #expect(stage.cell(3) == [0, 30, 60, 10])
        stage.update([.reconfigure(.at(0, 0))], [50])
        #expect(stage.cell(3) == [0, 60, 60, 10])
        // As many lanes as before: it keeps them, others being shorter.
        stage.update([.reload(.at(0, 3))], [11], across: [2])
        #expect(stage.cell(3) == [0, 60, 60, 11])
        stage.update([.reload(.at(0, 3)), .delete(.at(0, 1))], [11])
        #expect(stage.cell(2) == [40, 0, 20, 11])
        stage.update([.reload(.at(0, 0))], [5], across: [9])
        #expect(stage.origins(3) == [[0, 0], [80, 15], [40, 15]])
    }

    @Test("K4: another width keeps lanes, another number of lanes does not")
    func widerContainer() {
        let stage = WaterfallStage { $0.lanes = .adaptive(minimumLength: 45) }
        stage.setData([[10, 20, 10, 5]], across: [[1, 1, 2, 1]])
        stage.update([.delete(.at(0, 0))])
        #expect(stage.origins(3) == [[55, 0], [0, 30], [0, 50]])
        stage.setBounds(width: 120)
        #expect(stage.cell(1) == [0, 30, 120, 10])
        #expect(stage.cell(0) == [65, 0, 55, 20])
        stage.setBounds(width: 170)
        #expect(stage.origins(3) == [[0, 0], [60, 0], [60, 20]])
        stage.setBounds(width: 50)
        #expect(stage.origins(3) == [[0, 0], [0, 30], [0, 50]])
    }

    @Test("K4: greedy lanes are as a layout pass has them")
    func greedy() {
        let stage = stage { $0.lanePlacement = .greedy }
        stage.setData([[10, 20, 30, 10, 10]], across: [[1, 1, 1, 2, 1]])
        #expect(stage.origins(5) == [[0, 0], [40, 0], [80, 0], [0, 30], [80, 40]])
        stage.update([.delete(.at(0, 1))])
        #expect(stage.origins(4) == [[0, 0], [40, 0], [0, 40], [80, 0]])
        stage.update([.reload(.at(0, 2))], [10], across: [3])
        #expect(stage.origins(4) == [[0, 0], [40, 0], [0, 40], [0, 60]])
        stage.update([.insert(.at(0, 0))], [1], across: [2])
        #expect(stage.origins(5) == [[0, 0], [80, 0], [0, 11], [0, 51], [0, 71]])
    }

    @Test("K4: sections with their items on the way to another place")
    func sections() {
        let stage = stage()
        stage.setData([[10, 20, 30], [10, 10]], across: [[2, 3, 1], [1, 2]])
        stage.update([.move(.section(0), to: .section(1))])
        #expect(stage.cell(1, section: 1) == [0, 30, 100, 20])
        stage.update([.reload(.section(0))], [7, 8], across: [3, 2], counts: [2])
        #expect(stage.cell(1, section: 0) == [0, 17, 60, 8])
        stage.update([.move(.at(1, 1), to: .at(0, 0))])
        #expect(stage.cell(1, section: 0) == [0, 30, 100, 7])
        stage.update([.delete(.section(1))])
        #expect(stage.contentLength == 55)
    }

    @Test("A13, K4: from right to left")
    func mirrored() {
        let stage = stage { $0.configuration.flipsHorizontallyInOppositeLayoutDirection = true }
        var environment = Environment()
        environment.layoutDirection = .rightToLeft
        stage.perform(.call(SetEnvironment(environment)))
        stage.setData([[10, 10]], across: [[1, 2]])
        #expect(stage.cell(1) == [0, 0, 60, 10])
    }

    @Test("K4: items that take all of many lanes")
    func manyLanes() {
        let stage = WaterfallStage {
            $0.lanes = .fixed(1024)
            $0.configuration.sectionMetrics.minimumInteritemSpacing = 0
        }
        stage.setData([[1, 2, 3, 4, 5, 6]], across: [[1, 1000, 1, 1024, 30, 1024]])
        stage.update([.delete(.at(0, 1))])
        stage.update([.reconfigure(.at(0, 0))], [9], across: [1])
        #expect(stage.cell(4) == [0, 48, 100, 6])
        #expect(stage.everything().count == 5)
    }

    @Test("B3: an update that makes content too long changes nothing")
    func tooLong() {
        for placement in [LanePlacement.stable, .greedy] {
            let stage = WaterfallStage {
                $0.lanePlacement = placement
                $0.keepsAspectRatio = true
            }
            stage.setData([[10, 20, 30]], across: [[1, 2, 1]])
            let before = stage.everything()
            for count in [4096, 20_000] {
                var update = UpdateDescription([.insert(.at(0, 1), count: UInt32(count))])
                var content = DataDescription.Chunk(itemCounts: [])
                content.widths = [Float](repeating: 0.5, count: count)
                content.heights = [Float](repeating: 1_000_000, count: count)
                content.spans = (0..<UInt32(count)).map { 0x1_0002 - $0 % 3 / 2 }
                update.content = content
                update.itemCount = count
                let step = Step.performBatch(update, BatchSettings())
                #expect(stage.engine.perform(step) == .failure(.contentTooLong))
                #expect(stage.everything() == before)
            }
        }
    }
}
