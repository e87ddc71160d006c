// Content that rests where snap points or the layout have it rest, and changes of these places:
// rule M12 of docs/semantics.md. Pages are the scroller's own.
extension Scene {
    /// Notes whether the content rests at such a place, or moves to one.
    ///
    /// - Precondition: A display frame has shown the content.
    /// - Complexity: O(1) while the content rests, otherwise that of `snapped`
    @inline(never)
    mutating func noteRest() {
        guard let end = restingPlace else {
            input.scroller.rest = nil
            return
        }
        if let rest = input.scroller.rest, rest.offset.isAbout(end) { return }
        let axis = stage.settings.scrollDirection
        let isRest = rest(near: axis.main(end)).map { ($0 - axis.main(end)).magnitude < 1e-3 }
        input.scroller.rest = NotedRest(offset: end, isRest: isRest ?? false)
    }

    /// Whether the content rests at such a place, or moves to one, as far as the last display frame
    /// and what has moved the content since have found.
    var isAtRest: Bool {
        guard let noted = input.scroller.rest, noted.isRest, let end = restingPlace else {
            return false
        }
        return noted.offset.isAbout(end)
    }

    /// Leads content that rested at such a place, or moved to one, to the nearest one after a
    /// change.
    ///
    /// - Parameter wasAtRest: Whether it did so before the change.
    @inline(never)
    mutating func followRest(_ wasAtRest: Bool) {
        if wasAtRest { settleOnRest(.update) }
        input.scroller.rest = nil
        noteRest()
    }

    /// Notes that the content has been led to such a place since the last display frame.
    mutating func noteLedToRest() {
        guard screen.isShown, let end = restingPlace else { return }
        input.scroller.rest = NotedRest(offset: end, isRest: true)
    }

    /// Leads content that nothing moves to the nearest such place.
    mutating func settleOnRest(_ origin: EventOrigin) {
        guard let end = restingPlace else { return }
        let axis = stage.settings.scrollDirection
        guard let rest = rest(near: axis.main(end)), !rest.isAbout(axis.main(end)) else { return }
        input.scroller.lead(to: axis.point(main: rest, cross: axis.cross(end)), origin)
    }

    /// The content offset at which the content rests, or to which it moves to rest; nil: it does
    /// neither, or nothing says where it should rest.
    private var restingPlace: Point? {
        let settings = input.scroller.configuration
        if !settings.isEnabled || settings.isPagingEnabled || isLed
            || settings.snapPoints == .none && !restsAtItems
        {
            return nil
        }
        switch input.scroller.state {
        case .idle, .tracking, .decelerating: return input.scroller.destination
        case .dragging, .animating, .zooming: return nil
        }
    }

    /// Returns the place to rest that is nearest to a content offset along the scroll direction;
    /// nil: the layout fails.
    @inline(never)
    private mutating func rest(near place: Double) -> Double? {
        guard (try? prepare(viewport.bounds)) != nil else { return nil }
        if input.scroller.configuration.snapPoints != .none { return snapPoint(.nearest, place) }
        let range = input.scroller.port.range(stage.settings.scrollDirection)
        return range.snapPoint(.nearest, place, itemSnapPoint(.nearest, place))
    }
}
