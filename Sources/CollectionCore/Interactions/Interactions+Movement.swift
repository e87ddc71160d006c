// Moving items by calls, pointers and keys: rules R2, R12 and R13 of docs/semantics.md.
extension Interactions {
    /// - Parameter pointer: The pointer that picks the item up; nil: the host picks it up.
    /// - Returns: Whether the item is picked up.
    @inline(never)
    mutating func beginMovement(
        ofItemAt path: IndexPath, from position: Point, pointer: UInt32?, in scene: inout Scene
    ) -> Bool {
        guard scene.allows(.movement), !drop.hasInsertions,
            let held = scene.itemToHold(path, from: position, isByPointer: pointer != nil)
        else { return false }
        yieldItems(pointer == nil ? .program : .user, in: &scene)
        return movement.begin(held, at: path, pointer: pointer, in: &scene)
    }

    /// Ends the movement at the target at which the item is presented.
    mutating func endMovement(in scene: inout Scene, _ observers: inout Observers)
        throws(CollectionError)
    {
        guard let session = movement.session, let update = try movement.end(in: &scene) else {
            return
        }
        try change(by: update, within: scene.limits, in: &scene, &observers)
        scene.endPull()
        scene.tellMoved(session)
    }

    /// Moves the focused item to the position of the item to which focus would move; in another
    /// section, to the nearer end.
    ///
    /// - Returns: Whether the item was moved.
    mutating func moveItem(byKey key: Key, in scene: inout Scene, _ observers: inout Observers)
        -> Bool
    {
        guard let heading = key.heading(isAll: false), scene.allows(.movement), !drop.hasInsertions,
            let element = focus.focused?.element, scene.mayMoveByKey(element),
            let target = try? focus.item(heading, from: element, in: &scene),
            movement.begin(element.indexPath, to: target, in: &scene)
        else { return false }
        do throws(CollectionError) {
            try endMovement(in: &scene, &observers)
        } catch {
            movement.release(in: &scene)
            return false
        }
        focus.followFocus(isAnimated: true, in: &scene)
        return true
    }
}
