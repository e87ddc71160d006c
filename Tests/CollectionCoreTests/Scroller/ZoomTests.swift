import CollectionCore
import Testing

/// Rows of 100 x 10 points in a view of 100 x 200 points, at the content offset 500.
@Suite("Zooming")
struct ZoomTests {
    private func makeStage(
        _ change: (inout ScrollConfiguration) -> Void = { _ in }
    ) throws -> ScrollStage {
        var stage = try ScrollStage { configuration in
            configuration.minimumZoomScale = 0.5
            configuration.maximumZoomScale = 4
            change(&configuration)
        }
        try stage.view.setEventMask(.zooming)
        try stage.view.setContentOffset(Point(x: 0, y: 500), isAnimated: false)
        _ = try stage.show(at: 0)
        return stage
    }

    private func pinch(
        _ stage: inout ScrollStage, _ phase: GesturePhase, _ scale: Double, at milliseconds: Double,
        _ center: Point = Point(x: 50, y: 100)
    ) throws {
        let samples = [
            PinchSample(phase, scale: scale, center, at: UInt64(milliseconds * 1e6))
        ]
        try stage.view.sendPinches(samples.span)
    }

    private func frame(
        _ stage: inout ScrollStage, at milliseconds: Double, isComplete: Bool = false
    ) throws -> DisplayFrame {
        try stage.view.displayFrame(
            for: DisplayFrameRequest(
                bounds: Rect(x: 0, y: 0, width: 100, height: 200),
                time_ns: UInt64(milliseconds * 1e6), isComplete: isComplete, preferredSizes: []))
    }

    private func isNear(_ point: Point, _ x: Double, _ y: Double) -> Bool {
        abs(point.x - x) < 1e-6 && abs(point.y - y) < 1e-6
    }

    @Test("The point under the centre stays, and what is shown is scaled without a layout pass")
    func pinches() throws {
        var stage = try makeStage()
        try pinch(&stage, .began, 1, at: 10)
        try pinch(&stage, .changed, 2, at: 20)
        let shown = try frame(&stage, at: 20)
        #expect(isNear(shown.contentOffset, 50, 1100))
        #expect(shown.contentSize == Size(width: 200, height: 20_000))
        #expect(shown.isComplete && !shown.didLayoutChange)
        #expect(shown.elements.map(\.element.indexPath.item) == Array(55..<65))
        #expect(shown.elements[5].frame == Rect(x: 0, y: 1200, width: 200, height: 20))
        #expect(stage.view.zoomScale == 2 && stage.view.scrolling.state == .zooming)
        #expect(try stage.view.shownElement(at: Point(x: 50, y: 100)) == .cell(path(60)))
        #expect(try stage.view.shownElement(at: Point(x: 50, y: 19)) == .cell(path(55)))
        // The centre takes the content along.
        try pinch(&stage, .changed, 2, at: 30, Point(x: 40, y: 130))
        let moved = try frame(&stage, at: 30)
        #expect(isNear(moved.contentOffset, 60, 1070) && !moved.isComplete)
        try pinch(&stage, .ended, 2, at: 40, Point(x: 40, y: 130))
        #expect(stage.view.scrolling.state == .idle && stage.view.scrolling.zoomScale == 2)
        #expect(
            stage.told() == [
                "zoom from 1.0", "zoomed to 2.0", "zoom ended at 2.0",
            ])
    }

    private func path(_ item: UInt32) -> IndexPath { IndexPath(section: 0, item: item) }

    @Test("Beyond the range the scale resists, and comes back in the time of the spring")
    func bounces() throws {
        var stage = try makeStage()
        try pinch(&stage, .began, 1, at: 10)
        try pinch(&stage, .changed, 8, at: 20)
        // 4 times 2 to the power of 0.55 / 1.55.
        let shown = try frame(&stage, at: 20)
        #expect(abs(stage.view.zoomScale - 5.115370) < 1e-6)
        #expect(abs(shown.contentOffset.y - 2969.222243) < 1e-5)
        try pinch(&stage, .ended, 8, at: 100)
        #expect(stage.view.wakeAt == .everyFrame)
        _ = try frame(&stage, at: 200)
        #expect(abs(stage.view.zoomScale - 4.793488) < 1e-5)
        let (offset, scale) = (stage.view.scrolling.contentOffset, stage.view.zoomScale)
        #expect(abs((offset.y + 100) / scale - 600) < 1e-6)
        _ = try frame(&stage, at: 1340)
        #expect(stage.view.zoomScale != 4)
        let last = try frame(&stage, at: 1360)
        #expect(stage.view.zoomScale == 4 && isNear(last.contentOffset, 150, 2300))
        #expect(stage.told().last == "zoom ended at 4.0" && stage.view.wakeAt == nil)
        stage = try makeStage { $0.bouncesZoom = false }
        try pinch(&stage, .began, 1, at: 10)
        try pinch(&stage, .changed, 8, at: 20)
        #expect(stage.view.zoomScale == 4)
        try pinch(&stage, .changed, 0.1, at: 30)
        #expect(stage.view.zoomScale == 0.5)
    }

    @Test("Content that a pinch has taken beyond its edges comes back")
    func edges() throws {
        var stage = try makeStage()
        try pinch(&stage, .began, 1, at: 10)
        try pinch(&stage, .changed, 0.5, at: 20)
        let shown = try frame(&stage, at: 20)
        // (500 + 100) / 2 - 100, and (0 + 50) / 2 - 50.
        #expect(isNear(shown.contentOffset, -25, 200))
        try pinch(&stage, .ended, 0.5, at: 30)
        let last = try frame(&stage, at: 3000)
        #expect(isNear(last.contentOffset, 0, 200) && stage.view.scrolling.state == .idle)
    }

    @Test("Programs zoom about the middle, and to a rectangle, at once and over time")
    func programs() throws {
        var stage = try makeStage()
        try stage.view.setZoomScale(2, isAnimated: true)
        #expect(isNear(try frame(&stage, at: 100).contentOffset, 0, 500))
        #expect(isNear(try frame(&stage, at: 250).contentOffset, 25, 800))
        #expect(abs(stage.view.zoomScale - 1.5) < 1e-6)
        #expect(isNear(try frame(&stage, at: 400).contentOffset, 50, 1100))
        try stage.view.setZoomScale(100, isAnimated: false)
        #expect(stage.view.zoomScale == 4 && stage.view.scrolling.contentOffset.y == 2300)
        try stage.view.zoom(to: Rect(x: 0, y: 500, width: 50, height: 50), isAnimated: false)
        #expect(isNear(try frame(&stage, at: 500).contentOffset, 0, 950))
        #expect(stage.view.zoomScale == 2)
        #expect(
            stage.told() == [
                "zoom from 1.0", "zoomed to 2.0", "zoom ended at 2.0", "zoomed to 2.0",
            ])
        let end = try stage.view.contentOffset(forScrollingToItemAt: path(999), at: .bottom)
        #expect(end.y == 19_800)
        let middle = try stage.view.contentOffset(forScrollingToItemAt: path(100), at: .top)
        #expect(middle.y == 2000)
        #expect(stage.view.bounds.size == Size(width: 100, height: 200))
        let indicator = stage.view.scrolling.verticalIndicator
        #expect(abs(indicator.start - 950.0 / 20_000) < 1e-9)
        #expect(abs(indicator.length - 0.01) < 1e-9)
    }

    @Test("Updates move scaled content, and other data and layouts keep the scale")
    func changes() throws {
        var stage = try makeStage()
        try stage.view.setZoomScale(2, isAnimated: false)
        _ = try frame(&stage, at: 10)
        try stage.view.performBatchUpdates(
            BatchUpdate(items: [.insert(path(0), count: 3)]))
        let moved = try frame(&stage, at: 20)
        #expect(isNear(moved.contentOffset, 50, 1160))
        #expect(moved.contentOffsetAdjustment == Point(x: 0, y: 60))
        #expect(isNear(stage.view.scrolling.contentOffset, 50, 1160))
        try stage.setRows(30)
        let other = try frame(&stage, at: 30)
        #expect(isNear(other.contentOffset, 50, 400))
        #expect(other.contentSize == Size(width: 200, height: 600))
        try stage.view.setScrollConfiguration(ScrollConfiguration())
        #expect(stage.view.zoomScale == 1)
        let plain = try frame(&stage, at: 40)
        #expect(plain.isComplete && plain.elements.count == 20)
        #expect(plain.contentSize == Size(width: 100, height: 300))
    }

    @Test("A drag moves scaled content by points of the view")
    func drags() throws {
        var stage = try makeStage()
        try stage.view.setZoomScale(2, isAnimated: false)
        _ = try frame(&stage, at: 10)
        try stage.point(.down, 150, at: 20)
        try stage.point(.move, 139, at: 30)
        try stage.point(.move, 109, at: 40)
        #expect(isNear(try frame(&stage, at: 40).contentOffset, 50, 1130))
        #expect(try frame(&stage, at: 50, isComplete: true).elements.count == 11)
    }

    @Test("A pinch that leads to another layout does not zoom, and zoomed content is not led")
    func leads() throws {
        var stage = try makeStage()
        var large = ListLayout()
        large.sectionMetrics.itemSize = Size(width: 100, height: 30)
        try stage.view.setPinchTransition(
            PinchTransition(to: .list(large), startScale: 1, endScale: 2))
        try pinch(&stage, .began, 1, at: 10)
        try pinch(&stage, .changed, 1.5, at: 20)
        #expect(stage.view.transitionProgress != nil && stage.view.zoomScale == 1)
        #expect(throws: CollectionError.wrongState(.interactiveTransitionRuns)) {
            try stage.view.setZoomScale(2, isAnimated: false)
        }
        try pinch(&stage, .cancelled, 1.5, at: 30)
        _ = try frame(&stage, at: 3000)
        stage = try makeStage()
        try stage.view.setZoomScale(2, isAnimated: false)
        #expect(throws: CollectionError.wrongState(.contentIsZoomed)) {
            try stage.view.startInteractiveTransition(to: .list(large))
        }
    }

    @Test("What cannot be is refused")
    func refused() throws {
        var stage = try makeStage()
        #expect(throws: CollectionError.invalidNumber("scale", .outOfRange)) {
            try stage.view.setZoomScale(0, isAnimated: false)
        }
        #expect(throws: CollectionError.invalidArgument("rect", .conflicting)) {
            try stage.view.zoom(to: .zero, isAnimated: false)
        }
        #expect(throws: CollectionError.invalidNumber("maximum_zoom_scale", .outOfRange)) {
            _ = try self.makeStage { $0.maximumZoomScale = 0.25 }
        }
        try stage.view.setZoomScale(2, isAnimated: false)
        _ = try frame(&stage, at: 10)
        try stage.view.setLayout(.carousel(CarouselLayout()))
        #expect(stage.view.zoomScale == 1)
        #expect(throws: CollectionError.wrongState(.layoutDoesNotZoom)) {
            try stage.view.setZoomScale(2, isAnimated: false)
        }
        try stage.view.setScrollConfiguration(ScrollConfiguration())
        #expect(throws: CollectionError.wrongState(.scrollerIsDisabled)) {
            try stage.view.setZoomScale(2, isAnimated: false)
        }
    }
}
