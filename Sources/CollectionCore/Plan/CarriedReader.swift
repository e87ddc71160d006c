/// A visitor of all carried values of the scene: see `Scene.readCarried`.
protocol CarriedReader {
    mutating func read<Read: Carried & ~Copyable>(_ carried: borrowing Read)
}

/// Finds out whether a carried value needs the sections before an update.
struct SectionsBeforeReader: CarriedReader {
    /// Whether the update inserts, deletes, moves, reloads or reconfigures sections.
    let changesSections: Bool
    private(set) var isNeeded = false

    init(changesSections: Bool) { self.changesSections = changesSections }

    @inline(__always)
    mutating func read<Read: Carried & ~Copyable>(_ carried: borrowing Read) {
        switch carried.needsSectionsBefore {
        case .none: break
        case .ofSections: if changesSections { isNeeded = true }
        case .all: isNeeded = true
        }
    }
}

/// Adds up the bytes of carried values that count against the limit of the view.
struct HeldBytesReader: CarriedReader {
    private(set) var heldBytes = 0

    mutating func read<Read: Carried & ~Copyable>(_ carried: borrowing Read) {
        heldBytes += carried.heldBytes
    }
}

/// For tests: finds the first invariant that a carried value violates.
struct InvariantReader: CarriedReader {
    let sections: SumTree<SectionLeaf>
    private(set) var broken: StaticString?

    init(_ sections: SumTree<SectionLeaf>) { self.sections = sections }

    mutating func read<Read: Carried & ~Copyable>(_ carried: borrowing Read) {
        broken = broken ?? carried.brokenInvariant(sections)
    }
}
