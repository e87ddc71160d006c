// All changes of the data: by an update, or by a replacement of all data.
extension Interactions {
    /// Applies an update to the data, and adjusts everything that refers to sections or items.
    ///
    /// - Throws: The errors of `performBatchUpdates`. Then nothing has changed.
    mutating func change(
        by update: consuming DataUpdate, within limits: Limits, in scene: inout Scene,
        _ observers: inout Observers
    ) throws(CollectionError) {
        var plan = UpdatePlan(content: update.parts.content)
        try plan.prepare(
            update.parts, for: scene.stage.dataSource,
            layout: scene.stage.layout.configuration.sectionMetrics,
            isStrictUIKit: update.options.isStrictUIKit, limits: limits)
        scene.complete(&plan, adopting: update.adopted)
        let bytes = scene.charge.dataBytes + update.parts.content.dataBytes + plan.sectionBytes
        if bytes > limits.dataBytes {
            throw .limitExceeded(.dataBytes, value: bytes, maximum: limits.dataBytes)
        }
        scene.noteAfterChange()
        scene.choosePlaceBeforeChange()
        let isAnimated = scene.isAnimated(update.options.duration_ns)
        let moment = isAnimated ? scene.momentNow() : nil
        let (isReordered, isRoomMade) = (scene.stage.reordering != nil, scene.anchor.isRoomMade)
        let mayFail = isRoomMade || scene.mayFail(plan, dataBytesMax: limits.dataBytes)
        let savepoint = mayFail ? StageSavepoint(scene) : nil
        let anchored = isRoomMade && !update.endsMovement ? scene.anchorBesideRoom() : nil
        let insertsItems = isReordered && !scene.isMovingItem
        if isReordered { scene.stage.putBack() }
        scene.stage.holdOffsets(for: plan)
        let before = scene.stagesBefore()
        let countBefore = scene.stage.dataSource.itemCount
        let needsSections =
            update.reloaded != nil || scene.needsSections(plan, isAnimated: isAnimated)
        let sections = needsSections ? scene.stage.dataSource.sections : nil
        let move = scene.screen.window.move(for: plan, scene.stage, scene.ownership)
        let nearMove = observers.prefetch.items?.main.move(for: plan, scene.stage)
        let movedItems: Range<Int>?
        do throws(CollectionError) {
            movedItems = try scene.edit(plan, bytes: bytes, dataBytesMax: limits.dataBytes)
            try scene.editOther(plan, before)
        } catch {
            savepoint?.restore(&scene)
            throw error
        }
        if update.endsMovement { movement.release(in: &scene) }
        if update.endsDrop { drop.session?.closesGap = true }
        observers.prefetch.takeSectionScrolls(in: &scene)
        let change = DataChange(
            consume plan, scene.ownership,
            ChangeCause(
                number: isAnimated ? scene.transitions.nextNumber : nil,
                place: scene.transitions.history.end, lastNumber: scene.transitions.lastNumber),
            sectionsBefore: sections, sections: scene.stage.dataSource.sections,
            reloaded: update.reloaded)
        adjustCarried(to: change, in: &scene, &observers)
        scene.settleData()
        if let savepoint, let anchored { scene.followAnchor(anchored, savepoint.stage) }
        scene.screen.window.follow(move, scene.stage, movedItems: movedItems)
        observers.prefetch.settle(nearMove, movedItems: movedItems, in: &scene)
        if observers.viewability.items != nil { observers.viewability.queueUnviewed(in: &scene) }
        scene.stage.endUpdate(change.plan)
        scene.noteMovement(since: before)
        scene.noteUpdate(
            change.plan, update.options, isAnimated: isAnimated, moment, sectionsBefore: sections,
            releasedBytes: bytes - scene.charge.dataBytes, tags: update.tags,
            dataBytesMax: limits.dataBytes)
        if insertsItems { drop.presentInsertions(in: &scene) }
        settleInteractions(in: &scene)
        if scene.input.isUsed { scene.queueInput() }
        scene.queueContentEvent(countBefore: countBefore)
        settleData(.update, of: update.snapshot, foundIn: nil, in: &scene)
    }

    /// Applies the difference of two snapshots to the data, which is that of the first one.
    ///
    /// - Throws: The errors of `performBatchUpdates`. Then nothing has changed.
    mutating func change(
        _ shown: Snapshot, to next: Snapshot, _ options: BatchUpdateOptions,
        within limits: Limits, in scene: inout Scene, _ observers: inout Observers
    ) throws(CollectionError) {
        let update = next.difference(from: shown)
        try scene.check(update.content)
        let reloaded = ReloadedIdentifiers(from: shown, to: next)
        var change = DataUpdate(update, options, tags: [options.tag])
        if !reloaded.isEmpty { change.reloaded = reloaded }
        change.snapshot = next
        try self.change(by: change, within: limits, in: &scene, &observers)
    }

    /// Replaces all data, and adjusts everything that refers to sections or items.
    ///
    /// - Parameter bytes: The bytes that the columns of the data count against the limit.
    /// - Parameter next: The snapshot of the data; nil: the data does not come from a snapshot.
    /// - Throws: `wrongState` while a batch is open; `contentTooLong`. Then nothing has changed.
    mutating func replaceData(
        _ data: DataSource, bytes: Int, of next: Snapshot? = nil, in scene: inout Scene,
        _ observers: inout Observers
    ) throws(CollectionError) {
        if scene.openBatch != nil { throw .wrongState(.batchIsOpen) }
        try data.validateSums()
        let countBefore = scene.stage.dataSource.itemCount
        leaveData(in: &scene, &observers)
        scene.stage.setData(data)
        adjustCarried(
            to: DataReplacement(
                of: scene.snapshot?.identifiers, by: next?.identifiers, itemCount: data.itemCount),
            in: &scene, &observers)
        scene.snapshot = nil
        scene.charge = DataCharge(dataBytes: bytes)
        scene.interruptInteractiveTransition()
        scene.transitions.end()
        scene.queueInterruptions()
        tellLost(in: &scene)
        if scene.input.isUsed { scene.queueInput() }
        scene.queueContentEvent(countBefore: countBefore)
        settleData(.reload, of: next, foundIn: next, in: &scene)
    }

    /// Stores the snapshot of the data, then queues events about the selection and focus, so that
    /// these events have the identifiers of the new snapshot.
    ///
    /// - Parameter found: The snapshot in which to find elements that have left the data; nil: such
    ///   elements are not searched for.
    mutating func settleData(
        _ reason: SelectionReason, of snapshot: Snapshot?, foundIn found: Snapshot?,
        in scene: inout Scene
    ) {
        if let snapshot { scene.keep(snapshot) }
        if scene.selection != nil { scene.settleSelection(reason, .update) }
        if let found { forEach(Finding(snapshot: found), in: &scene) }
        forEach(FoundSettling(), in: &scene)
    }

    /// Adjusts every carried part of the view to changed data: first the scene, then interactions,
    /// then observers of display frames.
    ///
    /// The window of elements is not adjusted here: the scene adjusts it by what the update did to
    /// the layout.
    @inline(__always)
    private mutating func adjustCarried<
        Change: CarriedChange & InteractionVisitor & ObserverVisitor
    >(
        to change: Change, in scene: inout Scene, _ observers: inout Observers
    ) {
        scene.adjustCarried(to: change)
        forEach(change, in: &scene)
        observers.forEach(change, in: &scene)
    }

    /// Ends everything that refers to items of data that is about to be replaced.
    private mutating func leaveData(in scene: inout Scene, _ observers: inout Observers) {
        observers.forEach(DataLeave(), in: &scene)
        forEach(DataLeave(), in: &scene)
    }

    /// Continues interactions after an update, or ends the interactions whose items are gone.
    private mutating func settleInteractions(in scene: inout Scene) {
        tellLost(in: &scene)
        forEach(Settling(), in: &scene)
    }

    /// Queues events about what a change of the data has removed.
    private mutating func tellLost(in scene: inout Scene) {
        forEach(LossNote(), in: &scene)
    }

    /// Ends what uses items, because an item is picked up or dragged.
    mutating func yieldItems(_ origin: EventOrigin, in scene: inout Scene) {
        forEach(ItemYielding(origin: origin), in: &scene)
    }
}

extension DataChange: InteractionVisitor, ObserverVisitor {}

extension DataReplacement: InteractionVisitor, ObserverVisitor {}

extension CarriedChange {
    @inline(__always)
    func visit<One: Interaction & ~Copyable>(
        _ one: inout One, _ walk: inout Walk, in scene: inout Scene
    ) {
        adjust(&one)
    }

    @inline(__always)
    func visit<One: Observer & ~Copyable>(_ one: inout One, in scene: inout Scene) {
        adjust(&one)
    }
}

private struct DataLeave: InteractionVisitor, ObserverVisitor {
    func visit<One: Interaction & ~Copyable>(
        _ one: inout One, _ walk: inout Walk, in scene: inout Scene
    ) {
        one.leaveData(in: &scene)
    }

    func visit<One: Observer & ~Copyable>(_ one: inout One, in scene: inout Scene) {
        one.leaveData(in: &scene)
    }
}

private struct LossNote: InteractionVisitor {
    func visit<One: Interaction & ~Copyable>(
        _ one: inout One, _ walk: inout Walk, in scene: inout Scene
    ) {
        one.tellLost(in: &scene)
    }
}

private struct Settling: InteractionVisitor {
    func visit<One: Interaction & ~Copyable>(
        _ one: inout One, _ walk: inout Walk, in scene: inout Scene
    ) {
        one.settle(in: &scene)
    }
}

private struct Finding: InteractionVisitor {
    let snapshot: Snapshot

    func visit<One: Interaction & ~Copyable>(
        _ one: inout One, _ walk: inout Walk, in scene: inout Scene
    ) {
        one.findAgain(in: snapshot)
    }
}

private struct FoundSettling: InteractionVisitor {
    func visit<One: Interaction & ~Copyable>(
        _ one: inout One, _ walk: inout Walk, in scene: inout Scene
    ) {
        one.settleFound(in: &scene)
    }
}

private struct ItemYielding: InteractionVisitor {
    let origin: EventOrigin

    func visit<One: Interaction & ~Copyable>(
        _ one: inout One, _ walk: inout Walk, in scene: inout Scene
    ) {
        one.yieldItems(origin, in: &scene)
    }
}
