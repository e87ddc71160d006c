import CollectionCore
import Testing

/// R5: empty sections as targets of the moved item.
@Suite("R5: empty sections as targets")
struct MovementBareTests {
    private static func list(spacing: Double, header: Double = 0) -> Layout {
        var list = MovementStage.list
        list.sectionMetrics.minimumLineSpacing = spacing
        list.sectionMetrics.headerReferenceSize = Size(width: 100, height: header)
        return .list(list)
    }

    /// The targets as the item is moved along the list point by point, and the y at which each
    /// comes. The pointer rests at each place, which changes nothing.
    private static func targets(
        _ layout: Layout, _ counts: [Int], from path: IndexPath, _ x: Double = 50,
        over way: [Double]
    ) throws -> [(target: IndexPath, y: Double)] {
        let sections = counts.map { Array(repeating: Size(width: 100, height: 60), count: $0) }
        var stage = try MovementStage(layout, sections: sections, height: 1000)
        let frame = try stage.view.layoutAttributes(for: .cell(path)).frame
        let center = Point(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
        let begins = try stage.view.beginInteractiveMovement(
            ofItemAt: path, from: center, at: stage.time_ns)
        #expect(begins)
        var found: [(target: IndexPath, y: Double)] = []
        for distance in way {
            for _ in 0..<2 {
                try stage.view.updateInteractiveMovement(
                    to: Point(x: x, y: center.y + distance), at: stage.time_ns)
            }
            let target = try #require(stage.view.interactiveMovement?.target)
            if found.last?.target != target { found.append((target, distance)) }
            let again = try #require(stage.view.interactiveMovement?.target)
            #expect(again == target)
        }
        return found
    }

    private static let down = Array(stride(from: 0.0, through: 420, by: 1))

    @Test(
        "The end of a section comes before the bare section behind it", arguments: [0, 1, 10, 40])
    func end(spacing: Double) throws {
        let found = try Self.targets(
            Self.list(spacing: spacing), [3, 0], from: .at(0, 0), over: Self.down)
        #expect(found.map(\.target) == [.at(0, 0), .at(0, 1), .at(0, 2), .at(1, 0)])
        let (end, bare) = (found[2].y, found[3].y)
        #expect(bare - end >= 30)
        // A quarter of the row's length beyond the last place.
        #expect(abs(bare - (2 * (60 + spacing) + 15)) <= 1)
    }

    @Test(
        "And back: a row that goes up leaves the bare section for the end", arguments: [0, 10, 40])
    func back(spacing: Double) throws {
        let way = Self.down + Self.down.reversed()
        let found = try Self.targets(
            Self.list(spacing: spacing), [3, 0], from: .at(0, 0), over: way)
        let targets = found.map(\.target)
        #expect(Array(targets.prefix(4)) == [.at(0, 0), .at(0, 1), .at(0, 2), .at(1, 0)])
        #expect(targets.last == .at(0, 0))
        #expect(Set(targets.dropFirst(4)).isSubset(of: [.at(0, 0), .at(0, 1), .at(0, 2)]))
        #expect(targets.count <= 7)
    }

    @Test("A row that goes up never has the bare section below it as its target")
    func up() throws {
        for spacing in [0.0, 10, 40] {
            let found = try Self.targets(
                Self.list(spacing: spacing), [3, 0], from: .at(0, 2), over: Self.down.map { -$0 })
            #expect(found.map(\.target) == [.at(0, 2), .at(0, 1), .at(0, 0)], "\(spacing)")
        }
    }

    @Test("Several bare sections come one after another", arguments: [0, 10, 40])
    func several(spacing: Double) throws {
        let found = try Self.targets(
            Self.list(spacing: spacing), [2, 0, 0, 0], from: .at(0, 0), over: Self.down)
        #expect(
            found.map(\.target) == [.at(0, 0), .at(0, 1), .at(1, 0), .at(2, 0), .at(3, 0)])
    }

    @Test("An empty section with a header takes the item that is held over it")
    func header() throws {
        for spacing in [0.0, 10] {
            let found = try Self.targets(
                Self.list(spacing: spacing, header: 20), [2, 0, 2], from: .at(0, 1), over: Self.down
            )
            #expect(found.map(\.target).contains(.at(1, 0)), "\(spacing)")
        }
        var flow = FlowLayout()
        flow.sectionMetrics.itemSize = Size(width: 30, height: 60)
        flow.sectionMetrics.headerReferenceSize = Size(width: 100, height: 150)
        var stage = try MovementStage(
            .flow(flow), sections: [Array(repeating: Size(width: 30, height: 60), count: 3), []],
            height: 1000)
        #expect(
            try stage.view.beginInteractiveMovement(
                ofItemAt: .at(0, 2), from: Point(x: 85, y: 180), at: stage.time_ns))
        var count = 0
        for y in 215..<360 {
            try stage.view.updateInteractiveMovement(
                to: Point(x: 85, y: Double(y)), at: stage.time_ns)
            if stage.view.interactiveMovement?.target == .at(1, 0) { count += 1 }
        }
        #expect(count >= 140)
    }
}
