import CollectionCore

/// The item that stays where it is on screen, until somebody scrolls (D8).
struct ReferenceKeptPlace {
    var identity: Int
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
            !place.isSuccessor || anchorCell == nil
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
        guard let cell = anchorCell, let last = lastMoment, let lastOffset else {
            place = nil
            return
        }
        let isLast = isAnchorEdgeLast
        let frame = cell.target.frame
        let distance = last.edge(of: frame, isLast: isLast) - lastOffset
        let length = Directions(last.presentation.layout).main(frame.size)
        let identity = cell.key.identity
        let mirrored = startedAtLastEdge ? Directions(layout).main(bounds.size) : nil
        place = ReferenceKeptPlace(
            identity: identity, isLast: isLast, distance: distance,
            seen: max((mirrored.map { $0 - distance } ?? distance) + length, 0),
            mirroredLength: mirrored,
            isMeasured: !cell.flags.contains(.isEstimated)
                || place?.identity == identity && place?.isMeasured == true,
            offset: lastOffset, tolerance: tolerance)
    }

    /// Before something after which it could not be chosen.
    func choosePlaceBeforeChange() {
        if movement != nil || !guests.isEmpty { isRoomMade = true }
        guard lead == nil, let last = lastMoment?.edgeView, !wasDataReplaced,
            !(anchor == .end && end.isHeld),
            !(anchor == .automatic && placeInForce == nil && last.isAtStart)
        else { return }
        choosePlace()
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
        place = kept
    }

    /// Where the edge of the place was, or would have been, and where it is now.
    func placeEdges(_ place: ReferenceKeptPlace) -> (was: Double, now: Double)? {
        let moment = momentNow()
        guard let offset = place.offset,
            let edge = moment.edge(ofItem: place.identity, isLast: place.isLast)
        else { return nil }
        var was = offset + place.distance + room(of: place)
        // Never off the screen.
        let sign: Double = place.mirroredLength == nil ? 1 : -1
        let lead = place.mirroredLength.map { $0 - place.distance } ?? place.distance
        if place.isLast == (place.mirroredLength != nil), lead < 0, place.seen > 0,
            let other = moment.edge(ofItem: place.identity, isLast: !place.isLast)
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
        place.isSuccessor ? 0 : shift(ofItem: place.identity, isLast: place.isLast)
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
        guard var kept = place else { return }
        if !kept.isMet || result.moved.contains(kept.identity) {
            place = nil
            return
        }
        if sections.contains(where: { $0.items.contains { $0.identity == kept.identity } }) {
            return
        }
        guard !isRoomMade, let old = path(ofItem: kept.identity, in: before) else {
            place = nil
            return
        }
        let room = room(of: kept)
        let left = ReferencePlaces(update, result, before, sections).placeLeft(old)
        guard Int(left.section) < sections.count else {
            place = nil
            return
        }
        let items = sections[Int(left.section)].items
        guard let last = items.last else {
            place = nil
            return
        }
        if Int(left.item) < items.count {
            kept.identity = items[Int(left.item)].identity
            if let length = kept.mirroredLength {
                if kept.isLast { kept.distance = min(kept.distance, length) }
            } else if !kept.isLast {
                kept.distance = max(kept.distance, 0)
            }
        } else {
            kept.identity = last.identity
        }
        kept.distance += room
        kept.isSuccessor = true
        place = kept
    }

    /// Where room was made: the item that keeps its place, how far it has moved by anything else,
    /// and where everything is.
    struct AnchorBesideRoom {
        let identity: Int
        let moved: Double
        let moment: ReferenceMoment
    }

    /// Before an update.
    func anchorBesideRoom() -> AnchorBesideRoom? {
        if case .item = anchor { return nil }
        guard isRoomMade, lastMoment != nil else { return nil }
        if place?.isMet == false { place = nil }
        guard let identity = anchorIdentity, let was = shownEdge(ofAnchor: identity) else {
            return nil
        }
        let moment = momentNow()
        guard let now = moment.edge(ofItem: identity, isLast: isAnchorLast) else { return nil }
        let room = shift(ofItem: identity, isLast: isAnchorLast)
        return AnchorBesideRoom(identity: identity, moved: now - was - room, moment: moment)
    }

    /// After an update that has made another item the one that keeps its place: as though a display
    /// frame had come before the update.
    func followRoom(_ before: AnchorBesideRoom) {
        guard let identity = anchorIdentity, identity != before.identity,
            let was = shownEdge(ofAnchor: identity),
            let edge = before.moment.edge(ofItem: identity, isLast: isAnchorLast)
        else { return }
        let room = edge - was - before.moved
        reordered[identity] = (room, room)
    }

    private var isAnchorLast: Bool { placeInForce?.isLast ?? isAnchorEdgeLast }

    /// A13: whether the last display frame had content that is mirrored along the main axis.
    var startedAtLastEdge: Bool { lastMoment?.edgeView.isGreatest(isEnd: false) ?? false }

    /// Whether the edge that keeps its place is the later one of a frame.
    var isAnchorEdgeLast: Bool { (anchor == .lastVisibleItem) != startedAtLastEdge }

    private func shownEdge(ofAnchor identity: Int) -> Double? {
        if let place = placeInForce, let offset = place.offset { return offset + place.distance }
        guard let cell = anchorCell, let last = lastMoment else { return nil }
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
