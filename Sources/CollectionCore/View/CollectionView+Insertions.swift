// Room for items that are not in the data: rules O8, O16 and O17 of docs/semantics.md.
extension CollectionView {
    /// Returns where display frames present an item of the data, while a person moves an item, or
    /// while there is room for items that are not in the data.
    ///
    /// - Throws: `invalidSection`, `invalidItem`.
    /// - Complexity: O(log n)
    public func presentationIndexPath(
        forDataSourceIndexPath path: IndexPath
    ) throws(CollectionError) -> IndexPath {
        _ = try scene.stage.dataSource.itemIndex(of: path)
        return scene.stage.laidOutPath(path)
    }

    /// Returns the item of the data that display frames present at an index path.
    ///
    /// - Returns: Nil, where a placeholder or a gap is presented.
    /// - Throws: `invalidSection`, `invalidItem`.
    /// - Complexity: O(log n)
    public func dataSourceIndexPath(
        forPresentationIndexPath path: IndexPath
    ) throws(CollectionError) -> IndexPath? {
        _ = try (scene.stage.reordering?.dataSource ?? scene.stage.dataSource).itemIndex(of: path)
        return scene.stage.pathInData(path)
    }

    /// Whether display frames show what is not in the data: placeholders, or an open gap.
    public var hasUncommittedUpdates: Bool { hasInsertions }
}

extension CollectionView {
    /// Whether there is to be room for items that are not in the data.
    var hasInsertions: Bool { !placeholders.isEmpty || drop?.hasGap == true }

    /// Has the stage lay out placeholders, and the gap, where the layout can have them.
    mutating func presentInsertions() {
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
                .inserted(insertions(drop?.presentedGap)), nil, scene.ownership, scene.limits)
        } catch {}
    }

    /// Presents again what a change of the layout has put back.
    @inline(never)
    mutating func keepInsertions() {
        if scene.stage.reordering == nil && scene.canInsertItems { presentInsertions() }
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
