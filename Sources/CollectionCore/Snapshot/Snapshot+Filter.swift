extension Snapshot {
    /// Leaves only the items of a list, in the order that they have, and the sections that contain
    /// any of these items. Identifiers that do not exist, or are repeated, are ignored. Under the
    /// policy `number` an identifier names all its occurrences.
    ///
    /// - Complexity: O(n) for the items of the snapshot and of the list
    public mutating func filterItems(_ identifiers: [UInt64]) {
        let all = items.all
        let areNamed = areNamed(all, by: identifiers)
        var left: [UInt64] = []
        left.reserveCapacity(min(all.count, identifiers.count))
        var gatherer = ItemGatherer()
        var kept = SectionGatherer()
        var run = 0..<0
        var start = 0
        let allSections = sections.all
        content.sections.forEachLeaf { leaf in
            for local in 0..<leaf.count {
                let before = left.count
                for index in start..<start + Int(leaf.itemCounts[local]) where areNamed[index] {
                    left.append(all[index])
                    if index != run.upperBound {
                        gatherer.append(run, of: content.items)
                        run = index..<index
                    }
                    run = run.lowerBound..<index + 1
                }
                start += Int(leaf.itemCounts[local])
                kept.next(itemCount: left.count - before, metrics: leaf.metrics[local])
            }
        }
        gatherer.append(run, of: content.items)
        content.items = gatherer.finished()
        items = IdentifierList(left)
        content.sections = SumTree(leaves: kept.leaves)
        sections = IdentifierList(kept.indexes.map { allSections[$0] })
        reloadedItems.keep(in: items)
        reconfiguredItems.keep(in: items)
        reloadedSections.keep(in: sections)
    }

    /// For each item, whether a list of identifiers names the item.
    private func areNamed(_ all: [UInt64], by identifiers: [UInt64]) -> [Bool] {
        var areNamed = [Bool](repeating: false, count: all.count)
        var bits = UInt64.max
        if duplicatePolicy == .number {
            bits = DuplicatePolicy.occurrenceUnit - 1
        } else {
            // Hosts filter a list of their own, which mostly has the order of the snapshot.
            var next = 0
            for (index, item) in all.enumerated()
            where next < identifiers.count && item == identifiers[next] {
                areNamed[index] = true
                next += 1
            }
            if next == identifiers.count { return areNamed }
        }
        let table = IdentifierTable(identifiers)
        for (index, item) in all.enumerated() where table.first(item & bits) != nil {
            areNamed[index] = true
        }
        return areNamed
    }
}

/// Collects the sections that contain any items.
private struct SectionGatherer {
    private(set) var leaves: [SectionLeaf] = []
    /// The indexes of these sections among all sections.
    private(set) var indexes: [Int] = []
    private var count = 0

    mutating func next(itemCount: Int, metrics: UInt32) {
        if itemCount > 0 {
            indexes.append(count)
            leaves.appendJoining(
                SectionLeaf(
                    count: 1, itemCounts: Column(repeating: UInt32(itemCount)),
                    metrics: Column(repeating: metrics)))
        }
        count += 1
    }
}

extension IdentifierList {
    /// Makes a list of different identifiers.
    init(_ identifiers: [UInt64]) {
        self.init()
        if !identifiers.isEmpty { insert(identifiers, SortedIdentifiers(identifiers), at: 0) }
    }

    /// Removes the identifiers that another list does not contain.
    fileprivate mutating func keep(in other: IdentifierList) {
        if isEmpty { return }
        self = IdentifierList(all.filter { other.contains($0) })
    }
}
