import CollectionCore
import CollectionWire

// R4, R5, R8 and R11: what is presented, and which places the held item may take.
extension ReferenceCollection {
    /// All elements, with the held item at a place; nil: as the data has it.
    func laidOut(_ target: IndexPath?, _ guests: [ReferenceGuest]) -> ReferenceLayout {
        let (source, order) = (heldPath, order(target, guests))
        let isOther = !guests.isEmpty || target != source && source != nil
        let newcomer = target == source ? nil : target
        var placed = ReferenceLayout(
            layout, isOther ? dealt(order.sections, newcomer) : sections, environment,
            boundsSize: bounds.size, measuredBoundaries: measuredBoundaries,
            saidViews: saidViews)
        if isOther { placed.rename(order.paths) }
        return placed
    }

    /// K4: as a move of the item would have it.
    private func dealt(_ order: [ReferenceSection], _ target: IndexPath?) -> [ReferenceSection] {
        let data = sections
        defer { sections = data }
        sections = order
        if let target { sections[Int(target.section)].items[Int(target.item)].lane = nil }
        settleLanes(keepsLanes: true)
        return sections
    }

    func held(_ presentation: Presentation, _ placed: ReferenceLayout) -> ReferenceHeld? {
        guard let movement, let path = heldPath, let cell = placed.cell(path) else { return nil }
        return ReferenceHeld(
            path: path, frame: movement.frame(bounds),
            slot: presentation.natural(cell).pose.frame)
    }

    /// R5: before a display frame with other bounds than the last one.
    func lookForTargetInFrame(at time_ns: UInt64) {
        let hasScrolled = bounds.x != lastFrameOffset.x || bounds.y != lastFrameOffset.y
        if movement == nil || !hasScrolled && lastMoment?.presentation.bounds.size == bounds.size {
            return
        }
        movement?.isElsewhere = true
        lookForTarget(at: time_ns)
    }

    /// R5: looks for the place of the held item where the pointer is, unless a display frame is
    /// still to show another layout.
    func lookForTarget(at time_ns: UInt64) {
        guard let movement, let source = heldPath, !didLayoutChange, isLaidOut else { return }
        var target = movement.found
        if movementSettings.targetRule == .underPointer {
            target = targetUnderPointer(movement, source) ?? target
        } else {
            let (frame, steps) = (movement.frame(bounds), 64)
            let center = Point(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
            if case .waterfall = layout {
                target = targetAtRest(center, source) ?? target
            } else {
                for _ in 0..<steps {
                    guard let next = nearer(than: target, to: center, source) else { break }
                    target = next
                }
            }
        }
        if target == movement.found {
            self.movement?.pending = nil
        } else if movementSettings.cadence == .immediate {
            makeRoom(at: target)
        } else if movement.pending?.target != target {
            self.movement?.pending = (target, time_ns)
        }
    }

    /// R5: in lanes, the place of the item that is the nearest one while nothing is held.
    private func targetAtRest(_ center: Point, _ source: IndexPath) -> IndexPath? {
        let placed = laidOut(source, guests)
        func frame(_ path: IndexPath, _ placed: ReferenceLayout) -> Rect? {
            placed.cell(path).map { presentation(placed).natural($0).pose.frame }
        }
        guard var slot = frame(source, placed) else { return nil }
        var target = source
        let found = candidates(at: center, source, source, placed, countsHeld: true)
        if let first = found.first {
            target = first
            if let other = frame(first, placed) {
                slot = other
                let isLast = Int(first.item) + 1 == sections[Int(first.section)].items.count
                if found.count > 1 && isLast && isBehindMiddle(center, of: slot) {
                    target.item += 1
                }
            }
        }
        if !mayBe(at: target, source) { return nil }
        var (now, place) = (placed, source)
        for _ in 0..<64 {
            guard
                let bare = bareSection(
                    beyond: target, to: center, source, now, heldAt: place, slot: slot),
                mayBe(at: bare, source)
            else { break }
            let next = laidOut(bare, guests)
            guard let reached = frame(source, next) else { break }
            (target, slot, now, place) = (bare, reached, next, bare)
        }
        return target
    }

    private func isBehindMiddle(_ point: Point, of frame: Rect) -> Bool {
        if Directions(layout).isVertical { return point.y > frame.y + frame.height / 2 }
        let way = point.x - (frame.x + frame.width / 2)
        return layout.isMirrored(in: environment) ? way < 0 : way > 0
    }

    /// A place whose slot is nearer to the centre of the held item.
    private func nearer(
        than target: IndexPath, to center: Point, _ source: IndexPath
    ) -> IndexPath? {
        let placed = laidOut(target, guests)
        func distance(_ target: IndexPath) -> Double {
            let placed = laidOut(target, guests)
            guard let cell = placed.cell(source) else { return .infinity }
            let slot = presentation(placed).natural(cell).pose.frame
            let (x, y) = (
                slot.x + slot.width / 2 - center.x, slot.y + slot.height / 2 - center.y
            )
            return x * x + y * y
        }
        var best = (target: target, distance: distance(target))
        let found = candidates(at: center, target, source, placed)
        if found.count == 1 && found[0].section != target.section && mayBe(at: found[0], source) {
            return found[0]
        }
        for place in found where mayBe(at: place, source) {
            let reached = distance(place)
            let isAsNear = best.target == target && place.section != target.section
            let isNearer = isAsNear ? reached <= best.distance : reached < best.distance
            if isNearer && !comesBack(from: place, to: target, center, source, placed) {
                best = (place, reached)
            }
        }
        if let bare = bareSection(
            beyond: target, to: center, source, placed, heldAt: target, slot: nil),
            mayBe(at: bare, source), best.target == target || distance(bare) < best.distance
        {
            return bare
        }
        return best.target == target ? nil : best.target
    }

    /// R5: from a bare section back to where the item would come back from.
    private func comesBack(
        from other: IndexPath, to target: IndexPath, _ center: Point, _ source: IndexPath,
        _ placed: ReferenceLayout
    ) -> Bool {
        guard !placed.sectionSpans.isEmpty, let cell = placed.cell(source) else { return false }
        let span = placed.sectionSpans[Int(target.section)]
        let (start, end) = Directions(layout).main(presentation(placed).natural(cell).pose.frame)
        let order = PresentedOrder(sections, from: source, to: target)
        let isBare =
            order.paths[Int(target.section)].count == 1
            && span.end - span.start - (end - start) < 1
        return isBare
            && bareSection(
                beyond: other, to: center, source, laidOut(other, guests), heldAt: other, slot: nil)
                == target
    }

    /// R5: of the sections without items and length next to the target, the one that the item
    /// enters next, if its centre is far enough beyond that of the slot.
    ///
    /// - Parameter held: The place that the item has in the layout.
    private func bareSection(
        beyond target: IndexPath, to center: Point, _ source: IndexPath, _ placed: ReferenceLayout,
        heldAt held: IndexPath, slot: Rect?
    ) -> IndexPath? {
        guard movementSettings.policy == .anySection, !placed.sectionSpans.isEmpty,
            let cell = placed.cell(source)
        else { return nil }
        let directions = Directions(layout)
        let slot = slot ?? presentation(placed).natural(cell).pose.frame
        let (start, end) = directions.main(slot)
        var way = way(from: slot, to: center)
        let order = PresentedOrder(sections, from: source, to: target)
        let section = Int(target.section)
        func bareCount(_ step: Int) -> Int {
            var (next, count) = (section + step, 0)
            while order.paths.indices.contains(next), order.paths[next].isEmpty, count < 15,
                placed.sectionSpans[next].end <= placed.sectionSpans[next].start
            {
                next += step
                count += 1
            }
            return count
        }
        let span = placed.sectionSpans[section]
        let isBare =
            order.paths[section].count == 1 && span.end - span.start - (end - start) < 1
        if isBare {
            // The section before has lost the space before the item.
            let before = section - 1 - bareCount(-1)
            if before >= 0 {
                let last = IndexPath(
                    section: UInt32(before), item: UInt32(order.paths[before].count))
                let other = laidOut(last, guests)
                guard let cell = other.cell(source) else { return nil }
                let frame = presentation(other).natural(cell).pose.frame
                way = max(self.way(from: frame, to: center), min(way, 0))
            }
        } else {
            // Only from the end of a section.
            let paths = PresentedOrder(sections, from: source, to: held).paths[section]
            if let path = way > 0 ? paths.last : paths.first, let cell = placed.cell(path) {
                let frame = presentation(placed).natural(cell).pose.frame
                let (from, to) = directions.main(frame)
                let apart = abs(from + to - start - end) / 2
                let isBehind =
                    self.way(
                        from: slot,
                        to: Point(
                            x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)) > 0
                if isBehind == (way > 0) && apart >= (to - from) / 2 + (end - start) / 2 {
                    return nil
                }
            }
        }
        let step = way > 0 ? 1 : -1
        let (ahead, passed) = (bareCount(step), isBare ? bareCount(-step) + 1 : 0)
        let least = (end - start) * Double(passed + 1) / Double(2 * (passed + ahead + 1))
        if ahead == 0 || abs(way) <= least { return nil }
        return IndexPath(section: UInt32(section + step), item: 0)
    }

    /// How far a point is behind the middle of a frame.
    private func way(from frame: Rect, to point: Point) -> Double {
        let directions = Directions(layout)
        let (start, end) = directions.main(frame)
        let way = (directions.isVertical ? point.y : point.x) - (start + (end - start) / 2)
        return layout.isMirrored(in: environment) && !directions.isVertical ? -way : way
    }

    private func candidates(
        at center: Point, _ target: IndexPath, _ source: IndexPath, _ placed: ReferenceLayout,
        countsHeld: Bool = false
    ) -> [IndexPath] {
        let content = contentSize(of: placed)
        var point = center.kept(
            in: Rect(x: 0, y: 0, width: content.width, height: content.height))
        let order = PresentedOrder(sections, from: source, to: target)
        var section: Int?
        if movementSettings.policy == .currentSection {
            section = Int(source.section)
        } else if !placed.sectionSpans.isEmpty {
            section = self.section(at: point, placed, order)
        }
        if countsHeld, let section, order.paths[section] == [source] { return [] }
        if let section, order.paths[section].isEmpty {
            return [IndexPath(section: UInt32(section), item: 0)]
        }
        let presentation = presentation(placed)
        if let section, !placed.sectionSpans.isEmpty {
            point = point.kept(
                in: presentation.section(
                    placed.sectionSpans[section], across: Directions(layout).cross(content)))
        }
        var nearest: (distance: Double, path: IndexPath)?
        for (number, paths) in order.paths.enumerated() where number == section ?? number {
            for (item, path) in paths.enumerated() where countsHeld || path != source {
                guard let cell = placed.cell(path) else { continue }
                let pose = presentation.natural(cell).pose
                if pose.attributes.flags.contains(.isHidden) { continue }
                let distance = pose.box.distance(to: point)
                if let nearest, nearest.distance <= distance { continue }
                nearest = (
                    distance, IndexPath(section: UInt32(number), item: UInt32(item))
                )
            }
        }
        guard let found = nearest?.path else { return [] }
        if found.section == target.section { return [found] }
        return [found, IndexPath(section: found.section, item: found.item + 1)]
    }

    /// The first one that ends at or behind the point.
    private func section(
        at point: Point, _ placed: ReferenceLayout, _ order: PresentedOrder
    ) -> Int? {
        let directions = Directions(layout)
        var place = directions.isVertical ? point.y : point.x
        if layout.isMirrored(in: environment) && !directions.isVertical {
            place = placed.contentSize.width - point.x
        }
        let sections = placed.sectionSpans.indices.filter {
            let span = placed.sectionSpans[$0]
            return span.end > span.start || !order.paths[$0].isEmpty
        }
        return sections.first { placed.sectionSpans[$0].end >= place }
    }

    private func targetUnderPointer(
        _ movement: ReferenceMovement, _ source: IndexPath
    ) -> IndexPath? {
        let point = Point(x: bounds.x + movement.position.x, y: bounds.y + movement.position.y)
        let placed = laidOut(movement.found, guests)
        let order = PresentedOrder(sections, from: source, to: movement.found)
        let found = candidates(at: point, movement.found, source, placed).first
        guard let found else { return nil }
        if order.paths[Int(found.section)].isEmpty { return mayBe(at: found, source) ? found : nil }
        let path = order.paths[Int(found.section)][Int(found.item)]
        guard path != source, let cell = placed.cell(path) else { return nil }
        let pose = presentation(placed).natural(cell).pose
        return pose.covers(point) && mayBe(at: found, source) ? found : nil
    }

    /// R8: whether the item may be let go at a place.
    func mayBe(at target: IndexPath, _ source: IndexPath) -> Bool {
        if target == source { return true }
        let isSameSection = target.section == source.section
        if movementSettings.policy == .currentSection && !isSameSection { return false }
        let count = sections[Int(target.section)].items.count
        if !isFreePlace(target.item, of: isSameSection ? count : count + 1) { return false }
        // Who has another index path afterwards.
        let order = PresentedOrder(sections, from: source, to: target)
        for (section, paths) in order.paths.enumerated() {
            for (item, path) in paths.enumerated()
            where path != IndexPath(section: UInt32(section), item: UInt32(item)) {
                if traits(of: path).flags.contains(.isLocked) { return false }
            }
        }
        return true
    }

    /// Whether a place is none of the first and the last ones, of so many.
    func isFreePlace(_ item: UInt32, of count: Int) -> Bool {
        let (first, last) = (
            Int(movementSettings.lockedItemsAtStart), Int(movementSettings.lockedItemsAtEnd)
        )
        return Int(item) >= first && Int(item) + last < count
    }

    /// R11: the others make room once the place has held for long enough.
    func makeRoom(by time_ns: UInt64) {
        guard let due_ns = roomDue_ns, due_ns <= time_ns, let pending = movement?.pending
        else { return }
        makeRoom(at: pending.target)
        if movement?.target != movement?.toldTarget { movement?.due_ns = due_ns }
    }

    private func makeRoom(at target: IndexPath) {
        movement?.found = target
        movement?.pending = nil
        present(at: target)
    }

    private func present(at target: IndexPath) {
        if target == movement?.target { return }
        closeChange()
        let past = takesTime(makesRoom) ? self.past() : nil
        reorder { movement?.target = target }
        if let past { make(makesRoom, tags: [], before: past) }
    }

    /// R8: the host wants another target.
    func override(_ asked: SetMovementTarget) throws(CollectionError) -> Bool {
        guard let held = movement, let source = heldPath else { throw .wrongState(.noMovement) }
        if asked.sequence != 0 && asked.sequence != held.toldSequence { return false }
        let (section, item) = (Int(asked.target.section), Int(asked.target.item))
        if section >= sections.count {
            throw .invalidSection(asked.target.section, count: sections.count)
        }
        let places = sections[section].items.count + (section == Int(source.section) ? 0 : 1)
        if item >= places { throw .invalidItem(asked.target, count: places) }
        if !mayBe(at: asked.target, source) { throw .wrongState(.targetIsRefused) }
        present(at: asked.target)
        movement?.toldTarget = asked.target
        movement?.due_ns = nil
        return true
    }

    /// Tells of a target that the host does not know.
    func tellTarget(at time_ns: UInt64) {
        guard let movement, let source = heldPath, movement.target != movement.toldTarget else {
            return
        }
        let countBefore = news.count
        tell(
            .movementTargetChanged, source, [movement.target, movement.toldTarget],
            at: movement.due_ns ?? time_ns)
        self.movement?.toldSequence = news.count == countBefore ? 0 : news.count
        self.movement?.toldTarget = movement.target
        self.movement?.due_ns = nil
    }

    /// Has the others make room where that was due, behind what had happened by then.
    func settleDueTarget(by time_ns: UInt64, _ happen: (UInt64) -> Void) {
        guard let due_ns = roomDue_ns, due_ns <= time_ns else { return }
        happen(max(due_ns, inputTime_ns, news.frameTime_ns))
        tellNews()
        makeRoom(by: due_ns)
        tellTarget(at: due_ns)
    }

    var roomDue_ns: UInt64? {
        let delay_ns: UInt64 =
            switch movementSettings.cadence {
            case .immediate: 0
            case .fast: 150_000_000
            case .slow: 500_000_000
            }
        return movement?.pending.map { $0.since_ns + delay_ns }
    }
}

// D8: what makes room does not move the content.
extension ReferenceCollection {
    /// Changes the presented order, and notes how far that moves each item.
    func reorder(_ change: () -> Void) {
        let (changes, before) = (didLayoutChange, momentNow())
        change()
        placed = nil
        let after = momentNow()
        noteBeyond(before.placed.rules)
        didLayoutChange = changes
        (wasReordered, isRoomMade) = (true, true)
        let (was, now) = (before.edges, after.edges)
        for (key, old) in was {
            guard let new = now[key] else { continue }
            let shift = reordered[key] ?? (0, 0)
            reordered[key] = (shift.start + new.start - old.start, shift.end + new.end - old.end)
        }
    }

    func shift(ofItem identity: Int, isLast: Bool = false) -> Double {
        shift(of: ElementKey(ofCell: identity), isLast: isLast)
    }

    func shift(of key: ElementKey, isLast: Bool = false) -> Double {
        let shift = reordered[key]
        return (isLast ? shift?.end : shift?.start) ?? 0
    }
}

extension ReferenceMoment {
    /// Those of all cells and views of sections.
    fileprivate var edges: [ElementKey: (start: Double, end: Double)] {
        var edges: [ElementKey: (start: Double, end: Double)] = [:]
        for element in placed.elements {
            let key = ElementKey(element, sections)
            let frame = presentation.unpinnedFrame(of: element)
            edges[key] = (
                presentation.edge(of: frame, isLast: false),
                presentation.edge(of: frame, isLast: true)
            )
        }
        return edges
    }
}

extension Point {
    func kept(in rect: Rect) -> Point {
        Point(
            x: min(max(x, rect.x), rect.x + rect.width),
            y: min(max(y, rect.y), rect.y + rect.height))
    }
}

extension Rect {
    fileprivate func distance(to point: Point) -> Double {
        let dx = point.x < x ? x - point.x : point.x > x + width ? point.x - x - width : 0
        let dy = point.y < y ? y - point.y : point.y > y + height ? point.y - y - height : 0
        return (dx * dx + dy * dy).squareRoot()
    }
}
