import CollectionCore

/// `ContentAnchor`, with the item itself instead of its index path (D8).
enum ReferenceAnchor: Equatable {
    case none
    case firstVisibleItem
    case lastVisibleItem
    /// An item and where its near edge was in the last display frame, or when it was named.
    case item(Int, Double)
}

/// How a display frame moved the content offset.
struct OffsetAdjustment {
    var sequence: UInt64
    var distance: Point
}

extension ReferenceCollection {
    func set(_ anchor: ContentAnchor) throws(CollectionError) {
        switch anchor {
        case .none: self.anchor = .none
        case .firstVisibleItem: self.anchor = .firstVisibleItem
        case .lastVisibleItem: self.anchor = .lastVisibleItem
        case .item(let path):
            try check(item: path)
            let identity = sections[Int(path.section)].items[Int(path.item)].identity
            self.anchor = .item(identity, momentNow().edge(ofItem: identity) ?? 0)
        case .identifier(let identifier):
            guard let path = bench.shown?.indexPath(ofItem: identifier) else {
                throw .unknownItemIdentifier(identifier)
            }
            try set(.item(path))
        }
    }

    func noteAnchor() {
        if case .item(let identity, let old) = anchor {
            anchor = .item(identity, momentNow().edge(ofItem: identity) ?? old)
        }
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
        if added.offset != .zero { return moveAsAsked() }
        guard let last = lastMoment, didLayoutChange, !wasDataReplaced else { return .zero }
        let now = Directions(layout)
        let old = Directions(last.presentation.layout)
        let distance: Point
        if old.isVertical != now.isVertical {
            distance = distanceAcross(old, now)
        } else {
            let asked = now.main(bounds).start
            let inside = clamped(asked, last.contentSize)
            let moved = anchorEdges().map { $0.now - $0.was } ?? 0
            let kept = clamped(inside + moved, contentSizeNow()) + (asked - inside)
            distance = now.point(main: kept - asked, cross: 0)
        }
        return move(by: distance)
    }

    private func move(by distance: Point) -> Point {
        bounds.x += distance.x
        bounds.y += distance.y
        if distance != .zero {
            adjustments.append(OffsetAdjustment(sequence: sequence + 1, distance: distance))
        }
        return distance
    }

    /// B14: by what contexts say, within what can be scrolled to as far as it was there.
    private func moveAsAsked() -> Point {
        let (now, was) = (contentSizeNow(), lastMoment?.contentSize ?? contentSizeNow())
        let inset = environment.contentInset
        func distance(
            _ offset: Double, _ by: Double, _ length: Double, _ insets: (Double, Double),
            _ was: Double, _ now: Double
        ) -> Double {
            func clamped(_ offset: Double, _ content: Double) -> Double {
                min(max(offset, -insets.0), max(content + insets.1 - length, -insets.0))
            }
            let inside = clamped(offset, was)
            return clamped(inside + by, now) + (offset - inside) - offset
        }
        let by = added.offset
        added.offset = .zero
        return move(
            by: Point(
                x: distance(
                    bounds.x, by.x, bounds.width, (inset.left, inset.right), was.width, now.width),
                y: distance(
                    bounds.y, by.y, bounds.height, (inset.top, inset.bottom), was.height,
                    now.height)))
    }

    /// The anchor keeps its distance along the new axis; across, the content is at its start.
    private func distanceAcross(_ old: Directions, _ now: Directions) -> Point {
        let main = now.main(bounds).start
        let content = contentSizeNow()
        guard let edges = anchorEdges() else {
            return now.point(main: clamped(main, content) - main, cross: 0)
        }
        let across = old.main(bounds).start
        let kept = clamped(edges.now - (edges.was - across), content)
        let start = -now.cross(environment.contentInset).start
        return now.point(main: kept - main, cross: start - across)
    }

    /// F3: an offset along the main axis, within what can be scrolled to.
    private func clamped(_ offset: Double, _ content: Size) -> Double {
        let directions = Directions(layout)
        let inset = directions.main(environment.contentInset)
        let least = -inset.start
        let length = directions.main(bounds.size)
        return min(max(offset, least), max(directions.main(content) + inset.end - length, least))
    }

    /// Where the edge was that keeps its place, and where it is now; nil without an anchor.
    private func anchorEdges() -> (was: Double, now: Double)? {
        switch anchor {
        case .none: return nil
        case .item(let identity, let was):
            guard let edge = momentNow().edge(ofItem: identity) else { return nil }
            return (was, edge)
        case .firstVisibleItem, .lastVisibleItem:
            let isLast = anchor == .lastVisibleItem
            guard let cell = anchorCell, let last = lastMoment,
                let edge = momentNow().edge(ofItem: cell.key.identity, isLast: isLast)
            else { return nil }
            return (last.presentation.edge(of: cell.target.frame, isLast: isLast), edge)
        }
    }

    /// Neither deleted nor moved by the host, and not estimated, if there are others.
    private var anchorCell: ShownElement? {
        let cells = shown.filter {
            $0.attributes.element.category == .cell && $0.element != nil && !$0.wasMoved
        }
        .sorted { $0.attributes.element.indexPath < $1.attributes.element.indexPath }
        let inOrder = anchor == .lastVisibleItem ? cells.reversed() : cells
        return inOrder.first { !$0.flags.contains(.isEstimated) } ?? inOrder.first
    }
}
