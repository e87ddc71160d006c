extension Scene {
    /// Checks a request before the scene steps to the time of the request.
    ///
    /// - Parameter time_ns: The earliest time that the request may have, in nanoseconds.
    /// - Throws: `invalidArgument` or `invalidNumber` for the first invalid field of the request.
    func check(
        _ request: DisplayFrameRequest, after time_ns: UInt64
    ) throws(CollectionError) {
        try request.validate(after: time_ns, screen.frame.sequence)
    }

    /// Commits a display frame in which only the bounds have changed, to bounds that the window of
    /// elements does not cover.
    mutating func showScrolled(
        _ request: DisplayFrameRequest, dataBytesMax: Int
    ) throws(CollectionError) {
        if boundsMove(request.bounds) {
            screen.window.drop()
            try layOutAndCommit(request, dataBytesMax: dataBytesMax)
            return
        }
        if try !collectWindow(request.bounds) { try collect(in: request.bounds) }
        commit(request, asked: request.bounds, request.bounds, adjustment: .zero, [])
        if screen.window.isValid { screen.window.takeViews(of: screen.visible.elements) }
    }

    /// Lays out and commits a display frame for a request that may change the layout. A failure
    /// leaves the scene as it was before the call.
    mutating func layOutAndCommit(
        _ request: DisplayFrameRequest, dataBytesMax: Int
    ) throws(CollectionError) {
        screen.collector.forgetPlaces()
        // Preferred sizes and changed bounds sizes are not part of an animated change.
        if !request.preferredSizes.isEmpty || request.bounds.size != viewport.bounds.size {
            noteAfterChange()
        }
        if interactive == nil && request.preferredSizes.isEmpty && stage.custom == nil
            && isLaidOut(in: request.bounds)
        {
            // Only the offsets of orthogonal sections must be restored after a failure.
            let offsets = stage.geometry.offsets
            do throws(CollectionError) {
                try finish(request, [])
            } catch {
                stage.geometry.offsets = offsets
                throw error
            }
            return
        }
        let before = stage
        let interactiveBefore = interactive.map { InteractiveSavepoint($0) }
        do throws(CollectionError) {
            if let interactive {
                try showInteractive(request, interactive, dataBytesMax: dataBytesMax)
            } else {
                try prepare(request.bounds)
                let diagnostics = try applyPreferredSizes(
                    request.preferredSizes, dataBytesMax: dataBytesMax)
                try finish(request, diagnostics)
            }
        } catch {
            stage = before
            stage.custom?.abandon()
            interactiveBefore?.restore()
            screen.collector.forgetPlaces()
            throw error
        }
    }

    /// Moves the bounds with the content offset anchor, and commits a display frame of the elements
    /// that are visible there.
    @inline(never)
    private mutating func finish(
        _ request: DisplayFrameRequest, _ diagnostics: [Diagnostic]
    ) throws(CollectionError) {
        let asked = request.bounds.moved(
            by: anchor.adjustments.sum(after: request.adjustedSequence))
        try stage.custom?.tellOfUpdates()
        stage.settleOffsets(offsetSettling)
        var adjustment = try adjustment(viewport.at(asked))
        var bounds = asked.moved(by: adjustment)
        // Not the sum, which may be rounded.
        if anchor.movedAhead == adjustment {
            (bounds.x, bounds.y) = (scrollerOrigin.x, scrollerOrigin.y)
        }
        if input.scroller.configuration.isEnabled && screen.isShown {
            let distance = rangeAdjustment(bounds, adjustment)
            bounds.move(by: distance)
            adjustment = adjustment + distance
            if stage.settings.scrollDirection.main(distance).magnitude > 0.5 {
                anchor.place?.isMet = false
            }
        }
        if let custom = stage.custom { try settle(custom, &bounds, &adjustment) }
        try collectAfterChange(request, bounds)
        if stage.custom != nil || layoutChange != nil { try askForTransition() }
        commit(request, asked: asked, bounds, adjustment: adjustment, diagnostics)
        if screen.window.isValid { screen.window.takeViews(of: screen.visible.elements) }
    }

    /// Returns the distance by which a display frame moves the content offset for what has changed.
    ///
    /// - Parameter asked: The viewport that the host requests.
    /// - Throws: Any error that a custom layout throws; the caller restores the whole stage.
    private mutating func adjustment(_ asked: Viewport) throws(CollectionError) -> Point {
        if stage.added.offset != .zero && anchor.movedAhead == nil {
            return invalidationAdjustment(asked)
        }
        if let distance = restoredAdjustment(asked) { return distance }
        if let distance = aimAdjustment(asked) { return distance }
        if let distance = anchor.movedAhead { return distance }
        if !screen.isShown { return newContentAdjustment(asked) ?? .zero }
        if stage.movesAnchor || edgeMoves(in: asked.bounds) {
            return try contentOffsetAdjustment(asked)
        }
        return .zero
    }

    /// Collects the elements that are visible in the bounds after a change. After an update, also
    /// collects elements around the bounds, as the next update may move all of these elements.
    private mutating func collectAfterChange(
        _ request: DisplayFrameRequest, _ bounds: Rect
    ) throws(CollectionError) {
        if followsUpdates(request) && stage.keepsToEdits {
            if try collectWindow(bounds) { return }
        }
        try collect(in: bounds)
    }

    /// Asks a custom layout for a target content offset after a change, and lays out the custom
    /// layout for the resulting bounds.
    private mutating func settle(
        _ custom: CustomState, _ bounds: inout Rect, _ adjustment: inout Point
    ) throws(CollectionError) {
        if !custom.updates.isEmpty || layoutChange != nil {
            let target = try stage.targetContentOffset(custom, in: viewport.at(bounds))
            if let target {
                adjustment.x += target.x - bounds.x
                adjustment.y += target.y - bounds.y
                (bounds.x, bounds.y) = (target.x, target.y)
            }
        }
        if stage.free?.isCurrent(for: bounds) ?? false { return }
        try stage.settleCustom(for: layoutInput(bounds))
    }

    /// Collects the elements that are visible in the bounds.
    mutating func collect(in bounds: Rect) throws(CollectionError) {
        let box = screen.collector
        stage.reordering?.held?.hold(in: bounds)
        try stage.collectElements(
            in: bounds, visible: stage.visibleInterval(viewport.at(bounds)),
            limit: limits.elementCount, into: &box.value)
        if let reordering = stage.reordering {
            try stage.collectHeldItem(
                reordering, visible: stage.visibleInterval(viewport.at(bounds)),
                limit: limits.elementCount, into: &box.value)
        }
        if let handlers, stage.free == nil, !isLed {
            try stage.handleVisibleItems(handlers, in: bounds, &box.value)
        }
    }

    /// Commits a display frame of the collected elements. Nothing fails from here on.
    ///
    /// - Parameter asked: The bounds that the host has requested, before any adjustment.
    mutating func commit(
        _ request: DisplayFrameRequest, asked: Rect, _ bounds: Rect, adjustment: Point,
        _ diagnostics: [Diagnostic]
    ) {
        let last_ns = screen.lastTime_ns
        let lastOffset = screen.frame.contentOffset
        beginDisplayFrame(request, asked, bounds, adjustment: adjustment, diagnostics)
        update(
            at: request.time_ns, after: last_ns, asked: asked, shift: adjustment,
            from: lastOffset)
        endDisplayFrame()
    }

    /// Sets the viewport and the content size of a new display frame, without its elements.
    ///
    /// - Parameter asked: As for `commit`.
    @inline(never)
    mutating func beginDisplayFrame(
        _ request: DisplayFrameRequest, _ asked: Rect, _ bounds: Rect, adjustment: Point,
        _ diagnostics: [Diagnostic]
    ) {
        let contentSize = isLed ? interactive?.contentSize ?? .zero : stage.contentSize
        if anchor.place != nil { notePlace(asked: asked, bounds) }
        if anchor.contentAnchor == .end { noteEnd(asked: asked, bounds, content: contentSize) }
        viewport.bounds = bounds
        screen.shownChange = stage.change
        screen.showsSectionsScrolled = screen.didScrollSections
        screen.movesAnchor = stage.movesAnchor
        screen.begin(
            request, contentSize: contentSize,
            didLayoutChange: stage.didChange || interactive?.other.didChange ?? false,
            bounds: bounds, adjustment: adjustment, diagnostics)
        if let explicit { explicit.moveDiagnostics(to: &screen.frame) }
        anchor.adjustments.append(adjustment, of: screen.frame.sequence)
    }

    /// Marks the changes that the display frame contains as displayed, and stores the anchor.
    mutating func endDisplayFrame() {
        if stage.geometry.mayHaveOversizedItems { diagnoseOversizedItems() }
        if stage.custom != nil || layoutChange != nil || interactive != nil { endAsking() }
        interactive?.other.noteToldChange()
        stage.noteShown(in: viewport)
        screen.showsPath = !isLed && stage.layout.isPath
        screen.end(
            stage.free, stage.settings.scrollDirection,
            startsAtGreatest: stage.startsAtGreatest(viewport.environment.layoutDirection))
        noteAnchor()
        if anchor.restored != nil { noteRestored() }
    }

    /// Adds the collected elements to the display frame, at their targets or on the way to their
    /// targets.
    ///
    /// - Parameter last_ns: The time of the last display frame.
    /// - Parameter lastOffset: The content offset of the last display frame.
    private mutating func update(
        at time_ns: UInt64, after last_ns: UInt64, asked: Rect, shift: Point,
        from lastOffset: Point
    ) {
        if transitions.isRunning {
            transitions.step.jumps = jumps(to: asked, from: lastOffset)
            if transitions.step.jumps { transitions.noteJump() }
            let bounds = viewport.bounds
            let layout = shownLayout()
            transitions.step(
                to: time_ns, after: last_ns, in: asked, layout, bounds,
                elementCount: screen.visible.elements.count)
            if transitions.isRunning && !screen.isReloaded {
                let step = transitions.step
                (step.shift, step.bounds, step.limit) = (shift, bounds, limits.elementCount)
                if step.begins || lastOffset != bounds.origin { findBeside(bounds) }
                screen.update(step, transitions, layout, ownership)
                transitions.reportCompletions(at: time_ns, to: &screen.frame)
                return
            }
        }
        screen.update(stage.free, didLayoutChange: stage.didChange, isLed: isLed)
        transitions.reportCompletions(at: time_ns, to: &screen.frame)
    }

    /// Adds a diagnostic for each item that is longer across than its line, when the item appears
    /// or changes.
    mutating func diagnoseOversizedItems() {
        // While an item moves to its target, its frame on screen may have another size. A frame
        // that is rounded to pixels may be longer than the item.
        var exact: Stage?
        if screen.visible.isMoving || interactive != nil || stage.geometry.pixels.scale > 0 {
            exact = stage
            exact?.geometry.stopRounding()
        }
        for shown in screen.frame.elements
        where shown.element.category == .cell
            && shown.flags.isDisjoint(with: [.isDisappearing, .isHeld])
        {
            var attributes = shown
            if let exact {
                var transforms: [Transform3D] = []
                let found = try? exact.attributes(
                    for: shown.element, visible: Interval(0, 0), transforms: &transforms)
                attributes = found ?? shown
            }
            if let room = stage.geometry.roomForOversized(attributes) {
                screen.frame.diagnostics.append(
                    Diagnostic(
                        code: .oversizedItem, element: attributes.element,
                        size: attributes.frame.size, otherSize: room))
            }
        }
    }
}

extension DisplayFrameRequest {
    func validate(
        after time_ns: UInt64, _ sequence: UInt64
    ) throws(CollectionError) {
        try bounds.validate("bounds")
        if self.time_ns < time_ns { throw .goesBack("time_ns", self.time_ns, before: time_ns) }
        if adjustedSequence > sequence {
            throw .outside("adjusted_sequence", adjustedSequence, 0, sequence)
        }
        for (index, preferred) in preferredSizes.enumerated() {
            try preferred.size.validate("preferred_sizes#.size", index: index)
        }
    }
}

extension SectionedGeometry {
    /// The room that a cell has, in points, if the cell is longer across than its room; nil: it
    /// fits.
    func roomForOversized(_ attributes: LayoutAttributes) -> Size? {
        let section = self.section(Int(attributes.element.indexPath.section))
        let available = metrics[section.metrics].available
        if axis.cross(attributes.frame.size) <= available { return nil }
        return axis.size(main: axis.main(attributes.frame.size), cross: available)
    }
}
