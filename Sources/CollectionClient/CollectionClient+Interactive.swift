public import CollectionCore
import CollectionWire

extension CollectionClient {
    /// Begins to show a view on its way from its layout to another one, as far as
    /// `setTransitionProgress` says.
    public mutating func startInteractiveTransition(
        to layout: Layout, tag: UInt64 = 0, view: UInt32
    ) throws(ClientError) {
        _ = try call(StartInteractiveTransition(layout, tag: tag), view: view)
    }

    public mutating func setTransitionProgress(
        _ progress: Double, at time_ns: UInt64, view: UInt32
    ) throws(ClientError) {
        _ = try call(SetTransitionProgress(progress, time_ns: time_ns), view: view)
    }

    public mutating func finishInteractiveTransition(
        at time_ns: UInt64, view: UInt32
    ) throws(ClientError) {
        _ = try call(EndInteractiveTransition(cancels: false, time_ns: time_ns), view: view)
    }

    public mutating func cancelInteractiveTransition(
        at time_ns: UInt64, view: UInt32
    ) throws(ClientError) {
        _ = try call(EndInteractiveTransition(cancels: true, time_ns: time_ns), view: view)
    }

    public mutating func updateTransitionValue(
        _ value: Double, forKey key: UInt32, at time_ns: UInt64, view: UInt32
    ) throws(ClientError) {
        _ = try call(UpdateTransitionValue(value, key: key, time_ns: time_ns), view: view)
    }

    /// Nil: none runs.
    public mutating func transitionProgress(view: UInt32) throws(ClientError) -> TrackedValue? {
        try call(GetTransitionValue(key: nil), view: view)
    }

    /// Nil, where it was not set.
    public mutating func transitionValue(
        forKey key: UInt32, view: UInt32
    ) throws(ClientError) -> TrackedValue? {
        try call(GetTransitionValue(key: key), view: view)
    }
}
