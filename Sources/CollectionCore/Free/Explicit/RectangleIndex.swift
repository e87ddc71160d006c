/// Finds elements by where they are along the main axis.
///
/// Those of like lengths, within a factor of two, stand in one tree, in the order in which they
/// begin; each node knows how far its elements reach. A search passes by what ends too early, and
/// stops at what begins too late: a leaf that it looks into has an element that overlaps, and as
/// none is twice as long as another, mostly has few that do not.
struct RectangleIndex {
    /// Lengths up to 2^40, and one class for whatever is longer.
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

    /// - Precondition: There is such an entry.
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

    /// Before how many elements it stands, or would.
    private func place(of entry: RectangleEntry, _ tree: SumTree<RectangleLeaf>) -> Int {
        guard let place = tree.place(where: { $0.last < entry }) else { return 0 }
        return place.before.count + place.leaf.lowerBound(of: entry)
    }

    /// Appends the numbers of all that overlap an interval; stops soon after there are more than
    /// `limit`.
    ///
    /// - Complexity: O(c log n + k) for c classes of lengths, and k that overlap
    func find(_ interval: Interval, limit: Int, into found: inout [UInt32]) {
        for tree in classes where !tree.isEmpty {
            if found.count > limit { return }
            _ = Self.find(interval, in: tree.root, limit, into: &found)
        }
    }

    /// - Returns: Whether nothing that follows is to be found.
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

    /// For tests: what is wrong, in words.
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
