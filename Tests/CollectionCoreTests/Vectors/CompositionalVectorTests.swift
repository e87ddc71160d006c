import CollectionCore
import CollectionReference
import CollectionWire
import Testing

/// Places that were worked out by hand from the rules of section G, one file a rule.
@Suite("Vectors: compositional layouts")
struct CompositionalVectorTests {
    private static let rules = [
        "G1", "G2", "G3", "G4", "G5", "G6", "G7", "G8", "G9", "G11", "G12", "G13",
    ]

    @Test("Elements are where the rule puts them", arguments: rules)
    func placed(rule: String) throws {
        let cases = try CompositionalVector.load(rule, CompositionalVector.self)
        #expect(cases.count >= 3)
        #expect(Set(cases.map(\.id)).count == cases.count)
        for vector in cases { try check(vector) }
    }

    private func check(_ vector: CompositionalVector) throws {
        let comment = Comment(rawValue: "\(vector.id): \(vector.source)")
        let scene = try scene(of: vector)
        if let content = vector.content {
            guard case .size(let size) = scene.perform(.call(GetContentSize())) else { return }
            #expect(near([size.width, size.height], content), comment)
        }
        for (name, expected) in vector.frames ?? [:] {
            let found = try required(name, scene)
            let same = near(found.frame.numbers, expected)
            #expect(same, "\(comment): \(name) is at \(found.frame.numbers), not \(expected)")
        }
        for (name, zIndex) in vector.zIndexes ?? [:] {
            let found = try required(name, scene).zIndex
            #expect(found == zIndex, comment)
        }
        for name in vector.absent ?? [] {
            let found = try attributes(of: name, scene)
            #expect(found == nil, comment)
        }
        for name in vector.estimated ?? [] {
            let flags = try required(name, scene).flags
            #expect(flags.contains(.isEstimated), comment)
        }
        for name in vector.settled ?? [] {
            let flags = try required(name, scene).flags
            #expect(flags == [], comment)
        }
        try checkScrolling(vector, scene, comment)
    }

    /// Of section 0, across.
    private func checkScrolling(
        _ vector: CompositionalVector, _ scene: Scene, _ comment: Comment
    ) throws {
        if let across = vector.across {
            guard
                case .scrolling(let scrolling) = scene.perform(
                    .call(GetOrthogonalState(section: 0)))
            else { throw TextError(text: vector.id) }
            let size = scrolling.contentSize
            let isVertical = vector.layout.horizontal == true
            #expect(near([isVertical ? size.height : size.width], [across]), comment)
        }
        for rest in vector.rests ?? [] {
            scene.perform(.call(SetOrthogonalContentOffset(rest[0], section: 0)))
            let outcome = scene.perform(
                .call(
                    GetTargetOrthogonalContentOffset(
                        section: 0, proposed: rest[1], velocity: rest[2])))
            #expect(outcome == .length(rest[3]), "\(comment): \(rest)")
        }
        for reached in vector.reached ?? [] {
            let path = try #require(CompositionalVector.element(reached.item)).indexPath
            let outcome = scene.perform(
                .call(GetOrthogonalContentOffset(path, position: reached.position)))
            #expect(outcome == .length(reached.offset), "\(comment): \(reached.item)")
        }
    }

    /// After the display frames that the case asks for.
    private func scene(of vector: CompositionalVector) throws -> Scene {
        var stage = Stage(width: vector.bounds[2], height: vector.bounds[3])
        stage.bounds = Rect(vector.bounds)
        stage.other = .compositional(try vector.layout.layout())
        stage.environment = vector.environment
        stage.data.chunks = vector.data.map(\.chunk)
        let scene = Scene(stage)
        let shown = try scene.displayFrame(isComplete: true).elements
        if let measure = vector.measure {
            var sizes: [PreferredSize] = []
            for (name, size) in measure.sorted(by: { $0.key < $1.key }) {
                let element = try #require(CompositionalVector.element(name))
                let attributes = try #require(
                    shown.first { $0.element == element }, "\(vector.id): \(name) is not shown")
                sizes.append(
                    PreferredSize(
                        reusableView: attributes.reusableView, generation: attributes.generation,
                        size: Size(size)))
            }
            _ = try scene.displayFrame(sizes)
        }
        if let offset = vector.offset {
            scene.perform(.call(SetOrthogonalContentOffset(offset, section: 0)))
            _ = try scene.displayFrame()
        }
        if let bounds = vector.scrolledTo {
            scene.bounds = Rect(bounds)
            _ = try scene.displayFrame()
        }
        return scene
    }

    private func required(_ name: String, _ scene: Scene) throws -> LayoutAttributes {
        let found = try attributes(of: name, scene)
        return try #require(found, "there is no \(name)")
    }

    private func attributes(of name: String, _ scene: Scene) throws -> LayoutAttributes? {
        let element = try #require(CompositionalVector.element(name), "what is \(name)?")
        guard case .attributes(let found) = scene.perform(.call(GetLayoutAttributes(of: element)))
        else { return nil }
        return found.first
    }

    /// To the fraction of a point that lengths are rounded to.
    private func near(_ found: [Double], _ expected: [Double]) -> Bool {
        found.count == expected.count
            && zip(found, expected).allSatisfy { abs($0 - $1) <= 1 / 65_536 }
    }
}

extension Rect {
    fileprivate init(_ numbers: [Double]) {
        self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}
