// Data that the host applies as snapshots: section E of docs/semantics.md.
extension Scene {
    /// Stores an applied snapshot, without its reload and reconfigure marks, which have taken
    /// effect.
    mutating func keep(_ applied: Snapshot) {
        var applied = applied
        applied.removeMarks()
        snapshot = applied
    }

    /// Gives the display frame the identifiers of its elements, or takes those of the display frame
    /// before away.
    @inline(never)
    mutating func findIdentifiers(isAsked: Bool) {
        screen.frame.identifiers.removeAll(keepingCapacity: true)
        guard isAsked, let snapshot else { return }
        for index in screen.frame.elements.indices {
            let shown = screen.frame.elements[index]
            let isGone = shown.flags.contains(.isDisappearing)
            screen.frame.identifiers.append(
                isGone ? 0 : snapshot.identifier(of: shown.element) ?? 0)
        }
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
