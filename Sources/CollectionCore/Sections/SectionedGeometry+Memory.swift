// The approximate memory of a layout pass.
extension SectionedGeometry {
    /// The bytes of sections and of stored lines, beside the data.
    ///
    /// - Complexity: O(leaves)
    var memoryBytes: Int {
        var bytes = stored.memoryBytes
        sections.forEachLeaf { bytes += $0.memoryBytes }
        return bytes
    }
}

extension SectionGeometryLeaf {
    fileprivate var memoryBytes: Int {
        var bytes = 0
        if !itemCounts.isUniform { bytes += 4 }
        if !metrics.isUniform { bytes += 4 }
        if !lineCounts.isUniform { bytes += 4 }
        if !extents.isUniform { bytes += 8 }
        if !areUniform.isUniform { bytes += 1 }
        if !headerLevels.isUniform { bytes += 4 }
        if !ends.isUniform { bytes += MemoryLayout<MeasuredEnds>.stride }
        return 256 + bytes * count
    }
}
