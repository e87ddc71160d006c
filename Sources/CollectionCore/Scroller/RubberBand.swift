/// How far the content follows a finger beyond an edge: rule M5 of docs/semantics.md.
struct RubberBand {
    /// The length of the bounds along the axis, in points.
    let length: Double

    /// The part of the finger's way that the content follows at the very edge.
    private static let stiffness = 0.55

    /// Returns how far beyond the edge the content is shown.
    ///
    /// - Parameter distance: How far beyond the edge the finger has taken the content, either way.
    func shown(_ distance: Double) -> Double {
        if length <= 0 { return 0 }
        let pulled = distance * Self.stiffness
        return pulled * length / (pulled.magnitude + length)
    }

    /// Returns how far the finger has taken content that is shown so far beyond the edge.
    func pulled(_ shown: Double) -> Double {
        // No finger shows the content a whole length beyond the edge; a change of the layout may.
        let most = length * 0.999
        let shown = min(max(shown, -most), most)
        if length <= 0 { return 0 }
        return shown * length / (Self.stiffness * (length - shown.magnitude))
    }
}
