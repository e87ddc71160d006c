/// The lanes of a grid, and its rows: rules K2 and K3 of docs/semantics.md.
struct GridLines {
    let laneCount: Int
    /// The length of each lane along the cross axis, in points.
    let laneLength: Double
    /// The thickness of every row, in points, where items keep an aspect ratio: then rows are
    /// stored only if items have spans. Nil: each row is as thick as its items need.
    let rowThickness: Double?

    init(_ layout: GridLayout, _ available: Double, spacing: Double) {
        (laneCount, laneLength) = layout.lanes.count(in: available, spacing: spacing)
        rowThickness =
            layout.aspectRatio > 0 ? Length.rounded(laneLength * layout.aspectRatio) : nil
    }

    var storesRows: Bool { rowThickness == nil }

    /// The length along the cross axis of an item that takes `lanes` lanes.
    func crossLength(_ lanes: Int, spacing: Double) -> Double {
        Double(lanes) * laneLength + Double(lanes - 1) * spacing
    }

    func rowCount(of itemCount: Int) -> Int { (itemCount + laneCount - 1) / laneCount }
}
