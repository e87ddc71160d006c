extension Scene {
    func check(_ content: UpdateContent) throws(CollectionError) {
        for metrics in content.metrics { try registry.check(metrics) }
        try checkIdentifiers(content.usedReuseIdentifiers)
    }

    /// Whether an update may still fail after the data is edited.
    ///
    /// The caller saves the old state only if this is true: editing a tree that is shared is
    /// slower.
    func mayFail(_ plan: UpdatePlan, dataBytesMax: Int) -> Bool {
        interactive?.isOver == false
            || charge.isCountDue(afterCuts: plan.runCount, dataBytesMax: dataBytesMax)
    }

    /// Notes in a plan what elements need to follow it.
    ///
    /// - Parameter adopted: The placeholder that the inserted item replaces; nil: there is none.
    func complete(_ plan: inout UpdatePlan, adopting adopted: AdoptedPlaceholder?) {
        plan.adopted = adopted
        if ownership.hasViewsBeyondItems { plan.noteItemCounts(stage.dataSource.sections) }
    }

    /// Edits the data and the layout, and counts the bytes of the data.
    ///
    /// - Parameter bytes: The bytes of all columns, including the content that the update adds.
    /// - Returns: The result of `Stage.edit`.
    /// - Throws: `contentTooLong`, `limitExceeded`. The caller then restores what it has saved.
    mutating func edit(
        _ plan: UpdatePlan, bytes: Int, dataBytesMax: Int
    ) throws(CollectionError) -> Range<Int>? {
        let items = stage.dataSource.itemCount + plan.content.items.count
        let cuts = plan.runCount
        let isCountDue = charge.isCountDue(afterCuts: cuts, dataBytesMax: dataBytesMax)
        let movedItems = try stage.edit(plan, in: viewport.bounds)
        charge.noteEdit(
            bytes: bytes, itemCount: stage.dataSource.itemCount, items: items, cuts: cuts)
        if isCountDue { try charge.countTrees(stage.dataSource, dataBytesMax: dataBytesMax) }
        return movedItems
    }

    /// Forgets section metrics that no section uses any more after an update.
    mutating func settleData() {
        stage.forgetUnusedMetrics()
        // An item that moves to another section has the traits of that section, which determine
        // whether the item can be edited.
        if selection?.isEditing == true { screen.states.noteChange() }
    }

    /// Whether anything that is adjusted for an update needs the sections before the update.
    func needsSections(_ plan: UpdatePlan, isAnimated: Bool) -> Bool {
        var reader = SectionsBeforeReader(changesSections: plan.changesSections)
        readCarried(&reader)
        return reader.isNeeded
            || !plan.replacedSections.isEmpty && (isAnimated || transitions.isRunning)
    }
}

// The other stage of an interactive transition, which is edited as well.
extension Scene {
    /// Returns the state of both stages before an update; nil if there is no interactive
    /// transition.
    mutating func stagesBefore() -> StagesBefore? {
        guard let interactive else { return nil }
        try? prepare(viewport.bounds)
        let running = interactive.isOver ? nil : interactive
        let before = StagesBefore(
            stage, charge, running, in: viewport, followed: screen.visible.followed,
            anchored: anchor.item?.indexPath)
        noteShownOffset()
        if let shown = interactive.motion.isPlaced ? anchorElement() : nil {
            // This makes custom layouts compute the position of the anchor. If a layout fails, the
            // update does not fail: the anchor counts as unmoved.
            if stage.custom != nil { _ = try? stage.edge(of: shown, in: viewport) }
            if let running, running.other.custom != nil {
                _ = try? running.other.edge(of: shown, in: viewport)
            }
        }
        return before
    }

    /// Applies an update to the other stage of an interactive transition.
    ///
    /// - Throws: `contentTooLong`. The caller then restores what it has saved.
    mutating func editOther(
        _ plan: UpdatePlan, _ before: StagesBefore?
    ) throws(CollectionError) {
        guard let interactive, before != nil, !interactive.isOver else { return }
        try interactive.other.edit(plan, in: .zero)
        interactive.other.forgetUnusedMetrics()
        interactive.other.endUpdate(plan)
    }

    /// Stores the distance by which an update moved the anchor in each of the two stages.
    mutating func noteMovement(since before: StagesBefore?) {
        guard let interactive, let before, interactive.motion.isPlaced else { return }
        noteShownOffset()
        let way = anchorWay(since: before)
        let input = layoutInput(viewport.bounds)
        interactive.noteMovement(of: way, &stage, since: before, input, shown: viewport)
    }
}

extension UpdatePlan {
    /// The bytes that the columns of new sections may count against the limit.
    var sectionBytes: Int { (DataSource.bytesPerSection - 4) * content.itemCounts.count }
}

// Calls of the host: `CollectionView` documents them.
extension Scene {
    mutating func beginBatchUpdates(
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

    mutating func joinBatch(
        _ items: [UpdateItem], _ options: BatchUpdateOptions
    ) throws(CollectionError) {
        try options.validate()
        try checkCompletionRoom()
        if openBatch == nil { throw .wrongState(.noBatchIsOpen) }
        try openBatch?.append(withoutContent: items, tag: options.tag, limits)
    }

    func contentDemand(
        of items: [UpdateItem], itemCountsAfter counts: [UInt32], needsRuns: Bool
    ) throws(CollectionError) -> ContentDemand {
        var demand = ContentDemand()
        // If no sections are inserted, no count depends on the host's numbers.
        if try UpdateItem.contentCounts(of: items.span).sections > 0 {
            var sketch = UpdatePlan(content: UpdateContent())
            let count = try sketch.sort(items.span).sections
            try sketch.checkSections(stage.dataSource, counts.count)
            demand.sections = sketch.contentSections(count)
            demand.itemCounts = sketch.contentCounts(demand.sections, counts)
        }
        var content = UpdateContent()
        content.itemCounts = demand.itemCounts
        let update = BatchUpdate(items: items, content: content, itemCountsAfter: counts)
        var plan = UpdatePlan(content: content)
        try plan.prepare(update, for: stage.dataSource, limits: limits)
        if needsRuns {
            plan.appendRuns(
                stage.dataSource, stage.layout.configuration.sectionMetrics, to: &demand)
        }
        return demand
    }
}
