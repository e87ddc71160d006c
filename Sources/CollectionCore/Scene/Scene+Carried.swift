// Everything of the scene that refers to sections or items.
extension Scene {
    /// Adjusts everything of the scene that is carried to other data.
    ///
    /// The order: what layout depends on (offsets of orthogonal sections, attributes that the host
    /// has set), as it must be that of the new data before anything is laid out again; what is
    /// known of sections and items; what is visible, and the item that keeps its place there; what
    /// a person does.
    @inline(__always)
    mutating func adjustCarried<Change: CarriedChange & ~Copyable>(to change: borrowing Change) {
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

    /// Reads everything of the scene that is carried.
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

    /// For tests: the invariant that does not hold of something that is carried, in words; nil: all
    /// hold.
    func brokenCarried() -> StaticString? {
        var reader = InvariantReader(stage.dataSource.sections)
        readCarried(&reader)
        return reader.broken
    }
}
