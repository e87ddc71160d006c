// Scrolling by assistive technology: rule Y4 of docs/semantics.md.
extension Scene {
    /// The axis of a direction, and whether content offsets grow in the direction.
    func way(_ direction: AccessibilityScrollDirection) -> (axis: Axis, isForward: Bool) {
        let axis = stage.settings.scrollDirection
        let isReversed = axis == .horizontal && isMirrored
        return switch direction {
        case .up: (.vertical, false)
        case .down: (.vertical, true)
        case .left: (.horizontal, false)
        case .right: (.horizontal, true)
        case .next: (axis, !isReversed)
        case .previous: (axis, isReversed)
        }
    }

    /// The content offset along an axis to which a page of scrolling leads, not yet limited to the
    /// content.
    ///
    /// - Returns: Nil if nothing is visible.
    mutating func nextPage(
        _ axis: Axis, isForward: Bool, _ port: Viewport
    ) throws(CollectionError) -> Double? {
        let seen = port.seen(axis)
        let length = seen.end - seen.start
        if length <= 0 { return nil }
        let sign: Double = isForward ? 1 : -1
        let offset = axis.mainStart(port.bounds)
        let configuration = input.scroller.configuration
        if configuration.isEnabled && configuration.isPagingEnabled {
            return OffsetPages(
                port.offsetRange(axis, content: stage.contentSize), axis,
                length: pageLength(axis, port),
                from: startEdge(port.environment.layoutDirection)
            ).next(to: offset, grows: isForward)
        }
        if configuration.isEnabled && configuration.stopsAtSnapPoints
            && axis == stage.settings.scrollDirection
        {
            return snapPoint(isForward ? .next : .previous, offset * zoomScale) / zoomScale
        }
        let far = offset + sign * length
        if axis != stage.settings.scrollDirection { return far }
        if followsOffset {
            let place = axis.point(main: far, cross: axis.crossStart(port.bounds))
            return axis.main(
                try targetContentOffset(forProposedContentOffset: place, velocity: .zero))
        }
        let distance = try distanceToCut(axis, isForward: isForward, port) ?? length
        return offset + sign * min(max(distance, length / 2), length)
    }

    /// The length of a page along an axis, in content coordinates.
    private func pageLength(_ axis: Axis, _ port: Viewport) -> Double {
        let configuration = input.scroller.configuration
        if !configuration.isEnabled || !configuration.isPagingEnabled {
            return axis.main(port.bounds.size)
        }
        let bounds = port.bounds.size.scaled(by: port.zoomScale)
        return configuration.pageLength(
            axis, along: stage.settings.scrollDirection, bounds: bounds) / port.zoomScale
    }

    /// Whether the layout changes with every content offset.
    private var followsOffset: Bool { stage.layout.isPath || stage.custom != nil }

    /// The distance of scrolling after which an item that is cut off at one edge of the visible
    /// stretch is at the other edge: the least distance for all such items.
    ///
    /// - Returns: Nil if no item is cut off.
    private func distanceToCut(
        _ axis: Axis, isForward: Bool, _ port: Viewport
    ) throws(CollectionError) -> Double? {
        let seen = port.seen(axis)
        var least: Double?
        for cell in try cells(in: port) {
            let (start, end) = (axis.mainStart(cell.frame), axis.mainEnd(cell.frame))
            if isForward ? !seen.isEnd(before: end) : !seen.isStart(behind: start) { continue }
            let distance = isForward ? start - seen.start : seen.end - end
            least = min(least ?? distance, distance)
        }
        return least
    }

    /// The cells that are visible within the content insets, without hidden cells.
    private func cells(in port: Viewport) throws(CollectionError) -> [LayoutAttributes] {
        var found = ElementCollector()
        try stage.collectElements(
            in: port.seenRect, visible: stage.visibleInterval(port), limit: limits.elementCount,
            into: &found)
        return found.elements.filter { $0.element.isCell && !$0.flags.contains(.isHidden) }
    }

    /// The event about the items that are visible after scrolling along an axis.
    func scrolled(
        _ axis: Axis, _ port: Viewport, _ range: OffsetRange
    ) throws(CollectionError) -> Event {
        var event = Event(.accessibilityScrolled, at: lastTime_ns)
        event.origin = .user
        if events.wants(.accessibility) && !followsOffset {
            let seen = port.seen(axis)
            let cells = try cells(in: port)
            let whole = cells.filter {
                !seen.isStart(behind: axis.mainStart($0.frame))
                    && !seen.isEnd(before: axis.mainEnd($0.frame))
            }
            let paths = (whole.isEmpty ? cells : whole).map { $0.element.indexPath }
            if let first = paths.min(), let last = paths.max() {
                event.element = .cell(first)
                event.value = UInt64(stage.dataSource.itemIndex(ofPlace: first) + 1)
                event.otherValue = UInt64(stage.dataSource.itemIndex(ofPlace: last) + 1)
            }
        }
        event.number = Double(itemCount)
        let pageLength = max(pageLength(axis, port), 1)
        let pages = ((range.greatest - range.least) / pageLength).rounded(.up) + 1
        let offset = axis.mainStart(port.bounds)
        let page = ((offset - range.least) / pageLength + 0.5).rounded(.down) + 1
        event.point = Point(x: offset >= range.greatest ? pages : min(page, pages), y: pages)
        return event
    }
}

extension Viewport {
    func moved(to origin: Point) -> Viewport {
        at(Rect(x: origin.x, y: origin.y, width: bounds.width, height: bounds.height))
    }

    /// The stretch of an axis that is visible within the content insets.
    func seen(_ axis: Axis) -> Interval {
        let inset = contentInset
        return Interval(
            axis.mainStart(bounds) + axis.mainStart(inset),
            axis.mainEnd(bounds) - axis.mainEnd(inset))
    }

    /// The rectangle that is visible within the content insets.
    var seenRect: Rect {
        let (x, y) = (seen(.horizontal), seen(.vertical))
        return Rect(
            x: x.start, y: y.start, width: max(0, x.end - x.start), height: max(0, y.end - y.start))
    }
}

extension Interval {
    /// The length, in points, that may be cut off an item that still counts as completely visible.
    private static let tolerance = 0.01

    func isEnd(before end: Double) -> Bool { end > self.end + Self.tolerance }
    func isStart(behind start: Double) -> Bool { start < self.start - Self.tolerance }
}

// Calls of the host: `CollectionView` documents them.
extension Scene {
    mutating func accessibilityScroll(
        _ direction: AccessibilityScrollDirection
    ) throws(CollectionError) -> Bool {
        if !canFollow { return false }
        try prepare(viewport.bounds)
        let (axis, isForward) = way(direction)
        let origin = destination + pendingAdjustment()
        let port = viewport.moved(to: origin)
        let range = port.offsetRange(axis, content: stage.contentSize)
        guard let proposed = try nextPage(axis, isForward: isForward, port) else {
            return false
        }
        let (target, offset) = (range.clamped(proposed), axis.main(origin))
        if isForward ? target <= offset : target >= offset { return false }
        let place = axis.point(main: target, cross: axis.cross(origin))
        let scrolled = try self.scrolled(axis, viewport.moved(to: place), range)
        wantOffset(place.scaled(by: zoomScale), isAnimated: true, .user)
        if input.isUsed { queueInput() }
        events.append(scrolled)
        return true
    }
}
