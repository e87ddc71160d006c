// Display frames that only scroll, served by the window of elements.
extension Scene {
    /// Returns whether nothing changed since the last display frame except the content offset.
    @inline(__always)
    mutating func onlyScrolls(_ request: DisplayFrameRequest) -> Bool {
        stage.change == .nothing && isPlain(request)
    }

    /// Returns whether nothing changed since the last display frame except the content offset and,
    /// by updates that are shown at once, the data.
    mutating func followsUpdates(_ request: DisplayFrameRequest) -> Bool {
        stage.change == .data && transitions.isStill && isPlain(request)
    }

    /// Whether the request brings nothing but bounds, to one layout of the engine's own that is
    /// laid out.
    @inline(__always)
    private func isPlain(_ request: DisplayFrameRequest) -> Bool {
        request.preferredSizes.isEmpty && request.adjustedSequence == 0
            && stage.custom == nil && layoutChange == nil && interactive == nil
            && anchor.restored == nil
            && stage.isLaidOut(for: viewport.at(request.bounds))
    }

    /// Shows a display frame within the window.
    ///
    /// - Returns: False where there is no such window; nothing has changed then.
    @inline(__always)
    mutating func scroll(_ request: DisplayFrameRequest) -> Bool {
        if !transitions.isIdle || !showsPlaces { return false }
        guard let change = step(to: request.bounds) else { return false }
        viewport.bounds = request.bounds
        screen.scroll(request, change)
        if stage.geometry.mayHaveOversizedItems { diagnoseOversizedItems() }
        if let explicit { explicit.moveDiagnostics(to: &screen.frame) }
        return true
    }

    /// Shows a display frame after updates that the window went along with.
    ///
    /// - Returns: False where there is no such window; the window is dropped then, and nothing else
    ///   has changed.
    @inline(never)
    mutating func showUpdates(_ request: DisplayFrameRequest) -> Bool {
        if !screen.window.isValid || !showsPlaces || !followsUpdates(request) { return false }
        screen.collector.forgetPlaces()
        var bounds = request.bounds
        // A layout of the engine's own fails no question.
        guard let adjustment = try? contentOffsetAdjustment(viewport.at(bounds)) else {
            return false
        }
        bounds.move(by: adjustment)
        guard let change = step(to: bounds) else { return false }
        beginDisplayFrame(request, bounds: bounds, adjustment: adjustment, [])
        screen.showUpdates(change)
        transitions.reportCompletions(at: request.time_ns, to: &screen.frame)
        endDisplayFrame()
        return true
    }

    /// Returns which elements of the window come and go in other bounds; nil where the window
    /// cannot show the bounds.
    @inline(__always)
    private mutating func step(to bounds: Rect) -> ElementWindow.Change? {
        let axis = stage.configuration.scrollDirection
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

    /// Whether display frames show elements where the layout has them.
    @inline(__always)
    private var showsPlaces: Bool {
        handlers == nil && !screen.isReloaded && !screen.didScrollSections
    }

    /// Finds the elements around the bounds, and keeps them as the window; those in the bounds are
    /// collected. Limits are judged by what is visible: where there is too much around the bounds,
    /// there is no window.
    ///
    /// - Returns: False where there is no window, and nothing was collected.
    mutating func collectWindow(_ bounds: Rect) throws(CollectionError) -> Bool {
        let axis = stage.configuration.scrollDirection
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

    /// Finds the elements of the strip that the window lacks where the bounds leave it.
    ///
    /// - Returns: False where the window cannot be extended; it is as it was then.
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
    /// Returns a rectangle as long across as `rect`, from one place of the main axis to another.
    func rect(_ rect: Rect, from range: Interval) -> Rect {
        self.rect(
            main: range.start, cross: crossStart(rect), mainLength: range.end - range.start,
            crossLength: cross(rect.size))
    }
}
