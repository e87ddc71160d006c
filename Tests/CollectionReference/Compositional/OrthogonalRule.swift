import CollectionCore

/// The groups of a section that scrolls across, and what G9 makes of them.
struct OrthogonalRule {
    var behavior: OrthogonalScrollingBehavior
    /// Where each group begins, and how long it is, from the first one's start on.
    var groups: [(start: Double, length: Double)]
    /// How long what is visible is across.
    var container: Double
    /// The section's insets across.
    var inset: (start: Double, end: Double)
    /// Where the groups begin along the main axis, and how long the longest is.
    var main = 0.0
    var thickness = 0.0

    /// Where the first group begins at offset 0.
    var start: Double {
        guard behavior == .groupPagingCentered, let first = groups.first else { return inset.start }
        return (container - first.length) / 2
    }

    var end: Double {
        guard behavior == .groupPagingCentered, let last = groups.last else { return inset.end }
        return (container - last.length) / 2
    }

    private var length: Double { groups.last.map { $0.start + $0.length } ?? 0 }

    var contentLength: Double { start + length + end }
    var greatest: Double { max(0, contentLength - container) }

    /// Where something is that begins so far into a group.
    func place(_ cross: Double, group: Int, offset: Double) -> Double {
        let origin = start - offset
        return cross + (origin + groups[group].start)
    }

    /// What of a rectangle the container shows; nil: nothing.
    func clipped(_ rect: Rect, _ directions: Directions) -> Rect? {
        let across = directions.cross(rect)
        let (from, to) = (max(across.start, 0), min(across.end, container))
        if !(from < to) { return nil }
        return directions.isVertical
            ? Rect(x: from, y: rect.y, width: to - from, height: rect.height)
            : Rect(x: rect.x, y: from, width: rect.width, height: to - from)
    }

    /// All places where scrolling may end, in order.
    private var rests: [Double] {
        let all: [Double]
        switch behavior {
        case .paging:
            let pages = container > 0 ? Int(contentLength / container) + 1 : 0
            all = (0...pages).map { Double($0) * container }
        case .groupPagingCentered:
            all = groups.map { $0.start + (start + ($0.length - container) / 2) }
        case .none, .continuous, .continuousGroupLeadingBoundary, .groupPaging:
            all = groups.map(\.start)
        }
        let within = all.map { min(max($0, 0), greatest) }
        return within.isEmpty ? [0] : within
    }

    func rest(_ proposed: Double, velocity: Double, from current: Double) -> Double {
        switch behavior {
        case .none, .continuous: return min(max(proposed, 0), greatest)
        case .continuousGroupLeadingBoundary: return nearest(rests, proposed)
        case .paging, .groupPaging, .groupPagingCentered: break
        }
        let before = rests.last { $0 < current } ?? rests[0]
        let after = rests.first { $0 > current } ?? rests[rests.count - 1]
        if velocity != 0 { return velocity > 0 ? after : before }
        return nearest(rests.filter { $0 >= before && $0 <= after }, proposed)
    }

    /// Turns of a wheel lead to the rest nearest to their end, and at least to the next rest.
    func rest(turnedTo place: Double, from began: Double) -> Double {
        let near = nearest(rests, place)
        if place > began { return max(near, rests.first { $0 > began } ?? rests[rests.count - 1]) }
        if place < began { return min(near, rests.last { $0 < began } ?? rests[0]) }
        return near
    }

    private func nearest(_ rests: [Double], _ offset: Double) -> Double {
        var found = rests[0]
        for rest in rests where abs(rest - offset) <= abs(found - offset) { found = rest }
        return found
    }
}

/// How far a section is scrolled, and what was visible of it before anything changed.
struct ReferenceOffset {
    var offset: Double
    var isNoted = false
    var greatest = 0.0
    /// Items that were visible, in order, and where they began.
    var anchors: [(item: Int, start: Double)] = []
}

extension ReferenceCollection {
    /// G9, by the numbers of sections.
    func rule(ofSection section: UInt32) throws(CollectionError) -> OrthogonalRule {
        try check(section: section)
        guard let rule = layoutNow().rules[Int(section)] else {
            throw .wrongState(.sectionDoesNotScroll)
        }
        return rule
    }

    func offset(ofSection section: UInt32) -> Double {
        offsets[sections[Int(section)].identity]?.offset ?? 0
    }

    func setOffset(_ offset: Double, ofSection section: UInt32) throws(CollectionError) {
        _ = try rule(ofSection: section)
        scroll(section: section, to: offset)
        // M17: a motion ends there.
        let identity = sections[Int(section)].identity
        for row in rows.indices where rows[row].identity == identity && !rows[row].isOver {
            rows[row].scroller.set(
                offset: Directions(layout).point(main: 0, cross: offset), isAnimated: false)
        }
    }

    func scroll(section: UInt32, to offset: Double) {
        let identity = sections[Int(section)].identity
        let distance = offset - self.offset(ofSection: section)
        scrollPast(section: identity, by: distance)
        noteScrolled(section: identity, by: distance)
        offsets[identity] = offset == 0 ? nil : ReferenceOffset(offset: offset)
        note(Int(section))
    }

    func scrolling(ofSection section: UInt32) throws(CollectionError) -> OrthogonalScrolling {
        let rule = try rule(ofSection: section)
        let directions = Directions(layout)
        var viewport = directions.rect(
            Slot(
                main: rule.main, cross: 0, mainLength: rule.thickness,
                crossLength: rule.container))
        if layout.isMirrored(in: environment) {
            viewport.x = layoutNow().contentSize.width - viewport.x - viewport.width
        }
        return OrthogonalScrolling(
            behavior: rule.behavior, viewport: viewport,
            contentSize: directions.size(main: rule.thickness, cross: rule.contentLength),
            contentOffset: offset(ofSection: section))
    }

    /// F3 across, within a section.
    func sectionOffset(
        for path: IndexPath, _ position: ScrollPosition
    ) throws(CollectionError) -> Double {
        let (vertical, horizontal) = try parts(
            of: position, isVertical: !Directions(layout).isVertical)
        let rule = try rule(ofSection: path.section)
        guard let target = target(of: path, rule) else { return 0 }
        let isVertical = Directions(layout).isVertical
        let isMirrored = isVertical && layout.isMirrored(in: environment)
        let found =
            isVertical
            ? isMirrored
                ? target.offset(horizontal, .right, .centeredHorizontally, .left)
                : target.offset(horizontal, .left, .centeredHorizontally, .right)
            : target.offset(vertical, .top, .centeredVertically, .bottom)
        return found + rule.start
    }

    /// Where an item is along its section; nil where it is not shown.
    func target(of path: IndexPath, _ rule: OrthogonalRule) -> Target? {
        guard let placed = layoutNow().cell(path) else { return nil }
        let start = rule.groups[placed.group ?? 0].start
        return Target(
            item: (
                start + placed.slot.cross,
                start + (placed.slot.cross + placed.slot.crossLength)
            ),
            view: (offset(ofSection: path.section) - rule.start, rule.container),
            content: rule.groups.last.map { $0.start + $0.length } ?? 0,
            inset: (rule.start, rule.end), covered: (0, 0))
    }
}

// What keeps its place.
extension ReferenceCollection {
    /// Remembers what is visible of all sections that are scrolled.
    func noteOffsets() {
        for section in sections.indices { note(section) }
    }

    private func note(_ section: Int) {
        let identity = sections[section].identity
        guard var scrolled = offsets[identity] else { return }
        scrolled.isNoted = false
        offsets[identity] = scrolled
        guard scrolled.offset > 0, let rule = plainLayout().rules[section] else { return }
        scrolled.isNoted = true
        scrolled.greatest = rule.greatest
        scrolled.anchors = []
        let from = scrolled.offset - rule.start
        for (item, content) in sections[section].items.enumerated() {
            let path = IndexPath(section: UInt32(section), item: UInt32(item))
            guard let placed = plainLayout().cell(path) else { continue }
            let start = rule.groups[placed.group ?? 0].start + placed.slot.cross
            let end =
                rule.groups[placed.group ?? 0].start
                + (placed.slot.cross + placed.slot.crossLength)
            if start >= from + rule.container || end <= from { continue }
            if scrolled.anchors.count == 64 { break }
            scrolled.anchors.append((content.identity, rule.start + start))
        }
        offsets[identity] = scrolled
    }

    /// - Parameter moved: Items that a part names itself.
    func followOffsets(moved: Set<Int>) {
        let stay = Dictionary(
            uniqueKeysWithValues: sections.map { ($0.identity, Set($0.items.map(\.identity))) })
        for (identity, scrolled) in offsets {
            guard let items = stay[identity] else {
                offsets[identity] = nil
                continue
            }
            var followed = scrolled
            followed.anchors.removeAll { !items.contains($0.item) || moved.contains($0.item) }
            offsets[identity] = followed
        }
    }

    /// Before a display frame.
    func settleOffsets() {
        for section in sections.indices {
            let identity = sections[section].identity
            guard var scrolled = offsets[identity], scrolled.isNoted else { continue }
            guard let rule = plainLayout().rules[section] else { continue }
            let inside = min(max(scrolled.offset, 0), scrolled.greatest)
            var moved = 0.0
            if anchor != .none, let first = scrolled.anchors.first,
                let item = sections[section].items.firstIndex(where: { $0.identity == first.item }),
                let placed = plainLayout().cell(
                    IndexPath(section: UInt32(section), item: UInt32(item)))
            {
                let now = rule.groups[placed.group ?? 0].start + placed.slot.cross
                moved = rule.start + now - first.start
            }
            let settled = min(max(inside + moved, 0), rule.greatest)
            if settled == inside { continue }
            scrolled.offset = settled + (scrolled.offset - inside)
            offsets[identity] = scrolled.offset == 0 ? nil : scrolled
        }
    }
}

extension ReferenceLayout {
    func cell(_ path: IndexPath) -> PlacedElement? {
        elements.first { $0.element == .cell(path) }
    }
}
