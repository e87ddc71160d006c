import CollectionCore

extension ReferenceCollection {
    func displayFrame(
        _ bounds: Rect, isComplete: Bool, _ preferredSizes: [PreferredSize]
    ) -> ShownFrame {
        var frame = ShownFrame(DisplayFrame())
        // They were measured for the lines of the display frame before.
        for size in preferredSizes { apply(size, &frame.diagnostics) }
        self.bounds = bounds
        let before = wasDataReplaced ? [] : shown
        var after: [LayoutAttributes] = []
        var arrivals: [Int] = []
        for (number, item) in elements(in: bounds).enumerated() {
            var attributes = item.attributes
            if let old = before.first(where: { isSameBinding($0, attributes) }) {
                attributes.reusableView = old.reusableView
                attributes.generation = old.generation
            } else {
                arrivals.append(number)
                if item.placed.isOversized { frame.diagnostics.append(oversized(item.placed)) }
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
        frame.elements = isComplete ? after : after.filter { !shown.contains($0) }
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
        guard let view, view.element.category == .cell, !wasDataReplaced else { return }
        let path = view.element.indexPath
        let width = Grid.rounded(Float(preferred.size.width))
        let height = Grid.rounded(Float(preferred.size.height))
        let item = sections[Int(path.section)].items[Int(path.item)]
        var measured = ReferenceItem.Measured(
            width: width, height: height, changes: 0, isStale: false)
        if let old = item.measured, !old.isStale {
            if old.width == width && old.height == height { return }
            if old.changes == 5 {
                diagnostics.append(
                    Diagnostic(
                        code: .frozenSize, element: view.element,
                        size: Size(width: Double(old.width), height: Double(old.height)),
                        otherSize: Size(width: Double(width), height: Double(height))))
                return
            }
            measured.changes = old.changes + 1
        }
        sections[Int(path.section)].items[Int(path.item)].measured = measured
        placed = nil
    }
}
