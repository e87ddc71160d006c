// Wheels, and scroll gestures on trackpads: rule U6 of docs/semantics.md.
extension CollectionView {
    /// Scrolls by wheels, within the edges of the content, and by trackpad gestures, which stretch
    /// the content beyond its edges. What depends on time happens before a sample.
    ///
    /// - Throws: `wrongState` while the scroller is disabled; `invalidNumber` for a time before the
    ///   last time, an unknown unit or phase, and a number that is not finite. Then nothing has
    ///   changed.
    /// - Complexity: O(m log n) for m samples, once laid out
    public mutating func sendWheels(_ samples: Span<WheelSample>) throws(CollectionError) {
        try scene.checkScroller()
        _ = try Scene.lastTime(of: samples, after: scene.lastTime_ns)
        for index in samples.indices { interactions.followInput(samples[index], in: &scene) }
        interactions.settleInput(in: &scene)
        scene.input.endSample()
    }
}

// Pinches: rules U10 and U10a of docs/semantics.md.
extension CollectionView {
    /// Handles pinches. A pinch stops moving content, and cancels presses and drags of pointers.
    /// Until the pinch ends, new pointers neither press nor drag.
    ///
    /// - Throws: `invalidNumber` for a time before the last time, a phase that a pinch does not
    ///   have, a scale not above 0, and an invalid centre. Then nothing has changed.
    /// - Complexity: O(1) for each sample; where a transition begins or ends, the complexity of
    ///   `startInteractiveTransition` or `finishInteractiveTransition`
    public mutating func sendPinches(_ samples: Span<PinchSample>) throws(CollectionError) {
        _ = try Scene.lastTime(of: samples, after: scene.lastTime_ns)
        scene.input.isUsed = true
        for index in samples.indices { interactions.followInput(samples[index], in: &scene) }
        interactions.settleInput(in: &scene)
        scene.input.endSample()
    }
}

// Pinches that drive a layout transition: rule U10a of docs/semantics.md.
extension CollectionView {
    /// Sets the layout to which pinches drive an interactive transition; nil: pinches drive none.
    /// While a pinch drives a transition, the new setting applies from the next pinch on.
    ///
    /// - Throws: The errors of `setLayout`; `invalidNumber` for a scale that is not above 0,
    ///   `invalidArgument` for two scales that are equal. Then nothing has changed.
    public mutating func setPinchTransition(
        _ transition: PinchTransition?
    ) throws(CollectionError) {
        try scene.setPinchTransition(transition)
    }
}
