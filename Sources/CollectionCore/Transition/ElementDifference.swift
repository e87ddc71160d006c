/// The difference d that one change makes for one element: its attributes on screen just before the
/// change minus those just after the change (rule T3 of docs/semantics.md).
struct ElementDifference {
    /// The slot of the change: see `TransitionStep`.
    var slot: Int
    var frame = Rect.zero
    var alpha = 0.0
    var zIndex = 0.0
    /// The difference of the transforms. 0: none; otherwise 1 + an index into the matrices that are
    /// kept with the differences.
    var matrix = 0

    init(slot: Int) { self.slot = slot }

    var isZero: Bool {
        frame == .zero && alpha == 0 && zIndex == 0 && matrix == 0
    }

    /// Adds another difference, multiplied by `factor`, but not its matrix.
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
