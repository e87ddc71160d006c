extension SumTree {
    /// Puts the elements of a leaf, or none, where the elements of `range` are.
    ///
    /// Where one leaf or two neighbours are concerned, as they are by small edits, that happens in
    /// place: only nodes that other trees share are copied. Leaves and nodes that become small
    /// are merged with a sibling where that fits, so a tree shrinks as it grew.
    ///
    /// - Parameter leaf: Not empty.
    /// - Complexity: O(log n)
    package mutating func replaceSubrange(_ range: Range<Int>, with leaf: Leaf?) {
        if let leaf {
            SumNode.put(SumPiece(leaf, 0..<leaf.count), at: range, in: &node)
        } else if !range.isEmpty {
            SumNode.put(nil, at: range, in: &node)
        }
    }
}
