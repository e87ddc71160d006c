// Elements that have views though the screen does not show them: rules W3, W6, N10 and Y7 of
// docs/semantics.md.
extension PrefetchObserver {
    /// Says which views stay bound in the display frame that follows, whatever leaves the screen.
    mutating func beginStandby(keeping kept: FocusedElements, in scene: inout Scene) {
        scene.screen.visible.mayShare = false
        scene.screen.pool.standby.keepsCells =
            configuration.overscanItemCount > 0 && !scene.screen.isReloaded
        scene.screen.pool.standby.kept =
            scene.screen.isReloaded ? (nil, nil) : (kept.focused, kept.assistive)
        if scene.screen.isReloaded { scene.screen.pool.standby.noteReplacedData() }
    }

    /// Prepares the cells that scrolling will show, lets those go that it will not, and puts what
    /// changes into the display frame.
    ///
    /// - Parameters:
    ///   - kept: The elements that keep their views.
    ///   - states: The states of elements; nil: none of them has any.
    ///   - areStatesStale: Whether the states of elements may have changed.
    /// - Complexity: O(1) while nothing comes, goes or changes; otherwise
    ///   O(log n + visible elements + elements on standby * log n)
    @inline(never)
    mutating func showStandby(
        keeping kept: FocusedElements, _ states: ElementStateSource?, areStatesStale: Bool,
        in scene: inout Scene
    ) {
        if !areStatesStale && prepareNextCell(keeping: kept, states, in: &scene) { return }
        findWantedElements(keeping: kept, in: &scene)
        scene.sortWantedElements()
        keepWantedViews(in: &scene)
        scene.screen.freeStandby()
        let isDone = bindWantedElements(in: &scene)
        scene.tellStandby(0..<scene.screen.pool.standby.views.count, states)
        settleStandby(keeping: kept, isDone: isDone, in: &scene)
    }

    /// Prepares the cell that scrolling brings near, where nothing else can have changed on
    /// standby.
    ///
    /// - Returns: False where more may have changed.
    private mutating func prepareNextCell(
        keeping kept: FocusedElements, _ states: ElementStateSource?, in scene: inout Scene
    ) -> Bool {
        let isSteady =
            !scene.screen.pool.standby.isStale && !scene.screen.pool.standby.hasNew
            && !scene.screen.frame.isComplete && !scene.screen.frame.didLayoutChange
            && !scene.transitions.isRunning && scene.stage.standsStill && !scene.isLed
            && configuration.overscanItemCount == 0
            && !kept.isAsked
        let known = scene.screen.pool.standby.views.count
        if !isSteady || scene.screen.visible.elements.count + known >= scene.limits.elementCount {
            return false
        }
        guard let found = items?.main.takeNextCell(known) else { return false }
        guard let index = found.first, let item = items?.main.items[index] else {
            return true
        }
        let element = Element.cell(item.path)
        if scene.screen.pool.standby.has(element)
            || scene.screen.visible.attributes(for: element) != nil
        {
            return false
        }
        guard var next = scene.attributes(offscreen: element) else { return false }
        next.flags.insert(.isPrepared)
        scene.screen.bindStandby(next)
        scene.tellStandby(known..<known + 1, states)
        return true
    }

    /// Finds the elements that are to have views, the best reason first.
    private mutating func findWantedElements(keeping kept: FocusedElements, in scene: inout Scene) {
        scene.screen.pool.standby.wanted.removeAll(keepingCapacity: true)
        if let element = kept.focused { scene.want(element, .focus) }
        if let element = kept.assistive { scene.want(element, .focus) }
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
        keeping kept: FocusedElements, isDone: Bool, in scene: inout Scene
    ) {
        scene.screen.pool.standby.isStale = false
        scene.screen.pool.standby.hasNew = false
        if !isDone { items?.main.settled = nil }
        scene.screen.pool.standby.isUsed =
            !scene.screen.pool.standby.views.isEmpty || kept.isAsked
            || configuration.cellsPreparedPerFrame > 0
            || configuration.overscanItemCount > 0
    }
}
