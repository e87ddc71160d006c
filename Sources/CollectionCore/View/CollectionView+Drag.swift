// Dragging items: rule O2 of docs/semantics.md.
extension CollectionView {
    /// Sets how a person may drag items, and what may be dropped. A drag in progress continues with
    /// the new settings.
    public mutating func setDragConfiguration(_ configuration: DragConfiguration) {
        interactions.drop.configuration = configuration
        interactions.drop.session?.isStale = true
    }

    /// Begins a drag of an item. If the item is selected, all selected items that may be dragged
    /// are dragged with it.
    ///
    /// - Parameter position: The position of the pointer, in points from the top left corner of the
    ///   bounds.
    /// - Parameter time_ns: The time, not before the last time that the view received.
    /// - Returns: False if the item may not be dragged, items are dragged or moved already, or no
    ///   display frame has displayed the data.
    /// - Throws: `invalidSection`, `invalidItem`; `invalidNumber`, `invalidArgument`.
    /// - Complexity: O(log n) for each run of selected items, and runs of traits among them
    public mutating func beginDrag(
        ofItemAt path: IndexPath, from position: Point, at time_ns: UInt64
    ) throws(CollectionError) -> Bool {
        _ = try scene.stage.dataSource.itemIndex(of: path)
        try scene.checkCall(at: position, time_ns)
        interactions.advanceCall(to: time_ns, in: &scene)
        let isBegun = interactions.beginDrag(
            ofItemAt: path, from: position, pointer: nil, .program, in: &scene)
        scene.queueInput()
        return isBegun
    }

    /// Adds an item to the items that are dragged.
    ///
    /// - Returns: False if the item may not be dragged, or is dragged already.
    /// - Throws: `wrongState` if nothing is dragged; `invalidSection`, `invalidItem`.
    /// - Complexity: O(log n)
    public mutating func addToDrag(itemAt path: IndexPath) throws(CollectionError) -> Bool {
        guard let drag = scene.drag else { throw .wrongState(.noDrag) }
        let number = try scene.stage.dataSource.itemIndex(of: path)
        let traits = scene.traits(ofItem: number, inSection: Int(path.section))
        if drag.contains(number) || traits.drag != .yes && traits.drag != .ask { return false }
        scene.drag?.add(number)
        interactions.drop.session?.isStale = true
        scene.screen.states.noteChange()
        if let drag = scene.drag { scene.tell(.dragItemsAdded, drag, of: path, .program) }
        return true
    }

    /// Ends a drag, because the items were dropped outside the view or the drag was cancelled.
    ///
    /// - Parameter operation: The operation that was performed with the items.
    /// - Throws: `wrongState` if nothing is dragged.
    public mutating func endDrag(_ operation: DropOperation) throws(CollectionError) {
        if scene.drag == nil { throw .wrongState(.noDrag) }
        interactions.drop.finishDrag(operation, .program, in: &scene)
    }

    /// The runs of the dragged items, in the order of index paths; empty: nothing is dragged.
    ///
    /// - Complexity: O(log n + runs)
    public var draggedRuns: [ItemRun] { scene.draggedRuns }
}
