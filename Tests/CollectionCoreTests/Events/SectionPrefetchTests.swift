import CollectionCore
import Testing

/// W5: sections that scroll across have windows of their own. All numbers are derived by hand.
@Suite("Prefetching in sections that scroll across")
struct SectionPrefetchTests {
    /// Carousels of items 10 x 20, and lists of rows 100 x 10, in bounds of 100 x 50.
    private enum Kind {
        case carousel
        case list
    }

    private func stage(_ kinds: [Kind], _ counts: [UInt32]) throws -> PrefetchStage {
        var stage = try PrefetchStage([])
        try stage.stage.view.setLayout(.compositional(layout(kinds)))
        try stage.stage.setData(counts)
        return stage
    }

    private func layout(_ kinds: [Kind], itemWidth: Double = 10) -> CompositionalLayout {
        var layout = CompositionalLayout(
            sections: kinds.map { kind in
                let size =
                    kind == .carousel
                    ? LayoutSize(width: .absolute(itemWidth), height: .absolute(20))
                    : LayoutSize(width: .fractionalWidth(1), height: .absolute(10))
                var section = LayoutSection(
                    group: .horizontal(size: size, subitems: [.item(LayoutItem(size: size))]))
                if kind == .carousel { section.orthogonalScrollingBehavior = .continuous }
                return section
            })
        if kinds.count > 1 {
            layout.rules = kinds.indices.map {
                LayoutSectionRule(
                    firstSection: UInt32($0), sectionCount: 1, section: UInt32($0))
            }
        }
        return layout
    }

    @Test("Nothing is asked for before the section scrolls; then a length ahead, half of it behind")
    func start() throws {
        var stage = try stage([.carousel], [50])
        #expect(try stage.show(0) == [])
        // What the bounds show is known: items 0 to 10. Ahead, the window ends at 105 + 100.
        #expect(try stage.scroll(0, to: 5) == ["prefetch 0-11...20"])
        #expect(try stage.show(0) == [])
        #expect(try stage.scroll(0, to: 15) == ["prefetch 0-21"])
        // Backward the window is kept up to 105 + 50 + 50, where item 21 does not begin any more.
        #expect(try stage.scroll(0, to: 5) == ["cancel 0-21"])
        #expect(try stage.scroll(0, to: 15) == ["prefetch 0-21"])
    }

    @Test("A movement by less than a thousandth of a point is none")
    func tolerance() throws {
        var stage = try stage([.carousel], [50])
        #expect(try stage.show(0) == [])
        #expect(try stage.scroll(0, to: 0.0009) == [])
        #expect(try stage.scroll(0, to: 0.0018) == [])
        #expect(try stage.scroll(0, to: 0.003) == ["prefetch 0-11...20"])
    }

    @Test("The faster a section scrolls, the farther ahead items are asked for")
    func speed() throws {
        var stage = try stage([.carousel], [100])
        #expect(try stage.show(0) == [])
        // 100 points per second: the window ends at 110 + 100 + 50.
        #expect(try stage.scroll(0, to: 10, after: 100) == ["prefetch 0-11...25"])
        // 1,000 points per second: at 160 + 250.
        #expect(try stage.scroll(0, to: 60, after: 50) == ["prefetch 0-26...40"])
        // At rest for longer than 0.25 s: kept up to 160 + 100 + 50.
        #expect(try stage.show(0, after: 251) == ["cancel 0-31...40"])
    }

    @Test("A jump of a section has no direction: half a length to both sides is asked for")
    func jump() throws {
        var stage = try stage([.carousel], [100])
        #expect(try stage.show(0) == [])
        #expect(
            try stage.scroll(0, to: 300) == [
                "prefetch 0-29 0-40 0-28 0-41 0-27 0-42 0-26 0-43 0-25 0-44"
            ])
        #expect(try stage.scroll(0, to: 301) == ["prefetch 0-45...50"])
    }

    @Test("From right to left it is the same")
    func mirrored() throws {
        var stage = try stage([.carousel], [50])
        var environment = Environment()
        environment.layoutDirection = .rightToLeft
        try stage.stage.view.setEnvironment(environment)
        #expect(try stage.show(0) == [])
        #expect(try stage.scroll(0, to: 5) == ["prefetch 0-11...20"])
        #expect(try stage.scroll(0, to: 15) == ["prefetch 0-21"])
        #expect(try stage.scroll(0, to: 5) == ["cancel 0-21"])
    }

    @Test("A window ends once its section is beyond what the view keeps, and begins anew")
    func leaves() throws {
        var stage = try stage([.carousel, .list], [50, 100])
        #expect(try stage.show(0) == [])
        #expect(try stage.scroll(0, to: 5) == ["prefetch 0-11...20"])
        // Rows are kept from 70 - 50 on: the section, which ends at 20, is not.
        #expect(
            try stage.show(70) == ["cancel 0-11...20", "prefetch 1-4 1-10 1-3 1-11...14"])
        // The section shows items 0 to 10, and nothing more is asked for until it scrolls.
        #expect(try stage.show(0) == ["cancel 1-10...14"])
        #expect(try stage.scroll(0, to: 6) == ["prefetch 0-11...20"])
    }

    @Test("Items of the view and of its sections are asked for together, the nearest ones first")
    func order() throws {
        var stage = try stage([.carousel, .list], [50, 100])
        #expect(try stage.show(0) == [])
        try stage.stage.view.setOrthogonalContentOffset(5, ofSection: 0)
        // Rows follow 0, 10, 20, 30 and 40 below the bounds; items 5, 15, ... beside the section.
        #expect(
            try stage.show(10) == [
                "prefetch 1-4 0-11 1-5 0-12 1-6 0-13 1-7 0-14 1-8 0-15...20"
            ])
    }

    @Test("However often a section is scrolled before a display frame, one distance is kept")
    func manyScrolls() throws {
        var stage = try stage([.carousel, .carousel, .list], [50, 50, 100])
        #expect(try stage.show(0) == [])
        for number in 1...1000 {
            try stage.stage.view.setOrthogonalContentOffset(
                Double(number % 7), ofSection: UInt32(number % 2))
        }
        #expect(stage.stage.view.scene.screen.sectionScrollCount == 2)
        _ = try stage.show(0)
        #expect(stage.stage.view.scene.screen.sectionScrollCount == 0)
    }

    @Test("The distance of an item is how far the view and the section have to scroll, together")
    func distances() throws {
        var stage = try stage([.list, .carousel, .list], [6, 50, 100])
        #expect(try stage.show(0) == [])
        // The section, from 60 to 80, is kept in the window, and not asked for.
        #expect(try stage.scroll(1, to: 5) == [])
        // The section is 5 away: so are items 0 to 10; item 11 is 10 away, item 12 is 20. Rows of
        // the last section are 25, 35 and 45 away.
        #expect(
            try stage.show(5) == ["prefetch 1-0...12 2-0 1-13 2-1 1-14 2-2 1-15...20"])
        // The section is shown: row 3 is 40 away, and item 21 is 95.
        #expect(try stage.scroll(1, to: 15, offset: 20) == ["prefetch 2-3 1-21"])
    }

    @Test("Updates move what is asked for, and cancel what is deleted or reloaded")
    func updates() throws {
        var stage = try stage([.carousel], [50])
        #expect(try stage.show(0) == [])
        #expect(try stage.scroll(0, to: 5) == ["prefetch 0-11...20"])
        let start = IndexPath(section: 0, item: 0)
        #expect(try stage.update([.insert(start, count: 3)]) == [])
        // The items that are seen keep their places: the offset is 35, and nothing has scrolled.
        #expect(try stage.show(0) == ["prefetch 0-2 0-1 0-0"])
        #expect(try stage.update([.delete(IndexPath(section: 0, item: 14))]) == ["cancel 0-14 old"])
        #expect(try stage.show(0) == ["prefetch 0-23"])
        #expect(
            try stage.update([.reload(IndexPath(section: 0, item: 20), count: 2)])
                == ["cancel 0-20...21 old"])
        #expect(try stage.show(0) == ["prefetch 0-20...21"])
    }

    @Test("A window follows its section, and ends with it")
    func sectionUpdates() throws {
        var stage = try stage([.carousel], [50, 50, 50])
        #expect(try stage.show(0) == [])
        #expect(try stage.scroll(1, to: 5) == ["prefetch 1-11...20"])
        #expect(try stage.update([.delete(IndexPath(section: 0))]) == [])
        #expect(try stage.show(0) == [])
        #expect(try stage.scroll(0, to: 15) == ["prefetch 0-21"])
        // Item 11 is displayed.
        #expect(try stage.update([.delete(IndexPath(section: 0))]) == ["cancel 0-12...21 old"])
        #expect(try stage.show(0) == [])
    }

    @Test("Replaced data cancels all; a section of another layout has no window")
    func replacement() throws {
        var stage = try stage([.carousel], [50])
        #expect(try stage.show(0) == [])
        #expect(try stage.scroll(0, to: 5) == ["prefetch 0-11...20"])
        try stage.stage.setData([50])
        #expect(stage.told() == ["cancel 0-11...20 old"])
        #expect(try stage.show(0) == [])
        #expect(try stage.scroll(0, to: 5) == ["prefetch 0-11...20"])
        // Rows 0 to 4 are shown, and kept are those up to 75.
        try stage.stage.view.setLayout(.compositional(layout([.list])))
        #expect(try stage.show(0) == ["cancel 0-11...20"])
    }

    @Test("The limit on what is asked for at a time is that of the view")
    func limits() throws {
        var stage = try stage([.carousel, .list], [100_000, 100])
        try stage.stage.view.setLayout(
            .compositional(layout([.carousel, .list], itemWidth: 0.03125)))
        #expect(try stage.show(0) == [])
        #expect(try stage.scroll(0, to: 1) == ["prefetch 0-3232...3743"])
        #expect(try stage.show(0) == ["prefetch 0-3744...4255"])
        #expect(try stage.show(0) == ["prefetch 0-4256...4767"])
        #expect(try stage.show(0) == ["prefetch 0-4768...5279"])
        // There is no room for rows.
        #expect(try stage.show(1) == [])
        // 32 items are displayed, and make room for the nearest rows and items.
        #expect(try stage.scroll(0, to: 2, offset: 1) == ["prefetch 1-4...8 0-5280...5306"])
    }
}

extension PrefetchStage {
    /// Scrolls a section, shows an offset, and returns what that is told as.
    fileprivate mutating func scroll(
        _ section: UInt32, to place: Double, offset: Double = 0, after time_ms: UInt64 = 0
    ) throws -> [String] {
        try stage.view.setOrthogonalContentOffset(place, ofSection: section)
        return try show(offset, after: time_ms)
    }
}
