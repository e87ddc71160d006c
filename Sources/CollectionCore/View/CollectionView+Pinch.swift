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
        _ = try Self.lastTime(of: samples, after: lastTime_ns)
        input.isUsed = true
        for index in samples.indices { followInput(samples[index]) }
        settleInput()
        input.endSample()
    }

    /// Returns the time of the last sample, or the time before if there is none.
    ///
    /// - Parameter start_ns: The last time that the view was told.
    /// - Throws: As `sendPinches`
    static func lastTime(
        of samples: Span<PinchSample>, after start_ns: UInt64
    ) throws(CollectionError) -> UInt64 {
        var time_ns = start_ns
        for index in samples.indices {
            let sample = samples[index]
            if sample.time_ns < time_ns { throw .invalidNumber("time_ns", index: index, .goesBack) }
            time_ns = sample.time_ns
            if sample.phase == nil || sample.phase == .unphased {
                throw .invalidNumber("phase", index: index, .unknownValue)
            }
            try Pinch.validate(sample.scale, "scale", index: index)
            try sample.center.validate("center", index: index)
        }
        return time_ns
    }

    /// - Precondition: The sample is valid, and no earlier than what was followed before.
    mutating func followInput(_ sample: PinchSample) {
        input.beginSample()
        advanceInput(to: sample.time_ns)
        follow(sample)
    }
}

extension CollectionView {
    private mutating func follow(_ sample: PinchSample) {
        let time_ns = sample.time_ns
        switch sample.phase {
        case .began: beginPinch(sample)
        case .changed:
            if input.pinch == nil {
                beginPinch(sample)
                return
            }
            input.pinch?.move(sample)
            leadTransition(at: time_ns)
            input.scroller.moveZoom(sample)
            queuePinch(.pinchChanged, at: time_ns, isLeading: isLedByPinch)
        case .ended: endPinch(.pinchEnded, at: time_ns)
        case .cancelled: endPinch(.pinchCancelled, at: time_ns)
        case .unphased, nil: break
        }
    }

    /// Begins a pinch, which takes the place of one that has not ended.
    private mutating func beginPinch(_ sample: PinchSample) {
        endPinch(.pinchCancelled, at: sample.time_ns)
        input.press.takeBack(at: sample.time_ns)
        input.haltScrollers()
        for pointer in input.draggingPointers {
            endScrollDrag(
                PointerSample(.cancel, .zero, at: sample.time_ns, pointer: pointer))
        }
        carryOutNews()
        endBand(isCancelled: true)
        endSweep(isCancelled: true)
        closeSwipe(.user, at: sample.time_ns)
        swipes.press = nil
        if drag?.pointer != nil { finishDrag(.cancel, .user) }
        input.pinch = Pinch(sample)
        leadTransition(at: sample.time_ns)
        queuePinch(.pinchBegan, at: sample.time_ns, isLeading: isLedByPinch)
        if zoomsByPinch { input.scroller.beginZoom(sample) }
    }

    /// Ends a pinch, with the scale that it had last.
    private mutating func endPinch(_ kind: EventKind, at time_ns: UInt64) {
        if input.pinch == nil { return }
        let isLeading = isLedByPinch
        if isLeading { endTransition(at: time_ns, isCancelled: kind == .pinchCancelled) }
        queuePinch(kind, at: time_ns, isLeading: isLeading)
        input.scroller.endPinchZoom()
        input.pinch = nil
    }

    private mutating func queuePinch(_ kind: EventKind, at time_ns: UInt64, isLeading: Bool) {
        carryOutNews()
        guard var event = input.pinch?.event(kind, at: time_ns) else { return }
        event.otherPoint = contentPoint(event.point)
        event.value = isLeading ? 1 : 0
        event.cause = input.cause
        events.append(event)
    }
}
