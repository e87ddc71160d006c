import CollectionReference
import Testing

@testable import CollectionCore

/// Rules Y1 and Y2. All numbers are derived by hand.
@Suite("Y1, Y2: the reading order")
struct ReadingOrderTests {
    /// Sections of items 50 x 20, with headers 30 long and footers 10 long, in bounds of 100 x 100.
    private func view(
        _ counts: [UInt32], _ change: (inout FlowLayout) -> Void = { _ in }
    ) throws -> Read {
        var layout = FlowLayout()
        layout.sectionMetrics.itemSize = Size(width: 50, height: 20)
        layout.sectionMetrics.minimumInteritemSpacing = 0
        layout.sectionMetrics.minimumLineSpacing = 0
        layout.sectionMetrics.headerReferenceSize = Size(width: 0, height: 30)
        layout.sectionMetrics.footerReferenceSize = Size(width: 0, height: 10)
        change(&layout)
        return try Read(.flow(layout), counts)
    }

    @Test("a section is read as itself, its header, its items and its footer")
    func order() throws {
        let read = try view([2, 0])
        let all = try read.elements(count: 50)
        #expect(
            all.elements.map(\.words) == [
                "group 0.-", "header 0.0", "listItem 0.0", "listItem 0.1", "footer 0.0",
                "group 1.-", "header 1.0", "footer 1.0",
            ])
        // Places for views of the whole layout come first and last.
        #expect(all.elements.map(\.place) == [1, 2, 3, 4, 5, 6, 7, 8])
        #expect(all.placeCount == 10 && all.sectionCount == 2 && all.itemCount == 2)
        #expect(all.role == .list)
    }

    @Test("frames are told from the top left corner of the bounds, shown or not")
    func frames() throws {
        let read = try view([20, 20])
        _ = try read.frame(at: 110)
        let header = try read.element(.supplementary(.sectionHeader, path(0, 0)))
        #expect(header.frame == Rect(x: 0, y: -110, width: 100, height: 30))
        #expect(header.reusableView == .none)
        // Item 10 stands at 30 + 5 x 20.
        let item = try read.element(.cell(path(0, 10)))
        #expect(item.frame == Rect(x: 0, y: 20, width: 50, height: 20))
        #expect(item.reusableView != .none && item.generation == 1)
        let group = try read.element(.cell(IndexPath(section: 1)))
        // 30 + 10 x 20 + 10 for each section.
        #expect(group.frame == Rect(x: 0, y: 130, width: 100, height: 240))
    }

    @Test("what is counted is the data, in its section or in all")
    func counts() throws {
        let read = try view([3, 1_000_000])
        let item = try read.element(.cell(path(1, 499_999)))
        #expect(item.positionInSet == 500_000 && item.setSize == 1_000_000)
        #expect(item.place == 1 + 2 * 3 + 3 + 499_999 - 1)
        let group = try read.element(.cell(IndexPath(section: 1)))
        #expect(group.positionInSet == 2 && group.setSize == 2)
        let footer = try read.element(.supplementary(.sectionFooter, path(1, 0)))
        #expect(footer.positionInSet == -1 && footer.setSize == -1)
        var configuration = AccessibilityConfiguration()
        configuration.countsAllSections = true
        try read.view.setAccessibilityConfiguration(configuration)
        let same = try read.element(.cell(path(1, 499_999)))
        #expect(same.positionInSet == 500_003 && same.setSize == 1_000_003)
    }

    @Test("two items fit on a line: rows are known, and flow has no columns")
    func lines() throws {
        let read = try view([5])
        let item = try read.element(.cell(path(0, 3)))
        #expect(item.rowIndex == 2 && item.rowCount == 3)
        #expect(item.columnIndex == -1 && item.columnCount == -1)
        let all = try read.elements(count: 1)
        #expect(all.rowCount == 3 && all.columnCount == -1)
        #expect(try view([5, 5]).elements(count: 1).rowCount == -1)
    }

    @Test("a grid has rows and columns; along the horizontal axis they change places")
    func grid() throws {
        var grid = GridLayout()
        grid.lanes = .fixed(3)
        let read = try Read(.grid(grid), [7])
        let item = try read.element(.cell(path(0, 5)))
        #expect(item.role == .gridCell)
        #expect([item.rowIndex, item.rowCount] == [2, 3])
        #expect([item.columnIndex, item.columnCount] == [3, 3])
        #expect(try read.elements(count: 0).role == .grid)
        grid.scrollDirection = .horizontal
        let across = try Read(.grid(grid), [7]).element(.cell(path(0, 5)))
        #expect([across.rowIndex, across.rowCount] == [3, 3])
        #expect([across.columnIndex, across.columnCount] == [2, 3])
    }

    @Test("lists have one column, waterfalls and paths have neither rows nor columns")
    func otherLayouts() throws {
        let list = try Read(.list(ListLayout()), [7]).element(.cell(path(0, 5)))
        #expect(
            [list.rowIndex, list.rowCount, list.columnIndex, list.columnCount] == [6, 7, 1, 1])
        for layout in [Layout.waterfall(WaterfallLayout()), .carousel(CarouselLayout())] {
            let item = try Read(layout, [7]).element(.cell(path(0, 5)))
            #expect(item.rowIndex == -1 && item.columnCount == -1 && item.role == .listItem)
            #expect(item.positionInSet == 6 && item.setSize == 7)
        }
    }

    @Test("a range begins at an element or at a place, and ends with the places that there are")
    func ranges() throws {
        let read = try view([4])
        let item = Element.cell(path(0, 1))
        #expect(
            try read.elements(from: item, offset: -1, count: 3).elements.map(\.words) == [
                "listItem 0.0", "listItem 0.1", "listItem 0.2",
            ])
        #expect(try read.elements(offset: -3, count: 5).elements.map(\.words) == ["group 0.-"])
        #expect(
            try read.elements(offset: 6, count: 9).elements.map(\.words) == [
                "listItem 0.3", "footer 0.0",
            ])
        for offset in [Int.min, .max, 9, -50] {
            #expect(try read.elements(from: item, offset: offset, count: 5).elements == [])
        }
    }

    @Test("a layout without headers leaves their places empty")
    func withoutHeaders() throws {
        let read = try view([1, 1]) { $0.sectionMetrics.headerReferenceSize = .zero }
        let all = try read.elements(count: 50)
        #expect(all.elements.map(\.place) == [1, 3, 4, 5, 7, 8])
        #expect(throws: CollectionError.self) {
            try read.element(.supplementary(.sectionHeader, path(0, 0)))
        }
    }

    @Test("a view at an item that an explicit layout has no place for is read all the same")
    func viewsWithoutTheirItems() throws {
        let read = try Read(.explicit(ExplicitLayout()), [2])
        let kind = try read.view.registerElementKind(Array("badge".utf8).span)
        let badges = [path(0, 0), path(0, 1)].map { Element.supplementary(kind, $0) }
        let frame = Rect(x: 0, y: 10, width: 20, height: 5)
        try read.view.setLayoutAttributes(
            of: ([.cell(path(0, 1))] + badges).span,
            frames: ([frame, frame, frame] as [3 of Rect]).span)
        let all = try read.elements(count: 50)
        #expect(
            all.elements.map(\.words) == [
                "group 0.-", "listItem 0.0", "supplementary 0.0", "listItem 0.1",
                "supplementary 0.1",
            ])
        #expect(all.elements.map(\.place) == [1, 3, 3, 4, 4])
        let areHidden = all.elements.map { $0.states.contains(.isHidden) }
        #expect(areHidden == [false, true, false, false, false])
        #expect(all.elements[2].frame == frame)
        #expect(try read.element(badges[0]) == all.elements[2])
    }

    @Test("the host says which role a view has")
    func roles() throws {
        let read = try view([1])
        var configuration = AccessibilityConfiguration()
        configuration.role = .tree
        try read.view.setAccessibilityConfiguration(configuration)
        #expect(try read.element(.cell(path(0, 0))).role == .treeItem)
        configuration.role = .header
        #expect(throws: CollectionError.invalidArgument("role", .conflicting)) {
            try read.view.setAccessibilityConfiguration(configuration)
        }
        #expect(read.view.accessibilityConfiguration.role == .tree)
    }

    @Test("what cannot be is refused, and lays out nothing")
    func refused() throws {
        let read = try view([2])
        #expect(throws: CollectionError.invalidItem(path(0, 2), count: 2)) {
            try read.element(.cell(path(0, 2)))
        }
        #expect(throws: CollectionError.invalidSection(1, count: 1)) {
            try read.element(.cell(IndexPath(section: 1)))
        }
        #expect(throws: CollectionError.noElement(.decoration(.sectionHeader, path(0, 0)))) {
            try read.element(.decoration(.sectionHeader, path(0, 0)))
        }
        #expect(throws: CollectionError.invalidArgument("count", .outOfRange)) {
            _ = try read.elements(count: -1)
        }
        #expect(throws: CollectionError.self) { _ = try read.elements(count: 1 << 21) }
    }

    private func path(_ section: UInt32, _ item: UInt32) -> IndexPath {
        IndexPath(section: section, item: item)
    }
}

/// A view with data, which is read.
private final class Read {
    var view: CollectionView

    init(_ layout: Layout, _ counts: [UInt32]) throws {
        view = CollectionView(limits: Limits())
        try view.setLayout(layout)
        try view.setBounds(Rect(x: 0, y: 0, width: 100, height: 100))
        var builder = DataSourceBuilder(limits: view.limits)
        try builder.append(
            itemCounts: counts.span, sectionMetrics: Span(), widths: Span(), heights: Span(),
            reuseIdentifiers: Span(), spans: Span(), options: [])
        try view.setDataSource(builder)
    }

    func frame(at offset: Double) throws -> DisplayFrame {
        try view.displayFrame(
            for: DisplayFrameRequest(
                bounds: Rect(x: 0, y: offset, width: 100, height: 100), time_ns: 0,
                isComplete: false, preferredSizes: []))
    }

    func elements(
        from first: Element? = nil, offset: Int = 0, count: Int
    ) throws -> AccessibilityElements {
        try view.accessibilityElements(from: first, offset: offset, count: count)
    }

    func element(_ element: Element) throws -> AccessibilityElement {
        let read = try elements(from: element, count: 1).elements
        return try #require(read.first { $0.element == element })
    }
}

extension AccessibilityElement {
    /// The role and the index path.
    fileprivate var words: String {
        let path = element.indexPath
        let item = path.item == IndexPath.noItem ? "-" : "\(path.item)"
        return "\(role) \(path.section).\(item)"
    }
}
