// The moments at which drags, drops and placeholders take part.
extension DropInteraction {
    // Without leaveData, findAgain, settleFound: a drop stays at the pointer, whatever the data is.
    // Without yieldItems: nothing else picks items up while items are dragged.
    // Without isMoving, followWheel, tap, tellLongPress, noteKey: none moves a drop.

    mutating func tellLost(in scene: inout Scene) { tellLostPlaceholders(.update, in: &scene) }

    /// A drop stays at an index path.
    mutating func settle(in scene: inout Scene) {
        if session != nil { scene.screen.states.noteChange() }
    }

    mutating func leaveLayout(in scene: inout Scene) {
        session?.isStale = true
        isClosedByTransition = false
    }

    mutating func beginTransition(in scene: inout Scene) {
        if hasInsertions { closeForTransition(in: &scene) }
    }

    @inline(__always)
    func due_ns(in scene: borrowing Scene) -> UInt64? { scene.mayHoldItems ? springDue_ns : nil }

    mutating func actWhenDue(in scene: inout Scene) -> Bool {
        advanceSpring(in: &scene)
        return true
    }

    func wantsPresses(in scene: borrowing Scene) -> Bool {
        configuration.isDragInteractionEnabled
    }

    func wantsLongPress(
        _ sample: PointerSample, on element: PressedElement?, in scene: borrowing Scene
    ) -> Bool { sample.device?.isDirect != false && drags(element, in: scene) }

    mutating func longPress(_ press: Press, in scene: inout Scene) -> InputAnswer {
        press.device.isDirect && drags(press.element, in: scene) ? .wish(.dragItem) : .passed
    }

    @inline(__always)
    mutating func followPointer(_ sample: PointerSample, in scene: inout Scene) -> Wish? {
        if !configuration.isDragInteractionEnabled && scene.drag == nil { return nil }
        if sample.phase == .down { endDragByKeys(in: &scene) }
        return dragItems(by: sample, in: &scene)
    }

    mutating func cancelPointers(at time_ns: UInt64, in scene: inout Scene) {
        if scene.drag?.pointer != nil { finishDrag(.cancel, .user, in: &scene) }
    }

    mutating func continueByKey(_ press: KeyPress, in scene: inout Scene) -> InputAnswer {
        if session?.isByKeys != true { return .passed }
        let key = press.key
        switch key {
        case .down, .right, .up, .left: moveDrop(isForward: scene.isForward(key), in: &scene)
        case .home: moveDropToEnd(isLast: false, in: &scene)
        case .end: moveDropToEnd(isLast: true, in: &scene)
        case .pageUp, .pageDown, .enter: return .wish(.dropByKey)
        case .escape: finishDrag(.cancel, .user, in: &scene)
        // All keys are the drag's: none edits, selects or deletes meanwhile.
        default: return .used
        }
        tellFoundPlace(.user, in: &scene)
        return .used
    }

    mutating func handleKey(_ press: KeyPress, in scene: inout Scene) -> InputAnswer {
        if press.key == .enter, press.modifiers == .alt, configuration.isDragInteractionEnabled,
            scene.selectableItem(press.focused)?.traits.drag == .yes
        {
            return .wish(.dragFocusedItem)
        }
        if press.key != .escape || scene.drag?.pointer == nil { return .passed }
        finishDrag(.cancel, .user, in: &scene)
        return .used
    }

    @inline(__always)
    mutating func followDisplayFrame(in scene: inout Scene) {
        if scene.mayHoldItems && session != nil { followDrop(in: &scene) }
    }

    mutating func forgetEvents(in scene: inout Scene) { session?.noteTold() }

    mutating func endDisplayFrame(in scene: inout Scene) {
        if session != nil { presentDueGap(in: &scene) }
        if session != nil { scene.mayHoldItems = true }
    }

    func addStates(to source: inout ElementStateSource, in scene: borrowing Scene) {
        if let drag = scene.drag { source.dragged = (drag, scene.stage.dataSource) }
        if let session { (source.dropTarget, source.opening) = (session.target, session.opening) }
    }
}
