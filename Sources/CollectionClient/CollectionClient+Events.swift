public import CollectionCore
import CollectionWire

/// What responses tell of a view besides their answers.
extension CollectionClient {
    /// The events of a view that responses have brought since this was called last, in order.
    public mutating func takeEvents(view: UInt32) -> Events {
        var taken = Events()
        if let index = news.index(forKey: view) { swap(&news.values[index].events, &taken) }
        return taken
    }

    /// When a view has something to show or to tell that depends on time alone, as its last
    /// response says; nil: it has nothing.
    public func wakeAt(view: UInt32) -> WakeTime? { news[view]?.wakeAt }

    /// Notes what the response to the oldest request tells.
    mutating func note(_ told: ViewNews) {
        guard let view = askedViews.popFirst(), view != 0 else { return }
        if told == ViewNews() {
            // Mostly there is nothing to tell.
            if let index = news.index(forKey: view) { news.values[index].wakeAt = nil }
            return
        }
        news[view, default: ViewNews()].wakeAt = told.wakeAt
        news[view]?.events.append(told.events)
    }
}
