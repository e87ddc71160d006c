extension Snapshot {
    /// The broken invariant of the snapshot in words; nil: none is broken. For tests: O(n log n).
    package func brokenInvariant() -> StaticString? {
        for list in [sections, items, reloadedSections, reloadedItems, reconfiguredItems] {
            if let broken = list.brokenInvariant() { return broken }
        }
        if let broken = content.items.brokenInvariant() { return broken }
        if let broken = content.sections.brokenInvariant() { return broken }
        if content.items.count != items.count { return "another number of contents" }
        if content.sections.count != sections.count { return "another number of counts" }
        if content.sections.position.itemCount != items.count { return "counts of other items" }
        for item in reloadedItems.all + reconfiguredItems.all where !items.contains(item) {
            return "a mark on nothing"
        }
        for section in reloadedSections.all where !sections.contains(section) {
            return "a mark on no section"
        }
        return nil
    }

    /// The width of each item in points; -1: the item has no width of its own. For tests.
    package var itemWidths: [Float] { content.items.widths }
    /// The number of each section's metrics, as in `setSectionMetrics`. For tests.
    package var sectionMetricsNumbers: [UInt32] {
        var numbers: [UInt32] = []
        content.sections.forEachLeaf { leaf in
            for local in 0..<leaf.count { numbers.append(leaf.metrics[local]) }
        }
        return numbers
    }
}

extension SumTree<ItemLeaf> {
    var widths: [Float] {
        var widths: [Float] = []
        forEachLeaf { leaf in
            for local in 0..<leaf.count { widths.append(leaf.widths[local]) }
        }
        return widths
    }
}

extension UpdateContent {
    /// The width of each item in points; -1: the item has no width of its own. For tests.
    package var itemWidths: [Float] { items.widths }
    package var sectionItemCounts: [UInt32] { itemCounts }
    /// The number of each section's metrics; empty: all sections have the metrics of the layout.
    package var sectionMetricsNumbers: [UInt32] { sectionMetrics }
}
