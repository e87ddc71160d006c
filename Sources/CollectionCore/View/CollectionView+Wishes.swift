// What interactions want of the data and of each other: the one place that carries it out.
extension CollectionView {
    /// Makes the update that an interaction wants.
    ///
    /// - Throws: As `performBatchUpdates`. Then nothing has changed.
    mutating func carryOut(_ wish: UpdateWish) throws(CollectionError) {
        try apply(
            BatchUpdate(items: wish.items),
            BatchUpdateOptions(animation: Scene.movementAnimation), tags: [], within: scene.limits,
            endsMovement: wish.endsMovement)
        if let snapshot = wish.snapshot { scene.keep(snapshot) }
    }

    /// Tells, once a snapshot is kept, what has become of the selection and of focus: with the
    /// identifiers of that snapshot.
    mutating func settleSnapshot() {
        if scene.snapshot == nil { return }
        if scene.selection != nil { scene.settleSelection(.update, .update) }
        settleFocuses()
    }

    /// Closes the menu and the row that are open, as an item is picked up or dragged: one
    /// interaction at a time has the items.
    mutating func yieldItems(_ origin: EventOrigin) {
        menu.closeMenu(origin, in: &scene)
        swipes.closeSwipe(origin, at: nil, in: &scene)
    }
}
