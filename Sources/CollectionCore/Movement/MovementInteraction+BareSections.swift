// Bare sections as targets of the moved item: rule R5 of docs/semantics.md.
extension MovementInteraction {
    /// Returns the place in the bare section next to the target, if the target is at that end of
    /// its section and the held item is far enough beyond its slot; nil: there is none.
    ///
    /// The bare sections between two others share half the length of the slot. In a list the places
    /// in all of them are one slot, so the distance to slots cannot tell them apart.
    @inline(never)
    func bareSection(
        beyond place: TriedPlace, visible: Interval, in scene: borrowing Scene
    ) -> IndexPath? {
        if let trial = place.trial {
            return bareSection(beyond: place, trial.stage, visible: visible, in: scene)
        }
        return bareSection(beyond: place, scene.stage, visible: visible, in: scene)
    }

    /// Returns whether the search would come back from a place to the present one, which is in a
    /// bare section.
    @inline(never)
    func comesBack(
        from other: TriedPlace, to place: TriedPlace, visible: Interval, in scene: borrowing Scene
    ) -> Bool {
        guard let other = trial(other.target, visible: visible, in: scene) else { return false }
        return bareSection(beyond: other, visible: visible, in: scene) == place.target
    }

    /// - Parameter now: The stage in which the held item has the place.
    private func bareSection(
        beyond place: TriedPlace, _ now: borrowing Stage, visible: Interval,
        in scene: borrowing Scene
    ) -> IndexPath? {
        guard let held = session?.held, now.free == nil,
            scene.movementConfiguration.policy == .anySection,
            scene.movementConfiguration.targetRule == .nearestSlot
        else { return nil }
        let target = Int(place.target.section)
        let isInBare = isInBareSection(place, now)
        var way = now.way(from: place.slot, to: held.center)
        if isInBare {
            // The section before has lost the space before the item: what counts is how far the
            // item is beyond the last place there.
            let before = target - 1 - now.geometry.bareSectionCount(beside: target, isBehind: false)
            if before >= 0 {
                let last = IndexPath(
                    section: UInt32(before),
                    item: UInt32(now.laidOutItemCount(ofSection: UInt32(before))))
                guard let end = tried(last, visible: visible, in: scene) else { return nil }
                way = max(now.way(from: end.slot, to: held.center), min(way, 0))
            }
        }
        let ahead = now.geometry.bareSectionCount(beside: target, isBehind: way > 0)
        if ahead == 0
            || !isInBare && !now.isAtEnd(place.slot, ofSection: target, isBehind: way > 0, visible)
        {
            return nil
        }
        // The bare sections that the item has passed, with the one in which it is.
        var passed = 0
        if isInBare {
            passed = now.geometry.bareSectionCount(beside: target, isBehind: way < 0) + 1
        }
        let length = now.geometry.axis.main(place.slot.size)
        let least = length * Double(passed + 1) / Double(2 * (passed + ahead + 1))
        if way.magnitude <= least { return nil }
        return IndexPath(section: UInt32(way > 0 ? target + 1 : target - 1), item: 0)
    }

    /// Whether a place of the held item is in a section that is bare without the item.
    func isInBareSection(_ place: TriedPlace, in scene: borrowing Scene) -> Bool {
        if let trial = place.trial { return isInBareSection(place, trial.stage) }
        return isInBareSection(place, scene.stage)
    }

    @inline(never)
    private func isInBareSection(_ place: TriedPlace, _ now: borrowing Stage) -> Bool {
        guard now.free == nil, now.laidOutItemCount(ofSection: place.target.section) == 1,
            let source = session?.source
        else { return false }
        return now.laidOutPath(source).section == place.target.section && now.isBare(without: place)
    }
}

extension Stage {
    /// Whether the section of the moved item, its only item, would be bare without the item. Frames
    /// that are rounded to pixels may be up to a point longer than the item.
    fileprivate func isBare(without place: TriedPlace) -> Bool {
        let section = geometry.section(Int(place.target.section))
        let length = section.extent - geometry.spaceBehindSections
        return length - geometry.axis.main(place.slot.size) < 1
    }

    /// Returns how far a point is behind the middle of a slot along the main axis, in the direction
    /// in which the content runs, in points.
    fileprivate func way(from slot: Rect, to point: Point) -> Double {
        let way = geometry.axis.main(point) - geometry.axis.main(slot.center)
        return geometry.axis == .horizontal && geometry.container.isMirrored ? -way : way
    }

    /// Whether no item of a section lies behind a slot, or none before it.
    fileprivate func isAtEnd(
        _ slot: Rect, ofSection section: Int, isBehind: Bool, _ visible: Interval
    ) -> Bool {
        let count = laidOutItemCount(ofSection: UInt32(section))
        if count == 0 { return true }
        let item = IndexPath(section: UInt32(section), item: UInt32(isBehind ? count - 1 : 0))
        guard let frame = frame(ofLaidOutItemAt: item, visible) else { return true }
        let (way, half) = (way(from: slot, to: frame.center), geometry.axis.main(slot.size) / 2)
        let otherHalf = geometry.axis.main(frame.size) / 2
        // Nearer than both halves: beside the slot, or the slot itself.
        return (isBehind ? way : -way) < half + otherHalf
    }
}
