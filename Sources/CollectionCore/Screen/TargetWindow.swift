/// The targets (layout attributes that elements move to) in and around the bounds while a
/// transition runs: display frames that only scroll within this window look nothing up in the
/// layout.
struct TargetWindow {
    /// The targets, sorted by `Element`, without reusable views.
    private var elements: [LayoutAttributes] = []
    /// The start of each target along the main axis, in content coordinates; `ends` has the end of
    /// each.
    private var starts: [Double] = []
    private var ends: [Double] = []
    /// While the bounds begin between `low` and `high`, no target enters or leaves the bounds.
    private var low = Double.infinity
    private var high = -Double.infinity
    /// The start, along the main axis, of the bounds for which targets were last collected; NaN:
    /// none were collected. A target may end exactly there.
    private var start = Double.nan
    private var searched = Interval(0, 0)
    private var bounds = Rect.zero
    private(set) var isValid = false

    /// How far a search reaches before the bounds and behind them, in lengths of the bounds.
    private static let screensAround = 0.5

    var heldBytes: Int { elements.heldBytes + starts.heldBytes + ends.heldBytes }

    mutating func drop() { isValid = false }

    /// Returns the interval of the main axis to search for a window around the bounds.
    static func search(for bounds: Rect, _ axis: Axis) -> Interval {
        let around = screensAround * axis.main(bounds.size)
        return Interval(axis.mainStart(bounds) - around, axis.mainEnd(bounds) + around)
    }

    /// Whether the window has all targets that are visible in these bounds.
    func covers(_ bounds: Rect, _ axis: Axis) -> Bool {
        isValid && axis.mainStart(bounds) >= searched.start
            && axis.mainEnd(bounds) <= searched.end && bounds.size == self.bounds.size
            && axis.crossStart(bounds) == axis.crossStart(self.bounds)
    }

    /// Replaces the targets by the elements that were found in an interval. `found` gets the
    /// storage of the previous targets.
    mutating func take(
        _ found: inout [LayoutAttributes], in searched: Interval, _ bounds: Rect, _ axis: Axis
    ) {
        swap(&elements, &found)
        (self.searched, self.bounds, isValid) = (searched, bounds, true)
        (low, high, start) = (.infinity, -.infinity, .nan)
        starts.removeAll(keepingCapacity: true)
        ends.removeAll(keepingCapacity: true)
        for element in elements {
            starts.append(axis.mainStart(element.frame))
            ends.append(axis.mainEnd(element.frame))
        }
    }

    /// Whether the same targets are visible in these bounds as in the bounds for which targets were
    /// last collected; also false if only another search can answer this.
    func showsSame(in bounds: Rect, _ axis: Axis) -> Bool {
        let start = axis.mainStart(bounds)
        return start == self.start || start > low && start < high
    }

    /// Collects the targets that are visible in these bounds.
    mutating func collect(in bounds: Rect, _ axis: Axis, into found: inout [LayoutAttributes]) {
        let (start, end) = (axis.mainStart(bounds), axis.mainEnd(bounds))
        found.removeAll(keepingCapacity: true)
        (low, high, self.start) = (-.infinity, .infinity, start)
        for index in elements.indices {
            noteEdge(starts[index] - (end - start), start)
            noteEdge(ends[index], start)
            if Self.isVisible(starts[index], ends[index], start, end) {
                found.append(elements[index])
            }
        }
    }

    /// Notes an offset at which a target enters or leaves the bounds.
    @inline(__always)
    private mutating func noteEdge(_ edge: Double, _ start: Double) {
        if edge <= start { low = max(low, edge) }
        if edge >= start { high = min(high, edge) }
    }

    /// Whether a target is visible along the main axis, as `Rect.isVisible` decides. The search has
    /// checked the cross axis already.
    @inline(__always)
    private static func isVisible(
        _ first: Double, _ last: Double, _ start: Double, _ end: Double
    ) -> Bool {
        first < end && (last > start || first == last && first >= start)
    }
}
