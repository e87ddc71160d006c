/// What is kept from display frame to display frame to find the items of lanes: where each lane
/// began to be visible, and room for what is found. Its storage is used again.
struct LaneCollector {
    /// The section that `starts` are of.
    var section = -1
    /// Of lanes that have items: the first item that is near the rectangle.
    var starts: [VisibleLane] = []
    private var finds: LaneFinds?
    /// Somewhere near the items that were found the last time.
    var cursor: ItemCursor?

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

    /// Only waterfalls need it.
    mutating func readyFinds() -> LaneFinds {
        if let finds { return finds }
        let new = LaneFinds()
        finds = new
        return new
    }

    mutating func forgetPlaces() {
        section = -1
        cursor = nil
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
