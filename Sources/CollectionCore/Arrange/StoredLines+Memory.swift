// The approximate memory of what layouts store. Most columns have one value for all of a leaf.
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
        var bytes = 0
        if !itemCounts.isUniform { bytes += 4 }
        if !thicknesses.isUniform { bytes += 8 }
        if !breadths.isUniform { bytes += 8 }
        return 192 + bytes * count
    }
}

extension LaneLeaf {
    fileprivate var memoryBytes: Int {
        var bytes = 0
        if !steps.isUniform { bytes += 4 }
        if !lengths.isUniform { bytes += 8 }
        if !gaps.isUniform { bytes += 8 }
        if !continuations.isUniform { bytes += 4 }
        return 192 + bytes * count
    }
}
