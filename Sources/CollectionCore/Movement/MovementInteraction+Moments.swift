// The moments at which a movement takes part.
extension MovementInteraction {
    // Without tellLost, findAgain, settleFound: the movement of an item that has left the data ends
    // in `settle`.
    // Without beginTransition, yieldItems: neither begins while an item is moved.
    // Without isMoving, followDisplayFrame: the item moves before a display frame is laid out.
    // Without followWheel, cancelPointers, tap, noteKey, continueByKey: none lets the item go.
    // Without addStates: the stage marks the item.

    mutating func settle(in scene: inout Scene) {
        if scene.isMovingItem { settleMovement(in: &scene) }
    }

    mutating func leaveLayout(in scene: inout Scene) {
        if scene.isMovingItem { dropMovement(.update, in: &scene) }
    }

    @inline(__always)
    func due_ns(in scene: borrowing Scene) -> UInt64? {
        scene.isMovingItem ? movementDue_ns(in: scene) : nil
    }

    /// Accepts the proposed target, which has stayed the same for long enough.
    mutating func actWhenDue(in scene: inout Scene) -> Bool {
        if let due_ns = movementDue_ns(in: scene) { settleProposal(by: due_ns, in: &scene) }
        tellTarget(in: &scene)
        return false
    }

    func wantsPresses(in scene: borrowing Scene) -> Bool {
        scene.movementConfiguration.isStandardMovementEnabled
    }

    func wantsLongPress(
        _ sample: PointerSample, on element: PressedElement?, in scene: borrowing Scene
    ) -> Bool { scene.movesByLongPress(element) }

    /// Picks up the item under the pointer, or asks the host to do so.
    mutating func longPress(_ press: Press, in scene: inout Scene) -> InputAnswer {
        guard scene.movesByLongPress(press.element), let element = press.element else {
            return .passed
        }
        if scene.selectableItem(element.element)?.traits.move == .ask {
            requestMove(press, element, in: &scene)
            return .used
        }
        return .wish(.moveItem)
    }

    mutating func tellLongPress(_ event: Event, in scene: inout Scene) {
        tellPressedMovement(event, in: &scene)
    }

    /// Moves the held item with its pointer, or lets it go.
    @inline(__always)
    mutating func followPointer(_ sample: PointerSample, in scene: inout Scene) -> Wish? {
        scene.isMovingItem ? moveItem(by: sample, in: &scene) : nil
    }

    @inline(never)
    private mutating func moveItem(by sample: PointerSample, in scene: inout Scene) -> Wish? {
        if !holdsItem(sample.pointer) { return nil }
        switch sample.phase {
        case .down, nil: break
        case .cancel: cancelMovement(.user, in: &scene)
        case .move, .up:
            moveHeldItem(to: sample.position, in: &scene)
            if sample.phase == .up { return .endMovement }
        }
        return nil
    }

    mutating func handleKey(_ press: KeyPress, in scene: inout Scene) -> InputAnswer {
        if press.key.isArrow && press.isFocusUsed && press.modifiers == .alt
            && scene.movementConfiguration.movesByKeys
        {
            return .wish(.moveFocusedItem)
        }
        if press.key != .escape || !scene.isMovingItem { return .passed }
        cancelMovement(.user, in: &scene)
        return .used
    }

    mutating func forgetEvents(in scene: inout Scene) {
        pressed = nil
        session?.noteTold()
    }

    mutating func endDisplayFrame(in scene: inout Scene) {
        if !scene.isMovingItem { return }
        followLayout(in: &scene)
        scene.mayHoldItems = true
    }
}
