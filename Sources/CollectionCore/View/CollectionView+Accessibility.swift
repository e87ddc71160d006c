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
            try readViewsOfLayout(.before, at: place, &reader)
            place = 1
        }
        while place < min(places.upperBound, last) {
            let section = scene.stage.dataSource.sections.section(ofPlace: place)
            let end = min(places.upperBound, section.endPlace)
            try read(place..<end, of: section, &reader)
            place = end
        }
        if place == last && place < places.upperBound {
            try readViewsOfLayout(.behind, at: place, &reader)
        }
    }

    private func readViewsOfLayout(
        _ side: ReadingSide, at place: Int, _ reader: inout AccessibilityReader
    ) throws(CollectionError) {
        if scene.stage.free != nil { return }
        reader.found.removeAll(keepingCapacity: true)
        scene.stage.geometry.collectViewsOfLayout(
            side, visible: scene.visibleInterval, into: &reader.found)
        appendViews(from: 0, side == .before ? .header : .footer, at: place, level: 1, &reader)
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
            case .group: append(section, placed, at: place, &reader)
            case .header:
                try readViews(.before, of: section, placed, at: place, &reader)
            case .item(let item):
                try read(item, of: section, placed, at: place, &reader)
            case .footer:
                try readViews(.behind, of: section, placed, at: place, &reader)
            }
        }
    }

    /// Reads the views on a side of the items of a section.
    @inline(never)
    private func readViews(
        _ side: ReadingSide, of section: SectionOfItems, _ placed: PlacedSection?, at place: Int,
        _ reader: inout AccessibilityReader
    ) throws(CollectionError) {
        try scene.stage.collectViews(
            side, ofSection: section.index, visible: scene.visibleInterval, into: &reader.found,
            &reader.transforms)
        if reader.found.isEmpty { return }
        if side == .before {
            let level = scene.stage.headerLevel(ofSection: placed)
            appendViews(from: 0, .header, at: place, level: level, &reader)
        } else {
            appendViews(from: 0, .footer, at: place, level: 0, &reader)
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
        describeState(of: &element, item: section.firstItem + item)
        reader.elements.append(element)
        appendViews(from: isPlaced ? 1 : 0, .supplementary, at: place, level: 0, &reader)
    }

    /// Appends a section.
    @inline(never)
    private func append(
        _ section: SectionOfItems, _ placed: PlacedSection?, at place: Int,
        _ reader: inout AccessibilityReader
    ) {
        let path = IndexPath(section: UInt32(section.index))
        var element = AccessibilityElement(.cell(path), .group, place: place)
        if placed != nil {
            element.frame = scene.stage.frame(ofSection: section.index).shown(in: scene.viewport)
        }
        element.positionInSet = Int64(section.index + 1)
        element.setSize = Int64(scene.stage.dataSource.sectionCount)
        (element.rowCount, element.columnCount) = (reader.table.rowCount, reader.table.columnCount)
        describeState(of: &element)
        reader.elements.append(element)
    }

    /// Appends the supplementary views that were found.
    ///
    /// - Parameter first: The first of them.
    private func appendViews(
        from first: Int, _ role: AccessibilityRole, at place: Int, level: UInt32,
        _ reader: inout AccessibilityReader
    ) {
        for index in first..<max(first, reader.found.count) {
            var element = AccessibilityElement(
                reader.found[index].element, role, place: place)
            element.level = level
            scene.describe(&element, reader.found[index], reader.transforms)
            describeState(of: &element)
            reader.elements.append(element)
        }
    }
}
