// Moving items by pointers and by keys: rules R12 and R13 of docs/semantics.md.
extension MovementInteraction {
    /// Begins a movement by a key, with the item at another target.
    ///
    /// - Parameter place: The index path of the item to which focus would move.
    /// - Returns: False if the item may not be moved there.
    mutating func begin(
        _ source: IndexPath, to place: IndexPath, in scene: inout Scene
    ) -> Bool {
        var target = place
        if target.section < source.section { target.item += 1 }
        let held = HeldItem(.zero, at: .zero, offset: .zero)
        hold(
            Movement(
                of: held, at: source, identifier: scene.snapshot?.itemIdentifier(at: source),
                pointer: nil), in: &scene)
        target = delegateTarget(target, in: scene) ?? target
        if !mayMove(to: target, in: scene) {
            release(in: &scene)
            return false
        }
        setTarget(target, in: &scene)
        return true
    }

    /// Whether this pointer holds the moved item.
    func holdsItem(_ pointer: UInt32) -> Bool { session?.pointer == pointer }

    /// Whether a long press picks an item up, and does not ask the host to do so.
    func picksUp(_ press: Press, in scene: borrowing Scene) -> Bool {
        guard !scene.isMovingItem, scene.movesByLongPress(press.element),
            let element = press.element?.element
        else {
            return false
        }
        return scene.selectableItem(element)?.traits.move == .yes
    }

    /// Reverts a long press that has picked an item up, because the display frame has failed.
    mutating func abandonPickUp(in scene: inout Scene) {
        release(in: &scene)
        pressed = nil
    }

    mutating func requestMove(_ press: Press, _ element: PressedElement, in scene: inout Scene) {
        var event = Event(.moveRequested, at: scene.lastTime_ns)
        event.origin = .user
        event.cause = press.cause
        event.note(element)
        event.point = press.position
        event.otherPoint = scene.contentPoint(event.point)
        event.value = UInt64(press.modifiers.rawValue)
        pressed = event
    }

    /// Queues the event of what a long press has done to an item, after the event of the long
    /// press.
    mutating func tellPressedMovement(_ press: Event, in scene: inout Scene) {
        guard var event = pressed else { return }
        pressed = nil
        (event.time_ns, event.cause) = (press.time_ns, press.cause)
        if event.kind == .moveRequested {
            scene.events.append(event)
        } else {
            scene.events.append(
                event, runs: [ItemRun(indexPath: event.element.indexPath, count: 1)])
        }
    }
}
