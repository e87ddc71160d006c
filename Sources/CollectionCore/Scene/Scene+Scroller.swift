// The content offset that the view owns: section M of docs/semantics.md.
extension Scene {
    func indicator(_ axis: Axis, at offset: Point) -> ScrollIndicator {
        let port = scrollerPort
        let (start, end) = (axis.mainStart(port.contentInset), axis.mainEnd(port.contentInset))
        return ScrollIndicator(
            at: axis.main(offset) - port.range(axis).least, length: axis.main(port.boundsSize),
            of: axis.main(port.contentSize) * port.zoomScale + start + end)
    }
}

extension Scene {
    func checkScroller() throws(CollectionError) {
        if !input.scroller.configuration.isEnabled { throw .wrongState(.scrollerIsDisabled) }
    }

    /// Moves the content offset to content that no display frame has shown: the first content, or
    /// content that has replaced the displayed content. Updates do not come here: they move the
    /// content offset by the content anchor.
    mutating func enterNewContent(_ bounds: Rect) throws(CollectionError) {
        if !input.scroller.port.isShown && !input.scroller.isAtBeginning { return }
        let offset = input.scroller.offset
        let shown = viewport.shown(
            in: Rect(x: offset.x, y: offset.y, width: bounds.width, height: bounds.height))
        try prepare(shown)
        if enterAtEdge(viewport.at(shown)) || !input.scroller.port.isShown { return }
        input.scroller.enter(port(in: bounds))
    }

    /// The port of the scroller for the laid out content, in other bounds.
    private func port(in bounds: Rect) -> ScrollerPort {
        var port = input.scroller.port
        (port.contentSize, port.boundsSize) = (stage.contentSize, bounds.size)
        (port.contentInset, port.endAxis) = (viewport.viewInset, viewport.endAxis)
        return port
    }

    /// Updates the scroller after a display frame has displayed its content offset. The range of
    /// content offsets changes when the layout or one of the sizes changes.
    @inline(__always)
    mutating func noteScrolled() {
        let isKnown =
            input.scroller.port.isShown && !screen.frame.didLayoutChange
            && anchor.movedAhead == nil
            && screen.frame.contentOffsetAdjustment == .zero
            && !isLed && screen.frame.contentSize == input.scroller.port.contentSize
            && viewport.layoutSize == input.scroller.port.boundsSize
        if isKnown {
            if hasRests { noteRest() }
            return
        }
        let distance = screen.frame.contentOffsetAdjustment - (anchor.movedAhead ?? .zero)
        anchor.movedAhead = nil
        input.scroller.move(by: distance.scaled(by: viewport.zoomScale))
        let wasAtRest = hasRests && isAtRest
        takePort()
        if hasRests { followRest(wasAtRest) }
    }

    /// Returns the distance by which a display frame moves content that rests back into its range,
    /// where the display frame shows another size of the bounds or of the content: rule M12.
    ///
    /// - Parameter adjustment: The distance by which the display frame moves the content already.
    @inline(never)
    func rangeAdjustment(_ bounds: Rect, _ adjustment: Point) -> Point {
        let (before, port) = (input.scroller.port, port(in: bounds))
        if !before.isShown || input.scroller.state != .idle || anchor.movedAhead != nil
            || viewport.zoomScale != 1
            || port.contentSize == before.contentSize && port.boundsSize == before.boundsSize
        {
            return .zero
        }
        let last = bounds.origin - adjustment
        let (edge, distance) = (before.clamped(last), port.clamped(bounds.origin) - bounds.origin)
        return Point(
            x: edge.x.isAbout(last.x) ? distance.x : 0, y: edge.y.isAbout(last.y) ? distance.y : 0)
    }

    /// Whether there may be places of rest.
    @inline(__always)
    var hasRests: Bool {
        input.scroller.configuration.snapPoints != .none || stage.free != nil
            || input.scroller.notedRest != nil
    }

    /// The edge of the range of content offsets at which the content begins.
    func startEdge(_ direction: LayoutDirection) -> ScrollEdge {
        ScrollEdge(
            axis: stage.settings.scrollDirection,
            isGreatest: stage.startsAtGreatest(direction), tellsArrival: false)
    }

    @inline(never)
    mutating func takePort() {
        input.scroller.start = startEdge(viewport.environment.layoutDirection)
        input.scroller.take(scrollerPort)
    }

    /// The content size that determines the range of content offsets in the last display frame.
    var scrolledSize: Size { isLed ? blendedSize : screen.frame.contentSize }

    @inline(never)
    private var blendedSize: Size {
        let shown = screen.frame.contentSize
        guard let interactive, interactive.motion.isPlaced else { return shown }
        let (bounds, inset) = (viewport.bounds.size, viewport.contentInset)
        var size = interactive.scrolledSize(
            in: Size(
                width: bounds.width - inset.left - inset.right,
                height: bounds.height - inset.top - inset.bottom))
        // Short content at the end of the bounds has a range of its own.
        if viewport.endAxis == .horizontal { size.width = shown.width }
        if viewport.endAxis == .vertical { size.height = shown.height }
        return size
    }

    /// The values of the last display frame that the range of content offsets depends on.
    var scrollerPort: ScrollerPort {
        ScrollerPort(
            boundsSize: viewport.layoutSize, contentSize: scrolledSize,
            zoomScale: zoomScale, contentInset: viewport.viewInset, endAxis: viewport.endAxis,
            pixelScale: stage.settings.pixelScale, isShown: true)
    }
}

extension Scene {
    /// The content offset of the scroller, in content that is not zoomed.
    var scrollerOrigin: Point { input.scroller.offset.scaled(by: 1 / zoomScale) }
}

// Calls of the host: `CollectionView` documents them.
extension Scene {
    mutating func setShortContent(_ shortContent: ShortContent) {
        if shortContent == viewport.shortContent { return }
        noteAfterChange()
        keepShownOffset()
        viewport.shortContent = shortContent
        viewport.follow(stage)
        let wasMoving = input.scroller.isMoving
        if input.scroller.configuration.isEnabled && screen.isShown { takePort() }
        if !wasMoving { input.scroller.waitForCall() }
        if input.isUsed { queueInput() }
    }

    mutating func setScrollConfiguration(
        _ configuration: ScrollConfiguration
    ) throws(CollectionError) {
        try configuration.validate()
        if !configuration.isEnabled {
            stopRefreshing()
            endZoom()
            anchor.movedAhead = nil
        }
        let inset = viewport.contentInset
        // Not -0 without an inset.
        let start = Point(x: 0 - inset.left, y: 0 - inset.top)
        if configuration.snapPoints != input.scroller.configuration.snapPoints
            || !configuration.isEnabled
        {
            input.scroller.notedRest = nil
        }
        let (wasAtRest, wasMoving) = (isAtRest, input.scroller.isMoving)
        input.scroller.configure(
            configuration, at: screen.isShown ? viewport.bounds.origin : start)
        if configuration.isEnabled { input.isUsed = true } else { input.endSections() }
        if configuration.isEnabled && !stage.layout.followsOffset {
            input.scroller.fitZoom()
        }
        if configuration.isEnabled && screen.isShown { takePort() }
        if wasAtRest { followRest(true) }
        if !wasMoving { input.scroller.waitForCall() }
        queueInput()
    }

    mutating func setContentOffset(
        _ offset: Point, isAnimated: Bool
    ) throws(CollectionError) {
        try checkScroller()
        try offset.validate("content_offset")
        anchor.restored = nil
        let isShownOverTime = isAnimated && !viewport.environment.reducesMotion
        moveScrollerAhead()
        input.scroller.setOffset(offset, isAnimated: isShownOverTime)
        queueInput()
    }

    mutating func retarget(
        _ sequence: UInt64, to target: Point
    ) throws(CollectionError) {
        try checkScroller()
        try target.validate("content_offset")
        if input.scroller.awaitsTarget(afterEvent: sequence) {
            moveScrollerAhead()
            input.scroller.retarget(to: target)
        } else if let index = input.sections.firstIndex(where: {
            $0.scroller.awaitsTarget(afterEvent: sequence)
        }) {
            laidOutRow(ofSection: index)
            input.sections[index].scroller.retarget(to: target)
            scrollSections()
        } else {
            throw .wrongState(.motionIsOver)
        }
        queueInput()
    }

    mutating func scrollToTop() {
        if !input.scroller.configuration.scrollsToTop { return }
        let isEnabled = input.scroller.configuration.isEnabled
        var offset = isEnabled ? input.scroller.offset : bounds.origin
        let axis = stage.settings.scrollDirection
        var edge = startEdge(viewport.environment.layoutDirection)
        edge.tellsArrival = true
        var content = scrolledSize
        if screen.isShown && interactive == nil {
            try? prepare(viewport.bounds)
            if !stage.needsLayout { content = stage.contentSize }
            offset = offset + pendingAdjustment().scaled(by: viewport.zoomScale)
        }
        let range = viewport.offsetRange(axis, content: content).scaled(by: viewport.zoomScale)
        let top = edge.offset(in: range)
        if !input.scroller.isMoving && axis.main(offset).isAbout(top) { return }
        wantOffset(
            axis.point(main: top, cross: axis.cross(offset)), isAnimated: true, at: edge)
        queueInput()
    }
}
