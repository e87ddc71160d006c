// The search for items ahead of the one that has focus: rule N4 of docs/semantics.md.
extension Focus {
    /// The items in a rectangle that can have focus, with the visible parts of their frames.
    ///
    /// - Parameter section: A section whose items are left out; nil: none.
    @inline(never)
    private mutating func focusable(
        in rect: Rect, besides section: UInt32?, in scene: inout Scene
    ) throws(CollectionError) -> [(path: IndexPath, frame: Rect)] {
        var found = ElementCollector()
        swap(&found, &collector)
        found.forgetPlaces()
        defer { swap(&found, &collector) }
        try scene.stage.collectElements(
            in: rect, visible: scene.visibleInterval, limit: scene.limits.elementCount, into: &found
        )
        var items: [(path: IndexPath, frame: Rect)] = []
        for attributes in found.elements where attributes.element.isCell {
            let path = attributes.element.indexPath
            if attributes.flags.contains(.isHidden) || path.section == section { continue }
            let box = attributes.frame.boundingBox(
                under: found.transforms.matrix(attributes.transform))
            guard let seen = scene.stage.geometry.inViewport(box, ofSection: path.section) else {
                continue
            }
            if scene.canFocus(path) { items.append((path, seen)) }
        }
        return items
    }

    /// The nearest item ahead: of the items that the beam meets within four lengths of the bounds,
    /// or else of the items in the nearest line ahead.
    ///
    /// - Parameter isAlong: Whether focus moves along the main axis of the layout.
    /// - Parameter section: A section whose items are left out; nil: none.
    mutating func nearest(
        _ beam: FocusBeam, isAlong: Bool, besides section: UInt32?, in scene: inout Scene
    ) throws(CollectionError) -> IndexPath? {
        let screen = max(beam.axis.main(scene.viewport.bounds.size), 1)
        for screens in [1.0, 2, 4] {
            let region = beam.region(reach: screens * screen, across: beam.across)
            var nearest: FocusCandidate?
            for (path, frame) in try focusable(in: region, besides: section, in: &scene) {
                if !beam.isAhead(frame) || !beam.meets(frame) { continue }
                let candidate = beam.candidate(path, frame)
                if candidate.isNearer(than: nearest) { nearest = candidate }
            }
            if let nearest { return nearest.indexPath }
        }
        let isFree = scene.stage.free != nil
        if !isAlong && !isFree { return nil }
        var reach = 4 * screen
        while true {
            if let found = try nearestLine(
                beam, reach, isAlong: isAlong, besides: section, in: &scene)
            {
                return found
            }
            if scene.reaches(beam, reach) { return nil }
            if !isFree { return nextAhead(beam, besides: section, in: scene) }
            reach *= 2
        }
    }

    /// The next focusable item in order, for layouts that stack sections and have no item within
    /// four lengths of the bounds.
    private func nextAhead(
        _ beam: FocusBeam, besides section: UInt32?, in scene: borrowing Scene
    ) -> IndexPath? {
        guard let current = focused?.element, current.isCell else { return nil }
        let number = scene.stage.dataSource.itemIndex(ofPlace: current.indexPath)
        var range = number..<number + 1
        if let section, let items = try? scene.stage.dataSource.itemRange(ofSection: section) {
            range = items
        }
        // In a layout from right to left, items to the left are later in order.
        let isBackward =
            beam.isBackward
            != (beam.axis == .horizontal && scene.stage.geometry.container.isMirrored)
        let next = scene.focusableItem(
            from: isBackward ? range.lowerBound - 1 : range.upperBound, isBackward: isBackward)
        return next.map { scene.stage.dataSource.indexPath(ofItem: $0) }
    }

    /// Of the items in the nearest line ahead, the item that is nearest across the direction of the
    /// move.
    private mutating func nearestLine(
        _ beam: FocusBeam, _ reach: Double, isAlong: Bool, besides section: UInt32?,
        in scene: inout Scene
    ) throws(CollectionError) -> IndexPath? {
        let across = scene.acrossOfSearch(beam, isAlong: isAlong)
        var first: FocusCandidate?
        var region = beam.region(reach: reach, across: across)
        for (path, frame) in try focusable(in: region, besides: section, in: &scene) {
            if !beam.isAhead(frame) { continue }
            let candidate = beam.candidate(path, frame)
            if candidate.isNearer(than: first) { first = candidate }
        }
        guard let first else { return nil }
        // The line may extend beyond the region that was searched.
        let length = beam.axis.main(first.frame.size)
        var nearest = first
        region = beam.region(reach: first.distance + length, across: across)
        for (path, frame) in try focusable(in: region, besides: section, in: &scene) {
            if !beam.isAhead(frame) || !beam.isBeside(frame, first.frame) { continue }
            let candidate = beam.candidate(path, frame)
            if candidate.isNearerAcross(than: nearest) { nearest = candidate }
        }
        return nearest.indexPath
    }

    /// The farthest item ahead whose end is within a page; nil if there is none.
    mutating func lastOnPage(
        _ beam: FocusBeam, besides section: UInt32?, in scene: inout Scene
    ) throws(CollectionError) -> IndexPath? {
        let inset = scene.viewport.contentInset
        var length =
            beam.axis.main(scene.viewport.bounds.size) - beam.axis.mainStart(inset)
            - beam.axis.mainEnd(inset)
        // A page is what pinned views leave free.
        if beam.axis == scene.stage.settings.scrollDirection, let focused {
            let covered = scene.obstacles(about: focused.element)
            length -= covered.start + covered.end
        }
        if length <= 0 { return nil }
        var farthest: FocusCandidate?
        let page = beam.page(ofLength: length)
        for (path, frame) in try focusable(in: page, besides: section, in: &scene) {
            if !beam.isAhead(frame) || !beam.meets(frame)
                || !beam.isOnPage(frame, ofLength: length)
            {
                continue
            }
            let candidate = beam.candidate(path, frame)
            if candidate.isFarther(than: farthest) { farthest = candidate }
        }
        return farthest?.indexPath
    }

    /// The first or the last focusable item of the row of an element, in the order of items; of all
    /// items if the layout has no rows.
    ///
    /// - Returns: The number of the item among all items; nil: there is none.
    mutating func endOfRow(
        of element: Element, isEnd: Bool, in scene: inout Scene
    ) throws(CollectionError) -> Int? {
        var range = 0..<scene.stage.dataSource.itemCount
        if scene.stage.layout.focusOrder == .rows && element.isCell {
            let section = element.indexPath.section
            if scene.sectionAcross(of: element) == nil {
                return try itemOfRow(of: element, isEnd: isEnd, in: &scene)
            }
            range = try scene.stage.dataSource.itemRange(ofSection: section)
        }
        let number = isEnd ? range.upperBound - 1 : range.lowerBound
        let found = scene.focusableItem(from: number, isBackward: isEnd)
        return found.flatMap { range.contains($0) ? $0 : nil }
    }

    private mutating func itemOfRow(
        of element: Element, isEnd: Bool, in scene: inout Scene
    ) throws(CollectionError) -> Int? {
        guard let frame = try scene.shownFrame(of: element) else { return nil }
        let axis = scene.stage.settings.scrollDirection
        let beam = FocusBeam(from: frame, along: axis.other, isBackward: false)
        let along = scene.lengthOfSearch(axis.other)
        let row = axis.rect(
            main: beam.across.start, cross: along.start,
            mainLength: beam.across.end - beam.across.start, crossLength: along.end - along.start)
        var last: IndexPath?
        for (path, other) in try focusable(in: row, besides: nil, in: &scene) {
            if path.section != element.indexPath.section || !beam.meets(other) { continue }
            if last.map({ isEnd == ($0 < path) }) ?? true { last = path }
        }
        return last.map { scene.stage.dataSource.itemIndex(ofPlace: $0) }
    }
}
