public import CollectionCore
import CollectionWire

extension CollectionClient {
    /// Begins to show a view on its way from its layout to another one, as far as
    /// `setTransitionProgress` says.
    public mutating func startInteractiveTransition(
        to layout: Layout, tag: UInt64 = 0, view: UInt32
    ) throws(ClientError) {
        _ = try call(.change(.lead(.start(layout, tag: tag))), view: view)
    }

    public mutating func setTransitionProgress(
        _ progress: Double, at time_ns: UInt64, view: UInt32
    ) throws(ClientError) {
        _ = try call(.change(.lead(.setProgress(progress, time_ns: time_ns))), view: view)
    }

    public mutating func finishInteractiveTransition(
        at time_ns: UInt64, view: UInt32
    ) throws(ClientError) {
        _ = try call(.change(.lead(.end(cancels: false, time_ns: time_ns))), view: view)
    }

    public mutating func cancelInteractiveTransition(
        at time_ns: UInt64, view: UInt32
    ) throws(ClientError) {
        _ = try call(.change(.lead(.end(cancels: true, time_ns: time_ns))), view: view)
    }

    public mutating func updateTransitionValue(
        _ value: Double, forKey key: UInt32, at time_ns: UInt64, view: UInt32
    ) throws(ClientError) {
        let step = InteractiveStep.updateValue(value, key: key, time_ns: time_ns)
        _ = try call(.change(.lead(step)), view: view)
    }

    /// Nil: none runs.
    public mutating func transitionProgress(view: UInt32) throws(ClientError) -> TrackedValue? {
        try tracked(.transitionProgress, view)
    }

    /// Nil, where it was not set.
    public mutating func transitionValue(
        forKey key: UInt32, view: UInt32
    ) throws(ClientError) -> TrackedValue? {
        try tracked(.transitionValue(key: key), view)
    }

    private mutating func tracked(
        _ question: Question, _ view: UInt32
    ) throws(ClientError) -> TrackedValue? {
        switch try call(.ask(question), view: view) {
        case .trackedValue(let tracked): return tracked
        case .none: return nil
        default: throw wrongResult
        }
    }
}
