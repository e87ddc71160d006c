// The places of items in bands: rule K3 of docs/semantics.md.
extension GridLines {
    /// Collects the items of a band.
    ///
    /// - Parameter scan: The scan, its cursor at the band's first item; the cursor moves behind the
    ///   band's last item.
    func collectBand(
        _ line: PlacedLine, _ scan: inout SectionScan, into collector: inout ElementCollector
    ) {
        let (metrics, axis) = (scan.section.metrics, scan.section.axis)
        // Moved out of the collector, so that changes do not copy its storage.
        var band = GridBand()
        swap(&band, &collector.kept.band)
        band.begin(laneCount: laneCount)
        let first = scan.cursor
        for _ in 0..<line.itemCount {
            band.keep(band.append(scan.cursor, axis, metrics, self))
            scan.advance()
        }
        band.addUp(spacing: metrics.lineSpacing)
        scan.cursor = first
        let main = scan.section.linesStart + line.start
        for number in 0..<line.itemCount {
            let cell = band.cells[number]
            let start = band.addedUpStart(ofRow: cell.row, self, spacing: metrics.lineSpacing)
            let frame = bandFrame(cell, main: main + start, scan.mainLength, scan.section)
            collector.append(scan.cell(line.firstItem + number, frame))
            if collector.isFull { break }
            scan.advance()
        }
        swap(&band, &collector.kept.band)
    }

    /// Returns the frame of an item in a section whose bands are stored.
    func bandFrame(
        ofItem item: Int, _ section: SectionBody, _ items: SumTree<ItemLeaf>,
        _ stored: StoredLines
    ) -> Rect {
        let line = stored.line(ofItem: item, of: section)
        let (band, cell, cursor) = bandCell(ofItem: item, line, section, items)
        let start = band.start(ofRow: cell.row, self, spacing: section.metrics.lineSpacing)
        return bandFrame(
            cell, main: section.linesStart + line.start + start,
            cursor.leaf.main(section.axis, cursor.local, section.metrics), section)
    }

    /// Returns the place of an item in its band, with the band up to the item, and a cursor at the
    /// item.
    ///
    /// - Parameter line: The stored band that holds the item.
    private func bandCell(
        ofItem item: Int, _ line: PlacedLine, _ section: SectionBody, _ items: SumTree<ItemLeaf>
    ) -> (band: GridBand, cell: GridCell, cursor: ItemCursor) {
        let (metrics, axis) = (section.metrics, section.axis)
        var cursor = ItemCursor(items, at: section.firstItem + line.firstItem)
        var band = GridBand()
        band.begin(laneCount: laneCount)
        for _ in line.firstItem..<item {
            _ = band.append(cursor, axis, metrics, self)
            cursor.advance(by: 1, in: items)
        }
        // Later items do not change the rows before this item's first row.
        let cell = band.append(cursor, axis, metrics, self)
        return (band, cell, cursor)
    }

    /// Returns the first lane of an item in a section whose bands are stored.
    func bandLane(
        ofItem item: Int, _ section: SectionBody, _ items: SumTree<ItemLeaf>,
        _ stored: StoredLines
    ) -> Int {
        let line = stored.line(ofItem: item, of: section)
        return bandCell(ofItem: item, line, section, items).cell.lane
    }

    private func bandFrame(
        _ cell: GridCell, main: Double, _ own: Double, _ section: SectionBody
    ) -> Rect {
        var length = own
        if let rowThickness {
            length =
                Double(cell.along) * rowThickness
                + Double(cell.along - 1) * section.metrics.lineSpacing
        }
        return frame(cell.lane, main: main, length: length, across: cell.across, section)
    }
}
