// All changes of the data: by an update, or by a replacement of all data.
extension CollectionView {
    /// Applies an update to the data, and adjusts everything that refers to sections or items.
    ///
    /// - Throws: The errors of `performBatchUpdates`. Then nothing has changed.
    mutating func change(
        by update: consuming DataUpdate, within limits: Limits
    ) throws(CollectionError) {
        var plan = try UpdatePlan(
            update.parts, of: scene.stage.dataSource,
            layout: scene.stage.configuration.sectionMetrics,
            isStrictUIKit: update.options.isStrictUIKit, limits: limits)
        plan.adopted = update.adopted
        let bytes = scene.charge.dataBytes + update.parts.content.dataBytes + plan.sectionBytes
        if bytes > limits.dataBytes {
            throw .limitExceeded(.dataBytes, value: bytes, maximum: limits.dataBytes)
        }
        scene.noteAfterChange()
        let isAnimated = scene.isAnimated(update.options.duration_ns)
        let moment = isAnimated ? scene.momentNow() : nil
        let isReordered = scene.stage.reordering != nil
        let mayFail = isReordered || scene.mayFail(plan, dataBytesMax: limits.dataBytes)
        let stageBefore = mayFail ? scene.stage : nil
        let charge = scene.charge
        let anchored = isReordered && !update.endsMovement ? scene.anchorBesideRoom() : nil
        let insertsItems = isReordered && !scene.isMovingItem
        if isReordered { scene.stage.putBack() }
        scene.stage.holdOffsets(for: plan)
        let before = scene.stagesBefore()
        let countBefore = scene.stage.dataSource.itemCount
        let needsSections =
            update.reloaded != nil || scene.needsSections(plan, isAnimated: isAnimated)
        let sections = needsSections ? scene.stage.dataSource.sections : nil
        let move = scene.screen.window.move(for: plan, scene.stage, scene.ownership)
        let nearMove = prefetch.items?.main.move(for: plan, scene.stage)
        let movedItems: Range<Int>?
        do throws(CollectionError) {
            movedItems = try scene.edit(plan, bytes: bytes, dataBytesMax: limits.dataBytes)
            try scene.editOther(plan, before)
        } catch {
            if let stageBefore {
                scene.stage = stageBefore
                scene.charge = charge
            }
            throw error
        }
        if update.endsMovement { movement.release(in: &scene) }
        if update.endsDrop { drop.session?.closesGap = true }
        prefetch.takeSectionScrolls(in: &scene)
        let change = DataChange(
            consume plan, scene.ownership,
            ChangeCause(
                number: isAnimated ? scene.transitions.nextNumber : nil,
                place: scene.transitions.history.end, lastNumber: scene.transitions.lastNumber),
            sectionsBefore: sections, sections: scene.stage.dataSource.sections,
            reloaded: update.reloaded)
        adjustCarried(to: change)
        scene.settleData()
        if let stageBefore, let anchored { scene.followAnchor(anchored, stageBefore) }
        scene.screen.window.follow(move, scene.stage, movedItems: movedItems)
        prefetch.settle(nearMove, movedItems: movedItems, in: &scene)
        if viewability.items != nil { viewability.queueUnviewed(in: &scene) }
        scene.stage.endUpdate(change.plan)
        scene.noteMovement(since: before)
        scene.noteUpdate(
            change.plan, update.options, isAnimated: isAnimated, moment, sectionsBefore: sections,
            releasedBytes: bytes - scene.charge.dataBytes, tags: update.tags,
            dataBytesMax: limits.dataBytes)
        if insertsItems { drop.presentInsertions(in: &scene) }
        settleInteractions()
        if scene.input.isUsed { scene.queueInput() }
        scene.queueContentEvent(countBefore: countBefore)
        settleData(.update, of: update.snapshot, foundIn: nil)
    }

    /// Replaces all data, and adjusts everything that refers to sections or items.
    ///
    /// - Parameter bytes: The bytes that the columns of the data count against the limit.
    /// - Parameter next: The snapshot of the data; nil: the data does not come from a snapshot.
    /// - Throws: `wrongState` while a batch is open; `contentTooLong`. Then nothing has changed.
    mutating func replaceData(
        _ data: DataSource, bytes: Int, of next: Snapshot? = nil
    ) throws(CollectionError) {
        if scene.openBatch != nil { throw .wrongState(.batchIsOpen) }
        try data.validateSums()
        let countBefore = scene.stage.dataSource.itemCount
        leaveData()
        scene.stage.setData(data)
        adjustCarried(
            to: DataReplacement(
                of: scene.snapshot?.identifiers, by: next?.identifiers, itemCount: data.itemCount))
        scene.snapshot = nil
        scene.charge = DataCharge(dataBytes: bytes)
        scene.interruptInteractiveTransition()
        scene.transitions.end()
        scene.queueInterruptions()
        if scene.input.isUsed { scene.queueInput() }
        drop.tellLostPlaceholders(.update, in: &scene)
        scene.queueContentEvent(countBefore: countBefore)
        settleData(.reload, of: next, foundIn: next)
    }

    /// Stores the snapshot of the data, then queues events about the selection and focus, so that
    /// these events have the identifiers of the new snapshot.
    ///
    /// - Parameter found: The snapshot in which to find elements that have left the data; nil: such
    ///   elements are not searched for.
    private mutating func settleData(
        _ reason: SelectionReason, of snapshot: Snapshot?, foundIn found: Snapshot?
    ) {
        if let snapshot { scene.keep(snapshot) }
        if scene.selection != nil { scene.settleSelection(reason, .update) }
        settleFocuses(in: found)
    }

    /// Adjusts every carried part of the view to changed data: first the scene, then interactions,
    /// then observers of display frames.
    ///
    /// The window of elements is not in the list: the scene adjusts it by what the update did to
    /// the layout.
    @inline(__always)
    private mutating func adjustCarried<Change: CarriedChange>(to change: Change) {
        // Without notices: they compare what two display frames have.
        scene.adjustCarried(to: change)
        change.adjust(&movement)
        change.adjust(&menu)
        change.adjust(&swipes)
        change.adjust(&drop)
        change.adjust(&focus)
        change.adjust(&assistiveFocus)
        change.adjust(&displayed)
        change.adjust(&prefetch)
        change.adjust(&viewability)
    }

    /// Ends everything that refers to items of data that is about to be replaced. The events have
    /// the index paths and identifiers of the old data.
    private mutating func leaveData() {
        // Without drop: a drop stays where the pointer is; placeholders are told once the data is
        // new. Without focus, assistiveFocus: elements may be found again by their identifiers.
        // Without displayed, notices: they are told by the next display frame.
        prefetch.leaveData(in: &scene)
        viewability.leaveData(in: &scene)
        movement.leaveData(in: &scene)
        menu.leaveData(in: &scene)
        swipes.leaveData(in: &scene)
    }

    /// Continues interactions after an update, or ends the interactions whose items are gone.
    private mutating func settleInteractions() {
        // Without focus, assistiveFocus: they settle last, once a new snapshot is kept.
        // Without displayed, notices, prefetch, viewability: they look at display frames.
        if scene.isMovingItem { movement.settleMovement(in: &scene) }
        drop.settle(in: &scene)
        if menu.item?.isGone == true { menu.dropMenu(in: &scene) }
        if !swipes.rows.isEmpty { swipes.dropGoneSwipes(in: &scene) }
    }

    /// Closes the open menu and the open row when an item is picked up or dragged: only one
    /// interaction may use items at a time.
    mutating func yieldItems(_ origin: EventOrigin) {
        menu.closeMenu(origin, in: &scene)
        swipes.closeSwipe(origin, at: nil, in: &scene)
    }
}
