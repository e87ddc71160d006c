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
        let limits = limits ?? self.limits
        if snapshot != nil { throw .wrongState(.dataIsSnapshot) }
        try options.validate()
        try checkCompletionRoom()
        try check(update.content)
        if openBatch != nil {
            try openBatch?.append(update, tag: options.tag, limits)
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
        if snapshot != nil { throw .wrongState(.dataIsSnapshot) }
        try options.validate()
        try checkCompletionRoom()
        if openBatch == nil {
            openBatch = OpenBatch(options)
        } else {
            try openBatch?.begin(options.tag, limits ?? self.limits)
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
        guard let batch = openBatch else { throw .wrongState(.noBatchIsOpen) }
        if batch.endInner() { return }
        openBatch = nil
        try apply(
            batch.update, batch.options, tags: [batch.options.tag] + batch.endedTags,
            within: limits ?? self.limits)
    }

    @inline(__always)
    func check(_ content: UpdateContent) throws(CollectionError) {
        for metrics in content.metrics { try registry.check(metrics) }
        try checkIdentifiers(content.usedReuseIdentifiers)
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
            update, of: stage.dataSource, layout: stage.configuration.sectionMetrics,
            isStrictUIKit: options.isStrictUIKit, limits: limits)
        plan.adopted = adopted
        let bytes = charge.dataBytes + update.content.dataBytes + plan.sectionBytes
        if bytes > limits.dataBytes {
            throw .limitExceeded(.dataBytes, value: bytes, maximum: limits.dataBytes)
        }
        noteAfterChange()
        let isAnimated = isAnimated(options.duration_ns)
        let moment = isAnimated ? momentNow() : nil
        let presented = stage.reordering == nil ? nil : stage
        let anchored = presented == nil || endsMovement ? nil : anchorBesideRoom()
        let insertsItems = presented != nil && !isMovingItem
        if presented != nil { stage.putBack() }
        stage.holdOffsets(for: plan)
        let before = stagesBefore()
        let countBefore = stage.dataSource.itemCount
        let needsSections =
            explicit != nil
            || (traits != nil || selection != nil || names != nil || index != nil || drag != nil)
                && plan.changesSections
            || !plan.replacedSections.isEmpty && (isAnimated || transitions.isRunning)
        let sections = needsSections ? stage.dataSource.sections : nil
        let move = screen.window.move(for: plan, stage, ownership)
        let nearMove = prefetch?.main.move(for: plan, stage)
        let movedItems: Range<Int>?
        do throws(CollectionError) {
            movedItems = try edit(plan, bytes: bytes, dataBytesMax: limits.dataBytes)
            try editOther(plan, before)
        } catch {
            if let presented { stage = presented }
            throw error
        }
        if endsMovement { release() }
        follow(
            plan,
            DataChange(
                ownership: ownership,
                cause: ChangeCause(
                    number: isAnimated ? transitions.nextNumber : nil,
                    place: transitions.history.end, lastNumber: transitions.lastNumber),
                sectionsBefore: sections,
                sections: stage.dataSource.sections))
        if let presented, let anchored { followAnchor(anchored, presented) }
        screen.window.follow(move, stage, movedItems: movedItems)
        if prefetch != nil {
            prefetch?.main.follow(nearMove, stage, movedItems: movedItems)
            queuePrefetches(.update, isOld: true)
        }
        if viewability != nil { queueUnviewed() }
        stage.endUpdate(plan)
        noteMovement(since: before)
        noteUpdate(
            plan, options, isAnimated: isAnimated, moment, sectionsBefore: sections,
            releasedBytes: bytes - charge.dataBytes, tags: tags,
            dataBytesMax: limits.dataBytes)
        if insertsItems { presentInsertions() }
        settleGestures()
        if input.isUsed { settleInput() }
        queueContentEvent(countBefore: countBefore)
        if selection != nil && snapshot == nil { settleSelection(.update, .update) }
        // Focus that moves on is told with the identifiers of the snapshot that is being applied.
        if snapshot == nil { settleFocuses() }
    }

    /// Has what a person does with items go on after an update, or end where the items are gone.
    private mutating func settleGestures() {
        if isMovingItem { settleMovement() }
        tellLostPlaceholders(.update)
        if menu.item?.isGone == true { dropMenu() }
        if !swipes.rows.isEmpty { dropGoneSwipes() }
    }

    /// Carries the plan out, and counts the bytes of the data; when they are too many, all is as it
    /// was.
    ///
    /// - Parameter bytes: The bytes of all columns, with those of the content added.
    /// - Returns: As `Stage.edit`.
    private mutating func edit(
        _ plan: UpdatePlan, bytes: Int, dataBytesMax: Int
    ) throws(CollectionError) -> Range<Int>? {
        let items = stage.dataSource.itemCount + plan.content.items.count
        let cuts = plan.runCount
        if !charge.isCountDue(afterCuts: cuts, dataBytesMax: dataBytesMax) {
            let movedItems = try stage.edit(plan)
            charge.noteEdit(
                bytes: bytes, itemCount: stage.dataSource.itemCount, items: items, cuts: cuts)
            return movedItems
        }
        let before = (stage, charge)
        let movedItems = try stage.edit(plan)
        charge.noteEdit(
            bytes: bytes, itemCount: stage.dataSource.itemCount, items: items, cuts: cuts)
        do throws(CollectionError) {
            try charge.countTrees(stage.dataSource, dataBytesMax: dataBytesMax)
        } catch {
            (stage, charge) = before
            throw error
        }
        return movedItems
    }

    /// Has all that refers to elements follow an update that was carried out: the list of those who
    /// follow a plan.
    ///
    /// First those that layout depends on (offsets of orthogonal sections, explicit attributes), as
    /// they must be those of the new data before anything is laid out again, and what is known of
    /// all items; then what is shown, the item that the host named as the anchor, what events tell
    /// of, what input is about, what a person moves, drags,
    /// swipes and has a menu of, what has focus, what is fetched
    /// ahead, and what is viewed. The window of elements is no follower: it goes along with what
    /// the update made of the layout, or is dropped.
    private mutating func follow(_ plan: UpdatePlan, _ change: DataChange) {
        if !stage.geometry.offsets.isEmpty { stage.geometry.offsets.follow(plan, change) }
        explicit?.follow(plan, change)
        traits?.follow(plan, change)
        names?.follow(plan, change)
        index?.follow(plan, change)
        selection?.follow(plan, change)
        // An item in another section has its traits, which say whether it can be edited; and a drop
        // stays at an index path.
        if selection?.isEditing == true || mayHoldItems && drop != nil {
            screen.states.noteChange()
        }
        stage.forgetUnusedMetrics()
        screen.follow(plan, change)
        anchor.follow(plan, change)
        displayed?.follow(plan, change)
        input.follow(plan, change)
        movement?.follow(plan, change)
        menu.follow(plan, change)
        if swipes.isUsed { swipes.follow(plan, change) }
        drag?.follow(plan, change)
        if !placeholders.isEmpty { placeholders.follow(plan, to: stage.dataSource) }
        drop?.follow(plan, to: stage.dataSource)
        if focus.isUsed { focus.follow(plan, change) }
        assistiveFocus?.follow(plan, change)
        takeSectionScrolls()
        prefetch?.follow(plan, change)
        viewability?.follow(plan, change)
    }
}

// The other stage of an interactive transition, which is edited as well.
extension CollectionView {
    /// Returns what an update needs to know of both stages before it; nil outside of interactive
    /// transitions.
    private mutating func stagesBefore() -> StagesBefore? {
        guard let interactive else { return nil }
        try? prepare(viewport.bounds)
        let other = interactive.isOver ? nil : interactive.other
        let before = StagesBefore(
            stage, charge, other: other, in: viewport, followed: screen.visible.followed,
            anchored: anchor.item?.indexPath)
        noteShownOffset()
        if let shown = interactive.motion.isPlaced ? screen.anchor(anchor) : nil {
            // A custom layout then knows where the anchor was. If the layout fails to say it, the
            // update does not fail: the anchor counts as unmoved.
            if stage.custom != nil { _ = try? stage.edge(of: shown, in: viewport) }
            if let other, other.custom != nil { _ = try? other.edge(of: shown, in: viewport) }
        }
        return before
    }

    /// Makes an update in the other stage, too.
    ///
    /// - Throws: `contentTooLong`: then the update is made in neither stage.
    private mutating func editOther(
        _ plan: UpdatePlan, _ before: StagesBefore?
    ) throws(CollectionError) {
        guard let interactive, let before, !interactive.isOver else { return }
        do throws(CollectionError) {
            try interactive.other.edit(plan)
        } catch {
            (stage, charge) = (before.stage, before.charge)
            throw error
        }
        interactive.other.forgetUnusedMetrics()
        interactive.other.endUpdate(plan)
    }

    /// Notes by how much an update moved the anchor, in each stage by itself.
    private mutating func noteMovement(since before: StagesBefore?) {
        guard let interactive, let before, interactive.motion.isPlaced else { return }
        noteShownOffset()
        let way = screen.anchorWay(anchor, since: before)
        let input = layoutInput(viewport.bounds)
        interactive.noteMovement(of: way, &stage, since: before, input, shown: viewport)
    }
}

extension UpdatePlan {
    /// The bytes that the columns of new sections may count against the limit.
    var sectionBytes: Int { (DataSource.bytesPerSection - 4) * content.itemCounts.count }
}
