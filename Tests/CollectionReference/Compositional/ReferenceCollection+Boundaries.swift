import CollectionCore

extension ReferenceCollection {
    /// G12: takes what the host measured of a boundary view.
    func applyBoundary(
        _ preferred: PreferredSize, _ element: Element, _ measuredContainer: Double,
        _ diagnostics: inout [Diagnostic]
    ) {
        let found = layoutNow().elements.first { $0.element == element }
        guard let found, found.isMeasurable else { return }
        let directions = Directions(layout)
        let length = Grid.rounded(directions.main(preferred.size))
        let isOfLayout = element.indexPath.section == IndexPath.noSection
        let section = Int(element.indexPath.section)
        let kind = element.kind.rawValue
        let measured =
            isOfLayout ? measuredBoundaries[kind] : sections[section].measuredBoundaries[kind]
        var changes = 0
        if let measured, !measured.isStale {
            if ReferencePixels(layout).isSame(length, measured.length) { return }
            changes = measured.changes + 1
        }
        if changes > 5 {
            diagnostics.append(
                Diagnostic(
                    code: .frozenSize, element: element,
                    size: directions.size(
                        main: found.slot.mainLength, cross: found.slot.crossLength),
                    otherSize: Grid.itemSize(preferred.size)))
            return
        }
        let new = MeasuredLength(
            length: length, changes: changes, isStale: lastContainer != measuredContainer)
        if isOfLayout {
            measuredBoundaries[kind] = new
        } else {
            sections[section].measuredBoundaries[kind] = new
        }
        placed = nil
    }
}
