// Transitions that the host leads, from a gesture: rule T9 of docs/semantics.md.
extension CollectionView {
    /// Begins to show the view on its way from its layout to another one, at progress 0. The view
    /// keeps its layout until `finishInteractiveTransition`.
    ///
    /// - Parameter tag: The host's own, for the completion.
    /// - Throws: `wrongState` while another one runs, while an item is being moved, and where the
    ///   layout is the host's own and the view has it already; as `setLayout`; `limitExceeded`.
    /// - Complexity: O(1), and a pass of the other layout in the next display frame
    public mutating func startInteractiveTransition(
        to layout: Layout, tag: UInt64 = 0
    ) throws(CollectionError) {
        try layout.validate()
        try scene.registry.check(layout)
        if scene.isLed { throw .wrongState(.interactiveTransitionRuns) }
        if scene.isMovingItem { throw .wrongState(.itemIsBeingMoved) }
        if scene.isZoomed { throw .wrongState(.contentIsZoomed) }
        if let custom = scene.stage.custom, layout.custom == custom.layout {
            throw .wrongState(.layoutIsShown)
        }
        try scene.checkCompletionRoom()
        scene.noteAfterChange()
        swipes.resetSwipes(in: &scene)
        scene.interruptInteractiveTransition()
        if drop.hasInsertions { scene.stage.putBack() }
        scene.ownership.take(layout)
        if layout.explicit != nil { scene.learnExplicitKinds() }
        let change =
            layout.isCustom || scene.stage.custom != nil
            ? LayoutChange(from: scene.stage.layout, scene.stage.custom, to: layout, after: nil)
            : nil
        scene.interactive = InteractiveTransition(
            to: Stage(layout, scene.stage.dataSource), change, tag: tag)
        scene.stage.noteChange()
        scene.queueInterruptions()
    }

    /// How far the next display frame shows it.
    ///
    /// - Parameter progress: From 0 to 1.
    /// - Parameter time_ns: When the host knew; not before the last one.
    /// - Throws: `wrongState` where none runs; `invalidNumber`, `invalidArgument`.
    public mutating func setTransitionProgress(
        _ progress: Double, at time_ns: UInt64
    ) throws(CollectionError) {
        try scene.setTransitionProgress(progress, at: time_ns)
    }

    /// The layout changes: the rest of the way is animated, as fast as progress was.
    ///
    /// - Throws: `wrongState` where none runs; `invalidArgument` for a time before the last one.
    public mutating func finishInteractiveTransition(
        at time_ns: UInt64
    ) throws(CollectionError) {
        try scene.endInteractiveTransition(at: time_ns, finishing: true)
    }

    /// The layout stays as it was: the way back is animated.
    ///
    /// - Throws: As `finishInteractiveTransition`.
    public mutating func cancelInteractiveTransition(
        at time_ns: UInt64
    ) throws(CollectionError) {
        try scene.endInteractiveTransition(at: time_ns, finishing: false)
    }

    /// The progress of the one that runs; nil: none does.
    public var transitionProgress: TrackedValue? {
        guard let interactive = scene.interactive, !interactive.isOver else { return nil }
        return interactive.progress.tracked
    }

    /// Sets a quantity of the host's own, such as the distance of two fingers, so that its speed is
    /// known when the gesture ends.
    ///
    /// - Parameter key: From 0 to 15.
    /// - Throws: As `setTransitionProgress`.
    public mutating func updateTransitionValue(
        _ value: Double, forKey key: UInt32, at time_ns: UInt64
    ) throws(CollectionError) {
        try scene.updateTransitionValue(value, forKey: key, at: time_ns)
    }

    /// Nil, where it was not set.
    ///
    /// - Throws: `wrongState` where none runs; `invalidArgument` for a key.
    public func transitionValue(
        forKey key: UInt32
    ) throws(CollectionError) -> TrackedValue? {
        try scene.transitionValue(forKey: key)
    }
}
