/// A value of 32 bits for each item of all sections, or for each section: in a tree that keeps runs
/// of equal values as one.
///
/// A copy is O(1). Items with the lowest bit are called *marked*, and are counted.
struct ItemValues {
    var tree: SumTree<ValueLeaf>

    /// All values are 0.
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
    var heldBytes: Int { tree.summary.bytes }

    /// The value of all items; nil if they have several, or if that is not known at once.
    var onlyValue: UInt32? {
        if tree.isEmpty { return 0 }
        return tree.onlyLeaf.flatMap { $0.isUniform ? $0.common : nil }
    }

    /// - Complexity: O(log n)
    subscript(number: Int) -> UInt32 {
        let place = tree.leaf(of: number)
        return place.leaf[place.local]
    }

    /// The number of marked items of some.
    ///
    /// - Complexity: O(log n)
    func markedCount(of range: Range<Int>) -> Int {
        tree.position(at: range.upperBound).markedCount
            - tree.position(at: range.lowerBound).markedCount
    }

    /// The item before which there are so many that are marked; nil if there is no such item.
    ///
    /// - Complexity: O(log n)
    func marked(_ rank: Int) -> Int? {
        guard rank >= 0, rank < markedCount,
            let place = tree.place(where: { $0.markedCount <= rank })
        else { return nil }
        var (left, number) = (rank - place.before.markedCount, 0)
        // Runs of the leaf, which are marked or not.
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

    /// The first marked item that is not before another one.
    func firstMarked(from number: Int) -> Int? {
        number >= count ? nil : marked(tree.position(at: number).markedCount)
    }

    /// The last marked item that is not behind another one.
    func lastMarked(upTo number: Int) -> Int? {
        marked(tree.position(at: min(number + 1, count)).markedCount - 1)
    }
}

// Runs.
extension ItemValues {
    /// Calls `body` with each run of equal values of some items, until it returns false. A run may
    /// be told in pieces.
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

    /// Returns the runs of marked items among some, each as long as can be.
    ///
    /// - Parameter limit: The most runs that are returned.
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
    /// - Complexity: O(log n)
    mutating func set(_ value: UInt32, of range: Range<Int>) {
        if range.isEmpty { return }
        if range.count == count {
            self = ItemValues(Self.tree(of: count, value))
        } else {
            tree.replaceSubrange(range, with: ValueLeaf(count: range.count, value: value))
        }
    }

    /// Items that get a value.
    struct Run {
        var range: Range<Int>
        var value: UInt32
    }

    /// - Parameter runs: Ascending, and apart.
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

    /// Marks the items that are not marked, and no others.
    ///
    /// - Complexity: O(leaves)
    mutating func markOthers() {
        tree.transform(where: { _ in true }, { $0.markingOthers() })
    }
}

extension ItemValues {
    /// The values of a list of items that takes the place of another one; those that have come
    /// anew have the value 0.
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

    /// For tests: what is wrong, in words.
    func brokenInvariant(count: Int) -> StaticString? {
        if tree.count != count { return "values of another number of items" }
        return tree.brokenInvariant()
    }
}
