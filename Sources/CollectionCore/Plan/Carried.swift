/// What refers to sections or items, and is adjusted where the data becomes other data: by an
/// update, or by data that replaces all data.
///
/// `Scene.adjustCarried` and `CollectionView.adjustCarried` list all of them, for updates and for
/// data that replaces all data. `Scene.readCarried` lists those of the scene, to count their bytes
/// and to check their invariants.
protocol Carried: ~Copyable {
    /// Adjusts to an update that the data source has already made.
    mutating func follow(_ change: DataChange)

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
    @inline(__always)
    mutating func follow(_ change: DataChange) { self?.follow(change) }

    mutating func follow(_ replacement: DataReplacement) -> Bool {
        if self?.follow(replacement) == false { self = nil }
        return true
    }

    var heldBytes: Int { self?.heldBytes ?? 0 }

    func brokenInvariant(_ sections: SumTree<SectionLeaf>) -> StaticString? {
        self?.brokenInvariant(sections)
    }
}
