// Layouts of the host's own in interactive transitions: rule T9 of docs/semantics.md. Either layout
// may be one, and is told of bounds at its own content offset.
extension CollectionView {
    /// Both layouts, prepared, learn of the batches since the last display frame.
    mutating func tellOfUpdates(
        _ interactive: InteractiveTransition
    ) throws(CollectionError) {
        try stage.custom?.tellOfUpdates()
        try withOther(interactive) { view throws(CollectionError) in
            try view.stage.custom?.tellOfUpdates()
        }
    }

    /// Tells them of the bounds as they are by now.
    mutating func settle(
        _ interactive: InteractiveTransition, _ bounds: Rect
    ) throws(CollectionError) {
        let motion = interactive.motion
        if interactive.isOver { return try settleCustom(bounds) }
        try settleCustom(bounds.moved(by: motion.ownShift))
        try withOther(interactive) { view throws(CollectionError) in
            try view.settleCustom(bounds.moved(by: motion.otherShift))
        }
    }

    private mutating func settleCustom(_ bounds: Rect) throws(CollectionError) {
        guard let custom = stage.custom, !(stage.free?.isCurrent(for: bounds) ?? false) else {
            return
        }
        try prepareCustom(custom, bounds)
        // What that would move once more is not taken: it need never come to rest.
        stage.added.offset = .zero
    }

    /// Asks what may fail before a display frame is shown, and says that updates and changes of the
    /// layout end with it.
    mutating func finalizeChanges(
        _ interactive: InteractiveTransition
    ) throws(CollectionError) {
        try finalizeCustomUpdates()
        try withOther(interactive) { view throws(CollectionError) in
            try view.finalizeCustomUpdates()
        }
        try layoutChange?.finalize()
    }

    private mutating func finalizeCustomUpdates() throws(CollectionError) {
        guard let custom = stage.custom else { return }
        try askWhatIsAskedLater()
        if !custom.updates.isEmpty { try custom.layout.finalizeCollectionViewUpdates() }
        if let error = stage.free?.takeError() { throw error }
    }

    /// A display frame shows what the other layout said, too.
    mutating func endAsking(_ interactive: InteractiveTransition) {
        interactive.other.added.offset = .zero
        guard let custom = interactive.other.custom else { return }
        custom.noteShown()
        if let geometry = custom.geometry { frame.diagnostics += geometry.takeDiagnostics() }
    }

    /// The host has led the view to the other layout, or back: the next display frame tells them,
    /// if they know that it began.
    mutating func endChange(_ ended: InteractiveTransition, finishing: Bool) {
        guard let change = ended.change else { return }
        if change.isTold {
            change.end(finishing: finishing, after: layoutChange)
            layoutChange = change
        } else if finishing && frame.sequence > 0 {
            layoutChange = LayoutChange(
                from: stage.layout, stage.custom, to: ended.other.layout, after: layoutChange)
        }
    }

    /// Whether layouts of the host's own have been asked about the data as it is: otherwise to ask
    /// them how things are would prepare them for data that they are not to be told of.
    mutating func isCustomCurrent() -> Bool {
        let motion = interactive?.motion
        if stage.custom != nil {
            let own = motion.map { bounds.moved(by: $0.ownShift) } ?? bounds
            if stage.needsLayout || !(stage.free?.isCurrent(for: own) ?? false) { return false }
        }
        guard let interactive, let motion, !interactive.isOver, interactive.other.custom != nil
        else { return true }
        let (other, rect) = (interactive.other, bounds.moved(by: motion.otherShift))
        return !other.needsLayout && other.free?.isCurrent(for: rect) ?? false
    }
}
