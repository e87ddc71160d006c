// Values go with their items and sections through updates.
extension ItemValues: ItemSequence {
    mutating func cut(_ numbers: Range<Int>) -> SumTree<ValueLeaf> {
        let piece = tree.slice(numbers)
        tree.replaceSubrange(numbers, with: nil)
        return piece
    }

    mutating func insert(_ piece: SumTree<ValueLeaf>, at number: Int) {
        tree.replace(number..<number, with: piece)
    }

    mutating func insertNew(_ count: Int, at number: Int) {
        if count > 0 { insert(Self.tree(of: count, 0), at: number) }
    }

    mutating func forget(_ piece: SumTree<ValueLeaf>) {}

    /// Has the values go with their items; new items have the value 0.
    ///
    /// - Parameter old: The sections before the update, if sections come, go, move or are reloaded.
    /// - Complexity: O(k log n) for k parts
    mutating func follow(
        _ plan: UpdatePlan, from old: SumTree<SectionLeaf>?, to new: SumTree<SectionLeaf>
    ) {
        if onlyValue == 0 {
            self = ItemValues(count: new.position.itemCount)
        } else if plan.changesSections {
            if let old { plan.carry(&self, from: old, to: new) }
        } else if !plan.removedItems.isEmpty || !plan.placedItems.isEmpty {
            edit(plan, new)
        }
    }

    private typealias Edit = SumTree<ValueLeaf>.Edit

    /// Takes items out and puts items in, in all sections at once.
    private mutating func edit(_ plan: UpdatePlan, _ new: SumTree<SectionLeaf>) {
        let moves = plan.placedItems.contains { $0.action == .move }
        // A tree that is shared is edited more slowly.
        let before = moves ? tree : SumTree()
        var moving: [Range<Int>] = []
        var removals: [Edit] = []
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
            removals.append(Edit(range: start..<start + run.count))
            moving.append(start..<start + run.count)
            removed += run.count
        }
        var insertions: [Edit] = []
        placed = 0
        for run in plan.placedItems {
            let place = new.position(at: Int(run.path.section)).itemCount + run.start - placed
            if run.action == .move {
                insertions.append(
                    Edit(range: place..<place, part: moving[run.partner], of: before))
            } else {
                insertions.append(
                    Edit(range: place..<place, tree: Self.tree(of: run.count, 0)))
            }
            placed += run.count
        }
        tree.editAll(Edit.joined(removals, then: insertions))
    }

    /// Has the values of sections go with the sections; new ones have the value 0.
    mutating func followSections(_ plan: UpdatePlan, to new: SumTree<SectionLeaf>) {
        if onlyValue == 0 {
            self = ItemValues(count: new.count)
            return
        }
        var pieces: [SumTree<ValueLeaf>?] = Array(repeating: nil, count: plan.removedSections.count)
        for index in plan.removedSections.indices.reversed() {
            let run = plan.removedSections[index]
            let piece = cut(run.start..<run.end)
            if run.action == .move { pieces[index] = piece }
        }
        for run in plan.placedSections {
            if run.action == .move, let piece = pieces[run.partner] {
                insert(piece, at: run.start)
            } else {
                insertNew(run.count, at: run.start)
            }
        }
    }
}
