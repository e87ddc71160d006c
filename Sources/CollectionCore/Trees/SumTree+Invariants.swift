extension SumTree {
    /// A description of the first broken invariant of the tree; nil if none is broken. For tests:
    /// O(n).
    package func brokenInvariant() -> StaticString? {
        Self.brokenInvariant(in: root, isRoot: true)
    }

    private static func brokenInvariant(in node: Node, isRoot: Bool) -> StaticString? {
        if node.count > Node.fanOut { return "an overfull node" }
        if node.count > node.room { return "a node without memory" }
        if !isRoot && node.count == 0 { return "an empty node" }
        if isRoot && node.height > 0 && node.count < 2 { return "a root with a single child" }
        var positions = Position.zero
        for index in 0..<node.count {
            positions = positions + node.summary(index).position
            if node.elementCount(index) != node.summary(index).position.count {
                return "a summary that does not begin with its count"
            }
            if node.height == 0 {
                let leaf = node.leaf(index)
                if leaf.count == 0 { return "an empty leaf" }
                // A leaf can join itself if it is small, or if all its elements are equal.
                if leaf.count > Leaf.capacity && !leaf.canJoin(leaf) { return "an overfull leaf" }
                if leaf.summary.position.count != node.summary(index).position.count {
                    return "a mismatching summary"
                }
            } else {
                let child = node.child(index)
                if child.height != node.height - 1 { return "an uneven tree" }
                if child.total.position.count != node.summary(index).position.count {
                    return "a mismatching summary"
                }
                if let broken = brokenInvariant(in: child, isRoot: false) {
                    return broken
                }
            }
        }
        return positions.count == node.total.position.count ? nil : "a mismatching total"
    }
}
