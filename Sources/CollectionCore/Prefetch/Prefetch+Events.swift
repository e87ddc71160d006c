// The events about data that the host should fetch.
extension Prefetch {
    var hasNews: Bool { !asked.isEmpty || !main.cancelled.isEmpty }

    /// Queues the events about items: first about the items to cancel, then about the items to
    /// fetch.
    ///
    /// - Parameter isOld: Whether the cancelled items' index paths are of data before a change.
    /// - Parameter snapshot: The data to which the index paths belong; nil: the data is no
    ///   snapshot.
    mutating func queueEvents(
        _ origin: EventOrigin, isOld: Bool, of snapshot: Snapshot?, at time_ns: UInt64,
        in queue: inout EventQueue
    ) {
        if !main.cancelled.isEmpty {
            main.cancelled.sortAscending()
            var event = Event(.cancelPrefetch, at: time_ns)
            event.origin = origin
            if isOld { event.flags.insert(.isOld) }
            queueEvents(event, of: main.cancelled, snapshot, in: &queue)
            main.cancelled.removeAll(keepingCapacity: true)
        }
        if asked.isEmpty { return }
        queueEvents(Event(.prefetch, at: time_ns), of: asked, snapshot, in: &queue)
        asked.removeAll(keepingCapacity: true)
    }

    private mutating func queueEvents(
        _ event: Event, of items: [PrefetchedItem], _ snapshot: Snapshot?,
        in queue: inout EventQueue
    ) {
        paths.removeAll(keepingCapacity: true)
        for item in items { paths.append(item.path) }
        itemEvents.queue(event, of: paths, snapshot, in: &queue)
    }
}
