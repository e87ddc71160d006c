/// How far the content moves when a finger pulls it beyond an edge: rule M5 of docs/semantics.md.
struct RubberBand {
    /// The length of the bounds along the axis, in points.
    let length: Double

    /// The ratio of the content's movement to the finger's movement directly at the edge.
    private static let stiffness = 0.55

    /// Returns how far beyond the edge the content is displayed, in points.
    ///
    /// - Parameter distance: How far the finger has pulled the content beyond the edge, in points,
    ///   positive or negative.
    func shown(_ distance: Double) -> Double {
        if length <= 0 { return 0 }
        let pulled = distance * Self.stiffness
        return pulled * length / (pulled.magnitude + length)
    }

    /// Returns how far a finger has pulled content that is displayed at a distance beyond the edge,
    /// in points: the inverse of `shown`.
    func pulled(_ shown: Double) -> Double {
        // A finger cannot move the content a whole length beyond the edge; a layout change may.
        let most = length * 0.999
        let shown = min(max(shown, -most), most)
        if length <= 0 { return 0 }
        return shown * length / (Self.stiffness * (length - shown.magnitude))
    }
}
