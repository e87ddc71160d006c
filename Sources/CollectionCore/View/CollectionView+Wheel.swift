// Wheels, and scroll gestures on trackpads: rule U6 of docs/semantics.md.
extension CollectionView {
    /// Scrolls by wheels, within the edges of the content, and by gestures on a trackpad, which
    /// stretch the content beyond its edges. Everything that is due before a sample happens first.
    ///
    /// - Throws: `wrongState` while the scroller is disabled; `invalidNumber` for a time that goes
    ///   back, a unit or a phase that does not exist, and a number that is none. Then nothing has
    ///   changed.
    /// - Complexity: O(m log n) for m samples, once laid out
    public mutating func sendWheels(_ samples: Span<WheelSample>) throws(CollectionError) {
        try scene.checkScroller()
        _ = try Scene.lastTime(of: samples, after: scene.lastTime_ns)
        for index in samples.indices { followInput(samples[index]) }
        settleInput()
        scene.input.endSample()
    }

    /// - Precondition: The sample is valid, and no earlier than what was followed before.
    mutating func followInput(_ sample: WheelSample) {
        scene.input.beginSample()
        advanceInput(to: sample.time_ns)
        follow(sample)
        carryOutNews()
    }
}

extension CollectionView {
    private mutating func follow(_ sample: WheelSample) {
        let distance = scene.distance(sample)
        if swipes.isUsed && swipes.swipe(by: distance, sample, in: &scene) { return }
        if sample.isMomentum {
            let isLast = sample.phase == .ended || sample.phase == .cancelled
            scene.coast(by: distance, isLast: isLast)
        } else {
            switch sample.phase {
            case .unphased, nil:
                endGesture()
                scene.turnWheel(by: distance, at: sample)
            case .began:
                endGesture()
                scene.scroll(by: distance, at: sample)
            case .changed: scene.scroll(by: distance, at: sample)
            case .ended, .cancelled:
                scene.scroll(by: distance, at: sample)
                endFingers(isCancelled: sample.phase == .cancelled)
            }
        }
        if !scene.input.sections.isEmpty { scene.scrollSections() }
    }

    /// Ends a gesture and its momentum, as something else takes its place.
    private mutating func endGesture() {
        endFingers(isCancelled: true)
        scene.input.scroller.endCoasting()
        for index in scene.input.sections.indices {
            scene.input.sections[index].scroller.endCoasting()
        }
    }

    /// Ends what the fingers of a gesture do. Where the content was scrolled to is told before, and
    /// behind all that came before.
    private mutating func endFingers(isCancelled: Bool) {
        if scene.input.scroller.wheel?.isScrolling != true && scene.input.scrollingSection == nil {
            return
        }
        carryOutNews()
        scene.lift(isCancelled: isCancelled)
    }
}
