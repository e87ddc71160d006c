// The place at which items would be dropped, and what is proposed there: rules O5 to O8 of
// docs/semantics.md.
extension Scene {
    /// The place where items would be dropped, by the layout at rest and the place of the pointer.
    ///
    /// - Complexity: O(log n + items about as near)
    mutating func dropPlace(of drop: DropSession) -> DropPlace {
        guard isInBounds(drop.position), screen.isShown, interactive == nil,
            (try? prepare(viewport.bounds)) != nil
        else { return DropPlace() }
        let point = contentPoint(drop.position)
        let section = stage.section(nearestTo: point, hasSpace: true)
        let nearest: IndexPath?
        do {
            nearest = try item(nearestTo: point, inSection: section)
        } catch {
            // The layout cannot say where items are.
            return DropPlace()
        }
        guard let path = nearest else {
            let count = stage.dataSource.sectionCount
            if count == 0 { return DropPlace() }
            return barePlace(at: point, beside: section, reach: Self.bareReach)
                ?? endPlace(ofSection: section ?? UInt32(count - 1))
        }
        guard let frame = shownFrame(ofItemAt: path) else { return DropPlace() }
        let length = stage.settings.scrollDirection.main(frame.size)
        return barePlace(at: point, beside: section, reach: min(Self.bareReach, length / 8))
            ?? place(at: point, near: path, frame)
    }

    /// The place in a bare section next to the section at a point; nil: the point is not near one.
    ///
    /// - Parameter reach: The distance, in points, up to which a point is near a bare section. The
    ///   bare sections that begin at the same point share the range evenly.
    private func barePlace(at point: Point, beside section: UInt32?, reach: Double) -> DropPlace? {
        // With space behind sections, each bare section has a range of its own.
        guard let section, stage.free == nil, stage.geometry.spaceBehindSections == 0 else {
            return nil
        }
        let geometry = stage.geometry
        let near = geometry.flipped(Rect(x: point.x, y: point.y, width: 0, height: 0))
        let (index, placed) = (Int(section), geometry.section(Int(section)))
        for isBehind in [true, false] {
            let edge = isBehind ? placed.start + placed.extent : placed.start
            let way = geometry.axis.mainStart(near) - edge + reach
            if isBehind ? way < 0 : way > 2 * reach { continue }
            let count = geometry.bareSectionCount(beside: index, isBehind: isBehind)
            if count == 0 { continue }
            let part = reach > 0 ? way / (2 * reach) * Double(count) : isBehind ? .infinity : 0
            let number = Int(min(max(part, 0), Double(count - 1)))
            let first = isBehind ? index + 1 : index - count
            return DropPlace(destination: IndexPath(section: UInt32(first + number), item: 0))
        }
        return nil
    }

    /// In points.
    private static let bareReach = 8.0

    /// The place where a drop that keys move would put its items.
    mutating func keyPlace(of drop: DropSession) -> DropPlace {
        guard let position = drop.keyPosition, interactive == nil,
            (try? prepare(viewport.bounds)) != nil
        else { return DropPlace() }
        let path = position.path
        if position.isOnto { return DropPlace(destination: path, isOnto: true) }
        let isBehind = path.item > 0
        let near = IndexPath(section: path.section, item: isBehind ? path.item - 1 : 0)
        let count = stage.dataSource.itemCount(of: Int(path.section))
        guard Int(near.item) < count, let frame = shownFrame(ofItemAt: near) else {
            return DropPlace(destination: path)
        }
        return DropPlace(
            destination: path,
            line: line(isBehind, near, frame, lineAxis(ofItemAt: near, frame)))
    }

    /// Whether a place in the view is within the bounds.
    func isInBounds(_ position: Point) -> Bool {
        let size = viewport.layoutSize
        return Rect(x: 0, y: 0, width: size.width, height: size.height).contains(position)
    }

    /// The place behind all items of a section, without a line: none of the items is visible.
    private func endPlace(ofSection section: UInt32) -> DropPlace {
        let count = stage.dataSource.itemCount(of: Int(section))
        return DropPlace(destination: IndexPath(section: section, item: UInt32(count)))
    }

    /// The visible part of an item's frame in content coordinates, by the layout; in a section that
    /// scrolls orthogonally, the part in its viewport. Nil if the layout cannot say where the item
    /// is.
    private func shownFrame(ofItemAt path: IndexPath) -> Rect? {
        let visible = stage.visibleInterval(viewport)
        var transforms: [Transform3D] = []
        let placed = try? stage.attributes(
            for: .cell(path), visible: visible, transforms: &transforms)
        guard let placed else { return nil }
        let box = placed.frame.boundingBox(under: transforms.matrix(placed.transform))
        return stage.free == nil
            ? stage.geometry.inViewport(box, ofSection: path.section) : box
    }

    /// The place onto, before or behind the item that is nearest to a point.
    private mutating func place(
        at point: Point, near path: IndexPath, _ frame: Rect
    ) -> DropPlace {
        let axis = lineAxis(ofItemAt: path, frame)
        let length = axis.main(frame.size)
        let way = axis.main(point) - axis.mainStart(frame)
        let isReversed = axis == .horizontal && isMirrored
        var part = length > 0 ? way / length : way > 0 ? 1 : 0
        if isReversed { part = 1 - part }
        let isBeyond = isBeyondItems(point, near: path, frame)
        let refused = refusedSides(ofItemAt: path)
        if !isBeyond && frame.contains(point) && (part > 0.25 || refused.contains(.before))
            && (part < 0.75 || refused.contains(.behind)) && acceptsDrop(ontoItemAt: path)
        {
            return DropPlace(destination: path, isOnto: true)
        }
        if isBeyond { return placeBehindItems(ofSection: path.section) }
        let isBehind = part >= 0.5
        return DropPlace(
            destination: IndexPath(section: path.section, item: path.item + (isBehind ? 1 : 0)),
            line: line(isBehind, path, frame, axis))
    }

    /// Whether other items may be dropped onto an item; never onto a dragged item.
    func acceptsDrop(ontoItemAt path: IndexPath) -> Bool {
        guard let item = selectableItem(.cell(path)), item.traits.flags.contains(.acceptsDrops)
        else { return false }
        return drag?.contains(item.number) != true
    }

    /// The axis along which items are side by side: the cross axis if two items of the item's size
    /// fit across the content, or if the section scrolls orthogonally; otherwise the scroll
    /// direction.
    private func lineAxis(ofItemAt path: IndexPath, _ frame: Rect) -> Axis {
        let axis = stage.settings.scrollDirection
        if stage.free != nil { return axis }
        if scrollsAcross(path.section) { return axis.other }
        let room = axis.cross(stage.contentSize)
        return 2 * axis.cross(frame.size) <= room ? axis.other : axis
    }

    private func scrollsAcross(_ section: UInt32) -> Bool {
        stage.geometry.compositional != nil
            && stage.geometry.row(ofSection: section) != nil
    }

    /// Whether a point is, along the main axis, behind the item that is nearest to it and behind
    /// the last item of its section.
    private func isBeyondItems(_ point: Point, near path: IndexPath, _ frame: Rect) -> Bool {
        if stage.free != nil || scrollsAcross(path.section) || !isBehind(frame, point) {
            return false
        }
        let count = stage.dataSource.itemCount(of: Int(path.section))
        let last = IndexPath(section: path.section, item: UInt32(count - 1))
        return shownFrame(ofItemAt: last).map { isBehind($0, point) } ?? false
    }

    private func isBehind(_ frame: Rect, _ point: Point) -> Bool {
        let axis = stage.settings.scrollDirection
        if axis == .horizontal && isMirrored { return point.x < frame.x }
        return axis.main(point) >= axis.mainEnd(frame)
    }

    private mutating func placeBehindItems(ofSection section: UInt32) -> DropPlace {
        let count = UInt32(stage.dataSource.itemCount(of: Int(section)))
        let last = IndexPath(section: section, item: count - 1)
        guard let frame = shownFrame(ofItemAt: last) else { return DropPlace() }
        return DropPlace(
            destination: IndexPath(section: section, item: count),
            line: line(true, last, frame, lineAxis(ofItemAt: last, frame)))
    }

    /// The line before or behind an item, in content coordinates: in the middle between the item
    /// and its neighbour if the neighbour is beside the item and no other item is there, otherwise
    /// at the edge of the item.
    private mutating func line(
        _ isBehind: Bool, _ path: IndexPath, _ frame: Rect, _ axis: Axis
    ) -> Rect {
        // Whether the line is at the greater end of the axis.
        let isAtEnd = isBehind != (axis == .horizontal && isMirrored)
        let edge = isAtEnd ? axis.mainEnd(frame) : axis.mainStart(frame)
        func line(at place: Double) -> Rect {
            axis.rect(
                main: place - Self.lineThickness / 2, cross: axis.crossStart(frame),
                mainLength: Self.lineThickness, crossLength: axis.cross(frame.size))
        }
        let item = isBehind ? Int(path.item) + 1 : Int(path.item) - 1
        if item >= 0 && item < stage.dataSource.itemCount(of: Int(path.section)) {
            let other = IndexPath(section: path.section, item: UInt32(item))
            if let neighbor = shownFrame(ofItemAt: other) {
                let far = isAtEnd ? axis.mainStart(neighbor) : axis.mainEnd(neighbor)
                let isBeside =
                    axis.crossStart(neighbor) < axis.crossStart(frame) + axis.cross(frame.size)
                    && axis.crossStart(frame)
                        < axis.crossStart(neighbor) + axis.cross(neighbor.size)
                let middle = line(at: (edge + far) / 2)
                if isBeside && (isAtEnd ? far >= edge : far <= edge)
                    && !hasItem(in: middle, besides: path, other)
                {
                    return middle
                }
            }
        }
        return line(at: edge)
    }

    /// Whether a rectangle overlaps the visible part of an item other than two items.
    private mutating func hasItem(
        in rect: Rect, besides first: IndexPath, _ second: IndexPath
    ) -> Bool {
        guard let found = try? elements(in: rect) else { return false }
        return found.elements.contains {
            let path = $0.element.indexPath
            if !$0.element.isCell || path == first || path == second { return false }
            if $0.flags.contains(.isHidden) { return false }
            let box = $0.frame.boundingBox(under: found.transforms.matrix($0.transform))
            return stage.geometry.inViewport(box, ofSection: path.section)?.isVisible(in: rect)
                ?? false
        }
    }

    /// In points.
    private static let lineThickness = 2.0
}

// The proposals that locked items allow.
extension Scene {
    /// Whether an insertion moves no locked item: rule R8.
    ///
    /// - Parameter gap: The index path at which items would be inserted.
    func mayInsertItems(at gap: IndexPath) -> Bool {
        !isInLockedPlace(gap: gap) && !displacesLockedItem(at: gap)
    }

    /// Whether a move of the dragged items is allowed: no locked item is moved or displaced, no
    /// locked place changes its item, and items stay in their section where they must: rule R8.
    ///
    /// - Parameter gap: The index path before which the items would be placed.
    func mayMoveDraggedItems(to gap: IndexPath) -> Bool {
        guard let drag, !isInLockedPlace(gap: gap) else { return false }
        let locksItems = traits?.values.mayLock == true
        if !locksItems && !movementConfiguration.locksPlaces
            && movementConfiguration.policy != .currentSection
        {
            return true
        }
        for run in drag.runs {
            if hasLockedItem(run) { return false }
            let paths = [
                stage.dataSource.indexPath(ofItem: run.lowerBound),
                stage.dataSource.indexPath(ofItem: run.upperBound - 1),
            ]
            // Items of several sections include the first and the last items of sections.
            if paths[0].section != paths[1].section && movementConfiguration.locksPlaces {
                return false
            }
            for path in paths {
                var target = gap
                // The item leaves its own place before the gap.
                if path.section == gap.section && path.item < gap.item { target.item -= 1 }
                if path.section != gap.section && movementConfiguration.policy == .currentSection
                    || isInLockedPlace(path) || displacesLockedItem(from: path, to: target)
                {
                    return false
                }
            }
        }
        return true
    }
}
