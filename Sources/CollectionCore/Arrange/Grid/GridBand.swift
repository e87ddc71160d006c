/// A band of a grid: rows that belong together because items span them. Rule K3 of
/// docs/semantics.md.
///
/// Items are added in their order, each at the first free place at or after the place of the item
/// before. So it is enough to know, for each lane, the row in which its last item ends. Storage is
/// used again for the next band.
struct GridBand {
    private(set) var itemCount = 0
    private(set) var rowCount = 0
    /// The first row of the last item.
    private var row = 0
    /// The first lane that may be free in that row: the lane behind the last item.
    private var nextLane = 0
    /// For each lane, the row behind the last item in the lane.
    private var laneEnds: [Int] = []
    /// For each row, its thickness in points, and after `addUp` its start; empty where all rows of
    /// the grid are alike.
    private var thicknesses: [Double] = []
    /// The places of items that were given to `keep`, in order.
    private(set) var cells: [GridCell] = []

    /// The greatest number of items in a band, so that a band is laid out in bounded time even if
    /// items go on into the next row in every row.
    static let itemsMax = 1024

    /// Begins a band without items.
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

    /// A band that is a single row, whose items fill `lanes` lanes from the first lane on.
    struct OnlyRow {
        var itemCount = 0
        var lanes = 0
        var thickness = 0.0

        mutating func append(_ count: Int, thickness: Double) {
            itemCount += count
            self.thickness = max(self.thickness, thickness)
        }
    }

    /// The band as a single row.
    ///
    /// - Precondition: The band has one row, or no rows.
    func onlyRow(_ grid: GridLines) -> OnlyRow {
        OnlyRow(
            itemCount: itemCount, lanes: nextLane,
            thickness: grid.rowThickness ?? thicknesses.first ?? 0)
    }

    /// Begins a band with a single row, which has items.
    mutating func begin(_ row: OnlyRow, _ grid: GridLines) {
        begin(laneCount: grid.laneCount)
        (itemCount, rowCount, nextLane) = (row.itemCount, 1, row.lanes)
        for lane in 0..<row.lanes { laneEnds[lane] = 1 }
        if grid.storesRows { thicknesses.append(row.thickness) }
    }

    /// Whether the next item belongs to the band: the item begins in a row of the band, and the
    /// band is not full. Any item belongs to a band without items.
    ///
    /// - Parameter cell: The place of the next item.
    func accepts(_ cell: GridCell) -> Bool {
        itemCount == 0 || itemCount < Self.itemsMax && cell.row < rowCount
    }

    /// The place of the next item: the first free place at or after the last item's.
    ///
    /// - Complexity: O(lanes) for each row that is searched; rows without a free place are not
    ///   searched again for later items
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
            // Lanes before `first` may be free in the next row.
            row = first == 0 ? nextEnd : row + 1
            first = 0
        }
    }

    /// Adds the next item.
    mutating func append(_ cell: GridCell) {
        let end = cell.row + cell.along
        for lane in cell.lane..<cell.lane + cell.across { laneEnds[lane] = end }
        (row, nextLane) = (cell.row, cell.lane + cell.across)
        itemCount += 1
        rowCount = max(rowCount, end)
    }

    /// Makes the rows of an item thick enough for the item's length.
    mutating func thicken(_ cell: GridCell, length: Double, spacing: Double) {
        let end = cell.row + cell.along
        while thicknesses.count < end { thicknesses.append(0) }
        let thickness = cell.rowThickness(length: length, spacing: spacing)
        for row in cell.row..<end where thicknesses[row] < thickness {
            thicknesses[row] = thickness
        }
    }

    mutating func keep(_ cell: GridCell) { cells.append(cell) }

    /// The thickness of all rows together, with the spacing between them, in points.
    func thickness(_ grid: GridLines, spacing: Double) -> Double {
        start(ofRow: rowCount, grid, spacing: spacing) - spacing
    }

    /// Where a row begins, in points from the start of the first row.
    ///
    /// - Complexity: O(rows), where rows are not all alike
    func start(ofRow row: Int, _ grid: GridLines, spacing: Double) -> Double {
        var start = Double(row) * spacing
        if let thickness = grid.rowThickness { return start + Double(row) * thickness }
        for before in 0..<row { start += thicknesses[before] }
        return start
    }

    /// Replaces the thickness of each row by the start of the row, for `addedUpStart`.
    mutating func addUp(spacing: Double) {
        var start = 0.0
        for row in thicknesses.indices {
            let end = start + thicknesses[row] + spacing
            thicknesses[row] = start
            start = end
        }
    }

    /// Where a row begins, in points from the start of the first row, after `addUp`.
    func addedUpStart(ofRow row: Int, _ grid: GridLines, spacing: Double) -> Double {
        if grid.rowThickness == nil { return thicknesses[row] }
        return start(ofRow: row, grid, spacing: spacing)
    }
}

/// The place of an item in a band: its first row and lane, and how many it takes.
struct GridCell {
    var row: Int
    var lane: Int
    /// The number of lanes that the item takes.
    var across: Int
    /// The number of rows that the item takes.
    var along: Int

    /// The thickness that each of the item's rows needs, so that together they are no shorter than
    /// the item.
    fileprivate func rowThickness(length: Double, spacing: Double) -> Double {
        if along == 1 { return length }
        let part = max(0, length - Double(along - 1) * spacing) / Double(along)
        let rounded = Length.rounded(part)
        return rounded < part ? rounded + 1 / Length.unitsPerPoint : rounded
    }
}
