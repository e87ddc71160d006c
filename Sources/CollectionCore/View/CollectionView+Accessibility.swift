// Elements for assistive technology: section Y of docs/semantics.md.
extension CollectionView {
    public var accessibilityConfiguration: AccessibilityConfiguration { accessibility }

    /// Sets how the view describes its content.
    ///
    /// - Throws: `invalidArgument` for a role that no view has.
    public mutating func setAccessibilityConfiguration(
        _ configuration: AccessibilityConfiguration
    ) throws(CollectionError) {
        try configuration.validate()
        accessibility = configuration
    }

    /// The elements at some places of the reading order, shown or not. Views of the whole layout
    /// have a place at the start and one at the end; between these each section has one for itself,
    /// one for headers, one for each item, and one for footers. A place without an element has
    /// none in the answer; an item has the views that stand at the item behind itself.
    ///
    /// - Parameter first: The element to begin at; nil: the first place. A section is named by a
    ///   cell without an item.
    /// - Parameter offset: The distance to begin at from there, in places.
    /// - Parameter count: The number of places. Places beyond the ends are left out.
    /// - Throws: `invalidSection`, `invalidItem`, `unknownElementKind`; `noElement` for a
    ///   decoration view, and for a supplementary view that the layout does not have;
    ///   `limitExceeded`; what a layout pass throws.
    /// - Complexity: O(log n) for each place, once laid out
    public mutating func accessibilityElements(
        from first: Element? = nil, offset: Int = 0, count: Int
    ) throws(CollectionError) -> AccessibilityElements {
        if count < 0 { throw .invalidArgument("count", .negative) }
        if count > scene.limits.elementCount {
            throw .limitExceeded(.elements, value: count, maximum: scene.limits.elementCount)
        }
        if let first { try scene.checkRead(first) }
        try scene.prepare(scene.viewport.bounds)
        let placeCount = scene.stage.dataSource.sections.placeCount
        var origin = 0
        if let first { origin = try scene.readingPlace(of: first) }
        let (sum, isBeyond) = origin.addingReportingOverflow(offset)
        let wanted = isBeyond ? (offset < 0 ? -count : placeCount) : sum
        let start = min(max(wanted, -count), placeCount)
        var answer = AccessibilityElements()
        describeContent(placeCount, &answer)
        var reader = AccessibilityReader(role: answer.role.ofItems)
        try read(max(start, 0)..<min(start + count, placeCount), &reader)
        if reader.elements.count > scene.limits.elementCount {
            throw .limitExceeded(
                .elements, value: reader.elements.count, maximum: scene.limits.elementCount)
        }
        swap(&answer.elements, &reader.elements)
        return answer
    }
}

// Places.
extension CollectionView {
    /// Describes all of the content.
    private func describeContent(_ placeCount: Int, _ answer: inout AccessibilityElements) {
        answer.placeCount = UInt64(placeCount)
        answer.sectionCount = UInt64(scene.stage.dataSource.sectionCount)
        answer.itemCount = UInt64(scene.stage.dataSource.itemCount)
        answer.role = accessibility.role
        if accessibility.role == .automatic {
            if case .grid = scene.stage.layout { answer.role = .grid } else { answer.role = .list }
        }
        if scene.stage.free == nil && scene.stage.dataSource.sectionCount == 1 {
            let table = scene.stage.table(ofSection: scene.stage.geometry.section(0))
            (answer.rowCount, answer.columnCount) = (table.rowCount, table.columnCount)
        }
    }

    /// Reads the elements at places that exist, once all is laid out.
    private func read(
        _ places: Range<Int>, _ reader: inout AccessibilityReader
    ) throws(CollectionError) {
        reader.elements.reserveCapacity(places.count)
        let last = scene.stage.dataSource.sections.placeCount - 1
        var place = places.lowerBound
        if place == 0 && !places.isEmpty {
            try focus.readViewsOfLayout(.before, at: place, &reader, in: scene)
            place = 1
        }
        while place < min(places.upperBound, last) {
            let section = scene.stage.dataSource.sections.section(ofPlace: place)
            let end = min(places.upperBound, section.endPlace)
            try read(place..<end, of: section, &reader)
            place = end
        }
        if place == last && place < places.upperBound {
            try focus.readViewsOfLayout(.behind, at: place, &reader, in: scene)
        }
    }

    /// Reads elements of a section.
    private func read(
        _ places: Range<Int>, of section: SectionOfItems, _ reader: inout AccessibilityReader
    ) throws(CollectionError) {
        let placed = scene.stage.free == nil ? scene.stage.geometry.section(section.index) : nil
        reader.table = placed.map { scene.stage.table(ofSection: $0) } ?? SectionTable()
        for place in places {
            reader.found.removeAll(keepingCapacity: true)
            reader.transforms.removeAll(keepingCapacity: true)
            switch section.part(at: place) {
            case .group: focus.append(section, placed, at: place, &reader, in: scene)
            case .header:
                try focus.readViews(.before, of: section, placed, at: place, &reader, in: scene)
            case .item(let item):
                try read(item, of: section, placed, at: place, &reader)
            case .footer:
                try focus.readViews(.behind, of: section, placed, at: place, &reader, in: scene)
            }
        }
    }

    @inline(never)
    private func read(
        _ item: Int, of section: SectionOfItems, _ placed: PlacedSection?, at place: Int,
        _ reader: inout AccessibilityReader
    ) throws(CollectionError) {
        let path = IndexPath(section: UInt32(section.index), item: UInt32(item))
        var element = AccessibilityElement(.cell(path), reader.role, place: place)
        let isPlaced = try scene.stage.collectItem(
            at: path, placed, visible: scene.visibleInterval, into: &reader.found,
            &reader.transforms)
        if isPlaced {
            scene.describe(&element, reader.found[0], reader.transforms)
        } else {
            element.states.insert(.isHidden)
        }
        let countsAll = accessibility.countsAllSections
        element.positionInSet = Int64((countsAll ? section.firstItem : 0) + item + 1)
        element.setSize = Int64(countsAll ? scene.stage.dataSource.itemCount : section.itemCount)
        (element.rowCount, element.columnCount) = (reader.table.rowCount, reader.table.columnCount)
        if let placed {
            let index = scene.stage.tableIndex(ofItem: item, of: placed)
            (element.rowIndex, element.columnIndex) = (index.row, index.column)
        }
        focus.describeState(of: &element, item: section.firstItem + item, in: scene)
        reader.elements.append(element)
        focus.appendViews(
            from: isPlaced ? 1 : 0, .supplementary, at: place, level: 0, &reader, in: scene)
    }
}
