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
        scene.input.isUsed = true
        for index in samples.indices { followInput(samples[index]) }
        settleInput()
        scene.input.endSample()
    }

    /// - Precondition: The sample is valid, and no earlier than what was followed before.
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
    /// Has all happen that is due by a time.
    @inline(__always)
    mutating func advanceInput(to time_ns: UInt64) {
        if scene.mayHoldItems { advanceHolding(to: time_ns) }
        scene.input.advance(to: time_ns)
    }

    /// Has all happen that is due by the time of a call, and takes effect.
    mutating func advanceCall(to time_ns: UInt64) {
        scene.input.isUsed = true
        advanceInput(to: time_ns)
        carryOutNews()
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

// Samples of all sorts, and the display frame after them: rule U1 of docs/semantics.md.
extension CollectionView {
    /// Follows pointers, wheels and pinches in the order of their times, as `sendPointers`,
    /// `sendWheels` and `sendPinches` do, and shows a display frame after them: all that a host
    /// calls for a frame, in one call.
    ///
    /// - Throws: What those throw for a sample, and `invalidArgument` for a request that cannot be;
    ///   then nothing has changed. All else that `displayFrame` throws; then the samples count,
    ///   and the display frame may be asked again without them.
    public mutating func displayFrame(
        for request: DisplayFrameRequest, after samples: InputSamples
    ) throws(CollectionError) -> DisplayFrame {
        var request = request
        try showDisplayFrame(for: &request, after: samples, dataBytesMax: scene.limits.dataBytes)
        return shownFrame
    }

    /// - Parameters:
    ///   - request: Gets the content offset of the scroller.
    ///   - dataBytesMax: As of `showDisplayFrame(for:dataBytesMax:)`.
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

// What input came to, as events: rules M15, U7 and U9 of docs/semantics.md.
extension CollectionView {
    /// Carries out what samples, keys or time came to, and queues the events of new content offsets
    /// behind everything else.
    mutating func settleInput() {
        carryOutNews()
        scene.queueInput()
    }

    /// Queues the events of presses and of scrollers in the order of time, and acts on each press
    /// behind its event. At the same time events of presses come first, as a drag takes a press
    /// back, and events of sections last.
    ///
    /// No other function acts on presses: who moves a call of this function moves the moment at
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

// Pointers of a person that select: rules S2, S12, U7 and U12 of docs/semantics.md.
extension CollectionView {
    /// Does what a press is for: a tap moves focus and selects, a long press picks up, asks for a
    /// menu, drags or selects. The one place that acts on presses.
    ///
    /// - Parameter event: What the press has come to; the event is queued already.
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
    /// Does what a long press is for: an item is moved rather than that it shows a menu, and shows
    /// a menu rather than that it is dragged or selected.
    mutating func actOnLongPress() {
        guard let press = scene.input.press.takeLongPress() else { return }
        if !moveByLongPress(press) && !menu.requestMenu(by: press, in: &scene)
            && !(drop.dragsByLongPress(press.element, in: scene) && beginDrag(by: press))
        {
            scene.selectByLongPress(press)
        }
    }
}

// Rows that a person swipes: rule V8 of docs/semantics.md.
extension CollectionView {
    /// Looks at a pointer that goes down: it may begin to swipe a row with actions. While a row is
    /// open, it closes that row, unless it goes down on the row; and it taps nothing.
    ///
    /// - Parameter section: The number of the scroller of the section on which it goes down.
    mutating func beginSwipePress(_ sample: PointerSample, _ section: Int?) {
        if !swipes.endFinger(by: sample, in: &scene) || scene.input.pinch != nil { return }
        let mayPress = scene.input.presses(sample, section: section)
        let open = swipes.open
        if !mayPress && open == nil { return }
        let hit = scene.pressedElement(at: sample.position)
        // That the row closes is told behind all that came before.
        if open != nil { carryOutNews() }
        swipes.beginSwipePress(
            sample, on: hit, beside: open, mayPress: mayPress && section == nil, in: &scene)
    }
}
