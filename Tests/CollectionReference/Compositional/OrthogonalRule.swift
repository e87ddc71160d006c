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

    /// G9: where the section may be left, nearest to an offset.
    func settled(at offset: Double) -> Double {
        behavior == .continuous ? min(max(offset, 0), greatest) : nearest(rests, offset)
    }

    func isRest(_ offset: Double) -> Bool {
        behavior != .continuous && abs(settled(at: offset) - offset) < 1e-6
    }

    /// N7: where the section is left to show an item, of which `target` says where it is.
    ///
    /// - Parameter offset: The least movement that shows the item leads there.
    func rest(showing target: Target, from start: Double, to offset: Double) -> Double {
        if behavior == .continuous { return offset }
        let length = target.item.end - target.item.start
        var ends = [offset, offset]
        if length <= container - self.start - end {
            let edge: ScrollPosition = offset > start ? .top : .bottom
            ends[1] = target.offset(edge, .top, .centeredVertically, .bottom) + self.start
        }
        func hidden(_ rest: Double) -> Double {
            let distance = max(min(ends[0], ends[1]) - rest, rest - max(ends[0], ends[1]))
            return distance < 1e-6 ? 0 : distance
        }
        let behind = rests.first { $0 >= offset - 1e-6 } ?? rests[rests.count - 1]
        let before = rests.last { $0 <= offset + 1e-6 } ?? rests[0]
        var best = offset > start ? behind : before
        let other = offset > start ? before : behind
        if hidden(other) < hidden(best) { best = other }
        return hidden(best) > length / 2 ? offset : best
    }

    /// The group at which the section rests, if it does.
    func group(at offset: Double) -> Int? {
        switch behavior {
        case .none, .continuous, .paging: return nil
        case .continuousGroupLeadingBoundary, .groupPaging:
            return groups.firstIndex { abs($0.start - offset) < 1e-6 }
        case .groupPagingCentered:
            return groups.firstIndex {
                abs($0.start + (start + ($0.length - container) / 2) - offset) < 1e-6
            }
        }
    }

    /// What an item keeps of its place: from the leading end, or from the middle.
    func place(from itemStart: Double, to itemEnd: Double, isCentred: Bool) -> Double {
        isCentred ? start + (itemStart + itemEnd - container) / 2 : start + itemStart
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
    /// Whether the section scrolled when it was looked at last.
    var hadRule = true
    /// Whether its layout has changed since then.
    var isChanged = false
    var greatest = 0.0
    var isCentred = false
    var wasAtRest = false
    /// Items that were visible, those first that keep their places, and where they were.
    var anchors: [(item: Int, place: Double)] = []
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
        scroll(section: section, to: offset, isSet: true)
        // M17: a motion ends there.
        let identity = sections[Int(section)].identity
        for row in rows.indices where rows[row].identity == identity && !rows[row].isOver {
            rows[row].isInterrupted = false
            rows[row].scroller.set(
                offset: Directions(layout).point(main: 0, cross: offset), isAnimated: false)
        }
    }

    /// - Parameter isSet: Whether the offset counts in the layout of now. Otherwise a section whose
    ///   layout has changed moves from where it was seen.
    func scroll(section: UInt32, to offset: Double, isSet: Bool = false) {
        let identity = sections[Int(section)].identity
        let distance = offset - self.offset(ofSection: section)
        scrollPast(section: identity, by: distance)
        noteScrolled(section: identity, by: distance)
        if !isSet && offsets[identity]?.isChanged == true {
            offsets[identity]?.offset = offset
            return
        }
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
        let rule = plainLayout().rules[section]
        (scrolled.isNoted, scrolled.hadRule) = (false, rule != nil)
        (scrolled.isChanged, scrolled.anchors) = (false, [])
        offsets[identity] = scrolled
        guard scrolled.offset > 0, let rule else { return }
        scrolled.isNoted = true
        scrolled.greatest = rule.greatest
        scrolled.isCentred = rule.behavior == .groupPagingCentered
        scrolled.wasAtRest = rule.isRest(scrolled.offset)
        let (from, resting) = (scrolled.offset - rule.start, rule.group(at: scrolled.offset))
        var seen: [(item: Int, place: Double, rank: Int)] = []
        for (item, content) in sections[section].items.enumerated() {
            let path = IndexPath(section: UInt32(section), item: UInt32(item))
            guard let placed = plainLayout().cell(path) else { continue }
            let start = rule.groups[placed.group ?? 0].start + placed.slot.cross
            let end =
                rule.groups[placed.group ?? 0].start
                + (placed.slot.cross + placed.slot.crossLength)
            if start >= from + rule.container || end <= from { continue }
            if seen.count == 64 { break }
            // What was never measured may grow.
            let isNew = placed.isEstimated && content.measured == nil
            let isResting = resting != nil && placed.group == resting
            seen.append(
                (
                    content.identity,
                    rule.place(from: start, to: end, isCentred: scrolled.isCentred),
                    (isNew ? 2 : 0) + (isResting ? 0 : 1)
                ))
        }
        for rank in 0...3 {
            scrolled.anchors += seen.filter { $0.rank == rank }.map { ($0.item, $0.place) }
        }
        offsets[identity] = scrolled
    }

    /// Something lays out anew the sections with these identities.
    func noteChanged(_ identities: some Sequence<Int>) {
        for identity in identities where offsets[identity]?.isNoted == true {
            offsets[identity]?.isChanged = true
        }
    }

    /// Room was made or closed: what is visible of a section does not keep its place, and a section
    /// that is beyond its content now comes back.
    func noteBeyond(_ before: [Int: OrthogonalRule]) {
        for (number, section) in sections.enumerated() {
            guard let scrolled = offsets[section.identity], !scrolled.isChanged else { continue }
            let rule = plainLayout().rules[number]
            if let rule, let old = before[number], scrolled.offset > rule.greatest {
                offsets[section.identity]?.anchors = []
                offsets[section.identity]?.greatest = old.greatest
                offsets[section.identity]?.wasAtRest = old.isRest(scrolled.offset)
                offsets[section.identity]?.isChanged = true
            } else {
                note(number)
            }
        }
    }

    /// An update has changed sections.
    private func noteChanged(by update: ReferenceUpdate, before: [ReferenceSection]) {
        var isLaidOutAnew = false
        if case .compositional(let layout) = layout, layout.sections.count > 1 {
            isLaidOutAnew = update.sections.contains {
                [.insert, .delete, .move].contains($0.action)
            }
        }
        if isLaidOutAnew { noteChanged(before.map(\.identity)) }
        for part in update.items {
            if let path = part.before { noteChanged([before[Int(path.section)].identity]) }
            if let path = part.after { noteChanged([sections[Int(path.section)].identity]) }
        }
    }

    /// - Parameter moved: Items that a part names itself.
    func followOffsets(
        _ update: ReferenceUpdate, before: [ReferenceSection], moved: Set<Int>
    ) {
        noteChanged(by: update, before: before)
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
        rowsAdrift = []
        for section in sections.indices {
            guard let scrolled = offsets[sections[section].identity],
                let rule = plainLayout().rules[section]
            else { continue }
            var settled = settledOffset(scrolled, section, rule)
            if scrolled.isNoted ? scrolled.wasAtRest : !scrolled.hadRule,
                rule.behavior != .continuous, !rule.isRest(settled)
            {
                if !scroller.settings.isEnabled || lead != nil {
                    settled = rule.settled(at: settled)
                } else {
                    rowsAdrift.append(section)
                }
            }
            setOffset(settled, section)
        }
    }

    /// Before an offset is told that counts in the layout of now.
    func settleOffset(ofSection number: Int) {
        let identity = sections[number].identity
        guard let scrolled = offsets[identity], scrolled.isChanged,
            let rule = layoutNow().rules[number]
        else { return }
        let settled = settledOffset(scrolled, number, rule)
        let distance = settled - scrolled.offset
        setOffset(settled, number)
        note(number)
        guard let row = row(ofSection: number), distance != 0 else { return }
        rows[row].move(by: distance)
    }

    private func setOffset(_ offset: Double, _ section: Int) {
        let identity = sections[section].identity
        offsets[identity]?.offset = offset
        if offset == 0 { offsets[identity] = nil }
    }

    private func settledOffset(
        _ scrolled: ReferenceOffset, _ section: Int, _ rule: OrthogonalRule
    ) -> Double {
        if !scrolled.isNoted {
            // It scrolls again, within what there is by now.
            return scrolled.hadRule ? scrolled.offset : min(max(scrolled.offset, 0), rule.greatest)
        }
        let inside = min(max(scrolled.offset, 0), scrolled.greatest)
        var moved = 0.0
        if anchor != .none, let first = scrolled.anchors.first,
            let item = sections[section].items.firstIndex(where: { $0.identity == first.item }),
            let placed = plainLayout().cell(
                IndexPath(section: UInt32(section), item: UInt32(item)))
        {
            let start = rule.groups[placed.group ?? 0].start
            moved =
                rule.place(
                    from: start + placed.slot.cross,
                    to: start + (placed.slot.cross + placed.slot.crossLength),
                    isCentred: scrolled.isCentred) - first.place
        }
        let settled = min(max(inside + moved, 0), rule.greatest)
        return settled == inside ? scrolled.offset : settled + (scrolled.offset - inside)
    }
}

extension ReferenceLayout {
    func cell(_ path: IndexPath) -> PlacedElement? {
        elements.first { $0.element == .cell(path) }
    }
}
