// What the sections of two snapshots share.
extension SumTree<SectionLeaf> {
    /// The number of sections at one end of two trees that have equal numbers of items and equal
    /// metrics, as far as the trees share memory, and a few more: at most `limit`.
    ///
    /// - Complexity: O(log n)
    func equalCount(with other: SumTree, upTo limit: Int, isEnd: Bool) -> Int {
        var equal = node.sharedCount(with: other.node, isEnd: isEnd)
        var steps = SectionLeaf.capacity
        while equal < limit && steps > 0 {
            let (leaf, local) = self.leaf(of: isEnd ? count - 1 - equal : equal)
            let (otherLeaf, otherLocal) = other.leaf(
                of: isEnd ? other.count - 1 - equal : equal)
            if leaf.itemCounts[local] != otherLeaf.itemCounts[otherLocal]
                || leaf.metrics[local] != otherLeaf.metrics[otherLocal]
            {
                break
            }
            // In uniform leaves all sections are equal, and there may be very many.
            let isUniform =
                leaf.itemCounts.isUniform && otherLeaf.itemCounts.isUniform
                && leaf.metrics.isUniform && otherLeaf.metrics.isUniform
            let rest =
                isEnd
                ? min(local, otherLocal) + 1
                : min(leaf.count - local, otherLeaf.count - otherLocal)
            equal += isUniform ? rest : 1
            steps -= 1
        }
        return min(equal, limit)
    }
}
