import CollectionCore
import CollectionWire
import Testing

@testable import jogakbo

@Suite("Set-ups in files")
struct SetupFileTests {
    @Test func anEmptyObjectSaysNothing() throws {
        #expect(try setup("{}") == ViewSetup())
        #expect(try setup(" {\"$schema\": \"setup.schema.json\"}\n") == ViewSetup())
        #expect(SetupFile.text(of: ViewSetup()) == "{}\n")
    }

    @Test func fieldsGoByEitherNameInAnyOrder() throws {
        let camel = """
            {"layout": {"list": {"separatorThickness": {"value": 2},
             "configuration": {"sectionMetrics": {"itemSize": {"height": 9, "width": 7}}}}},
             "eventMask": "16"}
            """
        let snake = """
            {"event_mask": 16, "layout": {"list": {"configuration": {"section_metrics":
             {"item_size": {"width": 7.0, "height": "9"}}}, "separator_thickness": {"value": 2e0}}}}
            """
        let both = try setup(camel)
        #expect(both.eventMask == .scrolling)
        guard case .list(let list)? = both.layout?.layout else {
            Issue.record("\(both)")
            return
        }
        #expect(list.separatorThickness == 2)
        #expect(list.configuration.sectionMetrics.itemSize == Size(width: 7, height: 9))
        #expect(try setup(snake) == both)
    }

    @Test func laterFilesReplaceFieldsAndListsAsAWhole() throws {
        let below = """
            {"layout": {"grid": {"lanes": {"count": 4}, "aspectRatio": {"value": 2}}},
             "sections": [{"itemCount": 1}, {"itemCount": 2}],
             "scrolling": {"isEnabled": true, "lineHeight": 20}, "eventMask": 3}
            """
        let merged = try setup(
            below,
            """
            {"layout": {"grid": {"lanes": {"count": 5}}}, "sections": [{"itemCount": 7}],
             "scrolling": {"isEnabled": false}, "eventMask": null}
            """)
        guard case .grid(let grid)? = merged.layout?.layout else {
            Issue.record("\(merged)")
            return
        }
        #expect(grid.lanes == .fixed(5) && grid.aspectRatio == 2)
        #expect(merged.sections.map(\.itemCount) == [7])
        let scrolling = try #require(merged.scrolling).configuration
        #expect(!scrolling.isEnabled && scrolling.lineHeight == 20)
        #expect(merged.eventMask == [])
        // Another layout takes the place of the one below, and nothing of it is left.
        #expect(
            try setup(below, "{\"layout\": {\"list\": {}}}").layout?.layout == .list(ListLayout()))
        #expect(
            try setup(below, "{\"layout\": {\"list\": {}}}", "{\"layout\": {\"grid\": {}}}").layout
                == setup("{\"layout\": {\"grid\": {}}}").layout)
        #expect(try setup(below, "{\"layout\": null, \"sections\": null}").layout == nil)
        #expect(try setup(below, "{}") == setup(below))
    }

    @Test func dataIsPushedOrASnapshot() throws {
        var pushed = CollectionView(limits: Limits())
        try pushed.setUp(
            setup(
                """
                {"sections": [{"itemCount": 2}, {"itemCount": 3, "traits": 4,
                 "metrics": {"itemSize": {"width": 10, "height": 30}},
                 "content": {"heights": [1, 2, 3]}, "names": ["a", "b", "c"]}]}
                """), within: Limits())
        let (noSnapshot, count) = (pushed.snapshot, pushed.itemCount)
        #expect(noSnapshot == nil && count == 5)
        let traits = try pushed.traits(ofItemAt: IndexPath(section: 1, item: 2))
        #expect(traits.rawValue & 12 == 4)
        var shown = CollectionView(limits: Limits())
        try shown.setUp(
            setup(
                """
                {"sections": [{"identifier": "18446744073709551615", "itemCount": 2},
                 {"identifier": 0, "items": [7, "9"]}, {"identifier": 5, "itemCount": 1}]}
                """), within: Limits())
        let applied = shown.snapshot
        let snapshot = try #require(applied)
        #expect(snapshot.sectionIdentifiers == [.max, 0, 5])
        #expect(snapshot.itemIdentifiers == [1, 2, 7, 9, 3])
    }

    @Test func theSetupItselfBringsNoEvents() throws {
        var view = CollectionView(limits: Limits())
        try view.setUp(
            setup("{\"eventMask\": 3, \"sections\": [{\"itemCount\": 2}]}"), within: Limits())
        let hadEvents = view.hasEvents
        try view.setLayout(.list(ListLayout()))
        _ = try view.displayFrame(
            for: DisplayFrameRequest(
                bounds: Rect(x: 0, y: 0, width: 9, height: 9), time_ns: 0, isComplete: true,
                preferredSizes: []))
        let hasEvents = view.hasEvents
        #expect(!hadEvents && hasEvents)
    }

    @Test func aFileOfManyNumbersIsReadAtOnce() throws {
        let heights = (0..<100_000).map { "\($0 % 50 + 1)" }.joined(separator: ",")
        let text =
            "{\"sections\": [{\"itemCount\": 100000, \"content\": {\"heights\": [\(heights)]}}]}"
        #expect(try setup(text).sections[0].content?.heights.count == 100_000)
    }
}
