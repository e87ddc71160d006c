import CollectionCore

// N7: the content follows the element that has focus, or the host is asked to show it.
extension ReferenceCollection {
    func wantFocusShown(isAnimated: Bool, _ origin: EventOrigin) {
        guard let element = focus.focused?.element else { return }
        _ = show(element, isAnimated: isAnimated, origin)
    }

    /// - Returns: Whether anything scrolls.
    func show(_ element: Element, isAnimated: Bool, _ origin: EventOrigin) -> Bool {
        let isOwn = scroller.settings.isEnabled
        guard sequence > 0, !wasDataReplaced, lead == nil,
            isOwn || news.mask.contains(.scrolling), let frame = frameToShow(element)
        else { return false }
        let isFollowed = isAnimated && isOwn && isItem(element) && sectionAcross(of: element) == nil
        let isAnimated = isAnimated && !environment.reducesMotion
        // What the next display frame makes of the offset for what has changed.
        let pending = pendingAdjustment
        var start = isOwn ? Point(scroller.destination) : Point(x: bounds.x, y: bounds.y)
        start = Point(x: start.x + pending.x, y: start.y + pending.y)
        var offset = offset(showing: element, at: frame, from: start)
        if isOwn && scroller.settings.isPagingEnabled && offset != start {
            offset = page(showing: element, at: frame)
        }
        var doesScroll = offset != start
        if isItem(element), let section = sectionAcross(of: element),
            showAcross(element.indexPath, section, isAnimated: isAnimated, origin)
        {
            doesScroll = true
        }
        let isLed =
            isFollowed && aim(showing: element, from: start, to: offset, pending: pending)
        if offset != start && !isLed {
            let asked = told(offset)
            if isOwn {
                moveScrollerAhead()
                scroller.set(offset: offset, isAnimated: isAnimated)
            } else {
                ask(for: asked, section: nil, isAnimated: isAnimated, origin)
            }
        }
        tellNews()
        tellOffsets(at: inputTime_ns)
        return doesScroll
    }

    /// M8: the last page that begins no later than the element.
    private func page(showing element: Element, at frame: Rect) -> Point {
        let covered = isItem(element) ? pinnedRoom(in: element.indexPath.section) : .zero
        let inset = environment.contentInset
        let isMirrored = layout.isMirrored(in: environment)
        let starts = [
            isMirrored
                ? frame.x + frame.width + inset.right + covered.right - bounds.width
                : frame.x - inset.left - covered.left,
            frame.y - inset.top - covered.top,
        ]
        let pages = (0...1).map { axis in
            ReferencePages(
                scroller.port.range(axis), length: scroller.pageLength(axis),
                isMirrored: scroller.start.isGreatest && scroller.start.axis == axis
            ).last(atOrBefore: clamp(starts[axis], scroller.port.range(axis)))
        }
        return Point(pages)
    }

    private func isItem(_ element: Element) -> Bool {
        element.category == .cell && element.indexPath.item != IndexPath.noItem
    }

    /// Y5: a section that the layout stacks has a frame as well.
    private func frameToShow(_ element: Element) -> Rect? {
        if element.category != .cell || isItem(element) { return frameSeen(of: element) }
        let placed = layoutNow()
        if placed.sectionSpans.isEmpty { return nil }
        return presentation(placed).section(
            placed.sectionSpans[Int(element.indexPath.section)],
            across: Directions(layout).cross(contentSizeNow()))
    }

    private func showAcross(
        _ path: IndexPath, _ section: UInt32, isAnimated: Bool, _ origin: EventOrigin
    ) -> Bool {
        guard let rule = layoutNow().rules[Int(section)] else { return false }
        settleOffset(ofSection: Int(section))
        let row = row(ofSection: Int(section))
        let start = row.map { rows[$0].scroller.destination[rows[$0].axis] }
        let from = start ?? self.offset(ofSection: section)
        guard let offset = sectionOffset(showing: path, rule, from: from), offset != from else {
            return false
        }
        let place = Directions(layout).point(main: 0, cross: offset)
        if scroller.settings.isEnabled {
            let row = row ?? beginRow(Int(section), rule, at: scroller.time_ns)
            rows[row].scroller.set(offset: place, isAnimated: isAnimated)
            showRows()
        } else {
            ask(for: place, section: section, isAnimated: isAnimated, origin)
        }
        return true
    }

    private func ask(
        for offset: Point, section: UInt32?, isAnimated: Bool, _ origin: EventOrigin
    ) {
        queue(.wantedOffset, .scrolling, at: max(news.frameTime_ns, inputTime_ns)) {
            ($0.origin, $0.cause, $0.point, $0.value) = (origin, cause, offset, isAnimated ? 1 : 0)
            guard let section else { return }
            $0.element = .cell(IndexPath(section: section))
            guard let shown = bench.shown?.sections[Int(section)] else { return }
            $0.identifier = shown.identifier
            $0.flags.insert(.hasIdentifier)
        }
    }

    private func offset(
        showing element: Element, at frame: Rect, from start: Point
    ) -> Point {
        let (content, inset) = (contentSizeNow(), environment.contentInset)
        let isCell = isItem(element)
        let covered = isCell ? pinnedRoom(in: element.indexPath.section) : .zero
        let x = Target(
            item: (frame.x, frame.x + frame.width), view: (start.x, bounds.width),
            content: content.width, inset: (inset.left, inset.right),
            covered: (covered.left, covered.right), standsAtEnd: standsAtEnd(isVertical: false))
        let y = Target(
            item: (frame.y, frame.y + frame.height), view: (start.y, bounds.height),
            content: content.height, inset: (inset.top, inset.bottom),
            covered: (covered.top, covered.bottom), standsAtEnd: standsAtEnd(isVertical: true))
        var offset = Point(
            x: least(x, endsFirst: layout.isMirrored(in: environment)),
            y: least(y, endsFirst: false))
        if isCell, layoutNow().path != nil,
            let rest = try? contentOffset(for: element.indexPath, [])
        {
            if Directions(layout).isVertical { offset.y = rest.y } else { offset.x = rest.x }
        }
        return offset
    }

    /// The least move; what does not fit shows its start.
    private func least(_ target: Target, endsFirst: Bool) -> Double {
        let start = target.item.start - target.inset.start - target.covered.start
        let end =
            target.item.end - target.view.length + target.inset.end + target.covered.end
        let position: ScrollPosition = start >= end ? [] : endsFirst ? .bottom : .top
        return target.offset(position, .top, .centeredVertically, .bottom)
    }

    /// Where a section is to be scrolled across.
    private func sectionOffset(
        showing path: IndexPath, _ rule: OrthogonalRule, from start: Double
    ) -> Double? {
        guard var target = target(of: path, rule) else { return nil }
        target.view.start = start - rule.start
        let offset = least(target, endsFirst: false) + rule.start
        return offset == start ? start : rule.rest(showing: target, from: start, to: offset)
    }
}
