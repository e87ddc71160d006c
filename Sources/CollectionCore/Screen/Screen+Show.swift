// Moves from one display frame to the next.
extension Screen {
    /// Begins a display frame.
    mutating func begin(
        _ request: DisplayFrameRequest, contentSize: Size, didLayoutChange: Bool, bounds: Rect,
        adjustment: Point, _ diagnostics: [Diagnostic]
    ) {
        lastTime_ns = request.time_ns
        frame.sequence += 1
        frame.contentSize = contentSize
        frame.contentOffset = Point(x: bounds.x, y: bounds.y)
        frame.contentOffsetAdjustment = adjustment
        frame.isComplete = request.isComplete
        frame.didLayoutChange = didLayoutChange || isReloaded
        frame.diagnostics = diagnostics
    }

    /// Displays other bounds within the window, where only the content offset has changed.
    @inline(__always)
    mutating func scroll(_ request: DisplayFrameRequest, _ change: ElementWindow.Change) {
        lastTime_ns = request.time_ns
        frame.sequence += 1
        frame.contentOffset = Point(x: request.bounds.x, y: request.bounds.y)
        frame.contentOffsetAdjustment = .zero
        frame.isComplete = request.isComplete
        frame.didLayoutChange = false
        if !frame.diagnostics.isEmpty { frame.diagnostics = [] }
        if !frame.completions.isEmpty { frame.completions.removeAll(keepingCapacity: true) }
        frame.transitionEnd_ns = nil
        visible.scroll(&window, change, &pool, &frame)
        window.noteServed()
    }

    /// Displays the elements of the window after updates for which the window was adjusted.
    mutating func showUpdates(_ change: ElementWindow.Change) {
        visible.scroll(&window, change, &pool, &frame)
        window.noteFollowed()
        window.noteServed()
    }

    /// Displays the collected elements at their places.
    ///
    /// - Parameter layout: The displayed layout, if it has no sections; otherwise nil.
    /// - Parameter isLed: Whether an interactive transition displays two layouts.
    mutating func update(_ layout: FreeGeometry?, didLayoutChange: Bool, isLed: Bool) {
        let box = collector
        let isHandled = box.value.isHandled
        var transforms: [Transform3D] = []
        if layout != nil || isLed || isHandled { swap(&transforms, &box.value.transforms) }
        let mustCompare =
            isLed || isHandled || wasHandled || !transforms.isEmpty
            || layout?.followsContentOffset ?? false || visible.hasTransforms || visible.isMoving
        noteHandled()
        if mustCompare && !isReloaded {
            visible.updateCompared(
                &box.value.elements, &transforms, pool: &pool, frame: &frame)
        } else if visible.isFollowed && !isReloaded {
            visible.updateFollowed(&box.value.elements, pool: &pool, frame: &frame)
        } else {
            visible.update(
                &box.value.elements, &transforms,
                after: isReloaded
                    ? .reload : didLayoutChange || didScrollSections ? .layout : .scroll,
                pool: &pool, frame: &frame)
        }
        swap(&transforms, &box.value.transforms)
    }

    /// Displays the collected elements on the way to their places, while a transition runs.
    mutating func update(
        _ step: TransitionStep, _ transitions: Transitions, _ layout: ShownLayout,
        _ ownership: ElementOwnership
    ) {
        let box = collector
        noteHandled()
        if beside.elements.isEmpty {
            visible.update(
                box.value.elements, [], &box.value.transforms, step, transitions, layout,
                ownership, pool: &pool, frame: &frame)
            return
        }
        visible.update(
            beside.elements, beside.areBeside, &box.value.transforms, step, transitions, layout,
            ownership, pool: &pool, frame: &frame)
        beside.removeAll()
    }

    /// Ends a display frame.
    ///
    /// - Parameter layout: The displayed layout, if it has no sections; otherwise nil.
    /// - Parameter startsAtGreatest: Whether the content begins at the greatest content offset.
    mutating func end(_ layout: FreeGeometry?, _ axis: Axis, startsAtGreatest: Bool) {
        didScrollSections = false
        isReloaded = false
        self.axis = axis
        startedAtGreatest = startsAtGreatest
        if layout != nil || free != nil { free = layout }
    }
}
