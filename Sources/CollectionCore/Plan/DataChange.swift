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

/// Data that replaces all data of a view.
///
/// Where the old data and the new data are snapshots, identifiers say which item of the old data is
/// which one of the new data. Otherwise nothing does.
final class DataReplacement: CarriedChange {
    private let old: Snapshot?
    private let new: Snapshot?
    /// The number of items of the new data.
    let itemCount: Int

    /// - Parameters:
    ///   - old: The snapshot that the old data is of; nil: it is not that of a snapshot.
    ///   - new: The snapshot that the new data is of; nil: it is not that of a snapshot.
    init(of old: Snapshot?, by new: Snapshot?, itemCount: Int) {
        let areSnapshots = old != nil && new != nil
        self.old = areSnapshots ? old : nil
        self.new = areSnapshots ? new : nil
        self.itemCount = itemCount
    }

    func adjust<Adjusted: Carried & ~Copyable>(_ carried: inout Adjusted) {
        _ = carried.follow(self)
    }

    /// Whether items that are in both data have the same identifiers.
    var keepsIdentifiers: Bool { old != nil }

    /// The values of the items of the new data: those of their identifiers, and 0 for new ones.
    ///
    /// - Complexity: O(n log n)
    func items(_ values: ItemValues) -> ItemValues {
        guard let old, let new else { return ItemValues(count: itemCount) }
        return values.carried(from: old.items, to: new.items)
    }

    /// The values of the sections of the new data; nil: nothing is known of them.
    ///
    /// - Complexity: O(n log n)
    func sections(_ values: ItemValues) -> ItemValues? {
        guard let old, let new else { return nil }
        return values.carried(from: old.sections, to: new.sections)
    }

    /// The names of the items of the new data; nil: nothing is known of them.
    ///
    /// - Complexity: O(n log n)
    func items(_ names: ItemNames) -> ItemNames? {
        guard let old, let new else { return nil }
        return names.carried(from: old.items, to: new.items)
    }

    /// The index path of an item in the new data; nil: the item is not in it.
    ///
    /// - Complexity: O(log n)
    func path(_ path: IndexPath) -> IndexPath? {
        old?.itemIdentifier(at: path).flatMap { new?.indexPath(ofItem: $0) }
    }
}
