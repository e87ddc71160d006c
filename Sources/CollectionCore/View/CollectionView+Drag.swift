// Dragging items: rule O2 of docs/semantics.md.
extension CollectionView {
    /// Sets how a person may drag items, and what may be dropped. A drag in progress continues with
    /// the new settings.
    public mutating func setDragConfiguration(_ configuration: DragConfiguration) {
        drop.configuration = configuration
        drop.session?.isStale = true
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
        advanceCall(to: time_ns)
        let isBegun = beginDrag(ofItemAt: path, from: position, pointer: nil, .program)
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
        drop.session?.isStale = true
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
        drop.finishDrag(operation, .program, in: &scene)
    }

    /// The runs of the dragged items, in the order of index paths; empty: nothing is dragged.
    ///
    /// - Complexity: O(log n + runs)
    public var draggedRuns: [ItemRun] { scene.draggedRuns }
}

extension CollectionView {
    /// - Parameter pointer: The pointer that drags the item; nil: the host begins the drag.
    @inline(never)
    mutating func beginDrag(
        ofItemAt path: IndexPath, from position: Point, pointer: UInt32?, _ origin: EventOrigin
    ) -> Bool {
        guard let drag = scene.dragToBegin(ofItemAt: path, pointer: pointer, origin) else {
            return false
        }
        yieldItems(pointer == nil ? .program : .user)
        scene.begin(drag, ofItemAt: path, from: position, origin)
        return true
    }
}

// Dragging items by pointers: rules O2 and O3 of docs/semantics.md.
extension CollectionView {
    /// Begins a drag when a pointer whose long press has requested a menu moves on: rule U4.
    mutating func dragFromMenu(by sample: PointerSample) {
        if menu.pointer != sample.pointer { return }
        guard sample.phase == .move, let press = scene.input.press.press, press.isLongPress,
            press.pointer == sample.pointer
        else {
            menu.pointer = nil
            return
        }
        if !press.isBeyondLongPress || scene.drag != nil || scene.isMovingItem
            || !drop.dragsByLongPress(press.element, in: scene)
        {
            return
        }
        menu.pointer = nil
        menu.closeMenu(.user, in: &scene)
        if beginDrag(by: press) { moveDrag(by: sample) }
    }

    /// Moves a drag by its pointer, or begins a drag by a mouse.
    mutating func dragItems(by sample: PointerSample) {
        if let drag = scene.drag {
            if drag.pointer == sample.pointer { moveDrag(by: sample) }
            return
        }
        guard sample.phase == .move, let press = scene.input.press.press,
            press.pointer == sample.pointer, press.isFar, !press.device.isDirect,
            drop.dragsByLongPress(press.element, in: scene)
        else { return }
        if beginDrag(by: press) { moveDrag(by: sample) }
    }

    mutating func beginDrag(by press: Press) -> Bool {
        guard let element = press.element,
            beginDrag(
                ofItemAt: element.element.indexPath, from: press.start, pointer: press.pointer,
                .user)
        else { return false }
        drop.enterDrop(nil, at: press.position, .user, in: &scene)
        return true
    }

    private mutating func moveDrag(by sample: PointerSample) {
        let isInside = scene.isInBounds(sample.position)
        switch sample.phase {
        case nil: return
        // A pointer that goes down twice was taken away in between.
        case .down, .cancel: drop.finishDrag(.cancel, .user, in: &scene)
        case .move, .up:
            if drop.session?.isLocal == true {
                drop.moveDrop(to: sample.position, .user, in: &scene)
                if !isInside { drop.leaveDrop(.dropSessionDidExit, .user, in: &scene) }
            } else if isInside && drop.session == nil {
                drop.enterDrop(nil, at: sample.position, .user, in: &scene)
            }
            if sample.phase == .move { return }
            // If the update fails, the items stay where they are.
            if drop.session?.isLocal == true { _ = try? letDrop(.user) }
            if scene.drag != nil { drop.finishDrag(.cancel, .user, in: &scene) }
        }
    }
}
