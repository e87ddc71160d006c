// Memory that no column accounts for. A run of equal items takes the room of one, and counts as
// little; updates and measured sizes cut it, and each piece takes some hundred bytes or more.
extension CollectionView {
    /// What the trees of the data take beyond what the columns count: as of the last count.
    ///
    /// A little is free, so that nobody needs to think of it who has few items.
    var cutBytes: Int { max(0, treeBytes - dataBytes - Self.freeBytes) }

    private static var freeBytes: Int { 65_536 }

    /// Whether so many more cuts may have made the trees a good deal larger than they were when
    /// they were counted.
    ///
    /// To count takes O(leaves): this has it amount to little for each cut.
    func isCountDue(afterCuts count: Int) -> Bool {
        let room = max(Self.freeBytes, limits.dataBytes / 64, treeBytes / 16)
        return (uncountedCuts + count) * DataSource.bytesPerCut > room
    }

    /// What was deleted gives back its share of the bytes.
    ///
    /// - Parameter items: How many there would be, had none been deleted.
    mutating func noteEdit(bytes: Int, items: Int, cuts: Int) {
        dataBytes = bytes
        uncountedCuts += cuts
        if stage.dataSource.itemCount < items {
            let share = Double(stage.dataSource.itemCount) / Double(items)
            dataBytes = Int(Double(bytes) * share)
            treeBytes = Int(Double(treeBytes) * share)
        } else if items == 0 {
            dataBytes = 0
        }
    }

    /// Counts the trees anew.
    ///
    /// - Throws: `limitExceeded`, where they take too much; whoever changed them puts them back.
    mutating func countTrees() throws(CollectionError) {
        let bytes = stage.dataSource.treeBytes
        let all = dataBytes + max(0, bytes - dataBytes - Self.freeBytes)
        if all > limits.dataBytes {
            throw .limitExceeded(.dataBytes, value: all, maximum: limits.dataBytes)
        }
        treeBytes = bytes
        uncountedCuts = 0
    }
}
