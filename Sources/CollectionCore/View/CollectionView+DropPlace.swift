// What is proposed.
extension CollectionView {
    /// What becomes of items at the place where they would be dropped, as the settings have it.
    func proposal(for drop: DropSession) -> DropProposal {
        guard let destination = drop.place.destination else { return .cancelled }
        let accepts =
            drop.isLocal
            ? dragConfiguration.acceptsLocalDrops : dragConfiguration.acceptsForeignDrops
        if !accepts { return DropProposal(.forbidden) }
        let moves = drop.isLocal && dragConfiguration.allowsMoveOperation
        if moves && (scene.drag?.count ?? 0) == 0 { return DropProposal(.forbidden) }
        let operation: DropOperation = moves ? .move : .copy
        if drop.place.isOnto { return DropProposal(operation, .insertIntoDestinationIndexPath) }
        let isFree =
            moves
            ? scene.mayMoveDraggedItems(to: destination) : scene.mayInsertItems(at: destination)
        if !isFree { return DropProposal(.forbidden) }
        return DropProposal(operation, .insertAtDestinationIndexPath)
    }
}
