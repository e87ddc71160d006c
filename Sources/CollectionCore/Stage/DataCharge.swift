/// The bytes that a view's data counts against the limit on bytes.
///
/// Columns count as the host sends them. A run of equal items takes the memory of one item, and
/// counts little. Updates and measured sizes cut runs into pieces, and each piece takes some
/// hundred bytes or more. Therefore the trees are counted from time to time.
struct DataCharge {
    /// The bytes of the columns.
    var dataBytes = 0
    /// The bytes of the trees when they were counted last.
    var treeBytes = 0
    /// The number of cuts in the trees since they were counted last.
    private(set) var uncountedCuts = 0

    init(dataBytes: Int = 0) {
        self.dataBytes = dataBytes
    }

    /// The bytes of the trees beyond the bytes of the columns, as of the last count.
    ///
    /// The first 64 KiB are free, so that a host with few items need not think of them.
    var cutBytes: Int { max(0, treeBytes - dataBytes - Self.freeBytes) }

    private static var freeBytes: Int { 65_536 }

    /// Whether the trees may be much larger than at the last count after `count` more cuts.
    ///
    /// A count takes O(leaves). Counts are rare enough to add little to the cost of each cut.
    func isCountDue(afterCuts count: Int, dataBytesMax: Int) -> Bool {
        let room = max(Self.freeBytes, dataBytesMax / 64, treeBytes / 16)
        return (uncountedCuts + count) * DataSource.bytesPerCut > room
    }

    /// Notes an update. Deleted items give back their share of the bytes.
    ///
    /// - Parameter bytes: The bytes of all columns before the update and of its content.
    /// - Parameter itemCount: The number of items after the update.
    /// - Parameter items: The number of items if none had been deleted.
    mutating func noteEdit(bytes: Int, itemCount: Int, items: Int, cuts: Int) {
        dataBytes = bytes
        uncountedCuts += cuts
        if itemCount < items {
            let share = Double(itemCount) / Double(items)
            dataBytes = Int(Double(bytes) * share)
            treeBytes = Int(Double(treeBytes) * share)
        } else if items == 0 {
            dataBytes = 0
        }
    }

    /// Notes that measured sizes have cut runs.
    ///
    /// - Throws: `limitExceeded`, if the trees take too much.
    mutating func noteCuts(
        _ count: Int, _ data: DataSource, dataBytesMax: Int
    ) throws(CollectionError) {
        if isCountDue(afterCuts: count, dataBytesMax: dataBytesMax) {
            try countTrees(data, dataBytesMax: dataBytesMax)
        } else {
            uncountedCuts += count
        }
    }

    /// Counts the bytes of the trees.
    ///
    /// - Throws: `limitExceeded`, if the trees take too much; the caller then restores the data.
    mutating func countTrees(
        _ data: DataSource, dataBytesMax: Int
    ) throws(CollectionError) {
        let bytes = data.treeBytes
        let all = dataBytes + max(0, bytes - dataBytes - Self.freeBytes)
        if all > dataBytesMax {
            throw .limitExceeded(.dataBytes, value: all, maximum: dataBytesMax)
        }
        treeBytes = bytes
        uncountedCuts = 0
    }

    /// Notes that the trees may be smaller, because measured sizes were removed.
    mutating func noteForgottenMeasurements(_ data: DataSource) {
        treeBytes = min(treeBytes, data.treeBytes)
    }
}
