// Elements that have views though the screen does not show them: rules W3, W6, N10 and Y7 of
// docs/semantics.md.
extension CollectionView {
    /// Says which views stay bound in the display frame that follows, whatever leaves the screen.
    mutating func beginStandby() {
        scene.screen.visible.mayShare = false
        scene.screen.pool.standby.keepsCells =
            prefetchConfiguration.overscanItemCount > 0 && !scene.screen.isReloaded
        scene.screen.pool.standby.kept = scene.screen.isReloaded ? (nil, nil) : keptElements
        if scene.screen.isReloaded { scene.screen.pool.standby.noteReplacedData() }
    }

    /// The elements that keep their views: the one that has focus, and the one that assistive
    /// technology is at.
    private var keptElements: (Element?, Element?) {
        (
            focus.configuration.keepsFocusedElement ? focus.focused?.element : nil,
            assistiveFocus?.element
        )
    }

    /// Prepares the cells that scrolling will show, lets those go that it will not, and puts what
    /// changes into the display frame.
    ///
    /// - Parameter areStatesStale: Whether the states of elements may have changed.
    /// - Complexity: O(1) while nothing comes, goes or changes; otherwise
    ///   O(log n + visible elements + elements on standby * log n)
    @inline(never)
    mutating func showStandby(areStatesStale: Bool) {
        if !areStatesStale && (!mustStepStandby || prepareNextCell()) { return }
        findWantedElements()
        scene.sortWantedElements()
        keepWantedViews()
        scene.screen.freeStandby()
        let isDone = bindWantedElements()
        tellStandby(0..<scene.screen.pool.standby.views.count)
        settleStandby(isDone: isDone)
    }

    private var mustStepStandby: Bool {
        if scene.screen.pool.standby.isStale || scene.screen.pool.standby.hasNew
            || scene.screen.frame.isComplete
            || scene.screen.frame.didLayoutChange || !scene.screen.frame.elements.isEmpty
            || !scene.screen.frame.removedViews.isEmpty || scene.transitions.isRunning
            || !scene.screen.pool.standby.views.isEmpty && !scene.stage.standsStill
        {
            return true
        }
        if prefetchConfiguration.cellsPreparedPerFrame == 0 { return false }
        return !(prefetch?.main.areCellsSettled ?? true)
    }

    /// Prepares the cell that scrolling brings near, where nothing else can have changed on
    /// standby.
    ///
    /// - Returns: False where more may have changed.
    private mutating func prepareNextCell() -> Bool {
        let isSteady =
            !scene.screen.pool.standby.isStale && !scene.screen.pool.standby.hasNew
            && !scene.screen.frame.isComplete && !scene.screen.frame.didLayoutChange
            && !scene.transitions.isRunning && scene.stage.standsStill && !scene.isLed
            && prefetchConfiguration.overscanItemCount == 0
            && !focus.configuration.keepsFocusedElement && assistiveFocus == nil
        let known = scene.screen.pool.standby.views.count
        if !isSteady || scene.screen.visible.elements.count + known >= scene.limits.elementCount {
            return false
        }
        guard let found = prefetch?.main.takeNextCell(known) else { return false }
        guard let index = found.first, let item = prefetch?.main.items[index] else { return true }
        let element = Element.cell(item.path)
        if scene.screen.pool.standby.has(element)
            || scene.screen.visible.attributes(for: element) != nil
        {
            return false
        }
        guard var next = scene.attributes(offscreen: element) else { return false }
        next.flags.insert(.isPrepared)
        scene.screen.bindStandby(next)
        tellStandby(known..<known + 1)
        return true
    }

    /// Finds the elements that are to have views, the best reason first.
    private mutating func findWantedElements() {
        scene.screen.pool.standby.wanted.removeAll(keepingCapacity: true)
        let kept = keptElements
        if let element = kept.0 { scene.want(element, .focus) }
        if let element = kept.1 { scene.want(element, .focus) }
        prefetch?.main.settled = nil
        if scene.isLed { return }
        let overscan = overscan
        for number in overscan.behind { scene.wantItem(number) }
        for number in overscan.before.reversed() { scene.wantItem(number) }
        if prefetchConfiguration.cellsPreparedPerFrame == 0 { return }
        prefetch?.main.findCellsAhead()
        for item in prefetch?.main.cellsAhead ?? [] {
            if !overscan.before.isEmpty || !overscan.behind.isEmpty {
                let number = scene.stage.dataSource.itemIndex(ofPlace: item.path)
                if overscan.before.contains(number) || overscan.behind.contains(number) { continue }
            }
            scene.want(.cell(item.path), .ahead)
        }
    }

    /// The items before the first visible item, and those behind the last one.
    private var overscan: (before: Range<Int>, behind: Range<Int>) {
        let count = Int(prefetchConfiguration.overscanItemCount)
        guard count > 0, let (first, last) = scene.screen.visible.outerItems else {
            return (0..<0, 0..<0)
        }
        let data = scene.stage.dataSource
        let start = data.itemIndex(ofPlace: first)
        let end = data.itemIndex(ofPlace: last) + 1
        return (max(start - count, 0)..<start, end..<min(end + count, data.itemCount))
    }

    /// Finds out which views stay bound: those of wanted elements, and those of cells that were
    /// prepared and are near the bounds still.
    private mutating func keepWantedViews() {
        for index in scene.screen.pool.standby.views.indices {
            let known = scene.screen.pool.standby.views[index]
            scene.screen.pool.standby.views[index].next = nil
            if !known.isInData { continue }
            let place = scene.screen.pool.standby.place(ofWanted: known.element)
            let want = place.map { scene.screen.pool.standby.wanted[$0] }
            if want == nil && (known.wasShown || !preparesCells) { continue }
            guard var next = scene.attributes(onStandby: known),
                next.reuseIdentifier == known.identifier
            else { continue }
            if want == nil && !lingers(next) { continue }
            next.flags.insert(want?.reason == .focus ? .isOffscreen : .isPrepared)
            next.reusableView = known.view
            scene.screen.pool.standby.views[index].next = next
            if let place { scene.screen.pool.standby.wanted[place].hasView = true }
        }
        scene.screen.pool.standby.fit(
            scene.limits.elementCount - scene.screen.visible.elements.count)
    }

    private var preparesCells: Bool {
        prefetchConfiguration.cellsPreparedPerFrame > 0 && !scene.isLed
    }

    /// Whether an element is so near the bounds that the cell that was prepared for it stays.
    private mutating func lingers(_ attributes: LayoutAttributes) -> Bool {
        let axis = scene.stage.configuration.scrollDirection
        let (start, end) = (
            axis.mainStart(scene.viewport.bounds), axis.mainEnd(scene.viewport.bounds)
        )
        let near = PrefetchMotion.prepared * (end - start)
        let (first, last) = (axis.mainStart(attributes.frame), axis.mainEnd(attributes.frame))
        if first - end > near || start - last > near { return false }
        // Mirrored, the bounds move on towards the greater.
        let isMirrored = prefetch?.main.reach.isMirrored ?? false
        prefetch?.main.keepCell(until: (isMirrored ? -first : last) + near)
        return true
    }

    /// Binds views to the wanted elements that have none, as far as there is room.
    ///
    /// - Returns: Whether all of them have views.
    private mutating func bindWantedElements() -> Bool {
        var room = scene.limits.elementCount - scene.screen.visible.elements.count
        room -= scene.screen.pool.standby.views.count
        var budget = Int(prefetchConfiguration.cellsPreparedPerFrame)
        for want in scene.screen.pool.standby.wanted {
            if want.hasView { continue }
            if room <= 0 { return false }
            if want.reason == .ahead && budget == 0 { return false }
            guard var next = scene.attributes(offscreen: want.element) else { continue }
            next.flags.insert(want.reason == .focus ? .isOffscreen : .isPrepared)
            scene.screen.bindStandby(next)
            room -= 1
            if want.reason == .ahead { budget -= 1 }
        }
        return true
    }

    /// Puts what has changed of the elements on standby into the display frame.
    private mutating func tellStandby(_ range: Range<Int>) {
        let states = scene.screen.states.isUsed ? stateSource : nil
        for index in range {
            guard var next = scene.screen.pool.standby.views[index].next else { continue }
            if let states { next.flags.formUnion(states.states(of: next)) }
            if scene.screen.pool.standby.views[index].isReconfigured {
                next.generation = scene.screen.pool.renew(next.reusableView)
                scene.screen.pool.standby.views[index].isReconfigured = false
            } else {
                next.generation = scene.screen.pool.generation(of: next.reusableView)
            }
            if scene.screen.frame.isComplete || next != scene.screen.pool.standby.views[index].told
            {
                scene.screen.frame.insert(next)
            }
            scene.screen.pool.standby.views[index].told = next
        }
    }

    private mutating func settleStandby(isDone: Bool) {
        scene.screen.pool.standby.isStale = false
        scene.screen.pool.standby.hasNew = false
        if !isDone { prefetch?.main.settled = nil }
        scene.screen.pool.standby.isUsed =
            !scene.screen.pool.standby.views.isEmpty || assistiveFocus != nil
            || focus.configuration.keepsFocusedElement
            || prefetchConfiguration.cellsPreparedPerFrame > 0
            || prefetchConfiguration.overscanItemCount > 0
    }
}
