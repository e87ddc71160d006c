/// The items of the view that a person drags: rule O2 of docs/semantics.md.
struct DragSession: Carried {
    /// The pointer that drags the items; nil: no pointer does, and the host or keys move them.
    let pointer: UInt32?
    /// Dragged items are marked.
    private(set) var items: ItemValues
    /// The place of the content at which a long press has picked the items up, until the pointer is
    /// farther from there than a tap; nil: the pointer has moved, or the drag began otherwise.
    private(set) var restsAt: Point?
    /// The number of dragged items that have left the data.
    private(set) var goneCount = 0

    /// - Parameter ranges: The dragged items, in ascending ranges that neither overlap nor touch.
    /// - Parameter count: The number of items of the data.
    init(_ ranges: [Range<Int>], of count: Int, pointer: UInt32?) {
        items = ItemValues(count: count)
        items.set(ranges.map { ItemValues.Run(range: $0, value: 1) })
        self.pointer = pointer
    }

    /// Notes that a long press has picked the items up at a place of the content.
    mutating func noteRest(at place: Point) { restsAt = place }

    /// Notes that the pointer is at a place of the content.
    mutating func noteMoved(to place: Point) {
        if let restsAt, place.squaredDistance(to: restsAt) > Press.farSquared {
            self.restsAt = nil
        }
    }

    var count: Int { items.markedCount }
    var runs: [Range<Int>] { runs(limit: .max) }

    func runs(limit: Int) -> [Range<Int>] { items.markedRuns(of: 0..<items.count, limit: limit) }

    func contains(_ number: Int) -> Bool { items[number] & 1 != 0 }

    mutating func add(_ number: Int) { items.set(1, of: number..<number + 1) }

    var needsSectionsBefore: UpdatesWithSections { .ofSections }

    mutating func follow(_ change: DataChange) {
        let before = count
        items.follow(change)
        goneCount += before - count
    }

    /// Keeps identifiers dragged that are in both snapshots, and no others.
    mutating func follow(_ replacement: DataReplacement) -> Bool {
        let before = count
        items = replacement.items(items)
        goneCount += before - count
        return true
    }

    var heldBytes: Int { items.heldBytes }
}
