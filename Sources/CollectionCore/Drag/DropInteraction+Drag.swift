extension DropInteraction {
    /// Cancels a drag that keys move, because the person does something else.
    @inline(never)
    mutating func endDragByKeys(in scene: inout Scene) {
        if session?.isByKeys == true { finishDrag(.cancel, .user, in: &scene) }
    }

    /// Ends a drag, and the drop session of its items over the view.
    mutating func finishDrag(
        _ operation: DropOperation, _ origin: EventOrigin, in scene: inout Scene
    ) {
        if session?.isLocal == true { leaveDrop(.dropSessionDidExit, origin, in: &scene) }
        guard let drag = scene.drag else { return }
        scene.drag = nil
        scene.screen.states.noteChange()
        scene.tell(.dragSessionDidEnd, drag, of: nil, origin, operation)
    }
}
