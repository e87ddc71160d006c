/// An update that the data source has made.
struct DataChange {
    /// Which elements go with items, and which with sections.
    let ownership: ElementOwnership
    let cause: ChangeCause
    /// The sections before the update; nil, where nothing needs them.
    let sectionsBefore: SumTree<SectionLeaf>?
    /// The sections after the update.
    let sections: SumTree<SectionLeaf>
    /// The sections and items that keep what belongs to their identifiers, though the update is the
    /// difference of two snapshots and deletes and inserts them; nil: there are none.
    var reloaded: ReloadedIdentifiers?
}

/// How display frames show an update.
struct ChangeCause {
    /// The number of the change that display frames animate; nil: they show the update at once.
    var number: UInt32?
    /// The index that the update has in the history, if it is animated.
    var place = 0
    /// The number of the last change before the update.
    var lastNumber: UInt32 = 0
}

/// Data that replaces all data of a view.
struct DataReplacement {
    /// The snapshots of the old data and of the new data; nil, unless both are data of snapshots. Then
    /// nothing says which item of the old data is which one of the new data.
    let snapshots: (old: Snapshot, new: Snapshot)?
    /// The number of items of the new data.
    let itemCount: Int
}
