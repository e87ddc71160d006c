public import CollectionCore
import CollectionWire

/// The news of views that responses carry beside their answers.
extension CollectionClient {
    /// Returns the events of a view that responses brought since the last call, in order.
    public mutating func takeEvents(view: UInt32) -> Events {
        var taken = Events()
        if let index = news.index(forKey: view) { swap(&news.values[index].events, &taken) }
        return taken
    }

    /// Returns the time at which a view shows or tells something that depends on time alone, as
    /// the last response about the view says; nil if there is no such time.
    public func wakeAt(view: UInt32) -> WakeTime? { news[view]?.wakeAt }

    /// Keeps the news of the response to the oldest request.
    mutating func note(_ told: ViewNews) {
        guard let view = askedViews.popFirst(), view != 0 else { return }
        if told == ViewNews() {
            // Most responses bring no events.
            if let index = news.index(forKey: view) { news.values[index].wakeAt = nil }
            return
        }
        news[view, default: ViewNews()].wakeAt = told.wakeAt
        news[view]?.events.append(told.events)
    }
}
