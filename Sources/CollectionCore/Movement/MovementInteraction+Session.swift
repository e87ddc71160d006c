extension MovementInteraction {
    /// Begins a movement: display frames display the held item at the pointer.
    ///
    /// - Parameter pointer: The pointer that picks the item up; nil: the host does.
    /// - Returns: Whether the item is picked up; false if the layout fails with the item held.
    mutating func begin(
        _ held: HeldItem, at path: IndexPath, pointer: UInt32?, in scene: inout Scene
    ) -> Bool {
        let seen = scene.screen.frame.contentOffset
        let size = scene.viewport.bounds.size
        let view = scene.screen.visible.attributes(for: .cell(path))?.reusableView
        let presented = scene.anchor.isRoomMade ? scene.stage : nil
        let anchored = presented == nil ? nil : scene.anchorBesideRoom()
        hold(
            Movement(
                of: held, at: path, identifier: scene.snapshot?.itemIdentifier(at: path),
                pointer: pointer), in: &scene)
        session?.shownBounds = Rect(x: seen.x, y: seen.y, width: size.width, height: size.height)
        setTarget(path, in: &scene)
        if !present(in: &scene) {
            release(in: &scene)
            return false
        }
        scene.screen.visible.dropDifferences(ofItemAt: path, scene.ownership)
        scene.anchor.pickedUpView = view ?? .none
        scene.anchor.place?.leave()
        if let anchored, let presented { scene.followAnchor(anchored, presented) }
        guard let session else { return false }
        if pointer == nil {
            scene.tell(.movementBegan, session)
        } else {
            pressed = scene.movementEvent(.movementBegan, session)
        }
        return true
    }

    /// Ends the movement at the target at which the item is presented.
    ///
    /// - Returns: The update of the data that moves the item; nil: the target is the item's own
    ///   index path, and the item has been let go.
    mutating func end(in scene: inout Scene) throws(CollectionError) -> DataUpdate? {
        guard let source = session?.source, let target = session?.target else { return nil }
        if source == target {
            guard let session else { return nil }
            letGo(in: &scene)
            scene.tell(.movementEnded, session)
            return nil
        }
        // The parts of an open batch refer to the present order of items.
        if scene.openBatch != nil { throw .wrongState(.batchIsOpen) }
        var update = DataUpdate(
            moving: [.move(source, to: target)], scene.movementConfiguration.releaseAnimation)
        update.endsMovement = true
        if scene.snapshot == nil { return update }
        update.snapshot = scene.snapshot
        if let identifier = session?.identifier {
            try update.snapshot?.moveItem(identifier, to: target)
        }
        return update
    }

    mutating func hold(_ movement: Movement, in scene: inout Scene) {
        self.session = movement
        (scene.isMovingItem, scene.mayHoldItems) = (true, true)
        // The item is picked up from the displayed layout.
        scene.screen.movesAnchor = false
    }

    mutating func release(in scene: inout Scene) {
        session = nil
        scene.isMovingItem = false
    }

    /// Sets the target at which the item is presented.
    ///
    /// - Parameter found: The target that the view has found; nil: `target`.
    mutating func setTarget(_ target: IndexPath, found: IndexPath? = nil, in scene: inout Scene) {
        guard let source = session?.source else { return }
        let count = scene.stage.dataSource.itemCount(of: Int(target.section))
        session?.setTarget(
            target, found: found, count: count - (target.section == source.section ? 1 : 0))
    }

    /// Makes the stage lay out the presented order of items.
    ///
    /// - Returns: False if the stage cannot lay out the order.
    mutating func present(in scene: inout Scene) -> Bool {
        guard let movement = session else { return false }
        scene.stage.putBack()
        do throws(CollectionError) {
            if !scene.isLaidOut(in: scene.viewport.bounds) {
                try scene.prepare(scene.viewport.bounds)
            }
            try scene.stage.present(
                .moved(movement.order), movement.held, scene.ownership, scene.limits)
        } catch {
            return false
        }
        scene.noteMovement()
        return true
    }

    /// Cancels the movement: the item returns to its source.
    mutating func cancelMovement(_ origin: EventOrigin, in scene: inout Scene) {
        guard let movement = session else { return }
        letGo(in: &scene)
        scene.tellCancelled(movement, origin)
    }

    /// Ends the movement because all data is about to be replaced.
    mutating func leaveData(in scene: inout Scene) {
        if scene.isMovingItem { dropMovement(.update, isOld: true, in: &scene) }
    }

    /// Ends the movement of an item that something else moves, or that has left the data.
    ///
    /// - Parameter isOld: Whether the item has left the data.
    @inline(never)
    mutating func dropMovement(_ origin: EventOrigin, isOld: Bool = false, in scene: inout Scene) {
        guard let movement = session else { return }
        release(in: &scene)
        scene.stage.putBack()
        scene.noteMovement()
        scene.endPull()
        scene.tellCancelled(movement, origin, isOld: isOld)
    }

    /// Ends presenting the item at its target: the item, and the items that made room, move back to
    /// their positions in the data.
    mutating func letGo(in scene: inout Scene) {
        let change = scene.beginRoomChange(isRelease: true)
        release(in: &scene)
        scene.stage.putBack()
        scene.noteMovement()
        scene.endRoomChange(change)
        scene.endPull()
    }
}
