extension CollectionView {
    public mutating func setEnvironment(
        _ environment: Environment
    ) throws(CollectionError) {
        try environment.validate()
        if environment != self.environment {
            didLayoutChange = true
            if let custom = stage.custom {
                custom.invalidate(with: .everything)
                stage.needsLayout = true
            }
            if let interactive, let custom = interactive.other.custom {
                custom.invalidate(with: .everything)
                interactive.other.needsLayout = true
            }
        }
        self.environment = environment
    }

    /// Replaces the layout by a flow layout, at once.
    public mutating func setFlowLayout(_ layout: FlowLayout) throws(CollectionError) {
        try setLayout(.flow(layout))
    }

    /// Replaces the layout. Preferred sizes are forgotten; visible elements keep their views.
    ///
    /// - Parameter animation: How elements move to their new places; nil: they are there at once.
    /// - Parameter tag: The host's own, for the completion of an animated change.
    /// - Throws: What is wrong with a number of the layout; `unknownReuseIdentifier`.
    /// - Complexity: O(1), and a layout pass in the next display frame
    public mutating func setLayout(
        _ layout: Layout, animation: Animation? = nil, tag: UInt64 = 0
    ) throws(CollectionError) {
        try layout.validate()
        try registry.check(layout)
        try animation?.validate()
        let isAnimated = isAnimated(animation?.duration_ns ?? 0)
        let past = isAnimated ? pastNow() : nil
        interruptInteractiveTransition()
        if stage.custom != nil || layoutChange != nil || layout.isCustom { noteChange(to: layout) }
        stage.setLayout(layout)
        ownership.take(layout)
        if layout.explicit != nil { learnExplicitKinds() }
        treeBytes = min(treeBytes, stage.dataSource.treeBytes)
        measuredContainerLength = nil
        guard let animation else {
            endTransition()
            return
        }
        if isAnimated {
            begin(animation, past, tag)
        } else {
            endTransition()
            appliedTags.append(tag)
        }
    }

    /// The layout's, for sections that bring none.
    package var layoutMetrics: SectionMetrics { stage.configuration.sectionMetrics }

    /// The visible rectangle that questions go by until the next display frame.
    public mutating func setBounds(_ bounds: Rect) throws(CollectionError) {
        try bounds.validate(.bounds)
        self.bounds = bounds
    }

    /// Whether the last layout pass still holds for these bounds.
    @inline(__always)
    func isLaidOut(for bounds: Rect) -> Bool {
        if stage.needsLayout { return false }
        if let free = stage.free {
            return free.holds(for: port(for: bounds)) && free.isCurrent(for: bounds)
        }
        return stage.geometry.container == container(for: bounds)
    }

    /// Lays out everything for these bounds, if anything that the layout depends on has changed.
    ///
    /// When lines get another length, sizes that the host measured become estimates again.
    mutating func prepare(_ bounds: Rect) throws(CollectionError) {
        try layoutChange?.tell()
        if let interactive {
            try prepareBoth(bounds, interactive)
        } else {
            try layOut(bounds)
        }
    }

    /// The same for the layout that the view has, without a look at another one beside it.
    mutating func layOut(_ bounds: Rect) throws(CollectionError) {
        if let custom = stage.custom {
            try prepareCustom(custom, bounds)
            return
        }
        if stage.layout.isPath {
            try preparePath(bounds)
            return
        }
        if let layout = stage.layout.explicit {
            prepareExplicit(layout, bounds)
            return
        }
        let container = container(for: bounds)
        if !stage.needsLayout && stage.geometry.container == container { return }
        if !stage.needsLayout { stage.geometry.holdOffsets(stage.dataSource.items) { _ in true } }
        let offsets = stage.geometry.offsets
        var source = stage.dataSource
        if stage.geometry.container.length != container.length {
            source.items.forgetMeasurements()
            source.boundaryMeasures.makeEstimates()
        }
        // Data and layout are the same: lanes may be kept.
        stage.geometry = try SectionedGeometry(
            stage.layout, source, container, keeping: stage.needsLayout ? nil : stage.geometry)
        stage.geometry.offsets = offsets
        stage.free = nil
        stage.dataSource = source
        stage.needsLayout = false
        didLayoutChange = true
    }

    /// The same for a layout that follows a path: that depends on the bounds along both axes.
    private mutating func preparePath(_ bounds: Rect) throws(CollectionError) {
        let port = port(for: bounds)
        if !stage.needsLayout, let free = stage.free, free.holds(for: port) { return }
        stage.free = try PathGeometry(stage.layout, stage.dataSource, port)
        stage.geometry = SectionedGeometry()
        stage.needsLayout = false
        didLayoutChange = true
    }

    /// Metrics have other numbers: lays out everything again, or says that it is to be laid out.
    mutating func renewLayout() {
        if !stage.needsLayout, stage.layout.isWaterfall,
            let renewed = try? SectionedGeometry(
                stage.layout, stage.dataSource, stage.geometry.container, keeping: stage.geometry)
        {
            stage.geometry = renewed
        } else {
            stage.needsLayout = true
        }
    }

    @inline(__always)
    private func container(for bounds: Rect) -> LayoutContainer {
        LayoutContainer(
            stage.configuration, environment, boundsSize: bounds.size,
            dependsOnMainLength: stage.layout.isCompositional)
    }

    /// What is visible along the main axis, content insets left out; before mirroring.
    @inline(__always)
    func visibleInterval(_ bounds: Rect) -> Interval {
        let axis = stage.configuration.scrollDirection
        let inset = environment.contentInset
        let start = axis.mainStart(bounds) + axis.mainStart(inset)
        let end = axis.mainEnd(bounds) - axis.mainEnd(inset)
        if axis == .vertical || !stage.geometry.container.isMirrored { return Interval(start, end) }
        let width = stage.geometry.contentSize.width
        return Interval(width - end, width - start)
    }
}

extension SumTree<ItemLeaf> {
    /// Turns preferred sizes into estimates: they were measured for lines of another length.
    mutating func forgetMeasurements() {
        transform(where: { $0.hasMeasuredSizes }) { leaf in
            leaf.mappingSizeStates { $0.isPreferred ? .estimated : $0 }
        }
    }

    /// The same for some items, whose content may have changed.
    @inline(never)
    mutating func forgetMeasurements(of range: Range<Int>) {
        if range.isEmpty || !summary(of: range).hasMeasuredSizes { return }
        map(range) { leaf in
            leaf.mappingSizeStates { $0.isPreferred ? .estimated : $0 }
        }
    }

    /// Forgets whatever was measured.
    mutating func restoreGivenSizes() {
        transform(where: { $0.hasMeasuredSizes }) { $0.withGivenSizes() }
    }
}
