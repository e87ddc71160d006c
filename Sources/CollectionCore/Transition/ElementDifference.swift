/// The difference d that one change makes for one element: where it is on screen just before, less
/// where it is just after (rule T3 of docs/semantics.md).
struct ElementDifference {
    /// Which of the changes that run it is, as `TransitionStep` counts them.
    var slot: Int
    var frame = Rect.zero
    var alpha = 0.0
    var zIndex = 0.0
    /// 0: none; otherwise 1 + an index into the matrices beside the differences.
    var matrix = 0

    init(slot: Int) { self.slot = slot }

    var isZero: Bool {
        frame == .zero && alpha == 0 && zIndex == 0 && matrix == 0
    }

    /// Adds another difference, so many times.
    mutating func add(_ other: ElementDifference, times factor: Double) {
        frame.add(other.frame, times: factor)
        alpha += other.alpha * factor
        zIndex += other.zIndex * factor
    }
}

extension Rect {
    @inline(__always)
    mutating func add(_ other: Rect, times factor: Double) {
        x += other.x * factor
        y += other.y * factor
        width += other.width * factor
        height += other.height * factor
    }
}
