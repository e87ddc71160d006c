extension Snapshot {
    /// Removes items. The caller must remove their marks.
    ///
    /// - Parameter indexes: Different indexes among all items, in any order.
    mutating func removeItems(at indexes: [Int]) {
        var indexes = indexes
        indexes.sortAscending()
        let runs = Self.runs(indexes)
        for run in runs.reversed() { takeFromSections(run) }
        if runs.count > 64 && runs.count > numberOfItems / 512 {
            rebuildItems(without: runs)
            return
        }
        for run in runs.reversed() {
            items.remove(run)
            removeContent(run)
        }
    }

    private static func runs(_ indexes: [Int]) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        for index in indexes {
            if let last = runs.last, last.upperBound == index {
                runs[runs.count - 1] = last.lowerBound..<index + 1
            } else {
                runs.append(index..<index + 1)
            }
        }
        return runs
    }

    mutating func removeContent(_ range: Range<Int>) {
        content.items.replaceSubrange(range, with: nil)
    }

    /// Reduces the item counts of the sections that contain a run of items. Starts with the last
    /// section, because the places of sections depend on the counts before them.
    private mutating func takeFromSections(_ run: Range<Int>) {
        var end = run.upperBound
        while end > run.lowerBound {
            let section = sectionIndex(ofItemAt: end - 1)
            let range = itemRange(section)
            let start = max(range.lowerBound, run.lowerBound)
            setItemCount(range.count - (end - start), ofSection: section)
            end = start
        }
    }

    /// Removes so many runs of items that building a new list is cheaper.
    private mutating func rebuildItems(without runs: [Range<Int>]) {
        let old = items.all
        var left: [UInt64] = []
        left.reserveCapacity(old.count)
        var gatherer = ItemGatherer()
        var start = 0
        for run in runs + [old.count..<old.count] {
            left.append(contentsOf: old[start..<run.lowerBound])
            gatherer.append(start..<run.lowerBound, of: content.items)
            start = run.upperBound
        }
        items = IdentifierList(left)
        content.items = gatherer.finished()
    }

    mutating func setItemCount(_ count: Int, ofSection section: Int) {
        let place = content.sections.leaf(of: section)
        let metrics = place.leaf.metrics[place.local]
        setSection(section, itemCount: UInt32(count), metrics: metrics)
    }

    mutating func setSection(_ section: Int, itemCount: UInt32, metrics: UInt32) {
        content.sections.replaceSubrange(
            section..<section + 1,
            with: SectionLeaf(
                count: 1, itemCounts: Column(repeating: itemCount),
                metrics: Column(repeating: metrics)))
    }

    @inline(never)
    mutating func forgetMarks(ofItem item: UInt64) {
        reloadedItems.removeIfThere(item)
        reconfiguredItems.removeIfThere(item)
    }
}

extension IdentifierList {
    @inline(never)
    mutating func removeIfThere(_ identifier: UInt64) {
        if isEmpty { return }
        if let index = index(of: identifier) { remove(index..<index + 1) }
    }

    /// Appends an identifier unless the list contains it.
    @inline(never)
    mutating func note(_ identifier: UInt64) {
        if !contains(identifier) { insert(identifier, at: count) }
    }
}
