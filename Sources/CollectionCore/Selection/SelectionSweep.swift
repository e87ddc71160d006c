/// A sweep: a person selects items with a touch, from one item to another. UIKit's
/// multiple-selection interaction, rule S13a of docs/semantics.md.
struct SelectionSweep {
    /// A second pointer, which moves together with the first one.
    private struct Companion {
        let pointer: UInt32
        let start: Point
        var position: Point
    }

    /// The pointer that sweeps.
    let pointer: UInt32
    /// The place in the view where the pointer went down.
    let start: Point
    /// The current place of the pointer in the view.
    private(set) var position: Point
    private var companion: Companion?
    /// The number of the item on which the pointer went down.
    let first: Int
    /// The number of the item that is nearest to the pointer.
    var last: Int
    /// Whether the pointer has moved far enough for a sweep.
    var isBegun = false
    /// The selection that the sweep makes; nil until the sweep has begun to select.
    var provisional: ProvisionalSelection?
    /// The items from `first` to `last` when they were last selected; nil: none were.
    private var swept: Range<Int>?
    /// Whether the sweep selects items; otherwise the sweep deselects them.
    private var selects = true
    /// The content offset when items were last swept.
    var offset = Point.zero
    /// Whether a display frame has swept items, and the change is not yet reported to the host.
    var isUntold = false

    init(_ press: Press, on item: Int) {
        (pointer, start, position) = (press.pointer, press.start, press.start)
        (first, last) = (item, item)
    }

    /// Whether the sweep has begun, but selects nothing before the view is being edited.
    var isWaiting: Bool { isBegun && provisional == nil }
    var hasCompanion: Bool { companion != nil }

    /// Adds a second pointer, which goes down while the first one is down.
    ///
    /// - Returns: False if another pointer is the second one already.
    mutating func join(_ sample: PointerSample) -> Bool {
        if let companion, companion.pointer != sample.pointer { return false }
        companion = Companion(
            pointer: sample.pointer, start: sample.position, position: sample.position)
        return true
    }

    /// Removes the second pointer, if that is the pointer that is lifted.
    mutating func leave(_ pointer: UInt32) {
        if companion?.pointer == pointer { companion = nil }
    }

    /// Moves a pointer of the sweep.
    ///
    /// - Returns: False if the pointer does not lead the sweep: the second one does not once the
    ///   sweep has begun.
    mutating func move(_ sample: PointerSample) -> Bool {
        if sample.pointer == pointer {
            position = sample.position
            return true
        }
        if isBegun || companion?.pointer != sample.pointer { return false }
        companion?.position = sample.position
        return true
    }

    /// Whether the sweep begins, when the first pointer has gone too far for a tap: two pointers
    /// sweep if they go the same way, one pointer if it goes farther across an axis than along it.
    func begins(across axis: Axis) -> Bool {
        let way = position.distance(from: start)
        guard let companion else { return axis.cross(way).magnitude > axis.main(way).magnitude }
        let otherWay = companion.position.distance(from: companion.start)
        let apart = way.distance(from: otherWay).squaredLength
        return otherWay.squaredLength > Press.farSquared
            && apart < min(way.squaredLength, otherWay.squaredLength)
    }

    /// Begins to select items beside those of a selection, or to deselect if the first item is
    /// selected.
    mutating func begin(beside base: SelectedItems) {
        provisional = ProvisionalSelection(base: base)
        selects = !base[first]
    }

    /// The selection after the items from `first` to `last` were selected or deselected; nil before
    /// `begin`.
    ///
    /// - Parameter known: The selection with the items of the last call; nil: all are to be
    ///   selected anew.
    /// - Complexity: O(log n), and the runs of traits among the items that come, and of the
    ///   selection before among those that leave
    mutating func selected(
        after known: SelectedItems?, _ data: DataSource, _ traits: TraitValues?
    ) -> SelectedItems? {
        let range = min(first, last)..<max(first, last) + 1
        let before = known == nil ? nil : swept
        swept = range
        let left = before?.parts(besides: range) ?? []
        guard var selected = provisional?.selected(after: known, without: left) else { return nil }
        let come = before.map { range.parts(besides: $0) } ?? [range]
        selected.change(selects ? .select : .deselect, come, data, traits)
        provisional?.keepAnchor(of: &selected)
        return selected
    }
}

extension Range<Int> {
    /// The parts of this range that another one, which meets it, does not have.
    fileprivate func parts(besides other: Range<Int>) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        if lowerBound < other.lowerBound { parts.append(lowerBound..<other.lowerBound) }
        if upperBound > other.upperBound { parts.append(other.upperBound..<upperBound) }
        return parts
    }
}

extension Point {
    fileprivate func distance(from other: Point) -> Point { Point(x: x - other.x, y: y - other.y) }
    fileprivate var squaredLength: Double { x * x + y * y }
}
