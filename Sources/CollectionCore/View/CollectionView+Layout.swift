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
        if environment != scene.viewport.environment {
            scene.noteAfterChange()
            scene.keepShownOffset()
            // A section counts its offset from the other end then.
            if environment.layoutDirection != scene.viewport.environment.layoutDirection {
                scene.input.endSections()
                if scene.input.isUsed { scene.queueInput() }
            }
            scene.stage.noteEnvironment()
            scene.interactive?.other.noteEnvironment()
        }
        scene.viewport.environment = environment
        scene.updateRefreshInset()
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
        try scene.registry.check(layout)
        try animation?.validate()
        if tag != nil { try scene.checkCompletionRoom() }
        scene.noteAfterChange()
        let isAnimated = scene.isAnimated(animation?.duration_ns ?? 0)
        let before = isAnimated ? scene.momentNow() : nil
        scene.interruptInteractiveTransition()
        if scene.isMovingItem { movement.dropMovement(.update, in: &scene) }
        swipes.resetSwipes(in: &scene)
        if layout.followsOffset { scene.endZoom() }
        drop.session?.isStale = true
        if scene.stage.custom != nil || scene.layoutChange != nil || layout.isCustom {
            scene.noteChange(to: layout)
        }
        scene.stage.setLayout(layout)
        notices?.isScreenPending = true
        scene.input.endSections()
        scene.ownership.take(layout)
        scene.updateRefreshInset()
        if layout.explicit != nil { scene.learnExplicitKinds() }
        scene.charge.noteForgottenMeasurements(scene.stage.dataSource)
        if isAnimated, let animation {
            scene.transitions.begin(animation, before, tag ?? 0)
        } else {
            scene.transitions.end()
            if let tag { scene.transitions.noteApplied(tag: tag) }
        }
        scene.queueInterruptions()
        if scene.input.isUsed { scene.queueInput() }
    }

    /// The layout's, for sections that bring none.
    package var layoutMetrics: SectionMetrics { scene.stage.configuration.sectionMetrics }

    public var bounds: Rect { scene.bounds }

    /// The visible rectangle that questions go by until the next display frame.
    public mutating func setBounds(_ bounds: Rect) throws(CollectionError) {
        try bounds.validate("bounds")
        scene.viewport.viewSize = bounds.size
        let bounds = scene.viewport.shown(in: bounds)
        if bounds.size != scene.viewport.bounds.size {
            scene.noteAfterChange()
            scene.keepShownOffset()
        }
        if scene.isMovingItem && bounds != scene.viewport.bounds {
            movement.session?.held.hold(in: bounds)
            scene.noteMovement()
        }
        scene.viewport.bounds = bounds
    }
}
