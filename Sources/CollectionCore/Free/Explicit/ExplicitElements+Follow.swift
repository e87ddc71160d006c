// Attributes stay with their items and sections through updates: rule X4 of docs/semantics.md.
extension ExplicitElements {
    /// Adjusts all attributes for an update, which can no longer fail.
    ///
    /// - Parameter old: The sections before the update.
    /// - Parameter new: The sections after the update.
    /// - Complexity: O((parts + m) log n) for m elements that are deleted or moved, or O(n + parts
    ///   log n) where that is less
    mutating func follow(
        _ plan: UpdatePlan, from old: SumTree<SectionLeaf>, to new: SumTree<SectionLeaf>
    ) {
        if isEmpty { return }
        if isWorthRebuilding(for: plan, old) { return rebuild(plan, from: old, to: new) }
        plan.carry(&self, from: old, to: new)
        if plan.changesSections { followSections(plan) }
        settle()
    }

    /// Moves views with their sections, and removes those of deleted sections.
    private mutating func followSections(_ plan: UpdatePlan) {
        var pieces = Array(
            repeating: ElementOrder.Piece(length: 0), count: plan.removedSections.count)
        for index in plan.removedSections.indices.reversed() {
            let run = plan.removedSections[index]
            let piece = cutSections(run.start..<run.end)
            if run.action == .move {
                pieces[index] = piece
            } else {
                forget(piece, areViews: true)
            }
        }
        for run in plan.placedSections {
            let piece =
                run.action == .move
                ? pieces[run.partner] : ElementOrder.Piece(length: run.count)
            insertSections(piece, at: run.start)
        }
    }
}

extension ExplicitElements: ItemSequence {
    mutating func insertNew(_ count: Int, at number: Int) {
        insert(ElementOrder.Piece(length: count), at: number)
    }

    mutating func forget(_ piece: ElementOrder.Piece) { forget(piece, areViews: false) }
}
