import CollectionCore
import Testing

/// V1: what stands behind all elements; rows of 10 points in bounds of 100 x 50.
@Suite("Background")
struct BackgroundTests {
    private static func register(
        _ name: String, _ stage: inout EventStage
    ) throws -> ReuseIdentifier {
        let bytes = Array(name.utf8)
        return try stage.view.registerReuseIdentifier(
            bytes.span, category: .decoration, kind: .none)
    }

    private static func backgrounds(_ frame: DisplayFrame) -> [LayoutAttributes] {
        frame.elements.filter { $0.element == .background }
    }

    @Test("It is behind all elements, as large as the bounds, and does not scroll")
    func frames() throws {
        var stage = try EventStage([100])
        try stage.show(0)
        #expect(!stage.told().isEmpty)
        var configuration = BackgroundConfiguration()
        configuration.reuseIdentifier = try Self.register("sky", &stage)
        try stage.view.setBackground(configuration)
        #expect(stage.view.backgroundConfiguration == configuration)
        var frame = try stage.show(0)
        #expect(frame.elements.count == 1)
        #expect(frame.elements[0].frame == Rect(x: 0, y: 0, width: 100, height: 50))
        #expect(frame.elements[0].zIndex == .min)
        #expect(frame.elements[0].reuseIdentifier == configuration.reuseIdentifier)
        let (view, generation) = (
            frame.elements[0].reusableView, frame.elements[0].generation
        )
        // Nothing moves: nothing is told.
        #expect(try stage.show(0).elements.isEmpty)
        for step in 1...20 {
            frame = try stage.show(Double(step) * 3)
            #expect(Self.backgrounds(frame).count == 1 && frame.elements[0].element == .background)
            #expect(frame.elements[0].frame.y == Double(step) * 3)
            #expect(frame.elements[0].reusableView == view)
            #expect(frame.elements[0].generation == generation)
        }
        #expect(stage.view.element(for: view) == .background)
        #expect(stage.view.reusableView(for: .background)?.view == view)
        #expect(stage.view.isCurrent(view, generation: generation) == true)
        // No event is about it, and nothing hits it.
        #expect(!stage.told().contains { $0.contains("nothing") })
        #expect(
            try stage.view.shownElement(at: Point(x: 1, y: 1), includesDecorations: true)?.category
                == .cell)
        // Replacing the data ends all other bindings.
        try stage.setData([1])
        #expect(stage.view.isCurrent(view, generation: generation) == true)
        frame = try stage.show(0)
        #expect(
            frame.elements.map(\.element) == [.background, .cell(IndexPath(section: 0, item: 0))])
        #expect(try stage.view.shownElement(at: Point(x: 1, y: 40)) == nil)
        try stage.view.setBackground(BackgroundConfiguration())
        frame = try stage.show(0)
        #expect(frame.removedViews == [view] && frame.elements.isEmpty)
        #expect(stage.view.isCurrent(view, generation: generation) == false)
    }

    @Test("Another one takes its place while there are no items")
    func empty() throws {
        var stage = try EventStage([0])
        var configuration = BackgroundConfiguration()
        configuration.emptyReuseIdentifier = try Self.register("nothing here", &stage)
        try stage.view.setBackground(configuration)
        var frame = try stage.show(0)
        #expect(frame.elements.map(\.reuseIdentifier) == [configuration.emptyReuseIdentifier])
        let view = frame.elements[0].reusableView
        try stage.setData([2])
        frame = try stage.show(0)
        #expect(frame.removedViews == [view] && Self.backgrounds(frame).isEmpty)
        configuration.reuseIdentifier = try Self.register("sky", &stage)
        try stage.view.setBackground(configuration)
        frame = try stage.show(0)
        #expect(frame.elements.map(\.reuseIdentifier) == [configuration.reuseIdentifier])
        let sky = frame.elements[0].reusableView
        try stage.setData([0])
        frame = try stage.show(0)
        #expect(frame.removedViews.first == sky)
        #expect(frame.elements.map(\.reusableView) == [view])
        #expect(frame.elements[0].generation == 2)
    }

    @Test("Its reuse identifiers are those of decoration views without a kind")
    func refusals() throws {
        var stage = try EventStage([1])
        let bytes = Array("cell".utf8)
        let cell = try stage.view.registerReuseIdentifier(
            bytes.span, category: .cell, kind: .none)
        var configuration = BackgroundConfiguration()
        configuration.emptyReuseIdentifier = cell
        #expect(
            throws: CollectionError.unknownReuseIdentifier(cell.rawValue, .decoration, .none)
        ) {
            try stage.view.setBackground(configuration)
        }
        #expect(stage.view.backgroundConfiguration == BackgroundConfiguration())
        #expect(throws: CollectionError.unknownElementKind(0)) {
            try stage.view.layoutAttributes(for: .background)
        }
        configuration.emptyReuseIdentifier = .standard
        try stage.view.setBackground(configuration)
    }
}
