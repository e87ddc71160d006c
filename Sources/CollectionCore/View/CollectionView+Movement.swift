// Interactive movement of items: section R of docs/semantics.md.
extension CollectionView {
    /// Sets how a person may move items. A movement in progress continues with the new settings.
    public mutating func setMovementConfiguration(_ configuration: MovementConfiguration) {
        scene.movementConfiguration = configuration
        // The settings determine which positions are locked.
        scene.screen.noteDropPlaces()
    }

    /// Picks an item up: display frames display the item at the pointer, and the other items as if
    /// the item were let go there.
    ///
    /// - Parameter position: The position of the pointer, in points from the top left corner of the
    ///   bounds. The pointer holds the item at the point of the item that is under the pointer.
    /// - Parameter time_ns: The time, not before the last time that the view received.
    /// - Returns: False if the item may not be moved, another item is being moved, a batch is open,
    ///   an interactive transition runs, no display frame has displayed the data, or the layout
    ///   does not place items by their order.
    /// - Throws: `invalidSection`, `invalidItem`; `invalidNumber`, `invalidArgument`; any error of
    ///   a layout pass.
    /// - Complexity: O(log n)
    public mutating func beginInteractiveMovement(
        ofItemAt path: IndexPath, from position: Point, at time_ns: UInt64
    ) throws(CollectionError) -> Bool {
        _ = try scene.stage.dataSource.itemIndex(of: path)
        try scene.checkCall(at: position, time_ns)
        try scene.prepare(scene.viewport.bounds)
        advanceCall(to: time_ns)
        let isBegun = beginMovement(ofItemAt: path, from: position, pointer: nil)
        scene.queueInput()
        return isBegun
    }

    /// Moves the pointer that holds an item.
    ///
    /// - Parameters: The position and the time, as for `beginInteractiveMovement`.
    /// - Throws: `wrongState` if no item is being moved; `invalidNumber`, `invalidArgument`.
    /// - Complexity: O(log n + items near the held item), and the complexity of an update that
    ///   moves one item if the target changes
    public mutating func updateInteractiveMovement(
        to position: Point, at time_ns: UInt64
    ) throws(CollectionError) {
        if movement.session == nil { throw .wrongState(.noMovement) }
        try scene.checkCall(at: position, time_ns)
        advanceCall(to: time_ns)
        movement.moveHeldItem(to: position, in: &scene)
        scene.queueInput()
    }

    /// Presents the item at another target than the target that the view has found, until the view
    /// finds yet another target, or an update changes the data.
    ///
    /// - Parameter target: The index path that the item will have if it is let go.
    /// - Parameter sequence: The number of the event `movementTargetChanged` that this call
    ///   answers; 0: the last event, whatever it was.
    /// - Returns: False, without a change, if another target was reported to the host since that
    ///   event, or the layout fails with the item at the target.
    /// - Throws: `wrongState` if no item is being moved, and for a target that the settings or
    ///   locked items refuse; `invalidSection`, `invalidItem`.
    /// - Complexity: The complexity of an update that moves one item, also for each movement of the
    ///   pointer while this target remains
    public mutating func setMovementTarget(
        _ target: IndexPath, answering sequence: UInt64 = 0
    ) throws(CollectionError) -> Bool {
        guard let movement = self.movement.session else { throw .wrongState(.noMovement) }
        try self.movement.checkMovementTarget(target, in: scene)
        if !self.movement.mayMove(to: target, in: scene) { throw .wrongState(.targetIsRefused) }
        if sequence != 0 && sequence != movement.toldSequence { return false }
        let waiting = movement.proposal
        if !self.movement.makeRoom(at: target, found: movement.found, in: &scene) { return false }
        self.movement.session?.proposal = waiting
        self.movement.session?.noteTold()
        if scene.input.isUsed { scene.queueInput() }
        return true
    }

    /// Lets the item go at the target at which it is presented. The view changes its data itself,
    /// and the event `itemMoved` reports the change to the host.
    ///
    /// - Parameter time_ns: The time, as for `beginInteractiveMovement`.
    /// - Throws: `wrongState` if no item is being moved; `invalidArgument`; any error of
    ///   `performBatchUpdates`, and `wrongState` while a batch is open: then the movement
    ///   continues.
    /// - Complexity: The complexity of an update that moves one item
    public mutating func endInteractiveMovement(at time_ns: UInt64) throws(CollectionError) {
        guard let held = movement.session?.held else { throw .wrongState(.noMovement) }
        try scene.checkCall(at: held.position, time_ns)
        if scene.openBatch != nil { throw .wrongState(.batchIsOpen) }
        advanceCall(to: time_ns)
        try endMovement()
        scene.queueInput()
    }

    /// Cancels the movement: the item returns to its index path in the data.
    ///
    /// - Throws: `wrongState` if no item is being moved.
    public mutating func cancelInteractiveMovement() throws(CollectionError) {
        if movement.session == nil { throw .wrongState(.noMovement) }
        movement.cancelMovement(.program, in: &scene)
        if scene.input.isUsed { scene.queueInput() }
    }

    /// The source and the target of the item that is being moved; nil: no item is being moved.
    public var interactiveMovement: InteractiveMovement? {
        movement.session.map { InteractiveMovement(source: $0.source, target: $0.target) }
    }
}

extension CollectionView {
    /// - Parameter pointer: The pointer that picks the item up; nil: the host picks it up.
    /// - Returns: Whether the item is picked up.
    @inline(never)
    mutating func beginMovement(
        ofItemAt path: IndexPath, from position: Point, pointer: UInt32?
    ) -> Bool {
        guard drop.canMoveItems(in: scene),
            let held = scene.itemToHold(path, from: position, isByPointer: pointer != nil)
        else { return false }
        yieldItems(pointer == nil ? .program : .user)
        return movement.begin(held, at: path, pointer: pointer, in: &scene)
    }

    /// Ends the movement at the target at which the item is presented.
    mutating func endMovement() throws(CollectionError) {
        guard let session = movement.session, let update = try movement.end(in: &scene) else {
            return
        }
        try change(by: update, within: scene.limits)
        scene.input.scroller.endPull()
        scene.tellMoved(session)
    }
}

// How display frames and updates affect the item that a person moves: rules R9 to R11 of
// docs/semantics.md.
extension CollectionView {
    /// Commits a display frame during a movement. A failure changes nothing.
    @inline(never)
    mutating func showMovement(
        _ request: inout DisplayFrameRequest, dataBytesMax: Int
    ) throws(CollectionError) {
        let before = (movement.session, scene.stage, scene.transitions)
        do throws(CollectionError) {
            try showWithInput(&request, dataBytesMax: dataBytesMax)
        } catch {
            (movement.session, scene.stage, scene.transitions) = before
            scene.screen.collector.forgetPlaces()
            throw error
        }
    }
}

// Moving items by pointers and by keys: rules R12 and R13 of docs/semantics.md.
extension CollectionView {
    /// Picks up the item under a pointer whose press has become a long press.
    ///
    /// - Returns: False if the long press does not move items.
    mutating func moveByLongPress(_ press: Press) -> Bool {
        guard scene.movesByLongPress(press.element), let element = press.element else {
            return false
        }
        if scene.selectableItem(element.element)?.traits.move == .ask {
            movement.requestMove(press, element, in: &scene)
            return true
        }
        return beginMovement(
            ofItemAt: element.element.indexPath, from: press.position, pointer: press.pointer)
    }

    /// Handles a sample of the pointer that holds the moved item.
    mutating func moveItem(by sample: PointerSample) {
        switch sample.phase {
        case .down, nil: return
        case .move: movement.moveHeldItem(to: sample.position, in: &scene)
        case .cancel: movement.cancelMovement(.user, in: &scene)
        case .up:
            movement.moveHeldItem(to: sample.position, in: &scene)
            do throws(CollectionError) {
                try endMovement()
            } catch {
                movement.cancelMovement(.engine, in: &scene)
            }
        }
    }
}

// Keys.
extension CollectionView {
    /// Moves the focused item to the position of the item to which focus would move; in another
    /// section, to the nearer end.
    ///
    /// - Returns: Whether the item was moved.
    mutating func moveItem(byKey key: Key) -> Bool {
        guard let heading = key.heading(isAll: false), drop.canMoveItems(in: scene),
            let element = focus.focused?.element, scene.movesByKey(element),
            let target = try? focus.item(heading, from: element, in: &scene),
            movement.begin(element.indexPath, to: target, in: &scene)
        else { return false }
        do throws(CollectionError) {
            try endMovement()
        } catch {
            movement.release(in: &scene)
            return false
        }
        focus.followFocus(isAnimated: true, in: &scene)
        return true
    }
}
