extension DropInteraction {
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
