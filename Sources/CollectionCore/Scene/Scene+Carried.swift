// The parts of the scene that refer to sections or items and are adjusted when the data changes.
extension Scene {
    /// Adjusts every carried part of the scene to changed data.
    ///
    /// The order: first the parts that layout depends on (offsets of orthogonal sections,
    /// attributes that the host has set), because they must match the new data before anything is
    /// laid out again; then what is known of sections and items; then visible elements and the
    /// anchor; then the interactions of a person.
    @inline(__always)
    mutating func adjustCarried<Change: CarriedChange>(to change: Change) {
        change.adjust(&stage.geometry.offsets)
        change.adjust(&explicit)
        change.adjust(&traits)
        change.adjust(&names)
        change.adjust(&index)
        change.adjust(&selection)
        change.adjust(&screen)
        change.adjust(&anchor)
        change.adjust(&input)
        change.adjust(&drag)
    }

    /// Passes every carried part of the scene to a reader.
    @inline(__always)
    func readCarried<Reader: CarriedReader>(_ reader: inout Reader) {
        reader.read(stage.geometry.offsets)
        reader.read(explicit)
        reader.read(traits)
        reader.read(names)
        reader.read(index)
        reader.read(selection)
        reader.read(screen)
        reader.read(anchor)
        reader.read(input)
        reader.read(drag)
    }

    /// For tests: describes an invariant that a carried part of the scene violates; nil: all
    /// invariants hold.
    func brokenCarried() -> StaticString? {
        var reader = InvariantReader(stage.dataSource.sections)
        readCarried(&reader)
        return reader.broken
    }
}
