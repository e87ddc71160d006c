import CollectionCore

extension ReferenceCollection {
    func displayFrame(
        _ bounds: Rect, isComplete: Bool, _ preferredSizes: [PreferredSize]
    ) -> ShownFrame {
        var frame = ShownFrame(DisplayFrame())
        self.bounds = bounds
        _ = layoutNow()
        for size in preferredSizes { apply(size, &frame.diagnostics) }
        measuredContainer = layoutNow().container
        let before = wasDataReplaced ? [] : shown
        var after: [LayoutAttributes] = []
        var arrivals: [Int] = []
        let found = elements(in: bounds)
        for (number, item) in found.enumerated() {
            var attributes = item.attributes
            if let old = before.first(where: { isSameBinding($0, attributes) }) {
                attributes.reusableView = old.reusableView
                attributes.generation = old.generation
            } else {
                arrivals.append(number)
            }
            after.append(attributes)
        }
        let leaving = shown.filter { old in
            wasDataReplaced || !after.contains { isSameBinding($0, old) }
        }
        for old in leaving { pool.release(old) }
        for number in arrivals { pool.bind(&after[number]) }
        sequence += 1
        frame.sequence = sequence
        frame.contentSize = layoutNow().contentSize
        frame.contentOffset = Point(x: bounds.x, y: bounds.y)
        frame.isComplete = isComplete
        frame.didLayoutChange = didLayoutChange
        let told = after.indices.filter { isComplete || !shown.contains(after[$0]) }
        frame.elements = told.map { after[$0] }
        for number in told where found[number].placed.isOversized {
            frame.diagnostics.append(oversized(found[number].placed))
        }
        frame.removedViews = leaving.map(\.reusableView).filter { view in
            !after.contains { $0.reusableView == view }
        }
        shown = after
        wasDataReplaced = false
        didLayoutChange = false
        return frame
    }

    /// An element keeps its view as long as it wants one of the same class.
    private func isSameBinding(_ left: LayoutAttributes, _ right: LayoutAttributes) -> Bool {
        left.element == right.element && left.reuseIdentifier == right.reuseIdentifier
    }

    private func oversized(_ placed: PlacedElement) -> Diagnostic {
        let directions = Directions(layout)
        return Diagnostic(
            code: .oversizedItem, element: placed.element,
            size: directions.size(main: placed.slot.mainLength, cross: placed.slot.crossLength),
            otherSize: directions.size(
                main: placed.slot.mainLength, cross: placed.room ?? 0))
    }

    /// A15: takes what the host measured, unless the view shows another element by now.
    private func apply(_ preferred: PreferredSize, _ diagnostics: inout [Diagnostic]) {
        let view = shown.first {
            $0.reusableView == preferred.reusableView && $0.generation == preferred.generation
        }
        guard let view, view.element.category == .cell, let measuredContainer else { return }
        let path = view.element.indexPath
        let section = sections[Int(path.section)]
        let item = section.items[Int(path.item)]
        let metrics = section.metrics ?? layout.sectionMetrics.onGrid
        let old = item.size(metrics)
        var new = Grid.itemSize(preferred.size)
        // Across, it is the line that decides.
        if metrics.itemsFillLine {
            let directions = Directions(layout)
            new = directions.size(main: directions.main(new), cross: directions.cross(old))
        }
        var changes = 0
        if let measured = item.measured, !measured.isStale {
            if new == old { return }
            changes = measured.changes + 1
        }
        if changes > 5 {
            let frame = layoutNow().elements.first { $0.element == view.element }?.slot
            diagnostics.append(
                Diagnostic(
                    code: .frozenSize, element: view.element,
                    size: frame.map { Directions(layout).rect($0).size } ?? old,
                    otherSize: Grid.itemSize(preferred.size)))
            return
        }
        sections[Int(path.section)].items[Int(path.item)].measured = ReferenceItem.Measured(
            size: new, changes: changes, isStale: lastContainer != measuredContainer)
        placed = nil
    }
}
