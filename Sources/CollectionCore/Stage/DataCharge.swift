/// The bytes that the data of a view counts against the limit.
///
/// Columns count as the host sends them. A run of equal items takes the room of one, and counts as
/// little; updates and measured sizes cut it, and each piece takes some hundred bytes or more. So
/// the trees are counted from time to time.
struct DataCharge {
    /// The bytes of the columns.
    var dataBytes = 0
    /// The bytes of the trees when they were counted last.
    var treeBytes = 0
    /// How often the trees were cut since then.
    private(set) var uncountedCuts = 0

    init(dataBytes: Int = 0) {
        self.dataBytes = dataBytes
    }

    /// The bytes of the trees beyond those of the columns, as of the last count.
    ///
    /// A little is free, so that nobody needs to think of it who has few items.
    var cutBytes: Int { max(0, treeBytes - dataBytes - Self.freeBytes) }

    private static var freeBytes: Int { 65_536 }

    /// Returns whether so many more cuts may have made the trees much larger than at the last
    /// count.
    ///
    /// A count takes O(leaves); counts are rare enough to amount to little for each cut.
    func isCountDue(afterCuts count: Int, dataBytesMax: Int) -> Bool {
        let room = max(Self.freeBytes, dataBytesMax / 64, treeBytes / 16)
        return (uncountedCuts + count) * DataSource.bytesPerCut > room
    }

    /// Notes an update. Deleted items give back their share of the bytes.
    ///
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
    /// - Throws: `limitExceeded`, where the trees take too much.
    mutating func noteCuts(
        _ count: Int, _ data: DataSource, dataBytesMax: Int
    ) throws(CollectionError) {
        if isCountDue(afterCuts: count, dataBytesMax: dataBytesMax) {
            try countTrees(data, dataBytesMax: dataBytesMax)
        } else {
            uncountedCuts += count
        }
    }

    /// Counts the trees anew.
    ///
    /// - Throws: `limitExceeded`, where the trees take too much; the caller puts them back then.
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

    /// Notes that the trees may take less, as sizes that the host measured were forgotten.
    mutating func noteForgottenMeasurements(_ data: DataSource) {
        treeBytes = min(treeBytes, data.treeBytes)
    }
}
