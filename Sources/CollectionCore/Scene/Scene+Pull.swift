// Pointers that are held near edges, and sections that scroll across: rule R10 of
// docs/semantics.md.
extension Scene {
    /// Has a pointer that carries items, and is held near an edge, scroll the content and the
    /// orthogonal section beside the pointer.
    ///
    /// - Parameter start: The position at which the pointer went down, in points from the top left
    ///   corner of the bounds, as is `position`.
    mutating func pull(to position: Point, from start: Point) {
        input.scroller.pull(to: position, from: start)
        pullSection(to: position, from: start)
    }

    /// Has the orthogonal section beside a pointer that carries items scroll, which may be another
    /// one where the content has scrolled.
    @inline(never)
    mutating func pullSection(to position: Point, from start: Point) {
        let index = sectionScroller(at: besideSection(position), input.scroller.time_ns)
        endPullOfSections(butOf: index)
        if let index {
            let offset = screen.frame.contentOffset
            input.sections[index].pull(to: position + offset, from: start + offset)
        }
    }

    /// Ends the scrolling by a pointer near an edge, be it one that carries items, draws a band or
    /// sweeps, and leads the content to a place of rest.
    @inline(never)
    mutating func endPull() {
        input.scroller.endPull()
        endPullOfSections(butOf: nil)
        if input.awaitsRest { settleStopped() }
    }

    @inline(never)
    private mutating func endPullOfSections(butOf pulled: Int?) {
        for index in input.sections.indices where index != pulled {
            input.sections[index].scroller.endPull()
        }
    }

    /// The point across which sections scroll that is nearest to a position: a pointer beyond the
    /// end of a section scrolls the section, too.
    private func besideSection(_ position: Point) -> Point {
        let axis = stage.settings.scrollDirection
        let inset = viewport.contentInset
        let end = axis.cross(input.scroller.port.boundsSize) - axis.crossEnd(inset)
        let place = min(max(axis.cross(position), axis.crossStart(inset)), end.nextDown)
        return axis.point(main: axis.main(position), cross: place)
    }
}
