/// Maps the indices of a sequence before an edit to its indices after the edit, and back: rule D1
/// of docs/semantics.md.
///
/// Some runs are removed from the old sequence, some runs are put at given indices of the new
/// sequence, and the remaining elements fill the remaining indices in their old order.
struct SlotMap {
    /// The removed runs, sorted by index in the old sequence; they do not overlap.
    var removed: ArraySlice<UpdatePlan.Run>
    /// The inserted runs, sorted by index in the new sequence; they do not overlap.
    var placed: ArraySlice<UpdatePlan.Run>

    /// The new index of an old element; nil if the element was removed.
    ///
    /// - Complexity: O(log runs)
    func newIndex(of old: Int) -> Int? {
        guard let rank = Self.rank(of: old, among: removed) else { return nil }
        return Self.index(ofRank: rank, among: placed)
    }

    /// The old index of a new element; nil if the element was inserted.
    func oldIndex(of new: Int) -> Int? {
        guard let rank = Self.rank(of: new, among: placed) else { return nil }
        return Self.index(ofRank: rank, among: removed)
    }

    /// The number of elements before an index that are outside of all runs; nil if the index is in
    /// a run.
    private static func rank(of index: Int, among runs: ArraySlice<UpdatePlan.Run>) -> Int? {
        let after = runs.partitioningIndex { $0.start > index }
        if after == runs.startIndex { return index }
        let run = runs[after - 1]
        return index < run.end ? nil : index - run.before - run.count
    }

    /// The index of the element that is outside of all runs and has `rank` such elements before it.
    private static func index(ofRank rank: Int, among runs: ArraySlice<UpdatePlan.Run>) -> Int {
        let after = runs.partitioningIndex { $0.start - $0.before > rank }
        if after == runs.startIndex { return rank }
        let run = runs[after - 1]
        return rank + run.before + run.count
    }
}
