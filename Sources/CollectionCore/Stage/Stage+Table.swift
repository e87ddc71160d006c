// Rows and columns for assistive technology: rule Y2 of docs/semantics.md.

/// The numbers of rows and columns of a section; -1: not known, or the layout has none.
struct SectionTable {
    var rowCount: Int64 = -1
    var columnCount: Int64 = -1
}

extension Stage {
    /// Returns the numbers of rows and columns of a section as a person sees them: in a layout that
    /// scrolls along the horizontal axis, lines are columns.
    func table(ofSection section: PlacedSection) -> SectionTable {
        if geometry.compositional != nil { return SectionTable() }
        let size = geometry.arrangement(section.metrics).tableSize(
            of: geometry.body(section), laidOutItems)
        let (lines, lanes) = (Int64(size.lines ?? -1), Int64(size.lanes ?? -1))
        return geometry.axis == .vertical
            ? SectionTable(rowCount: lines, columnCount: lanes)
            : SectionTable(rowCount: lanes, columnCount: lines)
    }

    /// Returns the row and the column of an item, from 1; -1: not known, or the layout has none.
    func tableIndex(ofItem item: Int, of section: PlacedSection) -> (row: Int64, column: Int64) {
        if geometry.compositional != nil { return (-1, -1) }
        if let reordering {
            let path = reordering.order.presented(
                IndexPath(section: UInt32(section.index), item: UInt32(item)))
            return tableIndex(
                ofLaidOutItem: Int(path.item), of: geometry.section(Int(path.section)))
        }
        return tableIndex(ofLaidOutItem: item, of: section)
    }

    private func tableIndex(
        ofLaidOutItem item: Int, of section: PlacedSection
    ) -> (row: Int64, column: Int64) {
        let place = geometry.arrangement(section.metrics).tablePlace(
            ofItem: item, of: geometry.body(section), laidOutItems, geometry.stored)
        let (line, lane) = (
            place.line.map { Int64($0 + 1) } ?? -1, place.lane.map { Int64($0 + 1) } ?? -1
        )
        return geometry.axis == .vertical ? (line, lane) : (lane, line)
    }

    /// Returns the level of the headers of a section, from 1.
    func headerLevel(ofSection section: PlacedSection?) -> UInt32 {
        section.map { 1 + geometry.metrics[$0.metrics].headerLevel } ?? 1
    }
}
