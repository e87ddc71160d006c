// What layouts of the host's own are asked for a transition, before a display frame begins or goes
// on to show it: rule B17 of docs/semantics.md. From there on nothing is asked that may fail.
extension CollectionView {
    /// Asks where elements come from and go to. What is visible has been collected.
    mutating func askForTransition() throws(CollectionError) {
        if let pendingTransition = transitions.pending, !screen.isReloaded {
            let answers = TransitionAnswers()
            try askFinals(answers)
            try askInitials(answers, ofAll: true)
            askOldPlaces()
            pendingTransition.answers = answers
        } else if let transition = transitions.current, stage.custom != nil {
            let answers = transition.answers ?? TransitionAnswers()
            answers.forgetInitials()
            try askInitials(answers, ofAll: false)
            transition.answers = answers
        }
        try askWhatIsAskedLater(stage)
        if let state = stage.custom, !state.updates.isEmpty {
            try state.layout.finalizeCollectionViewUpdates()
        }
        try layoutChange?.finalize()
    }

    /// The layout that is replaced says where elements go, or the one that is updated.
    private func askFinals(_ answers: TransitionAnswers) throws(CollectionError) {
        guard let state = layoutChange == nil ? stage.custom : layoutChange?.oldState else {
            return
        }
        for shown in screen.visible.elements where !shown.flags.contains(.isDisappearing) {
            let answer = try state.layout.finalLayoutAttributesForDisappearing(shown.element)
            if let answer, try state.isPossible(answer, of: shown.element) {
                answers.appendFinal(answer, of: shown)
            }
        }
        answers.sortFinals()
    }

    /// The layout that is shown then says where they come from.
    ///
    /// - Parameter ofAll: Otherwise of those that were not on screen.
    private func askInitials(
        _ answers: TransitionAnswers, ofAll: Bool
    ) throws(CollectionError) {
        guard let state = stage.custom else { return }
        for target in screen.collector.value.elements {
            if !ofAll && screen.visible.attributes(for: target.element) != nil { continue }
            let answer = try state.layout.initialLayoutAttributesForAppearing(target.element)
            if let answer, try state.isPossible(answer, of: target.element) {
                answers.appendInitial(answer, of: target.element)
            }
        }
    }

    /// Has the layout that is replaced say where elements are that only the new one shows: it knows
    /// that from then on.
    private func askOldPlaces() {
        guard let old = layoutChange?.oldState?.geometry,
            let past = transitions.pending?.past, past.updates.isEmpty
        else { return }
        var transforms: [Transform3D] = []
        for target in screen.collector.value.elements {
            // The old layout is on its way out: what it fails to say, it does not know.
            _ = try? old.attributes(
                for: target.element, visible: Interval(0, 0), of: stage.dataSource.items,
                transforms: &transforms)
        }
    }

    /// Has the layout say where elements are that leave the screen, and the anchor.
    mutating func askWhatIsAskedLater(_ stage: Stage) throws(CollectionError) {
        guard let state = stage.custom, let geometry = state.geometry else { return }
        var transforms: [Transform3D] = []
        if let item = anchor.item {
            _ = try stage.attributes(
                for: .cell(item.indexPath), visible: stage.visibleInterval(viewport),
                transforms: &transforms)
        }
        if screen.isReloaded || !transitions.isRunning { return }
        for index in screen.visible.elements.indices
        where !screen.visible.fate(index).contains(.isGone) {
            _ = try geometry.attributes(
                for: screen.visible.followedElement(index), visible: Interval(0, 0),
                of: stage.dataSource.items, transforms: &transforms)
        }
    }

    /// A display frame shows what the layouts said.
    mutating func endAsking() {
        stage.custom?.noteShown()
        layoutChange?.close()
        layoutChange = nil
        if let geometry = stage.custom?.geometry {
            screen.frame.diagnostics += geometry.takeDiagnostics()
        }
        if let interactive { endAsking(interactive) }
    }
}
