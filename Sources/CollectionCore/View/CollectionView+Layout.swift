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
        dataSource = pushedDataSource
        geometry = nil
        measuredContainerLength = nil
    }

    /// The visible rectangle that questions go by until the next display frame.
    public mutating func setBounds(_ bounds: Rect) throws(CollectionError) {
        try bounds.validate(.bounds)
        self.bounds = bounds
    }

    /// The layout for these bounds: the last one, if nothing that it depends on has changed.
    ///
    /// When lines get another length, sizes that the host measured become estimates again.
    mutating func prepare(_ bounds: Rect) throws(CollectionError) -> FlowGeometry {
        let container = FlowContainer(layout, environment, boundsSize: bounds.size)
        if let geometry, geometry.container == container { return geometry }
        var source = dataSource
        if let geometry, geometry.container.length != container.length {
            source.items.forgetMeasurements()
        }
        let prepared = try FlowGeometry(layout, source, container)
        dataSource = source
        geometry = prepared
        didLayoutChange = true
        return prepared
    }

    /// What is visible along the main axis, content insets left out; before mirroring.
    func visibleInterval(_ bounds: Rect, _ geometry: FlowGeometry) -> Interval {
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
        transform(where: { $0.hasPreferredSizes }) { leaf in
            leaf.setSizeStates(
                leaf.sizeStates.map { $0.isPreferred ? .estimated : $0 })
        }
    }
}
