extension DropInteraction {
    /// Whether there are placeholders or a gap, for which the layout needs room.
    var hasInsertions: Bool { !placeholders.isEmpty || session?.hasGap == true }

    /// Makes the stage lay out the placeholders and the gap, if the layout can insert them.
    mutating func presentInsertions(in scene: inout Scene) {
        if scene.isMovingItem { return }
        scene.stage.putBack()
        defer { scene.noteMovement() }
        if !hasInsertions || !scene.allows(.insertion) { return }
        // If the layout fails to make room, nothing is inserted.
        do throws(CollectionError) {
            if !scene.stage.isLaidOut(for: scene.viewport) {
                try scene.prepare(scene.viewport.bounds)
            }
            try scene.stage.present(
                .inserted(insertions(session?.presentedGap)), nil, scene.ownership, scene.limits)
        } catch {}
    }

    /// Inserts the placeholders and the gap again if a change of the layout has removed them.
    @inline(never)
    mutating func keepInsertions(in scene: inout Scene) {
        if scene.stage.reordering != nil || !scene.allows(.insertion) { return }
        if !isClosedByTransition { return presentInsertions(in: &scene) }
        isClosedByTransition = false
        let change = scene.beginRoomChange()
        presentInsertions(in: &scene)
        scene.endRoomChange(change)
    }

    /// Takes the placeholders and the gap out of the layout for an interactive transition, over
    /// time: the transition moves nothing by itself.
    @inline(never)
    mutating func closeForTransition(in scene: inout Scene) {
        if scene.stage.reordering == nil { return }
        isClosedByTransition = true
        let change = scene.beginRoomChange()
        scene.stage.putBack()
        scene.endRoomChange(change)
        scene.noteAfterChange()
    }

    /// The placeholders and the gap; a gap comes after the placeholders at the same index path.
    func insertions(_ gap: Gap?) -> InsertedItems {
        var items: [InsertedItems.Item] = []
        var gap = gap
        for placeholder in placeholders.all {
            if let next = gap, next.point.path < placeholder.point.path {
                items.append(next.item)
                gap = nil
            }
            items.append(
                InsertedItems.Item(
                    path: placeholder.point.path, element: placeholder.element,
                    content: placeholder.content))
        }
        if let gap { items.append(gap.item) }
        return InsertedItems(items)
    }
}
