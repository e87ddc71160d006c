/// Something that is asked of everything that is carried by the scene.
protocol CarriedReader {
    mutating func read<Read: Carried & ~Copyable>(_ carried: borrowing Read)
}

/// Adds up the bytes that count against the limit of the view.
struct HeldBytesReader: CarriedReader {
    private(set) var heldBytes = 0

    mutating func read<Read: Carried & ~Copyable>(_ carried: borrowing Read) {
        heldBytes += carried.heldBytes
    }
}

/// For tests: finds an invariant that does not hold.
struct InvariantReader: CarriedReader {
    let sections: SumTree<SectionLeaf>
    private(set) var broken: StaticString?

    init(_ sections: SumTree<SectionLeaf>) { self.sections = sections }

    mutating func read<Read: Carried & ~Copyable>(_ carried: borrowing Read) {
        broken = broken ?? carried.brokenInvariant(sections)
    }
}
