/// How much at both ends of two snapshots is the same in both. Only the part between may differ.
///
/// A snapshot that was edited shares all else with the snapshot that it was copied from. So the
/// difference of the two costs as much as the edits, however long the snapshots are.
struct ChangedPart {
    var sectionsBefore = 0
    var sectionsBehind = 0
    /// Among all items. Items of the first section and of the last section of the part may be
    /// outside of the part.
    var itemsBefore = 0
    var itemsBehind = 0

    /// - Complexity: O(log n) for each item that is marked in the new snapshot
    init(from old: Snapshot, to new: Snapshot) {
        // The number of metrics means the same in both only if the metrics are the same.
        if !new.reloadedSections.isEmpty || old.metrics != new.metrics { return }
        leaveOutStart(old, new)
        leaveOutEnd(old, new)
        take(new.reloadedItems, in: new)
        take(new.reconfiguredItems, in: new)
    }

    /// The sections of either snapshot in the part.
    func sections(of snapshot: Snapshot) -> Range<Int> {
        sectionsBefore..<snapshot.numberOfSections - sectionsBehind
    }

    /// The items of either snapshot in the part.
    func items(of snapshot: Snapshot) -> Range<Int> {
        itemsBefore..<snapshot.numberOfItems - itemsBehind
    }

    private mutating func leaveOutStart(_ old: Snapshot, _ new: Snapshot) {
        let items = old.items.equalCount(with: new.items, isEnd: false)
        sectionsBefore = old.equalSectionCount(
            with: new, isEnd: false, old.sectionCount(ofFirst: items),
            new.sectionCount(ofFirst: items))
        let section = sectionsBefore
        itemsBefore = old.itemStart(ofSection: section)
        if section < min(old.numberOfSections, new.numberOfSections),
            old.sections[section] == new.sections[section]
        {
            let itemCount = min(old.itemRange(section).count, new.itemRange(section).count)
            itemsBefore = max(itemsBefore, min(items, itemsBefore + itemCount))
        }
    }

    private mutating func leaveOutEnd(_ old: Snapshot, _ new: Snapshot) {
        let items = old.items.equalCount(with: new.items, isEnd: true)
        let count = min(old.numberOfSections, new.numberOfSections) - sectionsBefore
        sectionsBehind = old.equalSectionCount(
            with: new, isEnd: true, min(count, old.sectionCount(ofLast: items)),
            new.sectionCount(ofLast: items))
        let last = old.numberOfSections - 1 - sectionsBehind
        let newLast = new.numberOfSections - 1 - sectionsBehind
        let end = old.itemStart(ofSection: last + 1)
        itemsBehind = old.numberOfItems - max(itemsBefore, end)
        if sectionsBehind < count && old.sections[last] == new.sections[newLast] {
            let itemCount = min(old.itemRange(last).count, new.itemRange(newLast).count)
            itemsBehind = max(itemsBehind, min(items, itemsBehind + itemCount))
        }
        // Items that are equal from both ends count once.
        let least = min(old.numberOfItems, new.numberOfItems)
        itemsBehind = min(itemsBehind, least - itemsBefore)
    }

    /// Adds marked items, and all that stands between these items and this part.
    @inline(never)
    private mutating func take(_ marked: IdentifierList, in new: Snapshot) {
        for identifier in marked.all {
            guard let index = new.items.index(of: identifier) else { continue }
            let section = new.sectionIndex(ofItemAt: index)
            itemsBefore = min(itemsBefore, index)
            itemsBehind = min(itemsBehind, new.numberOfItems - 1 - index)
            sectionsBefore = min(sectionsBefore, section)
            sectionsBehind = min(sectionsBehind, new.numberOfSections - 1 - section)
        }
    }
}

extension Snapshot {
    /// The number of sections at one end of two snapshots that are known to have equal identifiers,
    /// numbers of items, and metrics: at most the lesser of two limits.
    fileprivate func equalSectionCount(
        with other: Snapshot, isEnd: Bool, _ limit: Int, _ otherLimit: Int
    ) -> Int {
        let identifiers = sections.equalCount(with: other.sections, isEnd: isEnd)
        return content.sections.equalCount(
            with: other.content.sections, upTo: min(identifiers, limit, otherLimit), isEnd: isEnd)
    }

    /// The index of a section's first item; for the number of sections, the number of items.
    fileprivate func itemStart(ofSection section: Int) -> Int {
        section < numberOfSections ? itemRange(section).lowerBound : numberOfItems
    }

    /// The number of sections before the section of the item behind the first `items` items.
    @inline(never)
    fileprivate func sectionCount(ofFirst items: Int) -> Int {
        items < numberOfItems ? sectionIndex(ofItemAt: items) : numberOfSections
    }

    /// The number of sections behind the section of the item before the last `items` items.
    fileprivate func sectionCount(ofLast items: Int) -> Int {
        let index = numberOfItems - items
        return index > 0
            ? numberOfSections - 1 - sectionIndex(ofItemAt: index - 1) : numberOfSections
    }
}
