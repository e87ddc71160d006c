// Dragging and dropping items by pointers and keys: rules O2, O3, O9 and O13 of docs/semantics.md.
extension Interactions {
    /// - Parameter pointer: The pointer that drags the item; nil: the host begins the drag.
    @inline(never)
    mutating func beginDrag(
        ofItemAt path: IndexPath, from position: Point, pointer: UInt32?, _ origin: EventOrigin,
        in scene: inout Scene
    ) -> Bool {
        guard let drag = scene.dragToBegin(ofItemAt: path, pointer: pointer, origin) else {
            return false
        }
        yieldItems(pointer == nil ? .program : .user, in: &scene)
        scene.begin(drag, ofItemAt: path, from: position, origin)
        return true
    }

    /// Drops the items at the present destination.
    ///
    /// - Returns: Whether the drop is accepted.
    mutating func letDrop(
        _ origin: EventOrigin, in scene: inout Scene, _ observers: inout Observers
    ) throws(CollectionError) -> Bool {
        guard let performed = try drop.perform(origin, in: &scene) else { return false }
        if let update = performed.update.take() {
            try change(by: update, within: scene.limits, in: &scene, &observers)
        }
        drop.endPerforming(performed, origin, in: &scene)
        return true
    }
}
