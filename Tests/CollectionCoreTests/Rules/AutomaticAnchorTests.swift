import CollectionCore
import CollectionReference
import CollectionWire
import Testing

/// Rule D8 at the start of the content, and what `firstVisibleItem` does there.
@Suite("Content anchors: automatic")
struct AutomaticAnchorTests {
    @Test("D8: at the start, what is inserted before the first item is seen")
    func inserted() throws {
        let stage = try AnchorStage()
        stage.update(.insert(.at(0, 0)))
        #expect(try stage.frame() == 0)
        #expect(stage.last.contentOffsetAdjustment == .zero)
        #expect(stage.places[1] == 110)
    }

    @Test(
        "D8: the first visible item moves by 0.00 points, at the start too",
        arguments: [0, 0.25, 5, 333.25, 690])
    func firstVisibleItem(offset: Double) throws {
        let stage = try AnchorStage(.firstVisibleItem, offset: offset)
        let before = stage.places
        stage.update(.insert(.at(0, 0), count: 3))
        #expect(try stage.frame() == offset + 330)
        #expect(stage.last.contentOffsetAdjustment == Point(x: 0, y: 330))
        for (item, place) in before { #expect(stage.places[item + 3] == place) }
    }

    @Test(
        "D8: half a point from the start is at the start, and elsewhere the first item stays",
        arguments: [
            (0.0, 0.0), (0.5, 0.5), (0.5625, 110.5625), (50, 160), (690, 800), (-30, -30),
        ])
    func reach(offset: Double, after: Double) throws {
        let stage = try AnchorStage(offset: offset)
        stage.update(.insert(.at(0, 0)))
        #expect(try stage.frame() == after)
    }

    @Test("D8: at the start, deletes, moves and reloads move nothing either")
    func otherParts() throws {
        let stage = try AnchorStage()
        stage.update(.delete(.at(0, 0)))
        #expect(try stage.frame() == 0)
        stage.update(.move(.at(0, 0), to: .at(0, 5)))
        #expect(try stage.frame() == 0)
        stage.update(.reload(.at(0, 0), count: 2), .insert(.at(0, 0)))
        #expect(try stage.frame() == 0)
        stage.update(.delete(.at(0, 1), count: 8))
        #expect(try stage.frame() == 0)
        stage.update(.insert(.at(0, 0), count: 20))
        #expect(try stage.frame() == 0)
    }

    @Test("D8: what counts is the offset at the last display frame, and scrolling goes on")
    func scrolled() throws {
        let stage = try AnchorStage()
        stage.update(.insert(.at(0, 0)))
        stage.update(.insert(.at(0, 0)))
        #expect(try stage.frame(at: 8) == 8)
        stage.update(.insert(.at(0, 0)))
        #expect(try stage.frame(at: 0) == 110)
    }

    @Test("D8: the start is where the content inset puts it, and moves with it")
    func insets() throws {
        var environment = Environment()
        environment.contentInset.top = 20
        let stage = try AnchorStage(offset: -20, environment)
        stage.update(.insert(.at(0, 0)))
        #expect(try stage.frame() == -20)
        stage.update(.insert(.at(0, 0)))
        environment.contentInset.top = 50
        stage.scene.perform(.call(SetEnvironment(environment)))
        #expect(try stage.frame() == -50)
        // A host that goes along by itself is not moved twice.
        stage.update(.insert(.at(0, 0)))
        environment.contentInset.top = 30
        stage.scene.perform(.call(SetEnvironment(environment)))
        #expect(try stage.frame(at: -30) == -30)
    }

    @Test("D8: cells that were inserted at the start stay there as they are measured")
    func measured() throws {
        var list = AnchorStage.list(10)
        list.layout.sectionMetrics.itemsFillLine = true
        list.layout.sectionMetrics.itemSize = .zero
        list.layout.sectionMetrics.estimatedItemSize = Size(width: 100, height: 100)
        let stage = try AnchorStage(nil, list)
        try stage.frame(stage.sizes(height: 80))
        stage.update(.insert(.at(0, 0), count: 2))
        #expect(try stage.frame() == 0)
        #expect(try stage.frame(stage.sizes(height: 130)) == 0)
        #expect(stage.places[2] == 280)
        // By its own policy, the first cell that was no estimate stays.
        stage.scene.perform(.call(SetContentAnchor(.firstVisibleItem)))
        stage.update(.insert(.at(0, 0)))
        #expect(try stage.frame() == 110)
    }

    @Test("D8: mirrored content starts at the greatest offset")
    func mirrored() throws {
        var list = Stage(width: 400, height: 100)
        list.layout.scrollDirection = .horizontal
        list.layout.flipsHorizontallyInOppositeLayoutDirection = true
        list.layout.sectionMetrics.itemSize = Size(width: 100, height: 100)
        list.layout.sectionMetrics.minimumLineSpacing = 10
        list.environment.layoutDirection = .rightToLeft
        list.add(count: 10)
        let stage = try AnchorStage(nil, list)
        func offset(_ part: UpdateItem) throws -> Double {
            stage.update(part)
            try stage.frame()
            return stage.last.contentOffset.x
        }
        stage.scene.bounds.x = 690
        try stage.frame()
        #expect(try offset(.insert(.at(0, 0))) == 800)
        #expect(try offset(.insert(.at(0, 11))) == 910)
        // Not at the start: items at the end of the data come in at the left.
        stage.scene.bounds.x = 0
        try stage.frame()
        #expect(try offset(.insert(.at(0, 12))) == 110)
        #expect(try offset(.insert(.at(0, 0))) == 110)
    }

    @Test("D8: another layout begins at its start, where its header is seen")
    func layout() throws {
        let stage = try AnchorStage()
        var layout = FlowLayout()
        layout.sectionMetrics.itemSize = Size(width: 100, height: 100)
        layout.sectionMetrics.headerReferenceSize = Size(width: 0, height: 40)
        stage.scene.perform(.setFlowLayout(layout))
        #expect(try stage.frame() == 0)
    }

    @Test("D8, P2: at the start of a path, the first item comes to the front")
    func path() throws {
        var stack = StackLayout()
        stack.scrollDirection = .vertical
        var list = AnchorStage.list(10)
        list.other = .stack(stack)
        let stage = try AnchorStage(nil, list)
        stage.update(.insert(.at(0, 0)))
        #expect(try stage.frame() == 0)
        // An item comes to rest after each length of the bounds.
        try stage.frame(at: 800)
        stage.update(.insert(.at(0, 0)))
        #expect(try stage.frame() == 1_200)
    }

    @Test("T3: two animated inserts at the start begin where everything was on screen")
    func animated() throws {
        let stage = try AnchorStage()
        let before = stage.places
        let animation = Animation(duration_ns: 1_000_000_000, curve: .linear)
        stage.update(.insert(.at(0, 0)), animation: animation)
        stage.update(.insert(.at(0, 0)), animation: animation)
        #expect(try stage.frame() == 0)
        for (item, place) in before { #expect(stage.places[item + 2] == place) }
        try stage.frame(after_ns: 500_000_000)
        #expect(stage.places[2] == 110)
        try stage.frame(after_ns: 500_000_000)
        #expect(stage.places[2] == 220)
    }

    @Test("T9: both layouts of an interactive transition stay at their starts")
    func interactive() throws {
        let stage = try AnchorStage()
        stage.scene.perform(.lead(.start(.flow(FlowLayout()), tag: 1)))
        try stage.frame()
        stage.scene.perform(.lead(.progress(0.5, time_ns: 0)))
        stage.update(.insert(.at(0, 0)))
        #expect(try stage.frame() == 0)
        stage.scene.perform(.lead(.progress(1, time_ns: 1)))
        #expect(try stage.frame() == 0)
    }
}
