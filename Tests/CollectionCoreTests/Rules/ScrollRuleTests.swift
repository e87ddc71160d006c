import CollectionCore
import CollectionReference
import CollectionWire
import Testing

/// Numbers derived by hand from rule F3 of docs/semantics.md.
@Suite("Scrolling to items")
struct ScrollRuleTests {
    /// A hundred lines of 10 points, header 20 and footer 30, of which 100 are visible.
    private func stage() -> Stage {
        var stage = Stage(width: 100, height: 100)
        stage.layout.sectionMetrics.itemSize = Size(width: 100, height: 10)
        stage.layout.sectionMetrics.minimumLineSpacing = 0
        stage.layout.sectionMetrics.headerReferenceSize = Size(width: 0, height: 20)
        stage.layout.sectionMetrics.footerReferenceSize = Size(width: 0, height: 30)
        stage.add(count: 100)
        return stage
    }

    private func offset(
        _ stage: Stage, _ item: UInt32, _ position: ScrollPosition,
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> Double? {
        let path = IndexPath(section: 0, item: item)
        guard
            case .point(let point) = stage.ask(
                .call(GetContentOffset(path, position: position)), sourceLocation: sourceLocation)
        else { return nil }
        return point.y
    }

    @Test("F3: start, centre and end, clamped to the content")
    func positions() {
        let stage = stage()
        #expect(offset(stage, 50, .top) == 520)
        #expect(offset(stage, 50, .centeredVertically) == 475)
        #expect(offset(stage, 50, .bottom) == 430)
        #expect(offset(stage, 0, .bottom) == 0)
        #expect(offset(stage, 99, .top) == 950)
    }

    @Test("F3: content insets move the edges, and the ends of the content")
    func insets() {
        var stage = stage()
        stage.environment.contentInset = EdgeInsets(top: 7, left: 0, bottom: 5, right: 0)
        #expect(offset(stage, 50, .top) == 513)
        #expect(offset(stage, 50, .bottom) == 435)
        #expect(offset(stage, 0, .bottom) == -7)
        #expect(offset(stage, 99, .top) == 955)
    }

    @Test("F3: start and end are along the scroll direction, right to left as well")
    func startAndEnd() throws {
        let rows = stage()
        #expect(offset(rows, 50, .start) == 520)
        #expect(offset(rows, 50, [.end, .left]) == 430)
        var columns = Stage(width: 100, height: 100)
        columns.layout.configuration.scrollDirection = .horizontal
        columns.layout.configuration.flipsHorizontallyInOppositeLayoutDirection = true
        columns.layout.sectionMetrics.itemSize = Size(width: 10, height: 100)
        columns.layout.sectionMetrics.minimumLineSpacing = 0
        columns.environment.layoutDirection = .rightToLeft
        columns.add(count: 100)
        func x(_ position: ScrollPosition) -> Outcome {
            columns.ask(
                .call(GetContentOffset(IndexPath(section: 0, item: 20), position: position)))
        }
        // The item is 790 to 800 from the left.
        #expect(x(.start) == .point(Point(x: 700, y: 0)))
        #expect(x(.right) == .point(Point(x: 700, y: 0)))
        #expect(x(.end) == .point(Point(x: 790, y: 0)))
        #expect(x([.end, .top]) == .point(Point(x: 790, y: 0)))
    }

    @Test(
        "F3: start and end with another position of their axis are refused",
        arguments: [[.start, .end], [.start, .top], [.end, .centeredVertically]] as [ScrollPosition]
    )
    func conflicts(position: ScrollPosition) {
        var view = CollectionView(limits: Limits())
        #expect(throws: CollectionError.invalidArgument("position", .conflicting)) {
            try view.contentOffset(forScrollingTo: .zero, at: position)
        }
    }

    @Test("F3: the range of content offsets has the content inset")
    func range() {
        var stage = stage()
        stage.environment.contentInset = EdgeInsets(top: 7, left: 3, bottom: 5, right: 0)
        #expect(
            stage.ask(.call(GetContentOffsetRange()))
                == .range(
                    ContentOffsetRange(
                        least: Point(x: -3, y: -7), greatest: Point(x: -3, y: 955))))
    }

    @Test("F3: content shorter than the bounds rests at its start")
    func shortContent() {
        var stage = stage()
        stage.bounds.height = 2000
        stage.environment.contentInset = EdgeInsets(top: 7, left: 0, bottom: 5, right: 0)
        #expect(offset(stage, 99, .bottom) == -7)
        #expect(offset(stage, 99, .top) == -7)
    }

    @Test(
        "F3: without a position the content moves as little as shows the item",
        arguments: [(100.0, 100.0), (415, 430), (430, 430), (500, 500), (520, 520), (600, 520)])
    func nearest(from: Double, to: Double) {
        var stage = stage()
        stage.bounds.y = from
        // Item 50 is 520..<530; item 9 is visible at 100.
        #expect(offset(stage, from == 100 ? 9 : 50, []) == to)
    }

    @Test("F3: an item longer than the bounds moves to its nearer edge")
    func longItem() {
        var stage = stage()
        stage.layout.sectionMetrics.itemSize = Size(width: 100, height: 300)
        // Item 1 is 320..<620.
        stage.bounds.y = 0
        #expect(offset(stage, 1, []) == 320)
        stage.bounds.y = 400
        #expect(offset(stage, 1, []) == 400)
        stage.bounds.y = 900
        #expect(offset(stage, 1, []) == 520)
    }

    @Test("F3: the item is kept off pinned headers and footers if that is asked for")
    func avoidPinned() {
        var stage = stage()
        #expect(offset(stage, 50, [.top, .avoidPinned]) == 520)
        stage.layout.sectionHeadersPinToVisibleBounds = true
        stage.layout.sectionFootersPinToVisibleBounds = true
        #expect(offset(stage, 50, .top) == 520)
        #expect(offset(stage, 50, [.top, .avoidPinned]) == 500)
        #expect(offset(stage, 50, [.bottom, .avoidPinned]) == 460)
        // 20..<70 of the bounds is free: its middle is 45.
        #expect(offset(stage, 50, [.centeredVertically, .avoidPinned]) == 480)
    }

    @Test("F3: two positions of one axis are refused, and so are items that do not exist")
    func refused() {
        let stage = stage()
        let path = IndexPath(section: 0, item: 0)
        #expect(
            stage.ask(.call(GetContentOffset(path, position: [.top, .bottom])))
                == .failure(.invalidArgument("position", .conflicting)))
        let beyond = IndexPath(section: 0, item: 100)
        #expect(
            stage.ask(.call(GetContentOffset(beyond, position: .top)))
                == .failure(.invalidItem(beyond, count: 100)))
        let elsewhere = IndexPath(section: 1, item: 0)
        #expect(
            stage.ask(.call(GetContentOffset(elsewhere, position: .top)))
                == .failure(.invalidSection(1, count: 1)))
    }
}
