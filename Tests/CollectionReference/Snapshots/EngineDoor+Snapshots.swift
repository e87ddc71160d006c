import CollectionCore

/// Snapshots of a door: values of the engine's own.
struct EngineBench {
    var snapshot: Snapshot
    var kept: Snapshot
    var outline: SectionSnapshot
    var part: SectionSnapshot

    init(_ limits: Limits) {
        snapshot = Snapshot(limits: limits)
        kept = snapshot
        outline = SectionSnapshot(limits: limits)
        part = outline
    }

    /// Nil for a step that is none of these alone.
    mutating func perform(_ step: SnapshotStep) throws(CollectionError) -> Outcome? {
        switch step {
        case .edit(.replaceItems(let section)):
            try snapshot.replaceItems(inSection: section, with: outline)
        case .edit(let change):
            let count = try snapshot.perform(change)
            return count.map { .number($0) } ?? .done
        case .keep: kept = snapshot
        case .restore: snapshot = kept
        case .contents: return .identifiers(try snapshot.lists)
        case .editOutline(.insertPart(.before(let anchor))):
            try outline.insert(part, before: anchor)
        case .editOutline(.insertPart(.after(let anchor))):
            try outline.insert(part, after: anchor)
        case .editOutline(.replaceChildren(let parent)):
            try outline.replace(childrenOf: parent, using: part)
        case .editOutline(let change): try outline.perform(change)
        case .takePart(let item, let includingParent):
            part = try outline.snapshot(of: item, includingParent: includingParent)
        case .outlineContents: return .identifiers(outline.lists)
        case .outlineItem(let item): return try outline.describe(item)
        default: return nil
        }
        return .done
    }
}

extension EngineDoor {
    func perform(_ step: SnapshotStep) throws(CollectionError) -> Outcome {
        if let outcome = try bench.perform(step) { return outcome }
        switch step {
        case .copyShown:
            guard let shown = view.snapshot else { throw .noSnapshot }
            bench.snapshot = shown
        case .apply(let settings):
            try view.applySnapshot(bench.snapshot, options: settings.options)
        case .applyUsingReloadData: try view.applySnapshotUsingReloadData(bench.snapshot)
        case .applyFiltered(let items, let settings):
            var next = bench.snapshot
            next.filterItems(items)
            try view.applySnapshot(next, options: settings.options)
        case .applyItems(let items, let section, let chunk, let settings):
            try view.applySnapshot(options: settings.options) { next throws(CollectionError) in
                try next.setItems(
                    items, ofSection: section, content: ItemContent(chunk, items.count))
            }
        case .applyOutline(let section, let settings):
            try view.applySectionSnapshot(
                bench.outline, toSection: section, options: settings.options)
        case .shownContents:
            guard let shown = view.snapshot else { throw .noSnapshot }
            return .identifiers(try shown.lists)
        case .indexPath(let item):
            return view.indexPath(forItem: item).map { .indexPaths([$0]) } ?? .nothing
        case .itemIdentifier(let path):
            return view.itemIdentifier(at: path).map { .identifiers([[$0]]) } ?? .nothing
        default: break
        }
        return .done
    }
}

extension Snapshot {
    /// - Returns: How many identifiers were moved; nil for changes that do not say.
    fileprivate mutating func perform(_ change: SnapshotChange) throws(CollectionError) -> Int? {
        switch change {
        case .setMetrics(let metrics): try setMetrics(metrics)
        case .setSectionMetrics(let number, let sections):
            try setSectionMetrics(number, ofSections: sections)
        case .setDuplicatePolicy(let policy): duplicatePolicy = policy
        case .appendSections(let sections): return try appendSections(sections)
        case .insertSections(let sections, .before(let anchor)):
            return try insertSections(sections, beforeSection: anchor)
        case .insertSections(let sections, .after(let anchor)):
            return try insertSections(sections, afterSection: anchor)
        case .deleteSections(let sections): try deleteSections(sections)
        case .moveSection(let section, .before(let anchor)):
            try moveSection(section, beforeSection: anchor)
        case .moveSection(let section, .after(let anchor)):
            try moveSection(section, afterSection: anchor)
        case .reloadSections(let sections): try reloadSections(sections)
        default: return try performOnItems(change)
        }
        return nil
    }

    private mutating func performOnItems(
        _ change: SnapshotChange
    ) throws(CollectionError) -> Int? {
        switch change {
        case .appendItems(let items, let section, let chunk):
            return try appendItems(
                items, toSection: section, content: ItemContent(chunk, items.count))
        case .insertItems(let items, .before(let anchor), let chunk):
            return try insertItems(
                items, beforeItem: anchor, content: ItemContent(chunk, items.count))
        case .insertItems(let items, .after(let anchor), let chunk):
            return try insertItems(
                items, afterItem: anchor, content: ItemContent(chunk, items.count))
        case .setItems(let items, let section, let chunk):
            return try setItems(
                items, ofSection: section, content: ItemContent(chunk, items.count))
        case .deleteItems(let items): try deleteItems(items)
        case .deleteAllItems(let keeping): deleteAllItems(keepingSections: keeping)
        case .moveItem(let item, .before(let anchor)): try moveItem(item, beforeItem: anchor)
        case .moveItem(let item, .after(let anchor)): try moveItem(item, afterItem: anchor)
        case .reloadItems(let items, let chunk):
            try reloadItems(items, content: ItemContent(chunk, items.count))
        case .reconfigureItems(let items, let chunk):
            try reconfigureItems(items, content: ItemContent(chunk, items.count))
        case .removeMarks: removeMarks()
        default: break
        }
        return nil
    }

    fileprivate var lists: [[UInt64]] {
        get throws(CollectionError) {
            var lists = [
                sectionIdentifiers, reloadedSectionIdentifiers, reloadedItemIdentifiers,
                reconfiguredItemIdentifiers,
            ]
            for section in sectionIdentifiers {
                lists.append(try itemIdentifiers(inSection: section))
            }
            return lists
        }
    }
}

extension SectionSnapshot {
    fileprivate mutating func perform(_ change: OutlineChange) throws(CollectionError) {
        switch change {
        case .append(let items, let parent, let chunk):
            try append(items, to: parent, content: ItemContent(chunk, items.count))
        case .insert(let items, .before(let anchor), let chunk):
            try insert(items, before: anchor, content: ItemContent(chunk, items.count))
        case .insert(let items, .after(let anchor), let chunk):
            try insert(items, after: anchor, content: ItemContent(chunk, items.count))
        case .delete(let items): try delete(items)
        case .deleteAll: deleteAll()
        case .expand(let items): try expand(items)
        case .collapse(let items): try collapse(items)
        case .setLazy(let items): try setLazy(items)
        case .insertPart, .replaceChildren: break
        }
    }

    fileprivate var lists: [[UInt64]] {
        [items, rootItems, visibleItems, expandedItems, itemsAwaitingChildren]
    }

    fileprivate func describe(_ item: UInt64) throws(CollectionError) -> Outcome {
        guard let index = index(of: item) else { return .nothing }
        let numbers = [
            UInt64(index), UInt64(try level(of: item)), isExpanded(item) ? 1 : 0,
            isVisible(item) ? 1 : 0,
        ]
        return .identifiers([numbers, try parent(of: item).map { [$0] } ?? []])
    }
}

extension ItemContent {
    /// Nil without columns.
    fileprivate init?(
        _ chunk: DataDescription.Chunk?, _ count: Int
    ) throws(CollectionError) {
        guard let chunk else { return nil }
        try self.init(
            count: count, widths: chunk.widths.span, heights: chunk.heights.span,
            reuseIdentifiers: chunk.reuseIdentifiers.span, spans: chunk.spans.span,
            options: chunk.options, limits: Limits())
    }
}
