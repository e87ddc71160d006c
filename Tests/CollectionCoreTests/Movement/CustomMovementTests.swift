import CollectionCore
import CollectionReference
import Testing

/// R14: items that are moved in a layout of the host's own, which places them as a list does.
@Suite("R: movements in custom layouts")
struct CustomMovementTests {
    @Test("A list of the host's own does what the engine's does", arguments: 0..<30)
    func list(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let heights = (0..<12).map { _ in Double(Int.random(in: 10...60, using: &random)) }
        let layout = LoggingLayout()
        layout.invalidatesForScrolling = seed % 3 == 0
        var custom = try MovementStage(
            .custom(layout), sections: [heights.map { Size(width: 100, height: $0) }])
        var list = try MovementStage(rows: heights)
        let item = UInt32.random(in: 0..<4, using: &random)
        for _ in 0..<60 {
            let x = Double.random(in: 0...100, using: &random)
            let y = Double.random(in: -30...130, using: &random)
            let scrolls = random.chance(20)
            let offset = Double.random(in: 0...200, using: &random)
            let milliseconds = Double(Int.random(in: 0...200, using: &random))
            let (isEnd, isRest) = (random.chance(10), random.chance(30))
            func step(_ stage: inout MovementStage) throws -> DisplayFrame {
                if stage.view.interactiveMovement == nil {
                    _ = try stage.rest()
                    #expect(try stage.pickUp(0, item))
                } else if isEnd {
                    try stage.letGo()
                } else {
                    try stage.move(to: x, y)
                }
                if scrolls { stage.bounds.y = offset }
                let frame = try stage.show(after: milliseconds)
                return isRest ? try stage.rest() : frame
            }
            let (shown, expected) = (try step(&custom), try step(&list))
            #expect(shown.contentOffset == expected.contentOffset, "seed \(seed)")
            // What comes from beyond the bounds comes from where only the engine's list knows it.
            if isRest { #expect(Self.places(shown) == Self.places(expected), "seed \(seed)") }
            #expect(custom.view.interactiveMovement == list.view.interactiveMovement)
            #expect(custom.told() == list.told(), "seed \(seed)")
            #expect(custom.view.brokenInvariant() == nil, "seed \(seed)")
        }
    }

    private static func places(_ frame: DisplayFrame) -> [String] {
        frame.elements.map { "\($0.element.indexPath) \($0.frame) \($0.zIndex) \($0.flags)" }
    }

    @Test func aLayoutIsToldOfTheItemAndSeesThePresentedOrder() throws {
        let layout = LoggingLayout()
        var stage = try MovementStage(
            .custom(layout),
            sections: [[10, 20, 30, 40].map { Size(width: 100, height: $0) }])
        #expect(layout.movement == nil)
        #expect(try stage.pickUp(0, 0))
        #expect(layout.movement == InteractiveMovement(source: .at(0, 0), target: .at(0, 0)))
        try stage.move(to: 50, 25)
        try stage.show()
        #expect(layout.movement == InteractiveMovement(source: .at(0, 0), target: .at(0, 1)))
        #expect(layout.rowHeights == [[20, 10, 30, 40]])
        try stage.letGo()
        try stage.show()
        #expect(layout.movement == nil)
        #expect(layout.rowHeights == [[20, 10, 30, 40]])
    }

    @Test func aPointerThatMovesWithinASlotNeedsNoLayoutPass() throws {
        let layout = LoggingLayout()
        var stage = try MovementStage(
            .custom(layout), sections: [Array(repeating: Size(width: 100, height: 20), count: 9)])
        #expect(try stage.pickUp(0, 2))
        try stage.move(to: 50, 52)
        try stage.show()
        _ = layout.takeLog()
        for step in 0..<40 {
            try stage.move(to: 50 + Double(step % 3), 50 + Double(step % 5) / 2)
            try stage.show(after: 16)
        }
        let passes = layout.takeLog().filter { $0.hasPrefix("prepare") }.count
        #expect(passes <= 2)
    }

    @Test func aLayoutThatFailsWhileAnItemIsHeldLosesNothing() throws {
        let layout = LoggingLayout()
        var stage = try MovementStage(
            .custom(layout), sections: [Array(repeating: Size(width: 100, height: 20), count: 9)])
        #expect(try stage.pickUp(0, 0))
        try stage.show()
        layout.error = ("prepare", .nothingShown)
        try stage.move(to: 50, 70)
        #expect(throws: CollectionError.nothingShown) { try stage.show() }
        layout.error = nil
        try stage.move(to: 50, 70)
        let frame = try stage.show(after: 500)
        #expect(stage.view.interactiveMovement?.source == .at(0, 0))
        #expect(stage.view.interactiveMovement?.target == .at(0, 3))
        #expect(frame.elements.map(\.frame.y).sorted() == [20, 40, 60, 60, 80])
        try stage.letGo()
        #expect(try stage.rest().elements.map(\.frame.y) == [0, 20, 40, 60, 80])
    }

    @Test func aLayoutThatFailsAsOthersMakeRoomEndsNoMovement() throws {
        let layout = LoggingLayout()
        var stage = try MovementStage(
            .custom(layout), sections: [Array(repeating: Size(width: 100, height: 20), count: 9)])
        #expect(try stage.pickUp(0, 0))
        try stage.show()
        layout.error = ("prepare", .nothingShown)
        let isTaken = try stage.view.setMovementTarget(.at(0, 2))
        #expect(!isTaken)
        #expect(throws: CollectionError.nothingShown) { try stage.show() }
        layout.error = nil
        #expect(stage.view.interactiveMovement?.target == .at(0, 0))
        #expect(try stage.rest().elements.count == 5)
        _ = try stage.view.setMovementTarget(.at(0, 2))
        try stage.letGo()
        #expect(try stage.rest().elements.count == 5)
        let told = stage.told()
        #expect(!told.contains { $0.contains("movementCancelled") })
    }

    @Test func otherBoundsAreToldAsAChangeWhileAnItemIsHeld() throws {
        let layout = LoggingLayout()
        var stage = try MovementStage(
            .custom(layout), sections: [Array(repeating: Size(width: 100, height: 20), count: 9)])
        #expect(try stage.pickUp(0, 0))
        try stage.show()
        stage.bounds.width = 80
        let frame = try stage.show()
        #expect(frame.didLayoutChange)
        #expect(frame.elements.filter { $0.frame.width == 80 }.count == 4)
    }

    @Test func viewsOfTheItemMoveAlong() throws {
        let layout = LoggingLayout()
        var stage = try MovementStage(
            .custom(layout), sections: [Array(repeating: Size(width: 100, height: 20), count: 9)])
        let name = Array("line".utf8)
        let line = try stage.view.registerElementKind(name.span)
        layout.extra = { [unowned layout] sink in
            var end = 0.0
            for (item, height) in (layout.rowHeights.first ?? []).enumerated() {
                end += height
                sink.add(
                    LayoutAttributes(
                        element: .decoration(line, .at(0, UInt32(item))),
                        reuseIdentifier: .standard,
                        frame: Rect(x: 0, y: end - 1, width: 100, height: 1), zIndex: 0, flags: []),
                    transform: .identity)
            }
        }
        try stage.view.invalidateLayout(with: .everything)
        try stage.show()
        #expect(try stage.pickUp(0, 1))
        // Others make room meanwhile, over time; what belongs to the item does not.
        for y in stride(from: 31.0, to: 91, by: 4) {
            try stage.move(to: 50, y)
            let elements = try stage.show(after: 16).elements
            let item = elements.first { $0.element == .cell(.at(0, 1)) }
            let shown = elements.first { $0.element == .decoration(line, .at(0, 1)) }
            #expect(item?.frame.y == y - 10)
            #expect(shown?.frame.y == y + 9)
            #expect(shown?.zIndex == .max)
        }
    }
}
