// Boundary views whose lengths the host measures: rule G12 of docs/semantics.md.
extension Stage {
    /// Stores the size that the host measured for a boundary view, and lays out its section again.
    ///
    /// - Parameter isFinal: Whether the size was measured for the current length of lines.
    /// - Complexity: O(log n)
    mutating func applyBoundary(
        _ size: Size, to element: Element, isFinal: Bool
    ) -> SizeOutcome {
        if geometry.compositional == nil || element.category != .supplementary {
            return .unchanged
        }
        let axis = geometry.axis
        let path = element.indexPath
        if path.item != 0 { return .unchanged }
        let isOfLayout = path == IndexPath.ofLayout
        let boundaries =
            isOfLayout
            ? geometry.boundaries
            : geometry.described.sections[geometry.section(Int(path.section)).metrics]
                .boundaries
        guard let boundary = boundaries.measurable(element.kind, axis) else { return .unchanged }
        let number = isOfLayout ? 0 : dataSource.measuresNumber(ofSection: Int(path.section))
        let measures =
            isOfLayout
            ? dataSource.boundaryMeasures.ofLayout
            : dataSource.boundaryMeasures.ofSection(number)
        let old = measures.measure(of: element.kind)
        let length = Length.rounded(axis.main(size))
        let wasFinal = old?.isFinal ?? false
        if wasFinal && geometry.pixels.areAlike(length, boundary.mainLength) {
            return .unchanged
        }
        let changes = wasFinal ? (old?.changes ?? 0) + 1 : 0
        if changes > Self.changesMax {
            return .frozen(
                axis.size(main: boundary.mainLength, cross: boundary.crossLength))
        }
        let measure = BoundaryMeasure(
            kind: element.kind, length: length, changes: changes, isFinal: isFinal)
        if isOfLayout {
            dataSource.boundaryMeasures.setOfLayout(measure)
            geometry.setMeasuresOfLayout(dataSource.boundaryMeasures.ofLayout)
        } else {
            set(measure, ofSection: Int(path.section), number)
        }
        return .resized
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
