extension CollectionView {
    /// Sets what surrounds the content.
    ///
    /// - Throws: `invalidNumber` for an inset that cannot be, or an adjusted content inset that
    ///   cannot be. Then nothing has changed.
    /// - Complexity: O(1), and a layout pass in the next display frame
    public mutating func setEnvironment(
        _ environment: Environment
    ) throws(CollectionError) {
        try environment.validate()
        let environment = environment.adjusted
        try environment.contentInset.validateSigned("content_inset")
        if environment != viewport.environment {
            noteAfterChange()
            keepShownOffset()
            // A section counts its offset from the other end then.
            if environment.layoutDirection != viewport.environment.layoutDirection {
                input.endSections()
                if input.isUsed { settleInput() }
            }
            stage.noteEnvironment()
            interactive?.other.noteEnvironment()
        }
        viewport.environment = environment
        updateRefreshInset()
    }

    /// Replaces the layout by a flow layout, at once, and reports no completion.
    public mutating func setFlowLayout(_ layout: FlowLayout) throws(CollectionError) {
        try replaceLayout(.flow(layout), animation: nil, tag: nil)
    }

    /// Replaces the layout by a list, at once, and reports no completion.
    public mutating func setListLayout(_ layout: ListLayout) throws(CollectionError) {
        try replaceLayout(.list(layout), animation: nil, tag: nil)
    }

    /// Replaces the layout. Preferred sizes are forgotten; visible elements keep their views.
    ///
    /// - Parameter animation: How elements move to their new places; nil: they are there at once.
    /// - Parameter tag: The host's own, for the completion.
    /// - Throws: What is wrong with a number of the layout; `unknownReuseIdentifier`;
    ///   `limitExceeded`.
    /// - Complexity: O(1), and a layout pass in the next display frame
    public mutating func setLayout(
        _ layout: Layout, animation: Animation? = nil, tag: UInt64 = 0
    ) throws(CollectionError) {
        try replaceLayout(layout, animation: animation, tag: tag)
    }

    /// - Parameter tag: Nil: no completion is reported of a layout that is set at once.
    private mutating func replaceLayout(
        _ layout: Layout, animation: Animation?, tag: UInt64?
    ) throws(CollectionError) {
        try layout.validate()
        try registry.check(layout)
        try animation?.validate()
        if tag != nil { try checkCompletionRoom() }
        noteAfterChange()
        let isAnimated = isAnimated(animation?.duration_ns ?? 0)
        let before = isAnimated ? momentNow() : nil
        interruptInteractiveTransition()
        if isMovingItem { dropMovement(.update) }
        resetSwipes()
        if layout.followsOffset { endZoom() }
        drop?.isStale = true
        if stage.custom != nil || layoutChange != nil || layout.isCustom { noteChange(to: layout) }
        stage.setLayout(layout)
        notices?.isScreenPending = true
        input.endSections()
        ownership.take(layout)
        updateRefreshInset()
        if layout.explicit != nil { learnExplicitKinds() }
        charge.noteForgottenMeasurements(stage.dataSource)
        if isAnimated, let animation {
            transitions.begin(animation, before, tag ?? 0)
        } else {
            transitions.end()
            if let tag { transitions.noteApplied(tag: tag) }
        }
        queueInterruptions()
        if input.isUsed { settleInput() }
    }

    /// Notes that another layout takes the place of the present one, if one of them is custom.
    private mutating func noteChange(to layout: Layout) {
        if screen.frame.sequence == 0 { return }
        layoutChange = LayoutChange(
            from: stage.layout, stage.custom, to: layout, after: layoutChange)
    }

    /// The layout's, for sections that bring none.
    package var layoutMetrics: SectionMetrics { stage.configuration.sectionMetrics }

    public var bounds: Rect {
        if viewport.zoomScale == 1 { return viewport.bounds }
        let (origin, size) = (viewport.bounds.origin, viewport.viewSize)
        return Rect(
            x: origin.x * viewport.zoomScale, y: origin.y * viewport.zoomScale,
            width: size.width, height: size.height)
    }

    /// The visible rectangle that questions go by until the next display frame.
    public mutating func setBounds(_ bounds: Rect) throws(CollectionError) {
        try bounds.validate("bounds")
        viewport.viewSize = bounds.size
        let bounds = viewport.shown(in: bounds)
        if bounds.size != viewport.bounds.size {
            noteAfterChange()
            keepShownOffset()
        }
        if isMovingItem && bounds != viewport.bounds {
            movement?.held.hold(in: bounds)
            noteMovement()
        }
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
            noteShownOffset()
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
