extension CollectionView {
    public mutating func setEnvironment(
        _ environment: Environment
    ) throws(CollectionError) {
        try environment.validate()
        if environment != viewport.environment {
            stage.noteEnvironment()
            interactive?.other.noteEnvironment()
        }
        viewport.environment = environment
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
        charge.noteForgottenMeasurements(stage.dataSource)
        guard let animation else {
            transitions.end()
            return
        }
        if isAnimated {
            transitions.begin(animation, past, tag)
        } else {
            transitions.end()
            transitions.appliedTags.append(tag)
        }
    }

    /// Notes that another layout takes the place of the present one, if one of them is custom.
    private mutating func noteChange(to layout: Layout) {
        if screen.frame.sequence == 0 { return }
        layoutChange = LayoutChange(
            from: stage.layout, stage.custom, to: layout, after: layoutChange)
    }

    /// The layout's, for sections that bring none.
    package var layoutMetrics: SectionMetrics { stage.configuration.sectionMetrics }

    public var bounds: Rect { viewport.bounds }

    /// The visible rectangle that questions go by until the next display frame.
    public mutating func setBounds(_ bounds: Rect) throws(CollectionError) {
        try bounds.validate("bounds")
        viewport.bounds = bounds
    }

    /// Lays out everything for these bounds, if anything that the layout depends on has changed. In
    /// an interactive transition this lays out both layouts.
    ///
    /// - Parameter mustFindAnchor: Whether the call fails if a custom layout of an interactive
    ///   transition fails to say where the anchor is. A question does without the anchor.
    mutating func prepare(
        _ bounds: Rect, mustFindAnchor: Bool = false
    ) throws(CollectionError) {
        try layoutChange?.tell()
        if let interactive {
            let input = layoutInput(bounds)
            try interactive.layOut(
                &stage, for: input, screen.anchor(anchor), shown: viewport,
                mustFindAnchor: mustFindAnchor)
        } else if stage.custom != nil || !stage.isLaidOut(for: viewport.at(bounds)) {
            try stage.layOut(for: layoutInput(bounds))
        }
    }

    /// All that a layout pass for these bounds depends on.
    @inline(never)
    mutating func layoutInput(_ bounds: Rect) -> LayoutInput {
        let isExplicit =
            stage.layout.explicit != nil || interactive?.other.layout.explicit != nil
        return LayoutInput(
            viewport: viewport.at(bounds), limits: limits, registry: registry,
            explicit: isExplicit ? explicitState() : explicit)
    }

    /// Whether display frames show two layouts.
    @inline(__always)
    var isLed: Bool { interactive.map { !$0.isOver } ?? false }

    /// The layout as display frames show it. Copies share storage.
    @inline(never)
    mutating func shownLayout() -> ShownLayout {
        interactive?.shownLayout(stage, in: viewport) ?? ShownLayout(stage, in: viewport)
    }

    /// The visible interval along the main axis.
    @inline(__always)
    var visibleInterval: Interval { stage.visibleInterval(viewport) }
}
