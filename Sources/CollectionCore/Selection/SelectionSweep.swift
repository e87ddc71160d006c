/// Items that a person sweeps with a touch, from one item to another: UIKit's multiple-selection
/// interaction, rule S13a of docs/semantics.md.
struct SelectionSweep {
    /// A pointer that moves along with the first one.
    private struct Companion {
        let pointer: UInt32
        let start: Point
        var position: Point
    }

    /// The pointer that sweeps.
    let pointer: UInt32
    /// The place of the pointer in the view as it went down, and now.
    let start: Point
    private(set) var position: Point
    private var companion: Companion?
    /// The number of the item that the pointer went down on, and of the one that it has come to.
    let first: Int
    var last: Int
    /// Whether the pointer has moved far enough.
    var isBegun = false
    /// Nil: nothing was swept so far.
    var provisional: ProvisionalSelection?
    /// The items from the first to the last one, as they were selected last.
    private var swept: Range<Int>?
    /// Whether items are selected, rather than deselected.
    private var selects = true
    /// The content offset for which items were swept last.
    var offset = Point.zero
    /// Whether a display frame has swept items of which the host was not told.
    var isUntold = false

    init(_ press: Press, on item: Int) {
        (pointer, start, position) = (press.pointer, press.start, press.start)
        (first, last) = (item, item)
    }

    /// Whether the view is to be edited before anything is selected.
    var isWaiting: Bool { isBegun && provisional == nil }
    var hasCompanion: Bool { companion != nil }

    /// Takes a pointer that goes down beside the first one.
    ///
    /// - Returns: False where another one has done so.
    mutating func join(_ sample: PointerSample) -> Bool {
        if let companion, companion.pointer != sample.pointer { return false }
        companion = Companion(
            pointer: sample.pointer, start: sample.position, position: sample.position)
        return true
    }

    /// Forgets a pointer that is lifted, if it is the second one.
    mutating func leave(_ pointer: UInt32) {
        if companion?.pointer == pointer { companion = nil }
    }

    /// - Returns: False where the pointer has nothing to do with this.
    mutating func move(_ sample: PointerSample) -> Bool {
        if sample.pointer == pointer {
            position = sample.position
            return true
        }
        if companion?.pointer != sample.pointer { return false }
        companion?.position = sample.position
        return true
    }

    /// Whether the first pointer, which has gone too far for a tap, sweeps: two pointers that go
    /// the same way do, and one that goes more across an axis than along it.
    func begins(across axis: Axis) -> Bool {
        let way = position.distance(from: start)
        guard let companion else { return axis.cross(way).magnitude > axis.main(way).magnitude }
        let otherWay = companion.position.distance(from: companion.start)
        let apart = way.distance(from: otherWay).squaredLength
        return otherWay.squaredLength > Press.farSquared
            && apart < min(way.squaredLength, otherWay.squaredLength)
    }

    /// Begins to select beside what is selected.
    mutating func begin(beside base: SelectedItems) {
        provisional = ProvisionalSelection(base: base)
        selects = !base[first]
    }

    /// The selection with the items from the first to the last one.
    ///
    /// - Complexity: O(log n), and the runs of traits among the items
    mutating func selected(_ data: DataSource, _ traits: TraitValues?) -> SelectedItems? {
        guard var selected = provisional?.base else { return nil }
        let range = min(first, last)..<max(first, last) + 1
        if let swept { provisional?.pass(swept) }
        provisional?.pass(range)
        swept = range
        let edit = SelectionEdit(
            data, traits, selects ? .select : .deselect, [range], .asUser, isSingle: false)
        edit.perform(on: &selected)
        // The anchor is moved at the end.
        if let base = provisional?.base {
            (selected.anchor, selected.lead) = (base.anchor, base.lead)
        }
        selected.isExtended = false
        return selected
    }
}

extension Point {
    fileprivate func distance(from other: Point) -> Point { Point(x: x - other.x, y: y - other.y) }
    fileprivate var squaredLength: Double { x * x + y * y }
}
