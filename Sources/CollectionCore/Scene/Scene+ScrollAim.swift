// Scrolling to an element that may move on the way: rule M22 of docs/semantics.md.
extension Scene {
    mutating func scroll(
        to element: Element, at position: ScrollPosition, isAnimated: Bool
    ) throws(CollectionError) {
        try checkScroller()
        try check(element)
        try position.validate()
        try prepare(viewport.bounds)
        let row = element.isSection ? nil : sectionAcross(of: element)
        let alignments = try alignments(position, across: row != nil)
        var aim = aim(
            at: element, alignments, avoidsPinned: position.contains(.avoidPinned))
        let start = scrollerOrigin
        let port = viewport.moved(to: start)
        guard let frame = try frame(of: element, in: port) else { throw .noElement(element) }
        let target = offset(of: aim, frame, in: port)
        let room = port.seenRect.size
        aim.alignments = (
            alignments.vertical.settled(
                from: start.y, to: target.y, isLong: frame.height > room.height),
            alignments.horizontal.settled(
                from: start.x, to: target.x, isLong: frame.width > room.width)
        )
        begin(aim, to: target, isAnimated: isAnimated)
        if let row {
            _ = scroll(
                row, to: element.indexPath, alignments, rests: false, isAnimated: isAnimated,
                .program)
        }
        queueInput()
    }

    private func aim(
        at element: Element,
        _ alignments: (vertical: ScrollAlignment, horizontal: ScrollAlignment),
        avoidsPinned: Bool
    ) -> ScrollAim {
        ScrollAim(
            element: followed(element), alignments: alignments, avoidsPinned: avoidsPinned)
    }

    /// Returns the aim that shows an item at the edge to which the shortest scroll leads, or, once
    /// the item turns out longer than the visible range, at the edge where the item begins. Nil:
    /// the layout does not have the item, or no edge of its frame leads there, as the item has a
    /// transform.
    ///
    /// - Parameter start: The content offset from which the scroll leads, in content that is not
    ///   zoomed.
    /// - Parameter target: The content offset at its end.
    func aim(
        showing item: Element, from start: Point, to target: Point, in port: Viewport
    ) throws(CollectionError) -> ScrollAim? {
        guard let frame = try frame(of: item, in: port) else { return nil }
        var aim = aim(at: item, (.nearest, .nearest), avoidsPinned: true)
        for axis in [Axis.vertical, .horizontal] {
            let (first, last) = (axis.main(start), axis.main(target))
            if first.isAbout(last) { continue }
            let showsEnd = axis == .horizontal && isMirrored
            let (near, far): (ScrollAlignment, ScrollAlignment) =
                showsEnd ? (.startOrEnd, .end) : (.start, .endOrStart)
            let edges = last > first ? [far, near] : [near, far]
            let edge = edges.first { edge in
                aim.align(edge, along: axis)
                return axis.main(offset(of: aim, frame, in: port)).isAbout(last)
            }
            if edge == nil { return nil }
        }
        return aim
    }

    /// - Parameter target: In content that is not zoomed.
    mutating func begin(_ aim: ScrollAim, to target: Point, isAnimated: Bool) {
        (anchor.restored, anchor.aim) = (nil, aim)
        let isShownOverTime = isAnimated && !viewport.environment.reducesMotion
        input.scroller.aim(at: target.scaled(by: zoomScale), isAnimated: isShownOverTime)
    }

    private func check(_ element: Element) throws(CollectionError) {
        try registry.check(element.kind, of: element.category)
        if element.isCell && !element.isSection {
            _ = try stage.dataSource.itemIndex(of: element.indexPath)
        } else if element.isSection || !isOfLayout(element) {
            _ = try stage.dataSource.itemRange(ofSection: element.indexPath.section)
        }
    }

    /// Returns the element to which scrolling to an element leads: to the first item of a section,
    /// if the layout stacks no sections.
    private func target(of element: Element) -> Element {
        if !element.isSection || stage.free == nil { return element }
        return .cell(IndexPath(section: element.indexPath.section, item: 0))
    }

    /// Returns the frame of an element to scroll to, where no view is pinned; nil if the layout
    /// does not have the element.
    ///
    /// - Precondition: The stage is laid out.
    private func frame(of element: Element, in port: Viewport) throws(CollectionError) -> Rect? {
        if element.isSection && stage.free == nil {
            return stage.frame(ofSection: Int(element.indexPath.section))
        }
        let place = target(of: element)
        if place.isCell && place != element
            && stage.dataSource.itemCount(of: Int(place.indexPath.section)) == 0
        {
            return nil
        }
        let length = stage.settings.scrollDirection.main(stage.contentSize)
        let visible = stage.free == nil ? Interval(0, length) : stage.visibleInterval(port)
        var transforms: [Transform3D] = []
        return try stage.attributes(for: place, visible: visible, transforms: &transforms)?.frame
    }

    /// Returns the content offset, in content that is not zoomed, at which an element stands where
    /// it should.
    private func offset(of aim: ScrollAim, _ frame: Rect, in port: Viewport) -> Point {
        let element = target(of: aim.element.element)
        let offset = stage.contentOffset(
            forScrollingTo: frame, at: aim.alignments,
            obstacles: aim.avoidsPinned ? obstacles(about: element) : Interval(0, 0), in: port)
        return element.isCell && !element.isSection
            ? restingOffset(ofItemAt: element.indexPath, across: offset, in: port) : offset
    }

    private func wantedOffset(_ aim: ScrollAim, in port: Viewport) -> Point? {
        if aim.element.isGone || isLed { return nil }
        // An element that a custom layout fails to place counts as gone.
        guard let frame = (try? frame(of: aim.element.element, in: port)) ?? nil else { return nil }
        return offset(of: aim, frame, in: port)
    }

    /// Returns the distance to add to the content offset so that the element stands where it
    /// should, once the content has come there; nil: the content does not scroll to an element, or
    /// is on its way.
    ///
    /// - Precondition: The stage is laid out.
    @inline(never)
    func aimAdjustment(_ asked: Viewport) -> Point? {
        guard let aim = anchor.aim, input.scroller.isAtAim,
            let target = wantedOffset(aim, in: asked)
        else { return nil }
        let start = asked.bounds.origin
        return Point(x: target.x - start.x, y: target.y - start.y)
    }

    /// Leads the scroller to where the element is in the last display frame, and ends the motion
    /// once the element stands where it should and the cells beside it are measured; or, if the
    /// host does not measure them, in the display frame after.
    ///
    /// - Complexity: O(log n)
    @inline(never)
    mutating func followAim() {
        if !input.scroller.isAimed {
            anchor.aim = nil
            return
        }
        // Along an axis without an edge the content goes where the motion leads, if the element is
        // seen there.
        let port = viewport.moved(to: destination)
        guard let aim = anchor.aim, let place = wantedOffset(aim, in: port) else {
            anchor.aim = nil
            input.scroller.forgetAim()
            return
        }
        var target = place.scaled(by: zoomScale)
        let inside = input.scroller.port.clamped(target)
        if aim.alignments.vertical == .nearest { target.y = inside.y }
        if aim.alignments.horizontal == .nearest { target.x = inside.x }
        input.scroller.lead(to: target)
        let (offset, end) = (input.scroller.offset, input.scroller.destination)
        if !input.scroller.isAtAim || !offset.isAbout(end) {
            anchor.aim?.estimated = nil
            return
        }
        let (estimated, isMeasuring) = screen.visible.estimated(since: aim.estimated)
        if estimated.isEmpty || !isMeasuring {
            anchor.aim = nil
            input.scroller.arrive()
            if hasRests { noteRest() }
        } else {
            anchor.aim?.estimated = estimated
        }
    }
}
