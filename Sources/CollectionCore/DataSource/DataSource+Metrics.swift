extension DataSource {
    /// The number of metrics that the data has, as sections refer to it; nil: the metrics are not
    /// at the index, and not among the last ones. So metrics may be in the data more than once.
    ///
    /// - Parameter index: Where the metrics are expected, because most updates bring the metrics of
    ///   the update before.
    /// - Complexity: O(1)
    func number(ofMetrics searched: SectionMetrics, expectedAt index: Int) -> UInt32? {
        if index < metrics.count && metrics[index] == searched { return UInt32(index) + 1 }
        return metrics.suffix(64).lastIndex(of: searched).map { UInt32($0) + 1 }
    }

    /// Whether most metrics may belong to sections that have been deleted.
    var hasTooManyMetrics: Bool { metrics.count > 2 * sectionCount + 64 }

    /// Removes metrics that no section uses, and gives the other metrics new numbers. Otherwise,
    /// sections that are inserted with metrics of their own and deleted again would leave their
    /// metrics behind.
    ///
    /// - Complexity: O(sections that differ + metrics)
    mutating func forgetUnusedMetrics() {
        let all = metrics
        var kept: [SectionMetrics] = []
        var numbers = [UInt32](repeating: 0, count: all.count + 1)
        var leaves: [SectionLeaf] = []
        sections.forEachLeaf { leaf in
            for local in 0..<(leaf.metrics.isUniform ? 1 : leaf.count) {
                let number = Int(leaf.metrics[local])
                if number == 0 || numbers[number] > 0 { continue }
                kept.append(all[number - 1])
                numbers[number] = UInt32(kept.count)
            }
            leaves.appendJoining(
                SectionLeaf(
                    count: leaf.count, itemCounts: leaf.itemCounts.copy(of: 0..<leaf.count),
                    metrics: leaf.metrics.map(count: leaf.count) { numbers[Int($0)] },
                    measures: leaf.measures.copy(of: 0..<leaf.count)))
        }
        sections = SumTree(leaves: leaves)
        metrics = kept
    }
}
