import CollectionCore

/// Which items the host has been told to fetch the data of: rules W1 to W8.
struct ReferencePrefetch {
    var configuration = PrefetchConfiguration()
    /// Whether the host is told of items; nil: nothing is looked for.
    var tells: Bool?
    var motion = ReferencePrefetchMotion()
    /// W5: by their identities, the motions of sections that have windows of their own.
    var rows: [Int: ReferencePrefetchMotion] = [:]
    /// By how much sections were scrolled since the last display frame.
    var scrolled: [Int: Double] = [:]
    /// By the identities of items, those that were asked for or displayed, and are near.
    var known: [Int: KnownItem] = [:]

    struct KnownItem {
        /// Asked for, and not displayed yet.
        var isOutstanding: Bool
        var path: IndexPath
        var identifier: UInt64?
    }
}

/// W2, W7: how the content offset has changed.
struct ReferencePrefetchMotion {
    private var lastOffset = 0.0
    /// Nil: there was no display frame yet.
    private var lastTime_ns: UInt64?
    private var wasVertical = true
    private var movedTime_ns: UInt64 = 0
    private var speed = 0.0
    private var hasMoved = false
    /// Nil: not known.
    private var isForward: Bool?

    mutating func move(
        to offset: Double, less adjustment: Double, extent: Double, isVertical: Bool,
        at time_ns: UInt64
    ) {
        let distance = offset - adjustment - lastOffset
        lastOffset = offset
        move(by: distance, extent: extent, isVertical: isVertical, at: time_ns)
    }

    mutating func move(by distance: Double, extent: Double, isVertical: Bool, at time_ns: UInt64) {
        let before_ns = lastTime_ns
        let hasTurned = isVertical != wasVertical
        (lastTime_ns, wasVertical) = (time_ns, isVertical)
        guard let before_ns else { return }
        let passed_ns = time_ns - before_ns
        if hasTurned {
            (isForward, speed) = (nil, 0)
        } else if abs(distance) > 2 * extent {
            (hasMoved, isForward, speed) = (true, nil, 0)
        } else if abs(distance) > 0.001 {
            (hasMoved, isForward, movedTime_ns) = (true, distance > 0, time_ns)
            speed = 0
            if passed_ns > 0 && passed_ns <= 250_000_000 {
                speed = abs(distance) * 1e9 / Double(passed_ns)
            }
        } else if time_ns - movedTime_ns > 250_000_000 {
            speed = 0
        }
    }

    /// W5: that of a section, which has not moved yet; nil where there was no display frame.
    var ofSection: Self? {
        if lastTime_ns == nil { return nil }
        var motion = ReferencePrefetchMotion()
        (motion.lastTime_ns, motion.wasVertical) = (lastTime_ns, !wasVertical)
        return motion
    }

    /// Nil: no direction is known.
    var heading: Bool? { hasMoved ? isForward : nil }

    /// The stretch that is asked for.
    func asked(_ start: Double, _ end: Double, extent: Double) -> (start: Double, end: Double) {
        if !hasMoved { return (start, end) }
        let ahead = min(extent + 0.5 * speed, 2.5 * extent)
        switch isForward {
        case nil: return (start - 0.5 * extent, end + 0.5 * extent)
        case true?: return (start - 0.5 * extent, end + ahead)
        case false?: return (start - ahead, end + 0.5 * extent)
        }
    }
}

extension ReferenceCollection {
    var prefetches: Bool {
        ahead.configuration.isPrefetchingEnabled && news.mask.contains(.prefetching)
    }

    func set(_ configuration: PrefetchConfiguration) throws(CollectionError) {
        try check(screens: configuration.nearEndScreens, "near_end_screens")
        try check(screens: configuration.nearStartScreens, "near_start_screens")
        if prefetches && !configuration.isPrefetchingEnabled {
            cancel(ahead.known.values.filter(\.isOutstanding), .program, isOld: false)
        }
        ahead.configuration = configuration
        forgetUnlessPrefetching()
    }

    /// Where nothing is told, nothing is known.
    func forgetUnlessPrefetching() {
        let looks = prefetches || ahead.configuration.cellsPreparedPerFrame > 0
        let tells = looks ? prefetches : nil
        if ahead.tells == tells && tells != nil { return }
        ahead = ReferencePrefetch(configuration: ahead.configuration, tells: tells)
    }

    /// W4: those that have left the data, or were reloaded, are asked for no more.
    func followPrefetches() {
        var paths: [Int: (path: IndexPath, identifier: UInt64?)] = [:]
        for (section, content) in sections.enumerated() {
            for (item, one) in content.items.enumerated() {
                paths[one.identity] = (
                    IndexPath(section: UInt32(section), item: UInt32(item)),
                    bench.shown?.sections[section].items[item].identifier
                )
            }
        }
        var gone: [ReferencePrefetch.KnownItem] = []
        for (identity, item) in ahead.known {
            if let now = paths[identity] {
                ahead.known[identity]?.path = now.path
                ahead.known[identity]?.identifier = now.identifier
            } else {
                ahead.known[identity] = nil
                if item.isOutstanding { gone.append(item) }
            }
        }
        cancel(gone, .update, isOld: true)
    }

    private func cancel(
        _ items: [ReferencePrefetch.KnownItem], _ origin: EventOrigin, isOld: Bool
    ) {
        let items = items.sorted { $0.path < $1.path }
        tell(.cancelPrefetch, .prefetching, items, at: max(news.frameTime_ns, inputTime_ns)) {
            $0.origin = origin
            if isOld { $0.flags.insert(.isOld) }
        }
    }

    /// At most 512 items of an event; a run for those that follow each other.
    func tell(
        _ kind: EventKind, _ group: EventMask, _ items: [ReferencePrefetch.KnownItem],
        at time_ns: UInt64, _ change: (inout Event) -> Void
    ) {
        for start in stride(from: 0, to: items.count, by: 512) {
            let part = items[start..<min(start + 512, items.count)]
            var runs: [ItemRun] = []
            for item in part {
                if let last = runs.last, last.indexPath.section == item.path.section,
                    last.indexPath.item + UInt32(last.count) == item.path.item
                {
                    runs[runs.count - 1].count += 1
                } else {
                    runs.append(ItemRun(indexPath: item.path, count: 1))
                }
            }
            let identifiers = part.compactMap(\.identifier)
            queue(kind, group, at: time_ns, runs: runs, identifiers: identifiers) {
                change(&$0)
                $0.value = UInt64(part.count)
            }
        }
    }

    /// W2: how a display frame moves on.
    func moveAhead(at time_ns: UInt64, adjustment: Point) {
        let directions = Directions(layout)
        let extent = directions.main(bounds.size)
        if ahead.tells == nil || extent <= 0 || isLed { return }
        let before = ahead.motion
        ahead.motion.move(
            to: directions.main(bounds).start,
            less: directions.isVertical ? adjustment.y : adjustment.x, extent: extent,
            isVertical: directions.isVertical, at: time_ns)
        moveRows(after: before, at: time_ns)
    }

    /// W3: those that begin in the half screen ahead, the nearest first.
    func cellsAhead() -> [IndexPath] {
        let directions = Directions(layout)
        let (start, end) = directions.main(bounds)
        guard directions.main(bounds.size) > 0, let isForward = ahead.motion.heading else {
            return []
        }
        let half = 0.5 * (end - start)
        func distance(_ item: FoundItem) -> Double {
            isForward ? item.start - end : start - item.end
        }
        return itemsFound(from: start - half - 1, to: end + half + 1, directions)
            .filter { item in
                // What has no length counts as shown at both edges.
                if item.start == item.end && (item.start == start || item.end == end) {
                    return false
                }
                return isForward
                    ? item.start >= end && item.start < end + half
                    : item.end <= start && item.end > start - half
            }
            .sorted {
                distance($0) == distance($1) ? $0.path < $1.path : distance($0) < distance($1)
            }
            .map(\.path)
    }

    /// W2, W5: looks at all items around the bounds, and along sections that scroll.
    func tellOfPrefetches(at time_ns: UInt64) {
        let directions = Directions(layout)
        if !prefetches || directions.main(bounds.size) <= 0 || isLed { return }
        let view = stretches
        let rows = sections.indices.compactMap { row(ofPrefetching: $0) }
        let strips = Dictionary(uniqueKeysWithValues: rows.map { ($0.section, $0) })
        let places = itemsAlong(directions)
        func distance(_ path: IndexPath) -> Double {
            if let row = strips[path.section] { return row.distance(path, view) }
            return places[path].map { apart($0.span, view.shown) } ?? .infinity
        }
        func isNearer(_ one: IndexPath, _ other: IndexPath) -> Bool {
            let (first, second) = (distance(one), distance(other))
            return first == second ? one < other : first < second
        }
        var near: [(item: FoundItem, isShown: Bool, isAsked: Bool)] = []
        for item in itemsFound(from: view.kept.start - 1, to: view.kept.end + 1, directions)
        where strips[item.path.section] == nil && overlap(item.span, view.kept) {
            near.append((item, overlap(item.span, view.shown), overlap(item.span, view.asked)))
        }
        for row in rows {
            let isShown = overlap(row.along, view.shown)
            let isAsked = overlap(row.along, view.asked)
            for item in row.items.values where overlap(item.span, row.across.kept) {
                near.append(
                    (
                        item, isShown && overlap(item.span, row.across.shown),
                        isAsked && overlap(item.span, row.across.asked)
                    ))
            }
        }
        for (item, isShown, _) in near where isShown {
            ahead.known[item.identity] = .init(
                isOutstanding: false, path: item.path, identifier: item.identifier)
        }
        let nearby = Set(near.map(\.item.identity))
        let left = ahead.known.filter { !nearby.contains($0.key) }
        for identity in left.keys { ahead.known[identity] = nil }
        let cancelled = left.values.filter(\.isOutstanding).sorted { isNearer($0.path, $1.path) }
        tell(.cancelPrefetch, .prefetching, cancelled, at: time_ns) { _ in }
        let outstanding = ahead.known.values.filter(\.isOutstanding).count
        let wanted = near.filter { ahead.known[$0.item.identity] == nil && $0.isAsked }
            .map(\.item)
            .sorted { isNearer($0.path, $1.path) }
            .prefix(min(512, 2_048 - outstanding))
        for item in wanted {
            ahead.known[item.identity] = .init(
                isOutstanding: true, path: item.path, identifier: item.identifier)
        }
        let told = wanted.compactMap { ahead.known[$0.identity] }
        tell(.prefetch, .prefetching, told, at: time_ns) { _ in }
    }

    struct FoundItem {
        var identity: Int
        var path: IndexPath
        var identifier: UInt64?
        var start: Double
        var end: Double

        var span: (start: Double, end: Double) { (start, end) }
    }

    /// Every item that the layout places, by its path.
    private func itemsAlong(_ directions: Directions) -> [IndexPath: FoundItem] {
        let placed = layoutNow()
        let presentation = presentation(placed)
        var items: [IndexPath: FoundItem] = [:]
        for element in placed.elements where element.element.category == .cell {
            items[element.element.indexPath] = found(element, presentation, directions)
        }
        return items
    }

    /// Those visible from one place to another, across the bounds.
    private func itemsFound(
        from start: Double, to end: Double, _ directions: Directions
    ) -> [FoundItem] {
        let placed = layoutNow()
        let presentation = presentation(placed)
        var rect = bounds
        if directions.isVertical {
            (rect.y, rect.height) = (start, end - start)
        } else {
            (rect.x, rect.width) = (start, end - start)
        }
        return placed.elements
            .filter { $0.element.category == .cell && isVisible($0, in: rect, presentation) }
            .map { found($0, presentation, directions) }
    }

    private func found(
        _ element: PlacedElement, _ presentation: Presentation, _ directions: Directions
    ) -> FoundItem {
        found(element, directions.main(presentation.pose(of: element).box))
    }

    func found(_ element: PlacedElement, _ span: (start: Double, end: Double)) -> FoundItem {
        let path = element.element.indexPath
        let (section, item) = (Int(path.section), Int(path.item))
        return FoundItem(
            identity: sections[section].items[item].identity, path: path,
            identifier: bench.shown?.sections[section].items[item].identifier, start: span.start,
            end: span.end)
    }
}
