/// An index that finds elements by their intervals along the main axis.
///
/// Elements whose lengths are within a factor of two are in one tree, ordered by their starts. Each
/// node knows the farthest end of its elements. A search skips nodes that end too early, and stops
/// at the first element that starts too late. A leaf that it visits has an element that overlaps;
/// as no element of the tree is twice as long as another, mostly few elements of the leaf do not.
struct RectangleIndex {
    /// The number of classes: 40 for lengths below 2^40, and one for all greater lengths.
    static let classCount = 41

    private(set) var classes: [SumTree<RectangleLeaf>]

    init() {
        classes = Array(repeating: SumTree(), count: Self.classCount)
    }

    var count: Int {
        var count = 0
        for tree in classes { count += tree.count }
        return count
    }

    mutating func setClass(_ number: Int, _ leaves: [RectangleLeaf]) {
        classes[number] = SumTree(leaves: leaves)
    }

    /// - Complexity: O(log n)
    mutating func insert(_ entry: RectangleEntry) {
        let number = entry.lengthClass
        let index = place(of: entry, classes[number])
        let leaf = withUnsafeOf(entry)
        classes[number].replaceSubrange(index..<index, with: leaf)
    }

    /// - Precondition: The index has the entry.
    /// - Complexity: O(log n)
    mutating func remove(_ entry: RectangleEntry) {
        let number = entry.lengthClass
        let index = place(of: entry, classes[number])
        if index < classes[number].count {
            classes[number].replaceSubrange(index..<index + 1, with: nil)
        }
    }

    private func withUnsafeOf(_ entry: RectangleEntry) -> RectangleLeaf {
        unsafe [entry].withUnsafeBufferPointer { unsafe RectangleLeaf($0) }
    }

    /// Returns the index at which an entry is, or would be inserted.
    private func place(of entry: RectangleEntry, _ tree: SumTree<RectangleLeaf>) -> Int {
        guard let place = tree.place(where: { $0.last < entry }) else { return 0 }
        return place.before.count + place.leaf.lowerBound(of: entry)
    }

    /// Appends the numbers of all elements that overlap an interval. Stops soon after more than
    /// `limit` numbers were found.
    ///
    /// - Complexity: O(c log n + k) for c classes of lengths, and k elements that overlap
    func find(_ interval: Interval, limit: Int, into found: inout [UInt32]) {
        for tree in classes where !tree.isEmpty {
            if found.count > limit { return }
            _ = Self.find(interval, in: tree.root, limit, into: &found)
        }
    }

    /// - Returns: Whether the search is over: no later element overlaps, or the limit is exceeded.
    private static func find(
        _ interval: Interval, in node: SumNodeOf<RectangleLeaf>, _ limit: Int,
        into found: inout [UInt32]
    ) -> Bool {
        if !(node.total.end > interval.start) { return false }
        for index in 0..<node.count {
            if found.count > limit { return true }
            let summary = node.summary(index)
            if summary.end > interval.start {
                let isLast =
                    node.height == 0
                    ? node.leaf(index).find(interval, into: &found)
                    : find(interval, in: node.child(index), limit, into: &found)
                if isLast { return true }
            }
            if summary.last.start >= interval.end { return true }
        }
        return false
    }

    /// For tests: an invariant that does not hold, in words; nil: all invariants hold.
    func brokenInvariant() -> StaticString? {
        for number in classes.indices {
            if let broken = classes[number].brokenInvariant() { return broken }
            var last: RectangleEntry?
            var broken: StaticString?
            classes[number].forEachLeaf { leaf in
                for index in 0..<leaf.count {
                    let entry = leaf[index]
                    if entry.lengthClass != number { broken = "a rectangle of another class" }
                    if let last, !(last < entry) { broken = "rectangles out of order" }
                    last = entry
                }
            }
            if let broken { return broken }
        }
        return nil
    }
}
