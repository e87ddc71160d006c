// Picking items up: rules R2 and R8 of docs/semantics.md.
extension Scene {
    /// Creates the held state of an item; nil: the item may not be moved, or the layout fails.
    ///
    /// - Parameter position: The position of the pointer in the bounds, in points.
    /// - Parameter isByPointer: Whether a pointer picks the item up; false: the host does.
    mutating func itemToHold(
        _ path: IndexPath, from position: Point, isByPointer: Bool
    ) -> HeldItem? {
        guard (try? prepare(viewport.bounds)) != nil, let item = selectableItem(.cell(path)),
            !isInLockedPlace(path), !item.traits.flags.contains(.isLocked),
            item.traits.move == .yes || !isByPointer && item.traits.move == .ask
        else { return nil }
        var transforms: [Transform3D] = []
        let shown = screen.visible.attributes(for: .cell(path))
        let placed =
            shown
            ?? (try? stage.attributes(
                for: .cell(path), visible: visibleInterval, transforms: &transforms))
        guard let placed else { return nil }
        let (seen, bounds) = (screen.frame.contentOffset, viewport.bounds)
        let held = HeldItem(
            placed.frame, at: position, offset: shown == nil ? bounds.origin : seen)
        held.hold(in: bounds)
        return held
    }

    /// Whether keys may move an element: an item whose traits allow it and whose position is not
    /// locked.
    mutating func mayMoveByKey(_ element: Element) -> Bool {
        guard let item = selectableItem(element) else { return false }
        return item.traits.move == .yes && !isInLockedPlace(element.indexPath)
            && (try? prepare(viewport.bounds)) != nil
    }
}
