/// Something by which the data becomes other data.
protocol CarriedChange: ~Copyable {
    /// Adjusts something that refers to sections or items.
    func adjust<Adjusted: Carried & ~Copyable>(_ carried: inout Adjusted)
}

/// An update that the data source has made.
struct DataChange: CarriedChange {
    let plan: UpdatePlan
    /// Which elements go with items, and which with sections.
    let ownership: ElementOwnership
    let cause: ChangeCause
    /// The sections before the update; nil, where nothing needs them.
    let sectionsBefore: SumTree<SectionLeaf>?
    /// The sections after the update.
    let sections: SumTree<SectionLeaf>
    /// The sections and items that keep what belongs to their identifiers, though the update is the
    /// difference of two snapshots and deletes and inserts them; nil: there are none.
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

/// How display frames show an update.
struct ChangeCause {
    /// The number of the change that display frames animate; nil: they show the update at once.
    var number: UInt32?
    /// The index that the update has in the history, if it is animated.
    var place = 0
    /// The number of the last change before the update.
    var lastNumber: UInt32 = 0
}
