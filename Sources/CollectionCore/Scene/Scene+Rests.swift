// Content at a place of rest, which is a snap point or an offset at which the layout has an item
// rest, and changes of these places: rule M12 of docs/semantics.md. The scroller follows pages.
extension Scene {
    /// Notes whether the content is at a place of rest, or moves to one.
    ///
    /// - Precondition: A display frame has shown the content.
    /// - Complexity: O(1) while the content rests, otherwise that of `snapped`
    @inline(never)
    mutating func noteRest() {
        guard let end = restingPlace else {
            input.scroller.notedRest = nil
            return
        }
        if let rest = input.scroller.notedRest, rest.offset.isAbout(end) { return }
        let axis = stage.settings.scrollDirection
        let rest = rest(near: axis.main(end))
        input.scroller.notedRest = NotedRest(
            offset: end, isRest: rest.map { ($0 - axis.main(end)).magnitude < Self.slack } ?? false)
    }

    /// The distance from a place of rest, in points, within which the content is at the place: a
    /// host may have computed the offset that it set.
    private static var slack: Double { 1e-3 }

    /// Whether the content is at a place of rest of the last display frame, or moves to one.
    var isAtRest: Bool {
        guard let noted = input.scroller.notedRest, noted.isRest, let end = restingPlace else {
            return false
        }
        return noted.offset.isAbout(end)
    }

    /// Leads content that was at a place of rest, or moved to one, to the nearest one after a
    /// change.
    ///
    /// - Parameter wasAtRest: The value of `isAtRest` before the change.
    @inline(never)
    mutating func followRest(_ wasAtRest: Bool) {
        if wasAtRest { settleOnRest(.update) }
        input.scroller.notedRest = nil
        noteRest()
    }

    /// Notes that a motion has begun that leads the content to a place of rest.
    mutating func noteLedToRest() {
        guard screen.isShown, let end = restingPlace else { return }
        input.scroller.notedRest = NotedRest(offset: end, isRest: true)
    }

    /// Leads content, and sections, that a person has stopped, and lets go of, to the nearest
    /// places of rest: rule M8.
    @inline(never)
    mutating func settleStopped() {
        if input.scroller.awaitsRest {
            input.scroller.awaitsRest = false
            if input.scroller.state == .idle {
                settleOnRest(.user)
                noteLedToRest()
            }
        }
        for index in input.sections.indices where input.sections[index].scroller.awaitsRest {
            settleStopped(index)
        }
        if !input.sections.isEmpty { scrollSections() }
    }

    /// Leads the content to the place of rest that is nearest to its destination.
    mutating func settleOnRest(_ origin: EventOrigin) {
        guard let end = restingPlace else { return }
        let axis = stage.settings.scrollDirection
        guard let rest = rest(near: axis.main(end)), !rest.isAbout(axis.main(end)) else { return }
        input.scroller.lead(toRest: axis.point(main: rest, cross: axis.cross(end)), origin)
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

    /// Returns the place of rest that is nearest to a content offset along the scroll direction;
    /// nil: the layout fails.
    @inline(never)
    private mutating func rest(near place: Double) -> Double? {
        (try? prepare(viewport.bounds)) == nil ? nil : snapPoint(.nearest, place)
    }
}
