/// A section as its arrangement sees it: where its items and its lines are, and its measures.
struct SectionBody {
    var place: PlacedSection
    var metrics: ResolvedMetrics
    let presentation: Presentation
    /// How far the section is scrolled across; 0 for a section that does not scroll.
    var offset = 0.0

    var axis: Axis { presentation.axis }
    /// Where the first line begins along the main axis.
    var linesStart: Double { place.start + metrics.headerLength + metrics.insetStart }

    var firstItem: Int { place.firstItem }
    var itemCount: Int { place.itemCount }
    var itemRange: Range<Int> { place.itemRange }
    var firstLine: Int { place.firstLine }
    var lineCount: Int { place.lineCount }
    /// Among all lines that are stored.
    var lineRange: Range<Int> { place.firstLine..<place.firstLine + place.lineCount }
}

extension SectionBody {
    /// Returns the attributes of an item that looks as the section's metrics say.
    ///
    /// - Parameter cursor: At the item.
    /// - Parameter frame: In content coordinates that are not mirrored.
    func cell(_ item: Int, _ cursor: ItemCursor, _ frame: Rect) -> LayoutAttributes {
        LayoutAttributes(
            element: .cell(IndexPath(section: UInt32(place.index), item: UInt32(item))),
            reuseIdentifier: cursor.leaf.reuseIdentifier(cursor.local, metrics),
            frame: presentation.presented(frame), zIndex: metrics.itemZIndex,
            flags: cursor.leaf.isSizeEstimated(cursor.local, metrics) ? .isEstimated : [])
    }
}
