// Adjusts the values of items and sections for updates.
extension ItemValues: ItemColumn {
    static func blank(_ count: Int) -> SumTree<ValueLeaf> { tree(of: count, 0) }

    var isBlank: Bool { onlyValue == 0 }

    /// Adjusts the values of sections for an update of the sections; new sections have the value 0.
    mutating func followSections(_ plan: UpdatePlan, to new: SumTree<SectionLeaf>) {
        if onlyValue == 0 {
            self = ItemValues(count: new.count)
        } else {
            SumNode.followSections(
                plan, in: &tree.node, blank: ValueLeaf(count: new.count, value: 0))
        }
    }
}

extension SumNode {
    /// Moves the elements of a tree, one for each section, with their sections.
    ///
    /// - Parameter blank: A leaf of equal elements, of which new sections get theirs.
    /// - Complexity: O(k log n) for k runs of sections
    @inline(never)
    static func followSections(_ plan: UpdatePlan, in root: inout SumNode, blank: AnyObject) {
        var pieces: [SumNode?] = Array(repeating: nil, count: plan.removedSections.count)
        for index in plan.removedSections.indices.reversed() {
            let run = plan.removedSections[index]
            if run.action == .move { pieces[index] = root.slice(run.start..<run.end) }
            put(nil, at: run.start..<run.end, in: &root)
        }
        for run in plan.placedSections {
            let place = run.start..<run.start
            var leaf = blank
            if run.action == .move, let piece = pieces[run.partner] {
                if piece.height > 0 || piece.count > 1 {
                    root = root.replacing(place, with: piece)
                    continue
                }
                leaf = piece.reference(0)
            }
            put(SumPiece(leaf, 0..<run.count), at: place, in: &root)
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
