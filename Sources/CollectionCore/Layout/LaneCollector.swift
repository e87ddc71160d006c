/// What is kept from display frame to display frame to find the items of lanes: where each lane
/// began to be visible, and room for what is found. Its storage is used again.
struct LaneCollector {
    /// The section that `starts` are of.
    var section = -1
    /// Of lanes that have items: the first item that is near the rectangle.
    var starts: [VisibleLane] = []
    /// What was found, lane by lane.
    private(set) var items: [LaneItem] = []
    /// For each lane what is still to be handed over; the first one has the least item.
    private var heads: [Head] = []

    /// A place in a lane, with what is needed to walk on from there.
    struct VisibleLane {
        var lane: Int
        /// Among the items of all lanes.
        var first: Int
        var end: Int
        var leaf: LaneLeaf
        /// In the leaf.
        var local: Int
        var index: Int
        /// The number of the item in its section.
        var item: Int
        /// Along the main axis, from the lane's start on.
        var start: Double
    }

    /// An item near the rectangle.
    struct LaneItem {
        var item: Int
        var lane: Int
        var start: Double
        var length: Double
    }

    private struct Head {
        var item: Int
        var next: Int
        var end: Int
    }

    mutating func forgetPlaces() { section = -1 }

    mutating func begin() {
        items.removeAll(keepingCapacity: true)
        heads.removeAll(keepingCapacity: true)
    }

    mutating func append(_ item: LaneItem) { items.append(item) }

    /// All items of a lane have been appended, from number `first` on.
    mutating func endLane(from first: Int) {
        if first == items.count { return }
        heads.append(Head(item: items[first].item, next: first, end: items.count))
        var index = heads.count - 1
        while index > 0 && heads[(index - 1) / 2].item > heads[index].item {
            heads.swapAt((index - 1) / 2, index)
            index = (index - 1) / 2
        }
    }

    /// The items found, by number.
    mutating func next() -> LaneItem? {
        if heads.isEmpty { return nil }
        var head = heads[0]
        let item = items[head.next]
        head.next += 1
        if head.next < head.end {
            head.item = items[head.next].item
        } else {
            let last = heads.removeLast()
            if heads.isEmpty { return item }
            head = last
        }
        sift(head)
        return item
    }

    private mutating func sift(_ head: Head) {
        var index = 0
        while true {
            var child = 2 * index + 1
            if child >= heads.count { break }
            if child + 1 < heads.count && heads[child + 1].item < heads[child].item { child += 1 }
            if heads[child].item >= head.item { break }
            heads[index] = heads[child]
            index = child
        }
        heads[index] = head
    }
}

extension LaneCollector.VisibleLane {
    /// - Precondition: The place is at an item.
    init(_ place: LanePlace, of lane: PlacedLane, number: Int, _ spacing: Double) {
        self.lane = number
        first = lane.first
        end = lane.end
        leaf = place.leaf
        local = place.local
        index = place.index
        item = index < end ? place.item : .max
        start = place.start(spacing)
    }

    /// Walks to the first item that ends at `offset` or after it, if that is near.
    ///
    /// - Returns: Whether it did; otherwise the place is of no use.
    mutating func walk(to offset: Double, _ spacing: Double) -> Bool {
        if index >= end { return false }
        var steps = 0
        while start + leaf.lengths[local] < offset {
            if local + 1 >= leaf.count || index + 1 >= end || steps > Self.stepsMax {
                return false
            }
            start += leaf.lengths[local] + spacing
            local += 1
            index += 1
            item += Int(leaf.steps[local])
            steps += 1
        }
        if steps > 0 { return true }
        // The item before must end before the offset, so there must be one to look at.
        while index > first {
            if local == 0 || steps > Self.stepsMax { return false }
            let before = start - spacing
            if before < offset { break }
            item -= Int(leaf.steps[local])
            local -= 1
            index -= 1
            start = before - leaf.lengths[local]
            steps += 1
        }
        return true
    }

    /// Beyond so many items a descent of the tree is faster.
    private static var stepsMax: Int { 32 }
}
