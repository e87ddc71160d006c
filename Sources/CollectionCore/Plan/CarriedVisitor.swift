/// Something that is done with everything that is carried.
protocol CarriedVisitor: ~Copyable {
    mutating func visit<Visited: Carried & ~Copyable>(_ carried: inout Visited)
}

/// Adjusts everything that is carried to an update.
struct UpdateVisitor: CarriedVisitor, ~Copyable {
    let plan: UpdatePlan
    let change: DataChange

    @inline(__always)
    mutating func visit<Visited: Carried & ~Copyable>(_ carried: inout Visited) {
        carried.follow(plan, change)
    }
}

/// Adjusts everything that is carried to data that replaces all data.
struct ReplacementVisitor: CarriedVisitor, ~Copyable {
    let replacement: DataReplacement

    mutating func visit<Visited: Carried & ~Copyable>(_ carried: inout Visited) {
        _ = carried.follow(replacement)
    }
}

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
