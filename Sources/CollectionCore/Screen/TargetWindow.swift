/// The targets around the bounds while changes are shown over time: display frames that only scroll
/// look nothing up within it.
struct TargetWindow {
    /// In the order of their identity, without views.
    private var elements: [LayoutAttributes] = []
    /// Where each begins and ends along the main axis.
    private var starts: [Double] = []
    private var ends: [Double] = []
    /// While the bounds begin between these two offsets, no element comes or goes.
    private var low = Double.infinity
    private var high = -Double.infinity
    /// Where the bounds began for which elements were collected last; an element may end there.
    private var start = Double.nan
    private var searched = Interval(0, 0)
    private var bounds = Rect.zero
    private(set) var isValid = false

    /// Screens that are searched before the bounds, and behind them.
    private static let screensAround = 0.5

    mutating func drop() { isValid = false }

    /// What is to be searched along the main axis for a window.
    static func search(for bounds: Rect, _ axis: Axis) -> Interval {
        let around = screensAround * axis.main(bounds.size)
        return Interval(axis.mainStart(bounds) - around, axis.mainEnd(bounds) + around)
    }

    /// Whether the window has whatever these bounds show.
    func covers(_ bounds: Rect, _ axis: Axis) -> Bool {
        isValid && axis.mainStart(bounds) >= searched.start
            && axis.mainEnd(bounds) <= searched.end && bounds.size == self.bounds.size
            && axis.crossStart(bounds) == axis.crossStart(self.bounds)
    }

    /// Takes the elements that were found in an interval, and gives its storage for them back.
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

    /// Whether these bounds show the same elements as those for which they were collected last;
    /// false, too, where it takes a look to know.
    func showsSame(in bounds: Rect, _ axis: Axis) -> Bool {
        let start = axis.mainStart(bounds)
        return start == self.start || start > low && start < high
    }

    /// Collects the elements that are visible in these bounds.
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

    /// Notes an offset at which an element comes or goes.
    @inline(__always)
    private mutating func noteEdge(_ edge: Double, _ start: Double) {
        if edge <= start { low = max(low, edge) }
        if edge >= start { high = min(high, edge) }
    }

    /// The same as `Rect.isVisible` along the main axis: across, the search has looked already.
    @inline(__always)
    private static func isVisible(
        _ first: Double, _ last: Double, _ start: Double, _ end: Double
    ) -> Bool {
        first < end && (last > start || first == last && first >= start)
    }
}
