import CollectionClient
import CollectionCore
import Testing

@testable import jogakbo

@Suite("Edits at random")
struct EditPatternTests {
    private let document = Document(itemCount: 60, sectionCount: 7, seed: 3)

    private func pattern(
        _ kinds: [EditKind] = EditKind.allCases, size: Int, seed: UInt64,
        _ view: inout CollectionView
    ) throws -> EditPattern {
        let classes = try view.registerClasses(of: document)
        try view.setDataSource(document, classes: classes, itemSize: nil)
        return EditPattern(
            kinds: kinds, size: size, of: document,
            ItemSamples(document, classes, itemSize: nil), seed: seed)
    }

    /// So many parts for so few items that the same ones are wanted again and again.
    @Test(arguments: [1, 5, 90], [UInt64(1), 2, 3])
    func areAlwaysRight(size: Int, seed: UInt64) throws {
        var view = CollectionView(limits: Limits())
        var pattern = try pattern(size: size, seed: seed, &view)
        var actions: Set<UInt32> = []
        for number in 0..<200 {
            let update = pattern.next()
            #expect(update.items.count <= size)
            for item in update.items { actions.insert(item.action?.rawValue ?? .max) }
            try view.performBatchUpdates(BatchUpdate(update, limits: Limits()))
            let counts = try pattern.itemCounts.indices.map { section in
                UInt32(try view.numberOfItems(inSection: UInt32(section)))
            }
            #expect(counts == pattern.itemCounts, "edit \(number), seed \(seed)")
        }
        #expect(actions == [0, 1, 2, 3, 5])
    }

    @Test func repeatThemselves() throws {
        var view = CollectionView(limits: Limits())
        var first = try pattern(size: 3, seed: 8, &view)
        var same = try pattern(size: 3, seed: 8, &view)
        var other = try pattern(size: 3, seed: 9, &view)
        var differs = false
        for _ in 0..<50 {
            let update = first.next()
            #expect(update.items == same.next().items)
            differs = differs || update.items != other.next().items
        }
        #expect(differs)
    }

    @Test func endWhereNothingIsLeft() throws {
        var view = CollectionView(limits: Limits())
        var pattern = try pattern([.delete], size: 40, seed: 1, &view)
        #expect(pattern.next().items.count == 40)
        #expect(pattern.next().items.count == 20)
        let update = pattern.next()
        #expect(update.items.isEmpty)
        try view.performBatchUpdates(BatchUpdate(update, limits: Limits()))
    }
}
