// Elements in reading order: rules Y1 and Y2 of docs/semantics.md.
extension Scene {
    /// Sets the counts of the whole content and the role of the view.
    ///
    /// - Parameter placeCount: The number of places in the reading order.
    func describeContent(
        _ placeCount: Int, _ role: AccessibilityRole, _ answer: inout AccessibilityElements
    ) {
        answer.placeCount = UInt64(placeCount)
        answer.sectionCount = UInt64(stage.dataSource.sectionCount)
        answer.itemCount = UInt64(stage.dataSource.itemCount)
        answer.role = role
        if role == .automatic {
            if case .grid = stage.layout { answer.role = .grid } else { answer.role = .list }
        }
        if stage.free == nil && stage.dataSource.sectionCount == 1 {
            let table = stage.table(ofSection: stage.geometry.section(0))
            (answer.rowCount, answer.columnCount) = (table.rowCount, table.columnCount)
        }
    }

    /// Adds the elements at places of the reading order.
    ///
    /// - Precondition: The places exist, and the content is laid out.
    func read(
        _ places: Range<Int>, _ reader: inout AccessibilityReader
    ) throws(CollectionError) {
        reader.elements.reserveCapacity(places.count)
        let last = stage.dataSource.sections.placeCount - 1
        var place = places.lowerBound
        if place == 0 && !places.isEmpty {
            try readViewsOfLayout(.before, at: place, &reader)
            place = 1
        }
        while place < min(places.upperBound, last) {
            let section = stage.dataSource.sections.section(ofPlace: place)
            let end = min(places.upperBound, section.endPlace)
            try read(place..<end, of: section, &reader)
            place = end
        }
        if place == last && place < places.upperBound {
            try readViewsOfLayout(.behind, at: place, &reader)
        }
    }

    /// Adds the elements at places of one section.
    func read(
        _ places: Range<Int>, of section: SectionOfItems, _ reader: inout AccessibilityReader
    ) throws(CollectionError) {
        let placed = stage.free == nil ? stage.geometry.section(section.index) : nil
        reader.table = placed.map { stage.table(ofSection: $0) } ?? SectionTable()
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

    @inline(never)
    func read(
        _ item: Int, of section: SectionOfItems, _ placed: PlacedSection?, at place: Int,
        _ reader: inout AccessibilityReader
    ) throws(CollectionError) {
        let path = IndexPath(section: UInt32(section.index), item: UInt32(item))
        var element = AccessibilityElement(.cell(path), reader.role, place: place)
        let isPlaced = try stage.collectItem(
            at: path, placed, visible: visibleInterval, into: &reader.found,
            &reader.transforms)
        if isPlaced {
            describe(&element, reader.found[0], reader.transforms)
        } else {
            element.states.insert(.isHidden)
        }
        let countsAll = reader.countsAllSections
        element.positionInSet = Int64((countsAll ? section.firstItem : 0) + item + 1)
        element.setSize = Int64(countsAll ? stage.dataSource.itemCount : section.itemCount)
        (element.rowCount, element.columnCount) = (reader.table.rowCount, reader.table.columnCount)
        if let placed {
            let index = stage.tableIndex(ofItem: item, of: placed)
            (element.rowIndex, element.columnIndex) = (index.row, index.column)
        }
        describeState(of: &element, focused: reader.focused, item: section.firstItem + item)
        reader.elements.append(element)
        appendViews(
            from: isPlaced ? 1 : 0, .supplementary, at: place, level: 0, &reader)
    }

    func readViewsOfLayout(
        _ side: ReadingSide, at place: Int, _ reader: inout AccessibilityReader
    ) throws(CollectionError) {
        if stage.free != nil { return }
        reader.found.removeAll(keepingCapacity: true)
        stage.geometry.collectViewsOfLayout(
            side, visible: visibleInterval, into: &reader.found)
        appendViews(
            from: 0, side == .before ? .header : .footer, at: place, level: 1, &reader)
    }

    /// Adds the supplementary views of a section before its items, or behind its items.
    @inline(never)
    func readViews(
        _ side: ReadingSide, of section: SectionOfItems, _ placed: PlacedSection?, at place: Int,
        _ reader: inout AccessibilityReader
    ) throws(CollectionError) {
        try stage.collectViews(
            side, ofSection: section.index, visible: visibleInterval, into: &reader.found,
            &reader.transforms)
        if reader.found.isEmpty { return }
        if side == .before {
            let level = stage.headerLevel(ofSection: placed)
            appendViews(from: 0, .header, at: place, level: level, &reader)
        } else {
            appendViews(from: 0, .footer, at: place, level: 0, &reader)
        }
    }

    /// Adds the element of a section itself.
    @inline(never)
    func append(
        _ section: SectionOfItems, _ placed: PlacedSection?, at place: Int,
        _ reader: inout AccessibilityReader
    ) {
        let path = IndexPath(section: UInt32(section.index))
        var element = AccessibilityElement(.cell(path), .group, place: place)
        if placed != nil {
            element.frame = stage.frame(ofSection: section.index).shown(in: viewport)
        }
        element.positionInSet = Int64(section.index + 1)
        element.setSize = Int64(stage.dataSource.sectionCount)
        (element.rowCount, element.columnCount) = (reader.table.rowCount, reader.table.columnCount)
        describeState(of: &element, focused: reader.focused)
        reader.elements.append(element)
    }

    /// Adds elements for the supplementary views in `reader.found`.
    ///
    /// - Parameter first: The index of the first of these views in `reader.found`.
    func appendViews(
        from first: Int, _ role: AccessibilityRole, at place: Int, level: UInt32,
        _ reader: inout AccessibilityReader
    ) {
        for index in first..<max(first, reader.found.count) {
            var element = AccessibilityElement(
                reader.found[index].element, role, place: place)
            element.level = level
            describe(&element, reader.found[index], reader.transforms)
            describeState(of: &element, focused: reader.focused)
            reader.elements.append(element)
        }
    }
}
