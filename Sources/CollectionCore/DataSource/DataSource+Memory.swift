// What data takes in memory, about: trees that were cut often take more than their columns count.
extension DataSource {
    /// What a section counts against the limit: its columns, and as much as layout keeps of it.
    static let bytesPerSection = 40

    /// - Complexity: O(leaves)
    var treeBytes: Int {
        var bytes = 0
        items.forEachLeaf { bytes += $0.memoryBytes }
        sections.forEachLeaf { bytes += $0.memoryBytes }
        return bytes + boundaryMeasures.bytes
    }

    /// What one cut may add: the leaves on both sides may get columns where one value would do.
    static let bytesPerCut = 2 * ItemLeaf.capacity * ItemLeaf.bytesPerItemMaximum
}

extension ItemLeaf {
    /// A leaf, its summary in a node, and headers of its columns.
    fileprivate static let ownBytes = 256
    fileprivate static let bytesPerItemMaximum = 29

    fileprivate var memoryBytes: Int {
        var bytes = 0
        if !widths.isUniform { bytes += 4 }
        if !heights.isUniform { bytes += 4 }
        if !reuseIdentifiers.isUniform { bytes += 4 }
        if !spans.isUniform { bytes += 4 }
        if !sizeStates.isUniform { bytes += 1 }
        if !givenSizes.isUniform { bytes += 12 }
        return Self.ownBytes + bytes * count
    }
}

extension SectionLeaf {
    fileprivate var memoryBytes: Int {
        var bytes = 0
        if !itemCounts.isUniform { bytes += 4 }
        if !metrics.isUniform { bytes += 4 }
        if !measures.isUniform { bytes += 4 }
        return 160 + bytes * count
    }
}
