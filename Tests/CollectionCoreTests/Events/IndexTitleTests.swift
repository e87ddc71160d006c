import CollectionCore
import Testing

/// V6: the titles of the index beside rows of 10 points in bounds of 100 x 50.
@Suite("Index titles")
struct IndexTitleTests {
    private static func text(_ text: String) -> [UInt8] { Array(text.utf8) }

    private static let titles = [
        IndexTitle(text("A"), at: IndexPath(section: 0)),
        IndexTitle(text("B"), at: IndexPath(section: 1)),
        IndexTitle(text("C"), at: IndexPath(section: 2)),
        IndexTitle(text("…"), at: IndexPath(section: 2, item: 7)),
    ]

    private static func stage() throws -> EventStage {
        var stage = try EventStage([20, 20, 20], mask: .scrolling)
        try stage.view.setIndexTitles(titles)
        try stage.show(0)
        return stage
    }

    @Test("Going to a title scrolls to its place, and tells of it")
    func places() throws {
        var stage = try Self.stage()
        #expect(stage.view.indexTitles == Self.titles)
        #expect(try stage.view.scrollToIndexTitle(1) == true)
        #expect(stage.told() == ["wanted 200.0", "title 1 at 1-4294967295"])
        #expect(try stage.view.scrollToIndexTitle(3) == true)
        #expect(stage.told() == ["wanted 470.0", "title 3 at 2-7"])
        var scrolling = ScrollConfiguration()
        scrolling.isEnabled = true
        try stage.view.setScrollConfiguration(scrolling)
        _ = stage.told()
        #expect(try stage.view.scrollToIndexTitle(2) == true)
        #expect(try stage.show(0).contentOffset.y == 400)
        #expect(stage.told().contains("title 2 at 2-4294967295"))
        #expect(throws: CollectionError.invalidArgument("number", .outOfRange)) {
            try stage.view.scrollToIndexTitle(4)
        }
    }

    @Test("Sections are followed; a title without a place leads to that of the next one")
    func updates() throws {
        var stage = try Self.stage()
        let counts: [UInt32] = [20]
        let section = try UpdateContent(
            metrics: [], itemCounts: counts.span, sectionMetrics: Span(), widths: Span(),
            heights: Span(), reuseIdentifiers: Span(), options: [], itemCount: 20,
            limits: stage.view.limits)
        try stage.view.performBatchUpdates(
            BatchUpdate(
                items: [.delete(IndexPath(section: 1)), .insert(IndexPath(section: 0))],
                content: section))
        #expect(
            stage.view.indexTitles.map(\.indexPath.section) == [1, IndexPath.noSection, 2, 2])
        #expect(try stage.view.scrollToIndexTitle(1) == true)
        #expect(stage.told().last == "title 1 at 2-4294967295")
        try stage.view.performBatchUpdates(
            BatchUpdate(items: [.reload(IndexPath(section: 2))], content: section))
        #expect(stage.view.indexTitles[2].indexPath.section == 2)
        try stage.setData([1])
        try stage.show(0)
        _ = stage.told()
        #expect(try stage.view.scrollToIndexTitle(1) == false)
        #expect(stage.told() == [])
    }

    @Test("A section that is not there yet keeps its number, whatever the number is")
    func beyond() throws {
        var stage = try Self.stage()
        try stage.view.setIndexTitles(
            [3, UInt32.max - 1].map { IndexTitle(Self.text("D"), at: IndexPath(section: $0)) })
        try stage.view.performBatchUpdates(
            BatchUpdate(items: [.delete(IndexPath(section: 0))]))
        let counts: [UInt32] = [1, 1]
        try stage.view.performBatchUpdates(
            BatchUpdate(
                items: [.insert(IndexPath(section: 2)), .insert(IndexPath(section: 3))],
                content: UpdateContent(
                    metrics: [], itemCounts: counts.span, sectionMetrics: Span(), widths: Span(),
                    heights: Span(), reuseIdentifiers: Span(), options: [], itemCount: 2,
                    limits: stage.view.limits)))
        #expect(stage.view.indexTitles.map(\.indexPath.section) == [3, UInt32.max - 1])
        try stage.show(0)
        _ = stage.told()
        #expect(try stage.view.scrollToIndexTitle(0) == true)
        #expect(stage.told().last == "title 0 at 3-4294967295")
    }

    @Test("Identifiers are looked up when the place is wanted")
    func identifiers() throws {
        var stage = try Self.stage()
        try stage.view.setIndexTitles([
            IndexTitle(Self.text("x"), .item, 7), IndexTitle(Self.text("y"), .section, 1),
        ])
        #expect(try stage.view.scrollToIndexTitle(0) == false)
        var snapshot = Snapshot(limits: stage.view.limits)
        try snapshot.appendSections([5, 1])
        try snapshot.appendItems([9, 8, 7], toSection: 1)
        try stage.view.applySnapshot(snapshot)
        try stage.show(0)
        _ = stage.told()
        #expect(try stage.view.scrollToIndexTitle(0) == true)
        #expect(stage.told().last?.hasPrefix("title 0 at 1-2") == true)
        #expect(try stage.view.scrollToIndexTitle(1) == true)
        #expect(stage.told().last == "title 1 at 1-4294967295")
    }

    @Test("A place on the bar has a title")
    func bar() throws {
        var stage = try Self.stage()
        let found = try [-5, 0, 9.9, 10, 25, 39.9, 40, 90].map {
            try stage.view.indexTitle(at: $0, of: 40)
        }
        #expect(found == [0, 0, 0, 1, 2, 3, 3, 3])
        #expect(try stage.view.indexTitle(at: 0, of: 0) == 0)
        try stage.view.setIndexTitles([])
        #expect(try stage.view.indexTitle(at: 10, of: 40) == nil)
        #expect(throws: CollectionError.invalidNumber("length", .negative)) {
            try stage.view.indexTitle(at: 10, of: -1)
        }
    }

    @Test("Texts are checked, and count against the limit on bytes")
    func refusals() throws {
        var stage = try Self.stage()
        let path = IndexPath(section: 0)
        for (text, fault) in [
            ([], .empty), (Array(repeating: 65, count: 256), .tooLong), ([0xff], .invalidUTF8),
        ] as [([UInt8], CollectionError.Fault)] {
            #expect(throws: CollectionError.invalidArgument("text", fault)) {
                try stage.view.setIndexTitles([IndexTitle(text, at: path)])
            }
        }
        #expect(stage.view.indexTitles == Self.titles)
        var limits = Limits()
        limits.dataBytes = 100_000
        var view = CollectionView(limits: limits)
        let many = Array(repeating: IndexTitle(Self.text("A"), at: path), count: 2_000)
        #expect(throws: CollectionError.limitExceeded(.dataBytes, value: 130_000, maximum: 100_000))
        {
            try view.setIndexTitles(many)
        }
    }
}
