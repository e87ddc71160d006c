/// Where the elements of a sequence stand after an edit, and stood before it: rule D1 of
/// docs/semantics.md.
///
/// Some runs are taken out of the old sequence, some are put at given places of the new one, and
/// what is left fills the remaining places in its old order.
struct SlotMap {
    /// Runs taken out, by place in the old sequence, ascending and apart.
    var removed: ArraySlice<UpdatePlan.Run>
    /// Runs put in, by place in the new sequence, ascending and apart.
    var placed: ArraySlice<UpdatePlan.Run>

    /// Where an old element stands in the new sequence; nil if it was taken out.
    ///
    /// - Complexity: O(log runs)
    func newIndex(of old: Int) -> Int? {
        guard let rank = Self.rank(of: old, among: removed) else { return nil }
        return Self.index(ofRank: rank, among: placed)
    }

    /// Where a new element stood in the old sequence; nil if it was put in.
    func oldIndex(of new: Int) -> Int? {
        guard let rank = Self.rank(of: new, among: placed) else { return nil }
        return Self.index(ofRank: rank, among: removed)
    }

    /// How many elements outside of all runs stand before one that is outside; nil if it is in one.
    private static func rank(of index: Int, among runs: ArraySlice<UpdatePlan.Run>) -> Int? {
        let after = runs.partitioningIndex { $0.start > index }
        if after == runs.startIndex { return index }
        let run = runs[after - 1]
        return index < run.end ? nil : index - run.before - run.count
    }

    /// The index of the element outside of all runs before which there are `rank` such elements.
    private static func index(ofRank rank: Int, among runs: ArraySlice<UpdatePlan.Run>) -> Int {
        let after = runs.partitioningIndex { $0.start - $0.before > rank }
        if after == runs.startIndex { return rank }
        let run = runs[after - 1]
        return rank + run.before + run.count
    }
}

extension RandomAccessCollection {
    /// The first index from which on the predicate holds; it holds for all that follow.
    func partitioningIndex(where holds: (Element) -> Bool) -> Index {
        var low = startIndex
        var count = self.count
        while count > 0 {
            let half = count / 2
            let middle = index(low, offsetBy: half)
            if holds(self[middle]) {
                count = half
            } else {
                low = index(after: middle)
                count -= half + 1
            }
        }
        return low
    }
}
