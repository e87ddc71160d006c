extension DropInteraction {
    mutating func enterDrop(
        _ itemCount: Int?, at position: Point, _ origin: EventOrigin, in scene: inout Scene
    ) {
        leaveDrop(.dropSessionDidExit, origin, in: &scene)
        let isLocal = itemCount == nil
        session = DropSession(
            isLocal: isLocal, itemCount: itemCount ?? scene.drag?.count ?? 0, at: position)
        scene.mayHoldItems = true
        tellDrop(.dropSessionDidEnter, origin, in: &scene)
        findDropPlace(in: &scene)
        followSpring(in: &scene)
        tellFoundPlace(origin, in: &scene)
    }

    mutating func moveDrop(to position: Point, _ origin: EventOrigin, in scene: inout Scene) {
        guard let drop = session else { return }
        self.session?.position = position
        scene.pull(to: position, from: drop.start)
        findDropPlace(in: &scene)
        followSpring(in: &scene)
        tellFoundPlace(origin, in: &scene)
    }

    /// Looks for the place of a drop again, if the current display frame may have changed the
    /// place.
    @inline(never)
    mutating func followDrop(in scene: inout Scene) {
        while let due_ns = springDue_ns, due_ns <= scene.lastTime_ns { advanceSpring(in: &scene) }
        if session?.isStale == false && !scene.screen.frame.didLayoutChange
            && session?.surroundings == scene.dropSurroundings
        {
            return
        }
        if let drop = session, !drop.isByKeys {
            scene.pullSection(to: drop.position, from: drop.start)
        }
        findDropPlace(isInFrame: true, in: &scene)
        followSpring(in: &scene)
    }

    /// Queues an event about the place and the proposal that were found, if either has changed.
    @inline(never)
    mutating func tellFoundPlace(_ origin: EventOrigin = .engine, in scene: inout Scene) {
        if session?.isUntold != true { return }
        session?.noteTold()
        let sequence = tellDrop(.dropSessionDidUpdate, origin, in: &scene)
        session?.toldSequence = sequence
    }

    /// Finds where the items would be dropped, and what the drop would do with them.
    ///
    /// - Parameter isInFrame: Whether a display frame is in progress: then the gap is not presented
    ///   here, but after all other results of the display frame.
    @inline(never)
    mutating func findDropPlace(isInFrame: Bool = false, in scene: inout Scene) {
        guard var drop = session else { return }
        let (place, proposal, shown) = (drop.place, drop.proposal, scene.stage)
        // The slots that were tried for the open gap are valid as long as nothing else changes.
        let open = drop.gap == nil || drop.isStale ? nil : shown.reordering
        if drop.gap != nil { closeGapForNow(in: &scene) }
        let found = drop.isByKeys ? scene.keyPlace(of: drop) : scene.dropPlace(of: drop)
        if found != drop.foundPlace || drop.isStale { drop.isOverridden = false }
        drop.isStale = false
        drop.surroundings = scene.dropSurroundings
        (drop.place, drop.foundPlace) = (found, found)
        if !drop.isOverridden { drop.proposal = self.proposal(for: drop, in: scene) }
        var tried = open?.tried ?? TriedSlots()
        let gap = openGap(&drop, &tried, in: &scene)
        open?.tried = tried
        if drop.gap != nil {
            // A custom layout may have changed meanwhile what is added to the content offset.
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
        self.session = drop
        if !isInFrame { presentDueGap(in: &scene) }
    }

    /// Opens, moves or closes the gap that was found last, if it is not presented yet.
    mutating func presentDueGap(in scene: inout Scene) {
        guard let tried = session?.dueSlots else { return }
        session?.dueSlots = nil
        let isCurrent = scene.isLaidOut(in: scene.viewport.bounds)
        let change = scene.beginRoomChange()
        presentInsertions(in: &scene)
        // The slots depend on the layout, but not on which gap is open.
        if isCurrent { scene.stage.reordering?.tried = tried }
        scene.endRoomChange(change)
    }

    /// Ends the drop session, so that another one may enter.
    ///
    /// - Parameter kind: The event that ends the session; `dropSessionDidExit` is queued here.
    mutating func leaveDrop(_ kind: EventKind, _ origin: EventOrigin, in scene: inout Scene) {
        if session == nil { return }
        scene.endPull()
        if kind == .dropSessionDidExit { tellDrop(kind, origin, in: &scene) }
        tellDrop(.dropSessionDidEnd, origin, in: &scene)
        let change = session?.hasGap != true ? nil : scene.beginRoomChange()
        session = nil
        scene.screen.states.noteChange()
        if let change {
            presentInsertions(in: &scene)
            scene.endRoomChange(change)
        }
    }

    /// Refuses a drop of the view's own items while a batch update is open: the parts of the batch
    /// refer to the current order of the items.
    func checkDrop(_ drop: DropSession, in scene: borrowing Scene) throws(CollectionError) {
        if scene.openBatch != nil && drop.isLocal && configuration.movesItems {
            throw .wrongState(.batchIsOpen)
        }
    }

    /// - Returns: The number of the event; 0 if it is not queued.
    @discardableResult
    mutating func tellDrop(
        _ kind: EventKind, _ origin: EventOrigin, in scene: inout Scene
    ) -> UInt64 {
        guard let drop = session, scene.events.wants(.dragging) else { return 0 }
        return scene.events.append(scene.dropEvent(kind, drop, origin))
    }
}
