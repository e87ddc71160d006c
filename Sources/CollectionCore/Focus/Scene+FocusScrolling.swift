// Scrolling to the element that has focus: rule N7 of docs/semantics.md.
extension Scene {
    /// Whether the view can scroll to an element, or ask the host to scroll.
    var canFollow: Bool {
        (input.scroller.configuration.isEnabled || events.wants(.scrolling)) && screen.isShown
            && interactive == nil
    }

    /// The frame to which scrolling to an element leads: that of the section for a section, where
    /// the layout stacks sections; otherwise the visible frame of the element. Nil: there is none.
    mutating func frameToShow(_ element: Element) throws(CollectionError) -> Rect? {
        if !element.isSection { return try shownFrame(of: element) }
        if stage.free != nil { return nil }
        return stage.frame(ofSection: Int(element.indexPath.section))
    }

    /// The content offset at which the content will come to rest, in the coordinates of content
    /// that is not zoomed.
    var destination: Point {
        let isEnabled = input.scroller.configuration.isEnabled
        if !isEnabled { return viewport.bounds.origin }
        let (place, scale) = (input.scroller.destination, zoomScale)
        return scale == 1 ? place : place.scaled(by: 1 / scale)
    }

    var focusAlignments: (vertical: ScrollAlignment, horizontal: ScrollAlignment) {
        (.nearestOrStart, isMirrored ? .nearestOrEnd : .nearestOrStart)
    }

    /// The lengths that pinned views may cover at either end of the bounds. Headers and footers do
    /// not cover themselves.
    func obstacles(about element: Element) -> Interval {
        if !element.isCell || element.isSection { return Interval(0, 0) }
        return stage.obstacles(aboutSection: Int(element.indexPath.section))
    }

    /// Returns the content offset of the page on which a frame begins, in content that is not
    /// zoomed: a person leaves no content between pages.
    @inline(never)
    private func page(showing frame: Rect, _ element: Element) -> Point {
        let near = stage.contentOffset(
            forScrollingTo: frame, at: (.start, isMirrored ? .end : .start),
            obstacles: obstacles(about: element), in: viewport)
        let offset = near.scaled(by: zoomScale)
        return Point(
            x: input.scroller.pages(.horizontal).holding(offset.x),
            y: input.scroller.pages(.vertical).holding(offset.y)
        ).scaled(by: 1 / zoomScale)
    }

    /// Scrolls an orthogonal section to an item.
    ///
    /// - Parameter rests: Whether the section comes to rest where its behavior has it rest.
    /// - Returns: Whether the section scrolls.
    @inline(never)
    mutating func scroll(
        _ row: OrthogonalRow, to path: IndexPath,
        _ alignments: (vertical: ScrollAlignment, horizontal: ScrollAlignment),
        rests: Bool, isAnimated: Bool, _ origin: EventOrigin
    ) -> Bool {
        settleOffset(ofSection: path.section)
        var geometry = stage.geometry
        var start = geometry.offsets.offset(ofSection: Int(path.section))
        if let index = input.scroller(ofSection: path.section) {
            start = geometry.axis.cross(input.sections[index].scroller.destination)
            geometry.offsets = OrthogonalOffsets(start, ofSection: path.section)
        }
        let place = stage.laidOutPath(path)
        var offset = geometry.offset(showing: place, of: row, stage.laidOutItems, alignments)
        if rests && offset != start {
            offset = geometry.rest(showing: place, of: row, stage.laidOutItems, near: offset)
        }
        if offset == start { return false }
        wantOffset(offset, across: row, isAnimated: isAnimated, origin)
        return true
    }

    /// Scrolls by the least distance that makes an element visible.
    ///
    /// - Returns: Whether anything scrolls.
    mutating func show(
        _ element: Element, isAnimated: Bool, _ origin: EventOrigin
    ) throws(CollectionError) -> Bool {
        if !canFollow { return false }
        try prepare(viewport.bounds)
        guard let frame = try frameToShow(element) else { return false }
        // The next display frame keeps what somebody looks at in its place: what is visible is
        // judged by that content offset.
        let pending = pendingAdjustment()
        let (alignments, start) = (focusAlignments, destination + pending)
        let bounds = Rect(
            x: start.x, y: start.y, width: viewport.bounds.width,
            height: viewport.bounds.height)
        let place = stage.contentOffset(
            forScrollingTo: frame, at: alignments, obstacles: obstacles(about: element),
            in: viewport.at(bounds))
        var doesScroll = false
        // What is seen of an item of a section that scrolls across moves with the section.
        var isAlone = element.isCell && !element.isSection
        if let row = sectionAcross(of: element) {
            isAlone = false
            doesScroll = scroll(
                row, to: element.indexPath, alignments, rests: true, isAnimated: isAnimated,
                origin)
        }
        var offset =
            element.isCell && !element.isSection
            ? restingOffset(ofItemAt: element.indexPath, across: place, in: viewport) : place
        if offset != start && input.scroller.pagesContent {
            offset = page(showing: frame, element)
        }
        let isFollowed = isAnimated && isAlone && input.scroller.configuration.isEnabled
        let aim =
            isFollowed && (offset != start || input.scroller.mayBeAimed)
            ? try aim(showing: element, from: start, to: offset, in: viewport.at(bounds)) : nil
        if offset != start {
            doesScroll = true
            if let aim {
                begin(aim, to: offset - pending, isAnimated: true)
            } else {
                wantOffset(offset.scaled(by: zoomScale), isAnimated: isAnimated, origin)
            }
        } else if let aim {
            // A motion at whose end the item is seen goes on, and follows this item from now on.
            anchor.aim = aim
            input.scroller.noteAim(true)
        }
        if input.isUsed { queueInput() }
        return doesScroll
    }
}
