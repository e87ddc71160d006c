/// A visitor of all carried values of the scene: see `Scene.readCarried`.
protocol CarriedReader {
    mutating func read<Read: Carried & ~Copyable>(_ carried: borrowing Read)
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
