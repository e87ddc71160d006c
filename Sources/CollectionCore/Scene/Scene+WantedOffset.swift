// Content offsets that come of something else than a drag or an offset that the host sets.
extension Scene {
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
