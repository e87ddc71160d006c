/// The least and the greatest content offset along one axis.
struct OffsetRange: Equatable {
    var least: Double
    var greatest: Double

    init(least: Double, greatest: Double) {
        self.least = least
        self.greatest = greatest
    }

    /// - Parameter endAxis: The axis along which short content stands at the far end; nil: none.
    @inline(__always)
    init(_ axis: Axis, content: Size, _ inset: EdgeInsets, boundsSize: Size, endAxis: Axis?) {
        self.init(
            content: axis.main(content), Interval(axis.mainStart(inset), axis.mainEnd(inset)),
            length: axis.main(boundsSize), standsAtEnd: axis == endAxis)
    }

    /// - Parameters:
    ///   - content: The length of the content.
    ///   - inset: The lengths of the content inset at both ends.
    ///   - length: The length of the bounds.
    ///   - standsAtEnd: Whether content that is shorter stands at the far end of the bounds.
    @inline(__always)
    init(content: Double, _ inset: Interval, length: Double, standsAtEnd: Bool = false) {
        // Not -0 where there is no inset.
        let start = 0 - inset.start
        let end = content + inset.end - length
        least = standsAtEnd ? min(start, end) : start
        greatest = max(end, least)
    }

    /// Whether the content cannot be scrolled.
    var isPoint: Bool { least == greatest }

    func clamped(_ offset: Double) -> Double { min(max(offset, least), greatest) }
}
