extension SumTree {
    /// Replaces the elements in `range` by the elements of another tree.
    ///
    /// - Complexity: O(log n)
    package mutating func replaceSubrange(_ range: Range<Int>, with replacement: SumTree) {
        node = node.replacing(range, with: replacement.node)
    }
}
