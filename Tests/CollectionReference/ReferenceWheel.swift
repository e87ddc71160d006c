public import CollectionCore

/// A scroll gesture over content of both axes, told as a place within the content and a pull beyond
/// its edges (U6, M5).
public struct ReferenceWheel {
    private var places: [Double]
    private var pulls = [0.0, 0]
    private let greatest: [Double]
    private let lengths: [Double]
    /// What was pulled at an edge since the direction changed last.
    private var unused: [Double] = []
    private var unusedAxis = -1
    private var hasStretched = false

    /// - Parameters:
    ///   - greatest: The greatest content offset along x and along y; the least is 0.
    ///   - lengths: The width and the height of the bounds.
    public init(at offset: Point, greatest: [Double], lengths: [Double]) {
        places = [offset.x, offset.y]
        self.greatest = greatest
        self.lengths = lengths
    }

    public var offset: Point { Point(x: offset(0), y: offset(1)) }

    private func offset(_ axis: Int) -> Double {
        let (pull, length) = (abs(pulls[axis]), lengths[axis])
        let shown = pull == 0 ? 0 : length / (1 + length / (0.55 * pull))
        return pulls[axis] < 0 ? -shown : places[axis] + shown
    }

    /// A sample of the fingers.
    public mutating func pull(_ deltas: [Double]) {
        let larger = abs(deltas[0]) > abs(deltas[1]) ? 0 : 1
        for axis in 0...1 { pull(axis, deltas[axis], isLarger: axis == larger) }
    }

    private mutating func pull(_ axis: Int, _ delta: Double, isLarger: Bool) {
        if pulls[axis] != 0 {
            let left = pulls[axis] + delta
            if left * pulls[axis] > 0 { pulls[axis] = left } else { place(axis, left) }
            return
        }
        let isAtEdge = delta < 0 ? places[axis] == 0 : places[axis] == greatest[axis]
        if !isAtEdge || !isLarger || greatest[axis] == 0 || delta == 0 {
            place(axis, delta)
            return
        }
        if unusedAxis != axis || (unused.last ?? 0) * delta < 0 { unused = [] }
        unusedAxis = axis
        unused.append(delta)
        let sum = abs(unused.reduce(0, +))
        if hasStretched {
            pulls[axis] = delta
        } else if sum > 10 {
            hasStretched = true
            pulls[axis] = delta < 0 ? 10 - sum : sum - 10
        }
    }

    private mutating func place(_ axis: Int, _ delta: Double) {
        pulls[axis] = 0
        places[axis] = min(max(places[axis] + delta, 0), greatest[axis])
    }
}
