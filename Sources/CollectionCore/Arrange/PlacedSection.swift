/// A section as it is laid out, with its place in the content.
struct PlacedSection {
    var index: Int
    /// Where the section begins along the main axis, in points.
    var start: Double
    /// The length of the section along the main axis, in points.
    var extent: Double
    /// The index of the section's first item among the items of all sections.
    var firstItem: Int
    var itemCount: Int
    /// The index of the section's first line among the stored lines of all sections.
    var firstLine: Int
    /// The number of the section's stored lines.
    var lineCount: Int
    /// An index into `SectionedGeometry.metrics`.
    var metrics: Int
    /// Whether all items have the same size, as `SectionLayout.isUniform`.
    var isUniform: Bool
}

extension PlacedSection {
    /// The indices of the section's items among the items of all sections.
    var itemRange: Range<Int> { firstItem..<firstItem + itemCount }
}
