import CollectionCore
import CollectionReference
import CollectionWire
import Testing

/// Rule M21: content that is shorter than the bounds and stands at their end, as in a chat.
@Suite("Short content")
struct ShortContentTests {
    @Test("M21: the end of short content is at the end of the bounds, and grows into scrolling")
    func grows() throws {
        let chat = try ShortStage(rows: 3)
        #expect(try chat.show() == -200)
        #expect(try chat.insert(1) == -100)
        #expect(chat.last.contentOffsetAdjustment.y == 100)
        #expect(try chat.insert(1) == 0)
        #expect(try chat.insert(3) == 300)
        #expect(try chat.delete(6) == -300)
    }

    @Test("M21: the start of the content begins at the end of the bounds, whatever the anchor is")
    func anchors() throws {
        for anchor in [ContentAnchor.automatic, .firstVisibleItem, .lastVisibleItem, .none] {
            let stage = try ShortStage(rows: 3, anchor)
            #expect(try stage.show() == -200)
            #expect(try stage.insert(1) == -100)
            #expect(try stage.delete(2) == -300)
        }
        // A log stands at the top.
        let log = try ShortStage(rows: 3, shortContent: .start)
        #expect(try log.show() == 0)
        #expect(try log.insert(1) == 0)
        #expect(try log.insert(4) == 300)
    }

    @Test("M21: the far inset is below the content, and the near one counts once it is long")
    func insets() throws {
        let chat = try ShortStage(rows: 3) {
            $0.environment.contentInset = EdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
        }
        #expect(try chat.show() == -170)
        #expect(try chat.insert(1) == -70)
        #expect(try chat.insert(1) == 30)
        #expect(try chat.delete(1) == -70)
    }

    @Test("M21: along a horizontal scroll direction, also from right to left where nothing flips")
    func horizontal() throws {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let chat = try ShortStage(rows: 3) {
                $0.layout.scrollDirection = .horizontal
                $0.bounds = Rect(x: 0, y: 0, width: 500, height: 100)
                $0.environment.layoutDirection = direction
            }
            #expect(try chat.show() == -200)
            #expect(try chat.insert(1) == -100)
            #expect(try chat.insert(4) == 300)
            #expect(chat.last.contentOffset.y == 0)
        }
    }

    @Test("M21: mirrored content ends at the left, and stays there as it grows")
    func mirrored() throws {
        for shortContent in [ShortContent.start, .end] {
            let chat = try ShortStage(rows: 3, shortContent: shortContent) {
                $0.layout.scrollDirection = .horizontal
                $0.layout.flipsHorizontallyInOppositeLayoutDirection = true
                $0.bounds = Rect(x: 0, y: 0, width: 500, height: 100)
                $0.environment.layoutDirection = .rightToLeft
                $0.environment.contentInset.left = 10
            }
            #expect(try chat.show() == -10)
            #expect(try chat.insert(5) == -10)
        }
    }

    @Test("M21: a host that scrolls by itself is told the range, and the adjustments")
    func host() throws {
        let chat = try ShortStage(rows: 3, scrolls: false)
        chat.scene.bounds.y = -200
        #expect(try chat.show() == -200)
        #expect(chat.last.elements.map(\.frame.y) == [0, 100, 200])
        for (y, item) in [(150.0, nil), (250, 0), (499, 2)] as [(Double, UInt32?)] {
            let hit = chat.scene.perform(.call(GetShownElement(at: Point(x: 50, y: y))))
            #expect(hit == item.map { .element(.cell(.at(0, $0))) } ?? .nothing)
        }
        let first = GetContentOffset(.at(0, 0), position: .top)
        #expect(chat.scene.perform(.call(first)) == .point(Point(x: 0, y: -200)))
        let target = GetTargetContentOffset(proposed: Point(x: 0, y: 70), velocity: .zero)
        #expect(chat.scene.perform(.call(target)) == .point(Point(x: 0, y: -200)))
        #expect(try chat.insert(1) == -100)
        #expect(chat.last.contentOffsetAdjustment.y == 100)
        chat.scene.bounds.y = -100
        #expect(try chat.insert(4) == 300)
    }

    @Test("M21: other bounds, as a keyboard opens and closes")
    func bounds() throws {
        let chat = try ShortStage(rows: 3)
        #expect(try chat.show() == -200)
        chat.scene.bounds.height = 350
        #expect(try chat.show() == -50)
        chat.scene.bounds.height = 250
        #expect(try chat.show() == 50)
        chat.scene.bounds.height = 500
        #expect(try chat.show() == -200)
    }

    @Test("M21: another layout, and a setting that changes with an update")
    func changes() throws {
        let stage = try ShortStage(rows: 3, shortContent: .start)
        #expect(try stage.show() == 0)
        stage.set(.end)
        #expect(try stage.insert(1) == -100)
        var layout = FlowLayout()
        layout.sectionMetrics.itemSize = Size(width: 100, height: 50)
        stage.scene.perform(.setFlowLayout(layout))
        #expect(try stage.show() == layout.sectionMetrics.minimumLineSpacing * 3 - 300)
    }

    @Test("M21: both layouts of an interactive transition stand at their ends")
    func interactive() throws {
        let chat = try ShortStage(rows: 3)
        #expect(try chat.show() == -200)
        var layout = FlowLayout()
        layout.sectionMetrics.itemSize = Size(width: 100, height: 50)
        layout.sectionMetrics.minimumLineSpacing = 0
        chat.scene.perform(.lead(.start(.flow(layout), tag: 1)))
        #expect(try chat.show() == -200)
        chat.scene.perform(.lead(.progress(1, time_ns: 0)))
        #expect(try chat.show() == -350)
    }

    @Test("M21: a setting that changes, and a drag, lead back by a bounce")
    func bounce() throws {
        var stage = try ScrollStage(rows: 5) { $0.alwaysBouncesVertically = true }
        try stage.view.setContentAnchor(.automatic, shortContent: .end)
        #expect(stage.view.scrolling.state == .decelerating)
        #expect(try stage.show(at: 100) == 0)
        #expect(try stage.show(at: 2000) == -150)
        #expect(stage.view.scrolling.verticalIndicator == .whole)
        try stage.point(.down, 100, at: 2010)
        for step in 1...10 {
            try stage.point(.move, 100 + 10 * Double(step), at: 2010 + 10 * Double(step))
        }
        try stage.show(at: 2110)
        #expect(stage.view.scrolling.contentOffset.y < -160)
        try stage.point(.up, 200, at: 2300)
        #expect(try stage.show(at: 6000) == -150)
        #expect(stage.view.scrolling.state == .idle)
    }

    @Test("M21: content that comes after the first display frame stands at the end at once")
    func later() throws {
        let chat = try ShortStage(rows: 0)
        #expect(try chat.show() == -500)
        var data = DataDescription(metrics: [], chunks: [])
        data.chunks.append(DataDescription.Chunk(itemCounts: [3]))
        chat.scene.perform(.setData(data))
        #expect(try chat.show() == -200)
    }
}

/// The engine and the reference with rows of 100 points, in bounds of 100 x 500.
private final class ShortStage {
    let scene: Scene
    private var count: UInt32
    private let axis: Axis
    private(set) var last = ShownFrame(DisplayFrame())

    init(
        rows: UInt32, _ anchor: ContentAnchor = .end, shortContent: ShortContent = .end,
        scrolls: Bool = true, _ change: (inout Stage) -> Void = { _ in }
    ) throws {
        var stage = Stage(width: 100, height: 500)
        stage.layout.sectionMetrics.itemSize = Size(width: 100, height: 100)
        stage.layout.sectionMetrics.minimumLineSpacing = 0
        change(&stage)
        stage.add(count: Int(rows))
        scene = Scene(stage)
        (count, axis) = (rows, stage.layout.scrollDirection)
        scene.perform(.call(SetContentAnchor(anchor, shortContent: shortContent)))
        if scrolls {
            var configuration = ScrollConfiguration()
            configuration.isEnabled = true
            scene.perform(.call(SetScrollConfiguration(configuration)))
        }
    }

    func set(_ shortContent: ShortContent) {
        scene.perform(.call(SetContentAnchor(.end, shortContent: shortContent)))
    }

    /// - Returns: The content offset along the scroll direction.
    func show() throws -> Double {
        last = try scene.displayFrame(isComplete: true)
        scene.perform(.call(GetScrolling()))
        return axis == .vertical ? last.contentOffset.y : last.contentOffset.x
    }

    /// Appends rows.
    func insert(_ rows: UInt32) throws -> Double {
        count += rows
        return try update(.insert(.at(0, count - rows), count: rows))
    }

    /// Deletes the last rows.
    func delete(_ rows: UInt32) throws -> Double {
        count -= rows
        return try update(.delete(.at(0, count), count: rows))
    }

    private func update(_ part: UpdateItem) throws -> Double {
        scene.perform(.performBatch(UpdateDescription([part]), BatchSettings()))
        return try show()
    }
}
