import CollectionCore
import CollectionWire
import Testing

/// Edits at random, through messages and by calls of the core: the same is refused, and the rest
/// is the same.
@Suite struct SnapshotEqualityTests {
    @Test("Snapshots are the core's", arguments: 0..<20 as Range<UInt64>)
    func equal(seed: UInt64) throws {
        var random = SplitMix(state: seed)
        let conversation = Conversation.withSnapshot()
        var snapshot = Snapshot(limits: Limits())
        var view = CollectionView(limits: Limits())
        var layout = FlowLayout()
        layout.sectionMetrics.itemsFillLine = true
        layout.sectionMetrics.minimumLineSpacing = 0
        try view.setFlowLayout(layout)
        for step in 0..<60 as Range<UInt64> {
            let note = Comment("seed \(seed), step \(step)")
            let edit = Self.edit(&random)
            let moved = Result { try Self.perform(edit, on: &snapshot) }
            switch (conversation.edit(edit), moved) {
            case (.success(let remote), .success(let count)): #expect(remote == count, note)
            case (.failure(let status), .failure(let error as CollectionError)):
                #expect(status == Status(error), note)
            default: Issue.record(note)
            }
            #expect(conversation.identifiers(.sections) == snapshot.sectionIdentifiers, note)
            #expect(conversation.identifiers(.items) == snapshot.itemIdentifiers, note)
            #expect(
                conversation.identifiers(.reloadedItems) == snapshot.reloadedItemIdentifiers, note)
            if step % 3 != 2 { continue }
            let options = BatchUpdateOptions(
                animation: random.next() % 2 == 0 ? Animation(duration_ns: 20) : nil, tag: step)
            #expect(conversation.apply(options: options) == nil, note)
            try view.applySnapshot(snapshot, options: options)
            let remote = conversation.frame(at: 40, time_ns: 10 * step)
            #expect("\(remote)" == "\(try view.displayFrame(for: request(10 * step)))", note)
        }
    }

    private func request(_ time_ns: UInt64) -> DisplayFrameRequest {
        DisplayFrameRequest(
            bounds: Rect(x: 0, y: 40, width: 100, height: 100), time_ns: time_ns,
            isComplete: false, preferredSizes: [])
    }

    private static func some(_ random: inout SplitMix, below: UInt64) -> [UInt64] {
        let first = random.next() % below
        return (0..<1 + random.next() % 6).map { first + $0 * (1 + random.next() % 2) }
    }

    private static func place(_ random: inout SplitMix, below: UInt64) -> IdentifierPlace {
        let anchor = random.next() % below
        return random.next() % 2 == 0 ? .before(anchor) : .after(anchor)
    }

    private static func edit(_ random: inout SplitMix) -> SnapshotEdit {
        let items = some(&random, below: 40)
        let sections = some(&random, below: 4)
        let columns = ItemColumns(
            heights: items.map { Float(5 + $0 % 7) }, sizesAreEstimates: random.next() % 4 == 0)
        let content = random.next() % 3 == 0 ? nil : columns
        switch random.next() % 17 {
        case 0: return .appendSections(sections)
        case 1: return .insertSections(sections, place(&random, below: 4))
        case 2: return .deleteSections([sections[0]])
        case 3: return .moveSection(sections[0], place(&random, below: 4))
        case 4: return .reloadSections(sections)
        case 5, 6, 7: return .appendItems(items, toSection: sections[0], content: content)
        case 8: return .appendItems(items, content: content)
        case 9: return .insertItems(items, place(&random, below: 40), content: content)
        case 10: return .deleteItems(items)
        case 11: return .moveItem(items[0], place(&random, below: 40))
        case 12: return .reloadItems([items[0]])
        case 13: return .reconfigureItems([items[0]])
        case 14:
            return .setDuplicatePolicy(
                Snapshot.DuplicatePolicy(rawValue: UInt32(random.next() % 4)) ?? .error)
        case 15: return .setItems(items, ofSection: sections[0], content: content)
        default:
            return random.next() % 4 == 0
                ? .deleteAllItems(keepingSections: true) : .removeMarks
        }
    }

    private static func content(_ columns: ItemColumns?, _ count: Int) throws -> ItemContent? {
        guard let columns else { return nil }
        return try ItemContent(
            count: count, widths: columns.widths.span, heights: columns.heights.span,
            reuseIdentifiers: columns.reuseIdentifiers.span,
            options: columns.sizesAreEstimates ? .sizesAreEstimates : [], limits: Limits())
    }

    /// By the core's own calls.
    private static func perform(_ edit: SnapshotEdit, on snapshot: inout Snapshot) throws -> UInt64
    {
        switch edit {
        case .appendSections(let sections): return try UInt64(snapshot.appendSections(sections))
        case .insertSections(let sections, .before(let anchor)):
            return try UInt64(snapshot.insertSections(sections, beforeSection: anchor))
        case .insertSections(let sections, .after(let anchor)):
            return try UInt64(snapshot.insertSections(sections, afterSection: anchor))
        case .deleteSections(let sections): try snapshot.deleteSections(sections)
        case .moveSection(let section, .before(let anchor)):
            try snapshot.moveSection(section, beforeSection: anchor)
        case .moveSection(let section, .after(let anchor)):
            try snapshot.moveSection(section, afterSection: anchor)
        case .reloadSections(let sections): try snapshot.reloadSections(sections)
        case .appendItems(let items, let section, let columns):
            return try UInt64(
                snapshot.appendItems(
                    items, toSection: section, content: content(columns, items.count)))
        case .insertItems(let items, .before(let anchor), let columns):
            return try UInt64(
                snapshot.insertItems(
                    items, beforeItem: anchor, content: content(columns, items.count)))
        case .insertItems(let items, .after(let anchor), let columns):
            return try UInt64(
                snapshot.insertItems(
                    items, afterItem: anchor, content: content(columns, items.count)))
        case .setItems(let items, let section, let columns):
            return try UInt64(
                snapshot.setItems(
                    items, ofSection: section, content: content(columns, items.count)))
        case .deleteItems(let items): try snapshot.deleteItems(items)
        case .deleteAllItems(let keeping): snapshot.deleteAllItems(keepingSections: keeping)
        case .moveItem(let item, .before(let anchor)):
            try snapshot.moveItem(item, beforeItem: anchor)
        case .moveItem(let item, .after(let anchor)):
            try snapshot.moveItem(item, afterItem: anchor)
        case .reloadItems(let items, _): try snapshot.reloadItems(items)
        case .reconfigureItems(let items, _): try snapshot.reconfigureItems(items)
        case .setDuplicatePolicy(let policy): snapshot.duplicatePolicy = policy
        case .removeMarks: snapshot.removeMarks()
        case .setMetrics, .setSectionMetrics, .replaceItems: break
        }
        return 0
    }
}
