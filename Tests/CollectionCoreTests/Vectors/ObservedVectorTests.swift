import CollectionCore
import CollectionReference
import Testing

private struct ObservedCase: VectorCase {
    var id: String
    var input: Input?
    var newOrder: [String]?

    struct Input: Decodable {
        var sections: UInt32
        var updates: [VectorUpdate]
    }

    private enum Key: String, CodingKey { case id, input, expect, correct, newOrder }

    /// Most inputs are words.
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        id = try container.decode(String.self, forKey: .id)
        input = try? container.decode(Input.self, forKey: .input)
        let expect = try container.nestedContainer(keyedBy: Key.self, forKey: .expect)
        let correct = try? expect.nestedContainer(keyedBy: Key.self, forKey: .correct)
        newOrder = try correct?.decode([String].self, forKey: .newOrder)
    }
}

/// What people saw the platform do. Where it raises for a reason, so does this; where it raises by
/// mistake, or not although it should, this does not follow.
@Suite("Vectors: observed")
struct ObservedVectorTests {
    private static func cases() throws -> [ObservedCase] {
        try VectorFile<ObservedCase>.load(
            "uikit_observed",
            notApplying: [
                "uikit.crash.rxds321":
                    "the parts as reported do not collide: those that did are not known",
                "uikit.fallback.reload":
                    "nothing falls back on a reload: an update is carried out or refused",
                "uikit.loop":
                    "a size is frozen at its sixth change, which EstimateRuleTests look at",
            ])
    }

    /// Lists of items of 10 points, all visible.
    private static func scene(_ counts: [UInt32]) throws -> Scene {
        var stage = Stage(width: 100, height: 400)
        stage.layout.sectionMetrics.itemSize = Size(width: 100, height: 10)
        stage.layout.sectionMetrics.minimumLineSpacing = 0
        stage.data.chunks = [DataDescription.Chunk(itemCounts: counts)]
        let scene = Scene(stage)
        _ = try scene.displayFrame()
        return scene
    }

    /// Whether parts that name an item of the state before exclude each other.
    private static func isConflict(
        _ outcome: Outcome, _ actions: Set<UpdateItem.Action>, at path: IndexPath
    ) -> Bool {
        guard
            case .failure(
                .invalidUpdate(.conflict(let one, let other, path, .before), _)) = outcome
        else { return false }
        return Set([one, other]) == actions
    }

    /// Section n has n + 1 items, and the new one 7: so they are told apart.
    private static func sections(
        _ vector: ObservedCase
    ) throws -> (Scene, [UInt32], UpdateDescription) {
        let input = try #require(vector.input)
        let counts = Array(1...input.sections)
        var update = UpdateDescription(input.updates.map(\.part))
        update.content = DataDescription.Chunk(itemCounts: [7])
        update.itemCount = 7
        return (try scene(counts), counts, update)
    }

    @Test("Every case is looked at")
    func all() throws {
        #expect(
            try Set(Self.cases().map(\.id)) == [
                "uikit.crash.igl690", "uikit.crash.reloadmoved", "uikit.crash.dupdelete",
                "uikit.crash.insertAfterReloadData", "uikit.crash.deletemove",
                "uikit.layoutAttributesOutOfRange",
            ])
    }

    @Test("D1: sections that are moved, reloaded, deleted and inserted are in the correct order")
    func correctOrder() throws {
        let vector = try #require(try Self.cases().first { $0.id == "uikit.crash.igl690" })
        let (scene, before, update) = try Self.sections(vector)
        let views = before.indices.compactMap { scene.view(.at(UInt32($0), 0)) }
        try #require(views.count == before.count)
        let order = try #require(vector.newOrder)
        #expect(scene.update(update) == .done)
        #expect(scene.counts.count == order.count)
        for (section, name) in order.enumerated() {
            let note = Comment(rawValue: name)
            let old = name.hasPrefix("old") ? Int(name.dropFirst(3).prefix(1)) : nil
            let count = old.map { before[$0] } ?? 7
            #expect(scene.counts[section] == count, note)
            let kept = name.contains("reloaded") ? nil : old
            let view = kept.map { views[$0] }
            #expect(scene.view(.at(UInt32(section), 0)) == view, note)
        }
    }

    @Test("D3: the same is refused where the platform's mistake is asked for")
    func strict() throws {
        let vector = try #require(try Self.cases().first { $0.id == "uikit.crash.igl690" })
        let (scene, before, update) = try Self.sections(vector)
        let conflict = InvalidUpdate.conflict(.insert, .move, .section(4), .after)
        let outcome = scene.update(update, isStrictUIKit: true)
        #expect(outcome == .failure(.invalidUpdate(conflict)))
        #expect(scene.counts == before)
    }

    @Test("D3: an item that is moved is neither reloaded nor deleted (reloadmoved, deletemove)")
    func movedTwice() throws {
        let scene = try Self.scene([4])
        let move = UpdateItem.move(.at(0, 1), to: .at(0, 3))
        let reload = UpdateItem.reload(.at(0, 1), flags: .keepsContent)
        let reloaded = scene.update([move, reload])
        #expect(Self.isConflict(reloaded, [.reload, .move], at: .at(0, 1)))
        let deleted = scene.update([.delete(.at(0, 1)), move])
        #expect(Self.isConflict(deleted, [.delete, .move], at: .at(0, 1)))
        #expect(scene.counts == [4])
    }

    @Test("D3: an item is deleted once (dupdelete), where the platform raises no exception")
    func deletedTwice() throws {
        let scene = try Self.scene([4])
        var update = UpdateDescription([.delete(.at(0, 0)), .delete(.at(0, 0))])
        #expect(Self.isConflict(scene.update(update), [.delete], at: .at(0, 0)))
        update.itemCountsAfter = [2]
        #expect(Self.isConflict(scene.update(update), [.delete], at: .at(0, 0)))
        #expect(scene.counts == [4])
    }

    /// The platform raised an exception until iOS 12, and ignores the attributes since.
    @Test("B13: a layout's attributes beyond the data (layoutAttributesOutOfRange)")
    func layoutAttributesOutOfRange() throws {
        let element = Element.cell(.at(0, 100))
        for policy in [LayoutFaultPolicy.error, .dropAndReport] {
            var stage = try CustomStage(count: 100, policy: policy)
            stage.layout.extra = { sink in
                sink.add(
                    LayoutAttributes(
                        element: element, reuseIdentifier: .standard,
                        frame: Rect(x: 0, y: 0, width: 50, height: 40), zIndex: 0, flags: []))
            }
            if policy == .error {
                let fault = LayoutFault(
                    .missingIndexPath, element, because: .invalidItem(.at(0, 100), count: 100))
                #expect(throws: CollectionError.invalidLayout(fault)) { try stage.frame() }
            } else {
                let frame = try stage.frame()
                #expect(frame.rows == ["0 at 0", "1 at 40", "2 at 80"])
                #expect(frame.diagnostics.map(\.code) == [.missingLayoutPath])
            }
        }
    }

    /// The platform forgets its counts with the reload, and asks for the ones before the update
    /// when the data has changed already. Here the counts before are those of the data given.
    @Test("D4: an insert may come at once after a reload (insertAfterReloadData)")
    func insertAfterReload() throws {
        let scene = try Self.scene([4])
        let chunk = DataDescription.Chunk(itemCounts: [6])
        #expect(scene.perform(.setData(DataDescription(metrics: [], chunks: [chunk]))) == .done)
        var update = UpdateDescription([.insert(.at(0, 6))])
        update.itemCountsAfter = [7]
        #expect(scene.update(update) == .done)
        #expect(scene.counts == [7])
        #expect(try scene.displayFrame().cells.count == 7)
    }
}
