/// Rows of a grid that belong together, for items span them: rule K3 of docs/semantics.md.
///
/// Items come in their order, each at the first place at or after that of the one before. So of
/// each lane it is enough to know where its last item ends. Storage is kept for the next band.
struct GridBand {
    private(set) var itemCount = 0
    private(set) var rowCount = 0
    /// Where the last item stands, and from which lane on there may be room in its row.
    private var row = 0
    private var nextLane = 0
    /// Of each lane: the row after the last item in it.
    private var laneEnds: [Int] = []
    /// Of each row: how thick it has to be; nothing where rows are alike.
    private var thicknesses: [Double] = []
    /// Of each item; only if asked for.
    private(set) var cells: [GridCell] = []

    /// So that a band is found in bounded time, even if no row ever ends where all its items do.
    static let itemsMax = 1024

    /// Forgets all items.
    mutating func begin(laneCount: Int) {
        (itemCount, rowCount, row, nextLane) = (0, 0, 0, 0)
        if laneEnds.count == laneCount {
            for lane in 0..<laneCount { laneEnds[lane] = 0 }
        } else {
            laneEnds = Array(repeating: 0, count: laneCount)
        }
        thicknesses.removeAll(keepingCapacity: true)
        if !cells.isEmpty { cells.removeAll(keepingCapacity: true) }
    }

    /// A band of one row: its items fill lanes from the first one on.
    struct OnlyRow {
        var itemCount = 0
        var lanes = 0
        var thickness = 0.0

        mutating func append(_ count: Int, thickness: Double) {
            itemCount += count
            self.thickness = max(self.thickness, thickness)
        }
    }

    /// - Precondition: There is one row, or none.
    func onlyRow(_ grid: GridLines) -> OnlyRow {
        OnlyRow(
            itemCount: itemCount, lanes: nextLane,
            thickness: grid.rowThickness ?? thicknesses.first ?? 0)
    }

    /// Begins with a row that has items.
    mutating func begin(_ row: OnlyRow, _ grid: GridLines) {
        begin(laneCount: grid.laneCount)
        (itemCount, rowCount, nextLane) = (row.itemCount, 1, row.lanes)
        for lane in 0..<row.lanes { laneEnds[lane] = 1 }
        if grid.storesRows { thicknesses.append(row.thickness) }
    }

    /// Whether an item stands in a row that another one reaches into.
    ///
    /// - Parameter cell: Where the next item stands.
    func accepts(_ cell: GridCell) -> Bool {
        itemCount == 0 || itemCount < Self.itemsMax && cell.row < rowCount
    }

    /// Where the next item stands.
    ///
    /// - Complexity: O(lanes), and that again for each row that ends in vain; those are never
    ///   looked at again
    func cell(of span: ItemSpan) -> GridCell {
        let across = min(Int(span.across), laneEnds.count)
        var (row, first) = (self.row, nextLane)
        while true {
            var free = 0
            var nextEnd = Int.max
            for lane in first..<laneEnds.count {
                let end = laneEnds[lane]
                if end > row {
                    free = 0
                    nextEnd = min(nextEnd, end)
                    continue
                }
                free += 1
                if free == across {
                    return GridCell(
                        row: row, lane: lane + 1 - across, across: across, along: Int(span.along))
                }
            }
            // Lanes that were passed over have room in the next row.
            row = first == 0 ? nextEnd : row + 1
            first = 0
        }
    }

    /// Places the next item.
    mutating func append(_ cell: GridCell) {
        let end = cell.row + cell.along
        for lane in cell.lane..<cell.lane + cell.across { laneEnds[lane] = end }
        (row, nextLane) = (cell.row, cell.lane + cell.across)
        itemCount += 1
        rowCount = max(rowCount, end)
    }

    /// Has the rows of an item be thick enough for its length.
    mutating func thicken(_ cell: GridCell, length: Double, spacing: Double) {
        let end = cell.row + cell.along
        while thicknesses.count < end { thicknesses.append(0) }
        let thickness = cell.rowThickness(length: length, spacing: spacing)
        for row in cell.row..<end where thicknesses[row] < thickness {
            thicknesses[row] = thickness
        }
    }

    mutating func keep(_ cell: GridCell) { cells.append(cell) }

    /// How thick the rows are together, with the spacing between them.
    func thickness(_ grid: GridLines, spacing: Double) -> Double {
        start(ofRow: rowCount, grid, spacing: spacing) - spacing
    }

    /// Where a row begins, from the first one on.
    ///
    /// - Complexity: O(rows), where they are not alike
    func start(ofRow row: Int, _ grid: GridLines, spacing: Double) -> Double {
        var start = Double(row) * spacing
        if let thickness = grid.rowThickness { return start + Double(row) * thickness }
        for before in 0..<row { start += thicknesses[before] }
        return start
    }

    /// Where each row begins takes the place of how thick it is.
    mutating func addUp(spacing: Double) {
        var start = 0.0
        for row in thicknesses.indices {
            let end = start + thicknesses[row] + spacing
            thicknesses[row] = start
            start = end
        }
    }

    /// The same once rows have been added up.
    func addedUpStart(ofRow row: Int, _ grid: GridLines, spacing: Double) -> Double {
        if grid.rowThickness == nil { return thicknesses[row] }
        return start(ofRow: row, grid, spacing: spacing)
    }
}

/// Where an item stands in a band, and how far it spans.
struct GridCell {
    var row: Int
    var lane: Int
    var across: Int
    var along: Int

    /// How thick each of an item's rows has to be: together they are no shorter than the item.
    fileprivate func rowThickness(length: Double, spacing: Double) -> Double {
        if along == 1 { return length }
        let part = max(0, length - Double(along - 1) * spacing) / Double(along)
        let rounded = Length.rounded(part)
        return rounded < part ? rounded + 1 / Length.unitsPerPoint : rounded
    }
}
