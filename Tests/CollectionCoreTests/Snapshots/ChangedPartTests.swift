import CollectionReference
import Testing

@testable import CollectionCore

@Suite("What an edited copy of a snapshot shares with the original")
struct ChangedPartTests {
    /// A snapshot with the same identifiers, metrics and marks that shares no memory with
    /// `snapshot`.
    static func rebuilt(_ snapshot: Snapshot) throws -> Snapshot {
        var copy = Snapshot(limits: Limits())
        try copy.appendSections(snapshot.sectionIdentifiers)
        for section in snapshot.sectionIdentifiers {
            try copy.appendItems(
                snapshot.itemIdentifiers(inSection: section), toSection: section)
        }
        try copy.setMetrics(snapshot.metrics)
        for (index, section) in snapshot.sectionIdentifiers.enumerated() {
            let place = snapshot.content.sections.leaf(of: index)
            try copy.setSectionMetrics(place.leaf.metrics[place.local], ofSections: [section])
        }
        try copy.reloadSections(snapshot.reloadedSectionIdentifiers)
        try copy.reloadItems(snapshot.reloadedItemIdentifiers)
        try copy.reconfigureItems(snapshot.reconfiguredItemIdentifiers)
        return copy
    }

    @Test("A difference does not depend on what is shared", arguments: 1...60)
    func alike(seed: UInt64) throws {
        var run = try SnapshotRun(seed: seed, identifierCount: seed % 3 == 0 ? 60 : 2000)
        for _ in 0..<30 { try run.step() }
        for round in 0..<30 {
            run.snapshot.removeMarks()
            run.model.reloadedItems = []
            run.model.reconfiguredItems = []
            run.model.reloadedSections = []
            let old = run.snapshot
            for _ in 0..<run.random.number(0...2) { try run.step() }
            let part = ChangedPart(from: old, to: run.snapshot)
            let (new, outside) = (run.snapshot.itemIdentifiers, part.itemsBehind)
            #expect(
                old.itemIdentifiers.prefix(part.itemsBefore) == new.prefix(part.itemsBefore))
            #expect(old.itemIdentifiers.suffix(outside) == new.suffix(outside))
            let update = run.snapshot.difference(from: old)
            let expected = try Self.rebuilt(run.snapshot).difference(from: Self.rebuilt(old))
            #expect(update.items == expected.items, "seed \(seed), round \(round)")
        }
    }

    @Test("One item more is found among a hundred thousand without a look at the others")
    func few() throws {
        var old = Snapshot(limits: Limits())
        try old.appendSections(Array(1...1000))
        for section in 1...1000 as ClosedRange<UInt64> {
            try old.appendItems((0..<100).map { section * 1000 + $0 }, toSection: section)
        }
        var new = old
        try new.insertItems([1], beforeItem: 500_050)
        try new.deleteItems([500_060])
        let part = ChangedPart(from: old, to: new)
        #expect(part.sections(of: new) == 499..<500)
        #expect(part.items(of: new).count < 100)
        #expect(ChangedPart(from: old, to: old).items(of: old).isEmpty)
        try new.reconfigureItems([700_000])
        #expect(ChangedPart(from: old, to: new).sections(of: new) == 499..<700)
    }
}
