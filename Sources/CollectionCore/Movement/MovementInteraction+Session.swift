extension MovementInteraction {
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

    /// Ends the movement of an item that something else moves, or that has left the data.
    ///
    /// - Parameter isOld: Whether the item has left the data.
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
