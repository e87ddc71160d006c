extension SumTree {
    /// Puts `replacement` where the elements of `range` are.
    ///
    /// - Complexity: O(log n)
    package mutating func replaceSubrange(_ range: Range<Int>, with replacement: SumTree) {
        node = node.replacing(range, with: replacement.node)
    }
}
