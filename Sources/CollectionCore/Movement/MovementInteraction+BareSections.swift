// Bare sections as targets of the moved item: rule R5 of docs/semantics.md.
extension MovementInteraction {
    /// The place in the bare section next to the target, if the held item is far enough beyond the
    /// slot of the target; nil: there is none.
    ///
    /// The bare sections between two others share half the length of the slot. In a list the places
    /// in all of them are one slot, so the distance to slots cannot tell them apart.
    func bareSection(beyond place: TriedPlace, in scene: borrowing Scene) -> IndexPath? {
        if let trial = place.trial { return bareSection(beyond: place, trial.stage, in: scene) }
        return bareSection(beyond: place, scene.stage, in: scene)
    }

    private func bareSection(
        beyond place: TriedPlace, _ now: Stage, in scene: borrowing Scene
    ) -> IndexPath? {
        let settings = scene.movementConfiguration
        guard let movement = session, now.free == nil, settings.policy == .anySection,
            settings.targetRule == .nearestSlot
        else { return nil }
        let (axis, target) = (now.geometry.axis, Int(place.target.section))
        var way = axis.main(movement.held.center) - axis.main(place.slot.center)
        if axis == .horizontal && now.geometry.container.isMirrored { way = -way }
        let ahead = now.geometry.bareSectionCount(beside: target, isBehind: way > 0)
        if ahead == 0 { return nil }
        // The bare sections that the item has passed, with the one in which it is.
        var passed = 0
        let holder = now.laidOutPath(movement.source).section
        if holder == place.target.section && now.isBare(without: place) {
            passed = now.geometry.bareSectionCount(beside: target, isBehind: way < 0) + 1
        }
        let length = axis.main(place.slot.size)
        let least = length * Double(passed + 1) / Double(2 * (passed + ahead + 1))
        if way.magnitude <= least { return nil }
        return IndexPath(section: UInt32(way > 0 ? target + 1 : target - 1), item: 0)
    }
}

extension Stage {
    /// Whether the section of the moved item would be bare without the item. Frames that are
    /// rounded to pixels may be up to a point longer than the item.
    fileprivate func isBare(without place: TriedPlace) -> Bool {
        let section = geometry.section(Int(place.target.section))
        let length = section.extent - geometry.spaceBehindSections
        return section.itemCount == 1 && length - geometry.axis.main(place.slot.size) < 1
    }
}
