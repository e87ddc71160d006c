// Boundary views, headers and footers whose lengths the host measures: rules A15 and G12 of
// docs/semantics.md.
extension Stage {
    /// Stores the size that the host measured for a boundary view, a header or a footer, and lays
    /// out its section again.
    ///
    /// - Parameter isFinal: Whether the size was measured for the current length of lines.
    /// - Complexity: O(log n)
    mutating func applyBoundary(
        _ size: Size, to element: Element, isFinal: Bool
    ) -> SizeOutcome {
        guard let present = measurableSize(of: element) else { return .unchanged }
        let axis = geometry.axis
        let isOfLayout = element.indexPath == IndexPath.ofLayout
        let section = Int(element.indexPath.section)
        let number = isOfLayout ? 0 : dataSource.measuresNumber(ofSection: section)
        let measures =
            isOfLayout
            ? dataSource.boundaryMeasures.ofLayout
            : dataSource.boundaryMeasures.ofSection(number)
        let old = measures.measure(of: element.kind)
        let length = Length.rounded(axis.main(size))
        let wasFinal = old?.isFinal ?? false
        if wasFinal && geometry.pixels.areAlike(length, axis.main(present)) {
            return .unchanged
        }
        let changes = wasFinal ? (old?.changes ?? 0) + 1 : 0
        if changes > Self.changesMax { return .frozen(present) }
        let measure = BoundaryMeasure(
            kind: element.kind, length: length, changes: changes, isFinal: isFinal)
        if isOfLayout {
            dataSource.boundaryMeasures.setOfLayout(measure)
            geometry.setMeasuresOfLayout(dataSource.boundaryMeasures.ofLayout)
        } else {
            set(measure, ofSection: section, number)
        }
        return .resized
    }

    /// Returns the size, in points, of a boundary view, a header or a footer whose length the host
    /// may measure; nil for other elements.
    private func measurableSize(of element: Element) -> Size? {
        let path = element.indexPath
        if free != nil || element.category != .supplementary || path.item != 0 { return nil }
        let axis = geometry.axis
        let isOfLayout = path == IndexPath.ofLayout
        if geometry.compositional == nil {
            if isOfLayout || !element.kind.isOfSections { return nil }
            let section = geometry.section(Int(path.section))
            if !geometry.isMeasurable(element.kind, in: section) { return nil }
            return axis.size(
                main: geometry.length(of: element.kind, in: section),
                cross: geometry.container.length)
        }
        let boundaries =
            isOfLayout
            ? geometry.boundaries
            : geometry.described.sections[geometry.section(Int(path.section)).metrics]
                .boundaries
        return boundaries.measurable(element.kind, axis).map {
            axis.size(main: $0.mainLength, cross: $0.crossLength)
        }
    }

    private mutating func set(
        _ measure: BoundaryMeasure, ofSection section: Int, _ number: UInt32
    ) {
        let new = dataSource.boundaryMeasures.set(measure, ofSection: number)
        if new != number {
            dataSource.sections.update(at: section) { leaf, local in
                leaf.setting(
                    measures: leaf.measures.setting(new, at: local, count: leaf.count))
            }
        }
        geometry.setMeasures(
            dataSource.boundaryMeasures.ofSection(new), ofSection: section)
        if dataSource.boundaryMeasures.isTooMuch(for: dataSource.sectionCount) {
            dataSource.forgetUnusedMeasures()
        }
    }
}
