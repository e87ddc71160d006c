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
    /// - Parameter reloaded: The identifiers that keep what belongs to them; nil: there are none.
    mutating func apply(
        _ update: BatchUpdate, _ options: BatchUpdateOptions, tags: [UInt64],
        within limits: Limits, endsMovement: Bool = false,
        adopting adopted: AdoptedPlaceholder? = nil, reloading reloaded: ReloadedIdentifiers? = nil
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
            reloaded != nil || scene.needsSections(plan, isAnimated: isAnimated)
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
                sections: scene.stage.dataSource.sections, reloaded: reloaded))
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
    /// The window of elements is no follower: it goes along with what the update made of the
    /// layout, or is dropped.
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

// Batches of a host whose content is asked for when they end, by a codec: until then the data
// source need not be in its new state.
extension CollectionView {
    /// Whether a batch has begun and not ended.
    package var isBatchOpen: Bool { scene.openBatch != nil }

    /// The parts of the open batch, if it is the outermost one that is to end next.
    package var endingItems: [UpdateItem]? { scene.openBatch?.endingItems }

    /// Has parts join the open batch; they are looked at when it ends.
    ///
    /// - Throws: `wrongState` when no batch is open; what is wrong with the options.
    package mutating func joinBatch(
        _ items: [UpdateItem], _ options: BatchUpdateOptions
    ) throws(CollectionError) {
        try options.validate()
        try scene.checkCompletionRoom()
        if scene.openBatch == nil { throw .wrongState(.noBatchIsOpen) }
        try scene.openBatch?.append(withoutContent: items, tag: options.tag, scene.limits)
    }

    /// Ends the outermost batch with the content of all its parts.
    ///
    /// - Throws: As `endBatchUpdates`; the batch is still open where it is the content.
    package mutating func endBatchUpdates(
        with update: BatchUpdate
    ) throws(CollectionError) {
        try scene.check(update.content)
        scene.openBatch?.complete(with: update)
        try endBatchUpdates()
    }

    /// Drops the open batch with all its parts.
    package mutating func dropBatch() {
        scene.openBatch = nil
    }
}

extension CollectionView {
    /// Checks the parts of an update against the counts that the data source has afterwards, and
    /// says what is to be asked of it.
    ///
    /// - Parameter needsRuns: Whether it says of which items; otherwise of sections only.
    /// - Throws: As `performBatchUpdates`, for all that shows without the content.
    /// - Complexity: O(k log n) for k parts, and the items that are reloaded or reconfigured
    package func contentDemand(
        of items: [UpdateItem], itemCountsAfter counts: [UInt32], needsRuns: Bool
    ) throws(CollectionError) -> ContentDemand {
        var demand = ContentDemand()
        // Otherwise no count depends on what the host says.
        if try UpdateItem.contentCounts(of: items.span).sections > 0 {
            var sketch = UpdatePlan(content: UpdateContent())
            let count = try sketch.sort(items.span).sections
            try sketch.checkSections(scene.stage.dataSource, counts.count)
            demand.sections = sketch.contentSections(count)
            demand.itemCounts = sketch.contentCounts(demand.sections, counts)
        }
        var content = UpdateContent()
        content.itemCounts = demand.itemCounts
        let update = BatchUpdate(items: items, content: content, itemCountsAfter: counts)
        let plan = try UpdatePlan(update, of: scene.stage.dataSource, limits: scene.limits)
        if needsRuns {
            plan.appendRuns(
                scene.stage.dataSource, scene.stage.configuration.sectionMetrics, to: &demand)
        }
        return demand
    }
}

// What interactions want of the data and of each other: the one place that carries it out.
extension CollectionView {
    /// Makes the update that an interaction wants.
    ///
    /// - Throws: As `performBatchUpdates`. Then nothing has changed.
    mutating func carryOut(_ wish: UpdateWish) throws(CollectionError) {
        try apply(
            BatchUpdate(items: wish.items),
            BatchUpdateOptions(animation: Scene.movementAnimation), tags: [], within: scene.limits,
            endsMovement: wish.endsMovement)
        if scene.snapshot == nil { return }
        if let snapshot = wish.snapshot { scene.keep(snapshot) }
    }

    /// Tells, once a snapshot is kept, what has become of the selection and of focus: with the
    /// identifiers of that snapshot.
    mutating func settleSnapshot() {
        if scene.snapshot == nil { return }
        if scene.selection != nil { scene.settleSelection(.update, .update) }
        settleFocuses()
    }

    /// Closes the menu and the row that are open, as an item is picked up or dragged: one
    /// interaction at a time has the items.
    mutating func yieldItems(_ origin: EventOrigin) {
        menu.closeMenu(origin, in: &scene)
        swipes.closeSwipe(origin, at: nil, in: &scene)
    }
}
