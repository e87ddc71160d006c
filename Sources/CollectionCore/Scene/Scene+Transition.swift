extension Scene {
    /// Whether a change that would last so long takes time. Before the first display frame there is
    /// nothing to be seen of it.
    func isAnimated(_ duration_ns: UInt64) -> Bool {
        duration_ns > 0 && !viewport.environment.reducesMotion && screen.isShown
    }

    /// Returns how everything is now, before or after a change; copies share their storage. Nil
    /// where the layout cannot say it.
    mutating func momentNow() -> LayoutMoment? {
        // A custom layout would be prepared for data that it is not to be told of.
        if !isCustomCurrent() { return nil }
        // Everything is laid out whatever was asked before: questions lay out, too.
        if interactive != nil || !stage.isLaidOut(for: viewport) { try? prepare(viewport.bounds) }
        if stage.needsLayout { return nil }
        var own = stage
        own.settleOffsets(keepsPlaces: anchor.contentAnchor != .none)
        let axis = screen.axis ?? own.configuration.scrollDirection
        noteShownOffset()
        var edges: (was: Double, now: Double)?
        if stage.movesAnchor, let (element, was) = screen.anchorEdge(anchor, axis),
            let now = try? own.edge(of: element, in: viewport)
        {
            edges = (was + anchor.room, now)
        }
        let kept = LayoutMoment.Kept(
            isChanged: stage.movesAnchor, edges: edges, element: screen.anchor(anchor),
            heldEdge: heldEdge(), axis: axis,
            contentSize: screen.frame.contentSize, viewport: viewport)
        return LayoutMoment(own, viewport, kept, lead: interactive)
    }

    /// Notes how everything is just after the last change that is to be shown over time, before
    /// something changes that is no part of it.
    mutating func noteAfterChange() {
        if transitions.lacksAfter { transitions.setAfter(momentNow()) }
    }

    /// Returns whether custom layouts have been asked about the data as it is.
    private mutating func isCustomCurrent() -> Bool {
        interactive?.isCustomCurrent(stage, viewport)
            ?? stage.isCustomCurrent(for: viewport.bounds)
    }

    /// Notes an update that was made: the next display frame begins to show it, or shows it at
    /// once.
    ///
    /// - Parameter before: How everything was before an animated update.
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
                tags: tags)
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
