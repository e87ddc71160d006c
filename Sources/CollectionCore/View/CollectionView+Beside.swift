// Elements that are on their way through the bounds to places elsewhere: rule T5 of
// docs/semantics.md.
extension CollectionView {
    /// Finds elements that may be visible in the bounds on their way, although their targets are
    /// not: in the bounds moved back by as much as the first and the last cell of the last display
    /// frame are away from their targets.
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

    /// - Returns: False where there is too much.
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
            // Limits are judged by what is visible at its target.
            return false
        }
        return true
    }

    /// Screens that are searched before the bounds moved back, and behind them: changes that begin,
    /// and time, have moved elements since.
    private static var screensAround: Double { 0.5 }
}
