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
            if !scene.isLaidOut(in: scene.viewport.bounds) {
                try scene.prepare(scene.viewport.bounds)
            }
            try scene.stage.present(
                .inserted(insertions(session?.presentedGap)), nil, scene.ownership, scene.limits)
        } catch {}
    }

    /// True after a change of the layout has removed the placeholders and the gap.
    func lacksInsertions(in scene: borrowing Scene) -> Bool {
        hasInsertions && scene.stage.reordering == nil && scene.allows(.insertion)
    }

    /// Inserts the placeholders and the gap again after a change of the layout has removed them.
    @inline(never)
    mutating func keepInsertions(in scene: inout Scene) {
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

    /// Makes the stage lay out a new placeholder, beside what it lays out already.
    mutating func present(inserted placeholder: Placeholder, in scene: inout Scene) {
        guard var items = presentedItems(in: scene) else { return presentInsertions(in: &scene) }
        let (item, path) = (placeholder.item, placeholder.point.path)
        let index = items.items.partitioningIndex {
            $0.path > path || $0.path == path && $0.element == nil
        }
        let update = items.insertion(item, placeholder.content, at: index)
        present(items, update, in: &scene)
    }

    /// Makes the stage no longer lay out a placeholder that was deleted.
    mutating func present(deleted placeholder: Placeholder, in scene: inout Scene) {
        guard var items = presentedItems(in: scene), items.items.count > 1,
            let index = items.items.firstIndex(where: { $0.element == placeholder.element })
        else { return presentInsertions(in: &scene) }
        let update = items.deletion(at: index, placeholder.content)
        present(items, update, in: &scene)
    }

    /// The placeholders and the gap that the stage lays out, if it can lay out one more or one
    /// fewer without the others; otherwise nil.
    private func presentedItems(in scene: borrowing Scene) -> InsertedItems? {
        guard case .inserted(let items) = scene.stage.reordering?.order,
            scene.stage.custom == nil, scene.isLaidOut(in: scene.viewport.bounds),
            scene.allows(.insertion)
        else { return nil }
        return items
    }

    /// Makes the stage lay out an order to which an update leads from the order that it lays out.
    private func present(
        _ items: InsertedItems, _ update: BatchUpdate, in scene: inout Scene
    ) {
        do throws(CollectionError) {
            try scene.stage.present(
                .inserted(items), by: update, nil, scene.ownership, scene.limits)
        } catch {
            // If the layout fails to make room, nothing is inserted.
            scene.stage.putBack()
        }
        scene.noteMovement()
    }

    /// The placeholders and the gap; a gap comes after the placeholders at the same index path.
    func insertions(_ gap: Gap?) -> InsertedItems {
        var items = InsertedItems()
        var gap = gap
        for placeholder in placeholders.all {
            if let next = gap, next.point.path < placeholder.point.path {
                items.insert(next.item, next.content, at: items.items.count)
                gap = nil
            }
            items.insert(placeholder.item, placeholder.content, at: items.items.count)
        }
        if let gap { items.insert(gap.item, gap.content, at: items.items.count) }
        return items
    }
}
