// Items that a person moves by pointers and by keys: rules R12 and R13 of docs/semantics.md.
extension CollectionView {
    /// Whether a pointer holds the item that is moved.
    func holdsItem(_ pointer: UInt32) -> Bool { movement?.pointer == pointer }

    /// Picks up the item under a pointer that has become a long press.
    ///
    /// - Returns: False, where the long press is for something else.
    mutating func moveByLongPress(_ press: Press) -> Bool {
        guard scene.movesByLongPress(press.element), let element = press.element else {
            return false
        }
        if scene.selectableItem(element.element)?.traits.move == .ask {
            requestMove(press, element)
            return true
        }
        return beginMovement(
            ofItemAt: element.element.indexPath, from: press.position, pointer: press.pointer)
    }

    private mutating func requestMove(_ press: Press, _ element: PressedElement) {
        var event = Event(.moveRequested, at: scene.lastTime_ns)
        event.origin = .user
        event.cause = press.cause
        event.note(element)
        event.point = press.position
        event.otherPoint = scene.contentPoint(event.point)
        event.value = UInt64(press.modifiers.rawValue)
        pressedMovement = event
    }

    /// Tells what a long press has done to an item, behind the long press itself.
    mutating func tellPressedMovement(_ press: Event) {
        guard var event = pressedMovement else { return }
        pressedMovement = nil
        (event.time_ns, event.cause) = (press.time_ns, press.cause)
        if event.kind == .moveRequested {
            scene.events.append(event)
        } else {
            scene.events.append(
                event, runs: [ItemRun(indexPath: event.element.indexPath, count: 1)])
        }
    }

    /// Has the item follow its pointer.
    mutating func moveItem(by sample: PointerSample) {
        switch sample.phase {
        case .down, nil: return
        case .move: moveHeldItem(to: sample.position)
        case .cancel: cancelMovement(.user)
        case .up:
            moveHeldItem(to: sample.position)
            do throws(CollectionError) {
                try endMovement()
            } catch {
                cancelMovement(.engine)
            }
        }
    }
}

// Keys.
extension CollectionView {
    /// Whether an arrow key moves the item that has focus.
    func movesByKey(_ modifiers: KeyModifiers) -> Bool {
        scene.movementConfiguration.movesByKeys && modifiers == .alt && focus.isUsed
    }

    /// Moves the item that has focus to the place of the item to which focus would go; into
    /// another section to the end that is nearer.
    ///
    /// - Returns: Whether the item was moved.
    mutating func moveItem(byKey key: Key) -> Bool {
        guard let heading = key.heading(isAll: false), canMoveItems,
            let element = focus.focused?.element, let item = scene.selectableItem(element),
            item.traits.move == .yes, !scene.isInLockedPlace(element.indexPath),
            (try? scene.prepare(scene.viewport.bounds)) != nil,
            var target = try? self.item(heading, from: element)
        else { return false }
        let source = element.indexPath
        if target.section < source.section { target.item += 1 }
        let held = HeldItem(.zero, at: .zero, offset: .zero)
        hold(
            Movement(
                of: held, at: source, identifier: scene.snapshot?.itemIdentifier(at: source),
                pointer: nil))
        target = delegateTarget(target) ?? target
        if !mayMove(to: target) {
            release()
            return false
        }
        setTarget(target)
        do throws(CollectionError) {
            try endMovement()
        } catch {
            release()
            return false
        }
        followFocus(isAnimated: true)
        return true
    }
}
