// Display frames, and those of a view with input or held items.
extension Interactions {
    /// Lays out the elements in the request's bounds. The display frame remains in the view, as
    /// `screen.frame`, until the next display frame.
    ///
    /// - Parameters:
    ///   - request: The request. An enabled scroller replaces its content offset.
    ///   - dataBytesMax: The limit of data bytes, to which measured sizes add: the view's limit, or
    ///     the rest that other views leave of a shared limit.
    mutating func showDisplayFrame(
        for request: inout DisplayFrameRequest, dataBytesMax: Int, in scene: inout Scene,
        _ observers: inout Observers
    ) throws(CollectionError) {
        try scene.check(
            request,
            after: scene.input.isUsed ? scene.lastTime_ns : scene.screen.lastTime_ns)
        if scene.input.isUsed {
            try showUsed(&request, dataBytesMax: dataBytesMax, in: &scene, &observers)
            // What a press begins, the display frame shows.
            tellOfInput(in: &scene)
        } else {
            try show(request, dataBytesMax: dataBytesMax, in: &scene, &observers)
        }
        if observers.prefetch.items != nil { observers.prefetch.stepPrefetch(in: &scene) }
        let areStatesStale = scene.screen.states.isStale
        if scene.screen.states.isUsed { showStates(in: &scene) }
        if scene.screen.pool.standby.isUsed
            && (areStatesStale || observers.prefetch.mustStepStandby(in: scene))
        {
            let stepped = observers.prefetch.stepStandby(areStatesStale: areStatesStale, in: &scene)
            if !stepped.isEmpty { tellStandby(stepped, in: &scene) }
        }
        if scene.background != nil { scene.showBackground() }
        if scene.input.isUsed || scene.events.mask != [] {
            tellOfDisplayFrame(in: &scene, &observers)
        }
        if observers.review.isDue {
            observers.review.review(
                observers.prefetch.configuration, observers.viewability.configuration,
                bounds: request.bounds.size, in: &scene)
        }
        if request.hasIdentifiers || !scene.screen.frame.identifiers.isEmpty {
            scene.findIdentifiers(isAsked: request.hasIdentifiers)
        }
        if scene.screen.zoomScale != 1 { scene.scaleDisplayFrame() }
    }

    /// Notes what keeps reusable views, and commits a display frame of the request's bounds.
    @inline(__always)
    private mutating func show(
        _ request: DisplayFrameRequest, dataBytesMax: Int, in scene: inout Scene,
        _ observers: inout Observers
    ) throws(CollectionError) {
        if scene.screen.pool.standby.isUsed { beginStandby(in: &scene, &observers) }
        try scene.show(request, dataBytesMax: dataBytesMax)
    }

    @inline(never)
    private mutating func beginStandby(in scene: inout Scene, _ observers: inout Observers) {
        if focus.configuration.keepsFocusedElement || assistiveFocus.element != nil
            || scene.screen.pool.standby.focused.isAsked
        {
            scene.screen.pool.standby.focused = focusedElements
        }
        observers.prefetch.beginStandby(in: &scene)
    }

    /// Commits a display frame of a view with which a person interacts.
    mutating func showUsed(
        _ request: inout DisplayFrameRequest, dataBytesMax: Int, in scene: inout Scene,
        _ observers: inout Observers
    ) throws(CollectionError) {
        if scene.mayHoldItems || !drop.placeholders.isEmpty {
            if scene.isMovingItem || drop.lacksInsertions(in: scene) {
                return try showHeldItems(
                    &request, dataBytesMax: dataBytesMax, in: &scene, &observers)
            }
        }
        try showWithInput(&request, dataBytesMax: dataBytesMax, in: &scene, &observers)
    }

    /// Commits a display frame during a movement, or a display frame that inserts placeholders and
    /// the gap again. A failure changes nothing.
    @inline(never)
    mutating func showHeldItems(
        _ request: inout DisplayFrameRequest, dataBytesMax: Int, in scene: inout Scene,
        _ observers: inout Observers
    ) throws(CollectionError) {
        let before = (movement.session, scene.stage, scene.transitions, scene.anchor)
        let wasClosed = drop.isClosedByTransition
        do throws(CollectionError) {
            if drop.lacksInsertions(in: scene) { drop.keepInsertions(in: &scene) }
            try showWithInput(&request, dataBytesMax: dataBytesMax, in: &scene, &observers)
        } catch {
            (movement.session, scene.stage, scene.transitions, scene.anchor) = before
            drop.isClosedByTransition = wasClosed
            scene.screen.collector.forgetPlaces()
            throw error
        }
    }

    /// Commits a display frame after everything that depends on time has happened up to the time of
    /// the request. If the scroller is enabled, its content offset replaces the request's.
    mutating func showWithInput(
        _ request: inout DisplayFrameRequest, dataBytesMax: Int, in scene: inout Scene,
        _ observers: inout Observers
    ) throws(CollectionError) {
        let before = SteadySavepoint(scene)
        // Content that no display frame has shown moves the content offset.
        if !scene.input.isSteady(until: request.time_ns) || !scene.screen.isShown {
            try showAfterChange(&request, dataBytesMax: dataBytesMax, in: &scene, &observers)
        } else {
            scene.input.moveSteadily(to: request.time_ns)
            do throws(CollectionError) {
                try showAtScroller(&request, dataBytesMax: dataBytesMax, in: &scene, &observers)
            } catch {
                before.restore(&scene)
                throw error
            }
        }
        scene.noteShown()
        if scene.input.awaitsRest { scene.settleStopped() }
        forEach(DisplayFrameFollowing(), in: &scene)
        if scene.input.press.nextNews_ns != nil {
            scene.screen.states.noteChange()
        }
    }

    /// Commits a display frame when more than content offsets may have changed.
    @inline(never)
    mutating func showAfterChange(
        _ request: inout DisplayFrameRequest, dataBytesMax: Int, in scene: inout Scene,
        _ observers: inout Observers
    ) throws(CollectionError) {
        let (input, before) = (scene.input.withoutNews, SteadySavepoint(scene))
        scene.input.advance(to: request.time_ns)
        do throws(CollectionError) {
            if let press = scene.input.press.longPress, movement.picksUp(press, in: scene) {
                try showPickedUp(
                    by: press, &request, dataBytesMax: dataBytesMax, in: &scene, &observers)
            } else {
                try showAtScroller(&request, dataBytesMax: dataBytesMax, in: &scene, &observers)
            }
        } catch {
            scene.input = input
            before.restore(&scene)
            throw error
        }
    }

    /// Commits a display frame of an item that a long press picks up. A failure changes nothing.
    ///
    /// Layout depends on the held item. What else a long press begins is a state of elements, which
    /// display frames add after layout.
    @inline(never)
    private mutating func showPickedUp(
        by press: Press, _ request: inout DisplayFrameRequest, dataBytesMax: Int,
        in scene: inout Scene, _ observers: inout Observers
    ) throws(CollectionError) {
        let before = (scene.stage, scene.transitions, scene.anchor)
        if begin(.moveItem, by: press, in: &scene) { _ = scene.input.press.takeLongPress() }
        do throws(CollectionError) {
            try showAtScroller(&request, dataBytesMax: dataBytesMax, in: &scene, &observers)
        } catch {
            movement.abandonPickUp(in: &scene)
            (scene.stage, scene.transitions, scene.anchor) = before
            scene.screen.collector.forgetPlaces()
            throw error
        }
    }

    @inline(never)
    mutating func showAtScroller(
        _ request: inout DisplayFrameRequest, dataBytesMax: Int, in scene: inout Scene,
        _ observers: inout Observers
    ) throws(CollectionError) {
        if scene.input.scroller.configuration.isEnabled { try scene.moveToScroller(&request) }
        if scene.viewport.zoomScale != scene.screen.zoomScale {
            // The display frame reports all visible elements at the new scale.
            request.isComplete = true
            scene.screen.window.drop()
        }
        if scene.isMovingItem { movement.followMovement(request, in: &scene) }
        try show(request, dataBytesMax: dataBytesMax, in: &scene, &observers)
        if scene.screen.zoomScale != scene.viewport.zoomScale {
            scene.screen.zoomScale = scene.viewport.zoomScale
            if scene.screen.zoomScale == 1 { scene.screen.scaledFrame = nil }
        }
    }
}

private struct DisplayFrameFollowing: InteractionVisitor {
    @inline(__always)
    func visit<One: Interaction & ~Copyable>(
        _ one: inout One, _ walk: inout Walk, in scene: inout Scene
    ) {
        one.followDisplayFrame(in: &scene)
    }
}
