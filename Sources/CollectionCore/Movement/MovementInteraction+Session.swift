extension MovementInteraction {
    /// Has display frames show an item where the pointer is.
    ///
    /// - Parameter pointer: The pointer that picks the item up; nil: the host does.
    /// - Returns: Whether the item is picked up: not where the layout fails with the item held.
    mutating func begin(
        _ held: HeldItem, at path: IndexPath, pointer: UInt32?, in scene: inout Scene
    ) -> Bool {
        let seen = scene.screen.frame.contentOffset
        let size = scene.viewport.bounds.size
        let view = scene.screen.visible.attributes(for: .cell(path))?.reusableView
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
        guard let session else { return false }
        if pointer == nil {
            scene.tell(.movementBegan, session)
        } else {
            pressed = scene.movementEvent(.movementBegan, session)
        }
        return true
    }

    /// Lets the item go where it is presented.
    ///
    /// - Returns: What the data is to be then; nil: the item is at its own place, and has been let
    ///   go.
    mutating func end(in scene: inout Scene) throws(CollectionError) -> DataUpdate? {
        guard let source = session?.source, let target = session?.target else { return nil }
        if source == target {
            guard let session else { return nil }
            letGo(in: &scene)
            scene.tell(.movementEnded, session)
            return nil
        }
        // Parts that wait speak of the order as it is.
        if scene.openBatch != nil { throw .wrongState(.batchIsOpen) }
        var update = DataUpdate(moving: [.move(source, to: target)])
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
        // The item is picked up from the layout that is shown.
        scene.screen.movesAnchor = false
    }

    mutating func release(in scene: inout Scene) {
        session = nil
        scene.isMovingItem = false
    }

    /// Has the item be presented at a target.
    ///
    /// - Parameter found: The target that the view has found; nil: this one.
    mutating func setTarget(_ target: IndexPath, found: IndexPath? = nil, in scene: inout Scene) {
        guard let source = session?.source else { return }
        let count = scene.stage.dataSource.itemCount(of: Int(target.section))
        session?.setTarget(
            target, found: found, count: count - (target.section == source.section ? 1 : 0))
    }

    /// Has the stage lay out what is presented.
    ///
    /// - Returns: False where that is not possible.
    mutating func present(in scene: inout Scene) -> Bool {
        guard let movement = session else { return false }
        scene.stage.putBack()
        do throws(CollectionError) {
            if !scene.stage.isLaidOut(for: scene.viewport) {
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

    /// Has the item go back to its place.
    mutating func cancelMovement(_ origin: EventOrigin, in scene: inout Scene) {
        guard let movement = session else { return }
        letGo(in: &scene)
        scene.tellCancelled(movement, origin)
    }

    /// Ends the movement, as all data is about to be replaced.
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
        scene.input.scroller.endPull()
        scene.tellCancelled(movement, origin, isOld: isOld)
    }

    /// Has display frames show the item at its place in the data, and what made room as well.
    mutating func letGo(in scene: inout Scene) {
        let change = scene.beginRoomChange()
        release(in: &scene)
        scene.stage.putBack()
        scene.noteMovement()
        scene.endRoomChange(change)
        scene.input.scroller.endPull()
    }
}
