// Everything of the scene that refers to sections or items.
extension Scene {
    /// Visits everything of the scene that is carried.
    ///
    /// The order: what layout depends on (offsets of orthogonal sections, attributes that the host has
    /// set), as it must be that of the new data before anything is laid out again; what is known of
    /// sections and items; what is visible, and the item that keeps its place there; what a person
    /// does.
    @inline(__always)
    mutating func visitCarried<Visitor: CarriedVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.visit(&stage.geometry.offsets)
        visitor.visit(&explicit)
        visitor.visit(&traits)
        visitor.visit(&names)
        visitor.visit(&index)
        visitor.visit(&selection)
        visitor.visit(&screen)
        visitor.visit(&anchor)
        visitor.visit(&input)
        visitor.visit(&drag)
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
