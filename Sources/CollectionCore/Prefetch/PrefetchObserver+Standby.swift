// Elements on standby, which have reusable views while they are not visible: rules W3, W6, N10 and
// Y7 of docs/semantics.md.
extension PrefetchObserver {
    mutating func mustStepStandby(in scene: borrowing Scene) -> Bool {
        if scene.screen.pool.standby.isStale || scene.screen.pool.standby.hasNew
            || scene.screen.frame.isComplete
            || scene.screen.frame.didLayoutChange || !scene.screen.frame.elements.isEmpty
            || !scene.screen.frame.removedViews.isEmpty || scene.transitions.isRunning
            || scene.screen.pool.standby.count > 0 && !scene.stage.standsStill
        {
            return true
        }
        if configuration.cellsPreparedPerFrame == 0 { return false }
        return !(items?.main.areCellsSettled ?? true)
    }

    func findOverscan(in scene: borrowing Scene) -> Overscan {
        let count = Int(configuration.overscanItemCount)
        guard count > 0, let (first, last) = scene.screen.visible.outerItems else {
            return Overscan()
        }
        let data = scene.stage.dataSource
        let start = data.itemIndex(ofPlace: first)
        let end = data.itemIndex(ofPlace: last) + 1
        return Overscan(
            before: max(start - count, 0)..<start, behind: end..<min(end + count, data.itemCount))
    }

    /// Finds the views that stay bound: those of wanted elements, and those of prepared cells that
    /// are still near the bounds.
    ///
    /// - Parameter first: The index of the first view to look at.
    mutating func keepWantedViews(from first: Int, in scene: inout Scene) {
        for index in first..<scene.screen.pool.standby.views.count {
            scene.screen.pool.standby.views[index].next = nil
            let known = scene.screen.pool.standby.views[index]
            if !known.isInData { continue }
            let want = known.place.map { scene.screen.pool.standby.wanted[$0] }
            if want == nil && (known.wasShown || !preparesCells(in: scene)) { continue }
            guard var next = scene.attributes(onStandby: known),
                next.reuseIdentifier == known.identifier
            else { continue }
            if want == nil && !lingers(next, in: &scene) { continue }
            next.flags.insert(want?.reason == .focus ? .isOffscreen : .isPrepared)
            next.reusableView = known.view
            scene.screen.pool.standby.views[index].next = next
            if let place = known.place { scene.screen.pool.standby.wanted[place].hasView = true }
        }
        scene.screen.pool.standby.fit(
            scene.limits.elementCount - scene.screen.visible.elements.count)
    }

    private func preparesCells(in scene: borrowing Scene) -> Bool {
        configuration.cellsPreparedPerFrame > 0 && !scene.isLed
    }

    /// Whether a prepared cell stays prepared because its element is near enough to the bounds.
    private mutating func lingers(_ attributes: LayoutAttributes, in scene: inout Scene) -> Bool {
        let axis = scene.stage.settings.scrollDirection
        let (start, end) = (
            axis.mainStart(scene.viewport.bounds), axis.mainEnd(scene.viewport.bounds)
        )
        let near = PrefetchMotion.prepared * (end - start)
        let (first, last) = (axis.mainStart(attributes.frame), axis.mainEnd(attributes.frame))
        if first - end > near || start - last > near { return false }
        // If the reach is mirrored, the bounds move towards greater coordinates there.
        let isMirrored = items?.main.reach.isMirrored ?? false
        items?.main.keepCell(until: (isMirrored ? -first : last) + near)
        return true
    }

    /// Binds views to the wanted elements that have none, within the limits on their number.
    ///
    /// - Returns: Whether all wanted elements have views.
    mutating func bindWantedElements(in scene: inout Scene) -> Bool {
        var room = scene.limits.elementCount - scene.screen.visible.elements.count
        room -= scene.screen.pool.standby.count
        var budget = Int(configuration.cellsPreparedPerFrame)
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
}

/// The items that stay prepared, whatever the motion: rule W6 of docs/semantics.md.
struct Overscan {
    /// The numbers of the items before the first visible item.
    var before = 0..<0
    /// The numbers of the items behind the last visible item.
    var behind = 0..<0

    var count: Int { before.count + behind.count }

    /// The number of the item at a place in the order in which items get views.
    subscript(place: Int) -> Int {
        place < behind.count
            ? behind.lowerBound + place : before.upperBound - 1 - (place - behind.count)
    }

    func contains(_ number: Int) -> Bool { before.contains(number) || behind.contains(number) }
}
