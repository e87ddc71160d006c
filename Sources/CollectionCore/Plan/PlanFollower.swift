/// Something that refers to sections or items, and goes with them through updates.
///
/// A follower is told of each update after it was carried out, once, in the order of the list in
/// `CollectionView`.
protocol PlanFollower {
    mutating func follow(_ plan: UpdatePlan, _ change: DataChange)
}

/// An update of the data that was carried out, as followers of its plan see it.
struct DataChange {
    /// Tells which elements go with items, and which with sections.
    let ownership: ElementOwnership
    /// Whether the next display frames show the update over time.
    let isAnimated: Bool
    /// The sections before the update, where a follower needs them.
    let sectionsBefore: SumTree<SectionLeaf>?
    /// The sections after the update.
    let sections: SumTree<SectionLeaf>
}
