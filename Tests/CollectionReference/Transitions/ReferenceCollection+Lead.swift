import CollectionCore

extension ReferenceCollection {
    public var isLed: Bool { lead.map { !$0.isOver } ?? false }

    func perform(_ step: LeadStep) throws(CollectionError) -> Outcome {
        switch step {
        case .start(let layout, let tag):
            if isLed { throw .wrongState(.interactiveTransitionRuns) }
            if movement != nil { throw .wrongState(.itemIsBeingMoved) }
            closeChange()
            interruptLead()
            closeRoomForLead()
            leadCount += 1
            leavePlace()
            movedAhead = nil
            lead = ReferenceLead(
                number: leadCount, tag: tag, other: ReferenceSide(layout, sections))
            moment = nil
            didLayoutChange = true
        case .progress(let progress, let time_ns):
            try checkLed()
            if !progress.isFinite { throw .invalidNumber("progress", .infinite) }
            if progress < 0 { throw .invalidNumber("progress", .negative) }
            if progress > 1 { throw .invalidNumber("progress", .tooLarge) }
            let before = lead?.progress.value
            try lead?.progress.set(progress, time_ns)
            leadPast()
            if progress != before { didLayoutChange = true }
        case .finish(let time_ns): try end(finishing: true, time_ns)
        case .cancel(let time_ns): try end(finishing: false, time_ns)
        case .setValue(let value, let key, let time_ns):
            try checkLed()
            if key > 15 { throw .invalidArgument("key", .outOfRange) }
            try lead?.values[key, default: ReferenceTrack()].set(value, time_ns)
        case .askProgress:
            if !isLed { return .nothing }
            return .tracked(lead?.progress.tracked ?? TrackedValue(value: 0, velocity: 0))
        case .askValue(let key):
            try checkLed()
            if key > 15 { throw .invalidArgument("key", .outOfRange) }
            return .tracked(lead?.values[key]?.tracked)
        }
        return .done
    }

    private func checkLed() throws(CollectionError) {
        if !isLed { throw .wrongState(.noInteractiveTransition) }
    }

    private func end(finishing: Bool, _ time_ns: UInt64) throws(CollectionError) {
        try checkLed()
        guard var ended = lead else { return }
        try ended.progress.check(time_ns)
        let animation = ended.animation(finishing: finishing, time_ns)
        closeChange()
        let past = takesTime(animation) ? self.past() : nil
        ended = lead ?? ended
        if finishing {
            finishRows()
            notices?.isScreenPending = true
            swapSides()
            measuredContainer = nil
            ended.distance = ended.rest
            ended.movement = ended.otherMovement
            ended.contentSize = ended.otherContentSize
        } else {
            ended.distance = Point(x: -ended.shown.x, y: -ended.shown.y)
        }
        ended.isOver = true
        ended.shown = .zero
        ended.other = ReferenceSide(.flow(FlowLayout()), [])
        lead = ended.isPlaced ? ended : nil
        if finishing || ended.isPlaced { didLayoutChange = true }
        if let past {
            make(animation, tags: [ended.tag], before: past, isCancellation: !finishing)
        } else if finishing {
            applied.append(ended.tag)
        } else {
            interrupted.append(ended.tag)
        }
    }

    /// Another layout or other data takes its place.
    func interruptLead() {
        guard let ended = lead else { return }
        if !ended.isOver { interrupted.append(ended.tag) }
        lead = nil
    }

    func swapSides() {
        guard var side = lead?.other else { return }
        swap(&layout, &side.layout)
        swap(&sections, &side.sections)
        swap(&measuredBoundaries, &side.measuredBoundaries)
        swap(&lanePass, &side.lanePass)
        swap(&added, &side.added)
        swap(&offsets, &side.offsets)
        swap(&placed, &side.placed)
        swap(&lastContainer, &side.lastContainer)
        swap(&lastContentSize, &side.lastContentSize)
        swap(&moment, &side.moment)
        lead?.other = side
    }

    /// Lays out both layouts, and notes by how much that moves the anchor in each.
    func layOutBoth() {
        let movement = layOutNotingMovement()
        lead?.movement += movement
        if !isLed { return }
        swapSides()
        let other = layOutNotingMovement()
        swapSides()
        lead?.otherMovement += other
    }

    private func layOutNotingMovement() -> Double {
        let placed = plainLayout()
        let now = ReferenceMoment(
            sections: sections, placed: placed, presentation: presentation(placed),
            contentSize: placed.contentSize)
        defer { moment = now }
        let isLast = isAnchorEdgeLast
        guard lead?.isPlaced == true, let moment, let anchor = anchorKey,
            let was = moment.edge(of: anchor, isLast: isLast),
            let edge = now.edge(of: anchor, isLast: isLast)
        else { return 0 }
        return edge - was
    }

    /// T9: the offset goes with progress, and with the anchor in each layout.
    func adjustLedOffset() -> Point {
        guard var lead else { return .zero }
        var own = Point.zero
        let asked = bounds
        if lead.isOver {
            own = ownAdjustment(
                moved(asked, by: lead.distance), lead, sideView(lead.distance, lead.contentSize))
            return Point(x: lead.distance.x + own.x, y: lead.distance.y + own.y)
        }
        if lead.isPlaced {
            let back = Point(x: -lead.shown.x, y: -lead.shown.y)
            let rect = moved(asked, by: back)
            own = ownAdjustment(rect, lead, sideView(back, lead.contentSize))
            swapSides()
            let other = adjustment(
                moved(rect, by: lead.distance), lead.otherContentSize,
                movement: lead.otherMovement, sideView(lead.rest, lead.otherContentSize))
            swapSides()
            lead.distance = ReferenceLead.onGrid(
                Point(
                    x: lead.distance.x + other.x - own.x,
                    y: lead.distance.y + other.y - own.y))
        } else {
            own = adjustmentOfShown(asked)
        }
        if !lead.isPlaced, lastMoment != nil, !wasDataReplaced {
            lead.distance = ReferenceLead.onGrid(distanceToOther(moved(asked, by: own)))
        }
        let before = lead.shown
        lead.shownProgress = lead.progress.value
        lead.shown = lead.displacement(lead.shownProgress)
        lead.isPlaced = true
        (lead.movement, lead.otherMovement) = (0, 0)
        lead.contentSize = plainContentSize()
        swapSides()
        lead.otherContentSize = plainContentSize()
        swapSides()
        lead.other = self.lead?.other ?? lead.other
        self.lead = lead
        return Point(
            x: own.x + lead.shown.x - before.x, y: own.y + lead.shown.y - before.y)
    }

    private func moved(_ rect: Rect, by distance: Point) -> Rect {
        var rect = rect
        rect.x += distance.x
        rect.y += distance.y
        return rect
    }

    private func ownAdjustment(
        _ asked: Rect, _ lead: ReferenceLead, _ last: EdgeView?
    ) -> Point {
        added.offset == .zero
            ? adjustment(asked, lead.contentSize, movement: lead.movement, last)
            : adjustmentAsAsked(asked, lead.contentSize)
    }

    /// One of the layouts as the last display frame had it.
    ///
    /// - Parameter distance: From the content offset to that of the layout.
    private func sideView(_ distance: Point, _ content: Size) -> EdgeView? {
        guard let last = lastMoment?.presentation else { return nil }
        return EdgeView(
            layout: layout, bounds: moved(last.bounds, by: distance),
            environment: last.environment, content: content, shortContent: last.shortContent)
    }

    private func adjustment(
        _ asked: Rect, _ old: Size, movement: Double, _ last: EdgeView?
    ) -> Point {
        if let last {
            let now = EdgeView(
                layout: layout, bounds: asked, environment: environment,
                content: plainContentSize(), shortContent: shortContent)
            if movement != 0 || last.least != now.least || last.greatest != now.greatest,
                let distance = edgeAdjustment(asked, last)
            {
                return distance
            }
        }
        if movement == 0 && old == plainContentSize() { return .zero }
        return adjustment(asked, from: Directions(layout), old, (0, movement))
    }

    private func distanceToOther(_ bounds: Rect) -> Point {
        let (directions, size) = (Directions(layout), plainContentSize())
        let own = EdgeView(
            layout: layout, bounds: bounds, environment: environment, content: size,
            shortContent: shortContent)
        let isLast = isAnchorEdgeLast
        let key = anchorKey
        func edge() -> Double? {
            let placed = plainLayout()
            let moment = ReferenceMoment(
                sections: sections, placed: placed, presentation: presentation(placed),
                contentSize: placed.contentSize)
            return key.flatMap { moment.edge(of: $0, isLast: isLast) }
        }
        let was = edge()
        swapSides()
        defer { swapSides() }
        if let distance = edgeAdjustment(bounds, own) { return distance }
        let edges = was.flatMap { was in edge().map { (was: was, now: $0) } }
        return adjustment(bounds, from: directions, size, edges)
    }
}

/// An element as one of two layouts, or both, have it.
struct LedElement {
    var placed: PlacedElement
    var pose: Pose
    /// Whether a layout shows it at its own offset.
    var isVisible: Bool
}

extension ReferenceCollection {
    /// All elements of both layouts, so far on the way from one to the other.
    func ledElements() -> [LedElement] {
        guard let lead else { return [] }
        let own = sideElements(away: Point(x: -lead.shown.x, y: -lead.shown.y))
        swapSides()
        let other = sideElements(away: lead.rest)
        swapSides()
        let progress = lead.shownProgress
        var elements: [LedElement] = []
        for (key, one) in own {
            guard let two = other[key] else {
                var leaving = one
                leaving.pose = one.pose.moved(by: lead.shown)
                leaving.pose.attributes.alpha *= 1 - progress
                elements.append(leaving)
                continue
            }
            var target = two.pose
            target.attributes = one.pose.attributes
            target.frame = two.pose.frame
            target.attributes.alpha = two.pose.attributes.alpha
            target.attributes.zIndex = two.pose.attributes.zIndex
            if !two.pose.attributes.flags.contains(.isHidden) {
                target.attributes.flags.remove(.isHidden)
            }
            elements.append(
                LedElement(
                    placed: one.placed, pose: one.pose.onTheWay(to: target, progress),
                    isVisible: one.isVisible || two.isVisible))
        }
        for (key, two) in other where own[key] == nil {
            var coming = two
            coming.placed.room = nil
            coming.pose = two.pose.moved(by: Point(x: -lead.rest.x, y: -lead.rest.y))
            coming.pose.attributes.alpha *= progress
            elements.append(coming)
        }
        return elements
    }

    /// Those of one layout, at its own offset.
    private func sideElements(away distance: Point) -> [ElementKey: LedElement] {
        let placed = plainLayout()
        var presentation = presentation(placed)
        presentation.bounds = moved(bounds, by: distance)
        var elements: [ElementKey: LedElement] = [:]
        for element in placed.elements {
            elements[ElementKey(element, sections)] = LedElement(
                placed: element, pose: presentation.pose(of: element),
                isVisible: isVisible(element, in: presentation.bounds, presentation))
        }
        return elements
    }

    /// All elements as display frames show them.
    func posesNow() -> [ElementKey: Pose] {
        let moment = momentNow()
        guard isLed, lead?.isPlaced == true else { return moment.poses() }
        return Dictionary(
            uniqueKeysWithValues: ledElements().map { (ElementKey($0.placed, sections), $0.pose) })
    }

    /// T9: what the range of offsets goes by. Content that does not fill the bounds counts as if it
    /// did, so that the ends of the range lie between those of both layouts.
    var scrolledContentSize: Size {
        guard isLed, let lead, lead.isPlaced else { return lastFrameContentSize }
        let inset = environment.contentInset
        func between(_ from: Double, _ to: Double, _ room: Double) -> Double {
            max(from, room) + (max(to, room) - max(from, room)) * lead.shownProgress
        }
        var size = Size(
            width: between(
                lead.contentSize.width, lead.otherContentSize.width,
                bounds.width - inset.left - inset.right),
            height: between(
                lead.contentSize.height, lead.otherContentSize.height,
                bounds.height - inset.top - inset.bottom))
        if endAxis == 0 { size.width = lastFrameContentSize.width }
        if endAxis == 1 { size.height = lastFrameContentSize.height }
        return size
    }

    var shownContentSize: Size {
        guard isLed, let lead else { return contentSizeNow() }
        let (from, to, progress) = (lead.contentSize, lead.otherContentSize, lead.shownProgress)
        if progress == 1 { return to }
        return Size(
            width: from.width + (to.width - from.width) * progress,
            height: from.height + (to.height - from.height) * progress)
    }
}
