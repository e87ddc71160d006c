// Items that a person drags: rule O2 of docs/semantics.md.
extension CollectionView {
    /// Sets how a person may drag items, and what may be dropped. What is being dragged goes on
    /// by the new settings.
    public mutating func setDragConfiguration(_ configuration: DragConfiguration) {
        dragConfiguration = configuration
        drop?.isStale = true
    }

    /// Begins to drag an item, and with it all selected items that may be dragged, if it is one of
    /// them.
    ///
    /// - Parameter position: The place of the pointer, in points from the top left corner of the
    ///   bounds.
    /// - Parameter time_ns: Not before the last time that the view was told.
    /// - Returns: False, where the item may not be dragged, items are dragged or moved already, or
    ///   no display frame has shown the data.
    /// - Throws: `invalidSection`, `invalidItem`; `invalidNumber`, `invalidArgument`.
    /// - Complexity: O(log n) for each run of selected items, and runs of traits among them
    public mutating func beginDrag(
        ofItemAt path: IndexPath, from position: Point, at time_ns: UInt64
    ) throws(CollectionError) -> Bool {
        _ = try stage.dataSource.itemIndex(of: path)
        try advanceDrag(position, to: time_ns)
        let isBegun = beginDrag(ofItemAt: path, from: position, pointer: nil, .program)
        settleInput()
        return isBegun
    }

    /// Adds an item to those that are dragged.
    ///
    /// - Returns: False, where it may not be dragged, or is already.
    /// - Throws: `wrongState` where nothing is dragged; `invalidSection`, `invalidItem`.
    /// - Complexity: O(log n)
    public mutating func addToDrag(itemAt path: IndexPath) throws(CollectionError) -> Bool {
        guard let drag else { throw .wrongState(.noDrag) }
        let number = try stage.dataSource.itemIndex(of: path)
        let traits = traits(ofItem: number, inSection: Int(path.section))
        if drag.contains(number) || traits.drag != .yes && traits.drag != .ask { return false }
        self.drag?.add(number)
        drop?.isStale = true
        screen.states.noteChange()
        if let drag = self.drag { tell(.dragItemsAdded, drag, of: path, .program) }
        return true
    }

    /// Ends a drag, as items were dropped elsewhere, or nowhere.
    ///
    /// - Parameter operation: What was done with them.
    /// - Throws: `wrongState` where nothing is dragged.
    public mutating func endDrag(_ operation: DropOperation) throws(CollectionError) {
        if drag == nil { throw .wrongState(.noDrag) }
        finishDrag(operation, .program)
    }

    /// The runs of the items that are dragged, in the order of index paths; none: nothing is.
    ///
    /// - Complexity: O(log n + runs)
    public var draggedRuns: [ItemRun] {
        drag?.runs.map { stage.dataSource.run($0) } ?? []
    }
}

extension CollectionView {
    /// Does what is due by a time.
    mutating func advanceDrag(_ position: Point, to time_ns: UInt64) throws(CollectionError) {
        try position.validate("position")
        if time_ns < lastTime_ns { throw .invalidArgument("time_ns", .goesBack) }
        input.isUsed = true
        advanceInput(to: time_ns)
        carryOutNews()
    }

    /// - Parameter pointer: The pointer that drags; nil: the host does.
    mutating func beginDrag(
        ofItemAt path: IndexPath, from position: Point, pointer: UInt32?, _ origin: EventOrigin
    ) -> Bool {
        guard drag == nil, !isMovingItem, screen.isShown, let item = selectableItem(.cell(path)),
            item.traits.drag == .yes || origin == .program && item.traits.drag == .ask
        else { return false }
        let drag = DragSession(itemsToDrag(with: item.number), of: itemCount, pointer: pointer)
        closeMenu(pointer == nil ? .program : .user)
        closeSwipe(pointer == nil ? .program : .user, at: nil)
        self.drag = drag
        screen.states.noteChange()
        tell(.dragSessionWillBegin, drag, of: path, origin, at: position)
        return true
    }

    /// The items that are dragged along with one: all that are selected, if it is.
    private func itemsToDrag(with number: Int) -> [Range<Int>] {
        let alone = [number..<number + 1]
        guard let selected = selection?.selected, selected[number] else { return alone }
        var ranges: [Range<Int>] = []
        let values = traits?.values ?? TraitValues()
        let runs = selected.items.markedRuns(of: 0..<itemCount, limit: DragSession.runsMax)
        for run in runs {
            values.forEachRun(of: run, stage.dataSource) { run, traits in
                if traits.drag == .yes {
                    ranges.append(run)
                } else if run.contains(number) {
                    ranges.append(alone[0])
                }
            }
        }
        return ranges.count > DragSession.runsMax ? alone : ranges.merged
    }

    /// Ends a drag, and what is dragged of it over the view.
    mutating func finishDrag(_ operation: DropOperation, _ origin: EventOrigin) {
        if drop?.isLocal == true { leaveDrop(.dropSessionDidExit, origin) }
        guard let drag else { return }
        self.drag = nil
        screen.states.noteChange()
        tell(.dragSessionDidEnd, drag, of: nil, origin, operation)
    }

    private mutating func tell(
        _ kind: EventKind, _ drag: DragSession, of path: IndexPath?, _ origin: EventOrigin,
        _ operation: DropOperation = .cancel, at position: Point = .zero
    ) {
        if !events.wants(.dragging) { return }
        var event = Event(kind, at: lastTime_ns)
        (event.origin, event.cause) = (origin, input.cause)
        if let path {
            event.note(focusedElement(.cell(path)))
            event.value = UInt64(drag.count)
        } else {
            event.value = UInt64(operation.rawValue)
            event.otherValue = UInt64(drag.goneCount)
        }
        if kind == .dragSessionWillBegin {
            (event.point, event.otherPoint) = (position, contentPoint(position))
        }
        events.append(event, runs: drag.runs.map { stage.dataSource.run($0) })
    }
}
