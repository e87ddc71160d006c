public import CollectionCore
public import CollectionWire

/// Section snapshots: outlines, made, edited and given to sections. They are named by number.
extension CollectionClient {
    /// Makes one without items.
    public mutating func createSectionSnapshot() throws(ClientError) -> UInt32 {
        try call(CreateSectionSnapshot(.empty))
    }

    public mutating func createSectionSnapshot(
        copyOf original: UInt32
    ) throws(ClientError) -> UInt32 {
        try call(CreateSectionSnapshot(.copy(of: original)))
    }

    /// Makes one of the descendants of an item, or of those and the item.
    public mutating func createSectionSnapshot(
        ofPartOf original: UInt32, parent: UInt64, includingParent: Bool = false
    ) throws(ClientError) -> UInt32 {
        try call(
            CreateSectionSnapshot(
                .part(of: original, parent: parent, includingParent: includingParent)))
    }

    public mutating func destroySectionSnapshot(_ snapshot: UInt32) throws(ClientError) {
        _ = try call(DestroySectionSnapshot(snapshot))
    }

    /// Changes one: all that the edit says, or, when it is refused, nothing.
    public mutating func edit(
        _ edit: SectionSnapshotEdit, sectionSnapshot: UInt32
    ) throws(ClientError) {
        _ = try call(EditSectionSnapshot(sectionSnapshot, edit))
    }

    /// Makes the visible items those of a section of the snapshot that a view shows.
    public mutating func applySectionSnapshot(
        _ snapshot: UInt32, toSection section: UInt64,
        options: BatchUpdateOptions = BatchUpdateOptions(), view: UInt32
    ) throws(ClientError) {
        let apply = ApplySectionSnapshot(snapshot, toSection: section, options: options)
        _ = try call(apply, view: view)
    }
}

/// What section snapshots have in them; lists are depth first.
extension CollectionClient {
    public mutating func items(
        ofSectionSnapshot snapshot: UInt32
    ) throws(ClientError) -> [UInt64] {
        try identifiers(.all, snapshot)
    }

    public mutating func rootItems(
        ofSectionSnapshot snapshot: UInt32
    ) throws(ClientError) -> [UInt64] {
        try identifiers(.roots, snapshot)
    }

    public mutating func visibleItems(
        ofSectionSnapshot snapshot: UInt32
    ) throws(ClientError) -> [UInt64] {
        try identifiers(.visible, snapshot)
    }

    public mutating func expandedItems(
        ofSectionSnapshot snapshot: UInt32
    ) throws(ClientError) -> [UInt64] {
        try identifiers(.expanded, snapshot)
    }

    /// Lazy items that are visible, expanded, and still without children.
    public mutating func itemsAwaitingChildren(
        ofSectionSnapshot snapshot: UInt32
    ) throws(ClientError) -> [UInt64] {
        try identifiers(.awaitingChildren, snapshot)
    }

    /// - Returns: Nil when it is not there.
    public mutating func outlineItem(
        _ item: UInt64, inSectionSnapshot snapshot: UInt32
    ) throws(ClientError) -> OutlineItem? {
        try call(GetOutlineItem(snapshot, item: item))
    }

    private mutating func identifiers(
        _ list: SectionSnapshot.List, _ snapshot: UInt32
    ) throws(ClientError) -> [UInt64] {
        try allIdentifiers(view: 0) { first in
            GetOutlineIdentifiers(snapshot, list, first: first, count: .max)
        }
    }
}
