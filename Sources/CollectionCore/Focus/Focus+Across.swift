// Moves of focus in sections that scroll orthogonally: rule N4 of docs/semantics.md.
extension Focus {
    /// The next item ahead in the section of a cell, which scrolls orthogonally. The item need not
    /// be visible. Nil if there is no such item.
    ///
    /// - Parameter isAlong: Whether focus moves along the main axis of the layout, rather than
    ///   along the axis on which the section scrolls.
    mutating func targetAcross(
        _ beam: FocusBeam, from current: IndexPath, _ row: OrthogonalRow, isAlong: Bool,
        in scene: inout Scene
    ) throws(CollectionError) -> IndexPath? {
        let length = row.groups.viewportLength
        guard length > 0,
            let span = scene.stage.geometry.span(
                ofItem: Int(scene.stage.laidOutPath(current).item), of: row,
                scene.stage.laidOutItems)
        else { return nil }
        if isAlong {
            return try nearestAcross(beam, row, offset: row.start + span.start, in: &scene)?
                .indexPath
        }
        let isMirrored = scene.stage.geometry.container.isMirrored && beam.axis == .horizontal
        let isBackward = beam.isBackward != isMirrored
        for screen in 0..<4 {
            let distance = Double(screen) * length - FocusBeam.tolerance
            let start = isBackward ? span.start - length - distance : span.end + distance
            if let found = try nearestAcross(beam, row, offset: row.start + start, in: &scene) {
                return found.indexPath
            }
        }
        return nil
    }

    /// The nearest item ahead that the beam meets, of the items that would be visible if the
    /// section were scrolled to an offset.
    private mutating func nearestAcross(
        _ beam: FocusBeam, _ row: OrthogonalRow, offset: Double, in scene: inout Scene
    ) throws(CollectionError) -> FocusCandidate? {
        let section = UInt32(row.section.place.index)
        var scrolled = scene.stage.geometry
        // The offsets of other sections do not matter here, and may be many.
        scrolled.offsets = OrthogonalOffsets(offset, ofSection: section)
        var found = ElementCollector()
        swap(&found, &collector)
        found.forgetPlaces()
        defer { swap(&found, &collector) }
        // Items may lie outside their groups.
        let reach = scene.stage.geometry.reach(scene.stage.laidOutItems.summary)
        try scrolled.collectElements(
            in: scene.stage.geometry.viewport(of: row, reach: reach),
            visible: scene.visibleInterval, of: scene.stage.laidOutItems,
            limit: scene.limits.elementCount,
            into: &found)
        var nearest: FocusCandidate?
        for attributes in found.elements where attributes.element.isCell {
            let place = attributes.element.indexPath
            if place.section != section { continue }
            guard let path = scene.stage.pathInData(place), scene.canFocus(path) else { continue }
            let frame = scene.stage.geometry.cell(
                Int(place.item), of: row.section.place, scene.stage.laidOutItems
            ).frame
            if !beam.isAhead(frame) || !beam.meets(frame) { continue }
            let candidate = beam.candidate(path, frame)
            if candidate.isNearer(than: nearest) { nearest = candidate }
        }
        return nearest
    }
}
