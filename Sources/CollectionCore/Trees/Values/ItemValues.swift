/// A 32-bit value for each item of all sections, or for each section, in a tree that stores a run
/// of equal values as one.
///
/// An item is *marked* if the lowest bit of its value is 1. The tree counts the marked items.
/// Copying takes O(1) time.
struct ItemValues {
    var tree: SumTree<ValueLeaf>

    /// Creates values that are all 0.
    init(count: Int) {
        tree = Self.tree(of: count, 0)
    }

    init(_ tree: SumTree<ValueLeaf>) {
        self.tree = tree
    }

    static func tree(of count: Int, _ value: UInt32) -> SumTree<ValueLeaf> {
        SumTree(leaves: count == 0 ? [] : [ValueLeaf(count: count, value: value)])
    }

    var count: Int { tree.count }
    var markedCount: Int { tree.summary.markedCount }
    /// The memory that the leaves need, in bytes.
    var heldBytes: Int { tree.summary.bytes }

    /// The value of all items, 0 if there are no items. Nil if items have different values, or if
    /// the tree has several leaves.
    var onlyValue: UInt32? {
        if tree.isEmpty { return 0 }
        return tree.onlyLeaf.flatMap { $0.isUniform ? $0.common : nil }
    }

    /// The value of an item, by the number of the item among all items.
    ///
    /// - Complexity: O(log n)
    subscript(number: Int) -> UInt32 {
        let place = tree.leaf(of: number)
        return place.leaf[place.local]
    }

    /// The number of marked items in `range`.
    ///
    /// - Complexity: O(log n)
    func markedCount(of range: Range<Int>) -> Int {
        tree.position(at: range.upperBound).markedCount
            - tree.position(at: range.lowerBound).markedCount
    }

    /// The marked item that has `rank` marked items before it; nil if there is none.
    ///
    /// - Complexity: O(log n)
    func marked(_ rank: Int) -> Int? {
        guard rank >= 0, rank < markedCount,
            let place = tree.place(where: { $0.markedCount <= rank })
        else { return nil }
        var (left, number) = (rank - place.before.markedCount, 0)
        // Step through the runs of the leaf: the items of a run are all marked, or none is.
        while number < place.leaf.count {
            let end = place.leaf.endOfRun(at: number)
            if place.leaf[number] & 1 != 0 {
                if left < end - number { return place.before.count + number + left }
                left -= end - number
            }
            number = end
        }
        return nil
    }

    var firstMarked: Int? { marked(0) }
    var lastMarked: Int? { marked(markedCount - 1) }

    /// The first marked item with the number `number` or greater; nil if there is none.
    func firstMarked(from number: Int) -> Int? {
        number >= count ? nil : marked(tree.position(at: number).markedCount)
    }

    /// The last marked item with the number `number` or less; nil if there is none.
    func lastMarked(upTo number: Int) -> Int? {
        marked(tree.position(at: min(number + 1, count)).markedCount - 1)
    }
}

// Runs.
extension ItemValues {
    /// Calls `body` with each run of equal values in `range` until `body` returns false. A run may
    /// be passed in several pieces.
    ///
    /// - Complexity: O(log n + runs + leaves)
    func forEachRun(of range: Range<Int>, _ body: (Range<Int>, UInt32) -> Bool) {
        var number = range.lowerBound
        while number < range.upperBound {
            let (leaf, local) = tree.leaf(of: number)
            let start = number - local
            var index = local
            while index < leaf.count && start + index < range.upperBound {
                let end = min(leaf.endOfRun(at: index), range.upperBound - start)
                if !body(start + index..<start + end, leaf[index]) { return }
                index = end
            }
            number = start + index
        }
    }

    /// The end of a run of values that are equal in some bits to that of an item: no farther than
    /// the leaf of the item.
    func endOfRun(at number: Int, in bits: UInt32) -> Int {
        let (leaf, local) = tree.leaf(of: number)
        return number - local + leaf.endOfRun(at: local, in: bits)
    }

    /// Adds the runs of items in `range` whose values satisfy a condition, until there are too
    /// many. A run that touches the last one is joined to it.
    ///
    /// - Parameter bits: The bits of a value on which the condition depends.
    /// - Complexity: O(log n + leaves + items / 64 of leaves whose values differ in these bits, +
    ///   runs)
    func addRuns(
        of range: Range<Int>, in bits: UInt32, to runs: inout [Range<Int>], limit: Int,
        where isWanted: (UInt32) -> Bool
    ) {
        var number = range.lowerBound
        while number < range.upperBound && runs.count <= limit {
            let (leaf, local) = tree.leaf(of: number)
            let start = number - local
            var end = min(start + leaf.count, range.upperBound)
            if leaf.varying & bits == 0 {
                if isWanted(leaf.common) { runs.join(number..<end) }
            } else {
                // The items up to the end of their word.
                end = min(number + 64 - local & 63, end)
                var word = leaf.word(local >> 6, of: bits, where: isWanted) >> UInt64(local & 63)
                while word != 0 {
                    let first = word.trailingZeroBitCount
                    if number + first >= end { break }
                    let length = (~(word >> UInt64(first))).trailingZeroBitCount
                    runs.join(number + first..<min(number + first + length, end))
                    word &= .max << UInt64(first + length)
                }
            }
            number = end
        }
    }

    /// The runs of marked items in `range`. Adjacent runs are merged.
    ///
    /// - Parameter limit: The maximum number of runs to return.
    /// - Complexity: O(log n + runs + leaves)
    func markedRuns(of range: Range<Int>, limit: Int) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        var open: Range<Int>?
        guard let first = firstMarked(from: range.lowerBound), limit > 0 else { return [] }
        forEachRun(of: first..<max(first, range.upperBound)) { run, value in
            if value & 1 == 0 { return true }
            if let last = open, last.upperBound == run.lowerBound {
                open = last.lowerBound..<run.upperBound
                return true
            }
            if let last = open { runs.append(last) }
            open = run
            if runs.count < limit { return true }
            open = nil
            return false
        }
        if let open { runs.append(open) }
        return runs
    }
}

// Changes.
extension ItemValues {
    /// Sets the value of all items in `range`.
    ///
    /// - Complexity: O(log n)
    mutating func set(_ value: UInt32, of range: Range<Int>) {
        if range.isEmpty { return }
        if range.count == count {
            self = ItemValues(Self.tree(of: count, value))
        } else {
            tree.replaceSubrange(range, with: ValueLeaf(count: range.count, value: value))
        }
    }

    /// A range of items and the value to set for them.
    struct Run {
        var range: Range<Int>
        var value: UInt32
    }

    /// Sets the values of several ranges of items.
    ///
    /// - Parameter runs: In ascending order; their ranges do not overlap.
    /// - Complexity: O(the lesser of k log n, k + leaves) for k runs
    mutating func set(_ runs: [Run]) {
        if runs.count <= 16 || runs.count <= heldBytes / 256 {
            for run in runs { set(run.value, of: run.range) }
            return
        }
        var builder = ValueBuilder()
        var place = 0
        for run in runs {
            copy(place..<run.range.lowerBound, to: &builder)
            builder.append(run.value, count: run.range.count)
            place = run.range.upperBound
        }
        copy(place..<count, to: &builder)
        tree = builder.finished()
    }

    private func copy(_ range: Range<Int>, to builder: inout ValueBuilder) {
        var place = range.lowerBound
        while place < range.upperBound {
            let (leaf, local) = tree.leaf(of: place)
            let end = min(leaf.count, local + range.upperBound - place)
            builder.append(leaf, local..<end)
            place += end - local
        }
    }

    /// Marks all items that are not marked, and unmarks all others.
    ///
    /// - Complexity: O(leaves)
    mutating func markOthers() {
        tree.transform(where: { _ in true }, { $0.markingOthers() })
    }
}

extension ItemValues {
    /// The values for a list of items that replaces another list. Items that are in both lists keep
    /// their values; new items have the value 0.
    ///
    /// - Complexity: O(n log n)
    func carried(from old: IdentifierList, to new: IdentifierList) -> ItemValues {
        if onlyValue == 0 { return ItemValues(count: new.count) }
        var builder = ValueBuilder()
        for identifier in new.all {
            builder.append(old.index(of: identifier).map { self[$0] } ?? 0, count: 1)
        }
        return ItemValues(builder.finished())
    }

    /// A description of the first broken invariant; nil if none is broken. For tests.
    func brokenInvariant(count: Int) -> StaticString? {
        if tree.count != count { return "values of another number of items" }
        return tree.brokenInvariant()
    }
}
