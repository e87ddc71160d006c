// Updates of a stage, which change the data and edit the layout in place.
extension Stage {
    /// Makes the update of a plan. If the content would be too long, the stage stays as it was.
    ///
    /// - Parameter bounds: The visible part of the content, whose items keep their lanes; nil: all
    ///   items keep their lanes, and new items alone get theirs.
    /// - Returns: If the items of only one section changed: its items that were laid out again
    ///   beside the change. Nil: any item may have moved.
    /// - Throws: `contentTooLong`.
    @discardableResult
    mutating func edit(
        _ plan: UpdatePlan, in bounds: Rect? = nil
    ) throws(CollectionError) -> Range<Int>? {
        if !bases.isEmpty {
            try withBase { (base) throws(CollectionError) in _ = try base.edit(plan, in: bounds) }
            return nil
        }
        if geometry.needsLayout(for: plan) { needsLayout = true }
        var editor = UpdateEditor(isLaidOut: !needsLayout && free == nil, in: bounds)
        // The check of the length needs all metrics. Metrics that no section has change nothing.
        editor.appendMetrics(plan, &dataSource, &geometry)
        if cannotBecomeTooLong(plan) {
            editor.run(plan, &dataSource, &geometry)
            return editor.movedItems
        }
        let before = self
        editor.run(plan, &dataSource, &geometry)
        do throws(CollectionError) {
            try dataSource.validateSums()
            if !needsLayout && free == nil { try geometry.checkLength() }
        } catch {
            self = before
            forgetUnusedMetrics()
            throw error
        }
        return editor.movedItems
    }

    /// Ends an update. Layouts without sections are not edited but laid out again, in O(1).
    mutating func endUpdate(_ plan: UpdatePlan) {
        noteUpdate()
        if free != nil { needsLayout = true }
        custom?.noteUpdate(plan)
        if !bases.isEmpty { endBaseUpdate(plan) }
    }

    @inline(never)
    private mutating func endBaseUpdate(_ plan: UpdatePlan) { bases[0].endUpdate(plan) }

    /// Whether the content would not be too long even if all items, old and new, stood one after
    /// another.
    @inline(__always)
    private func cannotBecomeTooLong(_ plan: UpdatePlan) -> Bool {
        let items = dataSource.items.summary + plan.content.items.summary
        let sums = items.position
        if !(sums.width <= Length.sumMaximum && sums.height <= Length.sumMaximum) { return false }
        if needsLayout || free != nil { return true }
        let sections = dataSource.sectionCount + plan.content.itemCounts.count
        let longest = geometry.longest.length(
            of: items, sectionCount: sections, geometry.axis)
        return longest + geometry.lengthBesideSections
            <= Length.contentMaximum
    }

    /// Notes what is visible of the orthogonal sections that the plan lays out again.
    mutating func holdOffsets(for plan: UpdatePlan) {
        if needsLayout || geometry.offsets.isEmpty { return }
        if geometry.needsLayout(for: plan) {
            geometry.holdOffsets(dataSource.items)
        } else {
            geometry.holdOffsets(dataSource.items, plan)
        }
    }

    /// Adjusts the content offsets of orthogonal sections whose layout has changed.
    mutating func settleOffsets(_ settling: OffsetSettling) {
        if geometry.offsets.held.isEmpty { return }
        geometry.settleOffsets(laidOutItems, settling)
    }
}
