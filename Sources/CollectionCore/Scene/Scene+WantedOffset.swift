// Content offsets that the view itself wants, without a drag and without an offset of the host.
extension Scene {
    /// Scrolls to an offset that the view itself wants. An enabled scroller scrolls there.
    /// Otherwise an event asks the host to scroll, and the host may ignore the event.
    ///
    /// The caller queues the resulting events with `settleInput`.
    ///
    /// - Parameter offset: An offset of the content as it is now. The event is told without what
    ///   the next display frame will add to it.
    /// - Parameter edge: The edge of the content at `offset`, if arriving at the edge is reported;
    ///   nil: the arrival is not reported.
    @inline(never)
    mutating func wantOffset(
        _ offset: Point, isAnimated: Bool, _ origin: EventOrigin = .program,
        at edge: ScrollEdge? = nil
    ) {
        let isShownOverTime = isAnimated && !viewport.environment.reducesMotion
        if input.scroller.configuration.isEnabled {
            anchor.restored = nil
            moveScrollerAhead()
            input.scroller.setOffset(offset, isAnimated: isShownOverTime, top: edge)
            return
        }
        if screen.isShown && interactive == nil { try? prepare(viewport.bounds) }
        let pending = interactive == nil ? pendingAdjustment() : .zero
        events.append(wantedOffset(offset - pending, isAnimated: isShownOverTime, origin))
    }

    /// Scrolls an orthogonal section to an offset that the view itself wants, or queues an event
    /// that asks the host to scroll the section.
    ///
    /// - Parameter offset: The offset as `setOrthogonalContentOffset` accepts it, in points.
    mutating func wantOffset(
        _ offset: Double, across row: OrthogonalRow, isAnimated: Bool, _ origin: EventOrigin
    ) {
        let isShownOverTime = isAnimated && !viewport.environment.reducesMotion
        let place = along(offset)
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
        var event = newEvent(.wantedOffset, origin)
        event.point = offset
        event.value = isAnimated ? 1 : 0
        return event
    }
}
