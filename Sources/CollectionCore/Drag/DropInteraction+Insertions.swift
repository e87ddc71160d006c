extension DropInteraction {
    /// Whether there is to be room for items that are not in the data.
    var hasInsertions: Bool { !placeholders.isEmpty || session?.hasGap == true }

    /// Has the stage lay out placeholders, and the gap, where the layout can have them.
    mutating func presentInsertions(in scene: inout Scene) {
        if scene.isMovingItem { return }
        scene.stage.putBack()
        defer { scene.noteMovement() }
        if !hasInsertions || !scene.canInsertItems { return }
        // What the layout has no room for is not presented.
        do throws(CollectionError) {
            if !scene.stage.isLaidOut(for: scene.viewport) {
                try scene.prepare(scene.viewport.bounds)
            }
            try scene.stage.present(
                .inserted(insertions(session?.presentedGap)), nil, scene.ownership, scene.limits)
        } catch {}
    }

    /// Presents again what a change of the layout has put back.
    @inline(never)
    mutating func keepInsertions(in scene: inout Scene) {
        if scene.stage.reordering == nil && scene.canInsertItems { presentInsertions(in: &scene) }
    }

    /// Placeholders, and the gap behind those at the same place.
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
