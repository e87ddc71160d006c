/// Something that refers to sections or items, and goes with them through updates.
///
/// A follower is told of each update after it was carried out, once, in the order of the lists in
/// `Scene.follow` and `CollectionView.follow`.
protocol PlanFollower: ~Copyable {
    mutating func follow(_ plan: UpdatePlan, _ change: DataChange)
}

/// Which update it is, for display frames that show changes over time.
struct ChangeCause {
    /// The number of the change by which display frames show the update over time; nil: they show
    /// it at once.
    var number: UInt32?
    /// The place of the update in the history, if that goes on, and the number of the last change
    /// that was made before.
    var place = 0
    var lastNumber: UInt32 = 0
}

/// An update of the data that was carried out, as followers of its plan see it.
struct DataChange {
    /// Tells which elements go with items, and which with sections.
    let ownership: ElementOwnership
    let cause: ChangeCause
    /// The sections before the update, where a follower needs them.
    let sectionsBefore: SumTree<SectionLeaf>?
    /// The sections after the update.
    let sections: SumTree<SectionLeaf>
    /// The sections and items that keep what belongs to their identifiers, though the update is the
    /// difference of two snapshots and deletes and inserts them; nil: there are none.
    var reloaded: ReloadedIdentifiers?
}
