extension UpdatePlan {
    /// A reconfigured item stays in its view, so the view must be of the right class.
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
                    throw .invalidUpdate(.reconfiguredReuseIdentifier(run.path(at: offset)))
                }
                // Equal items are looked at once, however many they are.
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

    /// Raises where UIKit would: it forgets moves when it looks for the place of what is reloaded.
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

/// Where UIKit looks for what is reloaded: at the old place - deletes before it + inserts before
/// it. It passes over inserts, so it may only meet the target of a move.
private struct PlacesInUIKit {
    private let slots: SlotMap
    private let moves: [UpdatePlan.Run]

    /// - Parameter removed: Of one section, or all sections; so is `placed`.
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
            .conflict(.insert, .move, path(max(first, moves[index].start)), .after))
    }
}
