extension SumTree {
    /// A tree of the elements in `range`.
    ///
    /// - Complexity: O(log n)
    @inline(never)
    package func slice(_ range: Range<Int>) -> SumTree {
        if range.isEmpty { return SumTree() }
        return SumTree(node: node.slice(range))
    }

    /// The tree's only leaf; nil if the tree has no leaf or several leaves.
    var onlyLeaf: Leaf? { root.height == 0 && root.count == 1 ? root.leaf(0) : nil }

    /// Replaces the elements in `range` by the elements of another tree, which is mostly small.
    @inline(never)
    package mutating func replace(_ range: Range<Int>, with replacement: SumTree) {
        if replacement.isEmpty {
            replaceSubrange(range, with: nil)
        } else if let leaf = replacement.onlyLeaf {
            replaceSubrange(range, with: leaf)
        } else {
            replaceSubrange(range, with: replacement)
        }
    }

    /// Replaces the elements in `range` by the elements of another tree in `part`.
    @inline(never)
    package mutating func replace(
        _ range: Range<Int>, with part: Range<Int>, of other: SumTree
    ) {
        if part.isEmpty { return replaceSubrange(range, with: nil) }
        let edit = Edit(range: range, part: part, of: other).edit
        if let tree = edit.tree {
            node = node.replacing(range, with: tree)
        } else {
            SumNode.put(edit.piece, at: range, in: &node)
        }
    }

    /// Replaces the leaves of the elements in `range` by the results of `transform`, which have as
    /// many elements. Leaves that are only partly in `range` are split first.
    mutating func map(_ range: Range<Int>, _ transform: (Leaf) -> Leaf) {
        var part = slice(range)
        part.transform(where: { _ in true }, transform)
        replace(range, with: part)
    }
}
