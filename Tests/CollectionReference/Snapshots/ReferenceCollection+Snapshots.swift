import CollectionCore

/// What steps about snapshots work on.
struct SnapshotBench {
    var snapshot = ReferenceSnapshot()
    var kept = ReferenceSnapshot()
    /// What the view shows, without marks; nil for data that came otherwise.
    var shown: ReferenceSnapshot?
    var outline = ReferenceOutline()
    var part = ReferenceOutline()
    /// Whether the last attempt to show a snapshot failed.
    var wasRefused = false
    /// Whether the last step showed one.
    var wasJustShown = false
}

extension ReferenceCollection {
    func perform(_ step: SnapshotStep) throws(CollectionError) -> Outcome {
        switch step {
        case .edit(let change):
            let count = try bench.snapshot.perform(change, bench.outline)
            return count.map { .number($0) } ?? .done
        case .keep: bench.kept = bench.snapshot
        case .restore: bench.snapshot = bench.kept
        case .copyShown:
            guard let shown = bench.shown else { throw .noSnapshot }
            bench.snapshot = shown
        case .apply, .applyUsingReloadData, .applyFiltered, .applyItems, .applyOutline:
            bench.wasRefused = true
            try show(step)
            bench.wasRefused = false
            bench.wasJustShown = true
        case .contents: return .identifiers(bench.snapshot.lists)
        case .shownContents:
            guard let shown = bench.shown else { throw .noSnapshot }
            return .identifiers(shown.lists)
        case .indexPath(let item):
            return bench.shown?.indexPath(ofItem: item).map { .indexPaths([$0]) } ?? .nothing
        case .itemIdentifier(let path):
            return bench.shown?.itemIdentifier(at: path).map { .identifiers([[$0]]) } ?? .nothing
        case .editOutline(let change): try bench.outline.perform(change, bench.part)
        case .takePart(let item, let includingParent):
            bench.part = try bench.outline.part(of: item, includingParent: includingParent)
        case .outlineContents: return .identifiers(bench.outline.lists)
        case .outlineItem(let item):
            return bench.outline.description(of: item).map { .identifiers($0) } ?? .nothing
        }
        return .done
    }

    private func show(_ step: SnapshotStep) throws(CollectionError) {
        switch step {
        case .apply(let options): try apply(bench.snapshot, options)
        case .applyUsingReloadData: try reload(bench.snapshot)
        case .applyFiltered(let items, let options):
            var next = bench.snapshot
            next.filterItems(items)
            try apply(next, options)
        case .applyItems(let items, let section, let content, let options):
            var next = bench.shown ?? ReferenceSnapshot()
            _ = try next.set(items, ofSection: section, content)
            try apply(next, options)
        case .applyOutline(let section, let options):
            var next = bench.shown ?? ReferenceSnapshot()
            try next.replaceItems(inSection: section, bench.outline)
            noteHeir(in: bench.outline)
            do throws(CollectionError) {
                try apply(next, options)
            } catch {
                focus.heir = nil
                throw error
            }
        default: break
        }
    }

    /// E6: the difference from the one before, or a reload.
    private func apply(
        _ snapshot: ReferenceSnapshot, _ options: BatchSettings
    ) throws(CollectionError) {
        if !openBatches.isEmpty { throw .wrongState(.batchIsOpen) }
        if let shown = bench.shown {
            do throws(CollectionError) {
                try applyDifference(from: shown, to: snapshot, options)
                return
            } catch {
                if !options.fallsBackToReload { throw error }
            }
        }
        try reload(snapshot)
        applied.append(options.tag)
    }

    private func applyDifference(
        from shown: ReferenceSnapshot, to snapshot: ReferenceSnapshot, _ options: BatchSettings
    ) throws(CollectionError) {
        let update = ReferenceDifference(from: shown, to: snapshot).update
        try checkReuseIdentifiers(
            update.items.compactMap(\.item)
                + update.sections.compactMap(\.section).flatMap(\.items))
        let kept = keptByIdentifier
        try apply(update, counts: nil, options, tags: [options.tag])
        note(snapshot)
        carry(kept)
    }

    private func reload(_ snapshot: ReferenceSnapshot) throws(CollectionError) {
        try checkReuseIdentifiers(snapshot.sections.flatMap { $0.items.map(\.content) })
        let kept = keptByIdentifier
        try replaceData(snapshot.referenceSections)
        news.selectionReason = .reload
        note(snapshot)
        refindFocus(in: snapshot)
        carry(kept)
    }

    private func note(_ snapshot: ReferenceSnapshot) {
        bench.shown = snapshot
        bench.shown?.removeMarks()
    }

    /// The standard one is 0; of the others only those of cells will do.
    private func checkReuseIdentifiers(_ items: [ReferenceItem]) throws(CollectionError) {
        let used = Set(items.compactMap(\.reuseIdentifier?.rawValue)).sorted()
        for number in used where number > 0 {
            let index = Int(number) - 1
            if index >= identifiers.count || identifiers[index].category != .cell {
                throw .unknownReuseIdentifier(number, .cell, .none)
            }
        }
    }
}
