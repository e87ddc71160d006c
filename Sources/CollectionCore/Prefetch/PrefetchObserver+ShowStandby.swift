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
    /// - Complexity: O(1) while no element enters or leaves standby or changes; otherwise O(log n +
    ///   visible elements + elements on standby * log n)
    @inline(never)
    mutating func stepStandby(
        areStatesStale: Bool, in scene: inout Scene
    ) -> Range<Int> {
        if !areStatesStale, let prepared = prepareNextCell(in: &scene) {
            return prepared
        }
        findWantedElements(in: &scene)
        scene.sortWantedElements()
        keepWantedViews(in: &scene)
        scene.screen.freeStandby()
        let isDone = bindWantedElements(in: &scene)
        settleStandby(isDone: isDone, in: &scene)
        return 0..<scene.screen.pool.standby.views.count
    }

    /// Prepares the next cell that scrolling brings near, if no other change on standby is
    /// possible.
    ///
    /// - Returns: The index of the cell's view; an empty range if no cell comes near; nil if other
    ///   changes are possible.
    private mutating func prepareNextCell(
        in scene: inout Scene
    ) -> Range<Int>? {
        let isSteady =
            !scene.screen.pool.standby.isStale && !scene.screen.pool.standby.hasNew
            && !scene.screen.frame.isComplete && !scene.screen.frame.didLayoutChange
            && !scene.transitions.isRunning && scene.stage.standsStill && !scene.isLed
            && configuration.overscanItemCount == 0
            && !scene.screen.pool.standby.focused.isAsked
        let known = scene.screen.pool.standby.views.count
        if !isSteady || scene.screen.visible.elements.count + known >= scene.limits.elementCount {
            return nil
        }
        guard let found = items?.main.takeNextCell(known) else { return nil }
        guard let index = found.first, let item = items?.main.items[index] else {
            return known..<known
        }
        let element = Element.cell(item.path)
        if scene.screen.pool.standby.has(element)
            || scene.screen.visible.attributes(for: element) != nil
        {
            return nil
        }
        guard var next = scene.attributes(offscreen: element) else { return nil }
        next.flags.insert(.isPrepared)
        scene.screen.bindStandby(next)
        return known..<known + 1
    }

    /// Finds the elements that should have views, in the order of the importance of their reasons.
    private mutating func findWantedElements(in scene: inout Scene) {
        scene.screen.pool.standby.wanted.removeAll(keepingCapacity: true)
        let focused = scene.screen.pool.standby.focused
        if let element = focused.focused { scene.want(element, .focus) }
        if let element = focused.assistive { scene.want(element, .focus) }
        items?.main.settled = nil
        if scene.isLed { return }
        let overscan = self.overscan(in: scene)
        for number in overscan.behind { scene.wantItem(number) }
        for number in overscan.before.reversed() { scene.wantItem(number) }
        if configuration.cellsPreparedPerFrame == 0 { return }
        items?.main.findCellsAhead()
        for item in items?.main.cellsAhead ?? [] {
            if !overscan.before.isEmpty || !overscan.behind.isEmpty {
                let number = scene.stage.dataSource.itemIndex(ofPlace: item.path)
                if overscan.before.contains(number) || overscan.behind.contains(number) { continue }
            }
            scene.want(.cell(item.path), .ahead)
        }
    }

    private mutating func settleStandby(
        isDone: Bool, in scene: inout Scene
    ) {
        scene.screen.pool.standby.isStale = false
        scene.screen.pool.standby.hasNew = false
        if !isDone { items?.main.settled = nil }
        scene.screen.pool.standby.isUsed =
            !scene.screen.pool.standby.views.isEmpty || scene.screen.pool.standby.focused.isAsked
            || configuration.cellsPreparedPerFrame > 0
            || configuration.overscanItemCount > 0
    }
}
