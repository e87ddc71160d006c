import CollectionCore
import CollectionReference
import CollectionWire
import Testing

private struct ValidationCase: VectorCase {
    var id: String
    var input: Input
    var expect: Expectation

    struct Input: Decodable {
        var before: [UInt32]?
        var after: [UInt32]?
        var updates: [VectorUpdate]?
        var nesting: String?
        var sections: Int?
        var supplementaryIndexPath: [UInt32]?
    }

    struct Expectation: Decodable {
        /// In one case the name of an exception, which means that there is one.
        var isRefused: Bool
        var completionOrder: [String]?

        private enum Key: String, CodingKey { case `throws`, completionOrder }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            completionOrder = try container.decodeIfPresent([String].self, forKey: .completionOrder)
            let exception = try? container.decode(String.self, forKey: .throws)
            let flag = try? container.decode(Bool.self, forKey: .throws)
            isRefused = exception != nil || flag == true
        }
    }
}

@Suite("Vectors: validation")
struct ValidationVectorTests {
    private static let range = "prefetching comes later"

    private static func cases() throws -> [ValidationCase] {
        try VectorFile<ValidationCase>.load(
            "validation_texture",
            notApplying: [
                "texture.range.full": range,
                "texture.range.visibleOnly": range,
                "texture.uikit.supplementaryOneIndexOutOfBoundsOK":
                    "a layout of the host's may have such views; flow layout has none",
            ])
    }

    private static func scene(_ counts: [UInt32]) -> Scene {
        var stage = Stage(width: 100, height: 100)
        stage.data.chunks = [DataDescription.Chunk(itemCounts: counts)]
        return Scene(stage)
    }

    /// New sections bring ten items, as all have in these cases.
    private static func description(_ vector: ValidationCase) throws -> UpdateDescription {
        let parts = try #require(vector.input.updates).map(\.part)
        let newSections = parts.filter {
            $0.action == .insert && $0.indexPathAfterUpdate.item == IndexPath.noItem
        }
        var description = UpdateDescription(parts)
        if !newSections.isEmpty {
            description.content = DataDescription.Chunk(
                itemCounts: Array(repeating: 10, count: newSections.count))
            description.itemCount = 10 * newSections.count
        }
        description.itemCountsAfter = vector.input.after
        return description
    }

    @Test("D3: what is refused is what another collection view refuses")
    func refusals() throws {
        let cases = try Self.cases().filter { $0.input.updates != nil }
        #expect(cases.count == 6)
        for vector in cases {
            let note = Comment(rawValue: vector.id)
            let before = try #require(vector.input.before)
            let scene = Self.scene(before)
            let outcome = scene.update(try Self.description(vector))
            var isRefused = false
            if case .failure(.invalidUpdate) = outcome { isRefused = true }
            #expect(isRefused == vector.expect.isRefused, note)
            #expect(isRefused || outcome == .done, note)
            #expect(scene.counts == (isRefused ? before : vector.input.after), note)
        }
    }

    /// The batches in the order in which they begin have the tags 1, 2 and 3.
    @Test("D5: completions of batches within a batch are reported in the platform's order")
    func nested() throws {
        let cases = try Self.cases().filter { $0.input.nesting != nil }
        #expect(cases.count == 1)
        for vector in cases {
            let nesting = try #require(vector.input.nesting)
            let names = nesting.split { !$0.isLetter && !$0.isNumber }.map { String($0) }
            try #require(names.count == 3)
            for isBegun in [false, true] {
                let scene = Self.scene([2])
                _ = try scene.displayFrame()
                #expect(scene.perform(.beginBatch(BatchSettings(tag: 1))) == .done)
                for tag in UInt64(2)...3 {
                    let settings = BatchSettings(tag: tag)
                    if isBegun {
                        #expect(scene.perform(.beginBatch(settings)) == .done)
                        #expect(scene.perform(.endBatch) == .done)
                    } else {
                        let update = UpdateDescription([.insert(.at(0, UInt32(tag)))])
                        #expect(scene.perform(.performBatch(update, settings)) == .done)
                    }
                }
                #expect(scene.perform(.endBatch) == .done)
                let order = try scene.displayFrame().completions.map { names[Int($0.tag) - 1] }
                #expect(order == vector.expect.completionOrder, Comment(rawValue: vector.id))
            }
        }
    }

    @Test("A question for a view of an item names a section that exists")
    func supplementary() throws {
        let cases = try Self.cases().filter { $0.input.supplementaryIndexPath != nil }
        #expect(cases.count == 1)
        for vector in cases {
            let sections = try #require(vector.input.sections)
            let path = try #require(vector.input.supplementaryIndexPath)
            let scene = Self.scene(Array(repeating: 1, count: sections))
            let element = Element.supplementary(.sectionHeader, .at(path[0], path[1]))
            let error = CollectionError.invalidSection(path[0], count: sections)
            #expect(vector.expect.isRefused)
            #expect(
                scene.perform(.call(GetLayoutAttributes(of: element))) == .failure(error),
                Comment(rawValue: vector.id))
        }
    }
}
