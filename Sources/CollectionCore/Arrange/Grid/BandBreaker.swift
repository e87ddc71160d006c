/// Breaks items into bands: rule K3 of docs/semantics.md. Where all items take one lane of one row,
/// bands are rows.
struct BandBreaker: LineBreaker {
    private let grid: GridLines
    private let metrics: ResolvedMetrics
    private let axis: Axis
    private var band = GridBand()

    init(_ grid: GridLines, _ metrics: ResolvedMetrics, _ axis: Axis) {
        self.grid = grid
        self.metrics = metrics
        self.axis = axis
    }

    func accepts(_ leaf: ItemLeaf, _ local: Int) -> Bool {
        band.accepts(band.cell(of: leaf.span(local)))
    }

    @inline(never)
    mutating func append(
        _ leaf: ItemLeaf, _ range: Range<Int>, to lines: inout LineBuilder
    ) {
        let isPlain = leaf.spans.isUniform && leaf.spans.uniform == ItemSpan.one.rawValue
        let areAlike = grid.rowThickness != nil || leaf.main(axis).isUniform
        // A row has no more items than a band may have.
        let passesRows = !(isPlain && areAlike) && grid.laneCount <= GridBand.itemsMax
        var index = range.lowerBound
        while index < range.upperBound {
            if passesRows && band.rowCount <= 1 {
                index = appendRows(leaf, index..<range.upperBound, to: &lines)
                if index == range.upperBound { break }
            }
            var cell = GridCell(row: 0, lane: 0, leaf.span(index), grid)
            if band.itemCount > 0 {
                let next = band.cell(of: leaf.span(index))
                if band.accepts(next) { cell = next } else { finish(to: &lines, isLast: false) }
            }
            if band.itemCount == 0 {
                // The last row stays open, even when it is full.
                let full = isPlain && areAlike ? (range.upperBound - index - 1) / grid.laneCount : 0
                lines.append(
                    lines: full, itemCount: grid.laneCount,
                    thickness: grid.rowThickness ?? leaf.main(axis, index, metrics))
                index += full * grid.laneCount
                band.begin(laneCount: grid.laneCount)
            }
            band.append(cell, leaf, index, axis, metrics, grid)
            index += 1
        }
    }

    /// Breaks items that take one row each, up to the first item that takes several rows. Each item
    /// stands in the row of the item before it if enough lanes are left there.
    ///
    /// - Precondition: The open band is one row, or has no items.
    /// - Returns: The index of the first item that takes several rows, or the range's end.
    private mutating func appendRows(
        _ leaf: ItemLeaf, _ range: Range<Int>, to lines: inout LineBuilder
    ) -> Int {
        let (spans, laneCount) = (leaf.spans, grid.laneCount)
        var row = band.onlyRow(grid)
        var lanes = row.lanes
        var (start, index) = (range.lowerBound, range.lowerBound)
        while index < range.upperBound {
            let span = ItemSpan(rawValue: spans[index])
            if span.along != 1 { break }
            let across = min(Int(span.across), laneCount)
            if lanes + across > laneCount {
                row.append(index - start, thickness: rowThickness(leaf, start..<index))
                lines.append(itemCount: row.itemCount, thickness: row.thickness)
                (row, lanes, start) = (GridBand.OnlyRow(), 0, index)
            }
            lanes += across
            index += 1
        }
        if start < index {
            row.append(index - start, thickness: rowThickness(leaf, start..<index))
            row.lanes = lanes
            band.begin(row, grid)
        }
        return index
    }

    /// The thickness that a row needs for items of a leaf that take one row each.
    private func rowThickness(_ leaf: ItemLeaf, _ range: Range<Int>) -> Double {
        if range.isEmpty { return 0 }
        return grid.rowThickness
            ?? leaf.main(axis).longest(of: range, missing: metrics.itemMain)
    }

    mutating func finish(to lines: inout LineBuilder, isLast: Bool) {
        if band.itemCount == 0 { return }
        lines.append(
            itemCount: band.itemCount,
            thickness: band.thickness(grid, spacing: metrics.lineSpacing))
        band.begin(laneCount: grid.laneCount)
    }
}

extension ItemLeaf {
    func span(_ index: Int) -> ItemSpan { ItemSpan(rawValue: spans[index]) }
}

extension GridCell {
    fileprivate init(row: Int, lane: Int, _ span: ItemSpan, _ grid: GridLines) {
        self.init(
            row: row, lane: lane, across: min(Int(span.across), grid.laneCount),
            along: Int(span.along))
    }
}

extension GridBand {
    /// Adds an item of a leaf at a place of the band.
    fileprivate mutating func append(
        _ cell: GridCell, _ leaf: ItemLeaf, _ local: Int, _ axis: Axis,
        _ metrics: ResolvedMetrics, _ grid: GridLines
    ) {
        append(cell)
        if grid.storesRows {
            thicken(
                cell, length: leaf.main(axis, local, metrics), spacing: metrics.lineSpacing)
        }
    }

    /// Adds the item under a cursor at the first free place behind the item before it, and returns
    /// the place.
    mutating func append(
        _ cursor: ItemCursor, _ axis: Axis, _ metrics: ResolvedMetrics, _ grid: GridLines
    ) -> GridCell {
        let cell = cell(of: cursor.leaf.span(cursor.local))
        append(cell, cursor.leaf, cursor.local, axis, metrics, grid)
        return cell
    }
}
