/// Queues events about items: the items are in runs and, where the data is a snapshot, also in
/// identifiers.
struct ItemEvents {
    private var runs: [ItemRun] = []
    private var identifiers: [UInt64] = []

    /// The greatest number of items of one event.
    static let itemCountMax = 512

    /// Queues an event about items, or several events if there are too many items for one. Sets
    /// `value` to the number of items of each event.
    ///
    /// - Parameter snapshot: The data to which the index paths belong; nil: the data is no
    ///   snapshot.
    mutating func queue(
        _ event: Event, of items: [IndexPath], _ snapshot: Snapshot?,
        in queue: inout EventQueue
    ) {
        var start = 0
        while start < items.count {
            let end = min(start + Self.itemCountMax, items.count)
            runs.removeAll(keepingCapacity: true)
            identifiers.removeAll(keepingCapacity: true)
            for index in start..<end {
                add(items[index])
                if let identifier = snapshot?.itemIdentifier(at: items[index]) {
                    identifiers.append(identifier)
                }
            }
            var next = event
            next.value = UInt64(end - start)
            queue.append(next, runs: runs, identifiers: identifiers)
            start = end
        }
    }

    private mutating func add(_ path: IndexPath) {
        if let last = runs.last, last.indexPath.section == path.section,
            UInt64(last.indexPath.item) + last.count == UInt64(path.item)
        {
            runs[runs.count - 1].count += 1
        } else {
            runs.append(ItemRun(indexPath: path, count: 1))
        }
    }
}
