extension CollectionView {
    /// Changes the data: all parts of the update, or, when it is refused, none.
    ///
    /// While a batch is open the parts join it, and are checked as it ends.
    ///
    /// - Parameter limits: What the data may take; nil: the view's limits. Several views that share
    ///   memory pass what the others leave.
    /// - Throws: `invalidUpdate`; errors that name what is wrong with a part or with the content;
    ///   `limitExceeded`, `contentTooLong`.
    /// - Complexity: O(k log n) for k parts, and the items on lines until breaks fall as before
    public mutating func performBatchUpdates(
        _ update: BatchUpdate, options: BatchUpdateOptions = BatchUpdateOptions(),
        within limits: Limits? = nil
    ) throws(CollectionError) {
        let limits = limits ?? scene.limits
        if scene.snapshot != nil { throw .wrongState(.dataIsSnapshot) }
        try options.validate()
        try scene.checkCompletionRoom()
        try scene.check(update.content)
        if scene.openBatch != nil {
            try scene.openBatch?.append(update, tag: options.tag, limits)
        } else {
            try apply(update, options, tags: [options.tag], within: limits)
        }
    }

    /// Opens a batch: updates join it until it ends.
    ///
    /// - Parameter limits: As of `performBatchUpdates`.
    public mutating func beginBatchUpdates(
        _ options: BatchUpdateOptions = BatchUpdateOptions(), within limits: Limits? = nil
    ) throws(CollectionError) {
        if scene.snapshot != nil { throw .wrongState(.dataIsSnapshot) }
        try options.validate()
        try scene.checkCompletionRoom()
        if scene.openBatch == nil {
            scene.openBatch = OpenBatch(options)
        } else {
            try scene.openBatch?.begin(options.tag, limits ?? scene.limits)
        }
    }

    /// Ends the innermost open batch. As the outermost one ends, all is applied; if it is refused,
    /// all its parts are dropped, and no batch is open any more.
    ///
    /// - Parameter limits: As of `performBatchUpdates`.
    /// - Throws: As `performBatchUpdates`; `wrongState` when no batch is open.
    public mutating func endBatchUpdates(
        within limits: Limits? = nil
    ) throws(CollectionError) {
        guard let batch = scene.openBatch else { throw .wrongState(.noBatchIsOpen) }
        if batch.endInner() { return }
        scene.openBatch = nil
        try apply(
            batch.update, batch.options, tags: [batch.options.tag] + batch.endedTags,
            within: limits ?? scene.limits)
    }

    /// - Parameter tags: Those for which a completion is reported.
    /// - Parameter endsMovement: Whether the update is the end of an interactive movement.
    /// - Parameter adopted: The placeholder that an inserted item takes the place of.
    mutating func apply(
        _ update: BatchUpdate, _ options: BatchUpdateOptions, tags: [UInt64],
        within limits: Limits, endsMovement: Bool = false,
        adopting adopted: AdoptedPlaceholder? = nil
    ) throws(CollectionError) {
        var plan = try UpdatePlan(
            update, of: scene.stage.dataSource, layout: scene.stage.configuration.sectionMetrics,
            isStrictUIKit: options.isStrictUIKit, limits: limits)
        plan.adopted = adopted
        let bytes = scene.charge.dataBytes + update.content.dataBytes + plan.sectionBytes
        if bytes > limits.dataBytes {
            throw .limitExceeded(.dataBytes, value: bytes, maximum: limits.dataBytes)
        }
        scene.noteAfterChange()
        let isAnimated = scene.isAnimated(options.duration_ns)
        let moment = isAnimated ? scene.momentNow() : nil
        let presented = scene.stage.reordering == nil ? nil : scene.stage
        let anchored = presented == nil || endsMovement ? nil : scene.anchorBesideRoom()
        let insertsItems = presented != nil && !scene.isMovingItem
        if presented != nil { scene.stage.putBack() }
        scene.stage.holdOffsets(for: plan)
        let before = scene.stagesBefore()
        let countBefore = scene.stage.dataSource.itemCount
        let sections =
            scene.needsSections(plan, isAnimated: isAnimated)
            ? scene.stage.dataSource.sections : nil
        let move = scene.screen.window.move(for: plan, scene.stage, scene.ownership)
        let nearMove = prefetch.items?.main.move(for: plan, scene.stage)
        let movedItems: Range<Int>?
        do throws(CollectionError) {
            movedItems = try scene.edit(plan, bytes: bytes, dataBytesMax: limits.dataBytes)
            try scene.editOther(plan, before)
        } catch {
            if let presented { scene.stage = presented }
            throw error
        }
        if endsMovement { movement.release(in: &scene) }
        follow(
            plan,
            DataChange(
                ownership: scene.ownership,
                cause: ChangeCause(
                    number: isAnimated ? scene.transitions.nextNumber : nil,
                    place: scene.transitions.history.end, lastNumber: scene.transitions.lastNumber),
                sectionsBefore: sections,
                sections: scene.stage.dataSource.sections))
        if let presented, let anchored { scene.followAnchor(anchored, presented) }
        scene.screen.window.follow(move, scene.stage, movedItems: movedItems)
        if prefetch.items != nil {
            prefetch.items?.main.follow(nearMove, scene.stage, movedItems: movedItems)
            prefetch.queuePrefetches(.update, isOld: true, in: &scene)
        }
        if viewability.items != nil { viewability.queueUnviewed(in: &scene) }
        scene.stage.endUpdate(plan)
        scene.noteMovement(since: before)
        scene.noteUpdate(
            plan, options, isAnimated: isAnimated, moment, sectionsBefore: sections,
            releasedBytes: bytes - scene.charge.dataBytes, tags: tags,
            dataBytesMax: limits.dataBytes)
        if insertsItems { drop.presentInsertions(in: &scene) }
        settleGestures()
        if scene.input.isUsed { scene.queueInput() }
        scene.queueContentEvent(countBefore: countBefore)
        if scene.selection != nil && scene.snapshot == nil {
            scene.settleSelection(.update, .update)
        }
        // Focus that moves on is told with the identifiers of the snapshot that is being applied.
        if scene.snapshot == nil { settleFocuses() }
    }

    /// Has what a person does with items go on after an update, or end where the items are gone.
    private mutating func settleGestures() {
        if scene.isMovingItem { movement.settleMovement(in: &scene) }
        drop.tellLostPlaceholders(.update, in: &scene)
        if menu.item?.isGone == true { menu.dropMenu(in: &scene) }
        if !swipes.rows.isEmpty { swipes.dropGoneSwipes(in: &scene) }
    }

    /// Has all that refers to elements follow an update that was carried out: first the scene, then
    /// what a person does, then those who look at display frames.
    ///
    /// The window of elements is no follower: it goes along with what the update made of the layout,
    /// or is dropped.
    private mutating func follow(_ plan: UpdatePlan, _ change: DataChange) {
        scene.follow(plan, change)
        // A drop stays at an index path.
        if drop.session != nil { scene.screen.states.noteChange() }
        movement.session?.follow(plan, change)
        menu.follow(plan, change)
        if swipes.isUsed { swipes.follow(plan, change) }
        if !drop.placeholders.isEmpty { drop.placeholders.follow(plan, to: scene.stage.dataSource) }
        drop.session?.follow(plan, to: scene.stage.dataSource)
        if focus.isUsed { focus.follow(plan, change) }
        assistiveFocus?.follow(plan, change)
        displayed?.follow(plan, change)
        prefetch.takeSectionScrolls(in: &scene)
        prefetch.items?.follow(plan, change)
        viewability.items?.follow(plan, change)
    }
}
