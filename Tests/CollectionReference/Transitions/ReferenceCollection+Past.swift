import CollectionCore

extension ReferenceCollection {
    /// The collection view as it is now, to be asked later what a display frame would have shown.
    ///
    /// It is laid out, for the bounds of now, and never lays out again. Sections that scroll across
    /// are where a display frame would have had them.
    func past() -> ReferenceCollection {
        _ = layoutNow()
        let past = ReferenceCollection()
        past.isPast = true
        past.sections = sections
        past.layout = layout
        past.environment = environment
        past.bounds = bounds
        past.placed = placed
        past.added = added
        past.offsets = offsets
        past.anchor = anchor
        past.end = end
        past.scroller = scroller
        (past.aim, past.movedAhead) = (aim, movedAhead)
        (past.place, past.header, past.order) = (place, header, order)
        past.hasChanged = hasChanged
        past.shortContent = shortContent
        past.shown = shown
        past.lastMoment = lastMoment
        past.didLayoutChange = didLayoutChange
        past.wasDataReplaced = wasDataReplaced
        past.lead = lead
        past.movement = movement
        (past.reordered, past.isRoomMade) = (reordered, isRoomMade)
        past.pickedUpView = pickedUpView
        past.settleOffsets()
        return past
    }

    /// T3: all elements as a display frame shows them for a request with these bounds.
    func shownMoment(_ asked: Rect) -> ShownMoment {
        bounds = asked
        _ = adjustOffset()
        return ShownMoment(
            poses: posesNow(), initial: saidPoses(.initial), final: saidPoses(.final),
            bounds: bounds, contentSize: plainContentSize())
    }

    /// X8: where elements come from, or where they go.
    private func saidPoses(_ role: LayoutAttributesRole) -> [ElementKey: Pose] {
        let isBlended = isLed && lead?.isPlaced == true
        if isBlended || !layout.isExplicit { return [:] }
        let moment = momentNow()
        var poses: [ElementKey: Pose] = [:]
        for element in moment.placed.saidElements(role, moment.sections) {
            poses[ElementKey(element, moment.sections)] = moment.presentation.pose(of: element)
        }
        return poses
    }

    /// T3: what comes now is no part of the change that was made last.
    func closeChange() {
        if let last = made.indices.last, made[last].after == nil { made[last].after = past() }
    }

    /// All moments from which changes begin with the next display frame.
    var pastMoments: [ReferenceCollection] {
        made.flatMap { [$0.before] + ($0.after.map { [$0] } ?? []) }
    }

    /// T3: sections are where they are when a change begins.
    func scrollPast(section identity: Int, by distance: Double) {
        for past in pastMoments {
            past.offsets[identity, default: ReferenceOffset(offset: 0)].offset += distance
        }
    }

    /// T9: so is the progress of an interactive transition.
    func leadPast() {
        guard let lead else { return }
        for past in pastMoments where past.lead?.number == lead.number {
            past.lead?.progress = lead.progress
        }
    }
}
