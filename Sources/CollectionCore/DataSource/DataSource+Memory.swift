// The approximate memory of the data. Trees that were split often need more than their columns.
extension DataSource {
    /// The bytes that a section counts against the limit: its columns, and what layout stores for
    /// it.
    static let bytesPerSection = 40

    /// The bytes that the trees and the boundary measures need.
    ///
    /// - Complexity: O(leaves)
    var treeBytes: Int {
        var bytes = 0
        items.forEachLeaf { bytes += $0.memoryBytes }
        sections.forEachLeaf { bytes += $0.memoryBytes }
        return bytes + boundaryMeasures.bytes
    }

    /// The bytes that one split may add: a uniform leaf may become two leaves with full columns.
    static let bytesPerCut = 2 * ItemLeaf.capacity * ItemLeaf.bytesPerItemMaximum
}

extension ItemLeaf {
    /// The bytes of a leaf without its columns: the object, its summary in a node, and the headers
    /// of the columns' memory.
    fileprivate static let ownBytes = 256
    /// The bytes per item of a leaf whose columns all have an entry per item.
    fileprivate static let bytesPerItemMaximum = 29

    fileprivate var memoryBytes: Int {
        let columns =
            widths.bytesPerElement + heights.bytesPerElement + reuseIdentifiers.bytesPerElement
            + spans.bytesPerElement + sizeStates.bytesPerElement + givenSizes.bytesPerElement
        return Self.ownBytes + columns * count
    }
}

extension SectionLeaf {
    fileprivate var memoryBytes: Int {
        let columns =
            itemCounts.bytesPerElement + metrics.bytesPerElement + measures.bytesPerElement
        return 160 + columns * count
    }
}
