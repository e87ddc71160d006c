// Display frames that only scroll, served by the window of elements.
extension CollectionView {
    /// Returns whether nothing changed since the last display frame except the content offset.
    @inline(__always)
    mutating func onlyScrolls(_ request: DisplayFrameRequest) -> Bool {
        request.preferredSizes.isEmpty && request.adjustedSequence == 0 && !stage.didChange
            && stage.custom == nil && layoutChange == nil && interactive == nil
            && stage.isLaidOut(for: viewport.at(request.bounds))
    }

    /// Shows a display frame within the window.
    ///
    /// - Returns: False where there is no such window; nothing has changed then.
    @inline(__always)
    mutating func scroll(_ request: DisplayFrameRequest) -> Bool {
        let axis = stage.configuration.scrollDirection
        if !canScroll { return false }
        if !screen.window.covers(request.bounds, axis) && !extendWindow(to: request.bounds, axis) {
            return false
        }
        var change = screen.window.look(in: request.bounds, axis)
        if screen.window.hasPinned {
            screen.window.movePinned(
                in: request.bounds, stage.geometry,
                visible: stage.visibleInterval(viewport.at(request.bounds)), &change)
        }
        if screen.window.count(after: change) > limits.elementCount {
            screen.window.drop()
            return false
        }
        viewport.bounds = request.bounds
        screen.scroll(request, change)
        if stage.geometry.mayHaveOversizedItems { diagnoseOversizedItems() }
        if let explicit { explicit.moveDiagnostics(to: &screen.frame) }
        return true
    }

    /// Whether display frames that only scroll need nothing but elements at their places.
    @inline(__always)
    private var canScroll: Bool {
        handlers == nil && transitions.isIdle && !screen.isReloaded && !screen.didScrollSections
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
            canScroll, stage.standsStill, screen.canKeepWindow
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
        let box = screen.collector
        do throws(CollectionError) {
            try stage.collectElements(
                in: axis.rect(bounds, from: search.strip),
                visible: stage.visibleInterval(viewport.at(bounds)),
                limit: limits.elementCount, into: &box.value)
        } catch {
            return false
        }
        if !box.value.transforms.isEmpty { return false }
        screen.window.extend(with: box.value.elements, to: search.searched, axis)
        return true
    }
}

extension Axis {
    /// Returns a rectangle as long across as `rect`, from one place of the main axis to another.
    fileprivate func rect(_ rect: Rect, from range: Interval) -> Rect {
        self.rect(
            main: range.start, cross: crossStart(rect), mainLength: range.end - range.start,
            crossLength: cross(rect.size))
    }
}
