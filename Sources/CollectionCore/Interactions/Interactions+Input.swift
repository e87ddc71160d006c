// Pointer input: section U of docs/semantics.md.
extension Interactions {
    /// - Precondition: The sample is valid, and not earlier than the last handled sample.
    mutating func followInput(
        _ sample: PointerSample, in scene: inout Scene, _ observers: inout Observers
    ) {
        let platform = scene.input.configuration.platform
        if platform == .mac {
            followRead(platform.read(sample), in: &scene, &observers)
        } else {
            followRead(sample, in: &scene, &observers)
        }
    }

    /// - Parameter sample: The sample with the button that the platform makes of it.
    private mutating func followRead(
        _ sample: PointerSample, in scene: inout Scene, _ observers: inout Observers
    ) {
        let isMove = sample.phase == .move
        if !isMove && scene.input.hasJoined(sample.pointer) { offerJoined(in: &scene, &observers) }
        scene.input.beginSample()
        follow(sample, in: &scene)
        carryOutNews(in: &scene)
        if isMove && leads(sample.pointer, in: scene) {
            scene.input.join(sample)
        } else {
            offer(sample, in: &scene, &observers)
        }
    }

    /// Whether a pointer leads an interaction that may search all items, or lay them out, with each
    /// movement. One pointer does at a time: the one that presses.
    private func leads(_ pointer: UInt32, in scene: borrowing Scene) -> Bool {
        scene.isMovingItem && movement.holdsItem(pointer) || scene.drag?.pointer == pointer
            || scene.selection?.isLed(by: pointer) == true
    }

    /// Offers the last movement of a pointer that leads an interaction.
    @inline(never)
    private mutating func offerJoined(in scene: inout Scene, _ observers: inout Observers) {
        guard let sample = scene.input.takeJoined() else { return }
        offer(sample, in: &scene, &observers)
    }

    /// Completes a call with samples of pointers.
    mutating func endSamples(in scene: inout Scene, _ observers: inout Observers) {
        if scene.input.joined != nil { offerJoined(in: &scene, &observers) }
        settleInput(in: &scene)
        scene.input.endSample()
    }

    mutating func follow(_ sample: PointerSample, in scene: inout Scene) {
        advanceInput(to: sample.time_ns, in: &scene)
        switch sample.phase {
        case .down:
            // A pointer that goes down twice was taken away in between.
            if scene.input.isFollowing(sample.pointer) {
                lift(sample.cancelled, in: &scene)
                carryOutNews(in: &scene)
            }
            let section = scene.sectionScroller(for: sample)
            if swipes.isUsed { beginSwipePress(sample, section, in: &scene) }
            var element = pressedElement(sample, section, in: &scene)
            let highlights = scene.mayHighlightPressed(&element)
            scene.input.begin(
                sample, on: element, section: section, highlights: highlights,
                wantsLongPress: wantsLongPress(sample, on: element, in: scene))
        case .move:
            scene.input.move(sample, scene.stage.settings.scrollDirection.other)
            if !scene.input.sections.isEmpty { scene.scrollSections() }
        case .up, .cancel, nil: lift(sample, in: &scene)
        }
    }

    /// - Parameter section: The index of the scroller of the orthogonal section under the pointer.
    mutating func pressedElement(
        _ sample: PointerSample, _ section: Int?, in scene: inout Scene
    ) -> PressedElement? {
        if !scene.input.presses(sample, section: section) || !wantsPresses(in: scene) { return nil }
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
        endSamples(in: &scene, &observers)
    }

    /// Offers a sample to all interactions, and carries out what each wants.
    private mutating func offer(
        _ sample: PointerSample, in scene: inout Scene, _ observers: inout Observers
    ) {
        var walk = Walk()
        let samples = SampleOffer(sample: sample)
        forEach(samples, &walk, in: &scene)
        while let wish = walk.wish {
            carryOut(wish, of: sample, in: &scene, &observers)
            walk.goOn()
            forEach(samples, &walk, in: &scene)
        }
        // The selection may have acted on the press.
        if scene.selection != nil || scene.events.wants(.actions) { carryOutNews(in: &scene) }
    }

    /// Whether a pointer may become a long press: the host or an interaction wants long presses.
    private func wantsLongPress(
        _ sample: PointerSample, on element: PressedElement?, in scene: borrowing Scene
    ) -> Bool {
        var reader = LongPressReader(
            sample: sample, element: element, isWanted: scene.events.wants(.longPresses))
        forEach(&reader, in: scene)
        return reader.isWanted
    }

    /// Whether the host or an interaction needs the elements on which pointers go down.
    private func wantsPresses(in scene: borrowing Scene) -> Bool {
        var reader = PressReader(
            isWanted: scene.events.wants([.taps, .highlights, .longPresses, .actions]))
        forEach(&reader, in: scene)
        return reader.isWanted
    }
}

private struct LongPressReader: InteractionReader {
    let sample: PointerSample
    let element: PressedElement?
    var isWanted: Bool

    mutating func read<One: Interaction & ~Copyable>(
        _ one: borrowing One, in scene: borrowing Scene
    ) {
        if !isWanted { isWanted = one.wantsLongPress(sample, on: element, in: scene) }
    }
}

private struct PressReader: InteractionReader {
    var isWanted: Bool

    mutating func read<One: Interaction & ~Copyable>(
        _ one: borrowing One, in scene: borrowing Scene
    ) {
        if !isWanted { isWanted = one.wantsPresses(in: scene) }
    }
}
