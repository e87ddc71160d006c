import CollectionCore

/// The item, or the header without items, that stays where it is on screen, until somebody scrolls
/// (D8).
struct ReferenceKeptPlace {
    var key: ElementKey
    var isLast: Bool
    /// From the start of the bounds to the edge.
    var distance: Double
    /// How much of the item was in the bounds, and before them.
    var seen: Double
    /// A13: where the content began; nil: at the start of the bounds, otherwise at the end of
    /// bounds of this length.
    var mirroredLength: Double?
    var isMeasured: Bool
    /// Where the last display frame that kept the place had the content; nil: it is not kept.
    var offset: Double?
    var tolerance: Double
    /// Whether the content was not clamped.
    var isMet = true
    /// Whether it took the place of an item that was deleted.
    var isSuccessor = false
}

/// What updates since the last display frame did to the order.
enum ReferenceOrder: Int {
    case same
    case other
    /// More than half of all items were moved.
    case mostlyOther
}

extension ReferenceCollection {
    private var lastOffset: Double? {
        lastMoment.map { Directions($0.presentation.layout).main($0.presentation.bounds).start }
    }

    /// The place that is kept; nil: one is to be chosen.
    var placeInForce: ReferenceKeptPlace? {
        guard let place, order == .same, !wasDataReplaced, let offset = place.offset,
            let lastOffset, abs(offset - lastOffset) <= place.tolerance,
            !place.isSuccessor || anchorElement == nil
        else { return nil }
        return place
    }

    func leavePlace() { place?.offset = nil }

    /// Chooses a place from what is shown, if none is kept.
    func choosePlace() {
        switch anchor {
        case .none, .item: return
        case .automatic, .firstVisibleItem, .lastVisibleItem, .end: break
        }
        if placeInForce != nil { return }
        place = anchorElement.flatMap { keptPlace(of: $0) }
    }

    private func keptPlace(of cell: ShownElement) -> ReferenceKeptPlace? {
        guard let last = lastMoment, let lastOffset else { return nil }
        let isLast = isAnchorEdgeLast
        let frame = cell.target.frame
        let distance = last.edge(of: frame, isLast: isLast) - lastOffset
        let length = Directions(last.presentation.layout).main(frame.size)
        let mirrored = startedAtLastEdge ? Directions(layout).main(bounds.size) : nil
        return ReferenceKeptPlace(
            key: cell.key, isLast: isLast, distance: distance,
            seen: max((mirrored.map { $0 - distance } ?? distance) + length, 0),
            mirroredLength: mirrored,
            isMeasured: !cell.flags.contains(.isEstimated)
                || place?.key == cell.key && place?.isMeasured == true,
            offset: lastOffset, tolerance: tolerance)
    }

    /// Before something after which it could not be chosen.
    func choosePlaceBeforeChange() {
        if movement != nil || !guests.isEmpty { isRoomMade = true }
        let isFirst = !hasChanged
        if isFirst { header = nil }
        guard lead == nil, let last = lastMoment?.edgeView, !wasDataReplaced,
            placeInForce != nil || !(anchor == .end && end.isHeld),
            !(anchor == .automatic && placeInForce == nil && last.isAtStart)
        else { return }
        choosePlace()
        guard isFirst, hasSections, let place,
            let cell = shown.first(where: { $0.key == place.key }), place.key.category == 0
        else { return }
        header = header(beside: cell).flatMap { keptPlace(of: $0) }
    }

    private var hasSections: Bool {
        switch layout {
        case .carousel, .stack, .circle, .custom, .explicit: false
        case .flow, .list, .grid, .waterfall, .justified, .compositional: true
        }
    }

    /// The layout is about to be mirrored, or not any more.
    func mirrorPlace() {
        var mirrored = environment
        mirrored.layoutDirection = .rightToLeft
        if Directions(layout).isVertical || !layout.isMirrored(in: mirrored) { return }
        choosePlaceBeforeChange()
        guard var kept = placeInForce else { return }
        kept.distance = bounds.width - kept.distance
        kept.isLast.toggle()
        kept.mirroredLength = kept.mirroredLength == nil ? bounds.width : nil
        (place, header) = (kept, nil)
    }

    /// Where the edge of the place was, or would have been, and where it is now.
    func placeEdges(_ place: ReferenceKeptPlace) -> (was: Double, now: Double)? {
        let moment = momentNow()
        guard let offset = place.offset,
            let edge = moment.edge(of: place.key, isLast: place.isLast)
        else { return nil }
        var was = offset + place.distance + room(of: place)
        // Never off the screen.
        let sign: Double = place.mirroredLength == nil ? 1 : -1
        let lead = place.mirroredLength.map { $0 - place.distance } ?? place.distance
        if place.isLast == (place.mirroredLength != nil), lead < 0, place.seen > 0,
            let other = moment.edge(of: place.key, isLast: !place.isLast)
        {
            let length = abs(other - edge)
            if length > 0, lead + length <= 0 {
                was = was + sign * (min(place.seen - length, 0) - lead)
            }
        }
        return (was, edge)
    }

    /// By how much the item has made room; a successor is where the one before it was.
    private func room(of place: ReferenceKeptPlace) -> Double {
        place.isSuccessor ? 0 : shift(of: place.key, isLast: place.isLast)
    }

    /// What a display frame leaves of the place.
    ///
    /// - Parameter asked: The bounds that were asked for.
    func notePlace(_ asked: Rect, isAsked: Bool) {
        guard var kept = place, let last = lastMoment, let lastOffset else { return }
        let start = Directions(last.presentation.layout).main(asked).start
        guard placeInForce != nil, !isAsked, aim == nil, movedAhead == nil,
            abs(start - lastOffset) <= kept.tolerance
        else {
            return leavePlace()
        }
        kept.offset = Directions(layout).main(bounds).start
        kept.distance += room(of: kept) - (start - (place?.offset ?? start))
        kept.isSuccessor = false
        place = kept
    }

    /// After an update.
    func followPlace(
        _ update: ReferenceUpdate, _ result: UpdateResult, before: [ReferenceSection]
    ) {
        hasChanged = true
        var moved = update.items.filter { $0.action == .move }.count
        for part in update.sections where part.action == .move {
            guard let old = part.before else { continue }
            let identity = before[Int(old.section)].identity
            moved += sections.first { $0.identity == identity }?.items.count ?? 0
        }
        let count = sections.reduce(0) { $0 + $1.items.count }
        if !isRoomMade, moved > 0, order != .mostlyOther {
            order = 2 * moved > count ? .mostlyOther : .other
        }
        header = header.flatMap { followedView($0, result) }
        guard var kept = place else { return }
        if kept.key.category != 0 {
            place = followedView(kept, result)
            return
        }
        if !kept.isMet || result.moved.contains(kept.key.identity) {
            place = nil
            return
        }
        if sections.contains(where: { $0.items.contains { $0.identity == kept.key.identity } }) {
            return
        }
        var heir: ReferenceKeptPlace?
        if let header {
            let section = sections.first { $0.identity == header.key.identity }
            heir = section?.items.isEmpty == true ? header : nil
        }
        guard !isRoomMade, let old = path(ofItem: kept.key.identity, in: before) else {
            place = heir
            return
        }
        let room = room(of: kept)
        let left = ReferencePlaces(update, result, before, sections).placeLeft(old)
        guard Int(left.section) < sections.count else {
            place = heir
            return
        }
        let items = sections[Int(left.section)].items
        guard let last = items.last else {
            place = heir
            return
        }
        if Int(left.item) < items.count {
            kept.key = ElementKey(ofCell: items[Int(left.item)].identity)
            if let length = kept.mirroredLength {
                if kept.isLast { kept.distance = min(kept.distance, length) }
            } else if !kept.isLast {
                kept.distance = max(kept.distance, 0)
            }
        } else {
            kept.key = ElementKey(ofCell: last.identity)
        }
        kept.distance += room
        kept.isSuccessor = true
        place = kept
    }

    /// A header goes with its section, and with the one that is in the place of a reloaded one.
    private func followedView(
        _ kept: ReferenceKeptPlace, _ result: UpdateResult
    ) -> ReferenceKeptPlace? {
        if !kept.isMet || result.moved.contains(kept.key.identity) { return nil }
        if sections.contains(where: { $0.identity == kept.key.identity }) { return kept }
        guard let now = result.replaced.first(where: { $0.value == kept.key.identity })?.key else {
            return nil
        }
        var kept = kept
        kept.key.identity = now
        return kept
    }

    /// Where room was made: the item that keeps its place, how far it has moved by anything else,
    /// and where everything is.
    struct AnchorBesideRoom {
        let key: ElementKey
        let moved: Double
        let moment: ReferenceMoment
    }

    /// Before an update.
    func anchorBesideRoom() -> AnchorBesideRoom? {
        if case .item = anchor { return nil }
        guard isRoomMade, lastMoment != nil else { return nil }
        if place?.isMet == false { place = nil }
        guard let key = anchorKey, let was = shownAnchorEdge else { return nil }
        let moment = momentNow()
        guard let now = moment.edge(of: key, isLast: isAnchorLast) else { return nil }
        let room = shift(of: key, isLast: isAnchorLast)
        return AnchorBesideRoom(key: key, moved: now - was - room, moment: moment)
    }

    /// After an update that has made another item the one that keeps its place: as though a display
    /// frame had come before the update.
    func followRoom(_ before: AnchorBesideRoom) {
        guard let key = anchorKey, key != before.key, let was = shownAnchorEdge,
            let edge = before.moment.edge(of: key, isLast: isAnchorLast)
        else { return }
        let room = edge - was - before.moved
        reordered[key] = (room, room)
    }

    private var isAnchorLast: Bool { placeInForce?.isLast ?? isAnchorEdgeLast }

    /// A13: whether the last display frame had content that is mirrored along the main axis.
    var startedAtLastEdge: Bool { lastMoment?.edgeView.isGreatest(isEnd: false) ?? false }

    /// Whether the edge that keeps its place is the later one of a frame.
    var isAnchorEdgeLast: Bool { (anchor == .lastVisibleItem) != startedAtLastEdge }

    private var shownAnchorEdge: Double? {
        if let place = placeInForce, let offset = place.offset { return offset + place.distance }
        guard let cell = anchorElement, let last = lastMoment else { return nil }
        return last.edge(of: cell.target.frame, isLast: isAnchorLast)
    }

    private func path(ofItem identity: Int, in sections: [ReferenceSection]) -> IndexPath? {
        for (section, content) in sections.enumerated() {
            if let item = content.items.firstIndex(where: { $0.identity == identity }) {
                return IndexPath(section: UInt32(section), item: UInt32(item))
            }
        }
        return nil
    }
}
