extension CollectionView {
    /// Lays out the elements in the request's bounds and binds them to reusable views.
    ///
    /// - Throws: `invalidNumber`, `contentTooLong`, `limitExceeded`. The host may then request the
    ///   display frame again.
    /// - Complexity: O(log n + visible elements); the first display frame after a change of the
    ///   data, the layout or the length of lines lays out everything.
    public mutating func displayFrame(
        for request: DisplayFrameRequest
    ) throws(CollectionError) -> DisplayFrame {
        var request = request
        try showDisplayFrame(for: &request, dataBytesMax: scene.limits.dataBytes)
        return shownFrame
    }

    /// Lays out the elements in the request's bounds. The display frame remains in the view, as
    /// `screen.frame`, until the next display frame.
    ///
    /// - Parameters:
    ///   - request: The request. An enabled scroller replaces its content offset.
    ///   - dataBytesMax: The limit of data bytes, to which measured sizes add: the view's limit, or
    ///     the rest that other views leave of a shared limit.
    package mutating func showDisplayFrame(
        for request: inout DisplayFrameRequest, dataBytesMax: Int
    ) throws(CollectionError) {
        try scene.check(request, after: scene.screen.lastTime_ns)
        if scene.input.isUsed {
            try showUsed(&request, dataBytesMax: dataBytesMax)
        } else {
            try show(request, dataBytesMax: dataBytesMax)
        }
        if prefetch.items != nil { prefetch.stepPrefetch(in: &scene) }
        let areStatesStale = scene.screen.states.isStale
        if scene.screen.states.isUsed { showStates() }
        if scene.screen.pool.standby.isUsed
            && (areStatesStale || prefetch.mustStepStandby(in: scene))
        {
            let stepped = prefetch.stepStandby(areStatesStale: areStatesStale, in: &scene)
            if !stepped.isEmpty {
                scene.tellStandby(stepped, scene.screen.states.isUsed ? stateSource : nil)
            }
        }
        if scene.background != nil { scene.showBackground() }
        if scene.input.isUsed || scene.events.mask != [] { tellOfDisplayFrame() }
        if scene.screen.zoomScale != 1 {
            scene.scaleDisplayFrame()
        } else if scene.screen.scaledFrame != nil {
            scene.screen.scaledFrame = nil
        }
    }

    /// Lays out and commits a display frame of the request's bounds.
    @inline(__always)
    mutating func show(
        _ request: DisplayFrameRequest, dataBytesMax: Int
    ) throws(CollectionError) {
        if scene.screen.pool.standby.isUsed {
            if focus.configuration.keepsFocusedElement || assistiveFocus != nil
                || scene.screen.pool.standby.focused.isAsked
            {
                scene.screen.pool.standby.focused = focusedElements
            }
            prefetch.beginStandby(in: &scene)
        }
        if !scene.onlyScrolls(request) {
            scene.screen.targets.drop()
            if !scene.showUpdates(request) {
                scene.screen.window.drop()
                try scene.layOutAndCommit(request, dataBytesMax: dataBytesMax)
            }
        } else if scene.transitions.isRunning {
            try scene.showMoving(request, dataBytesMax: dataBytesMax)
        } else if !scene.scroll(request) {
            try scene.showScrolled(request, dataBytesMax: dataBytesMax)
        }
    }
}

// Display frames of a view with input or held items.
extension CollectionView {
    /// Commits a display frame of a view with which a person interacts.
    mutating func showUsed(
        _ request: inout DisplayFrameRequest, dataBytesMax: Int
    ) throws(CollectionError) {
        if scene.mayHoldItems || !drop.placeholders.isEmpty {
            if drop.hasInsertions { drop.keepInsertions(in: &scene) }
            if scene.isMovingItem { return try showMovement(&request, dataBytesMax: dataBytesMax) }
        }
        try showWithInput(&request, dataBytesMax: dataBytesMax)
    }

    /// Commits a display frame after everything that depends on time has happened up to the time of
    /// the request. If the scroller is enabled, its content offset replaces the request's.
    mutating func showWithInput(
        _ request: inout DisplayFrameRequest, dataBytesMax: Int
    ) throws(CollectionError) {
        let before = SteadySavepoint(scene)
        if request.time_ns < before.time_ns { throw .invalidArgument("time_ns", .goesBack) }
        // New content that has replaced the displayed content moves the content offset.
        if !scene.input.isSteady(until: request.time_ns) || scene.screen.isReloaded {
            try showAfterChange(&request, dataBytesMax: dataBytesMax)
        } else {
            scene.input.moveSteadily(to: request.time_ns)
            do throws(CollectionError) {
                try showAtScroller(&request, dataBytesMax: dataBytesMax)
            } catch {
                before.restore(&scene)
                throw error
            }
        }
        scene.noteShown()
        if !swipes.rows.isEmpty { swipes.stepSwipes(in: &scene) }
        if scene.selection?.band != nil { scene.followBand() }
        if scene.selection?.sweep != nil { scene.followSweep() }
        if scene.mayHoldItems && drop.session != nil { drop.followDrop(in: &scene) }
        if scene.input.press.nextNews_ns != nil {
            // The events of the press are queued after the display frame.
            scene.screen.states.noteChange()
            actOnLongPress()
        }
    }

    /// Commits a display frame when more than content offsets may have changed.
    @inline(never)
    private mutating func showAfterChange(
        _ request: inout DisplayFrameRequest, dataBytesMax: Int
    ) throws(CollectionError) {
        let (input, before) = (scene.input.withoutNews, SteadySavepoint(scene))
        scene.input.advance(to: request.time_ns)
        do throws(CollectionError) {
            try showAtScroller(&request, dataBytesMax: dataBytesMax)
        } catch {
            scene.input = input
            before.restore(&scene)
            throw error
        }
    }

    @inline(never)
    private mutating func showAtScroller(
        _ request: inout DisplayFrameRequest, dataBytesMax: Int
    ) throws(CollectionError) {
        if scene.input.scroller.configuration.isEnabled { try scene.moveToScroller(&request) }
        if scene.viewport.zoomScale != scene.screen.zoomScale {
            // The display frame reports all visible elements at the new scale.
            request.isComplete = true
            scene.screen.window.drop()
        }
        if scene.isMovingItem { movement.followMovement(request, in: &scene) }
        try show(request, dataBytesMax: dataBytesMax)
        scene.screen.zoomScale = scene.viewport.zoomScale
    }

    /// Queues the events of a display frame, or drops what only those events need.
    @inline(never)
    mutating func tellOfDisplayFrame() {
        if scene.events.mask != [] {
            queueEventsOfDisplayFrame()
        } else {
            while scene.input.press.nextNews_ns != nil { carryOutNews(of: .press) }
            scene.input.forgetNews()
            movement.pressed = nil
            drop.session?.noteTold()
            movement.session?.noteTold()
            swipes.rows.removeAll { $0.isClosed }
            scene.input.removeIdleSections()
            scene.selection?.forgetChange()
        }
        if !scene.mayHoldItems { return }
        if scene.isMovingItem { movement.followLayout(in: &scene) }
        if drop.session != nil { drop.presentDueGap(in: &scene) }
        scene.mayHoldItems = scene.isMovingItem || drop.session != nil
    }
}

// The states of elements in display frames.
extension CollectionView {
    /// Adds the states of elements to the display frame, where they are new or have changed.
    @inline(never)
    mutating func showStates() {
        scene.screen.visible.mayShare = false
        if scene.screen.states.tellKnown(&scene.screen.frame) { return }
        let source = stateSource
        scene.screen.states.tell(
            { source.states(of: $0) }, &scene.screen.visible, &scene.screen.frame)
    }

    /// The elements that keep their reusable views when they scroll out of the bounds.
    var focusedElements: FocusedElements {
        let keepsFocused = focus.configuration.keepsFocusedElement
        return FocusedElements(
            focused: keepsFocused ? focus.focused?.element : nil,
            assistive: assistiveFocus?.element, isAsked: keepsFocused || assistiveFocus != nil)
    }

    var stateSource: ElementStateSource {
        // Without movement: the stage marks the item that is moved. Without assistiveFocus,
        // displayed, notices, prefetch, viewability: elements have no states of them.
        ElementStateSource(
            focused: focus.focused?.element, highlighted: scene.input.press.highlightedElement,
            items: scene.selection.map {
                ItemStateSource($0, scene.stage.dataSource, scene.traits?.values)
            },
            dragged: scene.drag.map { ($0, scene.stage.dataSource) },
            dropTarget: drop.session?.target,
            opening: drop.session?.opening, menu: menu.indexPath,
            swiped: swipes.rows.isEmpty ? [] : swipes.indexPaths)
    }
}

// The background: rule V1 of docs/semantics.md.
extension CollectionView {
    /// The settings of the background; initially there is no background.
    public var backgroundConfiguration: BackgroundConfiguration {
        scene.background?.configuration ?? BackgroundConfiguration()
    }

    /// Sets the background behind all elements, from the next display frame on.
    ///
    /// - Throws: `unknownReuseIdentifier` for a reuse identifier that is not registered for
    ///   decoration views without a kind.
    public mutating func setBackground(
        _ configuration: BackgroundConfiguration
    ) throws(CollectionError) {
        try scene.setBackground(configuration)
    }
}
