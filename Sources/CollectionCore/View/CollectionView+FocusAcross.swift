// Moves of focus in sections that scroll across: rule N4 of docs/semantics.md.
extension CollectionView {
    /// Returns the groups of the section of a cell, if the section scrolls across.
    func sectionAcross(of element: Element) -> OrthogonalRow? {
        if !stage.layout.isCompositional || stage.free != nil || !element.isCell { return nil }
        return stage.geometry.row(ofSection: element.indexPath.section)
    }

    /// Returns the item ahead in the section of a cell, which scrolls across: seen or not.
    ///
    /// - Parameter isAlong: Whether the way is along the axis of the layout, and not along that of
    ///   the section.
    mutating func targetAcross(
        _ beam: FocusBeam, from current: IndexPath, _ row: OrthogonalRow, isAlong: Bool
    ) throws(CollectionError) -> IndexPath? {
        let length = row.groups.viewportLength
        guard length > 0,
            let span = stage.geometry.span(
                ofItem: Int(stage.laidOutPath(current).item), of: row, stage.laidOutItems)
        else { return nil }
        if isAlong {
            return try nearestAcross(beam, row, offset: row.start + span.start)?.indexPath
        }
        let isMirrored = stage.geometry.container.isMirrored && beam.axis == .horizontal
        let isBackward = beam.isBackward != isMirrored
        for screen in 0..<4 {
            let distance = Double(screen) * length - FocusBeam.tolerance
            let start = isBackward ? span.start - length - distance : span.end + distance
            if let found = try nearestAcross(beam, row, offset: row.start + start) {
                return found.indexPath
            }
        }
        return nil
    }

    /// Returns the nearest item that the beam meets, of those that the container would show if the
    /// section were scrolled to an offset.
    private mutating func nearestAcross(
        _ beam: FocusBeam, _ row: OrthogonalRow, offset: Double
    ) throws(CollectionError) -> FocusCandidate? {
        let section = UInt32(row.section.place.index)
        var scrolled = stage.geometry
        // Those of other sections do not count here, and may be many.
        scrolled.offsets = OrthogonalOffsets(offset, ofSection: section)
        var found = ElementCollector()
        swap(&found, &focus.collector)
        found.forgetPlaces()
        defer { swap(&found, &focus.collector) }
        // Items may stand beyond their groups.
        let reach = stage.geometry.reach(stage.laidOutItems.summary)
        try scrolled.collectElements(
            in: stage.geometry.viewport(of: row, reach: reach),
            visible: visibleInterval, of: stage.laidOutItems, limit: limits.elementCount,
            into: &found)
        var nearest: FocusCandidate?
        for attributes in found.elements where attributes.element.isCell {
            let place = attributes.element.indexPath
            if place.section != section { continue }
            guard let path = stage.pathInData(place), canFocus(path) else { continue }
            let frame = stage.geometry.cell(
                Int(place.item), of: row.section.place, stage.laidOutItems
            ).frame
            if !beam.isAhead(frame) || !beam.meets(frame) { continue }
            let candidate = beam.candidate(path, frame)
            if candidate.isNearer(than: nearest) { nearest = candidate }
        }
        return nearest
    }
}
