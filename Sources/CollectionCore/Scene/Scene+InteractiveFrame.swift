// Display frames of an interactive transition: rule T9 of docs/semantics.md.
extension Scene {
    /// Commits a display frame of an interactive transition, or the first display frame after the
    /// end of the transition.
    ///
    /// - Throws: Any error of a custom layout; `limitExceeded`. The caller then restores its
    ///   savepoint.
    mutating func showInteractive(
        _ request: DisplayFrameRequest, _ interactive: InteractiveTransition, dataBytesMax: Int
    ) throws(CollectionError) {
        try prepare(request.bounds, mustFindAnchor: true)
        try interactive.tellOfUpdates(stage)
        let was = try anchorEdge(interactive)
        let diagnostics = try applyPreferredSizes(
            request.preferredSizes, dataBytesMax: dataBytesMax)
        if let was, let now = try anchorEdge(interactive) {
            interactive.motion.ownMovement += now - was
        }
        stage.settleOffsets(offsetSettling)
        let asked = request.bounds.moved(
            by: anchor.adjustments.sum(after: request.adjustedSequence))
        var bounds = asked
        let adjustment = try interactiveAdjustment(viewport.at(bounds), interactive)
        bounds.move(by: adjustment)
        try interactive.settleCustom(&stage, for: layoutInput(bounds))
        if interactive.isOver {
            try collect(in: bounds)
        } else {
            let box = screen.collector
            try interactive.collectElements(
                stage, in: viewport.at(bounds), limit: limits.elementCount, into: &box.value)
        }
        try finalizeUpdates(stage)
        if !interactive.isOver { try finalizeUpdates(interactive.other) }
        try layoutChange?.finalize()
        commit(request, asked: asked, bounds, adjustment: adjustment, diagnostics)
        if interactive.isOver { self.interactive = nil }
    }

    /// Returns where the anchor is along the main axis, in points; nil before the transition is
    /// placed or if there is no anchor.
    ///
    /// - Throws: Any error that a custom layout throws.
    mutating func anchorEdge(
        _ interactive: InteractiveTransition
    ) throws(CollectionError) -> Double? {
        if !interactive.motion.isPlaced { return nil }
        noteShownOffset()
        guard let element = anchorElement() else { return nil }
        return try stage.edge(of: element, in: viewport)
    }

    /// Returns the distance to add to the content offset: by progress, and by the movement of the
    /// anchor in both layouts.
    ///
    /// - Parameter asked: The viewport that the host has requested.
    private mutating func interactiveAdjustment(
        _ asked: Viewport, _ interactive: InteractiveTransition
    ) throws(CollectionError) -> Point {
        noteShownOffset()
        let edge = heldEdge()
        if interactive.isOver || interactive.motion.isPlaced {
            return interactive.offsetAdjustment(stage, asked, holding: edge)
        }
        var adjustment = Point.zero
        if stage.added.offset != .zero {
            adjustment = invalidationAdjustment(asked)
        } else if screen.isShown && (stage.didChange || interactive.other.didChange) {
            adjustment = try contentOffsetAdjustment(asked)
        } else if !screen.isShown {
            adjustment = newContentAdjustment(asked) ?? .zero
        }
        return try interactive.place(
            stage, asked, adjustment: adjustment, anchorElement(), edge,
            shown: viewport, isShown: screen.isShown)
    }

    /// Asks a custom layout the questions that may fail before a display frame is committed, and
    /// finalizes the layout's updates.
    private mutating func finalizeUpdates(_ stage: Stage) throws(CollectionError) {
        guard let custom = stage.custom else { return }
        try askWhatIsAskedLater(stage)
        if !custom.updates.isEmpty { try custom.layout.finalizeCollectionViewUpdates() }
    }

    /// Ends the questions to the other layout after a display frame has displayed its answers.
    mutating func endAsking(_ interactive: InteractiveTransition) {
        interactive.other.added.offset = .zero
        guard let custom = interactive.other.custom else { return }
        custom.noteShown()
        if let geometry = custom.geometry {
            screen.frame.diagnostics += geometry.takeDiagnostics()
        }
    }

    /// Notes that the transition has ended at the other layout, or at the original layout. The next
    /// display frame informs custom layouts that know that the transition began.
    mutating func endChange(_ ended: InteractiveTransition, finishing: Bool) {
        guard let change = ended.change else { return }
        if change.isTold {
            change.end(finishing: finishing, after: layoutChange)
            layoutChange = change
        } else if finishing && screen.frame.sequence > 0 {
            layoutChange = LayoutChange(
                from: stage.layout, stage.custom, to: ended.other.layout, after: layoutChange)
        }
    }
}
