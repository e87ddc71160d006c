// Elements on standby, which have reusable views while they are not visible: rules W3, W6, N10 and
// Y7 of docs/semantics.md.
extension PrefetchObserver {
    /// Sets, as a display frame begins, which views stay bound even if their elements leave the
    /// bounds.
    mutating func beginStandby(in scene: inout Scene) {
        scene.screen.visible.mayShare = false
        scene.screen.pool.standby.keepsCells =
            configuration.overscanItemCount > 0 && !scene.screen.isReloaded
        scene.screen.pool.standby.kept =
            scene.screen.isReloaded
            ? (nil, nil)
            : (
                scene.screen.pool.standby.focused.focused,
                scene.screen.pool.standby.focused.assistive
            )
        if scene.screen.isReloaded { scene.screen.pool.standby.noteReplacedData() }
    }

    /// Prepares the cells that scrolling will show soon, and releases prepared cells that it will
    /// not.
    ///
    /// - Parameter areStatesStale: Whether the states of elements may have changed.
    /// - Returns: The indices of the views on standby that may have to be in the display frame.
    /// - Complexity: O(1) while no element enters or leaves standby or changes; O(k log n +
    ///   elements on standby) for k items that enter or leave the overscan while the content only
    ///   scrolls; otherwise O(log n + visible elements + elements on standby * log n)
    @inline(never)
    mutating func stepStandby(
        areStatesStale: Bool, in scene: inout Scene
    ) -> Range<Int> {
        let isSteady = !areStatesStale && isSteady(in: scene)
        if isSteady, let prepared = prepareNextCell(in: &scene) {
            scene.screen.pool.standby.settle()
            return prepared
        }
        var first = 0
        if isSteady && configuration.cellsPreparedPerFrame == 0 && overscan != nil {
            first = scene.screen.pool.standby.settledCount
        } else {
            overscan = nil
            scene.screen.pool.standby.removeEmpty()
        }
        scene.screen.pool.standby.sortNew()
        findWantedElements(in: &scene)
        keepWantedViews(from: first, in: &scene)
        scene.screen.freeStandby()
        let isDone = bindWantedElements(in: &scene)
        settleStandby(isDone: isDone, in: &scene)
        return first..<scene.screen.pool.standby.views.count
    }

    /// Whether nothing but scrolling can change which elements are on standby.
    private func isSteady(in scene: borrowing Scene) -> Bool {
        !scene.screen.pool.standby.isStale
            && !scene.screen.frame.isComplete && !scene.screen.frame.didLayoutChange
            && !scene.transitions.isRunning && scene.stage.standsStill && !scene.isLed
            && !scene.screen.pool.standby.focused.isAsked
            && scene.screen.visible.elements.count + scene.screen.pool.standby.count
                + 2 * Int(configuration.overscanItemCount) < scene.limits.elementCount
            && scene.screen.pool.standby.isDense
    }

    /// Prepares the next cell that scrolling brings near, if no other change on standby is
    /// possible.
    ///
    /// - Returns: The index of the cell's view; an empty range if no cell comes near; nil if other
    ///   changes are possible.
    private mutating func prepareNextCell(
        in scene: inout Scene
    ) -> Range<Int>? {
        if scene.screen.pool.standby.hasNew || configuration.overscanItemCount > 0 { return nil }
        let known = scene.screen.pool.standby.views.count
        guard let found = items?.main.takeNextCell(scene.screen.pool.standby.count) else {
            return nil
        }
        guard let index = found.first, let item = items?.main.items[index] else {
            return known..<known
        }
        let element = Element.cell(item.path)
        if scene.screen.pool.standby.index(of: element) != nil
            || scene.screen.visible.attributes(for: element) != nil
        {
            return nil
        }
        guard var next = scene.attributes(offscreen: element) else { return nil }
        next.flags.insert(.isPrepared)
        scene.screen.bindStandby(next)
        return known..<known + 1
    }

    /// Finds the elements that should have views, in the order of the importance of their reasons;
    /// if `overscan` is known, only those that enter it, and marks the views of those that leave it
    /// for release.
    private mutating func findWantedElements(in scene: inout Scene) {
        scene.screen.pool.standby.wanted.removeAll(keepingCapacity: true)
        let focused = scene.screen.pool.standby.focused
        if let element = focused.focused { scene.want(element, .focus) }
        if let element = focused.assistive { scene.want(element, .focus) }
        items?.main.settled = nil
        if scene.isLed {
            overscan = nil
            return
        }
        let (last, next) = (overscan ?? Overscan(), findOverscan(in: scene))
        overscan = next
        for place in 0..<last.count where !next.contains(last[place]) {
            let element = scene.cell(last[place])
            if let index = scene.screen.pool.standby.index(of: element) {
                scene.screen.pool.standby.views[index].next = nil
            }
        }
        for place in 0..<next.count where !last.contains(next[place]) {
            scene.want(scene.cell(next[place]), .overscan)
        }
        if configuration.cellsPreparedPerFrame == 0 { return }
        items?.main.findCellsAhead()
        for item in items?.main.cellsAhead ?? [] {
            if next.count > 0
                && next.contains(scene.stage.dataSource.itemIndex(ofPlace: item.path))
            {
                continue
            }
            scene.want(.cell(item.path), .ahead)
        }
    }

    private mutating func settleStandby(
        isDone: Bool, in scene: inout Scene
    ) {
        scene.screen.pool.standby.settle()
        // An element that leaves as a transition ends may be near enough for a prepared cell.
        scene.screen.pool.standby.isStale = scene.transitions.isRunning
        if !isDone {
            items?.main.settled = nil
            overscan = nil
        }
        scene.screen.pool.standby.isUsed =
            scene.screen.pool.standby.count > 0 || scene.screen.pool.standby.focused.isAsked
            || configuration.cellsPreparedPerFrame > 0
            || configuration.overscanItemCount > 0
    }
}
