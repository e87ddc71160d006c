// Elements that cross the bounds while they move to targets outside the bounds: rule T5 of
// docs/semantics.md.
extension Scene {
    /// Finds elements that may be visible while they move, although their targets are outside the
    /// bounds: the elements whose targets are in the bounds moved back by the distances of the
    /// first and of the last cell from their targets. Cells that appear at the edges of the bounds
    /// count before those of the last display frame.
    mutating func findBeside(_ bounds: Rect) {
        if stage.free != nil || isLed || transitions.answers != nil { return }
        let axis = stage.settings.scrollDirection
        var (first, last) = screen.visible.edgeDistances(axis)
        let targets = screen.collector.value.elements
        first = distance(ofAppearing: targets.first { $0.element.isCell }, axis) ?? first
        last = distance(ofAppearing: targets.last { $0.element.isCell }, axis) ?? last
        if first == 0 && last == 0 { return }
        // The layout may have changed since the last search.
        screen.beside.collector.forgetPlaces()
        if first != 0 && collectBeside(bounds, by: first, axis) { screen.beside.takeFirst() }
        if last != 0 && last != first && collectBeside(bounds, by: last, axis) {
            screen.beside.takeSecond()
        }
        screen.beside.merge(screen.collector.value.elements)
    }

    /// Whether bounds are farther from a content offset than they are long.
    func jumps(to bounds: Rect, from offset: Point) -> Bool {
        let axis = stage.settings.scrollDirection
        return axis.main(bounds.origin - offset).magnitude > axis.main(bounds.size)
    }

    /// Returns how far an element is from its target, in points along the main axis; nil: not at
    /// all, or the last display frame showed the element.
    @inline(never)
    private func distance(ofAppearing target: LayoutAttributes?, _ axis: Axis) -> Double? {
        guard let target, screen.visible.attributes(for: target.element) == nil else { return nil }
        let (step, slots) = (transitions.step, TransitionStep.firstSlot)
        var differences = Differences()
        transitions.appendDifferences(
            of: target.element, at: transitions.history.end,
            slots..<slots + transitions.running.count, begunFrom: step.firstBegun, comes: true,
            ownership, to: &differences)
        let shown = Differences.shown(
            target.frame, target.alpha, target.zIndex, differences.all.span,
            0..<differences.count, step.weights.span)
        let distance = axis.mainStart(shown.frame) - axis.mainStart(target.frame)
        return distance == 0 ? nil : distance
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
