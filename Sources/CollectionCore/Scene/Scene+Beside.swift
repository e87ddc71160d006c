// Elements that cross the bounds while they move to targets outside the bounds: rule T5 of
// docs/semantics.md.
extension Scene {
    /// Finds elements that may be visible while they move, although their targets are outside the
    /// bounds: the elements whose targets are in the bounds moved back by the distances of the
    /// first and of the last cell of the last display frame from their targets.
    mutating func findBeside(_ bounds: Rect) {
        if stage.free != nil || isLed || transitions.answers != nil { return }
        let axis = stage.settings.scrollDirection
        let (first, last) = screen.visible.edgeDistances(axis)
        if first == 0 && last == 0 { return }
        // The layout may have changed since the last search.
        screen.beside.collector.forgetPlaces()
        if first != 0 && collectBeside(bounds, by: first, axis) { screen.beside.takeFirst() }
        if last != 0 && last != first && collectBeside(bounds, by: last, axis) {
            screen.beside.takeSecond()
        }
        screen.beside.merge(screen.collector.value.elements)
    }

    /// - Returns: False if there are too many elements.
    private mutating func collectBeside(
        _ bounds: Rect, by distance: Double, _ axis: Axis
    ) -> Bool {
        let around = Self.screensAround * axis.main(bounds.size)
        let searched = Interval(
            axis.mainStart(bounds) - distance - around, axis.mainEnd(bounds) - distance + around)
        do throws(CollectionError) {
            try stage.collectElements(
                in: axis.rect(bounds, from: searched),
                visible: stage.visibleInterval(viewport.at(bounds)), limit: limits.elementCount,
                into: &screen.beside.collector.value)
        } catch {
            // Only elements that are visible at their targets count against limits.
            return false
        }
        return true
    }

    /// How far before and behind the moved bounds the search extends, as a fraction of the length
    /// of the bounds: elements have moved since the last display frame, through time and through
    /// changes that begin.
    private static var screensAround: Double { 0.5 }
}
