// Questions to the delegate: rule Q7 of docs/semantics.md.
extension MovementInteraction {
    /// The index path that the delegate chooses for the moved item; nil: the delegate chooses none,
    /// or an index path that the item may not have.
    @inline(never)
    func delegateTarget(_ proposed: IndexPath, in scene: borrowing Scene) -> IndexPath? {
        guard let delegate = scene.delegate, let movement = session else { return nil }
        let target = delegate.targetIndexPath(
            forMoveOf: scene.askedItem(at: movement.source), from: movement.target, to: proposed)
        guard let target, (try? checkMovementTarget(target, in: scene)) != nil,
            mayMove(to: target, in: scene)
        else {
            return nil
        }
        return target
    }
}
