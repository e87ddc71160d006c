import CollectionCore
import CollectionReference
import Testing

/// Rule K4 of docs/semantics.md: what becomes of lanes when data and bounds change.
@Suite("Waterfalls: updates")
struct WaterfallUpdateTests {
    @Test("K4: stable lanes: an inserted item takes the shortest lane at its place")
    func insertion() {
        let stage = WaterfallStage()
        stage.setData([[10, 30, 10, 10]])
        // The item before is in the first lane, so the second one is shorter there.
        stage.update([.insert(.at(0, 1))], [5])
        #expect(stage.origins(5) == [[0, 0], [55, 0], [55, 15], [0, 20], [0, 40]])
        // Behind all: next places are 60 and 55.
        stage.update([.insert(.at(0, 5))], [7])
        #expect(stage.cell(5) == [55, 55, 45, 7])
    }

    @Test("K4: of a run that is inserted, each item counts for the next")
    func insertionOfRun() {
        let stage = WaterfallStage()
        stage.setData([[10, 10]])
        stage.update([.insert(.at(0, 0), count: 3)], [20, 5, 5])
        #expect(stage.origins(5) == [[0, 0], [55, 0], [55, 15], [0, 30], [55, 30]])
    }

    @Test("K4: stable lanes: others keep their lanes when items go, come or change")
    func stability() {
        let stage = WaterfallStage()
        stage.setData([[10, 10, 10, 10, 10, 10]])
        stage.update([.delete(.at(0, 0)), .delete(.at(0, 3))])
        #expect(stage.origins(4) == [[55, 0], [0, 0], [0, 20], [55, 20]])
        stage.update([.reconfigure(.at(0, 1))], [50])
        #expect(stage.origins(4) == [[55, 0], [0, 0], [0, 60], [55, 20]])
        stage.update([.reload(.at(0, 0))], [1])
        #expect(stage.origins(4) == [[55, 0], [0, 0], [0, 60], [55, 11]])
        stage.update([.delete(.at(0, 0), count: 4)])
        #expect(stage.contentLength == 0)
        stage.update([.insert(.at(0, 0), count: 2)], [1, 2])
        #expect(stage.origins(2) == [[0, 0], [55, 0]])
    }

    @Test("K4: a moved item takes the shortest lane at its new place")
    func move() {
        let stage = WaterfallStage()
        stage.setData([[10, 50, 10, 10], [5]])
        stage.update([.move(.at(0, 0), to: .at(0, 3))])
        // 1 (second lane), 2, 3 (first lane), then at 60 and 40.
        #expect(stage.origins(4) == [[55, 0], [0, 0], [0, 20], [0, 40]])
        // The last of three items moves to the lane without items, and so does the item of 50.
        stage.update([.move(.at(0, 0), to: .at(1, 0))])
        #expect(stage.cell(0, section: 1) == [55, 30, 45, 50])
        #expect(stage.cell(1, section: 1) == [0, 30, 45, 5])
    }

    @Test("K4: inserted and reloaded sections are placed anew, with what else comes into them")
    func sections() {
        let stage = WaterfallStage()
        stage.setData([[10, 10, 10, 10], [30]])
        stage.update([.delete(.at(0, 0)), .delete(.at(0, 2))])
        #expect(stage.origins(2) == [[55, 0], [55, 20]])
        stage.update([.reload(.section(0), flags: .keepsContent)])
        #expect(stage.origins(2) == [[0, 0], [55, 0]])
        stage.update(
            [.insert(.section(0)), .insert(.at(0, 1)), .move(.at(0, 0), to: .at(0, 0))],
            [1, 2, 3, 4], counts: [3])
        // 10, 4, 1, 2 and 3 in turn: next places 20 and 14, 20 and 25, 32 and 25.
        #expect(stage.origins(5) == [[0, 0], [55, 0], [55, 14], [0, 20], [55, 25]])
        stage.update([.move(.section(0), to: .section(2))])
        #expect(stage.cell(1, section: 2) == [55, 40, 45, 4])
    }

    @Test("K4: a layout pass keeps stable lanes unless their number changes")
    func widerContainer() {
        let stage = WaterfallStage { $0.lanes = .adaptive(minimumLength: 45) }
        stage.setData([[10, 10, 10, 10]])
        stage.update([.delete(.at(0, 0)), .delete(.at(0, 2))])
        stage.setBounds(width: 120)
        #expect(stage.origins(2) == [[65, 0], [65, 20]])
        stage.setBounds(width: 200)
        #expect(stage.origins(2) == [[0, 0], [70, 0]])
        stage.setBounds(width: 100)
        #expect(stage.origins(2) == [[0, 0], [55, 0]])
        stage.update([.insert(.at(0, 0))], [100])
        #expect(stage.origins(3) == [[0, 0], [0, 110], [55, 0]])
        stage.perform(.setLayout(.waterfall(stage.layout), nil, tag: 0))
        #expect(stage.origins(3) == [[0, 0], [55, 0], [55, 20]])
    }

    @Test("K4: greedy lanes are as a layout pass has them")
    func greedy() {
        let stage = WaterfallStage { $0.lanePlacement = .greedy }
        stage.setData([[10, 30, 5, 5, 20]])
        stage.update([.delete(.at(0, 0))])
        #expect(stage.origins(4) == [[0, 0], [55, 0], [55, 15], [55, 30]])
        stage.update([.insert(.at(0, 1))], [100])
        #expect(stage.origins(5) == [[0, 0], [55, 0], [0, 40], [0, 55], [0, 70]])
        stage.update([.reconfigure(.at(0, 0))], [200])
        #expect(stage.origins(5) == [[0, 0], [55, 0], [55, 110], [55, 125], [55, 140]])
    }

    @Test("K4, A15: a measured size moves what is behind it in its lane")
    func measured() {
        let stage = WaterfallStage {
            $0.configuration.sectionMetrics.estimatedItemSize = Size(width: 10, height: 10)
        }
        let chunk = DataDescription.Chunk(itemCounts: [4])
        stage.perform(.setData(DataDescription(metrics: [], chunks: [chunk])))
        let bounds = Rect(x: 0, y: 0, width: 100, height: 100)
        stage.perform(.displayFrame(bounds: bounds, time_ns: 0, isComplete: true, []))
        let size = PreferredSize(
            reusableView: ReusableView(rawValue: 1), generation: 1,
            size: Size(width: 3, height: 33))
        stage.perform(.displayFrame(bounds: bounds, time_ns: 0, isComplete: true, [size]))
        #expect(stage.origins(4) == [[0, 0], [55, 0], [0, 20], [55, 43]])
        #expect(stage.cell(1) == [55, 0, 45, 33])
    }

    @Test("B3: an update that makes content too long changes nothing")
    func tooLong() {
        for placement in [LanePlacement.stable, .greedy] {
            let stage = WaterfallStage {
                $0.lanePlacement = placement
                $0.keepsAspectRatio = true
                $0.lanes = .fixed(1)
            }
            stage.setData([[10, 20]])
            let before = stage.everything()
            var update = UpdateDescription([.insert(.at(0, 1), count: 5000)])
            var content = DataDescription.Chunk(itemCounts: [])
            content.widths = [Float](repeating: 0.5, count: 5000)
            content.heights = [Float](repeating: 1_000_000, count: 5000)
            update.content = content
            update.itemCount = 5000
            let step = Step.performBatch(update, BatchSettings())
            #expect(stage.engine.perform(step) == .failure(.contentTooLong))
            #expect(stage.everything() == before)
        }
    }
}
