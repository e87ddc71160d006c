/// State that refers to sections or items, and is adjusted when the data changes: by an update, or
/// by a replacement of all data.
///
/// `Scene.adjustCarried` and `Interactions.adjustCarried` list all carried values, for updates
/// and for replacements. `Scene.readCarried` lists the carried values of the scene, to count their
/// bytes and to check their invariants.
protocol Carried: ~Copyable {
    /// Adjusts this value for an update that is already applied to the data source.
    mutating func follow(_ change: DataChange)

    /// Adjusts this value for a replacement of all data.
    ///
    /// - Returns: False if the value refers to nothing any more: an optional then becomes nil.
    mutating func follow(_ replacement: DataReplacement) -> Bool

    /// For which updates this value needs the sections before the update.
    var needsSectionsBefore: UpdatesWithSections { get }

    /// The bytes that count against the limit of the view.
    var heldBytes: Int { get }

    /// For tests: describes an invariant that this value violates; nil: all invariants hold.
    ///
    /// - Parameter sections: The sections of the data.
    func brokenInvariant(_ sections: SumTree<SectionLeaf>) -> StaticString?
}

/// The updates whose changes have the sections before the update: see `DataChange.sectionsBefore`.
enum UpdatesWithSections {
    case none
    /// Updates that insert, delete, move, reload or reconfigure sections.
    case ofSections
    case all
}

extension Carried where Self: ~Copyable {
    var needsSectionsBefore: UpdatesWithSections { .none }

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

    var needsSectionsBefore: UpdatesWithSections { self?.needsSectionsBefore ?? .none }

    var heldBytes: Int { self?.heldBytes ?? 0 }

    func brokenInvariant(_ sections: SumTree<SectionLeaf>) -> StaticString? {
        self?.brokenInvariant(sections)
    }
}
