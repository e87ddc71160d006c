extension UpdatePlan {
    /// Checks that each reconfigured item keeps its reuse identifier, because the item keeps its
    /// view.
    func checkReconfigured(
        _ source: DataSource, _ layout: SectionMetrics
    ) throws(CollectionError) {
        for run in replacedItems where run.action == .reconfigure && !run.keepsContent {
            let section = Int(run.path.section)
            let number = source.metricsNumber(of: section)
            let metrics = number == 0 ? layout : source.metrics[Int(number) - 1]
            let standard = metrics.itemReuseIdentifier.rawValue
            let first = source.sections.position(at: section).itemCount + run.start
            var old = ItemCursor(source.items, at: first)
            var new = ItemCursor(content.items, at: run.firstItem)
            var offset = 0
            while offset < run.count {
                let before = old.leaf.reuseIdentifiers[old.local]
                let after = new.leaf.reuseIdentifiers[new.local]
                if before != after
                    && (before == ItemLeaf.noReuseIdentifier ? standard : before)
                        != (after == ItemLeaf.noReuseIdentifier ? standard : after)
                {
                    throw refusal(
                        .reconfiguredReuseIdentifier(run.path(at: offset)), .part(run.part))
                }
                // Runs of equal items are compared once, however long they are.
                var step = 1
                if old.leaf.reuseIdentifiers.isUniform && new.leaf.reuseIdentifiers.isUniform {
                    step = min(old.countInLeaf, new.countInLeaf, run.count - offset)
                }
                old.advance(by: step, in: source.items)
                new.advance(by: step, in: content.items)
                offset += step
            }
        }
    }

    /// Refuses updates that UIKit refuses: UIKit forgets moves when it computes the place of a
    /// reload.
    func checkAsUIKit() throws(CollectionError) {
        let sections = PlacesInUIKit(removedSections[...], placedSections[...])
        for run in replacedSections where run.action == .reload {
            try sections.check(run) { IndexPath(section: UInt32($0)) }
        }
        var index = 0
        while index < replacedItems.count {
            let section = replacedItems[index].path.section
            let end = Self.group(of: section, in: replacedItems).upperBound
            if case .stays(let new, _) = fate(ofSection: section) {
                let items = PlacesInUIKit(
                    removedItems[Self.group(of: section, in: removedItems)],
                    placedItems[Self.group(of: new.section, in: placedItems)])
                for run in replacedItems[index..<end] where run.action == .reload {
                    try items.check(run) {
                        IndexPath(section: new.section, item: UInt32($0))
                    }
                }
            }
            index = end
        }
    }
}

/// The places where UIKit looks for reloaded items or sections: the old place, minus the deletes
/// before it, plus the inserts before it. Such a place is never that of an insert, but may be the
/// target of a move.
private struct PlacesInUIKit {
    private let slots: SlotMap
    private let moves: [UpdatePlan.Run]

    /// Finds the places for one section, or for all sections.
    ///
    /// - Parameter removed: The removed runs of items of the section, or of sections; `placed`
    ///   likewise.
    init(_ removed: ArraySlice<UpdatePlan.Run>, _ placed: ArraySlice<UpdatePlan.Run>) {
        var deletes = removed.filter { $0.action == .delete }
        var inserts = placed.filter { $0.action == .insert }
        UpdatePlan.addUp(&deletes)
        UpdatePlan.addUp(&inserts)
        slots = SlotMap(removed: deletes[...], placed: inserts[...])
        moves = placed.filter { $0.action == .move }
    }

    func check(
        _ run: UpdatePlan.Run, _ path: (Int) -> IndexPath
    ) throws(CollectionError) {
        guard let first = slots.newIndex(of: run.start),
            let last = slots.newIndex(of: run.start + run.count - 1)
        else { return }
        let index = moves.partitioningIndex { $0.start + $0.count > first }
        if index == moves.count || moves[index].start > last { return }
        throw .invalidUpdate(
            .conflict(.insert, .move, path(max(first, moves[index].start)), .after),
            CollectionError.Detail(.parts(run.part, moves[index].part)))
    }
}
