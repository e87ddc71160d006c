// Elements that are on their way through the bounds to places elsewhere: rule T5 of
// docs/semantics.md.
extension Scene {
    /// Finds elements that may be visible on their way, although their targets are not in the
    /// bounds: those with targets in the bounds moved back by the distances of the first and of the
    /// last cell of the last display frame from their targets.
    mutating func findBeside(_ bounds: Rect) {
        if stage.free != nil || isLed || transitions.answers != nil { return }
        let axis = stage.configuration.scrollDirection
        let (first, last) = screen.visible.edgeDistances(axis)
        if first == 0 && last == 0 { return }
        // The layout may be another one than at the last search.
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

    /// The part of the bounds' length that is searched before and behind the moved bounds as well:
    /// time, and changes that begin, have moved elements since the last display frame.
    private static var screensAround: Double { 0.5 }
}
