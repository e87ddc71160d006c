// What a person does with pointers: section U of docs/semantics.md.
extension CollectionView {
    /// Follows pointers: a touch or a pen drags the content if the scroller is enabled, and any
    /// pointer taps, highlights, and presses long. Everything that is due before a sample happens
    /// first.
    ///
    /// - Throws: `invalidArgument` for a time that goes back, a phase or a device that does not
    ///   exist, and a position that is no number. Then nothing has changed.
    /// - Complexity: O(m) for m samples, and O(elements of the display frame) for each pointer that
    ///   goes down, once laid out
    public mutating func sendPointers(_ samples: Span<PointerSample>) throws(CollectionError) {
        _ = try Self.lastTime(of: samples, after: lastTime_ns)
        follow(samples)
    }

    /// Returns the time of the last sample, or the time before if there is none.
    ///
    /// - Parameter start_ns: The last time that the view was told.
    /// - Throws: As `sendPointers`.
    static func lastTime(
        of samples: Span<PointerSample>, after start_ns: UInt64
    ) throws(CollectionError) -> UInt64 {
        var time_ns = start_ns
        for index in samples.indices {
            let sample = samples[index]
            if sample.time_ns < time_ns { throw .invalidNumber("time_ns", index: index, .goesBack) }
            time_ns = sample.time_ns
            if sample.phase == nil { throw .invalidNumber("phase", index: index, .unknownValue) }
            if sample.device == nil { throw .invalidNumber("device", index: index, .unknownValue) }
            try Point.validate(sample.position.x, "position", index: index)
            try Point.validate(sample.position.y, "position", index: index)
        }
        return time_ns
    }

    /// - Precondition: The samples are valid.
    private mutating func follow(_ samples: Span<PointerSample>) {
        input.isUsed = true
        for index in samples.indices { followInput(samples[index]) }
        settleInput()
        input.endSample()
    }

    /// - Precondition: The sample is valid, and no earlier than what was followed before.
    mutating func followInput(_ sample: PointerSample) {
        input.beginSample()
        follow(sample)
        carryOutNews()
        if holdsItem(sample.pointer) { moveItem(by: sample) }
        if swipes.isUsed { swipe(by: sample) }
        if menu.pointer != nil { dragFromMenu(by: sample) }
        if dragConfiguration.isDragInteractionEnabled || drag != nil { dragItems(by: sample) }
        if selection == nil && !events.wants(.actions) { return }
        select(by: sample)
        carryOutNews()
    }
}

extension CollectionView {
    /// Has all happen that is due by a time.
    @inline(__always)
    mutating func advanceInput(to time_ns: UInt64) {
        if mayHoldItems { advanceHolding(to: time_ns) }
        input.advance(to: time_ns)
    }

    /// Has all happen that is due by a time while a person moves an item, or drags items: the moved
    /// item takes the target that has held for long enough, and items open that others rest on.
    @inline(never)
    private mutating func advanceHolding(to time_ns: UInt64) {
        if let due_ns = movementDue_ns, due_ns <= time_ns {
            input.advance(to: max(due_ns, lastTime_ns))
            carryOutNews()
            settleProposal(by: due_ns)
            tellTarget()
        }
        while let due_ns = springDue_ns, due_ns <= time_ns {
            if due_ns > lastTime_ns {
                input.advance(to: due_ns)
                carryOutNews()
            }
            advanceSpring()
        }
    }

    private mutating func follow(_ sample: PointerSample) {
        advanceInput(to: sample.time_ns)
        switch sample.phase {
        case .down:
            // A pointer that goes down twice was taken away between.
            if input.isFollowing(sample.pointer) { lift(sample.cancelled) }
            let section = sectionScroller(for: sample)
            if swipes.isUsed { beginSwipePress(sample, section) }
            var element = pressedElement(sample, section)
            let highlights = mayHighlightPressed(&element)
            input.begin(
                sample, on: element, section: section, highlights: highlights,
                wantsLongPress: events.wants(.longPresses) || selectsByLongPress(sample)
                    || movesByLongPress(element) || dragsByLongPress(element)
                    || asksForMenu(sample.device ?? .touch, element))
        case .move:
            input.move(sample, stage.configuration.scrollDirection.other)
            if !input.sections.isEmpty { scrollSections() }
        case .up, .cancel, nil: lift(sample)
        }
    }

    /// - Parameter section: The number of the scroller of the section on which it goes down.
    private mutating func pressedElement(
        _ sample: PointerSample, _ section: Int?
    ) -> PressedElement? {
        if !events.wants([.taps, .highlights, .longPresses, .actions]) && !selectsByPointers
            && !focus.isUsed
            && !movementConfiguration.isStandardMovementEnabled
            && !dragConfiguration.isDragInteractionEnabled
            || !input.presses(sample, section: section)
        {
            return nil
        }
        return pressedElement(at: sample.position)
    }

    private mutating func lift(_ sample: PointerSample) {
        input.endPress(sample)
        endScrollDrag(sample)
    }

    /// Ends the drag of a pointer, if it has one. Where the content was dragged to is told before
    /// the drag ends, and behind all that came before.
    mutating func endScrollDrag(_ sample: PointerSample) {
        if let section = input.section(of: sample.pointer) {
            carryOutNews()
            endDrag(sample, ofSection: section)
        }
        if input.scroller.state == .dragging && input.scroller.drag?.pointer == sample.pointer {
            carryOutNews()
            queueOffset(at: sample.time_ns)
        }
        endDragOfView(sample)
    }

    private mutating func endDrag(_ sample: PointerSample, ofSection section: Int) {
        queueOffset(ofSection: section, at: sample.time_ns)
        if let (velocity, began) = input.sections[section].endDrag(sample) {
            letGo(section, velocity, from: began)
        }
    }

    private mutating func endDragOfView(_ sample: PointerSample) {
        guard let (velocity, began) = input.scroller.endDrag(sample) else { return }
        let proposed = input.scroller.proposedTarget(velocity)
        input.scroller.letGo(
            velocity, proposed: proposed, to: target(proposed, velocity, from: began))
    }

    /// Returns where a drag leads: to a page, or where the layout wants the content to rest, and
    /// then to the nearest snap point; nil where friction ends it.
    mutating func target(
        _ proposed: Point, _ velocity: Point, from began: Point
    ) -> Point? {
        if input.scroller.configuration.isPagingEnabled {
            return input.scroller.page(velocity, from: began)
        }
        let speed = Point(x: velocity.x / 1000, y: velocity.y / 1000)
        // A layout that fails to answer leaves the content to friction.
        guard
            let place = try? targetContentOffset(
                forProposedContentOffset: proposed, velocity: speed)
        else { return nil }
        let target = snapped(place)
        return target.x.isAbout(proposed.x) && target.y.isAbout(proposed.y) ? nil : target
    }
}
