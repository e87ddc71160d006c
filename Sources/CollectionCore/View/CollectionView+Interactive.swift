// Interactive layout transitions, which the host drives by a gesture: rule T9 of docs/semantics.md.
extension CollectionView {
    /// Begins an interactive transition to another layout, at progress 0. The view keeps its layout
    /// until `finishInteractiveTransition`.
    ///
    /// - Parameter tag: A value of the host's choice, which the completion contains.
    /// - Throws: `wrongState` while another transition runs, an item is being moved or the content
    ///   is zoomed, and if a custom `layout` is the view's layout; the errors of `setLayout`.
    /// - Complexity: O(1), and a layout pass of the other layout in the next display frame
    public mutating func startInteractiveTransition(
        to layout: Layout, tag: UInt64 = 0
    ) throws(CollectionError) {
        try interactions.startInteractiveTransition(to: layout, tag: tag, in: &scene)
    }

    /// Sets the progress of the transition that the next display frame presents.
    ///
    /// - Parameter progress: The progress, from 0 to 1.
    /// - Parameter time_ns: The time of this progress; not before the time of the last progress.
    /// - Throws: `wrongState` if no transition runs; `invalidNumber`, `invalidArgument`.
    public mutating func setTransitionProgress(
        _ progress: Double, at time_ns: UInt64
    ) throws(CollectionError) {
        try scene.setTransitionProgress(progress, at: time_ns)
    }

    /// Finishes the transition: the layout changes; the rest is animated at the speed of progress.
    ///
    /// - Throws: `wrongState` if no transition runs; `invalidArgument` for an earlier time.
    public mutating func finishInteractiveTransition(
        at time_ns: UInt64
    ) throws(CollectionError) {
        try scene.endInteractiveTransition(at: time_ns, finishing: true)
    }

    /// Cancels the transition: the layout stays, and the way back to progress 0 is animated.
    ///
    /// - Throws: The errors of `finishInteractiveTransition`.
    public mutating func cancelInteractiveTransition(
        at time_ns: UInt64
    ) throws(CollectionError) {
        try scene.endInteractiveTransition(at: time_ns, finishing: false)
    }

    /// The progress of the interactive transition; nil: no transition runs.
    public var transitionProgress: TrackedValue? {
        guard let interactive = scene.interactive, !interactive.isOver else { return nil }
        return interactive.progress.tracked
    }

    /// Sets a quantity of the host's choice, such as the distance of two fingers, whose velocity is
    /// then known when the gesture ends.
    ///
    /// - Parameter key: The number of the quantity, from 0 to 15.
    /// - Throws: The errors of `setTransitionProgress`.
    public mutating func updateTransitionValue(
        _ value: Double, forKey key: UInt32, at time_ns: UInt64
    ) throws(CollectionError) {
        try scene.updateTransitionValue(value, forKey: key, at: time_ns)
    }

    /// The quantity that the host has set for a key; nil: none was set.
    ///
    /// - Throws: `wrongState` if no transition runs; `invalidArgument` for an invalid key.
    public func transitionValue(
        forKey key: UInt32
    ) throws(CollectionError) -> TrackedValue? {
        try scene.transitionValue(forKey: key)
    }
}
