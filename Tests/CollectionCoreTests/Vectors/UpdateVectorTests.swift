import CollectionCore
import CollectionReference
import CollectionWire
import Testing

private struct LayoutUpdateCase: VectorCase {
    var id: String
    var input: Input
    var expect: Expectation

    struct Input: Decodable {
        var sections: [UInt32]
        var updates: [VectorUpdate]?
        /// By "section,item": the size that comes with a reload, and the one that is measured.
        var sizeOverrides: [String: [Double]]?
        var preferred: [String: [Double]]?
        /// Top, left, bottom, right.
        var additionalInsets: [Double]?
        /// x, y, width and height.
        var rect: [Double]?
    }

    struct Expectation: Decodable {
        var contentHeight: Double?
        var contentHeightDelta: Double?
        var itemSize: [Double]?
        var counts: [UInt32]?
        /// As in "old 0,1": "new 0,2".
        var identity: [String: String]?
        var elementsInRectCount: Int?
    }

    /// What is expected of single items: entries of `expect` such as "item_0_1_size".
    var items: [ItemFact] = []

    struct ItemFact {
        var path: IndexPath
        var property: String
        var numbers: [Double]
    }

    private enum Key: String, CodingKey { case id, input, expect }

    private struct AnyKey: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        id = try container.decode(String.self, forKey: .id)
        input = try container.decode(Input.self, forKey: .input)
        expect = try container.decode(Expectation.self, forKey: .expect)
        let facts = try container.nestedContainer(keyedBy: AnyKey.self, forKey: .expect)
        for key in facts.allKeys where key.stringValue.hasPrefix("item_") {
            let words = key.stringValue.split(separator: "_").map { String($0) }
            let path = IndexPath.at(UInt32(words[1]) ?? 0, UInt32(words[2]) ?? 0)
            // That an item is pinned is no number.
            let number = try? facts.decode(Double.self, forKey: key)
            let numbers = try? facts.decode([Double].self, forKey: key)
            items.append(
                ItemFact(
                    path: path, property: words[3],
                    numbers: numbers ?? number.map { [$0] } ?? []))
        }
    }
}

/// A list whose rows are 40 points high and 7 apart, its sections 3 apart: every section but the
/// last one has an inset of 3 at its end, which stays when the section is empty (rule A9).
@Suite("Vectors: updates")
struct UpdateVectorTests {
    private static let pinning = "pinning items is not part of flow layout"
    private static let collision = "chatlayout.testMoveInsertReloadProcessOrder"
    private static let reload = "chatlayout.testItemReloadUsesLatestConfiguration"

    private static func cases() throws -> [LayoutUpdateCase] {
        try VectorFile<LayoutUpdateCase>.load(
            "layout_updates_chatlayout",
            notApplying: [
                "chatlayout.testPinnedTopItem": pinning,
                "chatlayout.testPinnedTopItemProgressTracksShiftByNextPinnedItem": pinning,
                "chatlayout.testPinnedBottomItem": pinning,
                "chatlayout.testPinnedBottomItemProgressTracksShiftByNextPinnedItem": pinning,
            ])
    }

    private static func path(_ text: Substring) throws -> IndexPath {
        let numbers = text.split(separator: ",").compactMap { UInt32($0) }
        try #require(numbers.count == 2)
        return .at(numbers[0], numbers[1])
    }

    private static func scene(_ input: LayoutUpdateCase.Input) throws -> Scene {
        var stage = Stage(width: 300, height: 400)
        var metrics = SectionMetrics()
        metrics.estimatedItemSize = Size(width: 300, height: 40)
        metrics.itemsFillLine = true
        metrics.minimumLineSpacing = 7
        stage.layout.sectionMetrics = metrics
        metrics.sectionInset.bottom = 3
        var chunk = DataDescription.Chunk(itemCounts: input.sections)
        chunk.sectionMetrics = input.sections.indices.map { _ in 1 }
        chunk.sectionMetrics[input.sections.count - 1] = 0
        stage.data = DataDescription(metrics: [metrics], chunks: [chunk])
        if let insets = input.additionalInsets {
            stage.environment.contentInset = EdgeInsets(insets)
        }
        let scene = Scene(stage)
        _ = try scene.displayFrame()
        return scene
    }

    /// Reloads bring their sizes; inserted items have the estimate.
    private static func description(_ input: LayoutUpdateCase.Input) throws -> UpdateDescription {
        var parts = (input.updates ?? []).map(\.part)
        var chunk = DataDescription.Chunk(itemCounts: [])
        for (name, size) in input.sizeOverrides ?? [:] {
            let path = try path(name[...])
            let place = parts.firstIndex {
                $0.action == .reload && $0.indexPathBeforeUpdate == path
            }
            parts[try #require(place)].flags = []
            chunk.widths.append(Float(size[0]))
            chunk.heights.append(Float(size[1]))
        }
        var description = UpdateDescription(parts)
        if !chunk.heights.isEmpty {
            description.content = chunk
            description.itemCount = chunk.heights.count
        }
        return description
    }

    /// Sends the sizes that were measured.
    private static func measure(_ preferred: [String: [Double]], in scene: Scene) throws {
        var sizes: [PreferredSize] = []
        for (name, size) in preferred {
            let element = Element.cell(try path(name[...]))
            let outcome = scene.perform(.call(GetReusableView(of: element)))
            guard case .view(let view, let generation) = outcome else {
                Issue.record("\(name) is not shown")
                continue
            }
            sizes.append(
                PreferredSize(reusableView: view, generation: generation, size: Size(size)))
        }
        _ = try scene.displayFrame(sizes)
    }

    @Test("Heights, counts, order and identity after updates are those of a list layout")
    func updates() throws {
        let cases = try Self.cases().filter { $0.id != Self.collision }
        #expect(cases.count == 6)
        for vector in cases {
            let scene = try Self.scene(vector.input)
            let height = try #require(scene.contentHeight)
            let note = Comment(rawValue: vector.id)
            var views: [(String, IndexPath)] = []
            for (old, new) in vector.expect.identity ?? [:] {
                let view = try #require(scene.view(try Self.path(old.dropFirst(4))), note)
                views.append((view, try Self.path(new.dropFirst(4))))
            }
            if vector.input.updates != nil {
                #expect(scene.update(try Self.description(vector.input)) == .done, note)
            }
            try Self.measure(vector.input.preferred ?? [:], in: scene)
            for (view, path) in views { #expect(scene.view(path) == view, note) }
            if let counts = vector.expect.counts { #expect(scene.counts == counts, note) }
            if let expected = vector.expect.contentHeight {
                #expect(scene.contentHeight == expected, note)
            }
            if let delta = vector.expect.contentHeightDelta {
                #expect(scene.contentHeight == height + delta, note)
            }
            Self.checkItems(vector, scene, note)
            Self.checkElements(vector, scene, note)
        }
    }

    private static func checkItems(_ vector: LayoutUpdateCase, _ scene: Scene, _ note: Comment) {
        for fact in vector.items {
            let frame = scene.cell(fact.path)
            switch fact.property {
            case "size": #expect(frame.map { Array($0[2...]) } == fact.numbers, note)
            case "y", "minY": #expect(frame.map { [$0[1]] } == fact.numbers, note)
            default: Issue.record("\(vector.id): unknown \(fact.property)")
            }
        }
        guard let size = vector.expect.itemSize else { return }
        for (section, count) in vector.input.sections.enumerated() {
            for item in 0..<count {
                let frame = scene.cell(.at(UInt32(section), item))
                #expect(frame.map { Array($0[2...]) } == size, note)
            }
        }
    }

    /// That attributes are the same objects the second time says nothing here: they are values.
    private static func checkElements(
        _ vector: LayoutUpdateCase, _ scene: Scene, _ note: Comment
    ) {
        guard let count = vector.expect.elementsInRectCount, let rect = vector.input.rect else {
            return
        }
        let question = Step.call(
            GetLayoutAttributesInRect(Rect(x: rect[0], y: rect[1], width: rect[2], height: rect[3]))
        )
        let outcome = scene.perform(question)
        #expect(scene.perform(question) == outcome, note)
        guard case .attributes(let found) = outcome else {
            Issue.record(note)
            return
        }
        #expect(found.count == count, note)
    }

    /// That layout keeps the identity of an item it reloads. UIKit's reload shows it in another
    /// view; what keeps the view is to reconfigure it (rule D2).
    @Test("D2: a reloaded item has another view, a reconfigured one its own")
    func reloadedIdentity() throws {
        let vector = try #require(try Self.cases().first { $0.id == Self.reload })
        var reconfigured = try Self.description(vector.input)
        let path = reconfigured.parts[0].indexPathBeforeUpdate
        let scene = try Self.scene(vector.input)
        let view = try #require(scene.view(path))
        #expect(scene.update(reconfigured) == .done)
        #expect(scene.view(path) == nil)
        reconfigured.parts[0] = .reconfigure(path)
        let other = try Self.scene(vector.input)
        #expect(other.update(reconfigured) == .done)
        let shown = try #require(other.view(path))
        #expect(shown.split(separator: ".").first == view.split(separator: ".").first)
        #expect(other.contentHeight == vector.expect.contentHeight)
    }

    /// There the insert takes the place and the moved item the next one; UIKit refuses an insert
    /// and a move to the same place, and so does this.
    @Test("D3: an insert and a move to the same place are refused, as UIKit does")
    func collision() throws {
        let vector = try #require(try Self.cases().first { $0.id == Self.collision })
        let scene = try Self.scene(vector.input)
        let conflict = InvalidUpdate.conflict(.move, .insert, .at(0, 0), .after)
        let outcome = scene.update(try Self.description(vector.input))
        #expect(outcome == .failure(.invalidUpdate(conflict)))
        #expect(scene.counts == vector.input.sections)
    }
}
