// Layout passes: they compute the places of all elements from a layout and its data.
extension Stage {
    /// Whether the result of the last layout pass is valid in a viewport.
    @inline(never)
    func isLaidOut(for viewport: Viewport) -> Bool {
        if needsLayout { return false }
        if isShown(in: viewport.layoutSize) { return true }
        if let free {
            return free.holds(for: port(for: viewport)) && free.isCurrent(for: viewport.bounds)
        }
        return geometry.container == container(for: viewport)
    }

    /// Whether the last display frame has shown the result of the last layout pass in bounds of
    /// this size, in points of the view, and the engine's own layouts alone decide.
    @inline(__always)
    func isShown(in layoutSize: Size) -> Bool {
        !needsLayout && shownSize == layoutSize && custom == nil
    }

    /// Lays out everything if anything has changed that the layout depends on.
    ///
    /// When the length of lines changes, sizes that the host measured become estimates again.
    mutating func layOut(for input: LayoutInput) throws(CollectionError) {
        if let reordering {
            if isLaidOut(for: input.viewport) { return }
            if !needsLayout, try free?.follow(input.viewport.bounds) ?? false {
                custom?.geometry?.bounds = input.viewport.bounds
                return
            }
            try layOut(reordering, for: input)
            return
        }
        if let custom { return try layOut(custom, for: input) }
        if layout.isPath { return try layOutPath(for: input.viewport) }
        if let layout = layout.explicit, let explicit = input.explicit {
            return layOut(layout, explicit, for: input.viewport)
        }
        let container = container(for: input.viewport)
        if !needsLayout && geometry.container == container { return }
        var source = dataSource
        if geometry.container.length != container.length {
            source.items.forgetMeasurements()
            source.boundaryMeasures.makeEstimates()
        }
        // If data and layout are unchanged, items may keep their lanes.
        var new = try SectionedGeometry(
            layout, source, container, keeping: needsLayout ? nil : geometry)
        if !needsLayout && new.sections.node !== geometry.sections.node {
            geometry.holdOffsets(dataSource.items)
        }
        new.offsets = geometry.offsets
        geometry = new
        free = nil
        dataSource = source
        needsLayout = false
        noteChange()
    }

    /// Lays out everything, and presents the current order again. If that fails, the stage stays as
    /// it was.
    private mutating func layOut(
        _ reordering: Reordering, for input: LayoutInput
    ) throws(CollectionError) {
        let before = self
        putBack()
        do throws(CollectionError) {
            try layOut(for: input)
            try present(reordering.order, reordering.held, reordering.ownership, input.limits)
        } catch {
            self = before
            custom?.abandon()
            throw error
        }
    }

    /// Lays out a path layout, which depends on the bounds along both axes.
    private mutating func layOutPath(for viewport: Viewport) throws(CollectionError) {
        let port = port(for: viewport)
        if !needsLayout, let free, free.holds(for: port) { return }
        show(try PathGeometry(layout, dataSource, port))
        noteChange()
    }

    /// Lays out the elements of an explicit layout, and indexes them if they are not indexed.
    mutating func layOut(
        _ layout: ExplicitLayout, _ state: ExplicitState, for viewport: Viewport
    ) {
        let port = port(for: viewport)
        if !needsLayout, let free, free.holds(for: port) { return }
        state.sets.shown.prepareIndex(port.axis)
        show(ExplicitGeometry(layout, state.sets, dataSource, port))
        noteChange()
    }

    /// Stores the result of a layout pass of a layout without sections.
    mutating func show(_ free: FreeGeometry?) {
        self.free = free
        geometry = SectionedGeometry()
        needsLayout = false
    }

    /// Removes section metrics that no section refers to any more, once there are too many. That
    /// renumbers metrics, so everything is laid out again, now or in the next layout pass.
    mutating func forgetUnusedMetrics() {
        if !dataSource.hasTooManyMetrics { return }
        if !bases.isEmpty { withBase { $0.forgetUnusedMetrics() } }
        if !needsLayout { geometry.holdOffsets(dataSource.items) }
        dataSource.forgetUnusedMetrics()
        if !needsLayout, geometry.remembersPlaces,
            let renewed = try? SectionedGeometry(
                layout, dataSource, geometry.container, keeping: geometry)
        {
            geometry = renewed
        } else {
            needsLayout = true
        }
    }

    @inline(__always)
    private func container(for viewport: Viewport) -> LayoutContainer {
        LayoutContainer(
            settings, viewport.environment, boundsSize: viewport.layoutSize,
            dependsOnMainLength: layout.isCompositional)
    }

    /// Returns what a layout without sections depends on in a viewport: its size without content
    /// insets.
    func port(for viewport: Viewport) -> LayoutPort {
        LayoutPort(
            settings.scrollDirection, viewport.environment, boundsSize: viewport.layoutSize)
    }

    /// Returns the visible interval along the main axis, without content insets and before
    /// mirroring.
    @inline(__always)
    func visibleInterval(_ viewport: Viewport) -> Interval {
        let axis = settings.scrollDirection
        let inset = viewport.contentInset
        let start = axis.mainStart(viewport.bounds) + axis.mainStart(inset)
        let end = axis.mainEnd(viewport.bounds) - axis.mainEnd(inset)
        if axis == .vertical || !geometry.container.isMirrored { return Interval(start, end) }
        let width = geometry.contentSize.width
        return Interval(width - end, width - start)
    }
}

extension SumTree<ItemLeaf> {
    /// Turns measured sizes into estimates, because they were measured for lines of another length.
    mutating func forgetMeasurements() {
        transform(where: { $0.hasMeasuredSizes }) { leaf in
            leaf.mappingSizeStates { $0.isPreferred ? .estimated : $0 }
        }
    }

    /// Turns the measured sizes of some items into estimates, because their content may have
    /// changed.
    @inline(never)
    mutating func forgetMeasurements(of range: Range<Int>) {
        if range.isEmpty || !summary(of: range).hasMeasuredSizes { return }
        map(range) { leaf in
            leaf.mappingSizeStates { $0.isPreferred ? .estimated : $0 }
        }
    }

    /// Replaces all measured sizes by the sizes that the host gave.
    mutating func restoreGivenSizes() {
        transform(where: { $0.hasMeasuredSizes }) { $0.withGivenSizes() }
    }
}
