import CollectionCore
import Testing

/// Rule B20 of docs/semantics.md: views at index paths that the data does not have.
@Suite("Views of a host's own layout that no data has")
struct CustomOutsideTests {
    private static let nowhere = IndexPath(section: IndexPath.noSection, item: 3)

    /// Rows with decoration views beside them, 10 points high, which a display frame shows.
    private func stage(
        _ count: UInt32, sections: Int = 1, views: [IndexPath]
    ) throws -> CustomStage {
        var stage = try CustomStage(count: count, sections: sections)
        let kind = try kind(&stage)
        stage.layout.extra = { sink in
            for (number, path) in views.enumerated() {
                sink.add(
                    LayoutAttributes(
                        element: .decoration(kind, path), reuseIdentifier: .standard,
                        frame: Rect(x: 0, y: Double(10 * number), width: 100, height: 10),
                        zIndex: -1, flags: []))
            }
        }
        return stage
    }

    private func kind(_ stage: inout CustomStage) throws -> ElementKind {
        let name = Array("line".utf8)
        return try stage.view.registerElementKind(name.span)
    }

    private func at(_ section: UInt32, _ item: UInt32) -> IndexPath {
        IndexPath(section: section, item: item)
    }

    private func views(_ frame: DisplayFrame) -> [LayoutAttributes] {
        frame.elements.filter { $0.element.category == .decoration }
    }

    private func binding(_ view: LayoutAttributes) -> [UInt32] {
        [view.reusableView.rawValue, view.generation]
    }

    @Test("They are shown, found by their index paths and in rectangles, and told of no item")
    func shown() throws {
        let paths = [at(0, 5), at(0, 70), at(0, IndexPath.noItem), Self.nowhere]
        var stage = try stage(2, views: paths)
        let kind = try kind(&stage)
        let frame = try stage.frame()
        #expect(views(frame).map(\.element.indexPath) == paths)
        #expect(frame.items == [0, 1] && frame.diagnostics.isEmpty)
        for (number, path) in paths.enumerated() {
            let found = try stage.view.layoutAttributes(for: .decoration(kind, path))
            #expect(found == views(frame)[number])
            #expect(stage.view.reusableView(for: .decoration(kind, path)) != nil)
        }
        let none = Element.decoration(kind, at(1, 0))
        #expect(throws: CollectionError.invalidSection(1, count: 1)) {
            try stage.view.layoutAttributes(for: none)
        }
        #expect(stage.view.brokenInvariant() == nil)
    }

    @Test("A header of no section has a place in the layout, and none in the reading order")
    func header() throws {
        var stage = try stage(2, views: [])
        let header = Element.supplementary(.sectionHeader, Self.nowhere)
        stage.layout.extra = { sink in
            sink.add(
                LayoutAttributes(
                    element: header, reuseIdentifier: .standard,
                    frame: Rect(x: 0, y: 90, width: 100, height: 10), zIndex: 0, flags: []))
        }
        #expect(try stage.frame().elements.map(\.element).contains(header))
        #expect(throws: CollectionError.noElement(header)) {
            try stage.view.accessibilityElements(from: header, count: 1)
        }
        #expect(stage.view.brokenInvariant() == nil)
    }

    @Test("Where no item has the index path it stays through updates, and so does the view")
    func stays() throws {
        let paths = [at(0, 5), at(0, IndexPath.noItem), Self.nowhere]
        var stage = try stage(2, views: paths)
        let before = try views(stage.frame())
        let animation = Animation(duration_ns: 100, curve: TimingCurve(kind: .linear))
        try stage.insert(0, animation: animation)
        try stage.delete(2)
        try stage.insert(0, animation: animation)
        #expect(try views(stage.frame()).map(\.reusableView) == before.map(\.reusableView))
        #expect(try views(stage.frame(after_ns: 50)) == before)
        #expect(try views(stage.frame(after_ns: 100)) == before)
        #expect(stage.view.brokenInvariant() == nil)
    }

    @Test("An item that comes to have the index path brings a view of its own, and takes it along")
    func comes() throws {
        var stage = try stage(2, views: [at(0, 3)])
        let before = try views(stage.frame())[0]
        try stage.insert(2)
        #expect(try views(stage.frame())[0] == before)
        try stage.insert(3)
        let ofItem = try views(stage.frame())[0]
        #expect(binding(ofItem) != binding(before))
        try stage.delete(3)
        let after = try views(stage.frame())[0]
        #expect(binding(after) != binding(ofItem))
        #expect(stage.view.brokenInvariant() == nil)
    }

    @Test("They go with their section: it is moved, and deleted")
    func sections() throws {
        let paths = [at(0, 5), at(1, 5), Self.nowhere]
        var stage = try stage(2, sections: 2, views: paths)
        let before = try views(stage.frame()).map(\.reusableView)
        try stage.view.performBatchUpdates(
            BatchUpdate(items: [.move(IndexPath(section: 0), to: IndexPath(section: 1))]),
            options: BatchUpdateOptions())
        let moved = try views(stage.frame()).map(\.reusableView)
        #expect(moved == [before[1], before[0], before[2]])
        stage.layout.extra = nil
        try stage.view.performBatchUpdates(
            BatchUpdate(items: [.delete(IndexPath(section: 0))]), options: BatchUpdateOptions())
        #expect(try views(stage.frame()).isEmpty)
        #expect(stage.view.brokenInvariant() == nil)
    }

    @Test("While an item is moved to another section they stay where they are")
    func movement() throws {
        let paths = [at(0, 5), at(0, 2), at(1, 2), Self.nowhere]
        var stage = try stage(2, sections: 2, views: paths)
        _ = try stage.frame(height: 300)
        var traits = ItemTraits.standard
        traits.move = .yes
        try stage.view.setDefaultTraits(traits)
        #expect(
            try stage.view.beginInteractiveMovement(
                ofItemAt: at(0, 0), from: Point(x: 10, y: 10), at: 1))
        #expect(try stage.view.setMovementTarget(at(1, 1)))
        let shown = try views(stage.frame(height: 300)).map(\.element.indexPath)
        // Section 1 has three items now: its item 2 has a view of its own.
        #expect(shown.contains(at(0, 5)) && shown.contains(at(0, 2)))
        #expect(shown.contains(Self.nowhere))
        try stage.view.cancelInteractiveMovement()
        let after = try views(stage.frame(height: 300))
        let stay = after.filter { !$0.flags.contains(.isDisappearing) }.map(\.element.indexPath)
        #expect(Set(stay) == Set(paths) && stay.count == 4)
        #expect(stage.view.brokenInvariant() == nil)
    }

    @Test("A flow layout that takes the place has none of them")
    func replaced() throws {
        let paths = [at(0, 5), Self.nowhere]
        var stage = try stage(2, views: paths)
        let kind = try kind(&stage)
        try stage.frame()
        let animation = Animation(duration_ns: 100, curve: TimingCurve(kind: .linear))
        var list = ListLayout()
        (list.separatorKind, list.separatorThickness) = (kind, 1)
        try stage.view.setLayout(.list(list), animation: animation)
        for _ in 0..<4 { try stage.frame(after_ns: 40) }
        #expect(try !views(stage.frame()).map(\.element.indexPath).contains(at(0, 5)))
        try stage.view.setLayout(.custom(stage.layout), animation: animation)
        for _ in 0..<4 { try stage.frame(after_ns: 40) }
        #expect(try views(stage.frame()).map(\.element.indexPath) == paths)
        #expect(stage.view.brokenInvariant() == nil)
    }

    /// Rows in a flow layout, in a view that has shown no other, and a host's own layout that adds
    /// views at the greatest index paths.
    private func flowing() throws -> CustomStage {
        var stage = try stage(
            5, views: [at(0, IndexPath.noItem), at(IndexPath.noSection, IndexPath.noItem)])
        stage.view = CollectionView(limits: Limits())
        _ = try kind(&stage)
        try stage.setData([5])
        try stage.frame()
        return stage
    }

    @Test("A layout that has them replaces another one just after items were deleted")
    func afterDeletion() throws {
        var stage = try flowing()
        let animation = Animation(duration_ns: 100, curve: TimingCurve(kind: .linear))
        try stage.delete(0, animation: animation)
        try stage.view.setLayout(.custom(stage.layout), animation: animation)
        #expect(try views(stage.frame()).count == 2)
        #expect(try views(stage.frame(after_ns: 50)).count == 2)
        #expect(stage.view.brokenInvariant() == nil)
    }

    @Test("A layout that has them replaces another one while an item is moved")
    func duringMovement() throws {
        var stage = try flowing()
        var traits = ItemTraits.standard
        traits.move = .yes
        try stage.view.setDefaultTraits(traits)
        #expect(
            try stage.view.beginInteractiveMovement(
                ofItemAt: at(0, 0), from: Point(x: 10, y: 10), at: 1))
        #expect(try stage.view.setMovementTarget(at(0, 2)))
        try stage.frame()
        let animation = Animation(duration_ns: 100, curve: TimingCurve(kind: .linear))
        try stage.view.setLayout(.custom(stage.layout), animation: animation)
        #expect(try views(stage.frame()).count == 2)
        #expect(try views(stage.frame(after_ns: 50)).count == 2)
        #expect(stage.view.brokenInvariant() == nil)
    }
}
