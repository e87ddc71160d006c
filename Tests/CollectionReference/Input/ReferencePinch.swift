import CollectionCore

/// A pinch that has not ended: all its samples so far.
struct ReferencePinch {
    var samples: [PinchSample]
    /// What it leads, or failed to lead.
    var transition: PinchTransition?
    /// Which interactive transition it leads.
    var leadNumber: Int?

    /// By how much the scale changed in a second, between the last two times.
    func speed(at time_ns: UInt64) -> Double {
        guard let last = samples.last, time_ns - last.time_ns <= 100_000_000,
            let before = samples.last(where: { $0.time_ns < last.time_ns })
        else { return 0 }
        return (last.scale - before.scale) / (Double(last.time_ns - before.time_ns) / 1e9)
    }
}

/// What comes of pinches: U10 and U10a.
extension ReferenceCollection {
    func send(_ samples: [PinchSample]) throws(CollectionError) {
        let last = try checkedTime(of: samples)
        for sample in samples {
            countSample()
            elapse(to: sample.time_ns)
            try follow(sample)
        }
        tellNews()
        tellOffsets(at: inputTime_ns)
        cause = 0
        news.lastTime_ns = max(news.lastTime_ns, last)
    }

    /// Returns the time of the last sample.
    func checkedTime(of samples: [PinchSample]) throws(CollectionError) -> UInt64 {
        var last = max(inputTime_ns, news.frameTime_ns)
        for (index, sample) in samples.enumerated() {
            if sample.time_ns < last {
                throw .invalidNumber("samples#.time_ns", index: index, .goesBack)
            }
            last = sample.time_ns
            if sample.phase == .unphased {
                throw .invalidNumber("samples#.phase", index: index, .unknownValue)
            }
            let scale: CollectionError.Argument = "samples#.scale"
            if sample.scale.isNaN { throw .invalidNumber(scale, index: index, .notANumber) }
            if sample.scale.isInfinite { throw .invalidNumber(scale, index: index, .infinite) }
            if sample.scale <= 0 {
                throw .invalidNumber(
                    scale, index: index, sample.scale < 0 ? .negative : .outOfRange)
            }
        }
        return last
    }

    func set(_ transition: PinchTransition?) throws(CollectionError) {
        if let transition, transition.startScale == transition.endScale {
            throw .invalidArgument("end_scale", .conflicting)
        }
        pinchTransition = transition
    }

    private var isPinchLeading: Bool {
        isLed && pinch?.leadNumber == lead?.number
    }

    private func follow(_ sample: PinchSample) throws(CollectionError) {
        switch sample.phase {
        case .ended: try endPinch(.pinchEnded, at: sample.time_ns)
        case .cancelled: try endPinch(.pinchCancelled, at: sample.time_ns)
        case .changed where pinch != nil:
            pinch?.samples.append(sample)
            try leadByPinch()
            tellOfPinch(.pinchChanged, at: sample.time_ns, isPinchLeading)
        default:
            try endPinch(.pinchCancelled, at: sample.time_ns)
            endPress(at: sample.time_ns)
            haltScrollers()
            endDrags(at: sample.time_ns)
            tellNews()
            endBand(isCancelled: true)
            endSweep(isCancelled: true)
            pinch = ReferencePinch(samples: [sample])
            try leadByPinch()
            tellOfPinch(.pinchBegan, at: sample.time_ns, isPinchLeading)
        }
    }

    private func leadByPinch() throws(CollectionError) {
        guard let now = pinch?.samples.last else { return }
        func progress(_ transition: PinchTransition) -> Double {
            let way = transition.endScale - transition.startScale
            let part = (now.scale - transition.startScale) / way
            return part < 0 ? 0 : part > 1 ? 1 : part
        }
        if pinch?.transition == nil, let declared = pinchTransition, progress(declared) > 0,
            declared.layout != layout
        {
            pinch?.transition = declared
            do throws(CollectionError) {
                _ = try perform(.start(declared.layout, tag: declared.tag))
                tellOfInterruptions()
                pinch?.leadNumber = lead?.number
                haltScrollers()
            } catch {}
        }
        guard isPinchLeading, let transition = pinch?.transition else { return }
        let time_ns = now.time_ns
        // A script may have said more with a later time: then these are looked past.
        _ = try? perform(.progress(progress(transition), time_ns: time_ns))
        _ = try? perform(.setValue(now.scale, key: 13, time_ns: time_ns))
        _ = try? perform(.setValue(now.center.x, key: 14, time_ns: time_ns))
        _ = try? perform(.setValue(now.center.y, key: 15, time_ns: time_ns))
    }

    private func endPinch(_ kind: EventKind, at time_ns: UInt64) throws(CollectionError) {
        guard let ended = pinch else { return }
        let leads = isPinchLeading
        if leads, let progress = lead?.progress {
            let isTowards = progress.velocity > 0 && ended.speed(at: time_ns) != 0
            let end = max(time_ns, progress.time_ns)
            let finishes = kind == .pinchEnded && (progress.value >= 0.5 || isTowards)
            _ = try perform(finishes ? .finish(time_ns: end) : .cancel(time_ns: end))
            tellOfInterruptions()
        }
        tellOfPinch(kind, at: time_ns, leads)
        pinch = nil
    }

    private func tellOfPinch(_ kind: EventKind, at time_ns: UInt64, _ leads: Bool) {
        tellNews()
        guard let pinch, let last = pinch.samples.last else { return }
        queue(kind, .pinches, at: time_ns) { event in
            event.origin = .user
            event.cause = cause
            (event.number, event.otherNumber) = (last.scale, pinch.speed(at: time_ns))
            event.point = last.center
            event.otherPoint = Point(
                x: last.center.x + lastFrameOffset.x, y: last.center.y + lastFrameOffset.y)
            event.value = leads ? 1 : 0
        }
    }
}
