// Display frames that only scroll, made from the window of elements.
extension Scene {
    /// Whether only the content offset has changed since the last display frame.
    @inline(__always)
    mutating func onlyScrolls(_ request: DisplayFrameRequest) -> Bool {
        stage.change == .nothing && isPlain(request)
    }

    /// Whether only the content offset and, by updates without animation, the data have changed
    /// since the last display frame.
    mutating func followsUpdates(_ request: DisplayFrameRequest) -> Bool {
        stage.change == .data && transitions.isStill && isPlain(request)
    }

    /// Whether the request contains only bounds, and the only layout is a laid out layout of the
    /// engine's own.
    @inline(__always)
    private func isPlain(_ request: DisplayFrameRequest) -> Bool {
        request.preferredSizes.isEmpty && request.adjustedSequence == 0
            && stage.custom == nil && layoutChange == nil && interactive == nil
            && anchor.restored == nil
            && isLaidOut(in: request.bounds)
    }

    /// Commits a display frame from the window of elements.
    ///
    /// - Returns: False, without any change, if the window does not cover the bounds.
    @inline(__always)
    mutating func scroll(_ request: DisplayFrameRequest) -> Bool {
        if !transitions.isIdle || !showsPlaces { return false }
        guard let change = step(to: request.bounds) else { return false }
        if anchor.contentAnchor == .end {
            noteEnd(asked: request.bounds, request.bounds, content: screen.frame.contentSize)
        }
        viewport.bounds = request.bounds
        screen.scroll(request, change)
        if stage.geometry.mayHaveOversizedItems { diagnoseOversizedItems() }
        if let explicit { explicit.moveDiagnostics(to: &screen.frame) }
        return true
    }

    /// Commits a display frame after updates for which the window of elements was adjusted.
    ///
    /// - Returns: False if the window does not cover the bounds; the window is then dropped, and
    ///   nothing else has changed.
    @inline(never)
    mutating func showUpdates(_ request: DisplayFrameRequest) -> Bool {
        if !screen.window.isValid || !showsPlaces || !followsUpdates(request)
            || anchor.movedAhead != nil
        {
            return false
        }
        screen.collector.forgetPlaces()
        var bounds = request.bounds
        // The engine's own layouts do not fail.
        guard let adjustment = try? contentOffsetAdjustment(viewport.at(bounds)) else {
            return false
        }
        bounds.move(by: adjustment)
        guard let change = step(to: bounds) else { return false }
        beginDisplayFrame(request, request.bounds, bounds, adjustment: adjustment, [])
        screen.showUpdates(change)
        transitions.reportCompletions(at: request.time_ns, to: &screen.frame)
        endDisplayFrame()
        return true
    }

    /// Returns which elements of the window enter and leave other bounds; nil if the window cannot
    /// cover the bounds.
    @inline(__always)
    private mutating func step(to bounds: Rect) -> ElementWindow.Change? {
        let axis = stage.settings.scrollDirection
        if !screen.window.covers(bounds, axis) && !extendWindow(to: bounds, axis) { return nil }
        var change = screen.window.look(in: bounds, axis)
        if screen.window.hasPinned {
            screen.window.movePinned(
                in: bounds, stage.geometry, visible: stage.visibleInterval(viewport.at(bounds)),
                &change)
        }
        if screen.window.count(after: change) > limits.elementCount {
            screen.window.drop()
            return nil
        }
        return change
    }

    /// Whether display frames display elements exactly where the layout places them.
    @inline(__always)
    private var showsPlaces: Bool {
        handlers == nil && !screen.isReloaded && !screen.didScrollSections
    }

    /// Collects the elements around the bounds as the window, and the window's elements in the
    /// bounds as visible. Only visible elements count against limits: if there are too many
    /// elements around the bounds, there is no window.
    ///
    /// - Returns: False, and nothing is collected, if there is no window.
    mutating func collectWindow(_ bounds: Rect) throws(CollectionError) -> Bool {
        let axis = stage.settings.scrollDirection
        guard
            let searched = screen.window.nextSearch(for: bounds, after: viewport.bounds, axis),
            showsPlaces, transitions.isStill, stage.standsStill, screen.canKeepWindow
        else { return false }
        let visible = stage.visibleInterval(viewport.at(bounds))
        let box = screen.collector
        do throws(CollectionError) {
            try stage.collectElements(
                in: axis.rect(bounds, from: searched), visible: visible,
                limit: limits.elementCount, into: &box.value)
        } catch {
            screen.window.wait()
            return false
        }
        if !box.value.transforms.isEmpty {
            screen.window.wait()
            return false
        }
        screen.window.take(
            &box.value.elements, box.value.sections, stage.geometry, visible: visible,
            in: searched, bounds, axis)
        return true
    }

    /// Collects the elements of the strip that the window lacks where the bounds leave the window.
    ///
    /// - Returns: False, with the window unchanged, if the window cannot be extended.
    @inline(never)
    private mutating func extendWindow(to bounds: Rect, _ axis: Axis) -> Bool {
        guard let search = screen.window.extensionSearch(for: bounds, axis) else { return false }
        let visible = stage.visibleInterval(viewport.at(bounds))
        let box = screen.collector
        do throws(CollectionError) {
            try stage.collectElements(
                in: axis.rect(bounds, from: search.strip), visible: visible,
                limit: limits.elementCount, into: &box.value)
        } catch {
            return false
        }
        if !box.value.transforms.isEmpty { return false }
        screen.window.extend(
            with: &box.value.elements, box.value.sections, stage.geometry, visible: visible,
            to: search.searched, axis)
        return true
    }
}

extension Axis {
    /// Returns a rectangle with the cross interval of `rect` and another interval along the main
    /// axis.
    func rect(_ rect: Rect, from range: Interval) -> Rect {
        self.rect(
            main: range.start, cross: crossStart(rect), mainLength: range.end - range.start,
            crossLength: cross(rect.size))
    }
}
