/// A tree with one entry for each item; the entries are adjusted for updates of the items.
protocol ItemColumn: ItemSequence where Piece == SumTree<Leaf> {
    associatedtype Leaf: GatheredLeaf

    var tree: SumTree<Leaf> { get set }

    /// Returns the entries of new items.
    static func blank(_ count: Int) -> SumTree<Leaf>
    /// Whether all entries are known to be those of new items, without a look at each entry.
    var isBlank: Bool { get }

    /// Gives items the values that they had before an update.
    ///
    /// - Parameter places: The numbers of the items before the update and after it.
    mutating func restore(_ places: [ReloadedIdentifiers.Place], from before: Self)
}

extension ItemColumn {
    /// Moves the values with their items. An item whose identifier stays keeps its value, even if
    /// the update deletes and inserts the item.
    ///
    /// - Complexity: O(k log n) for k parts and reloaded items
    mutating func follow(_ change: DataChange) {
        let before = change.reloaded == nil ? nil : self
        follow(change.plan, from: change.sectionsBefore, to: change.sections)
        if let before, let reloaded = change.reloaded { restore(reloaded.items, from: before) }
    }

    mutating func cut(_ numbers: Range<Int>) -> SumTree<Leaf> {
        let piece = tree.slice(numbers)
        tree.replaceSubrange(numbers, with: nil)
        return piece
    }

    mutating func insert(_ piece: SumTree<Leaf>, at number: Int) {
        tree.replace(number..<number, with: piece)
    }

    mutating func insertNew(_ count: Int, at number: Int) {
        if count > 0 { insert(Self.blank(count), at: number) }
    }

    mutating func forget(_ piece: SumTree<Leaf>) {}

    /// Adjusts the entries for an update of the items.
    ///
    /// - Parameter old: The sections before the update, if sections are inserted, deleted, moved or
    ///   reloaded.
    /// - Complexity: O(k log n) for k parts
    mutating func follow(
        _ plan: UpdatePlan, from old: SumTree<SectionLeaf>?, to new: SumTree<SectionLeaf>
    ) {
        if isBlank {
            tree = Self.blank(new.position.itemCount)
        } else if plan.changesSections {
            if let old { plan.carry(&self, from: old, to: new) }
        } else if !plan.removedItems.isEmpty || !plan.placedItems.isEmpty {
            edit(plan, new)
        }
    }

    /// Removes entries and inserts entries, in all sections at once.
    private mutating func edit(_ plan: UpdatePlan, _ new: SumTree<SectionLeaf>) {
        let moves = plan.placedItems.contains { $0.action == .move }
        // Editing a shared tree is slower.
        let before = moves ? tree : SumTree()
        var moving: [Range<Int>] = []
        var removals: [SumTree<Leaf>.Edit] = []
        var (removed, placed, next) = (0, 0, 0)
        for run in plan.removedItems {
            while next < plan.placedItems.count
                && plan.placedItems[next].path.section < run.path.section
            {
                placed += plan.placedItems[next].count
                next += 1
            }
            let runsBefore = removed - run.before
            let section = new.position(at: Int(run.path.section)).itemCount - placed + runsBefore
            let start = section + run.start
            removals.append(SumTree.Edit(range: start..<start + run.count))
            moving.append(start..<start + run.count)
            removed += run.count
        }
        var insertions: [SumTree<Leaf>.Edit] = []
        placed = 0
        for run in plan.placedItems {
            let place = new.position(at: Int(run.path.section)).itemCount + run.start - placed
            if run.action == .move {
                insertions.append(
                    SumTree.Edit(range: place..<place, part: moving[run.partner], of: before))
            } else {
                insertions.append(
                    SumTree.Edit(range: place..<place, tree: Self.blank(run.count)))
            }
            placed += run.count
        }
        tree.editAll(SumTree.Edit.joined(removals, then: insertions))
    }
}
