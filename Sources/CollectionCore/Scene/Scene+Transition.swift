extension Scene {
    /// Whether a change of this duration is animated. Before the first display frame nothing is
    /// visible, so nothing is animated.
    func isAnimated(_ duration_ns: UInt64) -> Bool {
        duration_ns > 0 && !viewport.environment.reducesMotion && screen.isShown
    }

    /// Returns the present layout and data, before or after a change; copies share their storage.
    /// Nil if the layout cannot be laid out.
    mutating func momentNow() -> LayoutMoment? {
        // A custom layout must not be prepared for data that it never receives.
        if !isCustomCurrent() { return nil }
        // The stage is always laid out here, as questions to the view lay it out, too.
        if interactive != nil || !isLaidOut(in: viewport.bounds) { try? prepare(viewport.bounds) }
        if stage.needsLayout { return nil }
        var own = stage
        own.settleOffsets(offsetSettling)
        let axis = screen.axis ?? own.settings.scrollDirection
        noteShownOffset()
        let place = anchor.place
        if stage.movesAnchor && interactive == nil { choosePlace() }
        let edges = stage.movesAnchor ? (try? anchorEdges(in: own)) ?? nil : nil
        // A display frame may find the content offset elsewhere, and choose another place.
        anchor.place = place
        let kept = LayoutMoment.Kept(
            isChanged: stage.movesAnchor, edges: edges, element: anchorElement(),
            heldEdge: heldEdge(), movedAhead: anchor.movedAhead, axis: axis,
            contentSize: screen.frame.contentSize, viewport: viewport)
        return LayoutMoment(own, viewport, kept, lead: interactive)
    }

    /// Stores the layout and data just after the last animated change, before something changes
    /// that is not part of that change.
    mutating func noteAfterChange() {
        if transitions.lacksAfter { transitions.setAfter(momentNow()) }
    }

    /// Whether custom layouts are prepared for the present data.
    private mutating func isCustomCurrent() -> Bool {
        interactive?.isCustomCurrent(stage, viewport)
            ?? stage.isCustomCurrent(for: viewport.bounds)
    }

    /// Registers an update that was made: the next display frame begins to animate the update, or
    /// displays its end at once.
    ///
    /// - Parameter before: The layout and data before an animated update; nil: not animated.
    /// - Parameter sectionsBefore: The sections before the update.
    mutating func noteUpdate(
        _ plan: UpdatePlan, _ options: BatchUpdateOptions, isAnimated: Bool,
        _ before: LayoutMoment?, sectionsBefore: SumTree<SectionLeaf>?, releasedBytes: Int,
        tags: [UInt64], dataBytesMax: Int
    ) {
        if isAnimated, let animation = options.animation {
            let update = PastUpdate(
                plan, sectionsBefore: sectionsBefore, isAnimated: true,
                releasedBytes: releasedBytes)
            transitions.begin(
                animation, update, room: dataBytesMax - heldBytes, before,
                dataBytes: plan.copiedBytes(of: stage.dataSource.itemCount), tags: tags)
            return
        }
        for tag in tags { transitions.noteApplied(tag: tag) }
        if !transitions.isRunning { return }
        transitions.noteApplied(
            PastUpdate(
                plan, sectionsBefore: sectionsBefore, isAnimated: false,
                releasedBytes: releasedBytes),
            room: dataBytesMax - heldBytes)
    }
}
