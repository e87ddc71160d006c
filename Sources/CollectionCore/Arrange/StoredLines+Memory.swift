// The approximate memory of lines. Most columns have one value for all of a leaf.
extension StoredLines {
    /// - Complexity: O(leaves)
    var memoryBytes: Int {
        var bytes = 0
        lines.forEachLeaf { bytes += $0.memoryBytes }
        laneItems.forEachLeaf { bytes += $0.memoryBytes }
        return bytes
    }
}

extension LineLeaf {
    fileprivate var memoryBytes: Int {
        let columns =
            itemCounts.bytesPerElement + thicknesses.bytesPerElement + breadths.bytesPerElement
        return 192 + columns * count
    }
}

extension LaneLeaf {
    fileprivate var memoryBytes: Int {
        let columns =
            steps.bytesPerElement + lengths.bytesPerElement + gaps.bytesPerElement
            + continuations.bytesPerElement
        return 192 + columns * count
    }
}
