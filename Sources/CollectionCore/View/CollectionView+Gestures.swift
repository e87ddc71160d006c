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

// Pinches: rules U10 and U10a of docs/semantics.md.
extension CollectionView {
    /// Follows pinches. A pinch stops content that moves, and takes back what pointers press and
    /// drag; until the pinch ends, pointers that go down do neither.
    ///
    /// - Throws: `invalidNumber` for a time that goes back, a phase that a pinch does not have, a
    ///   scale that is not above 0, and a centre that is no place. Then nothing has changed.
    /// - Complexity: O(1) for each sample, and where a transition begins or ends that of
    ///   `startInteractiveTransition` or `finishInteractiveTransition`
    public mutating func sendPinches(_ samples: Span<PinchSample>) throws(CollectionError) {
        _ = try Scene.lastTime(of: samples, after: scene.lastTime_ns)
        scene.input.isUsed = true
        for index in samples.indices { followInput(samples[index]) }
        settleInput()
        scene.input.endSample()
    }

    /// - Precondition: The sample is valid, and no earlier than what was followed before.
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

    /// Begins a pinch, which takes the place of one that has not ended.
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

    /// Ends a pinch, with the scale that it had last.
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
        try scene.setPinchTransition(transition)
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
}
