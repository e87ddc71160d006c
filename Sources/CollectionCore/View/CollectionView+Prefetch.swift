// Data that is to be fetched ahead of scrolling: section W of docs/semantics.md.
extension CollectionView {
    /// Sets what the view looks for ahead of scrolling. Items that were asked for, and are not to
    /// be any more, are told of.
    ///
    /// - Throws: `invalidNumber`; `invalidArgument` for more overscan than there may be.
    public mutating func setPrefetchConfiguration(
        _ configuration: PrefetchConfiguration
    ) throws(CollectionError) {
        try configuration.validate()
        prefetchConfiguration = configuration
        scene.noteStandbyChange()
        prefetch?.main.noteChange()
        if !configuration.isPrefetchingEnabled && prefetch != nil {
            scene.screen.sectionScrolls.removeAll()
            prefetch?.forgetItems()
            queuePrefetches(.program, isOld: false)
        }
        updatePrefetch()
    }

    /// Whether the host is told of data to be fetched.
    private var tellsPrefetches: Bool {
        prefetchConfiguration.isPrefetchingEnabled && scene.events.wants(.prefetching)
    }

    /// Begins to look for items near the bounds, or ends it, as the settings and the event mask
    /// say.
    mutating func updatePrefetch() {
        takeSectionScrolls()
        let tells = tellsPrefetches
        if !tells && prefetchConfiguration.cellsPreparedPerFrame == 0 {
            prefetch = nil
        } else if prefetch?.tellsItems != tells {
            prefetch = Prefetch(tellsItems: tells)
        }
        scene.screen.notesSectionScrolls = prefetch?.tellsItems == true
        if !scene.events.wants(.nearEnd) {
            nearEnd = nil
        } else if nearEnd == nil {
            nearEnd = NearEnd()
        }
    }

    /// Notes that the host has loaded what the event `nearEnd` asked for, or has given up: the
    /// event may come again, also where the number of items has not changed.
    public mutating func endLoading() { nearEnd?.endLoading() }

    /// Queues the event that the end of the content is near, where a display frame brings it near.
    @inline(never)
    mutating func stepNearEnd() {
        let (axis, bounds) = (scene.stage.configuration.scrollDirection, scene.viewport.bounds)
        let extent = axis.main(bounds.size)
        if extent <= 0 || scene.isLed { return }
        let isReversed = scene.stage.startsAtGreatest(scene.viewport.environment.layoutDirection)
        let remaining = nearEnd?.step(
            to: Interval(axis.mainStart(bounds), axis.mainEnd(bounds)),
            adjustment: axis.main(scene.screen.frame.contentOffsetAdjustment), axis,
            length: axis.main(scene.screen.frame.contentSize), isReversed: isReversed,
            reach: prefetchConfiguration.nearEndReach(extent),
            itemCount: scene.stage.dataSource.itemCount)
        guard let remaining = remaining ?? nil else { return }
        let edge: ElementAppearance.Edge =
            axis == .vertical ? .bottom : isReversed ? .left : .right
        var event = Event(.nearEnd, at: scene.lastTime_ns)
        event.value = UInt64(edge.rawValue)
        event.number = remaining
        scene.events.append(event)
    }

    /// Queues what is to be told of data to be fetched.
    ///
    /// - Parameter isOld: Whether it is of data that has changed since.
    @inline(never)
    mutating func queuePrefetches(_ origin: EventOrigin, isOld: Bool) {
        let time_ns = scene.lastTime_ns
        prefetch?.queueEvents(
            origin, isOld: isOld, of: scene.snapshot, at: time_ns, in: &scene.events)
    }

    /// Takes the distances by which sections were scrolled.
    mutating func takeSectionScrolls() {
        if scene.screen.sectionScrolls.isEmpty { return }
        for scroll in scene.screen.sectionScrolls {
            prefetch?.noteScroll(ofSection: scroll.section, by: scroll.distance)
        }
        scene.screen.sectionScrolls.removeAll(keepingCapacity: true)
    }

    /// Looks for items whose data is to be fetched around what a display frame shows.
    ///
    /// - Complexity: O(1) while no item comes near the bounds or goes, and O(log n) for each
    ///   section that has a window; O(items near the bounds) after a change of the layout there
    @inline(never)
    mutating func stepPrefetch() {
        takeSectionScrolls()
        if scene.screen.shownChange == .anything || scene.screen.shownChange == .movement {
            prefetch?.noteChange()
        } else if scene.screen.showsSectionsScrolled
            && prefetchConfiguration.cellsPreparedPerFrame > 0
        {
            prefetch?.main.noteChange()
        }
        let axis = scene.stage.configuration.scrollDirection
        if axis.main(scene.viewport.bounds.size) <= 0 || scene.isLed {
            prefetch?.noteChange()
            return
        }
        let hasSections = prefetch?.hasSections ?? false
        let last = hasSections ? prefetch?.main.motion.last : nil
        prefetch?.main.move(
            to: scene.viewport.bounds, adjustment: scene.screen.frame.contentOffsetAdjustment, axis,
            at: scene.screen.lastTime_ns)
        if hasSections { moveSectionWindows(axis, after: last ?? nil) }
        let search = prefetch?.main.begin() ?? nil
        if search == nil && !hasSections { return }
        if hasSections || search?.stretch != nil {
            if !searchWindows(search, axis, hasSections: hasSections) { return }
        } else {
            prefetch?.main.step()
        }
        prefetch?.ask()
    }

    /// Searches the windows that do not know all that is near, and ends their steps.
    ///
    /// - Parameter search: The search that the main window needs; nil where nothing is to be done.
    /// - Returns: False where the main window cannot be searched; then nothing is told.
    @inline(never)
    private mutating func searchWindows(
        _ search: PrefetchWindow.Search?, _ axis: Axis, hasSections: Bool
    ) -> Bool {
        if let stretch = search?.stretch, !searchItems(stretch, axis) { return false }
        let standsStill =
            scene.stage.custom == nil && !(scene.stage.free?.followsContentOffset ?? false)
        prefetch?.stepMain(search, axis, standStill: standsStill)
        if hasSections { stepSectionWindows(axis.other) }
        for path in prefetch?.takeLost() ?? [] { cancelLostItem(path, axis) }
        return true
    }

    /// Finds the items in a stretch of the main axis.
    ///
    /// - Returns: False where there are too many, or the host's layout fails; then nothing is told.
    private mutating func searchItems(_ stretch: Interval, _ axis: Axis) -> Bool {
        guard let box = prefetch?.collector else { return false }
        box.forgetPlaces()
        do throws(CollectionError) {
            try scene.stage.collectElements(
                in: axis.rect(scene.viewport.bounds, from: stretch), visible: scene.visibleInterval,
                limit: PrefetchWindow.elementCountMax, into: &box.value)
            return true
        } catch {
            prefetch?.main.noteChange()
            return false
        }
    }

    /// Cancels an item with the distance of its place.
    private mutating func cancelLostItem(_ path: IndexPath, _ axis: Axis) {
        if cancelLostItem(path, ofSectionAlong: axis.other) { return }
        var transforms: [Transform3D] = []
        let attributes = try? scene.stage.attributes(
            for: .cell(path), visible: scene.visibleInterval, transforms: &transforms)
        prefetch?.main.cancel(path, attributes, transforms, axis)
    }
}
