import CollectionCore
import Testing

/// M12: content at rest at its end, or near it, as the range of content offsets becomes shorter.
@Suite("Ranges that become shorter")
struct RangeChangeTests {
    /// Ten cards of 240 points, 10 apart, in bounds of 300 points: the end is at 2190.
    private func cards() throws -> CardStage {
        try CardStage(10, length: 240, spacing: 10) { _ in }
    }

    @Test("Longer bounds show the end at once, and nothing behind it")
    func rotated() throws {
        var stage = try cards()
        try stage.scroll(to: 2_190)
        stage.width = 600
        #expect(try stage.show() == 1_890)
        #expect(stage.view.wakeAt == nil)
        stage.width = 3_000
        #expect(try stage.show() == 0)
        stage.width = 300
        #expect(try stage.show() == 0)
    }

    @Test("Content near its end stays, as far as the range goes")
    func nearEnd() throws {
        var stage = try cards()
        try stage.scroll(to: 2_000)
        stage.width = 400
        #expect(try stage.show() == 2_000)
        stage.width = 500
        #expect(try stage.show() == 1_990)
    }

    @Test("Cards that are deleted leave the content at its end")
    func deleted() throws {
        for isAnimated in [false, true] {
            var stage = try cards()
            try stage.scroll(to: 2_190)
            var options = BatchUpdateOptions()
            if isAnimated { options.animation = Animation(duration_ns: 300_000_000) }
            let last = UpdateItem.delete(IndexPath(section: 0, item: 7), count: 3)
            try stage.view.performBatchUpdates(BatchUpdate(items: [last]), options: options)
            #expect(try stage.show() == 1_440)
            #expect(try stage.show(50) == 1_440)
            #expect(stage.view.wakeAt == nil)
        }
    }

    @Test("A finger holds the content where it is, and leads it back when it is lifted")
    func held() throws {
        var stage = try cards()
        try stage.scroll(to: 2_190)
        try stage.point(.down)
        stage.width = 600
        #expect(try stage.show() == 2_190)
        try stage.point(.up)
        #expect(try stage.show(100) == 1_890)
    }

    @Test("An offset that a program has set beyond the end is left there")
    func beyond() throws {
        var stage = try cards()
        try stage.scroll(to: 2_300)
        #expect(try stage.show(50) == 2_300)
        stage.width = 310
        #expect(try stage.show() == 2_300)
        #expect(try stage.show(100) == 2_180)
    }

    @Test("Insets alone lead the content back by a spring")
    func insets() throws {
        var stage = try cards()
        try stage.setInsets(left: 0, right: 100)
        try stage.scroll(to: 2_290)
        try stage.setInsets(left: 0, right: 0)
        #expect(try stage.show() > 2_200)
        #expect(try stage.show(100) == 2_190)
    }

    @Test("Content that is led back does not return to its place with the next cards")
    func wish() throws {
        var stage = try cards()
        try stage.scroll(to: 2_190)
        try stage.insert(1)
        #expect(try stage.show() == 2_440)
        stage.width = 600
        #expect(try stage.show() == 2_140)
        let more = UpdateItem.insert(IndexPath(section: 0, item: 11), count: 10)
        try stage.view.performBatchUpdates(BatchUpdate(items: [more]))
        #expect(try stage.show() == 2_140)
    }

    @Test("Rows that turn out shorter at the end leave nothing blank behind them")
    func measured() throws {
        var stage = try ScrollStage()
        var layout = ListLayout()
        layout.sectionMetrics.estimatedItemSize = Size(width: 100, height: 80)
        layout.sectionMetrics.minimumLineSpacing = 0
        try stage.view.setListLayout(layout)
        var sizes: [PreferredSize] = []
        var end = 0.0
        for number in 0..<60 {
            let frame = try stage.view.displayFrame(
                for: DisplayFrameRequest(
                    bounds: Rect(x: 0, y: 0, width: 100, height: 200),
                    time_ns: UInt64(number) * 16_000_000, isComplete: true, preferredSizes: sizes))
            end = frame.contentSize.height - 200
            if number == 0 {
                try stage.view.setContentOffset(Point(x: 0, y: end), isAnimated: false)
                continue
            }
            #expect(frame.contentOffset.y <= end + 1e-6)
            sizes = frame.elements.filter { $0.flags.contains(.isEstimated) }.map {
                PreferredSize(
                    reusableView: $0.reusableView, generation: $0.generation,
                    size: Size(width: 100, height: 30))
            }
        }
        #expect(try abs(stage.show(at: 2000) - end) < 1e-6)
        #expect(stage.view.wakeAt == nil)
    }
}
