// Display frames of a view that has input.
extension CollectionView {
    /// Shows a display frame of a view with which a person does something.
    mutating func showUsed(
        _ request: inout DisplayFrameRequest, dataBytesMax: Int
    ) throws(CollectionError) {
        if mayHoldItems || !placeholders.isEmpty {
            if hasInsertions { keepInsertions() }
            if isMovingItem { return try showMovement(&request, dataBytesMax: dataBytesMax) }
        }
        try showWithInput(&request, dataBytesMax: dataBytesMax)
    }

    /// Shows a display frame after what is due by its time. If the scroller is enabled, the display
    /// frame is asked for where the scroller has the content.
    mutating func showWithInput(
        _ request: inout DisplayFrameRequest, dataBytesMax: Int
    ) throws(CollectionError) {
        let (offset, time_ns) = (input.scroller.offset, input.scroller.time_ns)
        if request.time_ns < time_ns { throw .invalidArgument("time_ns", .goesBack) }
        // Content that replaces what was shown moves the content offset as well.
        if !input.isSteady(until: request.time_ns) || screen.isReloaded {
            try showAfterChange(&request, dataBytesMax: dataBytesMax)
        } else {
            input.moveSteadily(to: request.time_ns)
            do throws(CollectionError) {
                try showAtScroller(&request, dataBytesMax: dataBytesMax)
            } catch {
                input.goBack(to: offset, at: time_ns)
                scrollSections()
                throw error
            }
        }
        noteShown()
        if !swipes.rows.isEmpty { stepSwipes() }
        if selection?.band != nil { followBand() }
        if selection?.sweep != nil { followSweep() }
        if mayHoldItems && drop != nil { followDrop() }
        if input.press.nextNews_ns != nil { showPress() }
    }

    /// Shows a display frame after more than content offsets may have changed.
    @inline(never)
    private mutating func showAfterChange(
        _ request: inout DisplayFrameRequest, dataBytesMax: Int
    ) throws(CollectionError) {
        let before = input.withoutNews
        input.advance(to: request.time_ns)
        do throws(CollectionError) {
            try showAtScroller(&request, dataBytesMax: dataBytesMax)
        } catch {
            input = before
            scrollSections()
            throw error
        }
    }

    @inline(never)
    private mutating func showAtScroller(
        _ request: inout DisplayFrameRequest, dataBytesMax: Int
    ) throws(CollectionError) {
        let (scale, size) = (viewport.zoomScale, viewport.viewSize)
        if input.scroller.configuration.isEnabled { try moveToScroller(&request) }
        if viewport.zoomScale != screen.zoomScale {
            // All that is visible is told at its new scale.
            request.isComplete = true
            screen.window.drop()
        }
        if isMovingItem { followMovement(request) }
        do throws(CollectionError) {
            try show(request, dataBytesMax: dataBytesMax)
        } catch {
            (viewport.zoomScale, viewport.viewSize) = (scale, size)
            throw error
        }
        screen.zoomScale = viewport.zoomScale
    }

    @inline(__always)
    private mutating func moveToScroller(
        _ request: inout DisplayFrameRequest
    ) throws(CollectionError) {
        if !input.sections.isEmpty { scrollSections() }
        if input.scroller.refreshLength > 0 { updateRefreshInset() }
        request.adjustedSequence = 0
        if screen.isReloaded { try enterNewContent(request.bounds) }
        (request.bounds.x, request.bounds.y) = (input.scroller.offset.x, input.scroller.offset.y)
        if input.scroller.zoom.scale != 1 || viewport.zoomScale != 1 {
            zoomViewport(for: &request)
        }
    }

    /// Queues the events of a display frame, or forgets what none asks for.
    @inline(never)
    mutating func tellOfDisplayFrame() {
        if events.mask != [] {
            queueEventsOfDisplayFrame()
        } else {
            carryOutUnwantedNews()
            pressedMovement = nil
            drop?.noteTold()
            movement?.noteTold()
            swipes.rows.removeAll { $0.isClosed }
            input.removeIdleSections()
            selection?.forgetChange()
        }
        if mayHoldItems { endHolding() }
    }

    /// Ends a display frame while a person may hold items.
    @inline(never)
    private mutating func endHolding() {
        if isMovingItem { followLayout() }
        if drop != nil { presentDueGap() }
        mayHoldItems = isMovingItem || drop != nil
    }

    /// Notes what a display frame shows of what input is about.
    @inline(__always)
    mutating func noteShown() {
        if input.scroller.configuration.isEnabled { noteScrolled() }
        if !input.sections.isEmpty { noteSectionsScrolled() }
        if input.press.pointer != nil { notePressShown() }
    }

    @inline(never)
    private mutating func notePressShown() {
        guard let element = input.press.element else { return }
        let time_ns = input.scroller.time_ns
        input.press.noteShown(screen.visible.attributes(for: element), at: time_ns)
    }
}
