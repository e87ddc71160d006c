import CollectionReference
import Testing

@testable import CollectionCore

/// Handlers that change how visible elements of a section look.
@Suite("G10: visible items")
struct VisibleItemsRuleTests {
    /// Two sections of three rows, 50 high, in bounds of 200 x 250; the second has handler 7.
    private func view() throws -> Box {
        let item = LayoutItem(
            size: LayoutSize(width: .fractionalWidth(1), height: .absolute(50)))
        let group = LayoutGroup.horizontal(
            size: LayoutSize(width: .fractionalWidth(1), height: .absolute(50)),
            subitems: [.item(item)])
        var second = LayoutSection(group: group)
        second.visibleItemsHandler = 7
        var layout = CompositionalLayout(sections: [LayoutSection(group: group), second])
        layout.rules = [LayoutSectionRule(firstSection: 1, section: 1)]
        let box = Box()
        try box.view.setLayout(.compositional(layout))
        var builder = DataSourceBuilder(limits: Limits())
        let counts: [UInt32] = [3, 3]
        try builder.append(
            itemCounts: counts.span, sectionMetrics: Span(), widths: Span(), heights: Span(),
            reuseIdentifiers: Span(), options: [])
        try box.view.setDataSource(builder)
        return box
    }

    private final class Box {
        var view = CollectionView(limits: Limits())
        private(set) var calls: [(section: UInt32, items: [IndexPath], offset: Point)] = []

        func note(_ visible: VisibleItems) {
            let items = (0..<visible.count).map { visible[$0].element.indexPath }
            calls.append((visible.section, items, visible.contentOffset))
        }

        func frame(y: Double = 0) throws -> DisplayFrame {
            try view.displayFrame(
                for: DisplayFrameRequest(
                    bounds: Rect(x: 0, y: y, width: 200, height: 250), time_ns: 0,
                    isComplete: false, preferredSizes: []))
        }
    }

    @Test("a handler gets what is visible of its sections, and no more")
    func calls() throws {
        let box = try view()
        try box.view.setVisibleItemsHandler(7) { [unowned box] in box.note($0) }
        _ = try box.frame(y: 10)
        #expect(box.calls.count == 1)
        #expect(box.calls[0].section == 1)
        #expect(box.calls[0].items.map(\.item) == [0, 1, 2])
        #expect(box.calls[0].offset == Point(x: 0, y: 10))
        _ = try box.frame(y: -101)
        #expect(box.calls.count == 1)
    }

    @Test("what it changes is shown, and told of while the content only scrolls")
    func changes() throws {
        let box = try view()
        try box.view.setVisibleItemsHandler(7) { visible in
            let progress = visible.contentOffset.y / 100
            visible[0].alpha = 1 - progress
            visible[1].center.x += visible.contentOffset.y
            visible[1].zIndex = 5
            visible[2].transform.elements[0] = 2
            visible[2].isHidden = true
        }
        var frame = try box.frame(y: 50)
        #expect(frame.elements.count == 5)
        let changed = frame.elements.filter { $0.element.indexPath.section == 1 }
        // Item 1 is nearer than the others, so it comes last.
        #expect(changed.map { Int($0.element.indexPath.item) } == [0, 2, 1])
        #expect(changed[0].alpha == 0.5)
        #expect(changed[2].frame == Rect(x: 50, y: 200, width: 200, height: 50))
        #expect(changed[1].flags.contains(.isHidden))
        #expect(frame.transforms.count == 1 && changed[1].transform == 1)
        frame = try box.frame(y: 40)
        // The first of all comes in sight; the last one is as it was.
        #expect(frame.elements.map { Int($0.element.indexPath.item) } == [0, 0, 1])
        try box.view.setVisibleItemsHandler(7, nil)
        frame = try box.frame(y: 40)
        // All three are as the layout has them again.
        #expect(frame.elements.count == 3)
        #expect(frame.elements.allSatisfy { $0.alpha == 1 && $0.flags.isEmpty })
    }

    @Test("what it sets must be a number; then nothing has changed")
    func refusals() throws {
        let box = try view()
        _ = try box.frame()
        try box.view.setVisibleItemsHandler(7) { $0[1].alpha = .nan }
        #expect(throws: CollectionError.invalidNumber("alpha", index: 1, .notANumber)) {
            try box.frame()
        }
        try box.view.setVisibleItemsHandler(7) { $0[0].center.y = 1e300 }
        #expect(throws: CollectionError.invalidNumber("items#.center.y", index: 0, .tooLarge)) {
            try box.frame()
        }
        #expect(throws: CollectionError.invalidArgument("number", .outOfRange)) {
            try box.view.setVisibleItemsHandler(0) { _ in }
        }
        try box.view.setVisibleItemsHandler(7, nil)
        #expect(try box.frame().sequence == 2)
    }

    @Test("what it moves does not mislead the content anchor")
    func anchor() throws {
        let box = try view()
        try box.view.setVisibleItemsHandler(7) { visible in
            for index in 0..<visible.count { visible[index].center.y += 13 }
        }
        // Only the second section is visible.
        _ = try box.frame(y: 160)
        var content = UpdateContent()
        content = try UpdateContent(
            metrics: [], itemCounts: Span(), sectionMetrics: Span(), widths: Span(),
            heights: Span(), reuseIdentifiers: Span(), options: [], itemCount: 1,
            limits: Limits())
        try box.view.performBatchUpdates(
            BatchUpdate(items: [.insert(IndexPath(section: 0, item: 0))], content: content))
        #expect(try box.frame(y: 160).contentOffsetAdjustment.y == 50)
    }
}
