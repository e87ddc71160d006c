public import CollectionCore
import CollectionWire

/// The selected items of a view.
extension CollectionClient {
    public mutating func setSelectionConfiguration(
        _ configuration: SelectionConfiguration, view: UInt32
    ) throws(ClientError) {
        _ = try call(SetSelectionConfiguration(configuration), view: view)
    }

    /// Changes the selection.
    ///
    /// - Throws: `refused`; then nothing has changed.
    public mutating func changeSelection(
        _ action: SelectionAction, _ runs: [ItemRun] = [], options: SelectionOptions = [],
        view: UInt32
    ) throws(ClientError) {
        _ = try call(ChangeSelection(action, runs, options: options), view: view)
    }

    /// Begins a batch of changes of the selection, as `CollectionView.beginSelectionUpdates` does.
    public mutating func beginSelectionUpdates(view: UInt32) throws(ClientError) {
        _ = try call(BeginSelectionUpdates(), view: view)
    }

    public mutating func endSelectionUpdates(view: UInt32) throws(ClientError) {
        _ = try call(EndSelectionUpdates(), view: view)
    }

    public mutating func setEditing(_ isEditing: Bool, view: UInt32) throws(ClientError) {
        _ = try call(SetEditing(isEditing), view: view)
    }

    /// Returns what is selected, in few words.
    public mutating func selection(view: UInt32) throws(ClientError) -> Selection {
        try call(GetSelection(), view: view)
    }

    /// Returns runs of selected items from an item on.
    public mutating func selectedRuns(
        from indexPath: IndexPath? = nil, limit: Int = 4096, view: UInt32
    ) throws(ClientError) -> [ItemRun] {
        try call(GetSelectedRuns(from: indexPath, limit: limit), view: view).runs
    }

    public mutating func isItemSelected(
        at indexPath: IndexPath, view: UInt32
    ) throws(ClientError) -> Bool {
        try call(IsItemSelected(at: indexPath), view: view)
    }
}
