/// What refers to sections or items, and is adjusted where the data becomes other data: by an update,
/// or by data that replaces all data.
///
/// `Scene.visitCarried` and `CollectionView.visitCarried` list all of them. A thing that conforms and is
/// on a list needs no other call: the list is visited by updates, by replaced data, by the count of
/// bytes, and by the check of invariants.
protocol Carried: ~Copyable {
    /// Adjusts to an update that the data source has already made.
    mutating func follow(_ plan: UpdatePlan, _ change: DataChange)

    /// Adjusts to data that replaces all data.
    ///
    /// - Returns: False: nothing is left. An optional becomes nil then.
    mutating func follow(_ replacement: DataReplacement) -> Bool

    /// The bytes that count against the limit of the view.
    var heldBytes: Int { get }

    /// For tests: the invariant that does not hold, in words; nil: all hold.
    ///
    /// - Parameter sections: The sections of the data.
    func brokenInvariant(_ sections: SumTree<SectionLeaf>) -> StaticString?
}

extension Carried where Self: ~Copyable {
    var heldBytes: Int { 0 }

    func brokenInvariant(_ sections: SumTree<SectionLeaf>) -> StaticString? { nil }
}

extension Optional: Carried where Wrapped: Carried {
    mutating func follow(_ plan: UpdatePlan, _ change: DataChange) { self?.follow(plan, change) }

    mutating func follow(_ replacement: DataReplacement) -> Bool {
        if self?.follow(replacement) == false { self = nil }
        return true
    }

    var heldBytes: Int { self?.heldBytes ?? 0 }

    func brokenInvariant(_ sections: SumTree<SectionLeaf>) -> StaticString? {
        self?.brokenInvariant(sections)
    }
}
