// What the view asks custom layouts for a transition, before a display frame begins or continues
// the transition: rule B17 of docs/semantics.md. After these questions the display frame asks
// nothing that may fail.
extension Scene {
    /// Asks custom layouts for the initial and final attributes of elements. The visible elements
    /// must have been collected before.
    mutating func askForTransition() throws(CollectionError) {
        let targets = screen.collector.value.elements
        if let first = transitions.pending.first, !screen.isReloaded {
            let answers = TransitionAnswers()
            let changed = layoutChange == nil ? stage.custom : layoutChange?.oldState
            if let changed, changed.layout != stage.custom?.layout {
                // The old layout may have been prepared for another order since it was displayed.
                try changed.geometry?.resume()
            }
            try answers.askFinals(
                of: screen.visible.elements, in: first.before?.reordering, changed)
            try answers.askInitials(of: targets, in: stage.reordering, stage.custom)
            let isFirst = transitions.history.end == first.plans.lowerBound
            if let layoutChange, first.before != nil, isFirst {
                layoutChange.askOldPlaces(of: targets, stage.dataSource.items)
            }
            transitions.answers = answers
        } else if transitions.isRunning, stage.custom != nil {
            let answers = transitions.answers ?? TransitionAnswers()
            answers.forgetInitials()
            let appearing = targets.filter { screen.visible.attributes(for: $0.element) == nil }
            try answers.askInitials(of: appearing, in: stage.reordering, stage.custom)
            transitions.answers = answers
        }
        try askWhatIsAskedLater(stage)
        if let state = stage.custom, !state.updates.isEmpty {
            try state.layout.finalizeCollectionViewUpdates()
        }
        try layoutChange?.finalize()
    }

    /// Asks the layout for the attributes of the anchor and of the elements that leave the screen,
    /// so that later code reads them without failing.
    mutating func askWhatIsAskedLater(_ stage: Stage) throws(CollectionError) {
        if stage.custom == nil { return }
        var transforms: [Transform3D] = []
        if let item = anchor.item {
            _ = try stage.attributes(
                for: .cell(item.indexPath), visible: stage.visibleInterval(viewport),
                transforms: &transforms)
        }
        if screen.isReloaded || !transitions.isRunning { return }
        for index in screen.visible.elements.indices
        where !screen.visible.fate(index).contains(.isGone) {
            _ = try stage.attributes(
                for: screen.visible.followedElement(index), visible: Interval(0, 0),
                transforms: &transforms)
        }
    }

    /// Ends the questions to custom layouts, after a display frame has displayed their answers.
    mutating func endAsking() {
        stage.custom?.noteShown()
        layoutChange?.close()
        layoutChange = nil
        if stage.custom != nil {
            screen.frame.diagnostics += stage.free?.takeDiagnostics() ?? []
        }
        if let interactive { endAsking(interactive) }
    }
}
