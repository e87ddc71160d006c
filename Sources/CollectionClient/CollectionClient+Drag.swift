public import CollectionCore
import CollectionWire

/// Requests for items that a person drags and drops; see the functions of `CollectionView`.
extension CollectionClient {
    public mutating func setDragConfiguration(
        _ configuration: DragConfiguration, view: UInt32
    ) throws(ClientError) {
        _ = try call(SetDragConfiguration(configuration), view: view)
    }

    /// - Returns: Whether the drag has begun.
    public mutating func beginDrag(
        ofItemAt path: IndexPath, from position: Point, at time_ns: UInt64, view: UInt32
    ) throws(ClientError) -> Bool {
        try call(BeginDrag(ofItemAt: path, from: position, at: time_ns), view: view)
    }

    /// - Returns: Whether the item is dragged as well.
    public mutating func addToDrag(
        itemAt path: IndexPath, view: UInt32
    ) throws(ClientError) -> Bool {
        try call(AddToDrag(itemAt: path), view: view)
    }

    public mutating func endDrag(
        _ operation: DropOperation, view: UInt32
    ) throws(ClientError) {
        _ = try call(EndDrag(operation), view: view)
    }

    public mutating func draggedRuns(view: UInt32) throws(ClientError) -> [ItemRun] {
        try call(GetDraggedRuns(), view: view).runs
    }

    /// - Parameter itemCount: Nil: the items that the view drags come.
    public mutating func enterDrop(
        itemCount: Int?, at position: Point, time_ns: UInt64, view: UInt32
    ) throws(ClientError) {
        let operation = EnterDrop(
            isLocal: itemCount == nil, itemCount ?? 0, at: position, time_ns: time_ns)
        _ = try call(operation, view: view)
    }

    public mutating func updateDrop(
        to position: Point, at time_ns: UInt64, view: UInt32
    ) throws(ClientError) {
        _ = try call(UpdateDrop(to: position, at: time_ns), view: view)
    }

    public mutating func exitDrop(view: UInt32) throws(ClientError) {
        _ = try call(ExitDrop(), view: view)
    }

    /// Says what is proposed in place of the view; see `CollectionView.setDropProposal`.
    ///
    /// - Returns: Whether that was done.
    public mutating func setDropProposal(
        _ proposal: DropProposal, answering sequence: UInt64, view: UInt32
    ) throws(ClientError) -> Bool {
        try call(SetDropProposal(proposal, answering: sequence), view: view)
    }

    /// - Returns: Whether the items are taken.
    public mutating func performDrop(
        at time_ns: UInt64, view: UInt32
    ) throws(ClientError) -> Bool {
        try call(PerformDrop(at: time_ns), view: view)
    }

    /// What is dragged over the view; nil: nothing is.
    public mutating func dropState(view: UInt32) throws(ClientError) -> DropState? {
        try call(GetDropState(), view: view)
    }
}
