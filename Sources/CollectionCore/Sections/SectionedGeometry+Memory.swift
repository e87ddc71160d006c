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
        let columns =
            itemCounts.bytesPerElement + metrics.bytesPerElement + lineCounts.bytesPerElement
            + extents.bytesPerElement + areUniform.bytesPerElement
            + headerLevels.bytesPerElement + ends.bytesPerElement
        return 256 + columns * count
    }
}
