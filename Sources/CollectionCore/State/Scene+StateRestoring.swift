// Restoring the state of a view: rule J6 of docs/semantics.md.
extension Scene {
    func checkRestoring(_ state: ViewState) throws(CollectionError) {
        if openBatch != nil { throw .wrongState(.batchIsOpen) }
        if isLed { throw .wrongState(.interactiveTransitionRuns) }
        if isMovingItem { throw .wrongState(.itemIsBeingMoved) }
        try state.validate(registry)
    }

    /// Returns the outlines with exactly the items of the state expanded.
    func expand(
        _ state: ViewState, _ outlines: [SectionOutline], _ gone: inout ViewState
    ) -> [SectionOutline] {
        var expanded = outlines
        var isFound = Array(repeating: false, count: state.expandedItems.count)
        for index in expanded.indices {
            expanded[index].snapshot.setExpandedItems(state.expandedItems, isFound: &isFound)
        }
        for (index, item) in state.expandedItems.enumerated() where !isFound[index] {
            gone.expandedItems.append(item)
        }
        return expanded
    }

    /// Returns the items, or only as many of them as the view may select.
    func selectable(
        _ ranges: [Range<Int>], _ places: StatePlaces, _ gone: inout ViewState
    ) -> [Range<Int>] {
        let configuration = selectionConfiguration
        let mode = configuration.mode(isEditing: selection?.isEditing ?? false)
        guard mode != .multiple, let first = ranges.first else { return ranges }
        if mode == .none {
            places.add(ranges, to: &gone)
            return []
        }
        let rest = [first.lowerBound + 1..<first.upperBound] + ranges.dropFirst()
        places.add(rest.filter { !$0.isEmpty }, to: &gone)
        return [first.lowerBound..<first.lowerBound + 1]
    }

    func checkRoom(
        _ selected: [Range<Int>], itemCount: Int, _ limits: Limits?
    ) throws(CollectionError) {
        if selected.isEmpty { return }
        var items = ItemValues(count: itemCount)
        items.set(selected.map { ItemValues.Run(range: $0, value: 1) })
        try checkRoom(items.heldBytes - (selection?.selected.items.heldBytes ?? 0), limits)
    }

    mutating func restoreSelection(_ selected: [Range<Int>]) {
        if selection == nil && selected.isEmpty { return }
        let state = selectionState()
        state.dropProvisional()
        var place = 0
        var gaps: [Range<Int>] = []
        for range in selected {
            if place < range.lowerBound { gaps.append(place..<range.lowerBound) }
            place = range.upperBound
        }
        if place < itemCount { gaps.append(place..<itemCount) }
        state.selected.set(gaps, false)
        state.selected.set(selected, true)
        state.selected.setAnchor(nil)
        settleSelection(.program, .program)
    }

    /// Restores the offsets of orthogonal sections. Layout may later find that a section does not
    /// scroll.
    mutating func restoreOffsets(
        _ state: ViewState, _ places: StatePlaces, _ gone: inout ViewState
    ) {
        input.endSections()
        for entry in stage.geometry.offsets.entries {
            noteScroll(ofSection: entry.section, by: -entry.offset)
        }
        var sections: [UInt64] = []
        var offsets: [Double] = []
        for offset in state.sectionOffsets {
            guard stage.laysOutSections, let section = places.section(offset) else {
                gone.sectionOffsets.append(offset)
                continue
            }
            sections.append(UInt64(section))
            offsets.append(max(0, offset.contentOffset))
        }
        var restored: [OrthogonalOffsets.Entry] = []
        let entries = SortedIdentifiers(sections).entries
        for (place, entry) in entries.enumerated() {
            // Of several offsets of one section the last one counts.
            let isLast =
                place + 1 == entries.count || entries[place + 1].identifier != entry.identifier
            if !isLast { continue }
            let (section, offset) = (UInt32(entry.identifier), offsets[Int(entry.number)])
            noteScroll(ofSection: section, by: offset)
            if offset == 0 { continue }
            restored.append(OrthogonalOffsets.Entry(section: section, offset: offset))
        }
        stage.geometry.offsets.restore(restored)
    }

    mutating func restorePlace(
        _ state: ViewState, _ places: StatePlaces, _ gone: inout ViewState
    ) {
        let element = state.anchor.flatMap { places.element($0) }
        if element == nil, let anchor = state.anchor {
            (gone.anchor, gone.distance) = (anchor, state.distance)
        }
        anchor.restored = RestoredPlace(
            contentOffset: state.contentOffset, edge: state.edge, item: element?.indexPath,
            distance: state.distance)
        input.scroller.stop(.program)
    }
}
