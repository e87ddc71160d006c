extension Scene {
    var draggedRuns: [ItemRun] { drag?.runs.map { stage.dataSource.run($0) } ?? [] }

    /// The drag of an item, with all selected items if the item is selected; nil if the item may
    /// not be dragged, or items are already moved or dragged.
    ///
    /// - Parameter pointer: The pointer that drags; nil: no pointer does.
    func dragToBegin(
        ofItemAt path: IndexPath, pointer: UInt32?, _ origin: EventOrigin
    ) -> DragSession? {
        guard allows(.drag), let item = selectableItem(.cell(path)),
            item.traits.drag == .yes || origin == .program && item.traits.drag == .ask
        else { return nil }
        return DragSession(itemsToDrag(with: item.number), of: itemCount, pointer: pointer)
    }

    mutating func begin(
        _ drag: DragSession, ofItemAt path: IndexPath, from position: Point, _ origin: EventOrigin
    ) {
        self.drag = drag
        screen.states.noteChange()
        tell(.dragSessionWillBegin, drag, of: path, origin, at: position)
    }

    /// The items that are dragged with an item: all selected items that may be dragged if the item
    /// is selected; otherwise the item alone.
    func itemsToDrag(with number: Int) -> [Range<Int>] {
        let alone = [number..<number + 1]
        guard let selected = selection?.selected, selected[number] else { return alone }
        var ranges: [Range<Int>] = []
        let values = traits?.values ?? TraitValues()
        for run in selected.items.markedRuns(of: 0..<itemCount, limit: .max) {
            ranges += values.runs(of: run, .drag, stage.dataSource)
        }
        return (ranges + alone).merged
    }

    @inline(never)
    mutating func tell(
        _ kind: EventKind, _ drag: DragSession, of path: IndexPath?, _ origin: EventOrigin,
        _ operation: DropOperation = .cancel, at position: Point = .zero
    ) {
        if !events.wants(.dragging) { return }
        var event = newEvent(kind, origin)
        if let path {
            event.note(followed(.cell(path)))
            event.value = UInt64(drag.count)
        } else {
            event.value = UInt64(operation.rawValue)
            event.otherValue = UInt64(drag.goneCount)
        }
        if kind == .dragSessionWillBegin {
            (event.point, event.otherPoint) = (position, contentPoint(position))
        }
        let runs = drag.runs(limit: EventQueue.runsMax)
        events.append(event, runs: runs.map { stage.dataSource.run($0) })
    }
}
