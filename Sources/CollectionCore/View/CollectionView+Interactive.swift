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
        try registry.check(layout)
        if isLed { throw .wrongState(.interactiveTransitionRuns) }
        if isMovingItem { throw .wrongState(.itemIsBeingMoved) }
        if isZoomed { throw .wrongState(.contentIsZoomed) }
        if let custom = stage.custom, layout.custom == custom.layout {
            throw .wrongState(.layoutIsShown)
        }
        try checkCompletionRoom()
        noteAfterChange()
        resetSwipes()
        interruptInteractiveTransition()
        if hasInsertions { stage.putBack() }
        ownership.take(layout)
        if layout.explicit != nil { learnExplicitKinds() }
        let change =
            layout.isCustom || stage.custom != nil
            ? LayoutChange(from: self.stage.layout, stage.custom, to: layout, after: nil) : nil
        interactive = InteractiveTransition(
            to: Stage(layout, stage.dataSource), change, tag: tag)
        stage.noteChange()
        queueInterruptions()
    }

    /// How far the next display frame shows it.
    ///
    /// - Parameter progress: From 0 to 1.
    /// - Parameter time_ns: When the host knew; not before the last one.
    /// - Throws: `wrongState` where none runs; `invalidNumber`, `invalidArgument`.
    public mutating func setTransitionProgress(
        _ progress: Double, at time_ns: UInt64
    ) throws(CollectionError) {
        let interactive = try runningTransition()
        try Length.validateFinite(progress, "progress")
        if progress < 0 { throw .invalidNumber("progress", .negative) }
        if progress > 1 { throw .invalidNumber("progress", .tooLarge) }
        let before = interactive.progress.value
        try interactive.progress.set(progress, at: time_ns)
        if before != progress { stage.noteChange() }
    }

    /// The layout changes: the rest of the way is animated, as fast as progress was.
    ///
    /// - Throws: `wrongState` where none runs; `invalidArgument` for a time before the last one.
    public mutating func finishInteractiveTransition(
        at time_ns: UInt64
    ) throws(CollectionError) {
        try endInteractiveTransition(at: time_ns, finishing: true)
    }

    /// The layout stays as it was: the way back is animated.
    ///
    /// - Throws: As `finishInteractiveTransition`.
    public mutating func cancelInteractiveTransition(
        at time_ns: UInt64
    ) throws(CollectionError) {
        try endInteractiveTransition(at: time_ns, finishing: false)
    }

    /// The progress of the one that runs; nil: none does.
    public var transitionProgress: TrackedValue? {
        guard let interactive, !interactive.isOver else { return nil }
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
        let interactive = try runningTransition()
        if key >= InteractiveTransition.keyCount {
            throw .invalidArgument("key", .outOfRange)
        }
        try Point.validate(value, "value")
        while interactive.values.count <= key { interactive.values.append(ValueTrack()) }
        try interactive.values[Int(key)].set(value, at: time_ns)
    }

    /// Nil, where it was not set.
    ///
    /// - Throws: `wrongState` where none runs; `invalidArgument` for a key.
    public func transitionValue(
        forKey key: UInt32
    ) throws(CollectionError) -> TrackedValue? {
        let interactive = try runningTransition()
        if key >= InteractiveTransition.keyCount {
            throw .invalidArgument("key", .outOfRange)
        }
        if interactive.values.count <= key || !interactive.values[Int(key)].isSet { return nil }
        return interactive.values[Int(key)].tracked
    }

    private func runningTransition() throws(CollectionError) -> InteractiveTransition {
        guard let interactive, !interactive.isOver else {
            throw .wrongState(.noInteractiveTransition)
        }
        return interactive
    }

    private mutating func endInteractiveTransition(
        at time_ns: UInt64, finishing: Bool
    ) throws(CollectionError) {
        let ended = try runningTransition()
        try ended.progress.checkTime(time_ns)
        let duration_ns = ended.duration_ns(finishing: finishing, at: time_ns)
        noteAfterChange()
        let isPlaced = ended.motion.isPlaced
        let isAnimated = isAnimated(duration_ns)
        let before = isAnimated ? momentNow() : nil
        endChange(ended, finishing: finishing)
        if finishing {
            stage = ended.other
            notices?.isScreenPending = true
            charge.noteForgottenMeasurements(stage.dataSource)
        } else {
            ownership.take(stage.layout)
        }
        ended.close(finishing: finishing)
        if finishing || isPlaced || isAnimated { stage.noteChange() }
        if !isPlaced { interactive = nil }
        if isAnimated {
            transitions.begin(
                InteractiveTransition.animation(duration_ns: duration_ns), before, ended.tag,
                isCancellation: !finishing)
        } else if finishing {
            transitions.noteApplied(tag: ended.tag)
        } else {
            transitions.noteInterrupted(tag: ended.tag)
        }
        queueInterruptions()
    }

    /// Something else takes the place of one that runs, from what is on screen.
    mutating func interruptInteractiveTransition() {
        guard let ended = interactive else { return }
        if !ended.isOver {
            transitions.noteInterrupted(tag: ended.tag)
            endChange(ended, finishing: false)
        }
        interactive = nil
        // What is on screen is at no place of that layout's.
        if ended.motion.isPlaced { screen.free = nil }
    }
}

extension InteractiveTransition {
    /// Ends the transition, and keeps what the next display frame needs of it: the distance by
    /// which the offset moves, and the movement of the anchor in the layout that stays.
    fileprivate func close(finishing: Bool) {
        isOver = true
        motion.distance =
            finishing ? motion.distance - motion.shown : Point.zero - motion.shown
        motion.shown = .zero
        if finishing {
            motion.ownMovement = motion.otherMovement
            motion.ownSize = motion.otherSize
        }
        other = Stage()
    }
}
