// Display frames of a view that has input.
extension CollectionView {
    /// Shows a display frame of a view with which a person does something.
    mutating func showUsed(
        _ request: inout DisplayFrameRequest, dataBytesMax: Int
    ) throws(CollectionError) {
        if scene.mayHoldItems || !drop.placeholders.isEmpty {
            if drop.hasInsertions { drop.keepInsertions(in: &scene) }
            if scene.isMovingItem { return try showMovement(&request, dataBytesMax: dataBytesMax) }
        }
        try showWithInput(&request, dataBytesMax: dataBytesMax)
    }

    /// Shows a display frame after what is due by its time. If the scroller is enabled, the display
    /// frame is asked for where the scroller has the content.
    mutating func showWithInput(
        _ request: inout DisplayFrameRequest, dataBytesMax: Int
    ) throws(CollectionError) {
        let (offset, time_ns) = (scene.input.scroller.offset, scene.input.scroller.time_ns)
        if request.time_ns < time_ns { throw .invalidArgument("time_ns", .goesBack) }
        // Content that replaces what was shown moves the content offset as well.
        if !scene.input.isSteady(until: request.time_ns) || scene.screen.isReloaded {
            try showAfterChange(&request, dataBytesMax: dataBytesMax)
        } else {
            scene.input.moveSteadily(to: request.time_ns)
            do throws(CollectionError) {
                try showAtScroller(&request, dataBytesMax: dataBytesMax)
            } catch {
                scene.input.goBack(to: offset, at: time_ns)
                scene.scrollSections()
                throw error
            }
        }
        scene.noteShown()
        if !swipes.rows.isEmpty { swipes.stepSwipes(in: &scene) }
        if scene.selection?.band != nil { scene.followBand() }
        if scene.selection?.sweep != nil { scene.followSweep() }
        if scene.mayHoldItems && drop.session != nil { drop.followDrop(in: &scene) }
        if scene.input.press.nextNews_ns != nil { showPress() }
    }

    /// Shows a display frame after more than content offsets may have changed.
    @inline(never)
    private mutating func showAfterChange(
        _ request: inout DisplayFrameRequest, dataBytesMax: Int
    ) throws(CollectionError) {
        let before = scene.input.withoutNews
        scene.input.advance(to: request.time_ns)
        do throws(CollectionError) {
            try showAtScroller(&request, dataBytesMax: dataBytesMax)
        } catch {
            scene.input = before
            scene.scrollSections()
            throw error
        }
    }

    @inline(never)
    private mutating func showAtScroller(
        _ request: inout DisplayFrameRequest, dataBytesMax: Int
    ) throws(CollectionError) {
        let (scale, size) = (scene.viewport.zoomScale, scene.viewport.viewSize)
        if scene.input.scroller.configuration.isEnabled { try scene.moveToScroller(&request) }
        if scene.viewport.zoomScale != scene.screen.zoomScale {
            // All that is visible is told at its new scale.
            request.isComplete = true
            scene.screen.window.drop()
        }
        if scene.isMovingItem { movement.followMovement(request, in: &scene) }
        do throws(CollectionError) {
            try show(request, dataBytesMax: dataBytesMax)
        } catch {
            (scene.viewport.zoomScale, scene.viewport.viewSize) = (scale, size)
            throw error
        }
        scene.screen.zoomScale = scene.viewport.zoomScale
    }

    /// Queues the events of a display frame, or forgets what none asks for.
    @inline(never)
    mutating func tellOfDisplayFrame() {
        if scene.events.mask != [] {
            queueEventsOfDisplayFrame()
        } else {
            carryOutUnwantedNews()
            movement.pressed = nil
            drop.session?.noteTold()
            movement.session?.noteTold()
            swipes.rows.removeAll { $0.isClosed }
            scene.input.removeIdleSections()
            scene.selection?.forgetChange()
        }
        if scene.mayHoldItems { endHolding() }
    }

    /// Ends a display frame while a person may hold items.
    @inline(never)
    private mutating func endHolding() {
        if scene.isMovingItem { movement.followLayout(in: &scene) }
        if drop.session != nil { drop.presentDueGap(in: &scene) }
        scene.mayHoldItems = scene.isMovingItem || drop.session != nil
    }
}
