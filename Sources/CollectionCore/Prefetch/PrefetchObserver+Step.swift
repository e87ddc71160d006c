// Data to fetch ahead of scrolling: section W of docs/semantics.md.
extension PrefetchObserver {
    /// Whether the host gets events about data to fetch.
    private func tellsPrefetches(in scene: borrowing Scene) -> Bool {
        configuration.isPrefetchingEnabled && scene.events.wants(.prefetching)
    }

    /// Begins or ends observing items near the bounds and the ends of the content, as the settings
    /// and the event mask require.
    mutating func updatePrefetch(in scene: inout Scene) {
        takeSectionScrolls(in: &scene)
        let tells = tellsPrefetches(in: scene)
        if !tells && configuration.cellsPreparedPerFrame == 0 {
            items = nil
        } else if items?.tellsItems != tells {
            items = Prefetch(tellsItems: tells)
        }
        scene.screen.notesSectionScrolls = items?.tellsItems == true
        let tellsEnd = scene.events.wants(.nearEnd)
        let tellsStart = scene.events.wants(.nearStart)
        nearEnd = tellsEnd ? nearEnd ?? NearEdge(isStart: false) : nil
        nearStart = tellsStart ? nearStart ?? NearEdge(isStart: true) : nil
    }

    /// Queues the events that the end and the start of the content are near, if the current display
    /// frame brings them near.
    @inline(never)
    mutating func stepNearEdges(in scene: inout Scene) {
        Self.step(&nearEnd, configuration, in: &scene)
        Self.step(&nearStart, configuration, in: &scene)
    }

    private static func step(
        _ edge: inout NearEdge?, _ configuration: PrefetchConfiguration, in scene: inout Scene
    ) {
        guard let isStart = edge?.isStart else { return }
        let (axis, bounds) = (scene.stage.settings.scrollDirection, scene.viewport.bounds)
        let extent = axis.main(bounds.size)
        if extent <= 0 || scene.isLed { return }
        let isReversed = scene.stage.startsAtGreatest(scene.viewport.environment.layoutDirection)
        let remaining = edge?.step(
            to: Interval(axis.mainStart(bounds), axis.mainEnd(bounds)),
            adjustment: axis.main(scene.screen.frame.contentOffsetAdjustment), axis,
            length: axis.main(scene.screen.frame.contentSize), isReversed: isReversed,
            reach: configuration.nearReach(isStart: isStart, extent),
            itemCount: scene.stage.dataSource.itemCount)
        guard let remaining = remaining ?? nil else { return }
        let isAtLeast = isStart != isReversed
        let side: ElementAppearance.Edge =
            axis == .vertical ? isStart ? .top : .bottom : isAtLeast ? .left : .right
        var event = Event(isStart ? .nearStart : .nearEnd, at: scene.lastTime_ns)
        event.value = UInt64(side.rawValue)
        event.number = remaining
        scene.events.append(event)
    }

    /// Queues the events about data to fetch.
    ///
    /// - Parameter isOld: Whether cancelled items have index paths of data before a change.
    @inline(never)
    mutating func queuePrefetches(_ origin: EventOrigin, isOld: Bool, in scene: inout Scene) {
        let time_ns = scene.lastTime_ns
        items?.queueEvents(
            origin, isOld: isOld, of: scene.snapshot, at: time_ns, in: &scene.events)
    }

    /// Forgets the items of data that is about to be replaced.
    mutating func leaveData(in scene: inout Scene) {
        if items == nil { return }
        scene.screen.sectionScrolls.removeAll()
        items?.forgetItems()
        queuePrefetches(.update, isOld: true, in: &scene)
    }

    /// Moves the main window as an update has moved what is around it, and queues events about
    /// items that the update has deleted.
    ///
    /// - Parameter move: What `PrefetchWindow.move` returned before the update.
    mutating func settle(_ move: WindowMove?, movedItems: Range<Int>?, in scene: inout Scene) {
        if items == nil { return }
        items?.main.follow(move, scene.stage, movedItems: movedItems)
        queuePrefetches(.update, isOld: true, in: &scene)
    }

    /// Moves the distances by which sections were scrolled from the screen to `items`.
    mutating func takeSectionScrolls(in scene: inout Scene) {
        if scene.screen.sectionScrolls.isEmpty { return }
        for scroll in scene.screen.sectionScrolls {
            items?.noteScroll(ofSection: scroll.section, by: scroll.distance)
        }
        scene.screen.sectionScrolls.removeAll(keepingCapacity: true)
    }

    /// Finds the items near the bounds of a display frame whose data the host should fetch.
    ///
    /// - Complexity: O(1) while no item comes near the bounds or leaves, and O(log n) for each
    ///   section that has a window; O(items near the bounds) after a change of the layout there
    @inline(never)
    mutating func stepPrefetch(in scene: inout Scene) {
        takeSectionScrolls(in: &scene)
        if scene.screen.shownChange == .anything || scene.screen.shownChange == .movement {
            items?.noteChange()
        } else if scene.screen.showsSectionsScrolled
            && configuration.cellsPreparedPerFrame > 0
        {
            items?.main.noteChange()
        }
        let axis = scene.stage.settings.scrollDirection
        if axis.main(scene.viewport.bounds.size) <= 0 || scene.isLed {
            items?.noteChange()
            return
        }
        let hasSections = items?.hasSections ?? false
        let last = hasSections ? items?.main.motion.last : nil
        items?.main.move(
            to: scene.viewport.bounds, adjustment: scene.screen.frame.contentOffsetAdjustment, axis,
            at: scene.screen.lastTime_ns)
        if hasSections { moveSectionWindows(axis, after: last ?? nil, in: &scene) }
        let search = items?.main.begin() ?? nil
        if search == nil && !hasSections { return }
        if hasSections || search?.stretch != nil {
            if !searchWindows(search, axis, hasSections: hasSections, in: &scene) { return }
        } else {
            items?.main.step()
        }
        items?.ask()
    }

    /// Searches the windows in which items near the bounds may be missing, and ends their steps.
    ///
    /// - Parameter search: The search that the main window needs; nil: the window has nothing to
    ///   do.
    /// - Returns: False if the main window cannot be searched: then no event is queued.
    @inline(never)
    private mutating func searchWindows(
        _ search: PrefetchWindow.Search?, _ axis: Axis, hasSections: Bool, in scene: inout Scene
    ) -> Bool {
        if let stretch = search?.stretch, !searchItems(stretch, axis, in: &scene) { return false }
        let standsStill =
            scene.stage.custom == nil && !(scene.stage.free?.followsContentOffset ?? false)
        items?.stepMain(search, axis, standStill: standsStill)
        if hasSections { stepSectionWindows(axis.other, in: &scene) }
        for path in items?.takeLost() ?? [] { cancelLostItem(path, axis, in: &scene) }
        return true
    }

    /// Finds the items in a stretch of the main axis.
    ///
    /// - Returns: False if there are too many elements, or the host's layout fails: then no event
    ///   is queued.
    private mutating func searchItems(
        _ stretch: Interval, _ axis: Axis, in scene: inout Scene
    ) -> Bool {
        guard let box = items?.collector else { return false }
        box.forgetPlaces()
        do throws(CollectionError) {
            try scene.stage.collectElements(
                in: axis.rect(scene.viewport.bounds, from: stretch), visible: scene.visibleInterval,
                limit: PrefetchWindow.elementCountMax, into: &box.value)
            return true
        } catch {
            items?.main.noteChange()
            return false
        }
    }

    /// Cancels an item that was not found again, with the distance of its place from the bounds.
    private mutating func cancelLostItem(_ path: IndexPath, _ axis: Axis, in scene: inout Scene) {
        if cancelLostItem(path, ofSectionAlong: axis.other, in: &scene) { return }
        var transforms: [Transform3D] = []
        let attributes = try? scene.stage.attributes(
            for: .cell(path), visible: scene.visibleInterval, transforms: &transforms)
        items?.main.cancel(path, attributes, transforms, axis)
    }
}
