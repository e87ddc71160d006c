import CollectionCore
import CollectionReference
import Testing

/// R5: a pointer that rests never has items go to and fro, whatever their sizes.
@Suite("R5: targets that rest")
struct MovementRestTests {
    private static func layouts() -> [(name: String, layout: Layout)] {
        var flow = FlowLayout()
        flow.sectionMetrics.minimumLineSpacing = 4
        flow.sectionMetrics.minimumInteritemSpacing = 3
        var waterfall = WaterfallLayout()
        waterfall.lanes = .fixed(3)
        var justified = JustifiedLayout()
        justified.targetLineThickness = 30
        var grid = GridLayout()
        grid.lanes = .fixed(4)
        return [
            ("list", .list(MovementStage.list)), ("flow", .flow(flow)),
            ("waterfall", .waterfall(waterfall)), ("justified", .justified(justified)),
            ("grid", .grid(grid)),
        ]
    }

    @Test("After the first display frame a resting pointer changes no target", arguments: [1, 2])
    func rests(seed: UInt64) throws {
        for (name, layout) in Self.layouts() {
            var random = SeededGenerator(seed: seed)
            let sizes = (0..<30).map { _ in
                Size(
                    width: Double(Int.random(in: 10...60, using: &random)),
                    height: Double(Int.random(in: 10...60, using: &random)))
            }
            var stage = try MovementStage(layout, sections: [sizes], height: 200)
            #expect(try stage.pickUp(0, UInt32(Int.random(in: 0...5, using: &random))))
            for _ in 0..<200 {
                let x = Double.random(in: 0...100, using: &random)
                try stage.move(to: x, Double.random(in: 0...200, using: &random))
                let target = stage.view.interactiveMovement?.target
                for _ in 0..<4 {
                    try stage.show(after: 70)
                    #expect(stage.view.interactiveMovement?.target == target, "\(name)")
                }
                #expect(stage.view.brokenInvariant() == nil)
            }
        }
    }
}
