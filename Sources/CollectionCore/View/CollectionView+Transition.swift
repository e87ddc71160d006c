extension CollectionView {
    /// Whether a change that would last so long takes time. Before the first display frame there is
    /// nothing to be seen of it.
    func isAnimated(_ duration_ns: UInt64) -> Bool {
        duration_ns > 0 && !viewport.environment.reducesMotion && screen.isShown
    }

    /// Returns how everything is before a change; copies share their storage. Nil where the layout
    /// cannot say it.
    mutating func pastNow() -> Transition.Past? {
        // A custom layout would be prepared for data that it is not to be told of.
        if !isCustomCurrent() { return nil }
        // The past is laid out whatever was asked before: questions lay out, too.
        if interactive != nil || !stage.isLaidOut(for: viewport) { try? prepare(viewport.bounds) }
        if stage.needsLayout { return nil }
        return Transition.Past(layout: shownLayout())
    }

    /// Returns whether custom layouts have been asked about the data as it is.
    private mutating func isCustomCurrent() -> Bool {
        interactive?.isCustomCurrent(stage, viewport)
            ?? stage.isCustomCurrent(for: viewport.bounds)
    }

    /// Notes an update that was made: the next display frame begins to show it, or shows it at
    /// once.
    ///
    /// - Parameter past: How everything was before an animated update.
    mutating func noteUpdate(
        _ plan: UpdatePlan, _ options: BatchUpdateOptions, isAnimated: Bool,
        _ past: Transition.Past?, releasedBytes: Int, innerTags: [UInt64], dataBytesMax: Int
    ) {
        if isAnimated, let animation = options.animation {
            let update = Transition.PastUpdate(
                plan, isAnimated: true, releasedBytes: releasedBytes)
            transitions.begin(
                animation, update, room: dataBytesMax - heldBytes, past,
                tags: [options.tag] + innerTags)
            return
        }
        transitions.appliedTags.append(options.tag)
        if !innerTags.isEmpty { transitions.appliedTags += innerTags }
        if !transitions.isRunning { return }
        transitions.noteApplied(
            Transition.PastUpdate(plan, isAnimated: false, releasedBytes: releasedBytes),
            room: dataBytesMax - heldBytes)
    }
}
