// Cells that stand for items which are not in the data yet: rule O16 of docs/semantics.md.
extension CollectionView {
    /// Shows a placeholder before an item, or behind the last one of a section. The data stays as
    /// it is.
    ///
    /// - Parameter size: Nil: that of an item which brings no size of its own.
    /// - Returns: The number of the placeholder.
    /// - Throws: `invalidSection`, `invalidItem`; `invalidNumber`; `unknownReuseIdentifier`;
    ///   `wrongState` while an item is being moved; `limitExceeded` for more placeholders than
    ///   elements.
    /// - Complexity: That of an update that inserts all placeholders
    public mutating func insertPlaceholder(
        at path: IndexPath, reuseIdentifier: ReuseIdentifier, size: Size?
    ) throws(CollectionError) -> UInt32 {
        let count = try stage.dataSource.numberOfItems(inSection: path.section)
        if Int(path.item) > count { throw .invalidItem(path, count: count) }
        try checkContent(reuseIdentifier, size)
        if isMovingItem { throw .wrongState(.itemIsBeingMoved) }
        if placeholders.all.count >= limits.elementCount {
            throw .limitExceeded(
                .elements, value: placeholders.all.count + 1, maximum: limits.elementCount)
        }
        input.isUsed = true
        let change = beginRoomChange()
        let number = placeholders.insert(
            at: InsertionPoint(path, in: stage.dataSource), reuseIdentifier,
            UpdateContent(itemOfSize: size, reuseIdentifier))
        presentInsertions()
        endRoomChange(change)
        return number
    }

    /// Inserts an item into the data where a placeholder is. The item takes the place of the
    /// placeholder, and its view, if the item has the same reuse identifier; else the placeholder
    /// fades into the item.
    ///
    /// The host has changed its own data before, and the view does not ask for the item again.
    ///
    /// - Parameter size: As of `insertPlaceholder`.
    /// - Returns: The index path of the item; nil, where there is no such placeholder any more.
    /// - Throws: `invalidNumber`; `unknownReuseIdentifier`; `wrongState` while a batch is open, and
    ///   where the data is a snapshot: then the host applies one with the item, and deletes the
    ///   placeholder. What `performBatchUpdates` throws. The placeholder stays then.
    /// - Complexity: That of an update that inserts one item, and all other placeholders
    public mutating func commitPlaceholder(
        _ number: UInt32, reuseIdentifier: ReuseIdentifier, size: Size?,
        within limits: Limits? = nil
    ) throws(CollectionError) -> IndexPath? {
        try checkContent(reuseIdentifier, size)
        guard let placeholder = placeholders[number] else { return nil }
        if snapshot != nil { throw .wrongState(.dataIsSnapshot) }
        if openBatch != nil { throw .wrongState(.batchIsOpen) }
        let before = placeholders
        let index = placeholders.remove(number)
        let path = placeholder.point.path
        do throws(CollectionError) {
            try apply(
                BatchUpdate(
                    items: [.insert(path)],
                    content: UpdateContent(itemOfSize: size, reuseIdentifier)),
                BatchUpdateOptions(animation: Self.movementAnimation), tags: [],
                within: limits ?? self.limits,
                adopting: AdoptedPlaceholder(
                    number: number, path: path, index: index,
                    hasSameView: placeholder.reuseIdentifier == reuseIdentifier))
        } catch {
            placeholders = before
            throw error
        }
        return path
    }

    private func checkContent(
        _ reuseIdentifier: ReuseIdentifier, _ size: Size?
    ) throws(CollectionError) {
        try size?.validate("size")
        try registry.check(reuseIdentifier, category: .cell, kind: .none)
    }

    /// Takes a placeholder away.
    ///
    /// - Returns: False, where there is no such placeholder any more.
    /// - Complexity: That of an update that inserts all other placeholders
    public mutating func deletePlaceholder(_ number: UInt32) -> Bool {
        if placeholders[number] == nil { return false }
        let change = beginRoomChange()
        placeholders.remove(number)
        presentInsertions()
        endRoomChange(change)
        return true
    }

    /// The placeholders that are shown, in the order of their index paths.
    public var placeholderStates: [PlaceholderState] {
        placeholders.all.map {
            PlaceholderState(number: $0.number, indexPath: $0.point.path)
        }
    }

    /// Tells of placeholders that have gone with their sections, or with all data.
    mutating func tellLostPlaceholders(_ origin: EventOrigin) {
        for placeholder in placeholders.takeLost() {
            var event = Event(.placeholderRemoved, at: lastTime_ns)
            (event.origin, event.value) = (origin, UInt64(placeholder.number))
            event.element = .placeholder(placeholder.number)
            events.append(event)
        }
    }
}

extension UpdateContent {
    /// One item.
    ///
    /// - Parameter size: Nil: the item has no size of its own.
    init(itemOfSize size: Size?, _ reuseIdentifier: ReuseIdentifier) {
        var builder = ItemLeafBuilder()
        var (widths, heights): ([Float], [Float]) = ([], [])
        if let size {
            widths.append(Float(size.width))
            heights.append(Float(size.height))
        }
        let identifiers: [1 of UInt32] = [reuseIdentifier.rawValue]
        builder.append(
            count: 1, widths: widths.span, heights: heights.span,
            reuseIdentifiers: identifiers.span, state: .given, ownSizes: Span(),
            ownReuseIdentifiers: Span())
        self.init()
        items = SumTree(leaves: builder.finished())
    }
}
