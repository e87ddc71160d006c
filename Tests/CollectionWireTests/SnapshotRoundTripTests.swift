import CollectionCore
import CollectionWire
import Testing

/// Requests and responses about snapshots, packed, taken apart and packed again.
@Suite struct SnapshotRoundTripTests {
    private static let columns = ItemColumns(
        widths: [1, .infinity], heights: [-0.5], reuseIdentifiers: [0, .max], spans: [7, 0],
        sizesAreEstimates: true)

    private static var edits: [SnapshotEdit] {
        var metrics = SectionMetrics()
        metrics.itemSize = Size(width: 3, height: 4)
        return [
            .appendSections([]), .appendSections([0, .max]),
            .insertSections([1, 2, 3], .before(0)), .insertSections([1], .after(.max)),
            .deleteSections([7]), .moveSection(.max, .before(1)), .moveSection(0, .after(0)),
            .reloadSections([5, 6]), .appendItems([]), .appendItems([1, .max], toSection: 0),
            .appendItems([1, 2], toSection: .max, content: columns),
            .appendItems([1], content: ItemColumns()),
            .insertItems([1, 2], .before(3), content: columns), .insertItems([9], .after(0)),
            .deleteItems([.max]), .deleteAllItems(), .deleteAllItems(keepingSections: true),
            .moveItem(1, .before(2)), .moveItem(1, .after(.max)),
            .reloadItems([1, 2], content: columns), .reloadItems([1]),
            .reconfigureItems([1, 2], content: columns), .reconfigureItems([]),
            .setMetrics([]), .setMetrics([metrics, SectionMetrics()]),
            .setSectionMetrics(.max, ofSections: [1, 2]), .setSectionMetrics(0, ofSections: []),
            .setDuplicatePolicy(.moveExisting), .setDuplicatePolicy(.error),
            .setDuplicatePolicy(.keepFirst), .setDuplicatePolicy(.number), .removeMarks,
            .replaceItems(inSection: .max, sectionSnapshot: .max),
            .replaceItems(inSection: 0, sectionSnapshot: 0),
        ]
    }

    private static var outlineEdits: [SectionSnapshotEdit] {
        [
            .append([1, .max]), .append([], to: 0), .append([1], to: .max, content: columns),
            .insert([1], .before(0)), .insert([1, 2], .after(.max), content: columns),
            .insertSnapshot(3, .before(9)), .insertSnapshot(.max, .after(0)),
            .replaceChildren(of: 1, usingSnapshot: 2), .delete([]), .delete([1]), .deleteAll,
            .expand([1, 2]), .collapse([.max]), .setLazy([0]),
        ]
    }

    private static var questions: [any Operation] {
        let lists: [Snapshot.List] = [
            .sections, .items, .itemsOfSection(0), .itemsOfSection(.max), .reloadedSections,
            .reloadedItems, .reconfiguredItems,
        ]
        return lists.map { GetIdentifiers(.max, $0, first: .max, count: 1) } + [
            GetSnapshotCounts(.max), GetIdentifiers(.max, .items, first: 0, count: 0),
            GetIndexPathOfItem(.max, item: 0), GetIndexOfSection(.max, section: .max),
            GetItemIdentifier(.max, at: IndexPath(section: .max, item: 0)),
        ]
    }

    private static var outlineQuestions: [any Operation] {
        let lists: [SectionSnapshot.List] = [
            .all, .roots, .visible, .expanded, .awaitingChildren,
        ]
        return lists.map { GetOutlineIdentifiers(1, $0, first: 5, count: .max) } + [
            GetOutlineItem(1, item: 0), GetOutlineItem(1, item: .max),
        ]
    }

    private static var operations: [any Operation] {
        let options = BatchUpdateOptions(
            animation: Animation(duration_ns: 5), tag: .max, isStrictUIKit: true,
            fallsBackToReload: true)
        let counts = SnapshotCounts(sectionCount: 0, itemCount: .max)
        let steps: [any Operation] = [
            CreateSnapshot(.empty), CreateSnapshot(.copy(of: 0)), CreateSnapshot(.copy(of: .max)),
            CreateSnapshot(.shown(byView: 1)), DestroySnapshot(.max), ApplySnapshot(1),
            ApplySnapshot(.max, usingReloadData: true, options: options, counts: counts),
            ApplySnapshot(1, filter: []), ApplySnapshot(1, filter: [0, .max]),
            ApplyItems([], toSection: 0),
            ApplyItems([.max, 0], toSection: .max, content: ItemColumns(), options: options),
        ]
        let outlineSteps: [any Operation] = [
            CreateSectionSnapshot(.empty), CreateSectionSnapshot(.copy(of: 3)),
            CreateSectionSnapshot(.part(of: 1, parent: 0, includingParent: false)),
            CreateSectionSnapshot(.part(of: .max, parent: .max, includingParent: true)),
            DestroySectionSnapshot(1), ApplySectionSnapshot(1, toSection: 0),
            ApplySectionSnapshot(.max, toSection: .max, options: options),
        ]
        return steps + edits.map { EditSnapshot(1, $0) } + questions + outlineSteps
            + outlineEdits.map { EditSectionSnapshot(.max, $0) } + outlineQuestions
    }

    @Test("Every operation arrives as it was sent", arguments: operations.indices)
    func operation(index: Int) throws {
        let request = Request(id: 1, view: 2, operation: Self.operations[index])
        let arena = MessageArena()
        let message = Array(request.bytes.dropFirst(MessagePrefix.byteCount))
        let received = try unsafe message.withUnsafeBytes { bytes in
            try unsafe arena.unpackedRequest(bytes)
        }
        #expect("\(received.operation)" == "\(request.operation)")
        #expect(received.bytes == request.bytes)
    }

    private static var outcomes: [Result<Response.Answer, Status>] {
        [
            .success(0, to: CreateSnapshot.self), .success(.max, to: CreateSnapshot.self),
            .success(1, to: CreateSectionSnapshot.self), .success(0, to: EditSnapshot.self),
            .success(.max, to: EditSnapshot.self),
            .success(SnapshotCounts(sectionCount: 1, itemCount: .max), to: GetSnapshotCounts.self),
            .success(IdentifierPart(total: 0, identifiers: []), to: GetIdentifiers.self),
            .success(
                IdentifierPart(total: .max, identifiers: [0, .max]),
                to: GetOutlineIdentifiers.self),
            .success(0, to: GetItemIdentifier.self), .success(.max, to: GetItemIdentifier.self),
            .success(0, to: GetIndexOfSection.self), .success(7, to: GetIndexOfSection.self),
            .success(
                OutlineItem(index: 0, level: 0, parent: nil, isExpanded: false, isVisible: true),
                to: GetOutlineItem.self),
            .success(
                OutlineItem(
                    index: .max, level: .max, parent: 0, isExpanded: true, isVisible: false),
                to: GetOutlineItem.self),
        ]
    }

    @Test("Every result arrives as it was sent", arguments: outcomes.indices)
    func result(index: Int) throws {
        let outcome = Self.outcomes[index]
        let response = Response(id: 9, outcome: outcome)
        let arena = MessageArena()
        let received = try unsafe Array(response.bytes.dropFirst(MessagePrefix.byteCount))
            .withUnsafeBytes { bytes in try unsafe arena.unpackResponse(bytes) }
        #expect("\(received.outcome)" == "\(outcome)")
        #expect(received.bytes == response.bytes)
    }
}
