/// A section as it is laid out, and where.
struct PlacedSection {
    var index: Int
    /// Where the section begins along the main axis.
    var start: Double
    var extent: Double
    /// Among all items.
    var firstItem: Int
    var itemCount: Int
    /// Among all lines that are stored.
    var firstLine: Int
    var lineCount: Int
    var metrics: Int
    var isUniform: Bool
}

extension PlacedSection {
    /// Among all items.
    var itemRange: Range<Int> { firstItem..<firstItem + itemCount }
}
