// Data that comes as snapshots: section E of docs/semantics.md.
extension Scene {
    /// Keeps the snapshot that was applied, without its marks for reloads and reconfigures, which
    /// have taken effect.
    mutating func keep(_ applied: Snapshot) {
        var applied = applied
        applied.removeMarks()
        snapshot = applied
    }
}

extension Snapshot {
    /// The identifiers that say which items are the same in other data.
    var identifiers: DataReplacement.Identifiers {
        DataReplacement.Identifiers(sections: sections, items: items, tree: dataSource.sections)
    }

    /// - Parameter limits: Those of a view, which may be narrower than the snapshot's own.
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

    /// What the columns of a view that shows it count against the limit.
    var contentBytes: Int {
        columnBytesPerItem * numberOfItems + DataSource.bytesPerSection * numberOfSections
            + metrics.count * MemoryLayout<SectionMetrics>.stride
    }
}
