import CollectionCore

// Display frames of a view that owns its content offset, and of sections that do.
extension ReferenceCollection {
    var portNow: ReferencePort {
        ReferencePort(
            size: bounds.size, content: scrolledContentSize, inset: environment.contentInset,
            pixelScale: layout.configuration.pixelScale, isShown: true, endAxis: endAxis)
    }

    func takePort() {
        let isVertical = Directions(layout).isVertical
        scroller.start = ReferenceTop(
            axis: isVertical ? 1 : 0,
            isGreatest: layout.isMirrored(in: environment) && !isVertical)
        scroller.take(portNow)
    }

    /// M12: back into the range, for content that rests.
    ///
    /// - Parameter adjustment: By which the display frame has moved the content already.
    func distanceIntoRange(after adjustment: Point) -> Point {
        let old = scroller.port
        let isOther = old.size != bounds.size || old.content != contentSizeNow()
        if !isOther || !old.isShown || scroller.state != .idle || lead != nil { return .zero }
        var port = old
        (port.size, port.content) = (bounds.size, contentSizeNow())
        (port.inset, port.endAxis) = (environment.contentInset, endAxis)
        let moved = adjustment.pair
        let back = [bounds.x, bounds.y].enumerated().map { axis, place in
            let last = place - moved[axis]
            let wasInside = abs(clamp(last, old.range(axis)) - last) < 1e-6
            return wasInside ? clamp(place, port.range(axis)) - place : 0
        }
        return Point(back)
    }

    /// M1: the bounds of a display frame are where the scroller has them.
    func scrollBounds() {
        let isNew = lastMoment == nil || !scroller.port.isShown
        var place: Double?
        if isNew || wasDataReplaced, !isNew || scroller.isAtBeginning, movedAhead == nil {
            var offset = bounds
            (offset.x, offset.y) = (scroller.offset[0], scroller.offset[1])
            place = offsetOfNewContent(in: offset, isFirst: isNew)
        }
        if let place {
            let axis = Directions(layout).isVertical ? 1 : 0
            var distance: Pair = [0, 0]
            distance[axis] = place - scroller.offset[axis]
            isNew ? scroller.begin(by: distance) : scroller.move(by: distance)
        } else if wasDataReplaced && scroller.port.isShown && movedAhead == nil {
            var port = scroller.port
            (port.size, port.content) = (bounds.size, contentSizeNow())
            (port.inset, port.endAxis) = (environment.contentInset, endAxis)
            scroller.enter(port)
        }
        let ahead = movedAhead ?? .zero
        (bounds.x, bounds.y) = (scroller.offset[0] - ahead.x, scroller.offset[1] - ahead.y)
        guard let seen, abs(seen.x - bounds.x) < seenWithin, abs(seen.y - bounds.y) < seenWithin
        else { return }
        (bounds.x, bounds.y) = (seen.x, seen.y)
        scroller.settle(at: Point(x: seen.x + ahead.x, y: seen.y + ahead.y))
    }

    /// Notes where a door shows the content in the display frame that comes next. Where that is
    /// near enough, the content is shown there: what touches an edge of the bounds is visible or
    /// not by a rounding.
    func noteSeen(_ frame: ShownFrame, within distance: Double) {
        seen = Point(
            x: frame.contentOffset.x - frame.contentOffsetAdjustment.x,
            y: frame.contentOffset.y - frame.contentOffsetAdjustment.y)
        seenWithin = distance
    }

    /// M12: what a display frame has made of the content offset, and of the offsets of sections.
    ///
    /// - Parameter isLaidOutAnew: Whether anything has changed but content offsets.
    func noteScrolled(by adjustment: Point, isLaidOutAnew: Bool) {
        if !scroller.settings.isEnabled { return }
        let ahead = movedAhead ?? .zero
        movedAhead = nil
        let isLed = lead.map { !$0.isOver } ?? false
        scroller.move(by: [adjustment.x - ahead.x, adjustment.y - ahead.y])
        let wasAtRest = isAtRest
        takePort()
        followRest(wasAtRest)
        for number in rows.indices where !rows[number].isOver {
            if isLed {
                rows[number].interrupt()
                continue
            }
            guard let rule = plainLayout().rules[Int(rows[number].number)] else {
                rows[number].finish(isOld: false)
                continue
            }
            let leadsToRest = isLaidOutAnew && rows[number].leadsToRest
            let axis = rows[number].axis
            rows[number].move(
                by: offset(ofSection: rows[number].number) - rows[number].scroller.offset[axis])
            rows[number].scroller.take(port(of: rule))
            if leadsToRest { followRest(number, rule) }
            if rows[number].isInterrupted {
                rows[number].isInterrupted = false
                rows[number].leadToRest(by: rule)
            }
        }
        leadRowsAdrift()
        settleStopped()
    }

    /// M12: what leads to a place of rest leads to the one nearest to its end.
    private func followRest(_ number: Int, _ rule: OrthogonalRule) {
        let axis = rows[number].axis
        let end = rows[number].scroller.destination[axis]
        let rest = rule.settled(at: end)
        rows[number].rest = rest
        guard abs(rest - end) >= 1e-6, let flight = rows[number].scroller.flight else { return }
        var target: Pair = [0, 0]
        target[axis] = rest
        rows[number].scroller.flight = rows[number].scroller.flight(flight.velocity, to: target)
    }

    /// Sections at rest that a change has left between places of rest.
    private func leadRowsAdrift() {
        for number in rowsAdrift {
            guard let rule = plainLayout().rules[number] else { continue }
            let row = row(ofSection: number) ?? beginRow(number, rule, at: scroller.time_ns)
            rows[row].leadToRest(by: rule)
        }
        rowsAdrift = []
    }

    private func port(of rule: OrthogonalRule) -> ReferencePort {
        let directions = Directions(layout)
        return ReferencePort(
            size: directions.size(main: 0, cross: rule.container),
            content: directions.size(main: 0, cross: rule.contentLength),
            pixelScale: layout.configuration.pixelScale, isShown: true)
    }

    /// M17: the section under a finger, if there is one that can scroll.
    func row(under sample: PointerSample) -> Int? {
        let isDirect = sample.device == .touch || sample.device == .pen
        return isDirect ? row(at: sample.position, sample.time_ns) : nil
    }

    func row(at position: Point, _ time_ns: UInt64) -> Int? {
        guard scroller.settings.isEnabled, scroller.settings.isScrollEnabled, lead == nil,
            sequence > 0, !wasDataReplaced
        else { return nil }
        // U2: a point of the bounds.
        let size = scroller.port.size
        if position.x < 0 || position.x >= size.width || position.y < 0
            || position.y >= size.height
        {
            return nil
        }
        let place = Point(x: lastFrameOffset.x + position.x, y: lastFrameOffset.y + position.y)
        let rules = layoutNow().rules
        let number = sections.indices.first { number in
            guard let scrolling = try? scrolling(ofSection: UInt32(number)) else { return false }
            let viewport = scrolling.viewport
            return place.x >= viewport.x && place.x < viewport.x + viewport.width
                && place.y >= viewport.y && place.y < viewport.y + viewport.height
        }
        guard let number, let rule = rules[number] else { return nil }
        if let row = row(ofSection: number) {
            rows[row].isMirrored = layout.isMirrored(in: environment)
            return row
        }
        return rule.greatest <= 0 ? nil : beginRow(number, rule, at: time_ns)
    }

    func row(ofSection number: Int) -> Int? {
        let identity = sections[number].identity
        return rows.firstIndex { $0.identity == identity && !$0.isOver }
    }

    func beginRow(_ number: Int, _ rule: OrthogonalRule, at time_ns: UInt64) -> Int {
        let directions = Directions(layout)
        var settings = scroller.settings
        (settings.isPagingEnabled, settings.isDirectionalLockEnabled) = (false, false)
        settings.stopsAtNextSnapPoint = false
        (settings.keyboardDismissMode, settings.isRefreshEnabled) = (.none, false)
        (settings.alwaysBouncesVertically, settings.alwaysBouncesHorizontally) = (false, false)
        let pages: [OrthogonalScrollingBehavior] = [.paging, .groupPaging, .groupPagingCentered]
        if pages.contains(rule.behavior) { settings.decelerationRate = .fast }
        var scroller = ReferenceScroller()
        scroller.rounding = self.scroller.rounding
        scroller.set(
            settings,
            startingAt: directions.point(main: 0, cross: offset(ofSection: UInt32(number))))
        scroller.take(port(of: rule))
        scroller.advance(to: time_ns)
        rows.append(
            ReferenceRow(
                identity: sections[number].identity, number: UInt32(number), scroller: scroller,
                axis: directions.isVertical ? 0 : 1,
                isMirrored: layout.isMirrored(in: environment)))
        return rows.count - 1
    }

    /// M17: where a section rests, by G9.
    func rest(of row: Int, _ proposed: Pair, _ velocity: Pair, _ began: Pair) -> Pair? {
        let (number, axis) = (Int(rows[row].number), rows[row].axis)
        guard let rule = layoutNow().rules[number], rule.behavior != .continuous else {
            return nil
        }
        var target: Pair = [0, 0]
        target[axis] = rule.rest(proposed[axis], velocity: velocity[axis], from: began[axis])
        return target
    }

    /// M17: how a section rests whose behaviour pages; nil: it does not page.
    func pagingRule(of row: Int) -> OrthogonalRule? {
        let pages: [OrthogonalScrollingBehavior] = [.paging, .groupPaging, .groupPagingCentered]
        let rule = layoutNow().rules[Int(rows[row].number)]
        return rule.flatMap { pages.contains($0.behavior) ? $0 : nil }
    }

    /// M17: a person has stopped a section between two rests, and lets go of it.
    func settleStopped(_ row: Int) {
        rows[row].scroller.awaitsRest = false
        if rows[row].scroller.state != .idle { return }
        settleOffset(ofSection: Int(rows[row].number))
        guard let rule = layoutNow().rules[Int(rows[row].number)], rule.behavior != .continuous
        else { return }
        rows[row].settle(by: rule, .user)
    }

    /// The layout shows sections where their scrollers have them.
    func showRows() {
        for row in rows where !row.isOver {
            let offset = row.scroller.offset[row.axis]
            if offset != self.offset(ofSection: row.number) {
                scroll(section: row.number, to: offset)
                // G9: it has come to a rest since its layout changed.
                if row.scroller.state == .idle && row.leadsToRest {
                    offsets[row.identity]?.wasAtRest = true
                }
            }
        }
    }

    /// What sections do ends.
    func finishRows(isOld: Bool = false) {
        for row in rows.indices { rows[row].finish(isOld: isOld) }
    }

    /// After an update.
    func followRows() {
        for row in rows.indices where !rows[row].isOver {
            if let number = sections.firstIndex(where: { $0.identity == rows[row].identity }) {
                rows[row].number = UInt32(number)
            } else {
                rows[row].finish(isOld: true)
            }
        }
    }
}
