// The target of a held item: rules R5, R6 and R8 of docs/semantics.md.
extension MovementInteraction {
    /// Returns the index path that the item would get if it were let go at its present position.
    ///
    /// Each step finds a position that is strictly nearer to the item. So the search ends, and a
    /// resting pointer does not change the target.
    ///
    /// - Returns: Nil if no item is held.
    mutating func findTarget(in bounds: Rect, in scene: inout Scene) -> IndexPath? {
        let target = nearestTarget(in: bounds, in: scene)
        try? scene.stage.free?.resume()
        return target
    }

    private func nearestTarget(in bounds: Rect, in scene: borrowing Scene) -> IndexPath? {
        guard let movement = session, scene.stage.reordering != nil else { return nil }
        let visible = scene.stage.visibleInterval(scene.viewport.at(bounds))
        let isNearest = scene.movementConfiguration.targetRule == .nearestSlot
        let first =
            findsPlaceAtRest(in: scene)
            ? placeAtRest(visible: visible, in: scene) : foundPlace(visible: visible, in: scene)
        guard var place = first else { return movement.found }
        let goal = targetPoint(bounds, in: scene)
        for _ in 0..<(isNearest ? Scene.targetStepsMax : 1) {
            guard let next = nearer(goal, than: place, visible: visible, in: scene) else { break }
            place = next
        }
        return place.target
    }

    /// Whether the target is the place of an item at rest rather than a trial that is nearer to the
    /// held item than the others: in lanes, where each trial may lay out other items elsewhere.
    private func findsPlaceAtRest(in scene: borrowing Scene) -> Bool {
        scene.stage.hasLanes && scene.movementConfiguration.targetRule == .nearestSlot
    }

    /// The position at which the search begins: the last position that the view has found, even if
    /// the host presents the item at another position.
    private func foundPlace(visible: Interval, in scene: borrowing Scene) -> TriedPlace? {
        guard let movement = session, let reordering = scene.stage.reordering else { return nil }
        if movement.found != movement.target {
            return trial(movement.found, visible: visible, in: scene)
        }
        guard let slot = scene.stage.slot(reordering, visible: visible) else { return nil }
        return TriedPlace(target: movement.found, slot: slot, trial: nil)
    }

    /// The place of the item that is nearest to the held item where all items are at rest, with the
    /// frame that this item has there. In lanes an item that is moved to an index path need not
    /// come to where the item is that has this index path.
    private func placeAtRest(visible: Interval, in scene: borrowing Scene) -> TriedPlace? {
        guard let movement = session, let reordering = scene.stage.reordering,
            let own = reordering.ownPlace ?? trial(movement.source, visible: visible, in: scene),
            let trial = own.trial
        else { return nil }
        reordering.ownPlace = own
        let goal = movement.held.center
        guard
            let found = candidates(
                at: goal, own.target, trial.stage, countsHeld: true, visible: visible, in: scene)
        else { return own }
        var place = TriedPlace(target: found.first, slot: own.slot, trial: trial)
        // An empty section has its only place.
        let count = trial.stage.laidOutItemCount(ofSection: found.first.section)
        if place.target != own.target, Int(found.first.item) < count,
            let frame = trial.stage.frame(ofLaidOutItemAt: place.target, visible)
        {
            place.slot = frame
            // Behind the last item of another section the item is beyond the middle of that one.
            if found.count > 1, trial.stage.isLastItem(place.target),
                trial.stage.isBehindMiddle(goal, of: frame)
            {
                place.target.item += 1
            }
        }
        return mayMove(to: place.target, in: scene) ? place : nil
    }

    /// The point of the content for which the search finds the target.
    private func targetPoint(_ bounds: Rect, in scene: borrowing Scene) -> Point {
        guard let held = session?.held else { return .zero }
        return scene.movementConfiguration.targetRule == .nearestSlot
            ? held.center
            : Point(x: held.position.x + bounds.x, y: held.position.y + bounds.y)
    }

    /// Returns a position that is nearer to `goal` than `place`; nil: there is none among the
    /// candidates.
    private func nearer(
        _ goal: Point, than place: TriedPlace, visible: Interval, in scene: borrowing Scene
    ) -> TriedPlace? {
        guard let held = session?.held else { return nil }
        let candidates =
            findsPlaceAtRest(in: scene)
            ? nil : candidates(at: goal, place, visible: visible, in: scene)
        if let candidates, candidates.count == 1, candidates.first.section != place.target.section,
            mayMove(to: candidates.first, in: scene)
        {
            // The only place in the section at the item, however far its slot is.
            return trial(candidates.first, visible: visible, in: scene)
        }
        var best: TriedPlace?
        let present = place.slot.center.squaredDistance(to: held.center)
        var least = present
        for number in 0..<(candidates?.count ?? 0) {
            guard var candidate = candidates?.first else { break }
            candidate.item += number
            if candidate == place.target || !mayMove(to: candidate, in: scene) { continue }
            guard let tried = tried(candidate, visible: visible, in: scene) else { continue }
            let distance = tried.slot.center.squaredDistance(to: held.center)
            // In the section at the item, a place that is as near as the present one counts.
            let isElsewhere = best == nil && candidate.section != place.target.section
            if scene.movementConfiguration.targetRule == .nearestSlot
                && (isElsewhere ? distance > least : distance >= least)
            {
                continue
            }
            if isInBareSection(place, in: scene)
                && comesBack(from: tried, to: place, visible: visible, in: scene)
            {
                continue
            }
            least = distance
            best = tried
        }
        if let bare = bareSection(beyond: place, visible: visible, in: scene),
            mayMove(to: bare, in: scene), let tried = tried(bare, visible: visible, in: scene)
        {
            let distance = tried.slot.center.squaredDistance(to: held.center)
            if best == nil || distance < least { best = tried }
        }
        guard let best else { return nil }
        if best.trial == nil { return trial(best.target, visible: visible, in: scene) }
        try? best.trial?.stage.free?.resume()
        return best
    }

    /// Returns the frame that the layout gives the item at a target, and the trial stage only if
    /// this target was not tried before.
    @inline(never)
    func tried(
        _ target: IndexPath, visible: Interval, in scene: borrowing Scene
    ) -> TriedPlace? {
        guard let reordering = scene.stage.reordering else { return nil }
        let key = TriedSlots.Key(
            target: target, visible: visible,
            offset: scene.stage.geometry.offsets.offset(ofSection: Int(target.section)))
        if let slot = reordering.tried[key] {
            return TriedPlace(target: target, slot: slot, trial: nil)
        }
        guard let place = trial(target, visible: visible, in: scene) else { return nil }
        reordering.tried.note(place.slot, key)
        return place
    }

    /// Lays out the data with the item at another target.
    @inline(never)
    func trial(
        _ target: IndexPath, visible: Interval, in scene: borrowing Scene
    ) -> TriedPlace? {
        guard let movement = session else { return nil }
        let trial = Trial(scene.stage)
        do throws(CollectionError) {
            try trial.stage.present(
                .moved(MovedItem(source: movement.source, target: target)), movement.held,
                scene.ownership, scene.limits)
        } catch {
            return nil
        }
        guard let reordering = trial.stage.reordering,
            let slot = trial.stage.slot(reordering, visible: visible)
        else { return nil }
        return TriedPlace(target: target, slot: slot, trial: trial)
    }

    /// The candidates for a target: the position of the item under a point, or else of the nearest
    /// item in the section there; in a section other than the moved item's, also the position
    /// behind.
    ///
    /// - Returns: The first candidate, and the number of candidates; nil: there are none.
    private func candidates(
        at goal: Point, _ place: TriedPlace, visible: Interval, in scene: borrowing Scene
    ) -> (first: IndexPath, count: UInt32)? {
        guard let trial = place.trial else {
            return candidates(
                at: goal, place.target, scene.stage, countsHeld: false, visible: visible, in: scene)
        }
        return candidates(
            at: goal, place.target, trial.stage, countsHeld: false, visible: visible, in: scene)
    }

    /// - Parameter target: The index path that the held item has in `now`.
    /// - Parameter countsHeld: Whether the place of the held item is a candidate.
    private func candidates(
        at goal: Point, _ target: IndexPath, _ now: Stage, countsHeld: Bool, visible: Interval,
        in scene: borrowing Scene
    ) -> (first: IndexPath, count: UInt32)? {
        guard let collector = session?.collector else { return nil }
        // Outside the content, the nearest item at the edge counts.
        var point = now.content.nearestPoint(to: goal)
        let staysInSection = scene.movementConfiguration.policy == .currentSection
        let section =
            staysInSection
            ? session?.source.section : now.section(nearestTo: goal, hasSpace: false)
        if let section {
            let isHere = section == target.section
            if now.laidOutItemCount(ofSection: section) == (isHere ? 1 : 0) {
                return isHere ? nil : (IndexPath(section: section, item: 0), 1)
            }
            // Within the section, the search uses the section's nearest point.
            if now.free == nil {
                point = now.frame(ofSection: Int(section)).nearestPoint(to: point)
            }
        }
        let path = now.item(
            nearestTo: point, inSection: section, countsHeld: countsHeld, visible, scene.limits,
            &collector.value)
        guard let path else { return nil }
        let place = now.laidOutPath(path)
        if scene.movementConfiguration.targetRule == .underPointer {
            return now.isOver(goal, path, visible) ? (place, 1) : nil
        }
        return (place, place.section == target.section ? 1 : 2)
    }
}

// Index paths that the moved item may have.
extension MovementInteraction {
    /// - Throws: `invalidSection`, `invalidItem` for an index path that the item cannot have.
    func checkMovementTarget(_ target: IndexPath, in scene: borrowing Scene) throws(CollectionError)
    {
        let isElsewhere = target.section != session?.source.section
        let count = try scene.stage.dataSource.itemRange(ofSection: target.section).count
        if Int(target.item) >= count + (isElsewhere ? 1 : 0) {
            throw .invalidItem(target, count: count + (isElsewhere ? 1 : 0))
        }
    }

    /// Whether the settings and locked items let the moved item have an index path.
    func mayMove(to target: IndexPath, in scene: borrowing Scene) -> Bool {
        guard let movement = session else { return false }
        let source = movement.source
        if target == source { return true }
        let isElsewhere = target.section != source.section
        if isElsewhere && scene.movementConfiguration.policy == .currentSection { return false }
        let count = scene.stage.dataSource.itemCount(of: Int(target.section))
        if scene.isLocked(target.item, among: isElsewhere ? count + 1 : count) { return false }
        return !scene.displacesLockedItem(from: source, to: target)
    }
}
