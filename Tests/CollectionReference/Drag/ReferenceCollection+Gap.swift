import CollectionCore

// O8: gaps, and O17: what is presented.
extension ReferenceCollection {
    /// Whether the layout places items by their order, so that there can be room between them.
    var hasRoom: Bool { lead == nil && movement == nil && !layout.isExplicit }

    /// What stands among the items.
    var guests: [ReferenceGuest] {
        if !hasRoom || isRoomDue { return [] }
        return placeholders + (gap.map { [$0] } ?? [])
    }

    /// A layout that has room again has it from the next display frame on.
    func makeDueRoom() {
        if !isRoomDue || !hasRoom { return }
        if isClosedByLead && hasGuests {
            isClosedByLead = false
            return makeRoomNow {}
        }
        isRoomDue = false
        if hasUncommittedUpdates { placed = nil }
    }

    private var hasGuests: Bool { !placeholders.isEmpty || gap != nil }

    /// T9: a transition closes the room over time.
    func closeRoomForLead() {
        if guests.isEmpty {
            isRoomDue = true
            placed = nil
            return
        }
        isClosedByLead = true
        makeRoomNow(closes: true) {}
        closeChange()
    }

    /// Has the place be that of a gap, if one opens there.
    func openGap() {
        guard let drop = dropSession, dragSettings.opensGaps, !isLed, movement == nil,
            !layout.isExplicit, [.copy, .move].contains(drop.proposal.operation),
            drop.proposal.intent == .insertAtDestinationIndexPath,
            let place = drop.place.destination, !wouldStay(place, drop)
        else { return }
        let item = itemOfGap(drop)
        let point = Point(
            x: lastFrameOffset.x + drop.position.x, y: lastFrameOffset.y + drop.position.y)
        guard let beside = distance(ofGapAt: place, to: point, item) else { return }
        var best = (path: place, slot: beside.slot, distance: beside.distance)
        let places = sections.indices.flatMap { section in
            (0...sections[section].items.count).map {
                IndexPath(section: UInt32(section), item: UInt32($0))
            }
        }
        while true {
            var next = best
            let number = places.firstIndex(of: best.path) ?? 0
            for path in [places[..<number].last, places[(number + 1)...].first] {
                guard let path, let found = distance(ofGapAt: path, to: point, item),
                    found.distance < next.distance
                else { continue }
                next = (path, found.slot, found.distance)
            }
            if next.path == best.path { break }
            best = next
        }
        if !drop.isHosts {
            let there = proposal(
                at: ReferencePlace(destination: best.path), isLocal: drop.isLocal, drop.itemCount)
            // The next place may be one that is kept.
            if there != drop.proposal { best = (place, beside.slot, beside.distance) }
        }
        dropSession?.place = ReferencePlace(destination: best.path, line: best.slot)
        dropSession?.room = item
    }

    private func distance(
        ofGapAt path: IndexPath, to point: Point, _ item: ReferenceItem
    ) -> (slot: Rect, distance: Double)? {
        guard let slot = slot(ofGapAt: path, item) else { return nil }
        let (x, y) = (slot.x + slot.width / 2 - point.x, slot.y + slot.height / 2 - point.y)
        return (slot, x * x + y * y)
    }

    private func slot(ofGapAt path: IndexPath, _ item: ReferenceItem) -> Rect? {
        let placed = laidOut(
            movement?.target, withoutGap + [ReferenceGuest(number: 0, place: path, item: item)])
        return placed.gap.map { presentation(placed).natural($0).pose.frame }
    }

    /// The guests but the gap.
    private var withoutGap: [ReferenceGuest] { isLed || layout.isExplicit ? [] : placeholders }

    /// The layout as it is without a gap.
    var placedWithoutGap: ReferenceLayout {
        gap == nil ? layoutNow() : laidOut(movement?.target, withoutGap)
    }

    /// An item as large as the gap.
    func itemOfGap(_ drop: ReferenceDrop) -> ReferenceItem {
        guard drop.isLocal, let path = draggedPaths.first else { return ReferenceItem() }
        var item = sections[Int(path.section)].items[Int(path.item)]
        item.lane = nil
        return item
    }

    /// Whether dragged items would end up where they are.
    func wouldStay(_ place: IndexPath, _ drop: ReferenceDrop) -> Bool {
        guard drop.isLocal, drop.proposal.operation == .move, let first = draggedPaths.first
        else { return false }
        let runs = runs(of: draggedPaths)
        return runs.count == 1 && place.section == first.section && place.item >= first.item
            && place.item <= first.item + UInt32(runs[0].count)
    }

    /// Opens, moves or closes the gap.
    func settleGap() {
        let wanted = wantedGap
        if wanted == nil && gap == nil { return }
        if let wanted, let open = gap, wanted.place == open.place,
            !guests.contains(where: { $0.number == 0 })
                || slot(ofGapAt: wanted.place, wanted.item) == placedGap
        {
            gap = wanted
            return
        }
        makeRoomNow { gap = wanted }
    }

    private var placedGap: Rect? {
        let placed = layoutNow()
        return placed.gap.map { presentation(placed).natural($0).pose.frame }
    }

    private var wantedGap: ReferenceGuest? {
        guard let drop = dropSession, let item = drop.room, let place = drop.place.destination
        else { return nil }
        return ReferenceGuest(number: 0, place: place, item: item)
    }

    /// What an update takes a guest along with.
    struct GuestNeighbors {
        let place: IndexPath
        let behind: Int?
        let before: Int?
        let section: Int
    }

    func neighbors(of place: IndexPath) -> GuestNeighbors {
        let section = sections[Int(place.section)]
        let item = Int(place.item)
        return GuestNeighbors(
            place: place,
            behind: item < section.items.count ? section.items[item].identity : nil,
            before: item > 0 ? section.items[item - 1].identity : nil,
            section: section.identity)
    }

    func followGap(_ old: GuestNeighbors?) {
        guard let old else { return }
        guard let place = followed(old) else {
            gap = nil
            return
        }
        gap?.place = place
    }

    /// The place after an update; nil: the section has left.
    func followed(_ old: GuestNeighbors) -> IndexPath? {
        guard let section = sections.firstIndex(where: { $0.identity == old.section }) else {
            return nil
        }
        if let path = old.behind.flatMap({ path(ofItem: $0) }) { return path }
        if let path = old.before.flatMap({ path(ofItem: $0) }) {
            return IndexPath(section: path.section, item: path.item + 1)
        }
        let count = UInt32(sections[section].items.count)
        return IndexPath(section: UInt32(section), item: min(old.place.item, count))
    }

    /// O17.
    var hasUncommittedUpdates: Bool { gap != nil || !placeholders.isEmpty }

    private var presentedOrder: PresentedOrder {
        order(movement?.target, guests)
    }

    func order(_ target: IndexPath?, _ guests: [ReferenceGuest]) -> PresentedOrder {
        var order = PresentedOrder(sections)
        if let target, let source = heldPath {
            order = PresentedOrder(sections, from: source, to: target)
        }
        for guest in guests { order.insert(guest) }
        return order
    }

    func presentationPath(of path: IndexPath) throws(CollectionError) -> IndexPath {
        try check(item: path)
        return presentedOrder.place(of: path) ?? path
    }

    /// Nil where a guest is.
    func dataPath(of path: IndexPath) throws(CollectionError) -> IndexPath? {
        try check(section: path.section)
        let paths = presentedOrder.paths[Int(path.section)]
        if Int(path.item) >= paths.count { throw .invalidItem(path, count: paths.count) }
        let found = paths[Int(path.item)]
        return found.section == IndexPath.noSection ? nil : found
    }
}
