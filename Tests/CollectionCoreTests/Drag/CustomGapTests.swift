import CollectionCore
import CollectionReference
import Testing

/// R14: gaps and placeholders in a layout of the host's own, which places items as a list does.
@Suite("O8: gaps in custom layouts")
struct CustomGapTests {
    private static func row(_ height: Double) -> Size { Size(width: 100, height: height) }

    @Test("A list of the host's own opens the gaps of the engine's", arguments: 0..<20)
    func gaps(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let heights = (0..<12).map { _ in Float(Int.random(in: 10...60, using: &random)) }
        let layout = LoggingLayout()
        layout.invalidatesForScrolling = seed % 3 == 0
        var custom = try DragStage(.custom(layout), counts: [12], heights: heights) {
            $0.opensGaps = true
        }
        var list = try DragStage(counts: [12], heights: heights) { $0.opensGaps = true }
        let item = UInt32.random(in: 0..<12, using: &random)
        for number in 0..<40 {
            let y = Double.random(in: 0..<100, using: &random)
            let offset = random.chance(20) ? Double.random(in: 0...60, using: &random) : nil
            let isOpen = random.chance(90)
            let place = UInt32.random(in: 0...12, using: &random)
            func step(_ stage: inout DragStage) throws -> DisplayFrame {
                if number == 0 {
                    #expect(try stage.drag(0, item))
                    try stage.enterOwn(50, y)
                } else {
                    try stage.move(to: 50, isOpen ? y : 500)
                }
                if number == 20 {
                    _ = try stage.view.insertPlaceholder(
                        at: .at(0, place), reuseIdentifier: .standard, size: Self.row(30))
                }
                if let offset { stage.bounds.y = offset }
                try stage.show()
                try stage.show()
                return try stage.show(after: 1000)
            }
            let (shown, expected) = (try step(&custom), try step(&list))
            #expect(shown.contentSize == expected.contentSize, "seed \(seed)")
            #expect(Self.places(shown) == Self.places(expected), "seed \(seed)")
            #expect(custom.view.dropState?.destination == list.view.dropState?.destination)
            #expect(custom.view.hasUncommittedUpdates == list.view.hasUncommittedUpdates)
            #expect(custom.told() == list.told(), "seed \(seed)")
            #expect(custom.view.brokenInvariant() == nil, "seed \(seed)")
        }
    }

    private static func places(_ frame: DisplayFrame) -> [String] {
        frame.elements.map { "\($0.element) \($0.frame) \($0.zIndex) \($0.flags)" }
    }

    @Test func placeholdersAreItemsToTheLayout() throws {
        let layout = LoggingLayout()
        var stage = try DragStage(
            .custom(layout), counts: [3], heights: [Float](repeating: 20, count: 3))
        let number = try stage.view.insertPlaceholder(
            at: .at(0, 1), reuseIdentifier: .standard, size: Self.row(35))
        try stage.show()
        #expect(layout.rowHeights == [[20, 35, 20, 20]])
        #expect(layout.contexts.last?.invalidatesDataSourceCounts == true)
        let frame = try stage.show(after: 1000)
        let shown = frame.elements.filter { $0.element.category == .placeholder }
        #expect(shown.map(\.frame) == [Rect(x: 0, y: 20, width: 100, height: 35)])
        let isDeleted = stage.view.deletePlaceholder(number)
        #expect(isDeleted)
        // A placeholder is no element of the layout's.
        layout.final = {
            #expect($0.category != .placeholder)
            return nil
        }
        try stage.show()
        #expect(layout.contexts.last?.invalidatesDataSourceCounts == true)
        #expect(try stage.show(after: 1000).elements.count == 3)
        #expect(layout.rowHeights == [[20, 20, 20]])
    }
}
