import CollectionCore
import CollectionReference
import Testing

@Suite("Snapshots")
struct SnapshotTests {
    @Test("Changes at random do what they do to plain arrays", arguments: 1...24)
    func random(seed: UInt64) throws {
        let note = Comment("seed \(seed)")
        var run = try SnapshotRun(seed: seed, identifierCount: seed % 2 == 0 ? 150 : 3000)
        for step in 0..<200 {
            let (before, modelBefore) = (run.snapshot, run.model)
            try run.step()
            try #require(run.model.difference(from: run.snapshot) == nil, "\(note) step \(step)")
            if step % 8 == 0 {
                try #require(
                    run.snapshot.brokenInvariant() == nil, "\(note) step \(step)")
                try #require(
                    modelBefore.difference(from: before) == nil, "\(note) step \(step): the copy")
            }
        }
        let model = run.model
        for (section, entry) in model.sections.enumerated() {
            for (item, value) in entry.items.enumerated() {
                let path = IndexPath(section: UInt32(section), item: UInt32(item))
                #expect(run.snapshot.indexPath(ofItem: value.identifier) == path, note)
                #expect(run.snapshot.itemIdentifier(at: path) == value.identifier, note)
                #expect(
                    run.snapshot.sectionIdentifier(containingItem: value.identifier)
                        == entry.identifier, note)
            }
        }
    }

    /// Everything at one place is what labels and chunks like least.
    @Test("Items inserted one by one at one place are found", arguments: [0, 1, 2])
    func onePlace(kind: Int) throws {
        var snapshot = Snapshot(limits: Limits())
        try snapshot.appendSections([7])
        try snapshot.appendItems([1_000_000, 2_000_000])
        var expected: [UInt64] = [1_000_000, 2_000_000]
        for identifier in UInt64(0)..<6000 {
            switch kind {
            case 0:
                try snapshot.insertItems([identifier], afterItem: 1_000_000)
                expected.insert(identifier, at: 1)
            case 1:
                try snapshot.insertItems([identifier], beforeItem: expected[0])
                expected.insert(identifier, at: 0)
            default:
                try snapshot.appendItems([identifier])
                expected.append(identifier)
            }
        }
        #expect(snapshot.itemIdentifiers == expected)
        #expect(snapshot.brokenInvariant() == nil)
        for index in stride(from: 0, to: expected.count, by: 37) {
            #expect(snapshot.indexOfItem(expected[index]) == index)
        }
        for identifier in UInt64(0)..<6000 { try snapshot.deleteItems([identifier]) }
        #expect(snapshot.itemIdentifiers == [1_000_000, 2_000_000])
        #expect(snapshot.brokenInvariant() == nil)
    }

    @Test("A refused change says why and changes nothing")
    func refusals() throws {
        var snapshot = Snapshot(limits: Limits())
        #expect(throws: CollectionError.snapshot(.noSections)) { try snapshot.appendItems([1]) }
        try snapshot.appendSections([0, 1])
        try snapshot.appendItems([1, 2, 3], toSection: 0)
        let refusals: [(SnapshotFault, (inout Snapshot) throws -> Void)] = [
            (.unknownSection(9), { try $0.appendItems([4], toSection: 9) }),
            (.repeatedItems([4]), { try $0.appendItems([4, 5, 4]) }),
            (.repeatedItems([1]), { try $0.deleteItems([1, 1]) }),
            (.unknownItem(9), { try $0.insertItems([4], beforeItem: 9) }),
            (.unknownItem(9), { try $0.moveItem(9, afterItem: 1) }),
            (.unknownItem(9), { try $0.moveItem(1, afterItem: 9) }),
            (.besideItself(1), { try $0.moveItem(1, afterItem: 1) }),
            (.besideItself(2), { try $0.insertItems([4, 2], afterItem: 2) }),
            (.repeatedSections([4]), { try $0.appendSections([4, 4]) }),
            (.repeatedSections([1]), { try $0.setSectionMetrics(0, ofSections: [1, 1]) }),
            (.unknownSection(9), { try $0.insertSections([4], afterSection: 9) }),
            (.besideItself(1), { try $0.insertSections([4, 1], afterSection: 1) }),
            (.besideItself(1), { try $0.moveSection(1, beforeSection: 1) }),
            (.unknownSection(9), { try $0.moveSection(9, beforeSection: 1) }),
            (.unknownItem(9), { try $0.reloadItems([1, 9]) }),
            (.unknownItem(9), { try $0.reconfigureItems([1, 9]) }),
        ]
        let model = SnapshotModel(sections: [
            .init(identifier: 0, items: [1, 2, 3].map { .init(identifier: $0) }),
            .init(identifier: 1),
        ])
        for (fault, call) in refusals {
            #expect(throws: CollectionError.snapshot(fault)) { try call(&snapshot) }
            #expect(model.difference(from: snapshot) == nil, "\(fault)")
        }
        snapshot.duplicatePolicy = .error
        #expect(throws: CollectionError.snapshot(.existingItems([2]))) {
            try snapshot.appendItems([4, 2])
        }
        #expect(throws: CollectionError.snapshot(.existingSections([0]))) {
            try snapshot.appendSections([0])
        }
        #expect(model.difference(from: snapshot) == nil)
        #expect(
            CollectionError.snapshot(.repeatedItems([4, 5])).message
                == "item identifiers are not unique: 4, 5")
        #expect(CollectionError.snapshot(.unknownItem(4)).code == .notFound)
    }

    @Test("The policy keepFirst leaves what is there as it is")
    func keepFirst() throws {
        var snapshot = Snapshot(limits: Limits())
        snapshot.duplicatePolicy = .keepFirst
        try snapshot.appendSections([0, 1])
        try snapshot.appendSections([2, 0, 3])
        #expect(snapshot.sectionIdentifiers == [0, 1, 2, 3])
        try snapshot.appendItems([1, 2], toSection: 0, content: ItemContent(widths: [10, 20]))
        try snapshot.appendItems([3, 1, 4], content: ItemContent(widths: [30, 11, 40]))
        #expect(snapshot.itemIdentifiers == [1, 2, 3, 4])
        #expect(snapshot.itemWidths == [10, 20, 30, 40])
    }

    @Test("Limits hold, and what they refuse changes nothing")
    func limits() throws {
        var limits = Limits()
        limits.itemCount = 4
        limits.sectionCount = 2
        var snapshot = Snapshot(limits: limits)
        try snapshot.appendSections([0, 1])
        #expect(throws: CollectionError.limitExceeded(.sections, value: 3, maximum: 2)) {
            try snapshot.appendSections([2])
        }
        try snapshot.appendItems([1, 2, 3])
        #expect(throws: CollectionError.limitExceeded(.items, value: 5, maximum: 4)) {
            try snapshot.appendItems([4, 5])
        }
        // Those that are moved are no new ones.
        #expect(try snapshot.appendItems([4, 1], toSection: 0) == 1)
        #expect(snapshot.itemIdentifiers == [4, 1, 2, 3])

        limits = Limits()
        limits.dataBytes = 76 + 3 * 40
        snapshot = Snapshot(limits: limits)
        try snapshot.appendSections([0])
        try snapshot.appendItems([1, 2, 3], content: ItemContent(widths: [1, 2, 3]))
        #expect(throws: CollectionError.limitExceeded(.dataBytes, value: 236, maximum: 196)) {
            try snapshot.appendItems([4])
        }
    }

    @Test("Contents are rounded and checked as pushed data is")
    func contents() throws {
        #expect(throws: CollectionError.invalidNumber("widths", index: 1, .negative)) {
            try ItemContent(widths: [1, -1])
        }
        var snapshot = Snapshot(limits: Limits())
        try snapshot.appendSections([0])
        try snapshot.appendItems([1], content: ItemContent(widths: [0.1]))
        #expect(snapshot.itemWidths == [Float(6554.0 / 65536)])
        #expect(throws: CollectionError.unequalColumns("content", count: 1, expected: 2)) {
            try snapshot.appendItems([2, 3], content: ItemContent(widths: [1]))
        }
        try snapshot.setMetrics([SectionMetrics()])
        try snapshot.setSectionMetrics(1, ofSections: [0])
        #expect(throws: CollectionError.invalidNumber("section_metrics", index: 0, .outOfRange)) {
            try snapshot.setMetrics([])
        }
    }
}
