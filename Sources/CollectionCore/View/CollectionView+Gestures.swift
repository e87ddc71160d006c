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
        for index in samples.indices { followInput(samples[index]) }
        settleInput()
        scene.input.endSample()
    }

    /// - Precondition: The sample is valid, and not earlier than the last handled sample.
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

    /// Ends a gesture and its momentum, because something else replaces it.
    private mutating func endGesture() {
        endFingers(isCancelled: true)
        scene.input.scroller.endCoasting()
        for index in scene.input.sections.indices {
            scene.input.sections[index].scroller.endCoasting()
        }
    }

    /// Ends the scrolling by the fingers of a gesture. Before the end, the content offset is
    /// reported, after all earlier events.
    private mutating func endFingers(isCancelled: Bool) {
        if scene.input.scroller.wheel?.isScrolling != true && scene.input.scrollingSection == nil {
            return
        }
        carryOutNews()
        scene.lift(isCancelled: isCancelled)
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
        for index in samples.indices { followInput(samples[index]) }
        settleInput()
        scene.input.endSample()
    }

    /// - Precondition: The sample is valid, and not earlier than the last handled sample.
    mutating func followInput(_ sample: PinchSample) {
        let time_ns = sample.time_ns
        scene.input.beginSample()
        advanceInput(to: time_ns)
        switch sample.phase {
        case .began: beginPinch(sample)
        case .changed:
            if scene.input.pinch == nil {
                beginPinch(sample)
                return
            }
            scene.input.pinch?.move(sample)
            leadTransition(at: time_ns)
            scene.input.scroller.moveZoom(sample)
            queuePinch(.pinchChanged, at: time_ns, isLeading: scene.isLedByPinch)
        case .ended: endPinch(.pinchEnded, at: time_ns)
        case .cancelled: endPinch(.pinchCancelled, at: time_ns)
        case .unphased, nil: break
        }
    }

    /// Begins a pinch. A pinch that has not ended is cancelled.
    private mutating func beginPinch(_ sample: PinchSample) {
        endPinch(.pinchCancelled, at: sample.time_ns)
        scene.input.press.takeBack(at: sample.time_ns)
        scene.input.haltScrollers()
        for pointer in scene.input.draggingPointers {
            endScrollDrag(
                PointerSample(.cancel, .zero, at: sample.time_ns, pointer: pointer))
        }
        carryOutNews()
        scene.endBand(isCancelled: true)
        scene.endSweep(isCancelled: true)
        swipes.closeSwipe(.user, at: sample.time_ns, in: &scene)
        swipes.press = nil
        if scene.drag?.pointer != nil { drop.finishDrag(.cancel, .user, in: &scene) }
        scene.input.pinch = Pinch(sample)
        leadTransition(at: sample.time_ns)
        queuePinch(.pinchBegan, at: sample.time_ns, isLeading: scene.isLedByPinch)
        if scene.zoomsByPinch { scene.input.scroller.beginZoom(sample) }
    }

    /// Ends a pinch with its last scale.
    private mutating func endPinch(_ kind: EventKind, at time_ns: UInt64) {
        if scene.input.pinch == nil { return }
        let isLeading = scene.isLedByPinch
        if isLeading { scene.endTransition(at: time_ns, isCancelled: kind == .pinchCancelled) }
        queuePinch(kind, at: time_ns, isLeading: isLeading)
        scene.input.scroller.endPinchZoom()
        scene.input.pinch = nil
    }

    private mutating func queuePinch(_ kind: EventKind, at time_ns: UInt64, isLeading: Bool) {
        carryOutNews()
        guard var event = scene.input.pinch?.event(kind, at: time_ns) else { return }
        event.otherPoint = scene.contentPoint(event.point)
        event.value = isLeading ? 1 : 0
        event.cause = scene.input.cause
        scene.events.append(event)
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

extension CollectionView {
    /// Sets the progress of the transition from the scale of the pinch. The first scale that is far
    /// enough begins the transition; if the transition is refused, the pinch drives nothing.
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
            // Keys may have started a motion of the content since the pinch began.
            scene.input.haltScrollers()
        }
        guard scene.isLedByPinch, let transition = scene.input.pinch?.transition else { return }
        // Fails without effect if the host has set this transition with a later time.
        try? setTransitionProgress(transition.progress(at: pinch.scale), at: time_ns)
        try? updateTransitionValue(pinch.scale, forKey: PinchTransition.scaleKey, at: time_ns)
        try? updateTransitionValue(pinch.center.x, forKey: PinchTransition.centerXKey, at: time_ns)
        try? updateTransitionValue(pinch.center.y, forKey: PinchTransition.centerYKey, at: time_ns)
    }
}
