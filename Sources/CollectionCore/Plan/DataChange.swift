/// A change of the data: an update, or a replacement of all data.
protocol CarriedChange {
    /// Adjusts a value that refers to sections or items for this change.
    func adjust<Adjusted: Carried & ~Copyable>(_ carried: inout Adjusted)
}

/// An update that is already applied to the data source.
struct DataChange: CarriedChange {
    let plan: UpdatePlan
    /// Which elements belong to items, and which belong to sections.
    let ownership: ElementOwnership
    let cause: ChangeCause
    /// The sections before the update; nil: nothing needs them.
    let sectionsBefore: SumTree<SectionLeaf>?
    /// The sections after the update.
    let sections: SumTree<SectionLeaf>
    /// The reloaded sections and items of a snapshot: the update deletes and inserts them, but they
    /// keep the state that belongs to their identifiers; nil: nothing is reloaded.
    let reloaded: ReloadedIdentifiers?

    init(
        _ plan: consuming UpdatePlan, _ ownership: ElementOwnership, _ cause: ChangeCause,
        sectionsBefore: SumTree<SectionLeaf>?, sections: SumTree<SectionLeaf>,
        reloaded: ReloadedIdentifiers?
    ) {
        self.plan = plan
        (self.ownership, self.cause) = (ownership, cause)
        (self.sectionsBefore, self.sections) = (sectionsBefore, sections)
        self.reloaded = reloaded
    }

    @inline(__always)
    func adjust<Adjusted: Carried & ~Copyable>(_ carried: inout Adjusted) {
        carried.follow(self)
    }
}

/// The animated change that an update belongs to, and the place of the update in the history.
struct ChangeCause {
    /// The number of the animated change of the update; nil: the update is not animated.
    var number: UInt32?
    /// The index of the update in the history, if the update is animated.
    var place = 0
    /// The number of the last animated change before the update.
    var lastNumber: UInt32 = 0
}
