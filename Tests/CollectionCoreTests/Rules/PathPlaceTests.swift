import CollectionCore
import Testing

/// D8 and P2: on a path, the item in front keeps its place.
@Suite("D8: places on paths")
struct PathPlaceTests {
    /// Item 30 of 100 in front; items 28 to 32 are seen.
    private static func stage(scrolls: Bool) throws -> PlaceStage {
        let stage = try PlaceStage(100, scrolls: scrolls)
        var layout = CarouselLayout()
        layout.itemSize = Size(width: 90, height: 90)
        layout.spacing = 10
        layout.scrollDirection = .vertical
        try stage.view.setLayout(.carousel(layout))
        try stage.settle()
        try stage.scroll(to: 3_000)
        try stage.settle()
        return stage
    }

    @Test("The item in front of a carousel begins a list", arguments: [false, true], [0, 300])
    func leaving(scrolls: Bool, milliseconds: UInt64) throws {
        let stage = try Self.stage(scrolls: scrolls)
        var list = ListLayout()
        list.sectionMetrics.itemSize = Size(width: 400, height: 40)
        list.sectionMetrics.minimumLineSpacing = 0
        let animation =
            milliseconds == 0 ? nil : Animation(duration_ns: milliseconds * 1_000_000)
        try stage.view.setLayout(.list(list), animation: animation)
        for _ in 0..<30 { try stage.show() }
        #expect(stage.offset == 30 * 40)
    }

    @Test("The item in front stays there where another one comes before it", arguments: [28, 30])
    func inserting(index: Int) throws {
        let stage = try Self.stage(scrolls: false)
        try stage.insert(index, 2)
        #expect(try stage.settle() == 3_200)
        try stage.insert(33, 1)
        #expect(try stage.settle() == 3_200)
    }

    @Test("Where the item in front is deleted, the next one is in front")
    func deleting() throws {
        let stage = try Self.stage(scrolls: false)
        try stage.delete(30, 1)
        #expect(try stage.settle() == 3_000)
        try stage.delete(10, 1)
        #expect(try stage.settle() == 2_900)
    }
}
