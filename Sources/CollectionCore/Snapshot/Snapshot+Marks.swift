extension Snapshot {
    /// Marks items for a reload: a difference reloads them as other items in the same places.
    ///
    /// - Parameter content: The content of the items from now on. Nil: their content does not
    ///   change.
    /// - Throws: `snapshot` with `unknownItem`, `repeatedItems`; `unequalColumns`; `limitExceeded`.
    public mutating func reloadItems(
        _ identifiers: [UInt64], content: ItemContent? = nil
    ) throws(CollectionError) {
        try setContent(of: identifiers, content, marking: reloadedItems)
        for identifier in identifiers { reloadedItems.note(identifier) }
    }

    /// Marks items for reconfiguring: a difference reconfigures them, and they stay the same items.
    ///
    /// - Throws: As `reloadItems`.
    public mutating func reconfigureItems(
        _ identifiers: [UInt64], content: ItemContent? = nil
    ) throws(CollectionError) {
        try setContent(of: identifiers, content, marking: reconfiguredItems)
        for identifier in identifiers { reconfiguredItems.note(identifier) }
    }

    /// Marks sections for a reload. Identifiers that do not exist are ignored.
    ///
    /// - Throws: `snapshot` with `repeatedSections`; `limitExceeded`.
    public mutating func reloadSections(_ identifiers: [UInt64]) throws(CollectionError) {
        _ = try Self.checkedSections(identifiers)
        var new = 0
        for identifier in identifiers
        where sections.contains(identifier) && !reloadedSections.contains(identifier) { new += 1 }
        try checkRoom(newMarks: new, bytesPerItem: bytesPerItem)
        for identifier in identifiers where sections.contains(identifier) {
            reloadedSections.note(identifier)
        }
    }

    /// Removes all marks for reloads and reconfiguring. They are of no use after the snapshot was
    /// applied.
    public mutating func removeMarks() {
        reloadedSections = IdentifierList()
        reloadedItems = IdentifierList()
        reconfiguredItems = IdentifierList()
    }

    /// Checks the identifiers and the limits, and sets the content of the items.
    ///
    /// - Parameter marks: The list of marks that the caller adds the items to; new marks count
    ///   against the limit.
    private mutating func setContent(
        of identifiers: [UInt64], _ new: ItemContent?, marking marks: IdentifierList
    ) throws(CollectionError) {
        _ = try Self.checkedItems(identifiers)
        try Self.checkCount(new, identifiers.count)
        var indexes: [Int] = []
        for identifier in identifiers {
            indexes.append(try knownItem(identifier, place: indexes.count))
        }
        let bytes = max(bytesPerItem, Self.bytesPerItem(with: new))
        var newMarks = 0
        for identifier in identifiers where !marks.contains(identifier) { newMarks += 1 }
        try checkRoom(newMarks: newMarks, bytesPerItem: bytes)
        bytesPerItem = bytes
        guard let new else { return }
        for (order, index) in indexes.enumerated() {
            content.items.replaceSubrange(index..<index + 1, with: new.items.leaf(at: order))
        }
    }
}

extension Snapshot {
    /// Sets the metrics that sections refer to by number.
    ///
    /// - Throws: An error that names the entry; `invalidNumber` if a section refers to an entry
    ///   that does not exist; `limitExceeded`.
    public mutating func setMetrics(_ metrics: [SectionMetrics]) throws(CollectionError) {
        for (index, metrics) in metrics.enumerated() { try metrics.validate(index: index) }
        var start = 0
        var fault: CollectionError?
        content.sections.forEachLeaf { leaf in
            for local in 0..<(leaf.metrics.isUniform ? 1 : leaf.count)
            where fault == nil && Int(leaf.metrics[local]) > metrics.count {
                fault = CollectionError.outside(
                    "section_metrics", index: start + local, Int(leaf.metrics[local]), 0,
                    metrics.count)
            }
            start += leaf.count
        }
        if let fault { throw fault }
        let bytes = dataBytes(
            sections: numberOfSections, items: numberOfItems, bytesPerItem: bytesPerItem,
            metrics: metrics.count)
        if bytes > limits.dataBytes {
            throw .limitExceeded(.dataBytes, value: bytes, maximum: limits.dataBytes)
        }
        content.metrics = metrics
    }

    /// Sets the metrics of sections.
    ///
    /// - Parameter number: 0: the metrics of the layout; otherwise 1 + an index into `metrics`.
    /// - Throws: `snapshot` with `unknownSection`, `repeatedSections`; `invalidNumber`.
    public mutating func setSectionMetrics(
        _ number: UInt32, ofSections identifiers: [UInt64]
    ) throws(CollectionError) {
        if Int(number) > content.metrics.count {
            throw .outside("number", Int(number), 0, content.metrics.count)
        }
        _ = try Self.checkedSections(identifiers)
        var indexes: [Int] = []
        for identifier in identifiers {
            indexes.append(try knownSection(identifier, place: indexes.count))
        }
        for index in indexes {
            setSection(index, itemCount: UInt32(itemRange(index).count), metrics: number)
        }
    }

    public var metrics: [SectionMetrics] { content.metrics }
}
