// Runs of items, as ranges of item numbers. The number of an item counts the items of all sections.
extension DataSource {
    /// The item numbers of each run, in the order of the runs.
    ///
    /// - Throws: `invalidSection`, `invalidItem`; `invalidNumber` for a run that goes beyond the
    ///   last item.
    /// - Complexity: O(m log n) for m runs; O(m) if all runs begin in one section
    func ranges(of runs: Span<ItemRun>) throws(CollectionError) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        ranges.reserveCapacity(runs.count)
        var (section, items) = (IndexPath.noSection, 0..<0)
        for index in runs.indices {
            let (path, count) = (runs[index].indexPath, runs[index].count)
            if path.section != section || items.isEmpty {
                items = try itemRange(ofSection: path.section)
                section = path.section
            }
            if Int(path.item) >= items.count { throw .invalidItem(path, count: items.count) }
            let first = items.lowerBound + Int(path.item)
            if count > UInt64(itemCount - first) {
                throw .outside(
                    "runs#.count", index: index, count, 0, UInt64(itemCount - first))
            }
            ranges.append(first..<first + Int(count))
        }
        return ranges
    }

    /// The index path of an item that exists, by the number of the item among all items.
    ///
    /// - Complexity: O(log n)
    func indexPath(ofItem number: Int) -> IndexPath {
        sections.indexPath(ofItem: number)
    }

    /// The run of the items with the numbers in `range`.
    func run(_ range: Range<Int>) -> ItemRun {
        ItemRun(indexPath: indexPath(ofItem: range.lowerBound), count: UInt64(range.count))
    }
}
