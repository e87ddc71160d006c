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
        _ = try Scene.lastTime(of: samples, after: scene.lastTime_ns)
        follow(samples)
    }

    /// - Precondition: The samples are valid.
    private mutating func follow(_ samples: Span<PointerSample>) {
        scene.input.isUsed = true
        for index in samples.indices { followInput(samples[index]) }
        settleInput()
        scene.input.endSample()
    }

    /// - Precondition: The sample is valid, and no earlier than what was followed before.
    mutating func followInput(_ sample: PointerSample) {
        scene.input.beginSample()
        follow(sample)
        carryOutNews()
        if movement.holdsItem(sample.pointer) { moveItem(by: sample) }
        if swipes.isUsed { swipes.swipe(by: sample, in: &scene) }
        if menu.pointer != nil { dragFromMenu(by: sample) }
        if drop.configuration.isDragInteractionEnabled || scene.drag != nil {
            dragItems(by: sample)
        }
        if scene.selection == nil && !scene.events.wants(.actions) { return }
        scene.select(by: sample)
        carryOutNews()
    }
}

extension CollectionView {
    /// Has all happen that is due by a time.
    @inline(__always)
    mutating func advanceInput(to time_ns: UInt64) {
        if scene.mayHoldItems { advanceHolding(to: time_ns) }
        scene.input.advance(to: time_ns)
    }

    /// Has all happen that is due by a time while a person moves an item, or drags items: the moved
    /// item takes the target that has held for long enough, and items open that others rest on.
    @inline(never)
    private mutating func advanceHolding(to time_ns: UInt64) {
        if let due_ns = movement.movementDue_ns(in: scene), due_ns <= time_ns {
            scene.input.advance(to: max(due_ns, scene.lastTime_ns))
            carryOutNews()
            movement.settleProposal(by: due_ns, in: &scene)
            movement.tellTarget(in: &scene)
        }
        while let due_ns = drop.springDue_ns, due_ns <= time_ns {
            if due_ns > scene.lastTime_ns {
                scene.input.advance(to: due_ns)
                carryOutNews()
            }
            drop.advanceSpring(in: &scene)
        }
    }

    private mutating func follow(_ sample: PointerSample) {
        advanceInput(to: sample.time_ns)
        switch sample.phase {
        case .down:
            // A pointer that goes down twice was taken away between.
            if scene.input.isFollowing(sample.pointer) { lift(sample.cancelled) }
            let section = scene.sectionScroller(for: sample)
            if swipes.isUsed { beginSwipePress(sample, section) }
            var element = pressedElement(sample, section)
            let highlights = scene.mayHighlightPressed(&element)
            scene.input.begin(
                sample, on: element, section: section, highlights: highlights,
                wantsLongPress: scene.events.wants(.longPresses) || scene.selectsByLongPress(sample)
                    || scene.movesByLongPress(element) || drop.dragsByLongPress(element, in: scene)
                    || scene.asksForMenu(sample.device ?? .touch, element))
        case .move:
            scene.input.move(sample, scene.stage.configuration.scrollDirection.other)
            if !scene.input.sections.isEmpty { scene.scrollSections() }
        case .up, .cancel, nil: lift(sample)
        }
    }

    /// - Parameter section: The number of the scroller of the section on which it goes down.
    private mutating func pressedElement(
        _ sample: PointerSample, _ section: Int?
    ) -> PressedElement? {
        if !scene.events.wants([.taps, .highlights, .longPresses, .actions])
            && !scene.selectsByPointers
            && !focus.isUsed
            && !scene.movementConfiguration.isStandardMovementEnabled
            && !drop.configuration.isDragInteractionEnabled
            || !scene.input.presses(sample, section: section)
        {
            return nil
        }
        return scene.pressedElement(at: sample.position)
    }

    private mutating func lift(_ sample: PointerSample) {
        scene.input.endPress(sample)
        endScrollDrag(sample)
    }

    /// Ends the drag of a pointer, if it has one. Where the content was dragged to is told before
    /// the drag ends, and behind all that came before.
    mutating func endScrollDrag(_ sample: PointerSample) {
        if let section = scene.input.section(of: sample.pointer) {
            carryOutNews()
            scene.endDrag(sample, ofSection: section)
        }
        if scene.input.scroller.state == .dragging
            && scene.input.scroller.drag?.pointer == sample.pointer
        {
            carryOutNews()
            scene.queueOffset(at: sample.time_ns)
        }
        scene.endDragOfView(sample)
    }
}
