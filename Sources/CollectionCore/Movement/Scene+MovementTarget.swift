// The target of a held item: rules R5, R6 and R8 of docs/semantics.md.
extension Scene {
    static let targetStepsMax = 64
}

// Index paths that the moved item may have.
extension Scene {
    /// Whether the settings lock the item at an index path by its position in its section.
    func isInLockedPlace(_ path: IndexPath) -> Bool {
        isLocked(path.item, among: stage.dataSource.itemCount(of: Int(path.section)))
    }

    func isLocked(_ item: UInt32, among count: Int) -> Bool {
        Int(item) < Int(movementConfiguration.lockedItemsAtStart)
            || count - Int(item) <= Int(movementConfiguration.lockedItemsAtEnd)
    }

    /// Whether moving an item would change the index path of a locked item, be it the moved one.
    @inline(never)
    func displacesLockedItem(from source: IndexPath, to target: IndexPath) -> Bool {
        let first = stage.dataSource.items(ofSection: source.section)
        if source.section == target.section {
            let (near, far) = (min(source.item, target.item), max(source.item, target.item))
            return hasLockedItem(first.lowerBound + Int(near)..<first.lowerBound + Int(far) + 1)
        }
        return hasLockedItem(first.lowerBound + Int(source.item)..<first.upperBound)
            || displacesLockedItem(at: target)
    }

    /// Whether a locked item would have to make room for an item that is inserted at `gap`.
    func displacesLockedItem(at gap: IndexPath) -> Bool {
        let items = stage.dataSource.items(ofSection: gap.section)
        return hasLockedItem(items.lowerBound + Int(gap.item)..<items.upperBound)
    }

    /// Whether one of the items with these indices among all items is locked.
    @inline(never)
    func hasLockedItem(_ numbers: Range<Int>) -> Bool {
        guard let values = traits?.values, values.mayLock else { return false }
        return values.locks(numbers, stage.dataSource)
    }

    /// Whether `gap` lies among the locked positions at the start or the end of a section.
    func isInLockedPlace(gap: IndexPath) -> Bool {
        isLocked(gap.item, among: stage.dataSource.itemCount(of: Int(gap.section)) + 1)
    }
}

extension MovementConfiguration {
    /// Whether the settings lock any positions.
    var locksPlaces: Bool { lockedItemsAtStart > 0 || lockedItemsAtEnd > 0 }
}

extension TraitValues {
    /// Whether any item may have the locked trait.
    var mayLock: Bool {
        standard.flags.contains(.isLocked) || sections != nil || items != nil
    }

    /// Whether an item of a range is locked.
    ///
    /// - Complexity: That of `runs`, up to the first run
    func locks(_ range: Range<Int>, _ data: DataSource) -> Bool {
        !runs(of: range, .lock, data, limit: 1).isEmpty
    }
}

extension DataSource {
    /// The indices of a section's items among all items; empty if the section does not exist.
    func items(ofSection section: UInt32) -> Range<Int> {
        (try? itemRange(ofSection: section)) ?? 0..<0
    }
}

// Laid out items at a point.
extension Stage {
    /// Whether items are in lanes, so that an item that is moved may come into another lane than
    /// the item whose index path it gets.
    var hasLanes: Bool {
        if case .waterfall = layout { return true }
        return false
    }

    /// The frame of an item other than the held one, by its index path in the order that is laid
    /// out.
    func frame(ofLaidOutItemAt place: IndexPath, _ visible: Interval) -> Rect? {
        var transforms: [Transform3D] = []
        let found = try? laidOutAttributes(
            for: .cell(place), visible: visible, transforms: &transforms)
        return found?.frame
    }

    func isLastItem(_ path: IndexPath) -> Bool {
        Int(path.item) + 1 == dataSource.itemCount(of: Int(path.section))
    }

    /// Whether a point is behind the middle of a frame, in the direction in which sections follow.
    func isBehindMiddle(_ point: Point, of frame: Rect) -> Bool {
        let axis = settings.scrollDirection
        let way = axis.main(point) - axis.main(frame.center)
        return axis == .horizontal && geometry.container.isMirrored ? way < 0 : way > 0
    }

    /// The number of items of a section in the order that is laid out.
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

    /// Returns the item whose frame is nearest to a point, by its index path in the data; of items
    /// at equal distances, the item with the least index path.
    ///
    /// - Parameter section: The section in which the item is laid out; nil: any section.
    /// - Parameter countsHeld: Whether the held item counts, where the layout has it.
    /// - Complexity: O(log n + items that are about as near)
    func item(
        nearestTo point: Point, inSection section: UInt32?, countsHeld: Bool, _ visible: Interval,
        _ limits: Limits, _ found: inout ElementCollector
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
            let nearest = nearestItem(
                to: point, inSection: section, countsHeld: countsHeld, of: found, reordering)
            if let nearest, nearest.distance < reach { return nearest.path }
            if reach > farthest { return nearest?.path }
            reach *= 2
        }
    }

    /// - Parameter found: The elements laid out near the point, in the order that is laid out.
    private func nearestItem(
        to point: Point, inSection section: UInt32?, countsHeld: Bool, of found: ElementCollector,
        _ reordering: Reordering
    ) -> (path: IndexPath, distance: Double)? {
        var nearest: (path: IndexPath, distance: Double)?
        for attributes in found.elements where attributes.element.isCell {
            guard let element = reordering.inData(attributes.element),
                countsHeld || !reordering.isHeld(element), !attributes.flags.contains(.isHidden)
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
