import CollectionCore

extension ReferenceCollection {
    /// F3: where the content offset goes so that an item rests at a position.
    func contentOffset(
        for path: IndexPath, _ position: ScrollPosition
    ) throws(CollectionError) -> Point {
        try check(item: path)
        let isAcross = sectionAcross(of: .cell(path)) != nil
        let (vertical, horizontal) = try parts(
            of: position, isVertical: isVertical != isAcross)
        return try contentOffset(
            for: path, vertical, horizontal, avoidsPinned: position.contains(.avoidPinned))
    }

    func contentOffset(
        for path: IndexPath, _ vertical: ScrollPosition, _ horizontal: ScrollPosition,
        avoidsPinned: Bool
    ) throws(CollectionError) -> Point {
        let frame = try pose(of: .cell(path)).frame
        let content = contentSizeNow()
        let inset = environment.contentInset
        if let number = layoutNow().elements.first(where: { $0.element == .cell(path) })?.number,
            let track = layoutNow().path
        {
            // F3: an item of a path goes to its rest.
            let axis = Directions(layout)
            let main = clamp(
                Double(number) * track.step - axis.main(inset).start,
                offsets(isVertical: axis.isVertical, content))
            let across = Target(
                item: axis.cross(frame), view: axis.crossStretch(bounds),
                content: axis.cross(content), inset: axis.cross(inset), covered: (0, 0))
            let cross =
                axis.isVertical
                ? across.offset(horizontal, .left, .centeredHorizontally, .right)
                : across.offset(vertical, .top, .centeredVertically, .bottom)
            return axis.point(main: main, cross: cross)
        }
        let covered = avoidsPinned ? pinnedRoom(in: path.section) : .zero
        return contentOffset(for: frame, vertical, horizontal, covered: covered)
    }

    /// F3, of a rectangle.
    func contentOffset(
        for rect: Rect, _ position: ScrollPosition
    ) throws(CollectionError) -> Point {
        let (vertical, horizontal) = try parts(of: position, isVertical: isVertical)
        return contentOffset(for: rect, vertical, horizontal, covered: .zero)
    }

    /// F3, of a section.
    func contentOffset(
        forSection section: UInt32, _ position: ScrollPosition
    ) throws(CollectionError) -> Point {
        let (vertical, horizontal) = try parts(of: position, isVertical: isVertical)
        let placed = layoutNow()
        if placed.sectionSpans.isEmpty {
            let path = IndexPath(section: section, item: 0)
            try check(item: path)
            return try contentOffset(for: path, position)
        }
        let (content, span) = (contentSizeNow(), placed.sectionSpans[Int(section)])
        let rect = presentation(placed).section(span, across: Directions(layout).cross(content))
        return contentOffset(for: rect, vertical, horizontal, covered: .zero)
    }

    private var isVertical: Bool { Directions(layout).isVertical }

    /// Those of each axis, with the sides for the start and the end of the axis that scrolls.
    func parts(
        of position: ScrollPosition, isVertical: Bool
    ) throws(CollectionError) -> (vertical: ScrollPosition, horizontal: ScrollPosition) {
        var named: [ScrollPosition] = [
            .top, .centeredVertically, .bottom, .left, .centeredHorizontally, .right,
        ].filter { position.contains($0) }
        let isMirrored = !isVertical && layout.isMirrored(in: environment)
        let (first, last): (ScrollPosition, ScrollPosition) =
            isVertical ? (.top, .bottom) : isMirrored ? (.right, .left) : (.left, .right)
        if position.contains(.start) { named.append(first) }
        if position.contains(.end) { named.append(last) }
        let vertical = named.filter { [.top, .centeredVertically, .bottom].contains($0) }
        let horizontal = named.filter { [.left, .centeredHorizontally, .right].contains($0) }
        if vertical.count > 1 || horizontal.count > 1 {
            throw .invalidArgument("position", .conflicting)
        }
        return (vertical.first ?? [], horizontal.first ?? [])
    }

    /// F3: the ends of the range, with the insets of the view around the scaled content.
    func contentOffsetRange() -> ContentOffsetRange {
        let content = isLed ? scrolledContentSize : contentSizeNow()
        let x = offsets(isVertical: false, content)
        let y = offsets(isVertical: true, content)
        return ContentOffsetRange(
            least: Point(x: x.lowerBound, y: y.lowerBound),
            greatest: Point(x: x.upperBound, y: y.upperBound))
    }

    private func contentOffset(
        for frame: Rect, _ vertical: ScrollPosition, _ horizontal: ScrollPosition,
        covered: EdgeInsets
    ) -> Point {
        let content = contentSizeNow()
        let inset = environment.contentInset
        return Point(
            x: Target(
                item: (frame.x, frame.x + frame.width), view: (bounds.x, bounds.width),
                content: content.width, inset: (inset.left, inset.right),
                covered: (covered.left, covered.right), standsAtEnd: standsAtEnd(isVertical: false)
            ).offset(horizontal, .left, .centeredHorizontally, .right),
            y: Target(
                item: (frame.y, frame.y + frame.height), view: (bounds.y, bounds.height),
                content: content.height, inset: (inset.top, inset.bottom),
                covered: (covered.top, covered.bottom), standsAtEnd: standsAtEnd(isVertical: true)
            ).offset(vertical, .top, .centeredVertically, .bottom)
        )
    }

    /// B8: where scrolling stops.
    func targetContentOffset(_ proposed: Point, _ velocity: Point) -> Point {
        let axis = Directions(layout)
        let (content, inset) = (contentSizeNow(), environment.contentInset)
        var main = axis.isVertical ? proposed.y : proposed.x
        let direction = axis.isVertical ? velocity.y : velocity.x
        if let path = layoutNow().path, path.step > 0, path.snaps {
            let steps = (main + axis.main(inset).start) / path.step
            let rest =
                direction > 0
                ? steps.rounded(.up)
                : direction < 0 ? steps.rounded(.down) : (steps + 0.5).rounded(.down)
            main = rest * path.step - axis.main(inset).start
        }
        return axis.point(
            main: clamp(main, offsets(isVertical: axis.isVertical, content)),
            cross: clamp(
                axis.isVertical ? proposed.x : proposed.y,
                offsets(isVertical: !axis.isVertical, content)))
    }

    /// M16: to the start; where the view does not scroll by itself, the host is asked to.
    func scrollToTop() {
        if !scroller.settings.scrollsToTop { return }
        let axis = Directions(layout)
        let isMirrored = layout.isMirrored(in: environment) && !axis.isVertical
        let isKnown = didLayoutChange && lastMoment != nil && !wasDataReplaced && lead == nil
        let range = offsets(
            isVertical: axis.isVertical, isKnown ? contentSizeNow() : scrolledContentSize)
        let top = isMirrored ? range.upperBound : range.lowerBound
        let isOwn = scroller.settings.isEnabled
        var target = isOwn ? Point(scroller.offset) : Point(x: bounds.x, y: bounds.y)
        let pending = isKnown ? pendingAdjustment : .zero
        (target.x, target.y) = (target.x + pending.x, target.y + pending.y)
        let isThere = abs((axis.isVertical ? target.y : target.x) - top) < 1e-6
        if isThere && !scroller.isMoving { return }
        if axis.isVertical { target.y = top } else { target.x = top }
        let asked = told(target)
        if isOwn {
            moveScrollerAhead()
            scroller.set(
                offset: target, isAnimated: !environment.reducesMotion,
                top: ReferenceTop(axis: axis.isVertical ? 1 : 0, isGreatest: isMirrored))
            return
        }
        queue(.wantedOffset, .scrolling, at: max(news.frameTime_ns, inputTime_ns)) {
            $0.origin = .program
            $0.point = asked
            $0.value = environment.reducesMotion ? 0 : 1
        }
    }

    /// The scroller, with the indicators of M16.
    func scrollingNow() -> Scrolling {
        var now = Scrolling(.idle, Point(x: bounds.x, y: bounds.y), velocity: .zero)
        if scroller.settings.isEnabled { now = scroller.scrolling }
        let inset = environment.contentInset
        func place(_ offset: Double, isVertical: Bool) -> Double {
            offset - offsets(isVertical: isVertical, scrolledContentSize).lowerBound
        }
        now.horizontalIndicator = indicator(
            place(now.contentOffset.x, isVertical: false), bounds.width,
            scrolledContentSize.width + inset.left + inset.right)
        now.verticalIndicator = indicator(
            place(now.contentOffset.y, isVertical: true), bounds.height,
            scrolledContentSize.height + inset.top + inset.bottom)
        return now
    }

    /// What of a track from 0 to the greater of `total` and the length is at a place.
    private func indicator(_ place: Double, _ length: Double, _ total: Double) -> ScrollIndicator {
        let total = max(total, length)
        if total <= 0 { return .whole }
        let start = min(max(place / total, 0), 1)
        let end = min(max((place + length) / total, 0), 1)
        return ScrollIndicator(start: start, length: max(0, end - start))
    }

    /// How much of the bounds the pinned header and footer of a section may cover.
    func pinnedRoom(in section: UInt32) -> EdgeInsets {
        var (header, footer) = (0.0, 0.0)
        let directions = Directions(layout)
        for placed in layoutNow().elements
        where placed.isPinned
            && [section, IndexPath.noSection].contains(placed.element.indexPath.section)
        {
            if placed.pinsAtEnd {
                footer = max(footer, placed.slot.mainLength)
            } else {
                header = max(header, placed.slot.mainLength)
            }
        }
        let lengthsAbove = layoutNow().lengthsAbove
        if !lengthsAbove.isEmpty { header += lengthsAbove[Int(section)] }
        if directions.isVertical {
            return EdgeInsets(top: header, left: 0, bottom: footer, right: 0)
        }
        return layout.isMirrored(in: environment)
            ? EdgeInsets(top: 0, left: footer, bottom: 0, right: header)
            : EdgeInsets(top: 0, left: header, bottom: 0, right: footer)
    }
}

/// One axis of a scroll.
struct Target {
    var item: (start: Double, end: Double)
    var view: (start: Double, length: Double)
    var content: Double
    var inset: (start: Double, end: Double)
    var covered: (start: Double, end: Double)
    var standsAtEnd = false

    func offset(
        _ position: ScrollPosition, _ leading: ScrollPosition, _ centered: ScrollPosition,
        _ trailing: ScrollPosition
    ) -> Double {
        let start = item.start - inset.start - covered.start
        let end = item.end - view.length + inset.end + covered.end
        switch position {
        case leading: return clamped(start)
        case trailing: return clamped(end)
        case centered:
            // In the middle of what is not covered.
            let middle = (item.start + item.end) / 2
            return clamped(middle - (view.length + covered.start - covered.end) / 2)
        default:
            // The least move that shows all of the item, or the nearer of its edges.
            if view.start < min(start, end) { return clamped(min(start, end)) }
            if view.start > max(start, end) { return clamped(max(start, end)) }
            return clamped(view.start)
        }
    }

    private func clamped(_ offset: Double) -> Double {
        clamp(offset, offsets(content, inset, view.length, standsAtEnd: standsAtEnd))
    }
}
