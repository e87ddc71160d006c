import Testing

@testable import CollectionCore

/// Cells that have views before they are visible: rules W3 and W6.
@Suite("Prepared cells")
struct PreparedCellTests {
    private func stage(_ budget: UInt32 = 2) throws -> StandbyStage {
        try StandbyStage { $0.cellsPreparedPerFrame = budget }
    }

    @Test("W3: cells ahead are prepared, the nearest first, so many in a display frame")
    func ahead() throws {
        var stage = try stage(1)
        #expect(try stage.show(100) == ["10", "11", "12", "13", "14"])
        #expect(try stage.show(101) == ["15", "16 prepared"])
        #expect(try stage.show(102) == ["17 prepared"])
        #expect(try stage.show(103) == [])
        #expect(stage.standby == [16, 17])
        #expect(try stage.show(106) == ["18 prepared"])
    }

    @Test("W3: backward as well, and the nearest is the one before")
    func backward() throws {
        var stage = try stage(1)
        _ = try stage.show(105)
        #expect(try stage.show(104) == ["9 prepared"])
        #expect(try stage.show(103) == ["8 prepared"])
        #expect(try stage.show(99) == ["7 prepared", "9"])
    }

    @Test("W3: what scrolling shows keeps the view and the generation")
    func keepsView() throws {
        var stage = try stage()
        _ = try stage.show(100)
        _ = try stage.show(101)
        let prepared = stage.binding(16)
        #expect(prepared != nil)
        #expect(stage.events.told().allSatisfy { !$0.contains(" 0-16 ") })
        #expect(try stage.show(112).contains("16"))
        #expect(stage.binding(16) == prepared)
        #expect(stage.events.told().contains { $0.hasPrefix("will 0-16 ") })
    }

    @Test("W3: without a direction nothing is prepared, and at rest what is prepared stays")
    func rest() throws {
        var stage = try stage()
        _ = try stage.show(100)
        _ = try stage.show(100)
        #expect(stage.standby == [])
        for offset in [101.0, 102, 102, 102] { _ = try stage.show(offset) }
        #expect(stage.standby == [16, 17])
        _ = try stage.show(1000)
        #expect(stage.standby == [])
    }

    @Test("W3: a turn keeps what is near, and lets go what is not")
    func turn() throws {
        var stage = try stage(3)
        _ = try stage.show(100)
        _ = try stage.show(104)
        #expect(stage.standby == [16, 17])
        _ = try stage.show(95)
        #expect(stage.standby == [16, 17, 8, 7])
        _ = try stage.show(60)
        #expect(stage.standby == [5, 4, 3])
    }

    @Test("W3: prepared cells follow updates; the deleted and the reloaded ones are released")
    func updates() throws {
        var stage = try stage()
        _ = try stage.show(100)
        _ = try stage.show(101)
        #expect(stage.standby == [16, 17])
        let kept = stage.binding(17)
        try stage.events.update([.delete(IndexPath(section: 0, item: 16))])
        _ = try stage.show(102)
        #expect(stage.standby == [16, 17])
        #expect(stage.binding(16) == kept)
        try stage.events.setData([1_000])
        _ = try stage.show(102)
        #expect(stage.standby == [16, 17])
        #expect(stage.binding(16) != kept)
    }

    @Test("W3: they count for the limit on elements, after the visible ones")
    func limit() throws {
        var stage = try stage(100)
        stage.events.view.limits.elementCount = 7
        _ = try stage.show(100)
        _ = try stage.show(101)
        #expect(stage.standby == [16])
        // The element that is kept takes the place of the one that is prepared.
        try stage.events.view.setAssistiveFocusedElement(.cell(IndexPath(section: 0, item: 500)))
        #expect(try stage.show(101) == ["500 offscreen"])
        #expect(stage.standby == [500])
    }

    @Test("W3: where more is visible, the limit has the last ones go")
    func lessRoom() throws {
        var stage = try StandbyStage { $0.overscanItemCount = 2 }
        stage.events.view.limits.elementCount = 7
        _ = try stage.show(100)
        #expect(stage.standby == [15, 16])
        _ = try stage.show(95)
        #expect(stage.standby == [15])
    }

    @Test("W6: overscan is there at once on both sides, and cells that leave keep their views")
    func overscan() throws {
        var stage = try StandbyStage { $0.overscanItemCount = 2 }
        let all = ["8 prepared", "9 prepared"] + (10...14).map { "\($0)" }
        #expect(try stage.show(100) == all + ["15 prepared", "16 prepared"])
        let leaving = stage.binding(10)
        #expect(try stage.show(110) == ["10 prepared", "15", "17 prepared"])
        #expect(stage.binding(10) == leaving)
        #expect(try stage.show(0).contains("6 prepared"))
        #expect(stage.standby == [5, 6])
    }

    @Test("W6: what an animation moves out of the bounds is told to go once, and only if it goes")
    func motion() throws {
        var stage = try StandbyStage { $0.overscanItemCount = 2 }
        var views: Set<UInt32> = []
        var options = BatchUpdateOptions()
        options.animation = Animation(duration_ns: 100_000_000)
        for number in 0..<20 {
            if number == 4 {
                let four = [UpdateItem.insert(IndexPath(section: 0, item: 2), count: 4)]
                try stage.events.update(four, options)
            }
            _ = try stage.show(0)
            let frame = stage.events.view.scene.screen.frame
            for view in frame.removedViews {
                #expect(views.remove(view.rawValue) != nil, "display frame \(number)")
            }
            views.formUnion(frame.elements.map(\.reusableView.rawValue))
        }
        #expect(views.count == 7 && stage.standby.sorted() == [5, 6])
    }

    @Test("W6: more overscan than there may be is refused")
    func overscanLimit() throws {
        var stage = try stage()
        var configuration = PrefetchConfiguration()
        configuration.overscanItemCount = 257
        #expect(throws: CollectionError.invalidArgument("overscan_item_count", .outOfRange)) {
            try stage.events.view.setPrefetchConfiguration(configuration)
        }
        #expect(stage.events.view.prefetchConfiguration.cellsPreparedPerFrame == 2)
    }

    @Test("without any of it the views on standby go")
    func off() throws {
        var stage = try stage()
        _ = try stage.show(100)
        _ = try stage.show(101)
        try stage.events.view.setPrefetchConfiguration(PrefetchConfiguration())
        let frame = try stage.events.show(101, at: 1_000_000_000)
        #expect(frame.removedViews.count == 2 && stage.standby == [])
    }
}
