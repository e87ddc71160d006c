import CollectionCore
import Testing

/// M22: scrolling to an element that may move on the way.
@Suite("Scrolling to an element")
struct AimTests {
    private static let row = Element.cell(IndexPath(section: 0, item: 50))

    /// The kinds of the events since this was asked last, without content offsets.
    private func kinds(_ stage: inout ScrollStage) -> [EventKind] {
        stage.view.nextEvents().events.map(\.kind).filter { $0 != .didScroll }
    }

    @Test("Without changes it is the animation of a content offset, and its end is told")
    func still() throws {
        var stage = try ScrollStage()
        var other = try ScrollStage()
        try stage.view.scroll(to: Self.row, at: .start, isAnimated: true)
        try other.view.setContentOffset(Point(x: 0, y: 500), isAnimated: true)
        for time in [10.0, 26, 150, 290, 310] {
            #expect(try stage.show(at: time) == other.show(at: time))
        }
        #expect(try stage.show(at: 400) == 500)
        #expect(kinds(&stage) == [.didEndScrollingAnimation])
        #expect(stage.view.wakeAt == nil)
    }

    @Test("Content beyond an edge goes back over time to an element that is visible there")
    func beyondAnEdge() throws {
        var stage = try ScrollStage()
        try stage.point(.down, 50, at: 0)
        for step in 1...10 { try stage.point(.move, 50 + 10 * Double(step), at: 10 * Double(step)) }
        let start = try stage.show(at: 100)
        #expect(start < -20)
        try stage.view.scroll(
            to: .cell(IndexPath(section: 0, item: 2)), at: [], isAnimated: true)
        var last = try stage.show(at: 110)
        for time in stride(from: 120.0, through: 410, by: 10) {
            let offset = try stage.show(at: time)
            #expect(offset >= last && offset - last < -start / 4)
            last = offset
        }
        #expect(last == 0)
        #expect(stage.view.wakeAt == nil)
    }

    @Test("Rows that are inserted and deleted on the way move the target")
    func updates() throws {
        var stage = try ScrollStage()
        try stage.view.scroll(to: Self.row, at: .start, isAnimated: true)
        try stage.show(at: 0)
        try stage.show(at: 100)
        let rows = (0..<7).map { UpdateItem.insert(IndexPath(section: 0, item: 40 + $0)) }
        try stage.view.performBatchUpdates(BatchUpdate(items: rows))
        let before = try stage.show(at: 110)
        #expect(try stage.show(at: 120) > before)
        try stage.view.performBatchUpdates(
            BatchUpdate(items: [.delete(IndexPath(section: 0, item: 45))]))
        var last = 0.0
        for time in stride(from: 130.0, through: 340, by: 10) { last = try stage.show(at: time) }
        #expect(last == 560)
        #expect(kinds(&stage) == [.didEndScrollingAnimation])
    }

    @Test("An element that is deleted leaves the content where it is led by then")
    func deleted() throws {
        var stage = try ScrollStage()
        try stage.view.scroll(to: Self.row, at: .start, isAnimated: true)
        try stage.show(at: 0)
        try stage.show(at: 100)
        try stage.view.performBatchUpdates(
            BatchUpdate(items: [.delete(IndexPath(section: 0, item: 50))]))
        try stage.show(at: 110)
        #expect(try stage.show(at: 1000) == 500)
        #expect(kinds(&stage) == [.didEndScrollingAnimation])
    }

    @Test("An item of a snapshot stays the target as its section is reloaded")
    func reloaded() throws {
        var stage = try ScrollStage()
        func snapshot(_ items: Range<UInt64>) throws -> Snapshot {
            var snapshot = Snapshot(limits: Limits())
            _ = try snapshot.appendSections([1])
            _ = try snapshot.appendItems(Array(items), toSection: 1)
            return snapshot
        }
        try stage.view.applySnapshot(snapshot(10..<100))
        try stage.show(at: 0)
        try stage.view.scroll(to: Self.row, at: .start, isAnimated: true)
        try stage.show(at: 1)
        try stage.show(at: 100)
        var next = try snapshot(3..<100)
        try next.reloadSections([1])
        try stage.view.applySnapshot(next)
        try stage.show(at: 110)
        try next.moveItem(60, beforeItem: 40)
        try next.reloadItems([60])
        try stage.view.applySnapshot(next)
        #expect(try stage.show(at: 1000) == 370)
    }

    @Test("A finger ends it")
    func touch() throws {
        var stage = try ScrollStage()
        try stage.view.scroll(to: Self.row, at: .start, isAnimated: true)
        try stage.show(at: 0)
        let place = try stage.show(at: 100)
        try stage.point(.down, 100, at: 101)
        try stage.point(.up, 100, at: 105)
        let caught = try stage.show(at: 110)
        #expect(caught > place && caught < 250)
        try stage.view.performBatchUpdates(
            BatchUpdate(items: [.insert(IndexPath(section: 0, item: 45))]))
        #expect(try stage.show(at: 1000) == caught)
    }

    @Test("It arrives where rows turn out longer as they are seen", arguments: [true, false])
    func measured(isAnimated: Bool) throws {
        for position in [ScrollPosition.start, .end, .centeredVertically, []] {
            var stage = try measuredStage()
            try stage.view.scroll(to: Self.row, at: position, isAnimated: isAnimated)
            let frame = try measure(&stage)
            let place = try stage.view.contentOffset(
                forScrollingToItemAt: Self.row.indexPath,
                at: position.isEmpty ? .bottom : position)
            #expect(frame.contentOffset == place, "\(position)")
            #expect(kinds(&stage) == [.didEndScrollingAnimation])
            #expect(stage.view.wakeAt == nil)
        }
    }

    @Test("Once it has arrived, a change of what is not seen moves nothing, whatever came before")
    func arrived() throws {
        let first = UpdateItem.reconfigure(IndexPath(section: 0, item: 0), flags: .keepsContent)
        for position in [ScrollPosition.start, .end, .centeredVertically] {
            for isAnimated in [false, true] {
                var stage = try measuredStage()
                try stage.view.scroll(to: Self.row, at: position, isAnimated: isAnimated)
                // Text streams in, in each display frame.
                var frame = try measure(&stage) { view in
                    try view.performBatchUpdates(BatchUpdate(items: [first]))
                }
                let place = frame.contentOffset
                try stage.view.performBatchUpdates(BatchUpdate(items: [first]))
                frame = try measure(&stage, from: 1)
                #expect(frame.contentOffset == place, "\(position), \(isAnimated)")
                #expect(frame.elements.contains { $0.element == Self.row })
            }
        }
    }

    @Test("It arrives where the host measures one row for each display frame")
    func slow() throws {
        for position in [ScrollPosition.start, .end, .centeredVertically] {
            var stage = try measuredStage()
            try stage.view.scroll(to: Self.row, at: position, isAnimated: true)
            var frame = DisplayFrame()
            for second in 0..<3 { frame = try measure(&stage, from: second, rows: 1) }
            let place = try stage.view.contentOffset(
                forScrollingToItemAt: Self.row.indexPath, at: position)
            #expect(frame.contentOffset == place, "\(position)")
            #expect(stage.view.wakeAt == nil)
        }
    }

    /// A stage of rows that are three times as long as their estimates.
    private func measuredStage() throws -> ScrollStage {
        var stage = try ScrollStage()
        var layout = ListLayout()
        layout.sectionMetrics.estimatedItemSize = Size(width: 100, height: 10)
        layout.sectionMetrics.itemSize = Size(width: 100, height: 0)
        layout.sectionMetrics.minimumLineSpacing = 0
        try stage.view.setListLayout(layout)
        try stage.show(at: 0)
        _ = stage.view.nextEvents()
        return stage
    }

    /// Shows a second of display frames, in which rows are measured as they are seen.
    ///
    /// - Parameters:
    ///   - rows: How many rows are measured for each display frame at most.
    ///   - long: The length of the row; 0: it is as long as the others.
    ///   - short: The length of the shortest of the others.
    ///   - change: What the host changes before each display frame.
    private func measure(
        _ stage: inout ScrollStage, from second: Int = 0, rows: Int = .max, long: Double = 0,
        short: Double = 31, change: (inout CollectionView) throws -> Void = { _ in }
    ) throws -> DisplayFrame {
        var sizes: [PreferredSize] = []
        var frame = DisplayFrame()
        for number in 1...60 {
            let time_ns = UInt64(second) * 1_000_000_000 + UInt64(number) * 16_000_000
            try change(&stage.view)
            frame = try stage.view.displayFrame(
                for: DisplayFrameRequest(
                    bounds: Rect(x: 0, y: 0, width: 100, height: 200), time_ns: time_ns,
                    isComplete: true, preferredSizes: sizes))
            let estimated = frame.elements.filter { $0.flags.contains(.isEstimated) }
            sizes = estimated.suffix(rows).map {
                let isLong = long > 0 && $0.element == Self.row
                let height = isLong ? long : short + Double($0.element.indexPath.item % 3)
                return PreferredSize(
                    reusableView: $0.reusableView, generation: $0.generation,
                    size: Size(width: 100, height: height))
            }
        }
        return frame
    }

    @Test("It ends for a host that measures nothing, whatever is inserted in each display frame")
    func neverMeasured() throws {
        for item in [UInt32(0), 200] {
            var stage = try measuredStage()
            try stage.view.scroll(to: Self.row, at: .start, isAnimated: false)
            _ = try measure(&stage, rows: 0) { view in
                let row = UpdateItem.insert(IndexPath(section: 0, item: item))
                try view.performBatchUpdates(BatchUpdate(items: [row]))
            }
            #expect(stage.view.wakeAt == nil)
        }
    }

    @Test("It arrives where rows turn out shorter, so that others come into sight")
    func shorter() throws {
        for position in [ScrollPosition.start, .centeredVertically, .end] {
            var stage = try measuredStage()
            try stage.view.scroll(to: Self.row, at: position, isAnimated: false)
            var frame = DisplayFrame()
            for second in 0..<3 {
                frame = try measure(&stage, from: second, rows: 1, short: 4)
            }
            let place = try stage.view.contentOffset(
                forScrollingToItemAt: Self.row.indexPath, at: position)
            #expect(frame.contentOffset == place, "\(position)")
            #expect(stage.view.wakeAt == nil)
        }
    }

    @Test("N7: a row that turns out longer than the bounds shows its start")
    func long() throws {
        var stage = try measuredStage()
        var configuration = FocusConfiguration()
        configuration.allowsFocus = true
        stage.view.setFocusConfiguration(configuration)
        try stage.view.setFocusedElement(Self.row)
        try stage.view.scrollToFocusedElement(isAnimated: true)
        let frame = try measure(&stage, long: 450)
        let row = try #require(frame.elements.first { $0.element == Self.row })
        #expect(row.frame.height == 450 && row.frame.y == frame.contentOffset.y)
    }

    @Test("N7: what a key moves focus to is seen, whatever is measured on the way")
    func keys() throws {
        var stage = try measuredStage()
        var configuration = FocusConfiguration()
        configuration.allowsFocus = true
        stage.view.setFocusConfiguration(configuration)
        _ = try stage.view.enterFocus(.next)
        let keys = [Key.end, .pageUp, .up, .home, .pageDown, .end, .home]
        for (second, key) in keys.enumerated() {
            _ = try stage.view.sendKey(KeySample(key, at: UInt64(second) * 1_000_000_000))
            let frame = try measure(&stage, from: second)
            let focused = try #require(frame.elements.first { $0.flags.contains(.isFocused) })
            let top = focused.frame.y - frame.contentOffset.y
            #expect(top >= 0 && top + focused.frame.height <= 200, "\(key): \(top)")
            let end = frame.contentSize.height - 200
            #expect(frame.contentOffset.y >= 0 && frame.contentOffset.y <= end, "\(key)")
            #expect(stage.view.wakeAt == nil)
        }
    }

    @Test("N7: keys on the way lead to the item of the last one")
    func keysOnTheWay() throws {
        var stage = try measuredStage()
        var configuration = FocusConfiguration()
        configuration.allowsFocus = true
        stage.view.setFocusConfiguration(configuration)
        _ = try stage.view.enterFocus(.next)
        _ = try stage.view.sendKey(KeySample(.end, at: 0))
        for time in [10.0, 50, 90] { try stage.show(at: time) }
        for time in [100.0, 110, 120] {
            _ = try stage.view.sendKey(KeySample(.up, at: UInt64(time * 1e6)))
            try stage.show(at: time + 5)
        }
        let frame = try measure(&stage, from: 1)
        let focused = try #require(frame.elements.first { $0.flags.contains(.isFocused) })
        let top = focused.frame.y - frame.contentOffset.y
        #expect(top >= 0 && top + focused.frame.height <= 200, "\(top)")
    }

    @Test("N7: a flick goes on to the item that a key moves focus to", arguments: [4.0, 31, 60])
    func keyInFlick(length: Double) throws {
        var stage = try measuredStage()
        var configuration = FocusConfiguration()
        configuration.allowsFocus = true
        stage.view.setFocusConfiguration(configuration)
        try stage.flick(-800)
        try stage.show(at: 90)
        let release = stage.view.nextEvents().events.first { $0.kind == .willEndDragging }
        let end = try #require(release?.point)
        let rows = [2, 8, 14].map { UInt32(end.y / 10) + $0 }
        for (number, row) in rows.enumerated() {
            try stage.view.setFocusedElement(.cell(IndexPath(section: 0, item: row)))
            let key = KeySample(.down, at: UInt64(100 + number) * 1_000_000)
            #expect(try stage.view.sendKey(key))
            #expect(stage.view.scrolling.state == .decelerating)
        }
        var frame = DisplayFrame()
        for second in 1..<8 { frame = try measure(&stage, from: second, short: length) }
        let focused = try #require(frame.elements.first { $0.flags.contains(.isFocused) })
        let top = focused.frame.y - frame.contentOffset.y
        #expect(top >= 0 && top + focused.frame.height <= 200, "\(top)")
        #expect(stage.view.wakeAt == nil)
    }

    @Test("M12: the end of an animation stays within the range")
    func range() throws {
        var stage = try measuredStage()
        try stage.view.setContentOffset(Point(x: 0, y: 800), isAnimated: false)
        _ = try measure(&stage)
        for (index, y) in [0.0, 300, 0].enumerated() {
            try stage.view.setContentOffset(Point(x: 0, y: y), isAnimated: true)
            let frame = try measure(&stage, from: 1 + index)
            #expect(frame.contentOffset.y >= 0, "\(y)")
            #expect(stage.view.wakeAt == nil)
        }
    }

    @Test("It is refused without a scroller, and for an element that is not there")
    func refused() throws {
        var stage = try ScrollStage()
        #expect(throws: CollectionError.self) {
            try stage.view.scroll(
                to: .cell(IndexPath(section: 0, item: 1000)), at: .start, isAnimated: true)
        }
        #expect(throws: CollectionError.invalidArgument("position", .conflicting)) {
            try stage.view.scroll(to: Self.row, at: [.start, .top], isAnimated: true)
        }
        try stage.view.setScrollConfiguration(ScrollConfiguration())
        #expect(throws: CollectionError.wrongState(.scrollerIsDisabled)) {
            try stage.view.scroll(to: Self.row, at: .start, isAnimated: true)
        }
    }
}
