// Items that a person moves: section R of docs/semantics.md.
extension CollectionView {
    /// Sets how a person may move items. A movement in progress goes on by the new settings.
    public mutating func setMovementConfiguration(_ configuration: MovementConfiguration) {
        scene.movementConfiguration = configuration
        // It says which places are locked.
        scene.screen.noteDropPlaces()
    }

    /// Picks an item up, so that display frames show the item where the pointer is, and the other
    /// items as if it were let go there.
    ///
    /// - Parameter position: The place of the pointer, in points from the top left corner of the
    ///   bounds. The pointer holds the item at the point of the item that is there now.
    /// - Parameter time_ns: Not before the last time that the view was told.
    /// - Returns: False, where the item may not be moved, another item is being moved, a batch is
    ///   open, an interactive transition runs, no display frame has shown the data, or the layout
    ///   does not place items by their order.
    /// - Throws: `invalidSection`, `invalidItem`; `invalidNumber`, `invalidArgument`; what a layout
    ///   pass throws.
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
    /// - Parameters: As of `beginInteractiveMovement`.
    /// - Throws: `wrongState` where no item is being moved; `invalidNumber`, `invalidArgument`.
    /// - Complexity: O(log n + items near the held item), and that of an update that moves one item
    ///   where the item would take another place
    public mutating func updateInteractiveMovement(
        to position: Point, at time_ns: UInt64
    ) throws(CollectionError) {
        if movement.session == nil { throw .wrongState(.noMovement) }
        try scene.checkCall(at: position, time_ns)
        advanceCall(to: time_ns)
        movement.moveHeldItem(to: position, in: &scene)
        scene.queueInput()
    }

    /// Has the item be presented at another place than the one that the view has found, until the
    /// view finds yet another place, or an update changes the data.
    ///
    /// - Parameter target: The index path that the item would have if it were let go now.
    /// - Parameter sequence: The number of the event `movementTargetChanged` that this answers; 0:
    ///   whatever the host was told.
    /// - Returns: False, where the host was told of another target since, or the layout fails with
    ///   the item there; then nothing changes.
    /// - Throws: `wrongState` where no item is being moved, and for a place that the settings or
    ///   locked items refuse; `invalidSection`, `invalidItem`.
    /// - Complexity: That of an update that moves one item; so has each movement of the pointer,
    ///   while this place stands
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

    /// Lets the item go: it takes the place at which it is presented. The view changes its data
    /// itself, and tells the host so by the event `itemMoved`.
    ///
    /// - Parameter time_ns: As of `beginInteractiveMovement`.
    /// - Throws: `wrongState` where no item is being moved; `invalidArgument`; what
    ///   `performBatchUpdates` throws, and `wrongState` while a batch is open: then the item is
    ///   being moved on.
    /// - Complexity: That of an update that moves one item
    public mutating func endInteractiveMovement(at time_ns: UInt64) throws(CollectionError) {
        guard let held = movement.session?.held else { throw .wrongState(.noMovement) }
        try scene.checkCall(at: held.position, time_ns)
        if scene.openBatch != nil { throw .wrongState(.batchIsOpen) }
        advanceCall(to: time_ns)
        try endMovement()
        scene.queueInput()
    }

    /// Lets the item go back to its place.
    ///
    /// - Throws: `wrongState` where no item is being moved.
    public mutating func cancelInteractiveMovement() throws(CollectionError) {
        if movement.session == nil { throw .wrongState(.noMovement) }
        movement.cancelMovement(.program, in: &scene)
        if scene.input.isUsed { scene.queueInput() }
    }

    /// The item that is being moved; nil: none is.
    public var interactiveMovement: InteractiveMovement? {
        movement.session.map { InteractiveMovement(source: $0.source, target: $0.target) }
    }
}

extension CollectionView {
    /// - Parameter pointer: The pointer that picks the item up; nil: the host does.
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

    /// Lets the item go where it is presented.
    mutating func endMovement() throws(CollectionError) {
        guard let session = movement.session, let update = try movement.end(in: &scene) else {
            return
        }
        try change(by: update, within: scene.limits)
        scene.input.scroller.endPull()
        scene.tellMoved(session)
    }
}

// What display frames and updates make of an item that a person moves: rules R9 to R11 of
// docs/semantics.md.
extension CollectionView {
    /// Shows a display frame while a person moves an item. When that fails, all is as it was.
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

// Items that a person moves by pointers and by keys: rules R12 and R13 of docs/semantics.md.
extension CollectionView {
    /// Picks up the item under a pointer that has become a long press.
    ///
    /// - Returns: False, where the long press is for something else.
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

    /// Has the item follow its pointer.
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
    /// Moves the item that has focus to the place of the item to which focus would go; into
    /// another section to the end that is nearer.
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
