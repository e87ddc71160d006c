// Display frames that only scroll while changes are animated.
extension Scene {
    /// Commits a display frame in which only time and the content offset change while changes are
    /// animated.
    mutating func showMoving(
        _ request: DisplayFrameRequest, dataBytesMax: Int
    ) throws(CollectionError) {
        let axis = stage.settings.scrollDirection
        if findTargets(request.bounds, axis) {
            if moveOn(request, axis) { return }
            screen.targets.collect(
                in: request.bounds, axis, into: &screen.collector.value.elements)
        } else if boundsMove(request.bounds) {
            try layOutAndCommit(request, dataBytesMax: dataBytesMax)
            return
        } else {
            try collect(in: request.bounds)
        }
        commit(request, asked: request.bounds, request.bounds, adjustment: .zero, [])
    }

    /// Makes the window of targets cover the bounds.
    ///
    /// - Returns: Whether the window of targets covers the bounds.
    private mutating func findTargets(_ bounds: Rect, _ axis: Axis) -> Bool {
        let canStay =
            handlers == nil && !screen.didScrollSections && !screen.isReloaded
            && stage.standsStill && stage.free == nil && !stage.geometry.pinsViews
        if !canStay {
            screen.targets.drop()
            return false
        }
        if screen.targets.covers(bounds, axis) { return true }
        screen.targets.drop()
        if boundsMove(bounds) { return false }
        let searched = TargetWindow.search(for: bounds, axis)
        let box = screen.collector
        do throws(CollectionError) {
            try stage.collectElements(
                in: axis.rect(bounds, from: searched),
                visible: stage.visibleInterval(viewport.at(bounds)), limit: limits.elementCount,
                into: &box.value)
        } catch {
            // Only visible elements count against limits.
            return false
        }
        if !box.value.transforms.isEmpty || box.value.isHandled { return false }
        screen.targets.take(&box.value.elements, in: searched, bounds, axis)
        return true
    }

    /// Commits a display frame of the elements of the last display frame, moved to where they are
    /// at the time of the request.
    ///
    /// - Returns: False, without any change, if other elements are visible, or a change begins or
    ///   ends.
    private mutating func moveOn(_ request: DisplayFrameRequest, _ axis: Axis) -> Bool {
        let bounds = request.bounds
        if !screen.targets.showsSame(in: bounds, axis) { return false }
        let offset = screen.frame.contentOffset
        if offset != bounds.origin
            && (screen.visible.edgeDistances(axis) != (0, 0) || jumps(to: bounds, from: offset))
        {
            return false
        }
        if !transitions.canMoveOn(to: request.time_ns) { return false }
        if !screen.visible.canMoveOn { return false }
        transitions.moveOn(to: request.time_ns, in: bounds)
        if anchor.contentAnchor == .end {
            noteEnd(asked: bounds, bounds, content: screen.frame.contentSize)
        }
        viewport.bounds = bounds
        screen.begin(
            request, contentSize: screen.frame.contentSize, didLayoutChange: false, bounds: bounds,
            adjustment: .zero, [])
        screen.visible.moveOn(transitions.step, &screen.pool, &screen.frame)
        transitions.reportCompletions(at: request.time_ns, to: &screen.frame)
        if stage.geometry.mayHaveOversizedItems { diagnoseOversizedItems() }
        if let explicit { explicit.moveDiagnostics(to: &screen.frame) }
        return true
    }
}
