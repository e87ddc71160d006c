import CollectionCore
import Testing

/// O8, O15: what else changes while a gap is open.
@Suite("O8: gaps and what changes beside them")
struct GapChangeTests {
    private func open(
        _ layout: Layout = .list(DragStage.list), heights: [Float] = []
    ) throws -> DragStage {
        try DragStage(layout, heights: heights) { $0.opensGaps = true }
    }

    @Test("The gap is as large as the first item that is dragged now")
    func grows() throws {
        var stage = try open(heights: [50] + [Float](repeating: 20, count: 9))
        #expect(try stage.drag(0, 3))
        try stage.enterOwn(50, 55)
        #expect(stage.view.dropState?.line == Rect(x: 0, y: 50, width: 100, height: 20))
        try stage.show(after: 300)
        _ = try stage.view.addToDrag(itemAt: .at(0, 0))
        try stage.move(to: 50, 70)
        try stage.show()
        let frame = try stage.show(after: 300)
        let line = try #require(stage.view.dropState?.line)
        #expect(line.height == 50)
        #expect(!frame.elements.contains { $0.frame.y > line.y && $0.frame.y < line.maxY })
    }

    @Test("A proposal that the host takes back is not told")
    func proposals() throws {
        var stage = try open()
        try stage.enter(1, 50, 45)
        let closed = DropProposal(.cancel, .unspecified)
        try stage.view.setDropProposal(closed)
        try stage.show(after: 300)
        _ = stage.told()
        try stage.view.setDropProposal(DropProposal(.copy, .insertAtDestinationIndexPath))
        try stage.view.setDropProposal(closed)
        try stage.show()
        #expect(stage.told() == [])
    }

    @Test("No gap opens while an item is being moved, and none is picked up while one is open")
    func movement() throws {
        var stage = try open()
        var traits = ItemTraits.standard
        traits.move = .yes
        try stage.view.setDefaultTraits(traits)
        let isHeld = try stage.view.beginInteractiveMovement(
            ofItemAt: .at(0, 0), from: Point(x: 50, y: 10), at: stage.time_ns)
        #expect(isHeld)
        try stage.enter(1, 50, 45)
        #expect(stage.view.hasUncommittedUpdates == false)
        try stage.view.cancelInteractiveMovement()
        try stage.show(after: 300)
        try stage.move(to: 50, 45)
        #expect(stage.view.hasUncommittedUpdates == true)
        let isHeldAgain = try stage.view.beginInteractiveMovement(
            ofItemAt: .at(0, 0), from: Point(x: 50, y: 10), at: stage.time_ns)
        #expect(!isHeldAgain)
    }

    @Test("An item on a path behind the gap comes to rest where the path has the item")
    func path() throws {
        var carousel = CarouselLayout()
        carousel.itemSize = Size(width: 40, height: 40)
        var stage = try open(.carousel(carousel))
        let before = try stage.view.contentOffset(forScrollingToItemAt: .at(0, 5), at: .left)
        try stage.enter(1, 50, 50)
        #expect(stage.view.hasUncommittedUpdates == true)
        let after = try stage.view.contentOffset(forScrollingToItemAt: .at(0, 5), at: .left)
        #expect(after.x > before.x)
    }
}
