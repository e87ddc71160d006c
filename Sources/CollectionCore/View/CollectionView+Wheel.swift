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
        try checkScroller()
        _ = try Self.lastTime(of: samples, after: lastTime_ns)
        for index in samples.indices { followInput(samples[index]) }
        settleInput()
        input.endSample()
    }

    /// Returns the time of the last sample, or the time before if there is none.
    ///
    /// - Parameter start_ns: The last time that the view was told.
    /// - Throws: `invalidNumber` as `sendWheels`
    static func lastTime(
        of samples: Span<WheelSample>, after start_ns: UInt64
    ) throws(CollectionError) -> UInt64 {
        var time_ns = start_ns
        for index in samples.indices {
            let sample = samples[index]
            if sample.time_ns < time_ns { throw .invalidNumber("time_ns", index: index, .goesBack) }
            time_ns = sample.time_ns
            if sample.unit == nil { throw .invalidNumber("unit", index: index, .unknownValue) }
            if sample.phase == nil { throw .invalidNumber("phase", index: index, .unknownValue) }
            try sample.position.validate("position", index: index)
            try sample.delta.validate("delta", index: index)
        }
        return time_ns
    }

    /// - Precondition: The sample is valid, and no earlier than what was followed before.
    mutating func followInput(_ sample: WheelSample) {
        input.beginSample()
        advanceInput(to: sample.time_ns)
        follow(sample)
        carryOutNews()
    }
}

extension CollectionView {
    private mutating func follow(_ sample: WheelSample) {
        let distance = distance(sample)
        if swipes.isUsed && swipe(by: distance, sample) { return }
        if sample.isMomentum {
            let isLast = sample.phase == .ended || sample.phase == .cancelled
            coast(by: distance, isLast: isLast)
        } else {
            switch sample.phase {
            case .unphased, nil:
                endGesture()
                turnWheel(by: distance, at: sample)
            case .began:
                endGesture()
                scroll(by: distance, at: sample)
            case .changed: scroll(by: distance, at: sample)
            case .ended, .cancelled:
                scroll(by: distance, at: sample)
                endFingers(isCancelled: sample.phase == .cancelled)
            }
        }
        if !input.sections.isEmpty { scrollSections() }
    }

    /// How far a sample moves the content, in points.
    @inline(__always)
    private func distance(_ sample: WheelSample) -> Point {
        let delta = sample.turned
        switch sample.unit {
        case .points, nil: return delta
        case .lines:
            let line = input.scroller.configuration.wheelLine
            return Point(x: delta.x * line, y: delta.y * line)
        case .pages:
            let size = viewport.layoutSize
            return Point(x: delta.x * size.width, y: delta.y * size.height)
        }
    }

    /// Returns the number of the scroller of the section that a wheel scrolls: the section under
    /// the pointer, if the larger part of the distance is across. Nil: the view scrolls.
    private mutating func section(for distance: Point, _ sample: WheelSample) -> Int? {
        let axis = stage.configuration.scrollDirection
        if axis.cross(distance).magnitude <= axis.main(distance).magnitude { return nil }
        return sectionScroller(at: sample.position, sample.time_ns)
    }

    private mutating func turnWheel(by distance: Point, at sample: WheelSample) {
        let isSmooth =
            input.scroller.configuration.smoothsWheels && !viewport.environment.reducesMotion
        if let index = section(for: distance, sample) {
            let turned = input.sections[index].turned(distance)
            input.sections[index].scroller.turnWheel(by: turned, isSmooth: isSmooth)
        } else {
            input.scroller.turnWheel(by: distance, isSmooth: isSmooth)
        }
    }

    /// Has a gesture scroll what it began to scroll, or what is under the pointer as it begins to
    /// move.
    private mutating func scroll(by distance: Point, at sample: WheelSample) {
        if distance == .zero { return }
        let isOfView = input.scroller.wheel?.isScrolling == true
        let owner = isOfView ? nil : input.scrollingSection ?? section(for: distance, sample)
        if let owner {
            let turned = input.sections[owner].turned(distance)
            input.sections[owner].scroller.scroll(by: turned)
        } else {
            input.scroller.scroll(by: distance)
        }
    }

    /// Has the momentum of a gesture scroll what the gesture has scrolled.
    private mutating func coast(by distance: Point, isLast: Bool) {
        input.scroller.coast(by: distance, isLast: isLast)
        for index in input.sections.indices {
            let turned = input.sections[index].turned(distance)
            input.sections[index].scroller.coast(by: turned, isLast: isLast)
        }
    }

    /// Ends a gesture and its momentum, as something else takes its place.
    private mutating func endGesture() {
        endFingers(isCancelled: true)
        input.scroller.endCoasting()
        for index in input.sections.indices { input.sections[index].scroller.endCoasting() }
    }

    /// Ends what the fingers of a gesture do. Where the content was scrolled to is told before, and
    /// behind all that came before.
    private mutating func endFingers(isCancelled: Bool) {
        if input.scroller.wheel?.isScrolling != true && input.scrollingSection == nil { return }
        carryOutNews()
        lift(isCancelled: isCancelled)
    }

    /// Has the content come back from beyond an edge, or go where pages, the layout or the
    /// behaviour of a section have it rest, once the fingers of a gesture are lifted.
    private mutating func lift(isCancelled: Bool) {
        let time_ns = input.scroller.time_ns
        if input.scroller.wheel?.isScrolling == true {
            queueOffset(at: time_ns)
            let (velocity, began) = input.scroller.endScroll(isCancelled: isCancelled)
            let proposed = input.scroller.proposedTarget(velocity)
            input.scroller.letGoWheel(velocity, to: target(proposed, velocity, from: began))
        } else if let index = input.scrollingSection {
            queueOffset(ofSection: index, at: time_ns)
            let (velocity, began) = input.sections[index].scroller.endScroll(
                isCancelled: isCancelled)
            let proposed = input.sections[index].scroller.proposedTarget(velocity)
            let target = target(ofSection: index, proposed, velocity, from: began)
            input.sections[index].scroller.letGoWheel(velocity, to: target)
        }
    }
}
