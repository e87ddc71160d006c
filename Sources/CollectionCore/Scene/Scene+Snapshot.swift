// Data that the host applies as snapshots: section E of docs/semantics.md.
extension Scene {
    /// Stores an applied snapshot, without its reload and reconfigure marks, which have taken
    /// effect.
    mutating func keep(_ applied: Snapshot) {
        var applied = applied
        applied.removeMarks()
        snapshot = applied
    }
}

extension Snapshot {
    /// The identifiers by which the same items are found in other data.
    var identifiers: DataReplacement.Identifiers {
        DataReplacement.Identifiers(sections: sections, items: items, tree: dataSource.sections)
    }

    /// - Parameter limits: The limits of a view, which may be narrower than the snapshot's own
    ///   limits.
    func checkSize(_ limits: Limits) throws(CollectionError) {
        if numberOfSections > limits.sectionCount {
            throw .limitExceeded(
                .sections, value: numberOfSections, maximum: limits.sectionCount)
        }
        if numberOfItems > limits.itemCount {
            throw .limitExceeded(.items, value: numberOfItems, maximum: limits.itemCount)
        }
        if contentBytes > limits.dataBytes {
            throw .limitExceeded(.dataBytes, value: contentBytes, maximum: limits.dataBytes)
        }
    }

    /// The bytes that the columns of a view with this snapshot count against the limit.
    var contentBytes: Int {
        columnBytesPerItem * numberOfItems + DataSource.bytesPerSection * numberOfSections
            + metrics.count * MemoryLayout<SectionMetrics>.stride
    }
}
