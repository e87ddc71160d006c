// Elements that have views though the screen does not show them: rules W3, W6, N10 and Y7 of
// docs/semantics.md.
extension CollectionView {
    /// Notes that other elements may have to have views than before.
    mutating func noteStandbyChange() {
        screen.pool.standby.isUsed = true
        screen.pool.standby.isStale = true
    }

    /// Says which views stay bound in the display frame that follows, whatever leaves the screen.
    mutating func beginStandby() {
        screen.visible.mayShare = false
        screen.pool.standby.keepsCells =
            prefetchConfiguration.overscanItemCount > 0 && !screen.isReloaded
        screen.pool.standby.kept = screen.isReloaded ? (nil, nil) : keptElements
        if screen.isReloaded { screen.pool.standby.noteReplacedData() }
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
        sortWantedElements()
        keepWantedViews()
        screen.freeStandby()
        let isDone = bindWantedElements()
        tellStandby(0..<screen.pool.standby.views.count)
        settleStandby(isDone: isDone)
    }

    private var mustStepStandby: Bool {
        if screen.pool.standby.isStale || screen.pool.standby.hasNew || screen.frame.isComplete
            || screen.frame.didLayoutChange || !screen.frame.elements.isEmpty
            || !screen.frame.removedViews.isEmpty || transitions.isRunning
            || !screen.pool.standby.views.isEmpty && !stage.standsStill
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
            !screen.pool.standby.isStale && !screen.pool.standby.hasNew
            && !screen.frame.isComplete && !screen.frame.didLayoutChange
            && !transitions.isRunning && stage.standsStill && !isLed
            && prefetchConfiguration.overscanItemCount == 0
            && !focus.configuration.keepsFocusedElement && assistiveFocus == nil
        let known = screen.pool.standby.views.count
        if !isSteady || screen.visible.elements.count + known >= limits.elementCount {
            return false
        }
        guard let found = prefetch?.main.takeNextCell(known) else { return false }
        guard let index = found.first, let item = prefetch?.main.items[index] else { return true }
        let element = Element.cell(item.path)
        if screen.pool.standby.has(element) || screen.visible.attributes(for: element) != nil {
            return false
        }
        guard var next = attributes(offscreen: element) else { return false }
        next.flags.insert(.isPrepared)
        screen.bindStandby(next)
        tellStandby(known..<known + 1)
        return true
    }

    /// Finds the elements that are to have views, the best reason first.
    private mutating func findWantedElements() {
        screen.pool.standby.wanted.removeAll(keepingCapacity: true)
        let kept = keptElements
        if let element = kept.0 { want(element, .focus) }
        if let element = kept.1 { want(element, .focus) }
        prefetch?.main.settled = nil
        if isLed { return }
        let overscan = overscan
        for number in overscan.behind { wantItem(number) }
        for number in overscan.before.reversed() { wantItem(number) }
        if prefetchConfiguration.cellsPreparedPerFrame == 0 { return }
        prefetch?.main.findCellsAhead()
        for item in prefetch?.main.cellsAhead ?? [] {
            if !overscan.before.isEmpty || !overscan.behind.isEmpty {
                let number = stage.dataSource.itemIndex(ofPlace: item.path)
                if overscan.before.contains(number) || overscan.behind.contains(number) { continue }
            }
            want(.cell(item.path), .ahead)
        }
    }

    /// Sorts the wanted elements.
    private mutating func sortWantedElements() {
        screen.pool.standby.wantedByElement.removeAll(keepingCapacity: true)
        screen.pool.standby.wantedByElement += screen.pool.standby.wanted
        screen.pool.standby.wantedByElement.sortAscending()
    }

    /// The items before the first visible item, and those behind the last one.
    private var overscan: (before: Range<Int>, behind: Range<Int>) {
        let count = Int(prefetchConfiguration.overscanItemCount)
        guard count > 0, let (first, last) = screen.visible.outerItems else {
            return (0..<0, 0..<0)
        }
        let data = stage.dataSource
        let start = data.itemIndex(ofPlace: first)
        let end = data.itemIndex(ofPlace: last) + 1
        return (max(start - count, 0)..<start, end..<min(end + count, data.itemCount))
    }

    private mutating func wantItem(_ number: Int) {
        want(.cell(stage.dataSource.indexPath(ofItem: number)), .overscan)
    }

    /// Wants an element that is not visible, unless it is kept anyway.
    private mutating func want(_ element: Element, _ reason: WantedElement.Reason) {
        let count = screen.pool.standby.wanted.count
        for place in 0..<min(count, 2) where screen.pool.standby.wanted[place].element == element {
            return
        }
        if count >= limits.elementCount || screen.visible.attributes(for: element) != nil { return }
        screen.pool.standby.wanted.append(
            WantedElement(element: element, reason: reason, place: count))
    }

    /// Finds out which views stay bound: those of wanted elements, and those of cells that were
    /// prepared and are near the bounds still.
    private mutating func keepWantedViews() {
        for index in screen.pool.standby.views.indices {
            let known = screen.pool.standby.views[index]
            screen.pool.standby.views[index].next = nil
            if !known.isInData { continue }
            let place = screen.pool.standby.place(ofWanted: known.element)
            let want = place.map { screen.pool.standby.wanted[$0] }
            if want == nil && (known.wasShown || !preparesCells) { continue }
            guard var next = attributes(onStandby: known), next.reuseIdentifier == known.identifier
            else { continue }
            if want == nil && !lingers(next) { continue }
            next.flags.insert(want?.reason == .focus ? .isOffscreen : .isPrepared)
            next.reusableView = known.view
            screen.pool.standby.views[index].next = next
            if let place { screen.pool.standby.wanted[place].hasView = true }
        }
        screen.pool.standby.fit(limits.elementCount - screen.visible.elements.count)
    }

    private var preparesCells: Bool { prefetchConfiguration.cellsPreparedPerFrame > 0 && !isLed }

    /// Returns where an element is, and in which state, without a view.
    private mutating func attributes(onStandby known: StandbyView) -> LayoutAttributes? {
        if var told = known.told, told.element == known.element, told.element.isCell,
            stage.standsStill, !screen.frame.didLayoutChange, !screen.pool.standby.isStale
        {
            told.flags.subtract(.states)
            told.flags.subtract(.onStandby)
            return told
        }
        return attributes(offscreen: known.element)
    }

    private mutating func attributes(offscreen element: Element) -> LayoutAttributes? {
        var transforms: [Transform3D] = []
        let found = try? stage.attributes(
            for: element, visible: visibleInterval, transforms: &transforms)
        guard var attributes = found ?? nil else { return nil }
        attributes.transform = 0
        return attributes
    }

    /// Whether an element is so near the bounds that the cell that was prepared for it stays.
    private mutating func lingers(_ attributes: LayoutAttributes) -> Bool {
        let axis = stage.configuration.scrollDirection
        let (start, end) = (axis.mainStart(viewport.bounds), axis.mainEnd(viewport.bounds))
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
        var room = limits.elementCount - screen.visible.elements.count
        room -= screen.pool.standby.views.count
        var budget = Int(prefetchConfiguration.cellsPreparedPerFrame)
        for want in screen.pool.standby.wanted {
            if want.hasView { continue }
            if room <= 0 { return false }
            if want.reason == .ahead && budget == 0 { return false }
            guard var next = attributes(offscreen: want.element) else { continue }
            next.flags.insert(want.reason == .focus ? .isOffscreen : .isPrepared)
            screen.bindStandby(next)
            room -= 1
            if want.reason == .ahead { budget -= 1 }
        }
        return true
    }

    /// Puts what has changed of the elements on standby into the display frame.
    private mutating func tellStandby(_ range: Range<Int>) {
        let states = screen.states.isUsed ? stateSource : nil
        for index in range {
            guard var next = screen.pool.standby.views[index].next else { continue }
            if let states { next.flags.formUnion(states.states(of: next)) }
            if screen.pool.standby.views[index].isReconfigured {
                next.generation = screen.pool.renew(next.reusableView)
                screen.pool.standby.views[index].isReconfigured = false
            } else {
                next.generation = screen.pool.generation(of: next.reusableView)
            }
            if screen.frame.isComplete || next != screen.pool.standby.views[index].told {
                screen.frame.insert(next)
            }
            screen.pool.standby.views[index].told = next
        }
    }

    private mutating func settleStandby(isDone: Bool) {
        screen.pool.standby.isStale = false
        screen.pool.standby.hasNew = false
        if !isDone { prefetch?.main.settled = nil }
        screen.pool.standby.isUsed =
            !screen.pool.standby.views.isEmpty || assistiveFocus != nil
            || focus.configuration.keepsFocusedElement
            || prefetchConfiguration.cellsPreparedPerFrame > 0
            || prefetchConfiguration.overscanItemCount > 0
    }
}
