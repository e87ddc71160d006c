import CollectionClient
import CollectionCore
import CollectionReference
import CollectionWire

/// What a door works on, by the numbers that the server gave.
struct SocketBench {
    var snapshot: UInt32
    var kept: UInt32
    var outline: UInt32
    var part: UInt32

    init(_ client: inout CollectionClient) throws(ClientError) {
        snapshot = try client.createSnapshot()
        kept = try client.createSnapshot()
        outline = try client.createSectionSnapshot()
        part = try client.createSectionSnapshot()
    }
}

extension SocketDoor {
    func perform(_ step: CollectionReference.SnapshotStep) throws(ClientError) -> Outcome {
        switch step {
        case .edit(let change):
            let edit = SnapshotEdit(change, outline: bench.outline)
            let count = try client.edit(edit, snapshot: bench.snapshot)
            return change.tellsCount ? .number(count) : .done
        case .keep: try replace(\.kept, by: .snapshot(bench.snapshot))
        case .restore: try replace(\.snapshot, by: .snapshot(bench.kept))
        case .copyShown: try replace(\.snapshot, by: .shown(byView: view))
        case .apply(let settings):
            try client.applySnapshot(bench.snapshot, options: settings.options, view: view)
        case .applyUsingReloadData:
            try client.applySnapshotUsingReloadData(bench.snapshot, view: view)
        case .applyFiltered(let items, let settings):
            try client.applySnapshot(
                bench.snapshot, filteredTo: items, options: settings.options, view: view)
        case .applyItems(let items, let section, let chunk, let settings):
            try client.applyItems(
                items, toSection: section, content: ItemColumns(chunk),
                options: settings.options, view: view)
        case .contents: return .identifiers(try lists(.snapshot(bench.snapshot)))
        case .shownContents: return .identifiers(try lists(.shown(byView: view)))
        case .editOutline(let change):
            try client.edit(
                SectionSnapshotEdit(change, part: bench.part), sectionSnapshot: bench.outline)
        case .takePart(let item, let includingParent):
            let part = try client.createSectionSnapshot(
                ofPartOf: bench.outline, parent: item, includingParent: includingParent)
            try client.destroySectionSnapshot(bench.part)
            bench.part = part
        case .applyOutline(let section, let settings):
            try client.applySectionSnapshot(
                bench.outline, toSection: section, options: settings.options, view: view)
        case .indexPath, .itemIdentifier, .outlineContents, .outlineItem:
            return try answer(to: step)
        }
        return .done
    }

    private func answer(
        to question: CollectionReference.SnapshotStep
    ) throws(ClientError) -> Outcome {
        switch question {
        case .indexPath(let item):
            return try ifShown { () throws(ClientError) in
                try client.indexPath(ofItem: item, in: .shown(byView: view))
                    .map { .indexPaths([$0]) }
            }
        case .itemIdentifier(let path):
            return try ifShown { () throws(ClientError) in
                try client.itemIdentifier(at: path, in: .shown(byView: view))
                    .map { .identifiers([[$0]]) }
            }
        case .outlineContents:
            let outline = bench.outline
            return .identifiers([
                try client.items(ofSectionSnapshot: outline),
                try client.rootItems(ofSectionSnapshot: outline),
                try client.visibleItems(ofSectionSnapshot: outline),
                try client.expandedItems(ofSectionSnapshot: outline),
                try client.itemsAwaitingChildren(ofSectionSnapshot: outline),
            ])
        case .outlineItem(let item):
            guard let told = try client.outlineItem(item, inSectionSnapshot: bench.outline) else {
                return .nothing
            }
            return .identifiers([
                [told.index, UInt64(told.level), told.isExpanded ? 1 : 0, told.isVisible ? 1 : 0],
                told.parent.map { [$0] } ?? [],
            ])
        default: return .nothing
        }
    }

    /// The protocol refuses to look for a place in data that is no snapshot's; the core finds none.
    private func ifShown(
        _ question: () throws(ClientError) -> Outcome?
    ) throws(ClientError) -> Outcome {
        do throws(ClientError) {
            return try question() ?? .nothing
        } catch .refused(let status)
            where status.error == CollectionError.noSnapshot.code.rawValue
        {
            return .nothing
        }
    }

    /// Makes a copy, and gives back the number of what was there.
    private func replace(
        _ place: WritableKeyPath<SocketBench, UInt32>, by original: SnapshotReference
    ) throws(ClientError) {
        let copy = try client.createSnapshot(copyOf: original)
        try client.destroySnapshot(bench[keyPath: place])
        bench[keyPath: place] = copy
    }

    private func lists(_ snapshot: SnapshotReference) throws(ClientError) -> [[UInt64]] {
        let sections = try client.sectionIdentifiers(of: snapshot)
        let marks = try client.marks(of: snapshot)
        var lists = [
            sections, marks.reloadedSections, marks.reloadedItems, marks.reconfiguredItems,
        ]
        for section in sections {
            lists.append(try client.itemIdentifiers(inSection: section, of: snapshot))
        }
        return lists
    }
}

extension SnapshotEdit {
    /// - Parameter outline: The number of the one that a change may refer to.
    fileprivate init(_ change: SnapshotChange, outline: UInt32) {
        self =
            switch change {
            case .setMetrics(let metrics): .setMetrics(metrics)
            case .setSectionMetrics(let number, let sections):
                .setSectionMetrics(number, ofSections: sections)
            case .setDuplicatePolicy(let policy): .setDuplicatePolicy(policy)
            case .appendSections(let sections): .appendSections(sections)
            case .insertSections(let sections, let place):
                .insertSections(sections, IdentifierPlace(place))
            case .deleteSections(let sections): .deleteSections(sections)
            case .moveSection(let section, let place):
                .moveSection(section, IdentifierPlace(place))
            case .reloadSections(let sections): .reloadSections(sections)
            case .appendItems(let items, let section, let chunk):
                .appendItems(items, toSection: section, content: ItemColumns(chunk))
            case .insertItems(let items, let place, let chunk):
                .insertItems(items, IdentifierPlace(place), content: ItemColumns(chunk))
            case .setItems(let items, let section, let chunk):
                .setItems(items, ofSection: section, content: ItemColumns(chunk))
            case .deleteItems(let items): .deleteItems(items)
            case .deleteAllItems(let keeping): .deleteAllItems(keepingSections: keeping)
            case .moveItem(let item, let place): .moveItem(item, IdentifierPlace(place))
            case .reloadItems(let items, let chunk):
                .reloadItems(items, content: ItemColumns(chunk))
            case .reconfigureItems(let items, let chunk):
                .reconfigureItems(items, content: ItemColumns(chunk))
            case .removeMarks: .removeMarks
            case .replaceItems(let section):
                .replaceItems(inSection: section, sectionSnapshot: outline)
            }
    }
}

extension SectionSnapshotEdit {
    /// - Parameter part: The number of the one that a change may refer to.
    fileprivate init(_ change: OutlineChange, part: UInt32) {
        self =
            switch change {
            case .append(let items, let parent, let chunk):
                .append(items, to: parent, content: ItemColumns(chunk))
            case .insert(let items, let place, let chunk):
                .insert(items, IdentifierPlace(place), content: ItemColumns(chunk))
            case .insertPart(let place): .insertSnapshot(part, IdentifierPlace(place))
            case .replaceChildren(let parent):
                .replaceChildren(of: parent, usingSnapshot: part)
            case .delete(let items): .delete(items)
            case .deleteAll: .deleteAll
            case .expand(let items): .expand(items)
            case .collapse(let items): .collapse(items)
            case .setLazy(let items): .setLazy(items)
            }
    }
}

extension IdentifierPlace {
    fileprivate init(_ place: SnapshotPlace) {
        self = place.isAfter ? .after(place.anchor) : .before(place.anchor)
    }
}

extension ItemColumns {
    /// Nil without columns.
    fileprivate init?(_ chunk: DataDescription.Chunk?) {
        guard let chunk else { return nil }
        self.init(
            widths: chunk.widths, heights: chunk.heights,
            reuseIdentifiers: chunk.reuseIdentifiers, spans: chunk.spans,
            sizesAreEstimates: chunk.options.contains(.sizesAreEstimates))
    }
}
