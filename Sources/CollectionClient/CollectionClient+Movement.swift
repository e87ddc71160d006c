public import CollectionCore
import CollectionWire

/// Requests for items that a person moves.
extension CollectionClient {
    public mutating func setMovementConfiguration(
        _ configuration: MovementConfiguration, view: UInt32
    ) throws(ClientError) {
        _ = try call(SetMovementConfiguration(configuration), view: view)
    }

    /// Picks an item up; see `CollectionView.beginInteractiveMovement`.
    ///
    /// - Returns: Whether the item is picked up.
    public mutating func beginInteractiveMovement(
        ofItemAt path: IndexPath, from position: Point, at time_ns: UInt64, view: UInt32
    ) throws(ClientError) -> Bool {
        try call(BeginInteractiveMovement(ofItemAt: path, from: position, at: time_ns), view: view)
    }

    /// Moves the pointer that holds the item.
    public mutating func updateInteractiveMovement(
        to position: Point, at time_ns: UInt64, view: UInt32
    ) throws(ClientError) {
        _ = try call(UpdateInteractiveMovement(to: position, at: time_ns), view: view)
    }

    /// Has the item be presented at another place; see `CollectionView.setMovementTarget`.
    ///
    /// - Returns: Whether that was done.
    public mutating func setMovementTarget(
        _ target: IndexPath, answering sequence: UInt64, view: UInt32
    ) throws(ClientError) -> Bool {
        try call(SetMovementTarget(target, answering: sequence), view: view)
    }

    /// Lets the item go where it is presented.
    public mutating func endInteractiveMovement(
        at time_ns: UInt64, view: UInt32
    ) throws(ClientError) {
        _ = try call(EndInteractiveMovement(at: time_ns), view: view)
    }

    /// Lets the item go back to its place.
    public mutating func cancelInteractiveMovement(view: UInt32) throws(ClientError) {
        _ = try call(CancelInteractiveMovement(), view: view)
    }

    /// The item that is being moved; nil: none is.
    public mutating func interactiveMovement(
        view: UInt32
    ) throws(ClientError) -> InteractiveMovement? {
        try call(GetInteractiveMovement(), view: view)
    }
}
