import CollectionCore
import CollectionReference
import CollectionWire
import Testing

/// Rule D8 at the end of the content, as a chat has it.
@Suite("Content anchors: end")
struct EndAnchorTests {
    @Test("D8: at the end, appended content is followed")
    func appended() throws {
        let stage = try AnchorStage(.end, offset: 690)
        stage.update(.insert(.at(0, 10)))
        #expect(try stage.frame() == 800)
        #expect(stage.places[10] == 300)
        stage.update(.insert(.at(0, 11)))
        stage.update(.insert(.at(0, 12), count: 2))
        #expect(try stage.frame() == 1_130)
    }

    @Test(
        "D8: ten points from the end are at the end; farther away nothing moves",
        arguments: [(680.0, 800.0), (679.5, 679.5), (100, 100), (0, 0), (720, 830)])
    func reach(offset: Double, after: Double) throws {
        let stage = try AnchorStage(.end, offset: offset)
        stage.update(.insert(.at(0, 10)))
        #expect(try stage.frame() == after)
    }

    @Test(
        "D8: history that is prepended moves nothing by 0.00 points, at the start too",
        arguments: [0, 0.25, 333.25, 690])
    func prepended(offset: Double) throws {
        let stage = try AnchorStage(.end, offset: offset)
        let before = stage.places
        stage.update(.insert(.at(0, 0), count: 5))
        #expect(try stage.frame() == offset + 550)
        for (item, place) in before { #expect(stage.places[item + 5] == place) }
    }

    @Test("D8: measured sizes of appended rows are followed")
    func measured() throws {
        var list = AnchorStage.list(10)
        list.layout.sectionMetrics.itemsFillLine = true
        list.layout.sectionMetrics.itemSize = .zero
        list.layout.sectionMetrics.estimatedItemSize = Size(width: 100, height: 100)
        let stage = try AnchorStage(.end, offset: 690, list)
        try stage.frame(stage.sizes(height: 100))
        stage.update(.insert(.at(0, 10), count: 2))
        #expect(try stage.frame() == 910)
        #expect(try stage.frame(stage.sizes(height: 160)) == 1_030)
        #expect(stage.places[11] == 240)
    }

    @Test("D8: content no longer than the bounds is at the end")
    func short() throws {
        let stage = try AnchorStage(.end, count: 0)
        for count in 1...5 {
            stage.update(.insert(.at(0, UInt32(count - 1))))
            #expect(try stage.frame() == max(0, Double(count) * 110 - 410))
        }
        stage.update(.delete(.at(0, 0), count: 3))
        #expect(try stage.frame() == 0)
        stage.update(.insert(.at(0, 0), count: 10))
        #expect(try stage.frame() == 910)
    }

    @Test("D8: a host that scrolls away as content comes is not taken back")
    func scrolledAway() throws {
        let stage = try AnchorStage(.end, offset: 690)
        stage.update(.insert(.at(0, 10)))
        #expect(try stage.frame(at: 687) == 687)
        // Slowly, too.
        let slow = try AnchorStage(.end, offset: 690)
        for step in 1...8 {
            slow.update(.insert(.at(0, UInt32(9 + step))))
            #expect(try slow.frame(at: 690 - 4 * Double(step)) == 690 - 4 * Double(step))
        }
        // What the host rounds is no scrolling.
        let rounding = try AnchorStage(.end, offset: 689.75)
        rounding.update(.insert(.at(0, 10)))
        #expect(try rounding.frame(at: 689.5) == 800)
        let jump = try AnchorStage(.end, offset: 690)
        jump.update(.insert(.at(0, 10)))
        #expect(try jump.frame(at: 0) == 0)
    }

    @Test("D8: bounds of another length are followed, and nothing else without a change")
    func keyboard() throws {
        let stage = try AnchorStage(.end, offset: 690)
        stage.scene.bounds.height = 150
        #expect(try stage.frame() == 940)
        #expect(!stage.last.didLayoutChange)
        stage.scene.bounds.height = 400
        #expect(try stage.frame() == 690)
        // A host that goes along by itself is not moved twice.
        stage.scene.bounds.height = 150
        #expect(try stage.frame(at: 940) == 940)
        stage.scene.bounds.height = 400
        #expect(try stage.frame(at: 690) == 690)
        // Bounds that questions go by are no display frame.
        stage.scene.bounds.height = 150
        stage.scene.perform(.call(SetBounds(stage.scene.bounds)))
        #expect(try stage.frame() == 940)
        #expect(try stage.frame(at: 935) == 935)
        #expect(try stage.frame(at: 400) == 400)
        stage.scene.bounds.height = 400
        #expect(try stage.frame() == 400)
    }

    @Test("D8: bounds of another length are followed while changes are shown over time")
    func keyboardMeanwhile() throws {
        let stage = try AnchorStage(.end, offset: 690)
        let animation = Animation(duration_ns: 1_000_000_000, curve: .linear)
        stage.update(.insert(.at(0, 10)), animation: animation)
        #expect(try stage.frame() == 800)
        #expect(stage.places[9] == 300)
        #expect(try stage.frame(after_ns: 250_000_000) == 800)
        stage.scene.bounds.height = 150
        #expect(try stage.frame(after_ns: 250_000_000) == 1_050)
        #expect(stage.places[9] == -5)
    }

    @Test("D8: content insets of the end are followed")
    func insets() throws {
        let stage = try AnchorStage(.end, offset: 690)
        var environment = Environment()
        environment.contentInset.bottom = 250
        stage.scene.perform(.call(SetEnvironment(environment)))
        #expect(try stage.frame() == 940)
        stage.update(.insert(.at(0, 10)))
        #expect(try stage.frame() == 1_050)
    }

    @Test("D8: another layout at the end is at its end")
    func layout() throws {
        let stage = try AnchorStage(.end, offset: 690)
        var layout = FlowLayout()
        layout.sectionMetrics.itemSize = Size(width: 100, height: 50)
        stage.scene.perform(.setFlowLayout(layout))
        #expect(try stage.frame() == 190)
        layout.scrollDirection = .horizontal
        layout.sectionMetrics.itemSize = Size(width: 30, height: 400)
        stage.scene.perform(.setFlowLayout(layout))
        try stage.frame()
        #expect(stage.last.contentOffset == Point(x: 290, y: 0))
    }

    @Test("D8: mirrored content ends at the least offset")
    func mirrored() throws {
        var list = Stage(width: 400, height: 100)
        list.layout.scrollDirection = .horizontal
        list.layout.flipsHorizontallyInOppositeLayoutDirection = true
        list.layout.sectionMetrics.itemSize = Size(width: 100, height: 100)
        list.layout.sectionMetrics.minimumLineSpacing = 10
        list.environment.layoutDirection = .rightToLeft
        list.add(count: 10)
        let stage = try AnchorStage(.end, list)
        stage.update(.insert(.at(0, 10)))
        try stage.frame()
        #expect(stage.last.contentOffset.x == 0)
        stage.update(.insert(.at(0, 0)))
        try stage.frame()
        #expect(stage.last.contentOffset.x == 0)
    }

    @Test("T3: what is animated at the end begins where everything was on screen")
    func animated() throws {
        let stage = try AnchorStage(.end, offset: 684)
        let before = stage.places
        let animation = Animation(duration_ns: 1_000_000_000, curve: .linear)
        stage.update(.insert(.at(0, 10)), animation: animation)
        stage.update(.insert(.at(0, 0)), animation: animation)
        #expect(try stage.frame() == 910)
        for (item, place) in before where item > 5 { #expect(stage.places[item + 1] == place) }
        try stage.frame(after_ns: 1_000_000_000)
        #expect(stage.places[11] == 300)
    }

    @Test("T9: both layouts of an interactive transition are at their ends")
    func interactive() throws {
        let stage = try AnchorStage(.end, offset: 690)
        var layout = FlowLayout()
        layout.sectionMetrics.itemSize = Size(width: 100, height: 200)
        stage.scene.perform(.lead(.start(.flow(layout), tag: 1)))
        #expect(try stage.frame() == 690)
        stage.scene.perform(.lead(.progress(0.5, time_ns: 0)))
        // 2,090 points of the other layout: its greatest offset is 1,690.
        #expect(try stage.frame() == 1_190)
        stage.update(.insert(.at(0, 10)))
        // 800 and 1,900.
        #expect(try stage.frame() == 1_350)
        stage.scene.perform(.lead(.finish(time_ns: 1)))
        #expect(try stage.frame() == 1_900)
        stage.update(.insert(.at(0, 11)))
        #expect(try stage.frame() == 2_110)
    }
}
