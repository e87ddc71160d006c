extension SumTree {
    /// What is wrong with the tree, in words; nil when nothing is. For tests: O(n).
    package func brokenInvariant() -> StaticString? {
        Self.brokenInvariant(in: root, isRoot: true)
    }

    private static func brokenInvariant(in node: Node, isRoot: Bool) -> StaticString? {
        let count = node.height == 0 ? node.leaves.count : node.children.count
        if count != node.summaries.count { return "a child without a summary" }
        if count > Node.fanOut { return "an overfull node" }
        if !isRoot && count == 0 { return "an empty node" }
        if isRoot && node.height > 0 && count < 2 { return "a root with a single child" }
        var positions = Position.zero
        for index in 0..<count {
            positions = positions + node.summaries[index].position
            if node.height == 0 {
                if node.leaves[index].count == 0 { return "an empty leaf" }
                if node.leaves[index].summary.position.count
                    != node.summaries[index].position.count
                {
                    return "a mismatching summary"
                }
            } else {
                if node.children[index].height != node.height - 1 { return "an uneven tree" }
                if let broken = brokenInvariant(in: node.children[index], isRoot: false) {
                    return broken
                }
            }
        }
        return positions.count == node.total.position.count ? nil : "a mismatching total"
    }
}
