public import CollectionCore
import CollectionWire

/// The state of a view, and layouts that set-ups have by name.
extension CollectionClient {
    /// - Parameter outlines: Section snapshots whose expanded items are wanted, by number, and the
    ///   sections that show them.
    public mutating func viewState(
        outlines: [(snapshot: UInt32, section: UInt64)] = [], view: UInt32
    ) throws(ClientError) -> ViewState {
        let shown = outlines.map { ShownOutline($0.snapshot, section: $0.section) }
        return try call(GetViewState(outlines: shown), view: view)
    }

    /// Restores a state; see `CollectionView.restoreState`.
    ///
    /// - Parameter outlines: Section snapshots in which items are expanded and collapsed.
    /// - Returns: The part of the state that is gone.
    public mutating func restoreState(
        _ state: ViewState, outlines: [(snapshot: UInt32, section: UInt64)] = [], view: UInt32
    ) throws(ClientError) -> ViewState {
        let shown = outlines.map { ShownOutline($0.snapshot, section: $0.section) }
        return try call(RestoreState(state, outlines: shown), view: view)
    }

    /// Gives a layout a name, on this connection, by which set-ups may have it.
    public mutating func nameLayout(
        _ name: String, _ layout: Layout
    ) throws(ClientError) {
        _ = try call(NameLayout(try Self.bytes(of: name), layout), view: 0)
    }
}
