extension CollectionView {
    public mutating func setEnvironment(
        _ environment: Environment
    ) throws(CollectionError) {
        try environment.validate()
        if environment != self.environment { didLayoutChange = true }
        self.environment = environment
    }

    /// Replaces the layout. Preferred sizes are forgotten; visible elements keep their views.
    public mutating func setFlowLayout(_ layout: FlowLayout) throws(CollectionError) {
        try layout.validate()
        try registry.check(layout.sectionMetrics)
        self.layout = layout
        dataSource.items.restoreGivenSizes()
        needsLayout = true
        measuredContainerLength = nil
        endTransition()
    }

    /// The visible rectangle that questions go by until the next display frame.
    public mutating func setBounds(_ bounds: Rect) throws(CollectionError) {
        try bounds.validate(.bounds)
        self.bounds = bounds
    }

    /// Whether the last layout pass still holds for these bounds.
    func isLaidOut(for bounds: Rect) -> Bool {
        !needsLayout && geometry.container == container(for: bounds)
    }

    /// Lays out everything for these bounds, if anything that the layout depends on has changed.
    ///
    /// When lines get another length, sizes that the host measured become estimates again.
    mutating func prepare(_ bounds: Rect) throws(CollectionError) {
        let container = container(for: bounds)
        if !needsLayout && geometry.container == container { return }
        var source = dataSource
        if geometry.container.length != container.length {
            source.items.forgetMeasurements()
        }
        geometry = try FlowGeometry(layout, source, container)
        dataSource = source
        needsLayout = false
        didLayoutChange = true
    }

    private func container(for bounds: Rect) -> FlowContainer {
        FlowContainer(layout, environment, boundsSize: bounds.size)
    }

    /// What is visible along the main axis, content insets left out; before mirroring.
    func visibleInterval(_ bounds: Rect) -> Interval {
        let axis = layout.scrollDirection
        let inset = environment.contentInset
        let start = axis.mainStart(bounds) + axis.mainStart(inset)
        let end = axis.mainEnd(bounds) - axis.mainEnd(inset)
        if axis == .vertical || !geometry.container.isMirrored { return Interval(start, end) }
        let width = geometry.contentSize.width
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
