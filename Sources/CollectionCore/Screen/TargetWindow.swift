/// The targets around the bounds while changes are shown over time: display frames that only scroll
/// look nothing up within it.
struct TargetWindow {
    /// In the order of their identity, without views.
    private var elements: [LayoutAttributes] = []
    /// Where each begins and ends along the main axis.
    private var starts: [Double] = []
    private var ends: [Double] = []
    /// Whether the last display frame has each as visible at its target.
    private var isShown: [Bool] = []
    private var searched = Interval(0, 0)
    private var bounds = Rect.zero
    private(set) var isValid = false
    /// Whether a display frame has shown what is in the window.
    private var isUsed = false

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
        (self.searched, self.bounds) = (searched, bounds)
        (isValid, isUsed) = (true, false)
        starts.removeAll(keepingCapacity: true)
        ends.removeAll(keepingCapacity: true)
        isShown.removeAll(keepingCapacity: true)
        for element in elements {
            starts.append(axis.mainStart(element.frame))
            ends.append(axis.mainEnd(element.frame))
            isShown.append(false)
        }
    }

    /// Whether these bounds show the same elements as those of the last display frame.
    func showsSame(in bounds: Rect, _ axis: Axis) -> Bool {
        if !isUsed { return false }
        let (start, end) = (axis.mainStart(bounds), axis.mainEnd(bounds))
        let (starts, ends, isShown) = (starts.span, ends.span, isShown.span)
        for index in starts.indices
        where Self.isVisible(starts[index], ends[index], start, end) != isShown[index] {
            return false
        }
        return true
    }

    /// Collects the elements that are visible in these bounds.
    mutating func collect(in bounds: Rect, _ axis: Axis, into found: inout [LayoutAttributes]) {
        let (start, end) = (axis.mainStart(bounds), axis.mainEnd(bounds))
        found.removeAll(keepingCapacity: true)
        isUsed = true
        for index in elements.indices {
            isShown[index] = Self.isVisible(starts[index], ends[index], start, end)
            if isShown[index] { found.append(elements[index]) }
        }
    }

    /// The same as `Rect.isVisible` along the main axis: across, the search has looked already.
    @inline(__always)
    private static func isVisible(
        _ first: Double, _ last: Double, _ start: Double, _ end: Double
    ) -> Bool {
        first < end && (last > start || first == last && first >= start)
    }
}
