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
            for offset in 0..<run.count {
                let before = old.leaf.reuseIdentifiers[old.local]
                let after = new.leaf.reuseIdentifiers[new.local]
                if before != after
                    && (before == ItemLeaf.noReuseIdentifier ? standard : before)
                        != (after == ItemLeaf.noReuseIdentifier ? standard : after)
                {
                    throw .invalidUpdate(.reconfiguredReuseIdentifier(run.path(at: offset)))
                }
                old.advance(by: 1, in: source.items)
                new.advance(by: 1, in: content.items)
            }
        }
    }

    /// Raises where UIKit would: it forgets moves when it looks for the place of what is reloaded.
    func checkAsUIKit() throws(CollectionError) {
        try Self.checkAsUIKit(replacedSections, removedSections[...], placedSections[...])
        for run in replacedItems where run.action == .reload {
            let section = run.path.section
            guard case .stays(let new, _) = fate(ofSection: section) else { continue }
            try Self.checkAsUIKit(
                [run], removedItems[Self.group(of: section, in: removedItems)],
                placedItems[Self.group(of: new.section, in: placedItems)])
        }
    }

    private static func checkAsUIKit(
        _ reloaded: [Run], _ removed: ArraySlice<Run>, _ placed: ArraySlice<Run>
    ) throws(CollectionError) {
        let deleted = removed.filter { $0.action == .delete }
        let inserted = placed.filter { $0.action == .insert }
        for run in reloaded where run.action == .reload {
            for offset in 0..<run.count {
                let place = placeInUIKit(of: run.start + offset, deleted, inserted)
                for other in placed where other.start <= place && place < other.start + other.count {
                    throw .invalidUpdate(
                        .conflict(.insert, other.action, other.path(at: place - other.start), .after))
                }
            }
        }
    }

    /// Old place - deletes before it + inserts before the place that it comes to.
    private static func placeInUIKit(
        of old: Int, _ deleted: [Run], _ inserted: [Run]
    ) -> Int {
        var place = old
        for run in deleted where run.start < old { place -= min(run.count, old - run.start) }
        for run in inserted where run.start <= place { place += run.count }
        return place
    }
}
