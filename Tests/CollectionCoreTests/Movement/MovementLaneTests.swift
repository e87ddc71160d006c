import CollectionCore
import CollectionReference
import Testing

/// R5 and O8 in waterfalls, where an item that is moved may come into another lane than the one to
/// which it was dragged.
@Suite("Drags in waterfalls")
struct MovementLaneTests {
    /// Photos of different lengths in lanes.
    struct Wall: CustomTestStringConvertible, Sendable {
        var lanes: UInt32
        var isGreedy = false
        var direction = Axis.vertical

        var testDescription: String { "\(lanes) \(isGreedy) \(direction)" }

        func stage(seed: UInt64) throws -> MovementStage {
            var layout = WaterfallLayout()
            layout.lanes = .fixed(lanes)
            layout.lanePlacement = isGreedy ? .greedy : .stable
            layout.configuration.scrollDirection = direction
            var random = SeededGenerator(seed: seed)
            let photos = (0..<20).map { _ in
                Size(
                    width: 20 + Double(random.next() % 60), height: 20 + Double(random.next() % 60))
            }
            var stage = try MovementStage(
                .waterfall(layout), sections: [Array(photos[..<14]), Array(photos[14...])],
                mask: [.movement, .dragging])
            stage.bounds = Rect(x: 0, y: 0, width: 600, height: 600)
            try stage.rest()
            return stage
        }
    }

    private static let walls = [
        Wall(lanes: 2), Wall(lanes: 3), Wall(lanes: 5), Wall(lanes: 3, isGreedy: true),
        Wall(lanes: 3, direction: .horizontal),
    ]

    private static func centers(_ stage: inout MovementStage) throws -> [(IndexPath, Point)] {
        try stage.rest().elements.map(\.element).filter(\.isItem).map {
            let frame = try stage.view.layoutAttributes(for: $0).frame
            return (
                $0.indexPath,
                Point(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
            )
        }
    }

    @Test("An item that is let go over another one takes its place", arguments: walls)
    func targets(wall: Wall) throws {
        var (count, missed) = (0, 0)
        for seed in 1...2 {
            var at = try wall.stage(seed: UInt64(seed))
            let centers = try Self.centers(&at)
            for (from, start) in centers {
                for (to, end) in centers where to != from {
                    var stage = try wall.stage(seed: UInt64(seed))
                    #expect(try stage.pickUp(from.section, from.item))
                    for step in 1...4 {
                        let part = Double(step) / 4
                        try stage.move(
                            to: start.x + (end.x - start.x) * part,
                            start.y + (end.y - start.y) * part)
                        try stage.show(after: 100)
                    }
                    try stage.rest()
                    let target = stage.view.interactiveMovement?.target
                    count += 1
                    missed += target == to ? 0 : 1
                    // The item stays there while the pointer rests.
                    try stage.move(to: end.x, end.y)
                    #expect(stage.view.interactiveMovement?.target == target)
                    try stage.letGo()
                    #expect(stage.view.brokenInvariant() == nil)
                }
            }
        }
        #expect(missed == 0, "of \(count)")
    }

    @Test("No line leads through an item", arguments: walls)
    func lines(wall: Wall) throws {
        var stage = try wall.stage(seed: 3)
        let frames = try stage.rest().elements.filter(\.element.isItem).map(\.frame)
        try stage.view.enterDrop(itemCount: 1, at: Point(x: 1, y: 1), time_ns: stage.time_ns)
        for x in stride(from: 2.0, to: 600, by: 7) {
            for y in stride(from: 2.0, to: 600, by: 7) {
                try stage.view.updateDrop(to: Point(x: x, y: y), at: stage.time_ns)
                guard let line = stage.view.dropState?.line, line.width > 0 else { continue }
                let crossed = frames.count { frame in
                    let width =
                        min(frame.x + frame.width, line.x + line.width) - max(frame.x, line.x)
                    let height =
                        min(frame.y + frame.height, line.y + line.height) - max(frame.y, line.y)
                    return min(width, height) > 1.001
                }
                #expect(crossed == 0, "\(x), \(y): \(line)")
            }
        }
    }
}

extension Element {
    fileprivate var isItem: Bool { category == .cell && indexPath.item != IndexPath.noItem }
}
