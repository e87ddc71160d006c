// Interactive movement of items: section R of docs/semantics.md.
extension CollectionView {
    /// Sets how a person may move items. A movement in progress continues with the new settings.
    ///
    /// - Throws: Any error of an invalid animation.
    public mutating func setMovementConfiguration(
        _ configuration: MovementConfiguration
    ) throws(CollectionError) {
        try configuration.validate()
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
        interactions.advanceCall(to: time_ns, in: &scene)
        let isBegun = interactions.beginMovement(
            ofItemAt: path, from: position, pointer: nil, in: &scene)
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
        if interactions.movement.session == nil { throw .wrongState(.noMovement) }
        try scene.checkCall(at: position, time_ns)
        interactions.advanceCall(to: time_ns, in: &scene)
        interactions.movement.moveHeldItem(to: position, in: &scene)
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
        guard let movement = interactions.movement.session else { throw .wrongState(.noMovement) }
        // A late answer may not fit the present data.
        if sequence != 0 && sequence != movement.toldSequence { return false }
        try interactions.movement.checkMovementTarget(target, in: scene)
        if !interactions.movement.mayMove(to: target, in: scene) {
            throw .wrongState(.targetIsRefused)
        }
        let waiting = movement.proposal
        if !interactions.movement.makeRoom(at: target, found: movement.found, in: &scene) {
            return false
        }
        interactions.movement.session?.proposal = waiting
        interactions.movement.session?.noteTold()
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
        guard let held = interactions.movement.session?.held else { throw .wrongState(.noMovement) }
        try scene.checkCall(at: held.position, time_ns)
        if scene.openBatch != nil { throw .wrongState(.batchIsOpen) }
        interactions.advanceCall(to: time_ns, in: &scene)
        try interactions.endMovement(in: &scene, &observers)
        scene.queueInput()
    }

    /// Cancels the movement: the item returns to its index path in the data.
    ///
    /// - Throws: `wrongState` if no item is being moved.
    public mutating func cancelInteractiveMovement() throws(CollectionError) {
        if interactions.movement.session == nil { throw .wrongState(.noMovement) }
        interactions.movement.cancelMovement(.program, in: &scene)
        if scene.input.isUsed { scene.queueInput() }
    }

    /// The source and the target of the item that is being moved; nil: no item is being moved.
    public var interactiveMovement: InteractiveMovement? {
        interactions.movement.session.map {
            InteractiveMovement(source: $0.source, target: $0.target)
        }
    }
}
