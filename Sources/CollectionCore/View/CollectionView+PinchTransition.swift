// Pinches that lead to another layout: rule U10a of docs/semantics.md.
extension CollectionView {
    /// Declares that a pinch leads to another layout, by an interactive transition; nil: none does.
    /// What is declared while a pinch leads counts from the next pinch on.
    ///
    /// - Throws: As `setLayout`; `invalidNumber` for a scale that is not above 0, `invalidArgument`
    ///   for two that are equal. Then nothing has changed.
    public mutating func setPinchTransition(
        _ transition: PinchTransition?
    ) throws(CollectionError) {
        if let transition {
            try transition.validate()
            try scene.registry.check(transition.layout)
        }
        scene.pinchTransition = transition
    }
}

extension CollectionView {
    /// Leads as far as the scale says. The first scale that is far enough begins a transition;
    /// where that is refused, the pinch leads nothing.
    mutating func leadTransition(at time_ns: UInt64) {
        guard let pinch = scene.input.pinch else { return }
        if pinch.transition == nil {
            guard let transition = scene.pinchTransition, transition.progress(at: pinch.scale) > 0,
                transition.layout != scene.stage.layout
            else { return }
            scene.input.pinch?.transition = transition
            do throws(CollectionError) {
                try startInteractiveTransition(to: transition.layout, tag: transition.tag)
            } catch {
                return
            }
            scene.interactive?.isPinched = true
            // Keys may have had the content move since the pinch began.
            scene.input.haltScrollers()
        }
        guard scene.isLedByPinch, let transition = scene.input.pinch?.transition else { return }
        // Who says more of this transition with a later time has it go on from there.
        try? setTransitionProgress(transition.progress(at: pinch.scale), at: time_ns)
        try? updateTransitionValue(pinch.scale, forKey: PinchTransition.scaleKey, at: time_ns)
        try? updateTransitionValue(pinch.center.x, forKey: PinchTransition.centerXKey, at: time_ns)
        try? updateTransitionValue(pinch.center.y, forKey: PinchTransition.centerYKey, at: time_ns)
    }

    /// Ends the transition that the pinch leads: it finishes from half of the way on, and where the
    /// pinch goes on to the new layout.
    mutating func endTransition(at time_ns: UInt64, isCancelled: Bool) {
        guard let interactive = scene.interactive, let pinch = scene.input.pinch else { return }
        let progress = interactive.progress.tracked
        let isTowards = progress.velocity > 0 && pinch.speed(at: time_ns) != 0
        // The host may have told of the transition with a later time.
        let end_ns = max(time_ns, interactive.progress.time_ns)
        if !isCancelled && (progress.value >= 0.5 || isTowards) {
            try? finishInteractiveTransition(at: end_ns)
        } else {
            try? cancelInteractiveTransition(at: end_ns)
        }
    }
}
