import CollectionCore
import Testing

/// Rule D8: what a person looks at keeps its place, through all changes until somebody scrolls.
@Suite("Places: rows that stay where they are")
struct PlaceTests {
    @Test("D8: rows that come before the seen ones move nothing")
    func insertedBefore() throws {
        let stage = try PlaceStage(at: 130)
        try stage.insert(0, 2)
        #expect(try stage.settle() == 330)
        #expect(stage.place(3) == -30)
    }

    @Test("D8: with the last visible item, a row in sight grows upwards")
    func lastVisible() throws {
        let stage = try PlaceStage(anchor: .lastVisibleItem, at: 1_030)
        try stage.reload(12, length: 300)
        #expect(try stage.settle() == 1_230)
        #expect(stage.place(15) == 470)
    }

    @Test(
        "D8: a row that is cut off and measured anew keeps its place",
        arguments: [Axis.vertical, .horizontal])
    func reconfigured(axis: Axis) throws {
        let stage = try PlaceStage(40, estimate: 60, length: 60, axis: axis, at: 12)
        stage.lengths[0] = 260
        try stage.reconfigure(0)
        #expect(try stage.settle() == 12)
        #expect(stage.place(0) == -12)
        // The host scrolls before it measures.
        stage.lengths[0] = 460
        try stage.reconfigure(0)
        try stage.show()
        try stage.scroll(by: 5)
        try stage.show()
        #expect(try stage.settle() == 17)
        #expect(stage.place(0) == -17)
    }

    @Test("D8: a row that collapses does not leave the screen, and comes back where it was")
    func collapsed() throws {
        let stage = try PlaceStage(100, estimate: 60, length: 60)
        stage.lengths[20] = 260
        try stage.settle()
        try stage.scroll(to: 1_200)
        try stage.settle()
        try stage.scroll(by: 12)
        try stage.settle()
        stage.lengths[20] = 60
        try stage.reconfigure(20)
        #expect(try stage.settle() == 1_212)
        #expect(stage.place(20) == -12)

        stage.lengths[20] = 260
        try stage.reconfigure(20)
        try stage.settle()
        try stage.scroll(by: 188)
        try stage.settle()
        #expect(stage.place(21) == 60)
        stage.lengths[20] = 100
        try stage.reconfigure(20)
        #expect(try stage.settle() == 1_240)
        #expect(stage.place(21) == 60)
        stage.lengths[20] = 260
        try stage.reconfigure(20)
        #expect(try stage.settle() == 1_400)
        #expect(stage.place(21) == 60)
    }

    @Test("D8: a row that comes in at the top grows upwards as it is measured")
    func cameIn() throws {
        let stage = try PlaceStage(100, estimate: 50, at: 3_000)
        #expect(stage.offset == 3_000)
        try stage.scroll(by: -30)
        #expect(try stage.settle() == 3_020)
        #expect(stage.place(50) == 30)
    }

    @Test("D8: the same layout again forgets sizes, and a row that is cut off stays on screen")
    func sameLayout() throws {
        let stage = try PlaceStage(200, estimate: 100, length: 300)
        try stage.scroll(to: 11_000)
        try stage.settle()
        try stage.scroll(by: 250)
        try stage.settle()
        let seen = (0..<200).compactMap { row in stage.place(row).map { (row, $0) } }
        try stage.setList()
        try stage.settle()
        for (row, place) in seen { #expect(stage.place(row) == place) }
    }

    @Test("D8: another layout and the first one again lead back")
    func otherLayout() throws {
        let stage = try PlaceStage(at: 2_030)
        var flow = FlowLayout()
        flow.sectionMetrics.itemSize = Size(width: 100, height: 100)
        (flow.sectionMetrics.minimumLineSpacing, flow.sectionMetrics.minimumInteritemSpacing) = (
            0, 0
        )
        try stage.view.setFlowLayout(flow)
        #expect(try stage.settle() == 530)
        try stage.setList()
        #expect(try stage.settle() == 2_030)
    }

    @Test("D8: a place that was clamped comes back with the content")
    func clamped() throws {
        let stage = try PlaceStage(at: 9_500)
        stage.bounds.height = 500
        var flow = FlowLayout()
        flow.sectionMetrics.itemSize = Size(width: 100, height: 100)
        (flow.sectionMetrics.minimumLineSpacing, flow.sectionMetrics.minimumInteritemSpacing) = (
            0, 0
        )
        try stage.view.setFlowLayout(flow)
        #expect(try stage.settle() == 2_000)
        try stage.setList()
        #expect(try stage.settle() == 9_500)
    }

    @Test("D8: a clamped place is a wish until data comes")
    func clampedByUpdate() throws {
        let stage = try PlaceStage(at: 9_500)
        try stage.delete(95, 5)
        #expect(try stage.settle() == 9_000)
        try stage.insert(95, 5)
        #expect(try stage.settle() == 9_000)
    }

    @Test("D8: an update that deletes all that is seen shows what follows")
    func allDeleted() throws {
        let stage = try PlaceStage(at: 1_030)
        try stage.delete(5, 15)
        #expect(try stage.settle() == 500)
        #expect(stage.place(5) == 0)
        // At the end of the section the row before takes the place.
        let last = try PlaceStage(at: 9_500)
        try last.delete(90, 10)
        #expect(try last.settle() == 8_500)
    }

    @Test("M18: the distances of a zoomed view are those of its content")
    func zoomed() throws {
        let stage = try PlaceStage(scrolls: true)
        try stage.view.setZoomScale(2, isAnimated: false)
        try stage.settle()
        try stage.scroll(to: 2_030)
        try stage.settle()
        try stage.insert(0, 2)
        try stage.settle()
        #expect(stage.view.scrolling.contentOffset.y == 2_430)
    }

    @Test("D8, M12: rows come before an animated scroll, halfway")
    func animatedScroll() throws {
        let stage = try PlaceStage(scrolls: true)
        try stage.view.setContentOffset(Point(x: 0, y: 3_000), isAnimated: true)
        try stage.show(after: 0.001)
        try stage.show(after: 150)
        try stage.insert(0, 2)
        #expect(try stage.rest() == 3_200)
    }
}

/// Bounds that become narrower and wider again, in small steps.
@Suite("Places: windows that are resized")
struct ResizePlaceTests {
    @Test("D8: a window that is narrowed and widened ends on the item it began with")
    func flow() throws {
        let stage = try PlaceStage(1_000)
        var flow = FlowLayout()
        flow.sectionMetrics.itemSize = Size(width: 100, height: 100)
        (flow.sectionMetrics.minimumLineSpacing, flow.sectionMetrics.minimumInteritemSpacing) = (
            0, 0
        )
        try stage.view.setFlowLayout(flow)
        try stage.settle()
        try stage.scroll(to: 12_530)
        try stage.settle()
        try narrowAndWiden(stage) { #expect($0 == 25_030) }
        #expect(stage.offset == 12_530)
    }

    static let layouts: [Layout] = [
        .waterfall(
            {
                var layout = WaterfallLayout()
                layout.lanes = .adaptive(minimumLength: 90)
                layout.sectionMetrics.itemSize = Size(width: 100, height: 120)
                layout.keepsAspectRatio = true
                return layout
            }()),
        .grid(
            {
                var layout = GridLayout()
                layout.lanes = .adaptive(minimumLength: 90)
                layout.sectionMetrics.itemSize = Size(width: 100, height: 100)
                layout.aspectRatio = 1.5
                return layout
            }()),
        .justified(
            {
                var layout = JustifiedLayout()
                layout.sectionMetrics.itemSize = Size(width: 130, height: 100)
                layout.targetLineThickness = 120
                return layout
            }()),
    ]

    @Test("D8: in layouts whose rows change their lengths, too", arguments: layouts)
    func others(layout: Layout) throws {
        let stage = try PlaceStage(1_000)
        try stage.view.setLayout(layout)
        try stage.settle()
        try stage.scroll(to: 6_530)
        try stage.settle()
        let (offset, before) = (stage.offset, stage.frame.elements)
        try narrowAndWiden(stage) { _ in }
        #expect(abs(stage.offset - offset) < 1e-6)
        #expect(stage.frame.elements.map(\.element) == before.map(\.element))
    }

    private func narrowAndWiden(_ stage: PlaceStage, _ check: (Double) -> Void) throws {
        for width in stride(from: 398.0, through: 250, by: -2) {
            stage.bounds.width = width
            try stage.show()
        }
        check(stage.offset)
        for width in stride(from: 252.0, through: 400, by: 2) {
            stage.bounds.width = width
            try stage.show()
        }
    }
}
