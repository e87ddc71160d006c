import CollectionCore
import Testing

/// O16, O17: cells that stand for items which are not in the data yet.
@Suite("O16: placeholders")
struct PlaceholderTests {
    private func stage(counts: [UInt32] = [4]) throws -> DragStage {
        try DragStage(counts: counts)
    }

    /// The elements that are shown at rest, from the top, as `0.1` or `#1`.
    private func rows(_ stage: inout DragStage) throws -> [String] {
        try stage.show()
        return try stage.show(after: 300).elements
            .sorted { $0.frame.y < $1.frame.y }
            .map { shown in
                let path = shown.element.indexPath
                return shown.element.category == .placeholder
                    ? "#\(path.item)" : "\(path.section).\(path.item)"
            }
    }

    private func insert(_ stage: inout DragStage, _ path: IndexPath) throws -> UInt32 {
        try stage.view.insertPlaceholder(at: path, reuseIdentifier: .standard, size: nil)
    }

    @Test("A placeholder is shown among the cells, and is not in the data")
    func shown() throws {
        var stage = try stage()
        #expect(try insert(&stage, .at(0, 1)) == 1)
        #expect(try insert(&stage, .at(0, 4)) == 2)
        #expect(try rows(&stage) == ["0.0", "#1", "0.1", "0.2", "0.3", "#2"].prefix(5).map { $0 })
        #expect(try stage.view.numberOfItems(inSection: 0) == 4)
        #expect(stage.view.hasUncommittedUpdates == true)
        #expect(
            stage.view.placeholderStates == [
                PlaceholderState(number: 1, indexPath: .at(0, 1)),
                PlaceholderState(number: 2, indexPath: .at(0, 4)),
            ])
        #expect(
            try stage.view.presentationIndexPath(forDataSourceIndexPath: .at(0, 1)) == .at(0, 2))
        #expect(try stage.view.dataSourceIndexPath(forPresentationIndexPath: .at(0, 5)) == nil)
        let isDeleted = stage.view.deletePlaceholder(1)
        let isDeletedAgain = stage.view.deletePlaceholder(1)
        #expect(isDeleted && !isDeletedAgain)
        #expect(try rows(&stage) == ["0.0", "0.1", "0.2", "0.3", "#2"])
    }

    @Test("A placeholder has a size of its own, if it brings one")
    func sized() throws {
        var stage = try stage()
        _ = try stage.view.insertPlaceholder(
            at: .at(0, 0), reuseIdentifier: .standard, size: Size(width: 100, height: 35))
        try stage.show()
        let frame = try stage.show(after: 300)
        let shown = try #require(frame.elements.first { $0.element == .placeholder(1) })
        #expect(shown.frame == Rect(x: 0, y: 0, width: 100, height: 35))
        let next = try #require(frame.elements.first { $0.element == .cell(.at(0, 0)) })
        #expect(next.frame.y == 35)
    }

    @Test("Committed, an item takes its place and its view")
    func committed() throws {
        var stage = try stage()
        let number = try insert(&stage, .at(0, 1))
        _ = try rows(&stage)
        let found = stage.view.reusableView(for: .placeholder(number))
        let view = try #require(found).view
        let path = try stage.view.commitPlaceholder(
            number, reuseIdentifier: .standard, size: nil)
        #expect(path == .at(0, 1))
        try stage.show()
        let frame = try stage.show(after: 300)
        #expect(frame.removedViews.isEmpty)
        #expect(stage.view.reusableView(for: .cell(.at(0, 1)))?.view == view)
        #expect(try stage.view.numberOfItems(inSection: 0) == 5)
        #expect(try rows(&stage) == ["0.0", "0.1", "0.2", "0.3", "0.4"])
        #expect(stage.view.hasUncommittedUpdates == false)
        let again = try stage.view.commitPlaceholder(
            number, reuseIdentifier: .standard, size: nil)
        #expect(again == nil)
    }

    @Test("While it is shown over time, the committed item is where the placeholder was")
    func committedOnItsWay() throws {
        var stage = try stage()
        let number = try insert(&stage, .at(0, 1))
        _ = try rows(&stage)
        _ = try stage.view.commitPlaceholder(
            number, reuseIdentifier: .standard, size: Size(width: 100, height: 40))
        let frame = try stage.show(after: 16)
        let shown = try #require(frame.elements.first { $0.element == .cell(.at(0, 1)) })
        #expect(shown.frame.y == 20 && shown.alpha == 1)
    }

    @Test("With another reuse identifier the placeholder fades into the item, in its place")
    func committedAsAnother() throws {
        var stage = try stage()
        let name = Array("photo".utf8)
        let photo = try stage.view.registerReuseIdentifier(
            name.span, category: .cell, kind: .none)
        let number = try insert(&stage, .at(0, 1))
        _ = try rows(&stage)
        _ = try stage.view.commitPlaceholder(number, reuseIdentifier: photo, size: nil)
        try stage.show()
        let shown = try stage.show(after: 125).elements.filter { $0.frame.y == 20 }
        #expect(shown.map(\.reuseIdentifier) == [photo, .standard])
        #expect(shown.map(\.element) == [.cell(.at(0, 1)), .placeholder(number)])
        #expect(shown.allSatisfy { $0.alpha > 0 && $0.alpha < 1 })
        #expect(shown.last?.flags.contains(.isDisappearing) == true)
        #expect(try stage.show(after: 300).elements.filter { $0.frame.y == 20 }.count == 1)
    }

    @Test("Of several at one place, an item stands between those before and behind it")
    func several() throws {
        var stage = try stage()
        for _ in 0..<3 { _ = try insert(&stage, .at(0, 1)) }
        #expect(try rows(&stage) == ["0.0", "#1", "#2", "#3", "0.1"])
        _ = try stage.view.commitPlaceholder(2, reuseIdentifier: .standard, size: nil)
        #expect(try rows(&stage) == ["0.0", "#1", "0.1", "#3", "0.2"])
    }

    @Test("Updates take placeholders along with the item that they are before")
    func updates() throws {
        var stage = try stage(counts: [4, 2])
        _ = try insert(&stage, .at(0, 2))
        try stage.view.performBatchUpdates(BatchUpdate(items: [.delete(.at(0, 0))]))
        #expect(stage.view.placeholderStates.map(\.indexPath) == [.at(0, 1)])
        try stage.view.performBatchUpdates(
            BatchUpdate(items: [.move(.at(0, 1), to: .at(1, 0))]))
        #expect(stage.view.placeholderStates.map(\.indexPath) == [.at(1, 0)])
        try stage.view.performBatchUpdates(BatchUpdate(items: [.delete(.at(1, 0))]))
        #expect(stage.view.placeholderStates.map(\.indexPath) == [.at(1, 0)])
        #expect(try rows(&stage) == ["0.0", "0.1", "#1", "1.0", "1.1"])
        _ = stage.told()
        try stage.view.performBatchUpdates(
            BatchUpdate(items: [.delete(IndexPath(section: 1))]))
        #expect(stage.view.placeholderStates == [])
        #expect(stage.view.nextEvents().events.map(\.kind) == [.placeholderRemoved])
    }

    @Test("Other data takes placeholders away, another layout does not")
    func replaced() throws {
        var stage = try stage()
        _ = try insert(&stage, .at(0, 1))
        try stage.view.setLayout(.flow(DragStage.flow))
        try stage.show()
        let frame = try stage.show(after: 300)
        #expect(frame.elements.contains { $0.element == .placeholder(1) })
        _ = stage.told()
        try stage.view.setDataSource(DataSourceBuilder(limits: stage.view.limits))
        let events = stage.view.nextEvents().events
        #expect(events.map(\.kind) == [.placeholderRemoved])
        #expect(events.map(\.value) == [1])
        #expect(try rows(&stage) == [])
    }

    @Test("It is no item: nothing of it is told as displayed, focused, moved or dragged")
    func noItem() throws {
        var stage = try DragStage(counts: [4], mask: .all)
        _ = try insert(&stage, .at(0, 0))
        try stage.show(after: 300)
        #expect(!stage.view.nextEvents().events.contains { $0.kind == .willDisplay })
        #expect(throws: CollectionError.self) {
            _ = try stage.view.layoutAttributes(for: .placeholder(1))
        }
        #expect(try stage.view.indexPathForItem(at: Point(x: 50, y: 10)) == nil)
    }

    @Test("A cell whose view a placeholder takes over is told as displayed no more")
    func takesView() throws {
        var stage = try DragStage(counts: [20], mask: .all)
        _ = try stage.view.insertPlaceholder(
            at: .at(0, 19), reuseIdentifier: .standard, size: nil)
        try stage.show(after: 300)
        try stage.show(after: 300)
        _ = stage.view.nextEvents()
        stage.bounds.y = 340
        let frame = try stage.show(after: 300)
        #expect(frame.elements.contains { $0.element == .placeholder(1) })
        let ended = stage.view.nextEvents().events.filter { $0.kind == .didEndDisplaying }
        #expect(ended.map(\.element.indexPath.item).sorted() == [0, 1, 2, 3, 4])
    }

    @Test("What cannot be is refused, and changes nothing")
    func refused() throws {
        var stage = try stage()
        #expect(throws: CollectionError.self) { _ = try insert(&stage, .at(1, 0)) }
        #expect(throws: CollectionError.self) { _ = try insert(&stage, .at(0, 5)) }
        #expect(throws: CollectionError.self) {
            _ = try stage.view.insertPlaceholder(
                at: .at(0, 0), reuseIdentifier: ReuseIdentifier(rawValue: 7), size: nil)
        }
        #expect(throws: CollectionError.self) {
            _ = try stage.view.insertPlaceholder(
                at: .at(0, 0), reuseIdentifier: .standard, size: Size(width: -1, height: 1))
        }
        let number = try insert(&stage, .at(0, 1))
        try stage.view.beginBatchUpdates()
        #expect(throws: CollectionError.wrongState(.batchIsOpen)) {
            _ = try stage.view.commitPlaceholder(number, reuseIdentifier: .standard, size: nil)
        }
        #expect(stage.view.placeholderStates.count == 1)
    }

    @Test(
        "A display frame that is refused leaves the layout without the placeholders",
        arguments: [true, false])
    func refusedDisplayFrame(goesBack: Bool) throws {
        var shown: [[Rect]] = []
        for isRefused in [true, false] {
            var stage = try stage()
            _ = try insert(&stage, .at(0, 1))
            try stage.show(after: 300)
            // The layout has no room for the placeholder until the next display frame.
            try stage.view.setLayout(.list(DragStage.list))
            if isRefused {
                if !goesBack { stage.view.limits.elementCount = 2 }
                let request = DisplayFrameRequest(
                    bounds: Rect(x: 0, y: 0, width: 100, height: 1e6),
                    time_ns: goesBack ? stage.time_ns - 1 : stage.time_ns, isComplete: true,
                    preferredSizes: [])
                #expect(throws: CollectionError.self) {
                    _ = try stage.view.displayFrame(for: request)
                }
                stage.view.limits = Limits()
            }
            let frames = try (0..<3).map {
                try stage.view.layoutAttributes(for: .cell(.at(0, UInt32($0)))).frame
            }
            shown.append(frames + (try stage.show(after: 300)).elements.map(\.frame))
        }
        #expect(shown[0] == shown[1])
    }
}
