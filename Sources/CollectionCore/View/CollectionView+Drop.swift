// Items that a person drags over the view, and drops: rules O3 to O12 of docs/semantics.md.
extension CollectionView {
    /// Notes that items are dragged over the view. A session that has not ended is left.
    ///
    /// - Parameter itemCount: How many items come from elsewhere; nil: those of the view's own drag
    ///   come.
    /// - Parameter position: The place of the pointer, in points from the top left corner of the
    ///   bounds.
    /// - Parameter time_ns: Not before the last time that the view was told.
    /// - Throws: `wrongState` where the view drags no items of its own; `invalidNumber`,
    ///   `invalidArgument`.
    /// - Complexity: O(log n + items about as near)
    public mutating func enterDrop(
        itemCount: Int?, at position: Point, time_ns: UInt64
    ) throws(CollectionError) {
        if itemCount == nil && scene.drag == nil { throw .wrongState(.noDrag) }
        if let itemCount, itemCount < 0 { throw .invalidArgument("item_count", .negative) }
        try scene.checkCall(at: position, time_ns)
        advanceCall(to: time_ns)
        drop.enterDrop(itemCount, at: position, .program, in: &scene)
        scene.queueInput()
    }

    /// Moves the pointer. Near an edge the content begins to scroll (R10).
    ///
    /// - Throws: `wrongState` where nothing is dragged over the view; `invalidNumber`,
    ///   `invalidArgument`.
    /// - Complexity: As of `enterDrop`
    public mutating func updateDrop(
        to position: Point, at time_ns: UInt64
    ) throws(CollectionError) {
        if drop.session == nil { throw .wrongState(.noDrop) }
        try scene.checkCall(at: position, time_ns)
        advanceCall(to: time_ns)
        drop.moveDrop(to: position, .program, in: &scene)
        scene.queueInput()
    }

    /// Notes that the items are dragged over the view no more.
    ///
    /// - Throws: `wrongState` where nothing was.
    public mutating func exitDrop() throws(CollectionError) {
        if drop.session == nil { throw .wrongState(.noDrop) }
        drop.leaveDrop(.dropSessionDidExit, .program, in: &scene)
        if scene.input.isUsed { scene.queueInput() }
    }

    /// Says what is proposed at the present destination, in place of the view.
    ///
    /// - Parameter sequence: The number of the event `dropSessionDidUpdate` that this answers; 0:
    ///   whatever the host was told.
    /// - Returns: False, where the host was told of another place or proposal since; then nothing
    ///   changes.
    /// - Throws: `wrongState` where nothing is dragged over the view; `invalidArgument` for an
    ///   intent that needs a destination, or an item there, where there is none.
    @discardableResult
    public mutating func setDropProposal(
        _ proposal: DropProposal, answering sequence: UInt64 = 0
    ) throws(CollectionError) -> Bool {
        guard let drop = self.drop.session else { throw .wrongState(.noDrop) }
        // What is late need not suit the place that there is now.
        if sequence != 0 && sequence != drop.toldSequence { return false }
        if !drop.has(proposal.intent, scene.stage.dataSource) {
            throw .invalidArgument("intent", .outOfRange)
        }
        self.drop.session?.take(proposal)
        scene.screen.states.noteChange()
        if self.drop.configuration.opensGaps { self.drop.findDropPlace(in: &scene) }
        return true
    }

    /// Drops the items. Items of the view are moved in its data at once, if the proposal is to move
    /// them to an index path, and the settings say so.
    ///
    /// - Returns: False, where they are not taken.
    /// - Throws: `wrongState` where nothing is dragged over the view, and for own items while a
    ///   batch is open; `invalidArgument`; what `performBatchUpdates` throws: then the items are
    ///   being dragged on.
    /// - Complexity: That of an update that moves the items
    @discardableResult
    public mutating func performDrop(at time_ns: UInt64) throws(CollectionError) -> Bool {
        guard let drop = self.drop.session else { throw .wrongState(.noDrop) }
        try self.drop.checkDrop(drop, in: scene)
        try scene.checkCall(at: drop.position, time_ns)
        advanceCall(to: time_ns)
        let isTaken = try letDrop(.program)
        scene.queueInput()
        return isTaken
    }

    /// What is dragged over the view, as of the last call that moved the pointer, or the last
    /// display frame; nil: nothing is.
    public var dropState: DropState? { drop.session?.state }
}

extension CollectionView {
    /// Drops the items where they are.
    ///
    /// - Returns: Whether they are taken.
    mutating func letDrop(_ origin: EventOrigin) throws(CollectionError) -> Bool {
        guard let performed = try drop.perform(origin, in: &scene) else { return false }
        if let update = performed.update.take() { try change(by: update, within: scene.limits) }
        drop.endPerforming(performed, origin, in: &scene)
        return true
    }
}

// Items that are dragged and dropped by keys: rule O13 of docs/semantics.md.
extension CollectionView {
    /// Begins to drag the item that has focus, and what is selected with it, over the view.
    ///
    /// - Returns: Whether the key has done so.
    mutating func beginDragByKey(_ modifiers: KeyModifiers) -> Bool {
        guard self.drop.configuration.isDragInteractionEnabled, modifiers == .alt,
            let element = focus.focused?.element, let item = scene.selectableItem(element),
            item.traits.drag == .yes,
            beginDrag(ofItemAt: element.indexPath, from: .zero, pointer: nil, .user)
        else { return false }
        self.drop.leaveDrop(.dropSessionDidExit, .user, in: &scene)
        var drop = DropSession(isLocal: true, itemCount: scene.drag?.count ?? 0, at: .zero)
        drop.isByKeys = true
        self.drop.session = drop
        scene.mayHoldItems = true
        self.drop.tellDrop(.dropSessionDidEnter, .user, in: &scene)
        var behind = element.indexPath
        behind.item += 1
        let start = DropPosition(behind)
        if !self.drop.takeDropPosition(start, in: &scene) {
            _ = self.drop.takeDropPosition(from: start, isForward: true, in: &scene)
        }
        self.drop.tellFoundPlace(.user, in: &scene)
        return true
    }

    /// Moves what is dragged by keys, drops it, or lets it go back.
    ///
    /// - Returns: Whether the key has done so.
    mutating func dropByKey(_ key: Key) -> Bool {
        switch key {
        case .down, .right, .up, .left: drop.moveDrop(isForward: scene.isForward(key), in: &scene)
        case .pageUp, .pageDown:
            var target: IndexPath?
            if let start = drop.pageStart(in: scene), let heading = key.heading(isAll: false) {
                target = (try? focus.item(heading, from: .cell(start), in: &scene)) ?? nil
            }
            drop.moveDropByPage(key, to: target, in: &scene)
        case .home: drop.moveDropToEnd(isLast: false, in: &scene)
        case .end: drop.moveDropToEnd(isLast: true, in: &scene)
        case .enter:
            // An update that fails leaves the items where they are.
            _ = try? letDrop(.user)
            if scene.drag != nil { drop.finishDrag(.cancel, .user, in: &scene) }
        case .escape: drop.finishDrag(.cancel, .user, in: &scene)
        default: return false
        }
        drop.tellFoundPlace(.user, in: &scene)
        return true
    }
}

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
        let path = placeholder.point.path
        var update = DataUpdate(moving: [.insert(path)])
        update.parts.content = UpdateContent(itemOfSize: size, reuseIdentifier)
        update.adopted = AdoptedPlaceholder(
            number: number, path: path,
            hasSameView: placeholder.reuseIdentifier == reuseIdentifier)
        try change(by: update, within: limits ?? scene.limits)
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
