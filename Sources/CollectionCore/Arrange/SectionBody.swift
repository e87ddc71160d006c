/// A section in the form that its arrangement works with: the places of its items and its lines,
/// and its metrics.
struct SectionBody {
    var place: PlacedSection
    var metrics: ResolvedMetrics
    let presentation: Presentation
    /// How far the section is scrolled along the cross axis, in points; 0 for a section that does
    /// not scroll orthogonally.
    var offset = 0.0

    var axis: Axis { presentation.axis }
    /// Where the first line begins along the main axis, in points of the content.
    var linesStart: Double { place.start + metrics.headerLength + metrics.insetStart }

    var firstItem: Int { place.firstItem }
    var itemCount: Int { place.itemCount }
    var itemRange: Range<Int> { place.itemRange }
    var firstLine: Int { place.firstLine }
    var lineCount: Int { place.lineCount }
    /// The indices of the section's lines among the stored lines of all sections.
    var lineRange: Range<Int> { place.firstLine..<place.firstLine + place.lineCount }
}

extension SectionBody {
    /// Returns the layout attributes of an item. The section's metrics give the z-index, and the
    /// reuse identifier where the item has none of its own.
    ///
    /// - Parameter cursor: A cursor at the item.
    /// - Parameter frame: In content coordinates that are not mirrored.
    func cell(_ item: Int, _ cursor: ItemCursor, _ frame: Rect) -> LayoutAttributes {
        LayoutAttributes(
            element: .cell(IndexPath(section: UInt32(place.index), item: UInt32(item))),
            reuseIdentifier: cursor.leaf.reuseIdentifier(cursor.local, metrics),
            frame: presentation.presented(frame), zIndex: metrics.itemZIndex,
            flags: cursor.leaf.isSizeEstimated(cursor.local, metrics) ? .isEstimated : [])
    }
}
