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
        try advanceDrag(position, to: time_ns)
        enterDrop(itemCount, at: position, .program)
        settleInput()
    }

    /// Moves the pointer. Near an edge the content begins to scroll (R10).
    ///
    /// - Throws: `wrongState` where nothing is dragged over the view; `invalidNumber`,
    ///   `invalidArgument`.
    /// - Complexity: As of `enterDrop`
    public mutating func updateDrop(
        to position: Point, at time_ns: UInt64
    ) throws(CollectionError) {
        if drop == nil { throw .wrongState(.noDrop) }
        try advanceDrag(position, to: time_ns)
        moveDrop(to: position, .program)
        settleInput()
    }

    /// Notes that the items are dragged over the view no more.
    ///
    /// - Throws: `wrongState` where nothing was.
    public mutating func exitDrop() throws(CollectionError) {
        if drop == nil { throw .wrongState(.noDrop) }
        leaveDrop(.dropSessionDidExit, .program)
        if scene.input.isUsed { settleInput() }
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
        guard let drop else { throw .wrongState(.noDrop) }
        // What is late need not suit the place that there is now.
        if sequence != 0 && sequence != drop.toldSequence { return false }
        if !drop.has(proposal.intent, scene.stage.dataSource) {
            throw .invalidArgument("intent", .outOfRange)
        }
        self.drop?.take(proposal)
        scene.screen.states.noteChange()
        if dragConfiguration.opensGaps { findDropPlace() }
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
        guard let drop else { throw .wrongState(.noDrop) }
        try checkDrop(drop)
        try advanceDrag(drop.position, to: time_ns)
        let isTaken = try letDrop(.program)
        settleInput()
        return isTaken
    }

    /// What is dragged over the view, as of the last call that moved the pointer, or the last
    /// display frame; nil: nothing is.
    public var dropState: DropState? { drop?.state }
}

extension CollectionView {
    mutating func enterDrop(_ itemCount: Int?, at position: Point, _ origin: EventOrigin) {
        leaveDrop(.dropSessionDidExit, origin)
        let isLocal = itemCount == nil
        drop = DropSession(
            isLocal: isLocal, itemCount: itemCount ?? scene.drag?.count ?? 0, at: position)
        scene.mayHoldItems = true
        tellDrop(.dropSessionDidEnter, origin)
        findDropPlace()
        followSpring()
        tellFoundPlace(origin)
    }

    mutating func moveDrop(to position: Point, _ origin: EventOrigin) {
        guard let drop else { return }
        self.drop?.position = position
        scene.input.scroller.pull(to: position, from: drop.start)
        findDropPlace()
        followSpring()
        tellFoundPlace(origin)
    }

    /// Has a session follow what a display frame shows, if that may change the place.
    @inline(never)
    mutating func followDrop() {
        while let due_ns = springDue_ns, due_ns <= scene.lastTime_ns { advanceSpring() }
        if drop?.isStale == false && !scene.screen.frame.didLayoutChange
            && drop?.surroundings == scene.dropSurroundings
        {
            return
        }
        findDropPlace(isInFrame: true)
        followSpring()
    }

    /// Tells of a place that was found, if it is another one than before.
    @inline(never)
    mutating func tellFoundPlace(_ origin: EventOrigin = .engine) {
        if drop?.isUntold != true { return }
        drop?.noteTold()
        let sequence = tellDrop(.dropSessionDidUpdate, origin)
        drop?.toldSequence = sequence
    }

    /// Finds where the items would be dropped now, and what would become of them.
    ///
    /// - Parameter isInFrame: Whether a display frame is being shown: the gap is presented behind
    ///   all that the display frame tells.
    @inline(never)
    mutating func findDropPlace(isInFrame: Bool = false) {
        guard var drop else { return }
        let (place, proposal, shown) = (drop.place, drop.proposal, scene.stage)
        // What was tried before holds for this gap, as long as nothing else changes.
        let open = drop.gap == nil || drop.isStale ? nil : shown.reordering
        if drop.gap != nil { closeGapForNow() }
        let found = drop.isByKeys ? scene.keyPlace(of: drop) : scene.dropPlace(of: drop)
        if found != drop.foundPlace || drop.isStale { drop.isOverridden = false }
        drop.isStale = false
        drop.surroundings = scene.dropSurroundings
        (drop.place, drop.foundPlace) = (found, found)
        if !drop.isOverridden { drop.proposal = self.proposal(for: drop) }
        var tried = open?.tried ?? TriedSlots()
        let gap = openGap(&drop, &tried)
        open?.tried = tried
        if drop.gap != nil {
            // A custom layout may have said meanwhile what is added to the content offset.
            let added = scene.stage.added
            scene.stage = shown
            scene.stage.added = added
        }
        try? scene.stage.free?.resume()
        if drop.place != place || drop.proposal != proposal {
            scene.screen.states.noteChange()
        }
        if scene.isOther(gap, than: drop.gap, at: drop.place.line) { drop.dueSlots = tried }
        drop.gap = gap
        self.drop = drop
        if !isInFrame { presentDueGap() }
    }

    /// Has the gap that was found last open, move or close, if that is due.
    mutating func presentDueGap() {
        guard let tried = drop?.dueSlots else { return }
        drop?.dueSlots = nil
        let change = scene.beginRoomChange()
        presentInsertions()
        // The slots do not depend on the gap that is open.
        scene.stage.reordering?.tried = tried
        scene.endRoomChange(change)
    }

    /// Ends a session: another one may enter.
    mutating func leaveDrop(_ kind: EventKind, _ origin: EventOrigin) {
        if drop == nil { return }
        scene.input.scroller.endPull()
        if kind == .dropSessionDidExit { tellDrop(kind, origin) }
        tellDrop(.dropSessionDidEnd, origin)
        let change = drop?.hasGap != true ? nil : scene.beginRoomChange()
        drop = nil
        scene.screen.states.noteChange()
        if let change {
            presentInsertions()
            scene.endRoomChange(change)
        }
    }

    /// Drops the items where they are.
    ///
    /// - Returns: Whether they are taken.
    mutating func letDrop(_ origin: EventOrigin) throws(CollectionError) -> Bool {
        if let drop { try checkDrop(drop) }
        findDropPlace()
        guard let drop else { return false }
        if !drop.proposal.isAccepting {
            leaveDrop(.dropSessionDidExit, origin)
            if drop.isLocal { finishDrag(drop.proposal.operation, origin) }
            return false
        }
        var event = scene.dropEvent(.performDrop, drop, origin)
        let runs = drop.isLocal ? draggedRuns : []
        event.number = -1
        // The gap closes as the items come to be there.
        let first: Int?
        self.drop?.closesGap = true
        do throws(CollectionError) {
            first = try moveDraggedItems(drop)
        } catch {
            self.drop?.closesGap = false
            throw error
        }
        if let first {
            event.number = Double(first)
        } else {
            self.drop?.closesGap = false
        }
        scene.events.append(event, runs: runs)
        leaveDrop(.performDrop, origin)
        if drop.isLocal { finishDrag(drop.proposal.operation, origin) }
        return true
    }

    /// Parts of a batch that wait speak of the order as it is.
    private func checkDrop(_ drop: DropSession) throws(CollectionError) {
        if scene.openBatch != nil && drop.isLocal && dragConfiguration.movesItems {
            throw .wrongState(.batchIsOpen)
        }
    }

    /// - Returns: The number of the event; 0 if it is not queued.
    @discardableResult
    mutating func tellDrop(_ kind: EventKind, _ origin: EventOrigin) -> UInt64 {
        guard let drop, scene.events.wants(.dragging) else { return 0 }
        return scene.events.append(scene.dropEvent(kind, drop, origin))
    }
}

// Own items that are dropped: rules O9 and O10.
extension CollectionView {
    /// Moves the items of a drop in the data, if that is the view's to do.
    ///
    /// - Returns: The place in its section that the first of them has then; nil: nothing is moved.
    private mutating func moveDraggedItems(_ drop: DropSession) throws(CollectionError) -> Int? {
        guard drop.isLocal, dragConfiguration.movesItems, let drag = scene.drag, drag.count > 0,
            drop.proposal == DropProposal(.move, .insertAtDestinationIndexPath),
            let gap = drop.place.destination
        else { return nil }
        let section = try scene.stage.dataSource.itemRange(ofSection: gap.section)
        let place = section.lowerBound + Int(gap.item)
        // Items before the gap that go away make the ones behind move up.
        let first = Int(gap.item) - drag.items.markedCount(of: section.lowerBound..<place)
        var moves: [UpdateItem] = []
        var target = IndexPath(section: gap.section, item: UInt32(first))
        for run in drag.runs {
            for number in run {
                moves.append(.move(scene.stage.dataSource.indexPath(ofItem: number), to: target))
                target.item += 1
            }
        }
        var next = scene.snapshot
        if next != nil {
            // The first item behind the gap that stays.
            var anchor = place
            for run in drag.runs where run.contains(anchor) { anchor = run.upperBound }
            try next?.moveItems(
                drag.runs, to: gap.section, before: anchor < section.upperBound ? anchor : nil)
        }
        try apply(
            BatchUpdate(items: moves), BatchUpdateOptions(animation: Scene.movementAnimation),
            tags: [], within: scene.limits)
        if let next {
            scene.keep(next)
            if scene.selection != nil { scene.settleSelection(.update, .update) }
            settleFocuses()
        }
        return first
    }
}
