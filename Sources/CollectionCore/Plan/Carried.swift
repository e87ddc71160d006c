/// State that refers to sections or items, and is adjusted when the data changes: by an update, or
/// by a replacement of all data.
///
/// `Scene.adjustCarried` and `CollectionView.adjustCarried` list all carried values, for updates
/// and for replacements. `Scene.readCarried` lists the carried values of the scene, to count their
/// bytes and to check their invariants.
protocol Carried: ~Copyable {
    /// Adjusts this value for an update that is already applied to the data source.
    mutating func follow(_ change: DataChange)

    /// Adjusts this value for a replacement of all data.
    ///
    /// - Returns: False if the value refers to nothing any more: an optional then becomes nil.
    mutating func follow(_ replacement: DataReplacement) -> Bool

    /// The bytes that count against the limit of the view.
    var heldBytes: Int { get }

    /// For tests: describes an invariant that this value violates; nil: all invariants hold.
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
