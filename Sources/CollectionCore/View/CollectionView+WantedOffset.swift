// Content offsets that come of something else than a drag or an offset that the host sets.
extension CollectionView {
    /// Scrolls to the start of the content, along the scroll direction, over time: rule M16.
    /// Nothing happens there, and where `ScrollConfiguration.scrollsToTop` is not set.
    ///
    /// While the scroller is disabled the event `wantedOffset` asks the host for it.
    public mutating func scrollToTop() {
        if !input.scroller.configuration.scrollsToTop { return }
        let isEnabled = input.scroller.configuration.isEnabled
        let offset = isEnabled ? input.scroller.offset : bounds.origin
        let axis = stage.configuration.scrollDirection
        let edge = ScrollEdge(
            axis: axis,
            isGreatest: stage.startsAtGreatest(viewport.environment.layoutDirection))
        let range = viewport.offsetRange(axis, content: screen.frame.contentSize)
            .scaled(by: viewport.zoomScale)
        let top = edge.offset(in: range)
        if !input.scroller.isMoving && axis.main(offset).isAbout(top) { return }
        wantOffset(
            axis.point(main: top, cross: axis.cross(offset)), isAnimated: true, at: edge)
        settleInput()
    }

    /// Scrolls for something that happened in the view: what all have in common that scroll without
    /// an offset of the host. A scroller that is enabled goes there. Otherwise an event tells the
    /// host, which goes there or not.
    ///
    /// The caller queues what came of it with `settleInput`.
    ///
    /// - Parameter edge: The edge of the content at which the offset is, if arriving there is to be
    ///   told.
    mutating func wantOffset(
        _ offset: Point, isAnimated: Bool, _ origin: EventOrigin = .program,
        at edge: ScrollEdge? = nil
    ) {
        let isShownOverTime = isAnimated && !viewport.environment.reducesMotion
        if input.scroller.configuration.isEnabled {
            anchor.restored = nil
            input.scroller.setOffset(offset, isAnimated: isShownOverTime, top: edge)
            return
        }
        events.append(wantedOffset(offset, isAnimated: isShownOverTime, origin))
    }

    /// The same of a section that scrolls across.
    ///
    /// - Parameter offset: As of `setOrthogonalContentOffset`.
    mutating func wantOffset(
        _ offset: Double, across row: OrthogonalRow, isAnimated: Bool, _ origin: EventOrigin
    ) {
        let isShownOverTime = isAnimated && !viewport.environment.reducesMotion
        let place = stage.geometry.axis.other.point(main: offset, cross: 0)
        if input.scroller.configuration.isEnabled {
            let index = sectionScroller(of: row, input.scroller.time_ns)
            input.sections[index].scroller.setOffset(place, isAnimated: isShownOverTime)
            scrollSections()
            return
        }
        var event = wantedOffset(place, isAnimated: isShownOverTime, origin)
        event.note(section: UInt32(row.section.place.index), of: snapshot)
        events.append(event)
    }

    private func wantedOffset(
        _ offset: Point, isAnimated: Bool, _ origin: EventOrigin
    ) -> Event {
        var event = Event(.wantedOffset, at: lastTime_ns)
        event.origin = origin
        event.cause = input.cause
        event.point = offset
        event.value = isAnimated ? 1 : 0
        return event
    }
}
