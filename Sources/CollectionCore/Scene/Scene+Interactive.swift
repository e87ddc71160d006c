// Interactive layout transitions, which the host drives by a gesture: rule T9 of docs/semantics.md.
extension Scene {
    func runningTransition() throws(CollectionError) -> InteractiveTransition {
        guard let interactive, !interactive.isOver else {
            throw .wrongState(.noInteractiveTransition)
        }
        return interactive
    }

    /// Interrupts the interactive transition, if there is one, because of another change. The other
    /// change starts from what is on screen.
    mutating func interruptInteractiveTransition() {
        guard let ended = interactive else { return }
        if !ended.isOver {
            transitions.noteInterrupted(tag: ended.tag)
            endChange(ended, finishing: false)
        }
        interactive = nil
        // After a placed transition, the last display frame does not match `screen.free`.
        if ended.motion.isPlaced { screen.free = nil }
    }

    mutating func endInteractiveTransition(
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
            input.endSections()
            stage = ended.other
            viewport.follow(stage)
            screen.hasOtherScreen = true
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
}

extension InteractiveTransition {
    /// Ends the transition, and keeps for the next display frame the remaining distance of the
    /// content offset and the movement of the anchor in the layout that remains.
    func close(finishing: Bool) {
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

// Calls of the host: `CollectionView` documents them.
extension Scene {
    mutating func setTransitionProgress(
        _ progress: Double, at time_ns: UInt64
    ) throws(CollectionError) {
        let interactive = try runningTransition()
        try Length.validate(progress, "progress", 0, 1)
        let before = interactive.progress.value
        try interactive.progress.set(progress, at: time_ns)
        if before != progress { stage.noteChange() }
    }

    mutating func updateTransitionValue(
        _ value: Double, forKey key: UInt32, at time_ns: UInt64
    ) throws(CollectionError) {
        let interactive = try runningTransition()
        try InteractiveTransition.check(key)
        try Point.validate(value, "value")
        while interactive.values.count <= key { interactive.values.append(ValueTrack()) }
        try interactive.values[Int(key)].set(value, at: time_ns)
    }

    func transitionValue(
        forKey key: UInt32
    ) throws(CollectionError) -> TrackedValue? {
        let interactive = try runningTransition()
        try InteractiveTransition.check(key)
        if interactive.values.count <= key || !interactive.values[Int(key)].isSet { return nil }
        return interactive.values[Int(key)].tracked
    }
}
