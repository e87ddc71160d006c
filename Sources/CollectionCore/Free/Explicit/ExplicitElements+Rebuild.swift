// Updates of many elements, which rebuild the tables and the index.
extension ExplicitElements {
    /// Whether rebuilding everything is cheaper than changing one element after another.
    ///
    /// - Complexity: O(parts log n)
    func isWorthRebuilding(for plan: UpdatePlan, _ old: SumTree<SectionLeaf>) -> Bool {
        let few = max(16, count / 64)
        var changes = plan.placedItems.count + plan.placedSections.count
        for run in plan.removedItems {
            if changes > few { return true }
            if run.count == 1 {
                changes += 1
            } else {
                let first = old.position(at: Int(run.path.section)).itemCount + run.start
                changes += cells.order.count(in: first..<first + run.count) + 1
            }
        }
        for run in plan.removedSections {
            if changes > few { return true }
            changes += elementCount(run, old) + 1
        }
        for run in plan.replacedSections where run.bringsItems {
            if changes > few { return true }
            changes += elementCount(run, old) + 1
        }
        return changes > few
    }

    /// The number of elements with attributes in the sections of a run.
    private func elementCount(_ run: UpdatePlan.Run, _ old: SumTree<SectionLeaf>) -> Int {
        let items =
            old.position(at: run.start).itemCount..<old.position(at: run.end).itemCount
        return cells.order.count(in: items) + views.order.count(in: run.start + 1..<run.end + 1)
    }

    /// Adjusts all attributes for an update, as `follow` does, by rebuilding everything.
    ///
    /// - Complexity: O(n + parts log n); O(n log n) where elements move
    mutating func rebuild(
        _ plan: UpdatePlan, from old: SumTree<SectionLeaf>, to new: SumTree<SectionLeaf>
    ) {
        let items = keptItems(plan, old, new)
        let sections = plan.changesSections ? keptViews(plan) : nil
        if isIndexed {
            let views = sections?.newSlots(of: views.slots.count)
            index.rename(cells: items.newSlots(of: cells.slots.count), views: views)
        }
        cells.keep(items)
        if let sections { views.keep(sections) }
        settle()
    }

    private func keptItems(
        _ plan: UpdatePlan, _ old: SumTree<SectionLeaf>, _ new: SumTree<SectionLeaf>
    ) -> KeptElements {
        var kept = KeptElements(room: cells.count)
        var section = SectionOfItems(index: 0, firstItem: 0, itemCount: 0, metrics: 0)
        var fates = ItemFates()
        cells.order.forEachElement { number, slot in
            if number >= section.end {
                section = old.section(ofItem: number)
                fates = ItemFates(ofSection: UInt32(section.index), plan, new)
            }
            if let new = fates.newNumber(of: number - section.firstItem, plan, new) {
                kept.append(new, slot: slot)
            }
        }
        kept.sort()
        return kept
    }

    private func keptViews(_ plan: UpdatePlan) -> KeptElements {
        var kept = KeptElements(room: views.count)
        // Views of no section have the number 0, and stay.
        var (last, fate): (Int, Int?) = (0, 0)
        views.order.forEachElement { number, slot in
            if number != last {
                let section = plan.newSection(of: UInt32(number - 1))
                (last, fate) = (number, section.map { 1 + Int($0) })
            }
            if let fate { kept.append(fate, slot: slot) }
        }
        kept.sort()
        return kept
    }
}

/// The numbers of one section's items after an update. Items are asked for in ascending order, so
/// the runs of the section are passed only once.
private struct ItemFates {
    /// The number of the section's first item after the update; nil: the section's items are
    /// deleted with it, or replaced.
    private var firstItem: Int?
    /// The section's runs that were not passed yet, as indices into the plan's runs of items.
    private var removed = 0..<0
    private var placed = 0..<0
    /// The number of items in the runs that were passed.
    private var removedBefore = 0
    private var placedBefore = 0

    /// A section without items.
    init() {}

    init(ofSection section: UInt32, _ plan: UpdatePlan, _ new: SumTree<SectionLeaf>) {
        removed = UpdatePlan.group(of: section, in: plan.removedItems)
        let replaced = UpdatePlan.find(IndexPath(section: section), in: plan.replacedSections)
        if let replaced, plan.replacedSections[replaced.index].bringsItems { return }
        guard let newSection = plan.newSection(of: section) else { return }
        firstItem = new.position(at: Int(newSection)).itemCount
        placed = UpdatePlan.group(of: newSection, in: plan.placedItems)
    }

    /// Returns the number of an item after the update; nil: the item is deleted.
    ///
    /// - Parameter item: The item's index in the section, never less than in the call before.
    mutating func newNumber(
        of item: Int, _ plan: UpdatePlan, _ new: SumTree<SectionLeaf>
    ) -> Int? {
        while !removed.isEmpty && plan.removedItems[removed.lowerBound].end <= item {
            removedBefore += plan.removedItems[removed.lowerBound].count
            removed = removed.dropFirst()
        }
        if !removed.isEmpty && plan.removedItems[removed.lowerBound].start <= item {
            let run = plan.removedItems[removed.lowerBound]
            if run.action != .move { return nil }
            let target = plan.placedItems[run.partner]
            return new.position(at: Int(target.path.section)).itemCount + target.start + item
                - run.start
        }
        guard let firstItem else { return nil }
        let rank = item - removedBefore
        while !placed.isEmpty
            && plan.placedItems[placed.lowerBound].start - placedBefore <= rank
        {
            placedBefore += plan.placedItems[placed.lowerBound].count
            placed = placed.dropFirst()
        }
        return firstItem + rank + placedBefore
    }
}

/// The elements of a table that remain after an update, in their new order.
struct KeptElements {
    private(set) var numbers: [Int] = []
    private(set) var slots: [Int] = []
    private var isAscending = true

    init(room: Int) {
        numbers.reserveCapacity(room)
        slots.reserveCapacity(room)
    }

    mutating func append(_ number: Int, slot: Int) {
        if let last = numbers.last, number < last { isAscending = false }
        numbers.append(number)
        slots.append(slot)
    }

    /// Sorts the elements by number; elements with equal numbers keep their order.
    mutating func sort() {
        if isAscending { return }
        let entries = SortedIdentifiers(numbers.map { UInt64($0) }).entries
        slots = entries.map { slots[Int($0.number)] }
        numbers = entries.map { Int($0.identifier) }
    }

    /// Returns the new slot of each old slot, or `none`. Elements get new slots in their order.
    func newSlots(of count: Int) -> [UInt32] {
        var new = [UInt32](repeating: Self.none, count: count)
        for (index, slot) in slots.enumerated() { new[slot] = UInt32(index) }
        return new
    }

    static let none = UInt32.max
}

extension ExplicitTable {
    /// Rebuilds the table from some of its elements, with slots in their order.
    ///
    /// - Complexity: O(n), where slots mostly ascend
    mutating func keep(_ kept: KeptElements) {
        var gatherer = LeafGatherer<AttributesLeaf>()
        var place: SumTree<AttributesLeaf>.Place?
        var range = 0..<0
        for slot in kept.slots {
            if !range.contains(slot) {
                let found = slots.place(of: slot)
                range = found.before.count..<found.before.count + found.leaf.count
                place = found
            }
            if let place {
                let local = slot - range.lowerBound
                gatherer.append(place.leaf, local..<local + 1)
            }
        }
        self = ExplicitTable(
            slots: SumTree(leaves: gatherer.finished()), order: ElementOrder(kept.numbers))
    }
}

extension RectangleIndex {
    /// Gives elements new slots, and removes elements that have none.
    ///
    /// - Parameter cells: The new slots of cells, by old slot, as `KeptElements.newSlots(of:)`
    ///   returns them.
    /// - Parameter views: The new slots of views, by old slot; nil: the slots of views stay.
    mutating func rename(cells: [UInt32], views: [UInt32]?) {
        for number in classes.indices where !classes[number].isEmpty {
            var entries: [RectangleEntry] = []
            entries.reserveCapacity(classes[number].count)
            classes[number].forEachLeaf { leaf in
                for index in 0..<leaf.count {
                    var entry = leaf[index]
                    let (slot, isView) = (Int(entry.number >> 1), entry.number & 1)
                    if isView == 0 || views != nil {
                        let new = isView == 0 ? cells[slot] : views?[slot] ?? KeptElements.none
                        if new == KeptElements.none { continue }
                        entry.number = new << 1 | isView
                    }
                    entries.append(entry)
                }
            }
            setClass(number, sorting: entries)
        }
    }
}
