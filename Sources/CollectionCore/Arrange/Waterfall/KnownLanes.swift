/// The lanes that an item has: the first lane, and how many lanes the item takes from there on.
struct KnownLane {
    var first: Int
    /// The number of lanes that the item takes; 0 if it has no lane yet.
    var across: Int
}

extension LaneDealer {
    /// Deals out the next items from a cursor on. Items that take as many lanes as before keep
    /// their lanes.
    ///
    /// - Parameter known: The lanes that each of these items had before.
    func deal(
        _ known: [KnownLane], _ cursor: ItemCursor, _ items: SumTree<ItemLeaf>,
        _ measures: LaneMeasures
    ) {
        var cursor = cursor
        for lane in known {
            let across = min(Int(cursor.leaf.span(cursor.local).across), count)
            let length = measures.itemLength(cursor.leaf, cursor.local)
            if across == lane.across {
                deal(length, across: across, at: lane.first)
            } else {
                deal(length, across: across)
            }
            cursor.advance(by: 1, in: items)
        }
    }
}

extension [KnownLane] {
    /// The stretches of the items from a cursor on: items that take as many lanes as before,
    /// together, and each other item by itself, because the places of all others determine the
    /// lanes of such an item.
    func stretches(
        _ cursor: ItemCursor, _ items: SumTree<ItemLeaf>, _ own: WaterfallLanes
    ) -> [Range<Int>] {
        var (cursor, start) = (cursor, 0)
        var stretches: [Range<Int>] = []
        for index in indices {
            if own.across(cursor.leaf.span(cursor.local)) != self[index].across {
                if start < index { stretches.append(start..<index) }
                stretches.append(index..<index + 1)
                start = index + 1
            }
            cursor.advance(by: 1, in: items)
        }
        if start < count { stretches.append(start..<count) }
        return stretches
    }
}

extension StoredLines {
    /// Returns the lanes that each item of a range has.
    ///
    /// - Complexity: O(lanes * log n + items and the lanes that they take)
    func knownLanes(ofItems range: Range<Int>, of section: SectionBody) -> [KnownLane] {
        var known = [KnownLane](repeating: KnownLane(first: 0, across: 0), count: range.count)
        for (number, lane) in lanes(of: section).enumerated() where lane.itemCount > 0 {
            let place = place(ofItem: range.lowerBound, in: lane)
            var (leaf, local, index) = (place.leaf, place.local, place.index)
            var item = place.before.steps - 1
            while index < lane.end {
                if local == leaf.count {
                    leaf = laneItems.leaf(of: index).leaf
                    local = 0
                }
                item += Int(leaf.steps[local])
                if item >= range.upperBound { break }
                let place = item - range.lowerBound
                if leaf.continuations[local] == 0 { known[place].first = number }
                known[place].across += 1
                local += 1
                index += 1
            }
        }
        return known
    }
}
