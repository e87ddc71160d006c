/// The lanes of a grid, and its rows: rules K2 and K3 of docs/semantics.md.
struct GridLines {
    let laneCount: Int
    /// How long each lane is across.
    let laneLength: Double
    /// How thick every row is, where items keep an aspect ratio: then no row needs to be stored.
    /// Nil: as thick as its thickest item.
    let rowThickness: Double?

    init(_ layout: GridLayout, _ available: Double, spacing: Double) {
        (laneCount, laneLength) = layout.lanes.count(in: available, spacing: spacing)
        rowThickness =
            layout.aspectRatio > 0 ? Length.rounded(laneLength * layout.aspectRatio) : nil
    }

    var storesRows: Bool { rowThickness == nil }

    /// How long an item is across that takes so many lanes.
    func crossLength(_ lanes: Int, spacing: Double) -> Double {
        Double(lanes) * laneLength + Double(lanes - 1) * spacing
    }

    func rowCount(of itemCount: Int) -> Int { (itemCount + laneCount - 1) / laneCount }
}
