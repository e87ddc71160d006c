import CollectionCore

// O4, O5: what is proposed at a place.
extension ReferenceCollection {
    func proposal(at place: ReferencePlace, isLocal: Bool, _ itemCount: Int) -> DropProposal {
        guard let destination = place.destination else { return DropProposal(.cancel) }
        let isAccepted =
            isLocal ? dragSettings.acceptsLocalDrops : dragSettings.acceptsForeignDrops
        if !isAccepted { return DropProposal(.forbidden) }
        let moves = isLocal && dragSettings.allowsMoveOperation
        let moved = moves ? draggedPaths : []
        if moves && moved.isEmpty { return DropProposal(.forbidden) }
        let operation: DropOperation = moves ? .move : .copy
        if place.isOnto { return DropProposal(operation, .insertIntoDestinationIndexPath) }
        if isRefused(destination) { return DropProposal(.forbidden) }
        // The place counts, even where nothing is left that would come there.
        if !mayDrop(moved, newCount: moves ? 0 : max(itemCount, 1), at: destination) {
            return DropProposal(.forbidden)
        }
        return DropProposal(operation, .insertAtDestinationIndexPath)
    }

    /// O8: whether an item at the place lets nothing be dropped there.
    private func isRefused(_ place: IndexPath) -> Bool {
        for (item, content) in sections[Int(place.section)].items.enumerated() {
            if item == Int(place.item) && content.refusedSides.contains(.before)
                || item + 1 == Int(place.item) && content.refusedSides.contains(.behind)
            {
                return true
            }
        }
        return false
    }

    /// R8: whether no item that is locked, or in a place that it keeps, goes elsewhere, and none
    /// comes to such a place.
    private func mayDrop(_ moved: [IndexPath], newCount: Int, at place: IndexPath) -> Bool {
        let isOneSection = movementSettings.policy == .currentSection
        for path in moved {
            let count = sections[Int(path.section)].items.count
            if !isFreePlace(path.item, of: count) || traits(of: path).flags.contains(.isLocked)
                || isOneSection && path.section != place.section
            {
                return false
            }
        }
        let order = DroppedOrder(sections, moved: moved, newCount: newCount, at: place)
        for (section, paths) in order.sections.enumerated() {
            for (item, path) in paths.enumerated() {
                guard let path, !moved.contains(path) else {
                    if isFreePlace(UInt32(item), of: paths.count) { continue }
                    return false
                }
                let isElsewhere = path != IndexPath(section: UInt32(section), item: UInt32(item))
                if isElsewhere && traits(of: path).flags.contains(.isLocked) { return false }
            }
        }
        return true
    }
}
