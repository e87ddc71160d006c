import CollectionReference
import Testing

@testable import CollectionCore

/// Sections that scroll across. All numbers are derived by hand from rule G9.
@Suite("G9: orthogonal scrolling")
struct OrthogonalRuleTests {
    /// Groups of one item, 100 x 60, 10 apart, in a section with insets 20 at the start and 30 at
    /// the end, in a container of 300.
    private func stage(
        _ behavior: OrthogonalScrollingBehavior, count: UInt32 = 10,
        _ change: (inout LayoutSection) -> Void = { _ in }
    ) throws -> Row {
        let item = LayoutItem(
            size: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1)))
        var section = LayoutSection(
            group: .horizontal(
                size: LayoutSize(width: .absolute(100), height: .absolute(60)),
                subitems: [.item(item)]))
        section.interGroupSpacing = 10
        section.contentInsets = EdgeInsets(top: 5, left: 20, bottom: 7, right: 30)
        section.orthogonalScrollingBehavior = behavior
        change(&section)
        return try Row(section, count: count)
    }

    @Test("groups stand across, from the leading inset on; the section is as long as a group")
    func places() throws {
        let row = try stage(.continuous)
        let found = try row.view.orthogonalScrolling(ofSection: 0)
        // 20 + 10 x 100 + 9 x 10 + 30.
        #expect(found.contentSize == Size(width: 1140, height: 60))
        #expect(found.viewport == Rect(x: 0, y: 5, width: 300, height: 60))
        #expect(try row.view.contentSize() == Size(width: 300, height: 72))
        #expect(try row.cells() == [0, 1, 2])
        #expect(try row.cell(2) == [240, 5, 100, 60])
    }

    @Test("what is scrolled is shown at its place; nothing is shown beyond the container")
    func scrolls() throws {
        let row = try stage(.continuous)
        _ = try row.cells()
        try row.view.setOrthogonalContentOffset(125.5, ofSection: 0)
        // Items 0 and 1 end at -5.5 and 104.5; item 3 begins at 224.5.
        let frame = try row.frame()
        #expect(!frame.didLayoutChange)
        #expect(frame.elements.map { Int($0.element.indexPath.item) } == [1, 2, 3])
        #expect(frame.elements[0].frame == Rect(x: 4.5, y: 5, width: 100, height: 60))
        #expect(try row.view.orthogonalContentOffset(ofSection: 0) == 125.5)
        // Wider bounds do not show more: insets belong to no viewport.
        let around = Rect(x: -100, y: 0, width: 700, height: 200)
        #expect(try row.view.layoutAttributesForElements(in: around).count == 3)
        #expect(try row.view.indexPathForItem(at: Point(x: 4.5, y: 5))?.item == 1)
        #expect(try row.view.indexPathForItem(at: Point(x: 4, y: 5)) == nil)
    }

    @Test("overscroll is taken as given")
    func overscroll() throws {
        let row = try stage(.continuous)
        try row.view.setOrthogonalContentOffset(-50, ofSection: 0)
        #expect(try row.cell(0) == [70, 5, 100, 60])
        try row.view.setOrthogonalContentOffset(2000, ofSection: 0)
        #expect(try row.cells().isEmpty)
        #expect(try row.view.orthogonalContentOffset(ofSection: 0) == 2000)
    }

    @Test("a section that does not scroll has no offset")
    func refused() throws {
        let row = try stage(.none)
        #expect(throws: CollectionError.wrongState(.sectionDoesNotScroll)) {
            try row.view.setOrthogonalContentOffset(1, ofSection: 0)
        }
        #expect(throws: CollectionError.invalidSection(1, count: 1)) {
            try row.view.setOrthogonalContentOffset(1, ofSection: 1)
        }
        let scrolling = try stage(.paging)
        #expect(
            throws: CollectionError.invalidNumber(
                "content_offset", .notANumber)
        ) {
            try scrolling.view.setOrthogonalContentOffset(.nan, ofSection: 0)
        }
    }

    @Test("continuous: anywhere within the content")
    func continuous() throws {
        let row = try stage(.continuous)
        #expect(try row.rest(123.25, velocity: 7) == 123.25)
        #expect(try row.rest(-3, velocity: -7) == 0)
        #expect(try row.rest(900, velocity: 0) == 840)
    }

    @Test("leading boundary: where the nearest group begins, the farther of two")
    func leadingBoundary() throws {
        let row = try stage(.continuousGroupLeadingBoundary)
        #expect(try row.rest(54, velocity: 3) == 0)
        #expect(try row.rest(55, velocity: -3) == 110)
        #expect(try row.rest(600, velocity: 0) == 550)
        // 770 is the last group's edge within reach; the end of the content is at 840.
        #expect(try row.rest(806, velocity: 0) == 840)
        #expect(try row.rest(804, velocity: 0) == 770)
    }

    @Test("paging: by the container's length, one page from where the section stands")
    func paging() throws {
        let row = try stage(.paging)
        #expect(try row.rest(40, velocity: 1) == 300)
        #expect(try row.rest(800, velocity: 1) == 300)
        #expect(try row.rest(140, velocity: 0) == 0)
        #expect(try row.rest(150, velocity: 0) == 300)
        try row.view.setOrthogonalContentOffset(310, ofSection: 0)
        #expect(try row.rest(0, velocity: -1) == 300)
        #expect(try row.rest(0, velocity: 1) == 600)
        #expect(try row.rest(0, velocity: 0) == 300)
        // The last page ends with the content.
        try row.view.setOrthogonalContentOffset(700, ofSection: 0)
        #expect(try row.rest(0, velocity: 1) == 840)
        try row.view.setOrthogonalContentOffset(840, ofSection: 0)
        #expect(try row.rest(0, velocity: -1) == 600)
    }

    @Test("group paging: by groups, one from where the section stands")
    func groupPaging() throws {
        let row = try stage(.groupPaging)
        #expect(try row.rest(500, velocity: 1) == 110)
        try row.view.setOrthogonalContentOffset(220, ofSection: 0)
        #expect(try row.rest(500, velocity: -1) == 110)
        #expect(try row.rest(250, velocity: 0) == 220)
        #expect(try row.rest(999, velocity: 0) == 330)
    }

    @Test("centred: room is left for the outer groups to stand in the middle")
    func centred() throws {
        let row = try stage(.groupPagingCentered)
        // (300 - 100) / 2 beside 1090.
        #expect(try row.view.orthogonalContentSize(ofSection: 0).width == 1290)
        #expect(try row.cell(0) == [100, 5, 100, 60])
        #expect(try row.rest(1, velocity: 1) == 110)
        try row.view.setOrthogonalContentOffset(990, ofSection: 0)
        #expect(try row.cell(9) == [100, 5, 100, 60])
        #expect(try row.rest(0, velocity: 1) == 990)
    }

    @Test("scrolling to an item scrolls its section too, between the insets")
    func scrollToItem() throws {
        let row = try stage(.continuous)
        // Item 4 begins at 20 + 440.
        #expect(try row.offset(4, [.left]) == 440)
        #expect(try row.offset(4, [.right]) == 460 + 100 - 300 + 30)
        #expect(try row.offset(4, [.centeredHorizontally]) == 510 - 150)
        #expect(try row.offset(0, [.centeredHorizontally]) == 0)
        #expect(try row.offset(1, []) == 0)
        #expect(try row.offset(4, []) == 290)
        let centred = try stage(.groupPagingCentered)
        #expect(try centred.offset(4, [.left]) == 440)
    }

    @Test("RTL: the section begins at the right")
    func mirrored() throws {
        let row = try stage(.continuous)
        try row.mirror()
        try row.view.setOrthogonalContentOffset(110, ofSection: 0)
        // Leading and trailing go with the direction: 30 at the right. Item 1 stands first.
        #expect(try row.cell(1) == [300 - 20 - 100, 5, 100, 60])
        #expect(try row.cells() == [0, 1, 2, 3])
        #expect(try row.offset(4, [.right]) == 440)
    }

    @Test("horizontal content: the section scrolls vertically")
    func horizontal() throws {
        let row = try stage(.groupPaging) {
            $0.contentInsets = EdgeInsets(top: 20, left: 5, bottom: 30, right: 7)
        }
        try row.turn()
        try row.view.setOrthogonalContentOffset(70, ofSection: 0)
        // Groups are 60 high, 10 apart: the third begins at 20 + 140.
        #expect(try row.cell(2) == [5, 90, 100, 60])
        #expect(try row.rest(71, velocity: 1) == 140)
        #expect(try row.view.contentSize() == Size(width: 112, height: 300))
    }

    @Test("items that are inserted before what is visible do not move it")
    func anchored() throws {
        let row = try stage(.continuous)
        try row.view.setOrthogonalContentOffset(125, ofSection: 0)
        _ = try row.frame()
        try row.update(.insert(IndexPath(section: 0, item: 0), count: 2))
        let frame = try row.frame()
        // Item 1 was the first to be seen, and is item 3 now.
        #expect(try row.view.orthogonalContentOffset(ofSection: 0) == 345)
        #expect(frame.elements.map { Int($0.element.indexPath.item) } == [3, 4, 5])
        #expect(frame.elements[0].frame.x == 5)
        // What is visible goes: the next that stays counts, within the content.
        try row.update(.delete(IndexPath(section: 0, item: 3), count: 9))
        _ = try row.frame()
        #expect(try row.view.orthogonalContentOffset(ofSection: 0) == 70)
    }

    @Test("an update holds those scrolled sections alone whose items it changes, each once")
    func held() throws {
        let row = try stage(.continuous)
        try row.setCounts([UInt32](repeating: 10, count: 6))
        _ = try row.frame()
        for section in 0..<6 as Range<UInt32> {
            try row.view.setOrthogonalContentOffset(125, ofSection: section)
        }
        _ = try row.frame()
        for section in [2, 4, 2] as [UInt32] {
            try row.update(.insert(IndexPath(section: section, item: 0)))
        }
        #expect(row.held == [2, 4])
        // An offset that is set is no longer adjusted; it is when its section changes again.
        try row.view.setOrthogonalContentOffset(15, ofSection: 2)
        #expect(row.held == [4])
        for _ in 0..<9 {
            try row.update(.insert(IndexPath(section: 2, item: 0)))
            try row.view.setOrthogonalContentOffset(125, ofSection: 2)
            try row.update(.delete(IndexPath(section: 2, item: 0)))
        }
        #expect(row.held == [2, 4])
        // Sections go, come and change their places, and take along what is held of them.
        try row.view.performBatchUpdates(
            BatchUpdate(items: [
                .delete(IndexPath(section: 4)), .delete(IndexPath(section: 0)),
            ]))
        #expect(row.held == [1])
        _ = try row.frame()
        #expect(row.held == [])
        let offsets = try (0..<4).map { try row.view.orthogonalContentOffset(ofSection: $0) }
        #expect(offsets == [125, 15, 125, 125])
    }

    @Test("another height lays out those groups alone that depend on it")
    func height() throws {
        for (height, wanted) in [
            (LayoutDimension.absolute(60), 60.0), (.fractionalHeight(0.5), 144),
        ] {
            let row = try stage(.continuous) { $0.group.size.height = height }
            _ = try row.frame()
            try row.view.setOrthogonalContentOffset(125, ofSection: 0)
            _ = try row.frame()
            // The insets of the section are no part of the height of groups.
            #expect(try row.cell(2)[3] == wanted)
            var environment = Environment()
            environment.contentInset.top = 20
            try row.view.setEnvironment(environment)
            #expect(try row.cell(2)[3] == (wanted == 60 ? 60 : 134))
            #expect(row.held == (wanted == 60 ? [] : [0]))
            _ = try row.frame()
            #expect(try row.view.orthogonalContentOffset(ofSection: 0) == 125)
        }
    }

    @Test("other sections come, go and move, and offsets stay with theirs")
    func sections() throws {
        let row = try stage(.continuous)
        try row.setCounts([UInt32](repeating: 10, count: 300))
        _ = try row.frame()
        for section in stride(from: UInt32(1), to: 300, by: 2) {
            try row.view.setOrthogonalContentOffset(Double(section), ofSection: section)
        }
        let counts: [UInt32] = [10, 10, 10]
        let content = try UpdateContent(
            metrics: [], itemCounts: counts.span, sectionMetrics: Span(), widths: Span(),
            heights: Span(), reuseIdentifiers: Span(), options: [], itemCount: 30,
            limits: Limits())
        try row.view.performBatchUpdates(
            BatchUpdate(
                items: [
                    .delete(IndexPath(section: 5), count: 3),
                    .move(IndexPath(section: 299), to: IndexPath(section: 0)),
                    .insert(IndexPath(section: 2), count: 2), .reload(IndexPath(section: 9)),
                ], content: content))
        // Now: 299, 0, two new ones, 1 to 4, 8 and what follows. What is reloaded is at its start.
        let offsets = try [0, 1, 2, 3, 4, 7, 8, 9, 10, 11, 298].map {
            try row.view.orthogonalContentOffset(ofSection: $0)
        }
        #expect(offsets == [299, 0, 0, 0, 1, 0, 0, 0, 0, 11, 0])
        #expect(row.view.scene.stage.geometry.offsets.entries.count == 147)
        _ = try row.frame()
        #expect(try row.view.orthogonalContentOffset(ofSection: 297) == 297)
    }

    @Test("at its start a section stays there")
    func anchoredAtStart() throws {
        let row = try stage(.continuous)
        _ = try row.frame()
        try row.update(.insert(IndexPath(section: 0, item: 0), count: 2))
        #expect(try row.cells() == [0, 1, 2])
    }

    @Test("a section that lost all its items may be scrolled, and laid out anew")
    func emptied() throws {
        let row = try stage(.continuous) {
            $0.group = .horizontal(
                size: LayoutSize(width: .estimated(100), height: .absolute(60)),
                subitems: [
                    .item(LayoutItem(size: LayoutSize(width: .estimated(9), height: .absolute(9))))
                ])
        }
        try row.setCounts([4, 3])
        _ = try row.frame()
        try row.update(.delete(IndexPath(section: 1, item: 0), count: 3))
        try row.view.setOrthogonalContentOffset(30, ofSection: 1)
        var environment = Environment()
        environment.contentInset.left = 10
        try row.view.setEnvironment(environment)
        #expect(try row.frame().elements.allSatisfy { $0.element.indexPath.section == 0 })
        // The content is as long as both insets, shorter than the container: all is overscroll.
        #expect(try row.view.orthogonalContentSize(ofSection: 1).width == 50)
        #expect(try row.view.orthogonalContentOffset(ofSection: 1) == 30)
    }

    @Test("groups of measured lengths: sums across, the greatest along")
    func estimated() throws {
        let row = try stage(.continuousGroupLeadingBoundary) {
            $0.group = .horizontal(
                size: LayoutSize(width: .estimated(100), height: .estimated(60)),
                subitems: [
                    .item(
                        LayoutItem(
                            size: LayoutSize(width: .estimated(100), height: .estimated(60))))
                ])
        }
        var frame = try row.frame()
        #expect(frame.elements.map(\.frame.x) == [20, 130, 240])
        frame = try row.frame(measuring: frame.elements, as: [(40, 50), (60, 90), (100, 20)])
        // 20, 20 + 40 + 10, 70 + 60 + 10, then 250.
        #expect(try row.cell(3) == [250, 5, 100, 60])
        #expect(try row.view.contentSize().height == 5 + 90 + 7)
        #expect(try row.view.orthogonalContentSize(ofSection: 0).width == 1140 - 100)
        #expect(try row.rest(80, velocity: 0) == 50)
    }
}

/// A view with one such section.
private final class Row {
    var view = CollectionView(limits: Limits())
    private var layout: CompositionalLayout
    private let bounds = Rect(x: 0, y: 0, width: 300, height: 300)

    init(_ section: LayoutSection, count: UInt32) throws {
        layout = CompositionalLayout(sections: [section])
        try view.setLayout(.compositional(layout))
        try setCounts([count])
        try view.setBounds(bounds)
    }

    /// The sections whose offsets the next display frame adjusts.
    var held: [UInt32] { view.scene.stage.geometry.offsets.held.map(\.section) }

    func setCounts(_ counts: [UInt32]) throws {
        var builder = DataSourceBuilder(limits: Limits())
        try builder.append(
            itemCounts: counts.span, sectionMetrics: Span(), widths: Span(), heights: Span(),
            reuseIdentifiers: Span(), options: [])
        try view.setDataSource(builder)
    }

    func mirror() throws {
        layout.configuration.flipsHorizontallyInOppositeLayoutDirection = true
        try view.setLayout(.compositional(layout))
        var environment = Environment()
        environment.layoutDirection = .rightToLeft
        try view.setEnvironment(environment)
    }

    func turn() throws {
        layout.configuration.scrollDirection = .horizontal
        try view.setLayout(.compositional(layout))
    }

    func frame(
        measuring shown: [LayoutAttributes] = [], as sizes: [(Double, Double)] = []
    ) throws -> DisplayFrame {
        var request = DisplayFrameRequest(
            bounds: bounds, time_ns: 0, isComplete: true, preferredSizes: [])
        for (attributes, size) in zip(shown, sizes) {
            request.preferredSizes.append(
                PreferredSize(
                    reusableView: attributes.reusableView, generation: attributes.generation,
                    size: Size(width: size.0, height: size.1)))
        }
        return try view.displayFrame(for: request)
    }

    func cells() throws -> [Int] {
        try frame().elements.map { Int($0.element.indexPath.item) }
    }

    func cell(_ item: UInt32) throws -> [Double] {
        let path = IndexPath(section: 0, item: item)
        let frame = try view.layoutAttributes(for: .cell(path)).frame
        return [frame.x, frame.y, frame.width, frame.height]
    }

    func rest(_ proposed: Double, velocity: Double) throws -> Double {
        try view.targetOrthogonalContentOffset(
            ofSection: 0, proposed: proposed, velocity: velocity)
    }

    func offset(_ item: UInt32, _ position: ScrollPosition) throws -> Double {
        try view.orthogonalContentOffset(
            forScrollingToItemAt: IndexPath(section: 0, item: item), at: position)
    }

    func update(_ item: UpdateItem) throws {
        try view.performBatchUpdates(BatchUpdate(items: [item]))
    }
}
