// The place that an item would take where a person holds it: rules R5, R6 and R8 of
// docs/semantics.md.
extension Scene {
    static let targetStepsMax = 64
}

/// A place that the item would take.
struct TriedPlace {
    var target: IndexPath
    /// The frame that the layout would give the item there.
    var slot: Rect
    /// Nil: the view's stage is it, or it was tried before.
    var trial: Trial?
}

/// The stage with the item at another place.
///
/// An object, as there is rarely one, and it is large.
final class Trial {
    var stage: Stage

    init(_ stage: Stage) {
        self.stage = stage
        self.stage.putBack()
    }
}

// Places where an item may go.
extension Scene {
    /// Whether an item stays where it is, by its place in its section.
    func isInLockedPlace(_ path: IndexPath) -> Bool {
        isLocked(path.item, among: stage.dataSource.itemCount(of: Int(path.section)))
    }

    func isLocked(_ item: UInt32, among count: Int) -> Bool {
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
    var mayLock: Bool {
        standard.flags.contains(.isLocked) || sections != nil || items != nil
    }

    /// Whether an item of a range is locked.
    ///
    /// - Complexity: O(log n + runs of traits in the range)
    func locks(_ range: Range<Int>, except item: Int, _ data: DataSource) -> Bool {
        var isLocked = false
        forEachRun(of: range, data) { run, traits in
            if traits.flags.contains(.isLocked) && run != item..<item + 1 { isLocked = true }
        }
        return isLocked
    }
}

extension DataSource {
    /// Where the items of a section that exists stand among all items.
    func items(ofSection section: UInt32) -> Range<Int> {
        (try? itemRange(ofSection: section)) ?? 0..<0
    }
}

// What is laid out at a point.
extension Stage {
    /// The number of items that a section has in the order that is laid out.
    func laidOutItemCount(ofSection section: UInt32) -> Int {
        (reordering?.dataSource ?? dataSource).itemCount(of: Int(section))
    }

    /// Whether a point is over an item.
    func isOver(_ point: Point, _ path: IndexPath, _ visible: Interval) -> Bool {
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
    func item(
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
