// The operation and the intent that the view proposes for a drop.
extension DropInteraction {
    /// The proposal of the view for a drop at its current place, by the settings and locked items.
    func proposal(for drop: DropSession, in scene: borrowing Scene) -> DropProposal {
        guard let destination = drop.place.destination else { return .cancelled }
        let accepts =
            drop.isLocal
            ? configuration.acceptsLocalDrops : configuration.acceptsForeignDrops
        if !accepts { return DropProposal(.forbidden) }
        let moves = drop.isLocal && configuration.allowsMoveOperation
        if moves && (scene.drag?.count ?? 0) == 0 { return DropProposal(.forbidden) }
        let operation: DropOperation = moves ? .move : .copy
        if drop.place.isOnto { return DropProposal(operation, .insertIntoDestinationIndexPath) }
        let isFree =
            moves
            ? scene.mayMoveDraggedItems(to: destination) : scene.mayInsertItems(at: destination)
        if !isFree || scene.refusesDrop(at: destination) { return DropProposal(.forbidden) }
        return DropProposal(operation, .insertAtDestinationIndexPath)
    }
}
