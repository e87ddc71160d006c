extension SumTree {
    /// Replaces the elements in `range` by the elements of a leaf, or removes them if `leaf` is
    /// nil.
    ///
    /// If the edit concerns one leaf or two neighbouring leaves, as small edits do, it is made in
    /// place: only nodes that are shared with other trees are copied. Leaves and nodes that become
    /// small are merged with a sibling if both fit into one, so that the tree shrinks when elements
    /// are removed.
    ///
    /// - Parameter leaf: The new elements; not an empty leaf.
    /// - Complexity: O(log n)
    package mutating func replaceSubrange(_ range: Range<Int>, with leaf: Leaf?) {
        if let leaf {
            SumNode.put(SumPiece(leaf, 0..<leaf.count), at: range, in: &node)
        } else if !range.isEmpty {
            SumNode.put(nil, at: range, in: &node)
        }
    }
}
