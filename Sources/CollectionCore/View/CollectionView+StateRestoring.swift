// Restoring what a person has made of a view: rule J6 of docs/semantics.md.
extension CollectionView {
    /// Restores a state: expanded items, sections that scroll across, the selection, focus and the
    /// place of the content, which the next display frame shows. What the state does not name is
    /// as in a new view. Events tell of that as of what a program does.
    ///
    /// - Parameters:
    ///   - outlines: The outlines that the view is to show. Items of the state are expanded in
    ///     them, all others are collapsed, and they are applied to their sections as one update.
    ///   - limits: As of `performBatchUpdates`.
    /// - Returns: The part of the state that is gone, or that the view has no place for; an empty
    ///   state where all was restored.
    /// - Throws: `wrongState`, while a batch is open, while an item is being moved and in an
    ///   interactive transition; what is wrong with a number; `unknownElementKind`;
    ///   `limitExceeded`; with outlines, what `applySectionSnapshot` throws. Then nothing has
    ///   changed.
    /// - Complexity: O(k log n) for k runs and identifiers, and that of the update
    public mutating func restoreState(
        _ state: ViewState, outlines: inout [SectionOutline], within limits: Limits? = nil
    ) throws(CollectionError) -> ViewState {
        try checkRestoring(state)
        var gone = ViewState()
        let expanded = expand(state, outlines, &gone)
        var places = StatePlaces(data: stage.dataSource, snapshot: snapshot)
        if !outlines.isEmpty {
            var next = snapshot ?? Snapshot(limits: limits ?? self.limits)
            for outline in expanded {
                try next.replaceItems(inSection: outline.section, with: outline.snapshot)
            }
            places = StatePlaces(data: next.dataSource, snapshot: next)
        }
        let selected = selectable(places.selected(state, gone: &gone), places, &gone)
        try checkRoom(selected, itemCount: places.data.itemCount, limits)
        if let next = places.snapshot, !outlines.isEmpty {
            try applySnapshot(next, within: limits)
            outlines = expanded
        }
        restoreOffsets(state, places, &gone)
        restoreSelection(selected)
        restoreFocus(state, places, &gone)
        restorePlace(state, places, &gone)
        if input.isUsed { settleInput() }
        return gone
    }

    /// Restores the state of a view that shows no outlines.
    ///
    /// - Returns, throws: As above; the expanded items are gone.
    public mutating func restoreState(
        _ state: ViewState, within limits: Limits? = nil
    ) throws(CollectionError) -> ViewState {
        var outlines: [SectionOutline] = []
        return try restoreState(state, outlines: &outlines, within: limits)
    }

    private func checkRestoring(_ state: ViewState) throws(CollectionError) {
        if openBatch != nil { throw .wrongState(.batchIsOpen) }
        if isLed { throw .wrongState(.interactiveTransitionRuns) }
        if isMovingItem { throw .wrongState(.itemIsBeingMoved) }
        try state.validate(registry)
    }

    /// Returns the outlines with the items of the state expanded, and no others.
    private func expand(
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

    /// Returns as many of the items as the view may select.
    private func selectable(
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

    private func checkRoom(
        _ selected: [Range<Int>], itemCount: Int, _ limits: Limits?
    ) throws(CollectionError) {
        if selected.isEmpty { return }
        var items = ItemValues(count: itemCount)
        items.set(selected.map { ItemValues.Run(range: $0, value: 1) })
        try checkRoom(items.heldBytes - (selection?.selected.items.heldBytes ?? 0), limits)
    }

    private mutating func restoreSelection(_ selected: [Range<Int>]) {
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

    private mutating func restoreFocus(
        _ state: ViewState, _ places: StatePlaces, _ gone: inout ViewState
    ) {
        let element = focus.isUsed ? state.focused.flatMap { places.element($0) } : nil
        if element == nil { gone.focused = state.focused }
        if !focus.isUsed {
            gone.hasFocus = state.hasFocus
        } else if state.hasFocus {
            changeFocus(to: element, .none, .program)
        } else {
            if focus.isInView { leaveFocus(.program) }
            focus.remember(element.map { focusedElement($0) })
        }
    }

    /// Scrolls sections across; a section may turn out not to scroll when it is laid out.
    private mutating func restoreOffsets(
        _ state: ViewState, _ places: StatePlaces, _ gone: inout ViewState
    ) {
        input.endSections()
        for entry in stage.geometry.offsets.entries { scroll(entry.section, to: 0) }
        for offset in state.sectionOffsets {
            guard stage.laysOutSections, let section = places.section(offset) else {
                gone.sectionOffsets.append(offset)
                continue
            }
            let contentOffset = max(0, offset.contentOffset)
            scroll(section, to: contentOffset)
            stage.geometry.offsets.restore(contentOffset, ofSection: section)
        }
    }

    private mutating func restorePlace(
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
