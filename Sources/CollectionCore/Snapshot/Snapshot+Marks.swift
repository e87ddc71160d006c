extension Snapshot {
    /// Marks items as others than those of before: a difference reloads them.
    ///
    /// - Parameter content: What they have from now on. Nil: what they have.
    /// - Throws: `snapshot` with `unknownItem`, `repeatedItems`; `unequalColumns`; `limitExceeded`.
    public mutating func reloadItems(
        _ identifiers: [UInt64], content: ItemContent? = nil
    ) throws(CollectionError) {
        try setContent(of: identifiers, content, marking: reloadedItems)
        for identifier in identifiers { reloadedItems.note(identifier) }
    }

    /// Marks items as changed, but the same: a difference reconfigures them.
    ///
    /// - Throws: As `reloadItems`.
    public mutating func reconfigureItems(
        _ identifiers: [UInt64], content: ItemContent? = nil
    ) throws(CollectionError) {
        try setContent(of: identifiers, content, marking: reconfiguredItems)
        for identifier in identifiers { reconfiguredItems.note(identifier) }
    }

    /// Marks sections as others than those of before; identifiers that are not there do not matter.
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

    /// Forgets what was to be reloaded or reconfigured: once the snapshot is shown, that is done.
    public mutating func removeMarks() {
        reloadedSections = IdentifierList()
        reloadedItems = IdentifierList()
        reconfiguredItems = IdentifierList()
    }

    /// - Parameter marks: Where they are to be noted, which takes room too.
    private mutating func setContent(
        of identifiers: [UInt64], _ new: ItemContent?, marking marks: IdentifierList
    ) throws(CollectionError) {
        _ = try Self.checkedItems(identifiers)
        try Self.checkCount(new, identifiers.count)
        var indexes: [Int] = []
        for identifier in identifiers { indexes.append(try knownItem(identifier)) }
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
    /// What sections refer to by number.
    ///
    /// - Throws: An error that names the entry; `invalidNumber` where a section refers to one that
    ///   is not among them; `limitExceeded`.
    public mutating func setMetrics(_ metrics: [SectionMetrics]) throws(CollectionError) {
        for (index, metrics) in metrics.enumerated() { try metrics.validate(index: index) }
        var start = 0
        var fault: Int?
        content.sections.forEachLeaf { leaf in
            for local in 0..<(leaf.metrics.isUniform ? 1 : leaf.count)
            where fault == nil && Int(leaf.metrics[local]) > metrics.count {
                fault = start + local
            }
            start += leaf.count
        }
        if let fault { throw .invalidNumber("section_metrics", index: fault, .outOfRange) }
        let bytes = dataBytes(
            sections: numberOfSections, items: numberOfItems, bytesPerItem: bytesPerItem,
            metrics: metrics.count)
        if bytes > limits.dataBytes {
            throw .limitExceeded(.dataBytes, value: bytes, maximum: limits.dataBytes)
        }
        content.metrics = metrics
    }

    /// - Parameter number: 0: the layout's; otherwise 1 + an index into the metrics.
    /// - Throws: `snapshot` with `unknownSection`, `repeatedSections`; `invalidNumber`.
    public mutating func setSectionMetrics(
        _ number: UInt32, ofSections identifiers: [UInt64]
    ) throws(CollectionError) {
        if Int(number) > content.metrics.count {
            throw .invalidNumber("section_metrics", .outOfRange)
        }
        _ = try Self.checkedSections(identifiers)
        var indexes: [Int] = []
        for identifier in identifiers { indexes.append(try knownSection(identifier)) }
        for index in indexes {
            setSection(index, itemCount: UInt32(itemRange(index).count), metrics: number)
        }
    }

    public var metrics: [SectionMetrics] { content.metrics }
}
