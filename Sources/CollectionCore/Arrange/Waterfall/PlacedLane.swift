/// A lane of a section, and its place among the items of all lanes.
struct PlacedLane {
    /// The index of the lane's first item among the items of all lanes.
    var first: Int
    var itemCount: Int
    /// Sums of all items before the lane.
    var base: LanePosition

    /// The index behind the lane's last item among the items of all lanes.
    var end: Int { first + itemCount }
}

/// A place in a lane: at an item, or at the lane's end.
struct LanePlace {
    var leaf: LaneLeaf
    /// The item's index in the leaf; of no meaning at the lane's end.
    var local: Int
    /// The index of the item among the items of all lanes.
    var index: Int
    /// Sums of the items before this one in the lane.
    var before: LanePosition

    /// The index of the item in its section.
    var item: Int { before.steps + step - 1 }
    var step: Int { Int(leaf.steps[local]) }
    /// The length of the item with the gap before it, in points.
    var length: Double { leaf.lengths[local] }
    var part: LanePart {
        LanePart(gap: leaf.gaps[local], continuation: leaf.continuations[local])
    }

    /// The lane's next place after the items before this item, in points from the lane's start. The
    /// item begins there, or after its gap.
    func start(_ spacing: Double) -> Double { before.length + Double(before.count) * spacing }
}

extension StoredLines {
    /// Returns the stored lanes of a section: the lanes up to the last lane that has items, or all
    /// lanes while the section is edited.
    ///
    /// - Complexity: O(lanes * log n)
    func lanes(of section: SectionBody) -> [PlacedLane] {
        if section.lineCount == 0 { return [] }
        var lanes: [PlacedLane] = []
        lanes.reserveCapacity(section.lineCount)
        var cursor = LineCursor(lines, at: section.firstLine)
        while lanes.count < section.lineCount {
            lanes.append(lane(at: cursor))
            cursor.advance(in: lines)
        }
        return lanes
    }

    /// - Complexity: O(log n)
    func lane(at cursor: LineCursor) -> PlacedLane {
        let first = cursor.position.itemCount
        return PlacedLane(
            first: first, itemCount: Int(cursor.leaf.itemCounts[cursor.local]),
            base: laneItems.position(at: first))
    }

    /// Returns the next place of each lane of a section, in points from the lane's start.
    ///
    /// - Complexity: O(lanes + log n)
    func nextPlaces(of lanes: [PlacedLane], _ spacing: Double) -> [Double] {
        guard let last = lanes.last else { return [] }
        var places: [Double] = []
        places.reserveCapacity(lanes.count)
        for (number, lane) in lanes.enumerated() {
            let end =
                number + 1 < lanes.count
                ? lanes[number + 1].base : laneItems.position(at: last.end)
            places.append(
                end.length - lane.base.length + Double(lane.itemCount) * spacing)
        }
        return places
    }

    /// The place of the first item of a lane whose index in the section is at least `item`; the
    /// lane's end if there is none.
    ///
    /// - Precondition: The lane has items.
    /// - Complexity: O(log n)
    func place(ofItem item: Int, in lane: PlacedLane) -> LanePlace {
        let steps = lane.base.steps + item
        guard
            let place = laneItems.place(where: {
                $0.count <= lane.first || $0.count < lane.end && $0.steps <= steps
            })
        else { preconditionFailure("a lane without items") }
        let leaf = place.leaf
        let start = max(0, lane.first - place.before.count)
        let end = min(leaf.count, lane.end - place.before.count)
        var local = start
        if leaf.steps.isUniform {
            let step = Int(leaf.steps.uniform)
            let left = max(0, steps - place.before.steps - start * step)
            local = min(end, start + left / step)
        } else {
            var sum = place.before.steps + leaf.steps.sum(of: 0..<start)
            while local < end {
                sum += Int(leaf.steps[local])
                if sum > steps { break }
                local += 1
            }
        }
        return self.place(local, of: place, in: lane)
    }

    /// The place of the first item of a lane that ends at `offset` or after it; the lane's end if
    /// there is none.
    ///
    /// - Parameter offset: In points from the lane's start.
    /// - Precondition: The lane has items.
    /// - Complexity: O(log n)
    func place(
        endingAtOrAfter offset: Double, in lane: PlacedLane, spacing: Double
    ) -> LanePlace {
        /// Where the item before a position ends.
        func end(_ position: LanePosition) -> Double {
            position.length - lane.base.length
                + Double(position.count - lane.first - 1) * spacing
        }
        guard
            let place = laneItems.place(where: {
                $0.count <= lane.first || $0.count < lane.end && end($0) < offset
            })
        else { preconditionFailure("a lane without items") }
        let leaf = place.leaf
        var local = max(0, lane.first - place.before.count)
        let last = min(leaf.count, lane.end - place.before.count)
        var found = self.place(local, of: place, in: lane)
        if local >= last { return found }
        if leaf.lengths.isUniform {
            let run = LineRun(length: leaf.lengths.uniform, spacing: spacing)
            local += run.firstIndex(
                endingAtOrAfter: offset - found.start(spacing), count: last - local)
        } else {
            var start = found.start(spacing)
            while local < last && start + leaf.lengths[local] < offset {
                start += leaf.lengths[local] + spacing
                local += 1
            }
        }
        found = self.place(local, of: place, in: lane)
        return found
    }

    private func place(
        _ local: Int, of place: SumTree<LaneLeaf>.Place, in lane: PlacedLane
    ) -> LanePlace {
        LanePlace(
            leaf: place.leaf, local: local, index: place.before.count + local,
            before: place.before + place.leaf.position(at: local) - lane.base)
    }
}
