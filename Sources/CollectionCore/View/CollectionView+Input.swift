// Pointer input: section U of docs/semantics.md.
extension CollectionView {
    /// Handles pointers: a touch or a pen drags the content if the scroller is enabled, and any
    /// pointer taps, highlights and long-presses. Everything that depends on time happens up to a
    /// sample's time before the sample is handled.
    ///
    /// - Throws: `invalidArgument` for a time before the last time, an unknown phase or device, and
    ///   a position that is not finite. Then nothing has changed.
    /// - Complexity: O(m) for m samples, and O(elements of the display frame) for each pointer that
    ///   goes down, once laid out
    public mutating func sendPointers(_ samples: Span<PointerSample>) throws(CollectionError) {
        _ = try Scene.lastTime(of: samples, after: scene.lastTime_ns)
        scene.input.isUsed = true
        for index in samples.indices { followInput(samples[index]) }
        settleInput()
        scene.input.endSample()
    }

    /// - Precondition: The sample is valid, and not earlier than the last handled sample.
    mutating func followInput(_ sample: PointerSample) {
        // Without assistiveFocus: assistive technology has calls of its own.
        // Without displayed, notices, prefetch, viewability: they look at display frames.
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
    /// Performs everything that depends on time, up to a time.
    @inline(__always)
    mutating func advanceInput(to time_ns: UInt64) {
        if scene.mayHoldItems { advanceHolding(to: time_ns) }
        scene.input.advance(to: time_ns)
    }

    /// Performs everything that depends on time, up to the time of a call, and its effects.
    mutating func advanceCall(to time_ns: UInt64) {
        scene.input.isUsed = true
        advanceInput(to: time_ns)
        carryOutNews()
    }

    /// Performs what depends on time, up to a time, for held items: a moved item gets a target that
    /// has stayed the same long enough, and items open on which dragged items rest.
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
            // A pointer that goes down twice was taken away in between.
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

    /// - Parameter section: The index of the scroller of the orthogonal section under the pointer.
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

    /// Ends the scroll drag of a pointer, if it has one. Before the end, the content offset is
    /// reported, after all earlier events.
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

// Samples of all kinds, and the display frame after them: rule U1 of docs/semantics.md.
extension CollectionView {
    /// Handles pointers, wheels and pinches in the order of their times, as `sendPointers`,
    /// `sendWheels` and `sendPinches` do, and then makes a display frame: everything that a host
    /// calls for a frame, in one call.
    ///
    /// - Throws: The errors of these functions for a sample, and `invalidArgument` for an invalid
    ///   request; then nothing has changed. Also the other errors of `displayFrame`; then the
    ///   samples have been handled, and the host may request the display frame again without them.
    public mutating func displayFrame(
        for request: DisplayFrameRequest, after samples: InputSamples
    ) throws(CollectionError) -> DisplayFrame {
        var request = request
        try showDisplayFrame(for: &request, after: samples, dataBytesMax: scene.limits.dataBytes)
        return shownFrame
    }

    /// - Parameters:
    ///   - request: The request. An enabled scroller replaces its content offset.
    ///   - dataBytesMax: The limit, as `showDisplayFrame(for:dataBytesMax:)` accepts it.
    package mutating func showDisplayFrame(
        for request: inout DisplayFrameRequest, after samples: InputSamples, dataBytesMax: Int
    ) throws(CollectionError) {
        if !samples.wheels.isEmpty { try scene.checkScroller() }
        let start_ns = scene.lastTime_ns
        let pointers_ns = try Scene.lastTime(of: samples.pointers.span, after: start_ns)
        let wheels_ns = try Scene.lastTime(of: samples.wheels.span, after: start_ns)
        let pinches_ns = try Scene.lastTime(of: samples.pinches.span, after: start_ns)
        try scene.check(request, after: max(pointers_ns, wheels_ns, pinches_ns))
        follow(samples)
        try showDisplayFrame(for: &request, dataBytesMax: dataBytesMax)
    }

    /// - Precondition: The samples are valid.
    private mutating func follow(_ samples: InputSamples) {
        scene.input.isUsed = true
        var (pointer, wheel, pinch) = (0, 0, 0)
        while let next = samples.next(afterPointers: pointer, wheels: wheel, pinches: pinch) {
            switch next {
            case .pointer:
                followInput(samples.pointers[pointer])
                pointer += 1
            case .wheel:
                followInput(samples.wheels[wheel])
                wheel += 1
            case .pinch:
                followInput(samples.pinches[pinch])
                pinch += 1
            }
        }
        settleInput()
        scene.input.endSample()
    }
}

// Events that result from input: rules M15, U7 and U9 of docs/semantics.md.
extension CollectionView {
    /// Acts on the results of samples, keys or time, and queues the events of new content offsets
    /// after all other events.
    mutating func settleInput() {
        carryOutNews()
        scene.queueInput()
    }

    /// Queues the events of presses and scrollers in the order of time, and acts on each press
    /// after its event. At equal times, events of presses come first, because a drag cancels a
    /// press, and events of sections come last.
    ///
    /// No other function acts on presses: moving a call of this function changes the moment at
    /// which taps select.
    @inline(__always)
    mutating func carryOutNews() {
        if scene.input.hasNews { carryOutAllNews() }
    }

    @inline(never)
    private mutating func carryOutAllNews() {
        while let (teller, _) = scene.input.nextTeller() { carryOutNews(of: teller) }
    }

    @inline(never)
    mutating func carryOutNews(of teller: Input.Teller) {
        if case .press = teller {
            carryOut(scene.queuePress())
        } else {
            scene.queueNews(of: teller)
        }
    }
}

// Selection by pointers: rules S2, S12, U7 and U12 of docs/semantics.md.
extension CollectionView {
    /// Acts on a press: a tap moves focus and selects; a long press picks up an item, asks for a
    /// menu, drags or selects. No other function acts on presses.
    ///
    /// - Parameter event: The event of the press, which is queued already.
    mutating func carryOut(_ event: Event) {
        switch event.kind {
        case .tap:
            guard let tap = scene.input.press.tap else { return }
            if focus.isUsed { focus.focusByTap(tap, in: &scene) }
            scene.selectByTap(tap, event)
        case .longPressBegan:
            actOnLongPress()
            movement.tellPressedMovement(event, in: &scene)
            menu.tellPressedMenu(event, in: &scene)
            guard let outcome = scene.selection?.longPress else { return }
            scene.selection?.longPress = nil
            scene.tell(outcome, at: event.time_ns, cause: event.cause)
            scene.settleSelection(.tap, .user, at: event.time_ns, cause: event.cause)
        default: break
        }
    }
}

// Clicks, taps and long presses.
extension CollectionView {
    /// Acts on a long press: it moves the item, or else asks for a menu, or else drags the item, or
    /// else selects the item.
    mutating func actOnLongPress() {
        guard let press = scene.input.press.takeLongPress() else { return }
        if !moveByLongPress(press) && !menu.requestMenu(by: press, in: &scene)
            && !(drop.dragsByLongPress(press.element, in: scene) && beginDrag(by: press))
        {
            scene.selectByLongPress(press)
        }
    }
}

// Swiping rows: rule V8 of docs/semantics.md.
extension CollectionView {
    /// Handles a pointer that goes down: it may begin to swipe a row with actions. An open row
    /// closes if the pointer goes down elsewhere. While a row is open, the pointer taps nothing.
    ///
    /// - Parameter section: The index of the scroller of the orthogonal section under the pointer.
    mutating func beginSwipePress(_ sample: PointerSample, _ section: Int?) {
        if !swipes.endFinger(by: sample, in: &scene) || scene.input.pinch != nil { return }
        let mayPress = scene.input.presses(sample, section: section)
        let open = swipes.open
        if !mayPress && open == nil { return }
        let hit = scene.pressedElement(at: sample.position)
        // The event that the row closes is queued after all earlier events.
        if open != nil { carryOutNews() }
        swipes.beginSwipePress(
            sample, on: hit, beside: open, mayPress: mayPress && section == nil, in: &scene)
    }
}
