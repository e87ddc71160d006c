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
        let count = try scene.stage.dataSource.numberOfItems(inSection: path.section)
        if Int(path.item) > count { throw .invalidItem(path, count: count) }
        try scene.checkContent(reuseIdentifier, size)
        if scene.isMovingItem { throw .wrongState(.itemIsBeingMoved) }
        if drop.placeholders.all.count >= scene.limits.elementCount {
            throw .limitExceeded(
                .elements, value: drop.placeholders.all.count + 1,
                maximum: scene.limits.elementCount)
        }
        scene.input.isUsed = true
        let change = scene.beginRoomChange()
        let number = drop.placeholders.insert(
            at: InsertionPoint(path, in: scene.stage.dataSource.sections), reuseIdentifier,
            UpdateContent(itemOfSize: size, reuseIdentifier))
        drop.presentInsertions(in: &scene)
        scene.endRoomChange(change)
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
        try scene.checkContent(reuseIdentifier, size)
        guard let placeholder = drop.placeholders[number] else { return nil }
        if scene.snapshot != nil { throw .wrongState(.dataIsSnapshot) }
        if scene.openBatch != nil { throw .wrongState(.batchIsOpen) }
        let before = drop.placeholders
        let index = drop.placeholders.remove(number)
        let path = placeholder.point.path
        do throws(CollectionError) {
            var update = DataUpdate(moving: [.insert(path)])
            update.parts.content = UpdateContent(itemOfSize: size, reuseIdentifier)
            update.adopted = AdoptedPlaceholder(
                number: number, path: path, index: index,
                hasSameView: placeholder.reuseIdentifier == reuseIdentifier)
            try change(by: update, within: limits ?? scene.limits)
        } catch {
            drop.placeholders = before
            throw error
        }
        return path
    }

    /// Takes a placeholder away.
    ///
    /// - Returns: False, where there is no such placeholder any more.
    /// - Complexity: That of an update that inserts all other placeholders
    public mutating func deletePlaceholder(_ number: UInt32) -> Bool {
        if drop.placeholders[number] == nil { return false }
        let change = scene.beginRoomChange()
        drop.placeholders.remove(number)
        drop.presentInsertions(in: &scene)
        scene.endRoomChange(change)
        return true
    }

    /// The placeholders that are shown, in the order of their index paths.
    public var placeholderStates: [PlaceholderState] {
        drop.placeholders.all.map {
            PlaceholderState(number: $0.number, indexPath: $0.point.path)
        }
    }
}

// Room for items that are not in the data: rules O8, O16 and O17 of docs/semantics.md.
extension CollectionView {
    /// Returns where display frames present an item of the data, while a person moves an item, or
    /// while there is room for items that are not in the data.
    ///
    /// - Throws: `invalidSection`, `invalidItem`.
    /// - Complexity: O(log n)
    public func presentationIndexPath(
        forDataSourceIndexPath path: IndexPath
    ) throws(CollectionError) -> IndexPath {
        _ = try scene.stage.dataSource.itemIndex(of: path)
        return scene.stage.laidOutPath(path)
    }

    /// Returns the item of the data that display frames present at an index path.
    ///
    /// - Returns: Nil, where a placeholder or a gap is presented.
    /// - Throws: `invalidSection`, `invalidItem`.
    /// - Complexity: O(log n)
    public func dataSourceIndexPath(
        forPresentationIndexPath path: IndexPath
    ) throws(CollectionError) -> IndexPath? {
        _ = try (scene.stage.reordering?.dataSource ?? scene.stage.dataSource).itemIndex(of: path)
        return scene.stage.pathInData(path)
    }

    /// Whether display frames show what is not in the data: placeholders, or an open gap.
    public var hasUncommittedUpdates: Bool { drop.hasInsertions }
}
