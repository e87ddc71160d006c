import CollectionCore
import CollectionReference
import Testing

@Suite("Differences of snapshots")
struct SnapshotDifferenceTests {
    static func cells(_ model: SnapshotModel) -> [[AppliedUpdate.Cell]] {
        model.sections.map { section in
            section.items.map { AppliedUpdate.Cell(identifier: $0.identifier, width: $0.width) }
        }
    }

    /// Whether an update, applied, gives what the newer snapshot says.
    static func check(_ old: SnapshotModel, _ run: SnapshotRun, _ update: BatchUpdate) throws {
        let new = run.model
        let applied = try AppliedUpdate(
            update, to: cells(old), sectionCount: new.sections.count)
        let oldSections = old.sections.map(\.identifier)
        var expectedMoves = 0
        for (cells, section) in zip(applied.sections, new.sections) {
            try #require(cells.count == section.items.count)
            let isKept =
                oldSections.contains(section.identifier)
                && !new.reloadedSections.contains(section.identifier)
            var order: [Int] = []
            for (cell, item) in zip(cells, section.items) {
                let path = old.path(item.identifier)
                let isHome = path.map { oldSections[$0.0] == section.identifier } ?? false
                let isReloaded = new.reloadedItems.contains(item.identifier)
                let isNew = path == nil || isReloaded || isHome && !isKept
                let isReconfigured = new.reconfiguredItems.contains(item.identifier)
                if isNew {
                    #expect(cell == .init(identifier: nil, width: item.width))
                } else {
                    #expect(cell.identifier == item.identifier)
                    #expect(cell.isReconfigured == isReconfigured)
                    if isReconfigured { #expect(cell.width == item.width) }
                }
                if let path {
                    if isHome && isKept { order.append(path.1) }
                    if !isHome && !isReloaded { expectedMoves += 1 }
                }
            }
            // Reloaded ones may be among those that stay or among those that do not.
            if new.reloadedItems.isEmpty {
                expectedMoves += order.count - DifferenceTests.longest(order)
            }
        }
        #expect(applied.sections.count == new.sections.count)
        if new.reloadedItems.isEmpty { #expect(applied.movedCount == expectedMoves) }
    }

    @Test("Applied to the old snapshot they give the new one", arguments: 1...40)
    func random(seed: UInt64) throws {
        let note = Comment("seed \(seed)")
        var run = try SnapshotRun(seed: seed, identifierCount: seed % 2 == 0 ? 60 : 400)
        var view = CollectionView(limits: Limits())
        var shown = Snapshot(limits: Limits())
        var shownModel = SnapshotModel()
        for round in 0..<40 {
            run.snapshot.removeMarks()
            run.model.reloadedItems = []
            run.model.reconfiguredItems = []
            run.model.reloadedSections = []
            for _ in 0..<run.random.number(0...4) { try run.step() }
            let update = run.snapshot.difference(from: shown)
            try Self.check(shownModel, run, update)
            // The engine carries out the same: it agrees about all counts.
            var counted = update
            counted.itemCountsAfter = run.model.sections.map { UInt32($0.items.count) }
            try view.performBatchUpdates(counted)
            #expect(view.sectionCount == run.model.sections.count, "\(note) round \(round)")
            for (section, entry) in run.model.sections.enumerated() {
                #expect(
                    try view.numberOfItems(inSection: UInt32(section)) == entry.items.count,
                    "\(note) round \(round)")
            }
            (shown, shownModel) = (run.snapshot, run.model)
        }
    }

    static func snapshot(_ sections: [(UInt64, [UInt64])]) throws -> Snapshot {
        var snapshot = Snapshot(limits: Limits())
        for (section, items) in sections {
            try snapshot.appendSections([section])
            try snapshot.appendItems(items)
        }
        return snapshot
    }

    @Test("Neighbours are one part")
    func runs() throws {
        let old = try Self.snapshot([(0, Array(0..<20))])
        var new = old
        try new.deleteItems([3, 4, 5])
        try new.insertItems([100, 101], afterItem: 10)
        for item in [UInt64(18), 19] { try new.moveItem(item, beforeItem: 0) }
        try new.reconfigureItems([7, 6])
        let path = { IndexPath(section: 0, item: $0) }
        #expect(
            new.difference(from: old).items == [
                .delete(path(3), count: 3),
                .insert(path(10), count: 2),
                .move(path(18), to: path(0), count: 2),
                .reconfigure(path(6), count: 2),
            ])
    }

    @Test("Equal snapshots differ in nothing, and marks of what is new say nothing")
    func nothing() throws {
        let old = try Self.snapshot([(0, [1, 2]), (1, [3])])
        #expect(old.difference(from: old).items.isEmpty)
        var new = old
        try new.appendItems([4])
        try new.reloadItems([4])
        try new.appendSections([2])
        try new.reloadSections([2])
        #expect(
            new.difference(from: old).items == [
                .insert(IndexPath(section: 2)), .insert(IndexPath(section: 1, item: 1)),
            ])
    }

    @Test("Items travel with a section that moves, and leave one that goes")
    func sections() throws {
        let old = try Self.snapshot([(0, [1, 2]), (1, [3]), (2, [4, 5])])
        var new = old
        try new.moveSection(2, beforeSection: 0)
        #expect(
            new.difference(from: old).items == [
                .move(IndexPath(section: 2), to: IndexPath(section: 0))
            ])
        new = old
        try new.moveItem(1, afterItem: 3)
        try new.deleteSections([0])
        #expect(
            new.difference(from: old).items == [
                .delete(IndexPath(section: 0)),
                .move(IndexPath(section: 0, item: 0), to: IndexPath(section: 0, item: 1)),
            ])
    }

    @Test("An item that is reloaded and moves is deleted and inserted")
    func reloadedMove() throws {
        let old = try Self.snapshot([(0, [1, 2, 3])])
        var new = old
        try new.moveItem(1, afterItem: 3)
        try new.reloadItems([1])
        #expect(
            new.difference(from: old).items == [
                .delete(IndexPath(section: 0, item: 0)),
                .insert(IndexPath(section: 0, item: 2)),
            ])
    }
}
