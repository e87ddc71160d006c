// Wheels, trackpads and pinches: rules U6, U10 and U10a of docs/semantics.md.
extension Interactions {
    /// - Precondition: The sample is valid, and not earlier than the last handled sample.
    mutating func followInput(_ sample: WheelSample, in scene: inout Scene) {
        scene.input.beginSample()
        advanceInput(to: sample.time_ns, in: &scene)
        follow(sample, in: &scene)
        carryOutNews(in: &scene)
    }

    mutating func follow(_ sample: WheelSample, in scene: inout Scene) {
        let distance = scene.distance(sample)
        var walk = Walk()
        forEach(WheelOffer(sample: sample, distance: distance), &walk, in: &scene)
        if case .used = walk.answer { return }
        if sample.isMomentum {
            let isLast = sample.phase == .ended || sample.phase == .cancelled
            scene.coast(by: distance, isLast: isLast)
        } else {
            switch sample.phase {
            case .unphased, nil:
                endGesture(in: &scene)
                scene.turnWheel(by: distance, at: sample)
            case .began:
                endGesture(in: &scene)
                scene.scroll(by: distance, at: sample)
            case .changed: scene.scroll(by: distance, at: sample)
            case .ended, .cancelled:
                scene.scroll(by: distance, at: sample)
                endFingers(isCancelled: sample.phase == .cancelled, in: &scene)
            }
        }
        if !scene.input.sections.isEmpty { scene.scrollSections() }
    }

    /// Ends a gesture and its momentum, because something else replaces it.
    @_optimize(size)
    mutating func endGesture(in scene: inout Scene) {
        endFingers(isCancelled: true, in: &scene)
        scene.input.scroller.endCoasting()
        for index in scene.input.sections.indices {
            scene.input.sections[index].scroller.endCoasting()
        }
    }

    /// Ends the scrolling by the fingers of a gesture. Before the end, the content offset is
    /// reported, after all earlier events.
    mutating func endFingers(isCancelled: Bool, in scene: inout Scene) {
        if scene.input.scroller.wheel?.isScrolling != true && scene.input.scrollingSection == nil {
            return
        }
        carryOutNews(in: &scene)
        scene.lift(isCancelled: isCancelled)
    }

    /// - Precondition: The sample is valid, and not earlier than the last handled sample.
    mutating func followInput(_ sample: PinchSample, in scene: inout Scene) {
        let time_ns = sample.time_ns
        scene.input.beginSample()
        advanceInput(to: time_ns, in: &scene)
        switch sample.phase {
        case .began: beginPinch(sample, in: &scene)
        case .changed:
            if scene.input.pinch == nil {
                beginPinch(sample, in: &scene)
                return
            }
            scene.input.pinch?.move(sample)
            leadTransition(at: time_ns, in: &scene)
            scene.input.scroller.moveZoom(sample)
            queuePinch(.pinchChanged, at: time_ns, isLeading: scene.isLedByPinch, in: &scene)
        case .ended: endPinch(.pinchEnded, at: time_ns, in: &scene)
        case .cancelled: endPinch(.pinchCancelled, at: time_ns, in: &scene)
        case .unphased, nil: break
        }
    }

    /// Begins a pinch. A pinch that has not ended is cancelled.
    @_optimize(size)
    mutating func beginPinch(_ sample: PinchSample, in scene: inout Scene) {
        endPinch(.pinchCancelled, at: sample.time_ns, in: &scene)
        scene.input.press.takeBack(at: sample.time_ns)
        scene.haltScrollers()
        for pointer in scene.input.draggingPointers {
            endScrollDrag(
                PointerSample(.cancel, .zero, at: sample.time_ns, pointer: pointer), in: &scene)
        }
        carryOutNews(in: &scene)
        scene.endBand(isCancelled: true)
        scene.endSweep(isCancelled: true)
        forEach(PointerCancellation(time_ns: sample.time_ns), in: &scene)
        scene.input.pinch = Pinch(sample)
        leadTransition(at: sample.time_ns, in: &scene)
        queuePinch(.pinchBegan, at: sample.time_ns, isLeading: scene.isLedByPinch, in: &scene)
        if scene.zoomsByPinch { scene.input.scroller.beginZoom(sample) }
    }

    /// Ends a pinch with its last scale.
    mutating func endPinch(_ kind: EventKind, at time_ns: UInt64, in scene: inout Scene) {
        if scene.input.pinch == nil { return }
        let isLeading = scene.isLedByPinch
        if isLeading { scene.endTransition(at: time_ns, isCancelled: kind == .pinchCancelled) }
        queuePinch(kind, at: time_ns, isLeading: isLeading, in: &scene)
        scene.input.scroller.endPinchZoom()
        scene.input.pinch = nil
    }

    mutating func queuePinch(
        _ kind: EventKind, at time_ns: UInt64, isLeading: Bool, in scene: inout Scene
    ) {
        carryOutNews(in: &scene)
        guard var event = scene.input.pinch?.event(kind, at: time_ns) else { return }
        event.otherPoint = scene.contentPoint(event.point)
        event.value = isLeading ? 1 : 0
        event.cause = scene.input.cause
        scene.events.append(event)
    }

    /// Sets the progress of the transition from the scale of the pinch. The first scale that is far
    /// enough begins the transition; if the transition is refused, the pinch drives nothing.
    @_optimize(size)
    mutating func leadTransition(at time_ns: UInt64, in scene: inout Scene) {
        guard let pinch = scene.input.pinch else { return }
        if pinch.transition == nil {
            guard let transition = scene.pinchTransition, transition.progress(at: pinch.scale) > 0,
                !transition.layout.isSame(as: scene.stage.layout)
            else { return }
            scene.input.pinch?.transition = transition
            do throws(CollectionError) {
                try startInteractiveTransition(
                    to: transition.layout, tag: transition.tag, in: &scene)
            } catch {
                return
            }
            scene.interactive?.isPinched = true
            // Keys may have started a motion of the content since the pinch began.
            scene.haltScrollers()
        }
        guard scene.isLedByPinch, let transition = scene.input.pinch?.transition else { return }
        // Fails without effect if the host has set this transition with a later time.
        try? scene.setTransitionProgress(transition.progress(at: pinch.scale), at: time_ns)
        try? scene.updateTransitionValue(pinch.scale, forKey: PinchTransition.scaleKey, at: time_ns)
        try? scene.updateTransitionValue(
            pinch.center.x, forKey: PinchTransition.centerXKey, at: time_ns)
        try? scene.updateTransitionValue(
            pinch.center.y, forKey: PinchTransition.centerYKey, at: time_ns)
    }
}

private struct PointerCancellation: InteractionVisitor {
    let time_ns: UInt64

    func visit<One: Interaction & ~Copyable>(
        _ one: inout One, _ walk: inout Walk, in scene: inout Scene
    ) {
        one.cancelPointers(at: time_ns, in: &scene)
    }
}
