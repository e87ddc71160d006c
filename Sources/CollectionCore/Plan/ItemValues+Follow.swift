// Adjusts the values of items and sections for updates.
extension ItemValues: ItemColumn {
    static func blank(_ count: Int) -> SumTree<ValueLeaf> { tree(of: count, 0) }

    var isBlank: Bool { onlyValue == 0 }

    /// Adjusts the values of sections for an update of the sections; new sections have the value 0.
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

extension ItemValues {
    /// Gives reloaded items the values that they had before.
    mutating func restore(_ places: [ReloadedIdentifiers.Place], from before: ItemValues) {
        for place in places {
            let value = before[place.old]
            if self[place.new] != value { set(value, of: place.new..<place.new + 1) }
        }
    }
}
