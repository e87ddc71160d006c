extension CollectionView {
    /// Changes the data: all parts of the update, or, when it is refused, none.
    ///
    /// While a batch is open the parts join it, and are checked as it ends.
    ///
    /// - Throws: `invalidUpdate`; errors that name what is wrong with a part or with the content;
    ///   `limitExceeded`, `contentTooLong`.
    /// - Complexity: O(k log n) for k parts, and the items on lines until breaks fall as before
    public mutating func performBatchUpdates(
        _ update: BatchUpdate, options: BatchUpdateOptions = BatchUpdateOptions()
    ) throws(CollectionError) {
        if snapshot != nil { throw .wrongState(.dataIsSnapshot) }
        try options.validate()
        try checkCompletionRoom()
        try check(update.content)
        if openBatch != nil {
            try openBatch?.append(update, tag: options.tag, limits)
        } else {
            try apply(update, options, innerTags: [])
        }
    }

    /// Opens a batch: updates join it until it ends.
    public mutating func beginBatchUpdates(
        _ options: BatchUpdateOptions = BatchUpdateOptions()
    ) throws(CollectionError) {
        if snapshot != nil { throw .wrongState(.dataIsSnapshot) }
        try options.validate()
        try checkCompletionRoom()
        if openBatch == nil {
            openBatch = OpenBatch(options)
        } else {
            try openBatch?.begin(options.tag, limits)
        }
    }

    /// Ends the innermost open batch. As the outermost one ends, all is applied; if it is refused,
    /// all its parts are dropped, and no batch is open any more.
    ///
    /// - Throws: As `performBatchUpdates`; `wrongState` when no batch is open.
    public mutating func endBatchUpdates() throws(CollectionError) {
        guard let batch = openBatch else { throw .wrongState(.noBatchIsOpen) }
        if batch.endInner() { return }
        openBatch = nil
        try apply(batch.update, batch.options, innerTags: batch.endedTags)
    }

    @inline(__always)
    func check(_ content: UpdateContent) throws(CollectionError) {
        for metrics in content.metrics { try registry.check(metrics) }
        try check(content.usedReuseIdentifiers)
    }

    mutating func apply(
        _ update: BatchUpdate, _ options: BatchUpdateOptions, innerTags: [UInt64]
    ) throws(CollectionError) {
        let plan = try UpdatePlan(
            update, of: stage.dataSource, layout: stage.configuration.sectionMetrics,
            isStrictUIKit: options.isStrictUIKit, limits: limits)
        let bytes = dataBytes + update.content.dataBytes + plan.sectionBytes
        if bytes > limits.dataBytes {
            throw .limitExceeded(.dataBytes, value: bytes, maximum: limits.dataBytes)
        }
        let isAnimated = isAnimated(options.duration_ns)
        let past = isAnimated ? pastNow() : nil
        if !stage.geometry.offsets.isEmpty { holdOffsets(plan) }
        let before = layoutsBefore()
        let sections = explicit == nil ? nil : stage.dataSource.sections
        try edit(plan, bytes: bytes)
        try editOther(plan, before)
        if !stage.geometry.offsets.isEmpty { stage.geometry.offsets.follow(plan) }
        if let sections, let explicit { explicit.follow(plan, sections, stage.dataSource.sections) }
        if stage.dataSource.hasTooManyMetrics {
            if !stage.needsLayout {
                stage.geometry.holdOffsets(stage.dataSource.items) { _ in true }
            }
            stage.dataSource.forgetUnusedMetrics()
            renewLayout()
        }
        // Once the data is replaced, what is shown is of the old data.
        if !isReloaded { visible.follow(plan, ownership, isAnimated: isAnimated, &pool) }
        followAnchor(plan)
        didLayoutChange = true
        // That takes no time, and nothing of it is edited.
        if stage.free != nil { stage.needsLayout = true }
        stage.custom?.noteUpdate(plan)
        if let interactive { interactive.other.custom?.noteUpdate(plan) }
        noteMovement(since: before)
        if isAnimated, let animation = options.animation {
            begin(
                animation, plan, releasedBytes: bytes - dataBytes, past, options.tag,
                innerTags: innerTags)
        } else {
            noteApplied(plan, releasedBytes: bytes - dataBytes, options.tag, innerTags: innerTags)
        }
    }

    /// Notes what is visible of sections that the plan lays out anew.
    private mutating func holdOffsets(_ plan: UpdatePlan) {
        if stage.needsLayout { return }
        let isWhole = stage.geometry.needsLayout(for: plan)
        stage.geometry.holdOffsets(stage.dataSource.items) { section in
            isWhole || plan.concernsItems(ofSection: section)
        }
    }

    /// Carries the plan out, and counts what the data takes then; when that is too much, all is as
    /// it was.
    ///
    /// - Parameter bytes: What columns count, those of the content added.
    private mutating func edit(_ plan: UpdatePlan, bytes: Int) throws(CollectionError) {
        let items = stage.dataSource.itemCount + plan.content.items.count
        let cuts = plan.runCount
        if !isCountDue(afterCuts: cuts) {
            try edit(plan)
            noteEdit(bytes: bytes, items: items, cuts: cuts)
            return
        }
        let before = (stage, dataBytes)
        try edit(plan)
        noteEdit(bytes: bytes, items: items, cuts: cuts)
        do throws(CollectionError) { try countTrees() } catch {
            (stage, dataBytes) = before
            throw error
        }
    }

    /// Carries the plan out; when the content would be too long, all is as it was.
    mutating func edit(_ plan: UpdatePlan) throws(CollectionError) {
        if stage.geometry.needsLayout(for: plan) { stage.needsLayout = true }
        let isSafe = cannotBecomeTooLong(plan)
        var editor = UpdateEditor(isLaidOut: !stage.needsLayout && stage.free == nil)
        if isSafe {
            editor.run(plan, &stage.dataSource, &stage.geometry)
            return
        }
        let before = stage
        editor.run(plan, &stage.dataSource, &stage.geometry)
        do throws(CollectionError) {
            try stage.dataSource.validateSums()
            if !stage.needsLayout && stage.free == nil { try stage.geometry.checkLength() }
        } catch {
            stage = before
            throw error
        }
    }

    /// Whether all items, old and new, could stand one after another.
    @inline(__always)
    private func cannotBecomeTooLong(_ plan: UpdatePlan) -> Bool {
        let items = stage.dataSource.items.summary + plan.content.items.summary
        let sums = items.position
        if !(sums.width <= Length.sumMaximum && sums.height <= Length.sumMaximum) { return false }
        if stage.needsLayout || stage.free != nil { return true }
        let sections = stage.dataSource.sectionCount + plan.content.itemCounts.count
        let longest = stage.geometry.longest.length(
            of: items, sectionCount: sections, stage.geometry.axis)
        return longest + stage.geometry.lengthBesideSections
            <= Length.contentMaximum
    }
}

extension UpdatePlan {
    /// What the columns of new sections may count against the limit.
    var sectionBytes: Int { (DataSource.bytesPerSection - 4) * content.itemCounts.count }
}
