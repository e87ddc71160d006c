import CollectionCore

/// What D3 refuses, in the order in which it is looked for.
struct UpdateCheck {
    let update: ReferenceUpdate
    let before: [ReferenceSection]
    /// What items without a reuse identifier of their own have in sections without metrics.
    let layoutMetrics: SectionMetrics

    /// - Parameter counts: The number of items of each section afterwards, if the host states it.
    func fault(counts: [UInt32]?, isStrict: Bool) -> InvalidUpdate? {
        if let fault = faultBefore() { return fault }
        let order = UpdateOrder(update, before)
        if let fault = faultOfSectionsAfter(order) { return fault }
        let origins = order.origins()
        return faultOfItemsAfter(order, origins)
            ?? counts.flatMap { wrongCount($0, order, origins) }
            ?? wrongReuseIdentifier(order)
            ?? (isStrict ? StrictCheck(order: order, origins: origins).fault() : nil)
    }

    private func faultBefore() -> InvalidUpdate? {
        let (sections, items) = (update.sections, update.items)
        return missing(sections, \.before, .before, before.count) { _ in 0 }
            ?? missing(items, \.before, .before, before.count) { before[$0].items.count }
            ?? conflict(sections, \.before, .before) ?? conflict(items, \.before, .before)
    }

    private func faultOfSectionsAfter(_ order: UpdateOrder) -> InvalidUpdate? {
        missing(update.sections, \.after, .after, order.sectionCountAfter) { _ in 0 }
            ?? conflict(update.sections, \.after, .after)
    }

    private func faultOfItemsAfter(
        _ order: UpdateOrder, _ origins: [UpdateOrder.Origin]
    ) -> InvalidUpdate? {
        missing(update.items, \.after, .after, origins.count) { section in
            order.countLeft(origins[section]) + order.arrivals(in: section).count
        } ?? conflict(update.items, \.after, .after)
    }

    /// The first path that does not exist; of several parts that name it, the first one. Of an
    /// item in a section that does not exist, that section is told.
    private func missing(
        _ entries: [ReferenceUpdate.Entry], _ path: KeyPath<ReferenceUpdate.Entry, IndexPath?>,
        _ state: InvalidUpdate.State, _ sectionCount: Int, itemCount: (Int) -> Int
    ) -> InvalidUpdate? {
        var first: (path: IndexPath, part: Int, fault: InvalidUpdate)?
        for entry in entries {
            guard let named = entry[keyPath: path] else { continue }
            let section = Int(named.section)
            var (told, count) = (IndexPath(section: named.section), sectionCount)
            if section < sectionCount {
                if named.isSection { continue }
                (told, count) = (named, itemCount(section))
                if Int(named.item) < count { continue }
            }
            if let first, (first.path, first.part) <= (named, entry.part) { continue }
            first = (named, entry.part, .missing(entry.action, told, count: count, state))
        }
        return first?.fault
    }

    /// The first path that is named twice, by parts that exclude each other.
    private func conflict(
        _ entries: [ReferenceUpdate.Entry], _ path: KeyPath<ReferenceUpdate.Entry, IndexPath?>,
        _ state: InvalidUpdate.State
    ) -> InvalidUpdate? {
        let named = entries.filter { $0[keyPath: path] != nil }
        let groups = Dictionary(grouping: named) {
            $0[keyPath: path] ?? IndexPath(section: 0)
        }
        for (path, group) in groups.sorted(by: { $0.key < $1.key }) {
            for (number, first) in group.enumerated() {
                for second in group[(number + 1)...]
                where Set([first.action, second.action]) != [.move, .reconfigure] {
                    return .conflict(first.action, second.action, path, state)
                }
            }
        }
        return nil
    }

    /// The reuse identifier that an item shows itself with in a section.
    private func reuseIdentifier(
        _ item: ReferenceItem, _ metrics: SectionMetrics?
    ) -> ReuseIdentifier {
        item.reuseIdentifier ?? (metrics ?? layoutMetrics).itemReuseIdentifier
    }

    private func wrongReuseIdentifier(_ order: UpdateOrder) -> InvalidUpdate? {
        let described = order.entries(.reconfigure).filter { $0.item != nil }
        let paths = described.compactMap(\.before).sorted()
        for path in paths {
            let section = before[Int(path.section)]
            let old = section.items[Int(path.item)]
            let new = order.entry(.reconfigure, at: path)?.item ?? old
            // As if it stayed in its section: those of items that move may change anyway.
            if reuseIdentifier(old, section.metrics) != reuseIdentifier(new, section.metrics) {
                return .reconfiguredReuseIdentifier(path)
            }
        }
        return nil
    }
}
