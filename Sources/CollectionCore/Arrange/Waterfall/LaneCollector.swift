/// What a search for the items of lanes keeps for the next display frame: the first item of each
/// lane near the rectangle, and memory for the items found.
struct LaneCollector {
    /// The index of the section that `starts` belong to; -1 if no places are kept.
    var section = -1
    /// For each lane that has items, the first item near the last rectangle.
    var starts: [VisibleLane] = []
    private var finds: LaneFinds?
    /// A cursor near the items that were found last; nil if no places are kept.
    var cursor: ItemCursor?

    /// The first item of a lane near a rectangle, with all that is needed to move on from there.
    struct VisibleLane {
        var lane: Int
        /// The index of the lane's first item among the items of all lanes.
        var first: Int
        /// The index behind the lane's last item among the items of all lanes.
        var end: Int
        var leaf: LaneLeaf
        /// The index of the item in the leaf.
        var local: Int
        /// The index of the item among the items of all lanes.
        var index: Int
        /// The index of the item in its section.
        var item: Int
        /// The start of the item, or of the gap before it, in points from the lane's start.
        var start: Double
    }

    /// The memory for items found, which is made when a waterfall first needs it.
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
    /// The place of an item in a lane; at the lane's end, `item` is `Int.max`.
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

    /// Moves item by item to the first item that ends at `offset` or after it, if it is near and in
    /// the same leaf.
    ///
    /// - Returns: Whether the item was reached; otherwise the place is invalid.
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
        // The item before must end before the offset, so this leaf must have an item before.
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

    /// The number of items beyond which a descent of the tree is faster.
    private static var stepsMax: Int { 32 }
}
