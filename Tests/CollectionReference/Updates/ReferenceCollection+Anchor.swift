import CollectionCore

/// `ContentAnchor`, with the item itself instead of its index path (D8).
enum ReferenceAnchor: Equatable {
    case automatic
    case none
    case firstVisibleItem
    case lastVisibleItem
    case end
    /// An item and where its near edge was in the last display frame, or when it was named; nil:
    /// nowhere.
    case item(Int, Double?)
}

/// How a display frame moved the content offset.
struct OffsetAdjustment {
    var sequence: UInt64
    var distance: Point
}

extension ReferenceCollection {
    func set(_ anchor: ContentAnchor) throws(CollectionError) {
        let before = self.anchor
        defer {
            if self.anchor != before { (reordered, place) = ([:], nil) }
            noteEndIsAnchor()
        }
        switch anchor {
        case .automatic: self.anchor = .automatic
        case .none: self.anchor = .none
        case .firstVisibleItem: self.anchor = .firstVisibleItem
        case .lastVisibleItem: self.anchor = .lastVisibleItem
        case .end: self.anchor = .end
        case .item(let path):
            try check(item: path)
            let identity = sections[Int(path.section)].items[Int(path.item)].identity
            reordered = [:]
            self.anchor = .item(identity, edgeOnScreen(ofItem: identity))
        case .identifier(let identifier):
            guard let path = bench.shown?.indexPath(ofItem: identifier) else {
                throw .unknownItemIdentifier(identifier)
            }
            try set(.item(path))
        }
    }

    func noteAnchor() {
        if case .item(let identity, _) = anchor {
            anchor = .item(identity, edgeOnScreen(ofItem: identity))
        }
    }

    /// In an interactive transition, where it is on screen.
    private func edgeOnScreen(ofItem identity: Int) -> Double? {
        let moment = momentNow()
        let isLast = startedAtLastEdge
        guard isLed, lead?.isPlaced == true else {
            return moment.edge(ofItem: identity, isLast: isLast)
        }
        let pose = posesNow().first { $0.key.identity == identity && $0.key.category == 0 }
        let range = pose.map { Directions(layout).main($0.value.frame) }
        return range.map { isLast ? $0.end : $0.start }
    }

    /// What the host does not know of yet, the last 64 at most.
    func addLateAdjustments(after sequence: UInt64) {
        if sequence == 0 { return }
        let late = adjustments.suffix(64).filter { $0.sequence > sequence }
        bounds.x += late.reduce(0) { $0 + $1.distance.x }
        bounds.y += late.reduce(0) { $0 + $1.distance.y }
    }

    /// Moves the bounds with the anchor.
    ///
    /// - Returns: By how much.
    func adjustOffset() -> Point {
        let aimed = added.offset == .zero || movedAhead != nil ? aimAdjustment() : nil
        var distance =
            lead == nil
            ? aimed ?? movedAhead ?? adjustmentOfShown(bounds) : adjustLedOffset()
        added.offset = .zero
        bounds.x += distance.x
        bounds.y += distance.y
        if movedAhead == distance {
            if !isPast { (bounds.x, bounds.y) = (scroller.offset[0], scroller.offset[1]) }
        } else if scroller.settings.isEnabled && lastMoment != nil && !wasDataReplaced {
            let back = distanceIntoRange(after: distance)
            (bounds.x, bounds.y) = (bounds.x + back.x, bounds.y + back.y)
            (distance.x, distance.y) = (distance.x + back.x, distance.y + back.y)
            if abs(Directions(layout).isVertical ? back.y : back.x) > 0.5 { place?.isMet = false }
        }
        if distance != .zero {
            adjustments.append(OffsetAdjustment(sequence: sequence + 1, distance: distance))
        }
        return distance
    }

    /// What the next display frame makes of the offset for what has changed.
    var pendingAdjustment: Point {
        if movedAhead != nil { return .zero }
        var place = bounds
        if scroller.settings.isEnabled {
            (place.x, place.y) = (scroller.offset[0], scroller.offset[1])
        }
        return adjustmentOfShown(place)
    }

    /// Whether other bounds alone may move the offset.
    private var mayEdgeMove: Bool {
        guard let last = lastMoment, !wasDataReplaced, lead == nil else { return false }
        let directions = Directions(last.presentation.layout)
        let mayMove = anchor == .end || last.edgeView.isGreatest(isEnd: false)
        return mayMove
            && directions.main(bounds.size) != directions.main(last.presentation.bounds.size)
    }

    /// M11: has the offsets of the scroller be those of the content of now.
    func moveScrollerAhead() {
        if lead != nil || !scroller.settings.isEnabled || movedAhead != nil { return }
        if lastMoment == nil || wasDataReplaced {
            if !scroller.port.isShown { return }
            let asked = bounds
            scrollBounds()
            (bounds, movedAhead) = (asked, .zero)
            return
        }
        if !didLayoutChange && !mayEdgeMove { return }
        let distance = pendingAdjustment
        movedAhead = distance
        scroller.move(by: distance.pair)
    }

    /// What a host is told to ask for, for an offset of the content of now.
    func told(_ offset: Point) -> Point {
        if lead != nil || lastMoment == nil || wasDataReplaced { return offset }
        let pending = pendingAdjustment
        return Point(x: offset.x - pending.x, y: offset.y - pending.y)
    }

    /// In a display frame, which notes what becomes of the place and of the end.
    ///
    /// - Parameter asked: The bounds that were asked for.
    func settleOffset(_ asked: Rect) -> Point {
        let isAsked = added.offset != .zero
        let distance = adjustOffset()
        notePlace(asked, isAsked: isAsked)
        noteEnd(asked)
        return distance
    }

    /// D8: by which the anchor has moved since the last display frame; B14: or what contexts say.
    func adjustmentOfShown(_ bounds: Rect) -> Point {
        if added.offset != .zero {
            return adjustmentAsAsked(bounds, lastMoment?.contentSize ?? plainContentSize())
        }
        guard let last = lastMoment, !wasDataReplaced else {
            return adjustmentOfNewContent(bounds)
        }
        let directions = Directions(last.presentation.layout)
        let (new, old) = (bounds.size, last.presentation.bounds.size)
        let hasOtherLength = directions.main(new) != directions.main(old)
        let mayMove = anchor == .end || last.edgeView.isGreatest(isEnd: false)
        if didLayoutChange || mayMove && hasOtherLength,
            let distance = edgeAdjustment(bounds, last.edgeView)
        {
            leavePlace()
            return distance
        }
        if !didLayoutChange { return .zero }
        if lead == nil { choosePlace() }
        let edges = anchorEdges()
        let distance = adjustment(bounds, from: directions, last.contentSize, edges)
        let main = Directions(layout).isVertical ? distance.y : distance.x
        place?.isMet = edges.map { abs($0.now - $0.was - main) <= 0.5 } ?? true
        return distance
    }

    /// Nothing of what is there was shown: a host is told where the anchor has the content.
    private func adjustmentOfNewContent(_ bounds: Rect) -> Point {
        let isFirst = lastMoment == nil
        if scroller.settings.isEnabled || isFirst && anchor != .end { return .zero }
        let directions = Directions(layout)
        let place = offsetOfNewContent(in: bounds, isFirst: isFirst)
        let main = directions.main(bounds).start
        return directions.point(main: (place ?? main) - main, cross: 0)
    }

    /// - Parameter content: The size of the content before.
    func adjustment(
        _ bounds: Rect, from old: Directions, _ content: Size, _ edges: (was: Double, now: Double)?
    ) -> Point {
        let now = Directions(layout)
        if old.isVertical != now.isVertical { return distanceAcross(bounds, old, now, edges) }
        let asked = now.main(bounds).start
        let inside = clamped(asked, content)
        let moved = edges.map { $0.now - $0.was } ?? 0
        let kept = clamped(inside + moved, plainContentSize()) + (asked - inside)
        return now.point(main: kept - asked, cross: 0)
    }

    /// B14: by what contexts say, within what can be scrolled to as far as it was there.
    ///
    /// - Parameter was: The size of the content before.
    func adjustmentAsAsked(_ bounds: Rect, _ was: Size) -> Point {
        let now = plainContentSize()
        func distance(_ offset: Double, _ by: Double, isVertical: Bool) -> Double {
            let inside = clamp(offset, offsets(isVertical: isVertical, was))
            let range = offsets(isVertical: isVertical, now)
            return clamp(inside + by, range) + (offset - inside) - offset
        }
        let by = added.offset
        return Point(
            x: distance(bounds.x, by.x, isVertical: false),
            y: distance(bounds.y, by.y, isVertical: true))
    }

    /// The anchor keeps its distance along the new axis; across, the content is at its start.
    private func distanceAcross(
        _ bounds: Rect, _ old: Directions, _ now: Directions, _ edges: (was: Double, now: Double)?
    ) -> Point {
        let main = now.main(bounds).start
        let content = plainContentSize()
        guard let edges else {
            return now.point(main: clamped(main, content) - main, cross: 0)
        }
        let across = old.main(bounds).start
        let kept = clamped(edges.now - (edges.was - across), content)
        let start = -now.cross(environment.contentInset).start
        return now.point(main: kept - main, cross: start - across)
    }

    /// F3: an offset along the main axis, within what can be scrolled to.
    private func clamped(_ offset: Double, _ content: Size) -> Double {
        clamp(offset, offsets(isVertical: Directions(layout).isVertical, content))
    }

    /// Where the edge was that keeps its place, and where it is now; nil without an anchor.
    private func anchorEdges() -> (was: Double, now: Double)? {
        switch anchor {
        case .none: return nil
        case .item(let identity, let was):
            let isLast = startedAtLastEdge
            guard let was, let edge = momentNow().edge(ofItem: identity, isLast: isLast) else {
                return nil
            }
            return (was + shift(ofItem: identity, isLast: isLast), edge)
        case .automatic, .firstVisibleItem, .lastVisibleItem, .end:
            if let place = placeInForce { return placeEdges(place) }
            let isLast = isAnchorEdgeLast
            guard let one = anchorElement, let last = lastMoment,
                let edge = momentNow().edge(of: one.key, isLast: isLast)
            else { return nil }
            let shift = shift(of: one.key, isLast: isLast)
            return (last.edge(of: one.target.frame, isLast: isLast) + shift, edge)
        }
    }

    /// What is the anchor.
    var anchorKey: ElementKey? {
        if wasDataReplaced { return nil }
        switch anchor {
        case .none: return nil
        case .item(let identity, _): return ElementKey(ofCell: identity)
        case .automatic, .firstVisibleItem, .lastVisibleItem, .end:
            return placeInForce?.key ?? anchorElement?.key
        }
    }

    /// A cell, or what stands for a section without any.
    var anchorElement: ShownElement? { anchorView ?? anchorCell }

    /// A view of a section before all cells that stay; with the last cell, behind them.
    private var anchorView: ShownElement? {
        switch layout {
        case .carousel, .stack, .circle, .custom, .explicit: return nil
        case .flow, .list, .grid, .waterfall, .justified, .compositional: break
        }
        if order != .same || lead != nil || pinsViews { return nil }
        let isLast = anchor == .lastVisibleItem
        let staying = cellsInOrder.filter { !$0.wasMoved }
        let nearest = isLast ? staying.last : staying.first
        // A cell that may grow is beside it.
        if nearest?.key != anchorCell?.key { return nil }
        let bound = nearest.flatMap { $0.element?.indexPath.section }
        var best: (place: (UInt32, Double), view: ShownElement)?
        for view in shown where isViewOfSection(view) && !view.wasMoved && !view.isPassing {
            guard let number = view.element?.indexPath.section else { continue }
            if let bound, isLast ? number <= bound : number >= bound { continue }
            if !sections[Int(number)].items.isEmpty { continue }
            let place = (number, lead(of: view))
            if let best, isLast ? place <= best.place : place >= best.place { continue }
            best = (place, view)
        }
        return best?.view
    }

    /// The first view of the section of a cell.
    func header(beside cell: ShownElement) -> ShownElement? {
        guard let section = cell.element?.indexPath.section else { return nil }
        let directions = Directions(lastMoment?.presentation.layout ?? layout)
        let end = lead(of: cell) + directions.main(cell.target.frame.size)
        let views = shown.filter {
            isViewOfSection($0) && $0.element?.indexPath.section == section && lead(of: $0) < end
        }
        return views.min { lead(of: $0) < lead(of: $1) }
    }

    private func isViewOfSection(_ one: ShownElement) -> Bool {
        one.attributes.element.category == .supplementary && one.element != nil
            && sections.contains { $0.identity == one.key.identity }
    }

    /// Where it began, in the direction of the content.
    private func lead(of one: ShownElement) -> Double {
        let directions = Directions(lastMoment?.presentation.layout ?? layout)
        let (start, end) = directions.main(one.target.frame)
        return startedAtLastEdge ? -end : start
    }

    private var pinsViews: Bool {
        if case .compositional(let compositional) = layout {
            let all =
                compositional.boundarySupplementaryItems
                + compositional.sections.flatMap(\.boundarySupplementaryItems)
            return all.contains(where: \.pinToVisibleBounds)
        }
        let configuration = layout.configuration
        return configuration.sectionHeadersPinToVisibleBounds
            || configuration.sectionFootersPinToVisibleBounds
    }

    private var cellsInOrder: [ShownElement] {
        shown.filter { $0.attributes.element.category == .cell && $0.element != nil }
            .sorted { $0.attributes.element.indexPath < $1.attributes.element.indexPath }
            // What a pointer holds keeps no place, nor what goes out of the bounds.
            .filter { !$0.flags.contains(.isHeld) && $0.reusableView != pickedUpView }
            .filter { !$0.isPassing }
    }

    /// Not deleted, and not one that was never measured, if there are others. In another order it
    /// is the middle one of those that were not moved, unless most were.
    var anchorCell: ShownElement? {
        if order == .mostlyOther { return nil }
        let cells = cellsInOrder
        if order == .other {
            let staying = cells.filter { !$0.wasMoved }
            if staying.isEmpty || 2 * staying.count < cells.count { return nil }
            return staying[(staying.count - 1) / 2]
        }
        let inPlace = cells.filter { !$0.wasMoved }
        // P2: on a path, the one in front, where two layouts were not shown at once.
        if let last = lastMoment, !last.isLed, last.presentation.layout.isPath {
            let greatest = inPlace.map(\.target.attributes.zIndex).max()
            return inPlace.first { $0.target.attributes.zIndex == greatest }
        }
        let inOrder = anchor == .lastVisibleItem ? inPlace.reversed() : inPlace
        let measured = inOrder.first {
            !$0.flags.contains(.isEstimated)
                || place?.isMeasured == true && place?.key == $0.key
        }
        return measured ?? inOrder.first
    }
}
