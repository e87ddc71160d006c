// Places.
extension Focus {
    func readViewsOfLayout(
        _ side: ReadingSide, at place: Int, _ reader: inout AccessibilityReader,
        in scene: borrowing Scene
    ) throws(CollectionError) {
        if scene.stage.free != nil { return }
        reader.found.removeAll(keepingCapacity: true)
        scene.stage.geometry.collectViewsOfLayout(
            side, visible: scene.visibleInterval, into: &reader.found)
        appendViews(
            from: 0, side == .before ? .header : .footer, at: place, level: 1, &reader, in: scene)
    }

    /// Reads the views on a side of the items of a section.
    @inline(never)
    func readViews(
        _ side: ReadingSide, of section: SectionOfItems, _ placed: PlacedSection?, at place: Int,
        _ reader: inout AccessibilityReader, in scene: borrowing Scene
    ) throws(CollectionError) {
        try scene.stage.collectViews(
            side, ofSection: section.index, visible: scene.visibleInterval, into: &reader.found,
            &reader.transforms)
        if reader.found.isEmpty { return }
        if side == .before {
            let level = scene.stage.headerLevel(ofSection: placed)
            appendViews(from: 0, .header, at: place, level: level, &reader, in: scene)
        } else {
            appendViews(from: 0, .footer, at: place, level: 0, &reader, in: scene)
        }
    }

    /// Appends a section.
    @inline(never)
    func append(
        _ section: SectionOfItems, _ placed: PlacedSection?, at place: Int,
        _ reader: inout AccessibilityReader, in scene: borrowing Scene
    ) {
        let path = IndexPath(section: UInt32(section.index))
        var element = AccessibilityElement(.cell(path), .group, place: place)
        if placed != nil {
            element.frame = scene.stage.frame(ofSection: section.index).shown(in: scene.viewport)
        }
        element.positionInSet = Int64(section.index + 1)
        element.setSize = Int64(scene.stage.dataSource.sectionCount)
        (element.rowCount, element.columnCount) = (reader.table.rowCount, reader.table.columnCount)
        describeState(of: &element, in: scene)
        reader.elements.append(element)
    }

    /// Appends the supplementary views that were found.
    ///
    /// - Parameter first: The first of them.
    func appendViews(
        from first: Int, _ role: AccessibilityRole, at place: Int, level: UInt32,
        _ reader: inout AccessibilityReader, in scene: borrowing Scene
    ) {
        for index in first..<max(first, reader.found.count) {
            var element = AccessibilityElement(
                reader.found[index].element, role, place: place)
            element.level = level
            scene.describe(&element, reader.found[index], reader.transforms)
            describeState(of: &element, in: scene)
            reader.elements.append(element)
        }
    }
}
