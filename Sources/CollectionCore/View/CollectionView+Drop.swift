// Dragging items over the view and dropping them: rules O3 to O12 of docs/semantics.md.
extension CollectionView {
    /// Begins a drop session: items are dragged over the view. An earlier session is left.
    ///
    /// - Parameter itemCount: The number of items from outside the view; nil: the items of the
    ///   view's own drag.
    /// - Parameter position: The position of the pointer, in points from the top left corner of the
    ///   bounds.
    /// - Parameter time_ns: The time, not before the last time that the view received.
    /// - Throws: `wrongState` if `itemCount` is nil and the view drags no items; `invalidNumber`,
    ///   `invalidArgument`.
    /// - Complexity: O(log n + items that are about as near)
    public mutating func enterDrop(
        itemCount: Int?, at position: Point, time_ns: UInt64
    ) throws(CollectionError) {
        if itemCount == nil && scene.drag == nil { throw .wrongState(.noDrag) }
        if let itemCount, itemCount < 0 { throw .outside("item_count", itemCount, 0, .max) }
        try scene.checkCall(at: position, time_ns)
        interactions.advanceCall(to: time_ns, in: &scene)
        interactions.drop.enterDrop(itemCount, at: position, .program, in: &scene)
        scene.queueInput()
    }

    /// Moves the pointer of the drop session. Near an edge the content begins to scroll (R10).
    ///
    /// - Throws: `wrongState` if nothing is dragged over the view; `invalidNumber`,
    ///   `invalidArgument`.
    /// - Complexity: The complexity of `enterDrop`
    public mutating func updateDrop(
        to position: Point, at time_ns: UInt64
    ) throws(CollectionError) {
        if interactions.drop.session == nil { throw .wrongState(.noDrop) }
        try scene.checkCall(at: position, time_ns)
        interactions.advanceCall(to: time_ns, in: &scene)
        interactions.drop.moveDrop(to: position, .program, in: &scene)
        scene.queueInput()
    }

    /// Ends the drop session, because the items are no longer dragged over the view.
    ///
    /// - Throws: `wrongState` if nothing is dragged over the view.
    public mutating func exitDrop() throws(CollectionError) {
        if interactions.drop.session == nil { throw .wrongState(.noDrop) }
        interactions.drop.leaveDrop(.dropSessionDidExit, .program, in: &scene)
        if scene.input.isUsed { scene.queueInput() }
    }

    /// Replaces the view's drop proposal at the present destination.
    ///
    /// - Parameter sequence: The number of the event `dropSessionDidUpdate` that this call answers;
    ///   0: the last event, whatever it was.
    /// - Returns: False, without a change, if another destination or proposal was reported to the
    ///   host since that event.
    /// - Throws: `wrongState` if nothing is dragged over the view; `invalidArgument` for an intent
    ///   that needs a destination, or an item there, if there is none.
    @discardableResult
    public mutating func setDropProposal(
        _ proposal: DropProposal, answering sequence: UInt64 = 0
    ) throws(CollectionError) -> Bool {
        guard let drop = interactions.drop.session else { throw .wrongState(.noDrop) }
        // A late answer may not fit the present destination.
        if sequence != 0 && sequence != drop.toldSequence { return false }
        if !drop.has(proposal.intent, scene.stage.dataSource) {
            throw .conflicting(
                "intent", "is for a destination, or an item there, that the drop has not")
        }
        interactions.drop.session?.take(proposal)
        scene.screen.states.noteChange()
        if interactions.drop.configuration.opensGaps { interactions.drop.findDropPlace(in: &scene) }
        return true
    }

    /// Drops the items. The view moves its own items in its data at once, if the proposal is to
    /// move them to an index path and the settings allow it.
    ///
    /// - Returns: False if the drop is refused.
    /// - Throws: `wrongState` if nothing is dragged over the view, and for own items while a batch
    ///   is open; `invalidArgument`; any error of `performBatchUpdates`: then the drag continues.
    /// - Complexity: The complexity of an update that moves the items
    @discardableResult
    public mutating func performDrop(at time_ns: UInt64) throws(CollectionError) -> Bool {
        guard let drop = interactions.drop.session else { throw .wrongState(.noDrop) }
        try interactions.drop.checkDrop(drop, in: scene)
        try scene.checkCall(at: drop.position, time_ns)
        interactions.advanceCall(to: time_ns, in: &scene)
        let isTaken = try interactions.letDrop(.program, in: &scene, &observers)
        scene.queueInput()
        return isTaken
    }

    /// The state of the drop session, as of the last call that moved the pointer or the last
    /// display frame; nil: nothing is dragged over the view.
    public var dropState: DropState? { interactions.drop.session?.state }
}

// Placeholders: cells for items that are not in the data yet. Rule O16 of docs/semantics.md.
extension CollectionView {
    /// Inserts a placeholder before an item, or behind the last item of a section. The data does
    /// not change.
    ///
    /// - Parameter size: The size in points; nil: the size of an item without a size of its own.
    /// - Returns: The number of the placeholder.
    /// - Throws: `invalidSection`, `invalidItem`; `invalidNumber`; `unknownReuseIdentifier`;
    ///   `wrongState` while an item is being moved; `limitExceeded` for more placeholders than
    ///   elements.
    /// - Complexity: The complexity of an update that inserts the placeholder, and O(k) of a few
    ///   bytes each for k placeholders. In a custom layout, and after a change of the layout: that
    ///   of an update that inserts all placeholders
    public mutating func insertPlaceholder(
        at path: IndexPath, reuseIdentifier: ReuseIdentifier, size: Size?
    ) throws(CollectionError) -> UInt32 {
        let count = try scene.stage.dataSource.numberOfItems(inSection: path.section)
        if Int(path.item) > count { throw .invalidItem(path, count: count) }
        try scene.checkContent(reuseIdentifier, size)
        if scene.isMovingItem { throw .wrongState(.itemIsBeingMoved) }
        if interactions.drop.placeholders.all.count >= scene.limits.elementCount {
            throw .limitExceeded(
                .elements, value: interactions.drop.placeholders.all.count + 1,
                maximum: scene.limits.elementCount)
        }
        scene.input.isUsed = true
        let change = scene.beginRoomChange()
        let placeholder = interactions.drop.placeholders.insert(
            at: InsertionPoint(path, in: scene.stage.dataSource.sections), reuseIdentifier,
            UpdateContent(itemOfSize: size, reuseIdentifier))
        interactions.drop.present(inserted: placeholder, in: &scene)
        scene.endRoomChange(change)
        return placeholder.number
    }

    /// Inserts an item into the data in place of a placeholder. The item gets the placeholder's
    /// reusable view if both have the same reuse identifier; otherwise the placeholder fades into
    /// the item.
    ///
    /// The host changes its own data before this call; the view does not ask for the item.
    ///
    /// - Parameter size: The size, as `insertPlaceholder` accepts it.
    /// - Returns: The index path of the item; nil: the placeholder no longer exists.
    /// - Throws: `invalidNumber`; `unknownReuseIdentifier`; any error of `performBatchUpdates`;
    ///   `wrongState` while a batch is open, and if the data is a snapshot: then the host applies a
    ///   snapshot with the item, and deletes the placeholder. After an error the placeholder stays.
    /// - Complexity: The complexity of an update that inserts the item and all other placeholders
    public mutating func commitPlaceholder(
        _ number: UInt32, reuseIdentifier: ReuseIdentifier, size: Size?,
        within limits: Limits? = nil
    ) throws(CollectionError) -> IndexPath? {
        try scene.checkContent(reuseIdentifier, size)
        guard let placeholder = interactions.drop.placeholders[number] else { return nil }
        if scene.snapshot != nil { throw .wrongState(.dataIsSnapshot) }
        if scene.openBatch != nil { throw .wrongState(.batchIsOpen) }
        let path = placeholder.point.path
        var update = DataUpdate(
            moving: [.insert(path)], scene.movementConfiguration.releaseAnimation)
        update.parts.content = UpdateContent(itemOfSize: size, reuseIdentifier)
        update.adopted = AdoptedPlaceholder(
            number: number, path: path,
            hasSameView: placeholder.reuseIdentifier == reuseIdentifier)
        try interactions.change(by: update, within: limits ?? scene.limits, in: &scene, &observers)
        return path
    }

    /// Deletes a placeholder.
    ///
    /// - Returns: False if the placeholder no longer exists.
    /// - Complexity: As `insertPlaceholder`
    public mutating func deletePlaceholder(_ number: UInt32) -> Bool {
        if interactions.drop.placeholders[number] == nil { return false }
        let change = scene.beginRoomChange()
        if let placeholder = interactions.drop.placeholders.remove(number) {
            interactions.drop.present(deleted: placeholder, in: &scene)
        }
        scene.endRoomChange(change)
        return true
    }

    /// The displayed placeholders, in the order of their index paths.
    public var placeholderStates: [PlaceholderState] {
        interactions.drop.placeholders.all.map {
            PlaceholderState(number: $0.number, indexPath: $0.point.path)
        }
    }
}

// Presented items that are not in the data: rules O8, O16 and O17 of docs/semantics.md.
extension CollectionView {
    /// The index path at which display frames present an item of the data. It differs from `path`
    /// while a person moves an item, or while there is room for items that are not in the data.
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
    /// - Returns: Nil if a placeholder or a gap is presented there.
    /// - Throws: `invalidSection`, `invalidItem`.
    /// - Complexity: O(log n)
    public func dataSourceIndexPath(
        forPresentationIndexPath path: IndexPath
    ) throws(CollectionError) -> IndexPath? {
        _ = try (scene.stage.reordering?.dataSource ?? scene.stage.dataSource).itemIndex(of: path)
        return scene.stage.pathInData(path)
    }

    /// Whether display frames present placeholders or an open drop gap, which are not in the data.
    public var hasUncommittedUpdates: Bool { interactions.drop.hasInsertions }
}
