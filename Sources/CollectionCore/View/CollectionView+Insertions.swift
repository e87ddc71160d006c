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
        _ = try stage.dataSource.itemIndex(of: path)
        return stage.laidOutPath(path)
    }

    /// Returns the item of the data that display frames present at an index path.
    ///
    /// - Returns: Nil, where a placeholder or a gap is presented.
    /// - Throws: `invalidSection`, `invalidItem`.
    /// - Complexity: O(log n)
    public func dataSourceIndexPath(
        forPresentationIndexPath path: IndexPath
    ) throws(CollectionError) -> IndexPath? {
        _ = try (stage.reordering?.dataSource ?? stage.dataSource).itemIndex(of: path)
        return stage.pathInData(path)
    }

    /// Whether display frames show what is not in the data: placeholders, or an open gap.
    public var hasUncommittedUpdates: Bool { hasInsertions }
}

extension CollectionView {
    /// Whether there is to be room for items that are not in the data.
    var hasInsertions: Bool { !placeholders.isEmpty || drop?.hasGap == true }

    /// Whether the layout places items by their order, so that there can be room between them.
    var canInsertItems: Bool {
        interactive == nil && !isMovingItem && stage.layout.explicit == nil
    }

    /// Has the stage lay out placeholders, and the gap, where the layout can have them.
    mutating func presentInsertions() {
        if isMovingItem { return }
        stage.putBack()
        defer { noteMovement() }
        if !hasInsertions || !canInsertItems { return }
        // What the layout has no room for is not presented.
        do throws(CollectionError) {
            if !stage.isLaidOut(for: viewport) { try prepare(viewport.bounds) }
            try stage.present(.inserted(insertions(drop?.presentedGap)), nil, ownership, limits)
        } catch {}
    }

    /// Presents again what a change of the layout has put back.
    @inline(never)
    mutating func keepInsertions() {
        if stage.reordering == nil && canInsertItems { presentInsertions() }
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

/// What a change of the order that is presented needs, so that it is shown over time and moves no
/// content offset.
struct RoomChange {
    fileprivate let isAnimated: Bool
    fileprivate let before: LayoutMoment?
    fileprivate let edge: Double?
}

extension CollectionView {
    /// Notes how everything is before another order is presented.
    mutating func beginRoomChange() -> RoomChange {
        let isAnimated = isAnimated(Self.movementAnimation.duration_ns)
        noteAfterChange()
        let before = isAnimated ? momentNow() : nil
        return RoomChange(isAnimated: isAnimated, before: before, edge: anchorEdgeNow())
    }

    /// Has display frames show over time that another order is presented.
    mutating func endRoomChange(_ change: RoomChange) {
        noteRoom(since: change.edge)
        if change.isAnimated { transitions.begin(Self.movementAnimation, change.before) }
    }
}
