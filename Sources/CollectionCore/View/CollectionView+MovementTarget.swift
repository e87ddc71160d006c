// The place that an item would take where a person holds it: rules R5, R6 and R8 of
// docs/semantics.md.
extension CollectionView {
    /// Returns where the item would stand if it were let go now.
    ///
    /// Each step leads to a place that is strictly nearer to the item, so the search ends, and a
    /// pointer that rests changes nothing any more.
    ///
    /// - Returns: Nil where no item is held.
    mutating func findTarget(in bounds: Rect) -> IndexPath? {
        let target = nearestTarget(in: bounds)
        try? stage.free?.resume()
        return target
    }

    private func nearestTarget(in bounds: Rect) -> IndexPath? {
        guard let movement, stage.reordering != nil else { return nil }
        let visible = stage.visibleInterval(viewport.at(bounds))
        guard var place = foundPlace(visible: visible) else { return movement.found }
        let goal = targetPoint(bounds)
        let isNearest = movementConfiguration.targetRule == .nearestSlot
        for _ in 0..<(isNearest ? Self.targetStepsMax : 1) {
            guard let next = nearer(goal, than: place, visible: visible) else { break }
            place = next
        }
        return place.target
    }

    /// The place from which the search goes on: the one that was found last, though the host may
    /// have the item presented at another one.
    private func foundPlace(visible: Interval) -> TriedPlace? {
        guard let movement, let reordering = stage.reordering else { return nil }
        if movement.found != movement.target { return trial(movement.found, visible: visible) }
        guard let slot = stage.slot(reordering, visible: visible) else { return nil }
        return TriedPlace(target: movement.found, slot: slot, trial: nil)
    }

    private static let targetStepsMax = 64

    /// The point that looks for a place, in the content.
    private func targetPoint(_ bounds: Rect) -> Point {
        guard let held = movement?.held else { return .zero }
        return movementConfiguration.targetRule == .nearestSlot
            ? held.center
            : Point(x: held.position.x + bounds.x, y: held.position.y + bounds.y)
    }

    /// Returns a place that is nearer to the item than another one; nil: there is none beside that.
    private func nearer(
        _ goal: Point, than place: TriedPlace, visible: Interval
    ) -> TriedPlace? {
        guard let held = movement?.held,
            let candidates = candidates(at: goal, place, visible: visible)
        else { return nil }
        var best: TriedPlace?
        var least = place.slot.center.squaredDistance(to: held.center)
        for number in 0..<candidates.count {
            var candidate = candidates.first
            candidate.item += number
            if candidate == place.target || !mayMove(to: candidate) { continue }
            guard let tried = tried(candidate, visible: visible) else { continue }
            let distance = tried.slot.center.squaredDistance(to: held.center)
            if movementConfiguration.targetRule == .nearestSlot && distance >= least { continue }
            least = distance
            best = tried
        }
        guard let best else { return nil }
        if best.trial == nil { return trial(best.target, visible: visible) }
        try? best.trial?.stage.free?.resume()
        return best
    }

    /// Returns where the layout would have the item at a place; the stage with the item there only
    /// if that was not tried before.
    private func tried(_ target: IndexPath, visible: Interval) -> TriedPlace? {
        guard let reordering = stage.reordering else { return nil }
        let key = TriedSlots.Key(
            target: target, visible: visible,
            offset: stage.geometry.offsets.offset(ofSection: Int(target.section)))
        if let slot = reordering.tried[key] {
            return TriedPlace(target: target, slot: slot, trial: nil)
        }
        guard let place = trial(target, visible: visible) else { return nil }
        reordering.tried.note(place.slot, key)
        return place
    }

    /// Lays the data out with the item at another place.
    private func trial(_ target: IndexPath, visible: Interval) -> TriedPlace? {
        guard let movement else { return nil }
        let trial = Trial(stage)
        do throws(CollectionError) {
            try trial.stage.present(
                .moved(MovedItem(source: movement.source, target: target)), movement.held,
                ownership, limits)
        } catch {
            return nil
        }
        guard let reordering = trial.stage.reordering,
            let slot = trial.stage.slot(reordering, visible: visible)
        else { return nil }
        return TriedPlace(target: target, slot: slot, trial: trial)
    }

    /// The place of the item under a point, or else of the nearest one in the section there; in
    /// another section than the item is in, the place behind it as well.
    ///
    /// - Returns: The first place, and the number of places; nil: there is none.
    private func candidates(
        at goal: Point, _ place: TriedPlace, visible: Interval
    ) -> (first: IndexPath, count: UInt32)? {
        guard let trial = place.trial else {
            return candidates(at: goal, place.target, stage, visible: visible)
        }
        return candidates(at: goal, place.target, trial.stage, visible: visible)
    }

    private func candidates(
        at goal: Point, _ target: IndexPath, _ now: Stage, visible: Interval
    ) -> (first: IndexPath, count: UInt32)? {
        guard let collector = movement?.collector else { return nil }
        // Beyond the content the nearest item at its edge counts.
        var point = now.content.nearestPoint(to: goal)
        let staysInSection = movementConfiguration.policy == .currentSection
        let section = staysInSection ? movement?.source.section : now.section(nearestTo: goal)
        if let section {
            let isHere = section == target.section
            if now.laidOutItemCount(ofSection: section) == (isHere ? 1 : 0) {
                return isHere ? nil : (IndexPath(section: section, item: 0), 1)
            }
            // An item of the section is near the part of the section that is nearest.
            if now.free == nil {
                point = now.frame(ofSection: Int(section)).nearestPoint(to: point)
            }
        }
        let path = now.item(
            nearestTo: point, inSection: section, visible, limits, &collector.value)
        guard let path else { return nil }
        let place = now.laidOutPath(path)
        if movementConfiguration.targetRule == .underPointer {
            return now.isOver(goal, path, visible) ? (place, 1) : nil
        }
        return (place, place.section == target.section ? 1 : 2)
    }
}

/// A place that the item would take.
private struct TriedPlace {
    var target: IndexPath
    /// The frame that the layout would give the item there.
    var slot: Rect
    /// Nil: the view's stage is it, or it was tried before.
    var trial: Trial?
}

/// The stage with the item at another place.
///
/// An object, as there is rarely one, and it is large.
private final class Trial {
    var stage: Stage

    init(_ stage: Stage) {
        self.stage = stage
        self.stage.putBack()
    }
}

// Places where an item may go.
extension CollectionView {
    /// - Throws: `invalidSection`, `invalidItem` for an index path that the item cannot have.
    func checkMovementTarget(_ target: IndexPath) throws(CollectionError) {
        let isElsewhere = target.section != movement?.source.section
        let count = try stage.dataSource.itemRange(ofSection: target.section).count
        if Int(target.item) >= count + (isElsewhere ? 1 : 0) {
            throw .invalidItem(target, count: count + (isElsewhere ? 1 : 0))
        }
    }

    /// Whether the item may have an index path.
    func mayMove(to target: IndexPath) -> Bool {
        guard let movement else { return false }
        let source = movement.source
        if target == source { return true }
        let isElsewhere = target.section != source.section
        if isElsewhere && movementConfiguration.policy == .currentSection { return false }
        let count = stage.dataSource.itemCount(of: Int(target.section))
        if isLocked(target.item, among: isElsewhere ? count + 1 : count) { return false }
        return !displacesLockedItem(from: source, to: target)
    }

    /// Whether an item stays where it is, by its place in its section.
    func isInLockedPlace(_ path: IndexPath) -> Bool {
        isLocked(path.item, among: stage.dataSource.itemCount(of: Int(path.section)))
    }

    private func isLocked(_ item: UInt32, among count: Int) -> Bool {
        Int(item) < Int(movementConfiguration.lockedItemsAtStart)
            || count - Int(item) <= Int(movementConfiguration.lockedItemsAtEnd)
    }

    /// Whether an item that is locked would have another index path.
    func displacesLockedItem(from source: IndexPath, to target: IndexPath) -> Bool {
        guard let values = traits?.values, values.mayLock else { return false }
        let first = stage.dataSource.items(ofSection: source.section)
        if source.section == target.section {
            let (near, far) = (min(source.item, target.item), max(source.item, target.item))
            let range = first.lowerBound + Int(near)..<first.lowerBound + Int(far) + 1
            return values.locks(
                range, except: first.lowerBound + Int(source.item), stage.dataSource)
        }
        return values.locks(
            first.lowerBound + Int(source.item)..<first.upperBound,
            except: first.lowerBound + Int(source.item), stage.dataSource)
            || displacesLockedItem(at: target)
    }

    /// Whether an item that is locked would make room for one that comes to its section.
    func displacesLockedItem(at gap: IndexPath) -> Bool {
        let items = stage.dataSource.items(ofSection: gap.section)
        return hasLockedItem(items.lowerBound + Int(gap.item)..<items.upperBound)
    }

    /// Whether one of the items with these numbers is locked.
    func hasLockedItem(_ numbers: Range<Int>) -> Bool {
        guard let values = traits?.values, values.mayLock else { return false }
        return values.locks(numbers, except: -1, stage.dataSource)
    }

    /// Whether items that come to an index path of a section, before its item there, are in places
    /// that other items keep.
    func isInLockedPlace(gap: IndexPath) -> Bool {
        isLocked(gap.item, among: stage.dataSource.itemCount(of: Int(gap.section)) + 1)
    }
}

extension MovementConfiguration {
    /// Whether there are places that items keep.
    var locksPlaces: Bool { lockedItemsAtStart > 0 || lockedItemsAtEnd > 0 }
}

extension TraitValues {
    /// Whether an item may be locked.
    fileprivate var mayLock: Bool {
        standard.flags.contains(.isLocked) || sections != nil || items != nil
    }

    /// Whether an item of a range is locked.
    ///
    /// - Complexity: O(log n + runs of traits in the range)
    fileprivate func locks(_ range: Range<Int>, except item: Int, _ data: DataSource) -> Bool {
        var isLocked = false
        forEachRun(of: range, data) { run, traits in
            if traits.flags.contains(.isLocked) && run != item..<item + 1 { isLocked = true }
        }
        return isLocked
    }
}

extension DataSource {
    /// Where the items of a section that exists stand among all items.
    fileprivate func items(ofSection section: UInt32) -> Range<Int> {
        (try? itemRange(ofSection: section)) ?? 0..<0
    }
}

// What is laid out at a point.
extension Stage {
    /// The number of items that a section has in the order that is laid out.
    fileprivate func laidOutItemCount(ofSection section: UInt32) -> Int {
        (reordering?.dataSource ?? dataSource).itemCount(of: Int(section))
    }

    /// Whether a point is over an item.
    fileprivate func isOver(_ point: Point, _ path: IndexPath, _ visible: Interval) -> Bool {
        var transforms: [Transform3D] = []
        let found = try? attributes(for: .cell(path), visible: visible, transforms: &transforms)
        guard let found else { return false }
        return found.frame.contains(point, under: transforms.matrix(found.transform))
    }

    /// Returns the item whose frame is nearest to a point, by its index path in the data: the least
    /// distance, then the least index path. The item that is held does not count.
    ///
    /// - Parameter section: The section in which the item is to be laid out; nil: any.
    /// - Complexity: O(log n + items about as near)
    fileprivate func item(
        nearestTo point: Point, inSection section: UInt32?, _ visible: Interval, _ limits: Limits,
        _ found: inout ElementCollector
    ) -> IndexPath? {
        guard let reordering, let size = reordering.held?.frame.size else { return nil }
        let farthest = contentSize.width + contentSize.height
        var reach = max(size.width, size.height) / 2 + 16
        found.forgetPlaces()
        while true {
            let searched = Rect(
                x: point.x - reach, y: point.y - reach, width: 2 * reach, height: 2 * reach)
            let isDone: Void? = try? collectLaidOut(
                in: searched, visible: visible, limit: limits.elementCount, into: &found)
            if isDone == nil { return nil }
            let nearest = nearestItem(to: point, inSection: section, of: found, reordering)
            if let nearest, nearest.distance < reach { return nearest.path }
            if reach > farthest { return nearest?.path }
            reach *= 2
        }
    }

    /// - Parameter found: What is laid out near the point, in the order that is laid out.
    private func nearestItem(
        to point: Point, inSection section: UInt32?, of found: ElementCollector,
        _ reordering: Reordering
    ) -> (path: IndexPath, distance: Double)? {
        var nearest: (path: IndexPath, distance: Double)?
        for attributes in found.elements where attributes.element.isCell {
            guard let element = reordering.inData(attributes.element),
                !reordering.isHeld(element), !attributes.flags.contains(.isHidden)
            else { continue }
            if let section, attributes.element.indexPath.section != section { continue }
            let path = element.indexPath
            let box = attributes.frame.boundingBox(
                under: found.transforms.matrix(attributes.transform))
            let distance = box.distance(to: point)
            if let nearest, (nearest.distance, nearest.path) <= (distance, path) { continue }
            nearest = (path, distance)
        }
        return nearest
    }
}
