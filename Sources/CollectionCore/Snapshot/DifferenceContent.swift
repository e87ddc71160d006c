/// Collects from a snapshot what a difference brings, in the order of its parts.
struct DifferenceContent {
    private let snapshot: Snapshot
    private var itemCounts: [UInt32] = []
    private var sectionMetrics: [UInt32] = []
    private var gatherer = ItemGatherer()
    /// Items that were added and are neighbours: they are gathered at once.
    private var run = 0..<0

    init(_ snapshot: Snapshot) {
        self.snapshot = snapshot
    }

    /// - Parameter item: Among all items.
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
    /// What makes the data of an older snapshot that of this one: its parts, and the content of
    /// what they insert, reload and reconfigure. Rule E3 of docs/semantics.md.
    ///
    /// - Complexity: O(n log n) in the items of both; O(n) where few move.
    public func difference(from old: Snapshot) -> BatchUpdate {
        SnapshotDifference(from: old, to: self).update
    }
}
