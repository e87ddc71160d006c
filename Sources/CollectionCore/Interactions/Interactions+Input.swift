// Pointer input: section U of docs/semantics.md.
extension Interactions {
    /// - Precondition: The sample is valid, and not earlier than the last handled sample.
    mutating func followInput(
        _ sample: PointerSample, in scene: inout Scene, _ observers: inout Observers
    ) {
        // Without assistiveFocus: assistive technology has calls of its own.
        // Without displayed, notices, prefetch, viewability: they look at display frames.
        scene.input.beginSample()
        follow(sample, in: &scene)
        carryOutNews(in: &scene)
        if movement.holdsItem(sample.pointer) { moveItem(by: sample, in: &scene, &observers) }
        if swipes.isUsed { swipes.swipe(by: sample, in: &scene) }
        if menu.pointer != nil { dragFromMenu(by: sample, in: &scene, &observers) }
        if drop.configuration.isDragInteractionEnabled || scene.drag != nil {
            dragItems(by: sample, in: &scene, &observers)
        }
        if scene.selection == nil && !scene.events.wants(.actions) { return }
        scene.select(by: sample)
        carryOutNews(in: &scene)
    }

    /// Performs everything that depends on time, up to a time.
    @inline(__always)
    mutating func advanceInput(to time_ns: UInt64, in scene: inout Scene) {
        if scene.mayHoldItems { advanceHolding(to: time_ns, in: &scene) }
        scene.input.advance(to: time_ns)
    }

    /// Performs everything that depends on time, up to the time of a call, and its effects.
    mutating func advanceCall(to time_ns: UInt64, in scene: inout Scene) {
        scene.input.isUsed = true
        advanceInput(to: time_ns, in: &scene)
        carryOutNews(in: &scene)
    }

    /// Performs what depends on time, up to a time, for held items: a moved item gets a target that
    /// has stayed the same long enough, and items open on which dragged items rest.
    @inline(never)
    mutating func advanceHolding(to time_ns: UInt64, in scene: inout Scene) {
        if let due_ns = movement.movementDue_ns(in: scene), due_ns <= time_ns {
            scene.input.advance(to: max(due_ns, scene.lastTime_ns))
            carryOutNews(in: &scene)
            movement.settleProposal(by: due_ns, in: &scene)
            movement.tellTarget(in: &scene)
        }
        while let due_ns = drop.springDue_ns, due_ns <= time_ns {
            if due_ns > scene.lastTime_ns {
                scene.input.advance(to: due_ns)
                carryOutNews(in: &scene)
            }
            drop.advanceSpring(in: &scene)
        }
    }

    mutating func follow(_ sample: PointerSample, in scene: inout Scene) {
        advanceInput(to: sample.time_ns, in: &scene)
        switch sample.phase {
        case .down:
            // A pointer that goes down twice was taken away in between.
            if scene.input.isFollowing(sample.pointer) { lift(sample.cancelled, in: &scene) }
            let section = scene.sectionScroller(for: sample)
            if swipes.isUsed { beginSwipePress(sample, section, in: &scene) }
            var element = pressedElement(sample, section, in: &scene)
            let highlights = scene.mayHighlightPressed(&element)
            scene.input.begin(
                sample, on: element, section: section, highlights: highlights,
                wantsLongPress: scene.events.wants(.longPresses) || scene.selectsByLongPress(sample)
                    || scene.movesByLongPress(element) || drop.dragsByLongPress(element, in: scene)
                    || scene.asksForMenu(sample.device ?? .touch, element))
        case .move:
            scene.input.move(sample, scene.stage.configuration.scrollDirection.other)
            if !scene.input.sections.isEmpty { scene.scrollSections() }
        case .up, .cancel, nil: lift(sample, in: &scene)
        }
    }

    /// - Parameter section: The index of the scroller of the orthogonal section under the pointer.
    mutating func pressedElement(
        _ sample: PointerSample, _ section: Int?, in scene: inout Scene
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

    mutating func lift(_ sample: PointerSample, in scene: inout Scene) {
        scene.input.endPress(sample)
        endScrollDrag(sample, in: &scene)
    }

    /// Ends the scroll drag of a pointer, if it has one. Before the end, the content offset is
    /// reported, after all earlier events.
    mutating func endScrollDrag(_ sample: PointerSample, in scene: inout Scene) {
        if let section = scene.input.section(of: sample.pointer) {
            carryOutNews(in: &scene)
            scene.endDrag(sample, ofSection: section)
        }
        if scene.input.scroller.state == .dragging
            && scene.input.scroller.drag?.pointer == sample.pointer
        {
            carryOutNews(in: &scene)
            scene.queueOffset(at: sample.time_ns)
        }
        scene.endDragOfView(sample)
    }

    /// Handles a pointer that goes down: it may begin to swipe a row with actions. An open row
    /// closes if the pointer goes down elsewhere. While a row is open, the pointer taps nothing.
    ///
    /// - Parameter section: The index of the scroller of the orthogonal section under the pointer.
    mutating func beginSwipePress(_ sample: PointerSample, _ section: Int?, in scene: inout Scene) {
        if !swipes.endFinger(by: sample, in: &scene) || scene.input.pinch != nil { return }
        let mayPress = scene.input.presses(sample, section: section)
        let open = swipes.open
        if !mayPress && open == nil { return }
        let hit = scene.pressedElement(at: sample.position)
        // The event that the row closes is queued after all earlier events.
        if open != nil { carryOutNews(in: &scene) }
        swipes.beginSwipePress(
            sample, on: hit, beside: open, mayPress: mayPress && section == nil, in: &scene)
    }

    /// - Precondition: The samples are valid.
    mutating func follow(
        _ samples: InputSamples, in scene: inout Scene, _ observers: inout Observers
    ) {
        scene.input.isUsed = true
        var (pointer, wheel, pinch) = (0, 0, 0)
        while let next = samples.next(afterPointers: pointer, wheels: wheel, pinches: pinch) {
            switch next {
            case .pointer:
                followInput(samples.pointers[pointer], in: &scene, &observers)
                pointer += 1
            case .wheel:
                followInput(samples.wheels[wheel], in: &scene)
                wheel += 1
            case .pinch:
                followInput(samples.pinches[pinch], in: &scene)
                pinch += 1
            }
        }
        settleInput(in: &scene)
        scene.input.endSample()
    }
}
