/// Collects from a snapshot the content that a difference inserts, reloads or reconfigures, in the
/// order of the parts of the difference.
struct DifferenceContent {
    private let snapshot: Snapshot
    private var itemCounts: [UInt32] = []
    private var sectionMetrics: [UInt32] = []
    private var gatherer = ItemGatherer()
    /// The last added items that are neighbours. They are gathered together.
    private var run = 0..<0

    init(_ snapshot: Snapshot) {
        self.snapshot = snapshot
    }

    /// Adds the content of an item.
    ///
    /// - Parameter item: The index of the item among all items of the snapshot.
    mutating func addItem(_ item: Int) {
        if item == run.upperBound && !run.isEmpty {
            run = run.lowerBound..<item + 1
        } else {
            endRun()
            run = item..<item + 1
        }
    }

    @inline(never)
    private mutating func endRun() {
        if !run.isEmpty { gatherer.append(run, of: snapshot.content.items) }
        run = 0..<0
    }

    mutating func addSection(_ section: Int, itemCount: UInt32) {
        let place = snapshot.content.sections.leaf(of: section)
        itemCounts.append(itemCount)
        sectionMetrics.append(place.leaf.metrics[place.local])
    }

    consuming func finished() -> UpdateContent {
        endRun()
        var content = UpdateContent()
        content.items = gatherer.finished()
        content.itemCounts = itemCounts
        for number in sectionMetrics where number > 0 {
            content.metrics = snapshot.content.metrics
            content.sectionMetrics = sectionMetrics
            break
        }
        content.usedReuseIdentifiers = content.items.usedReuseIdentifiers
        let columns = snapshot.columnBytesPerItem * content.items.count
        content.dataBytes =
            columns + 4 * (content.itemCounts.count + content.sectionMetrics.count)
            + content.metrics.count * MemoryLayout<SectionMetrics>.stride
        return content
    }
}

extension Snapshot {
    /// The batch update that changes the data of an older snapshot into the data of this snapshot,
    /// with the content of inserted, reloaded and reconfigured items. Rule E3 of docs/semantics.md.
    ///
    /// - Complexity: O(n log n) for n items in both snapshots; O(n) if few items move.
    public func difference(from old: Snapshot) -> BatchUpdate {
        SnapshotDifference(from: old, to: self).update
    }
}
