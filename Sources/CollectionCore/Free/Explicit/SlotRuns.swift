/// The slots of elements in the order of their ranks, as runs of consecutive slots.
///
/// Elements that are set together have consecutive slots, so there are few runs until many elements
/// are inserted and removed one by one:
///
///     ranks  0 ..< 40     slots  0 ..< 40
///     rank  40            slot  100
///     ranks 41 ..< 100    slots 40 ..< 99
///
/// A list of identifiers holds the first slot of each run, and a tree of sums the length of each
/// run. The list leads from a slot to its run, the tree from a rank to its run and back.
struct SlotRuns {
    private var firsts = IdentifierList()
    /// The length of each run, as the item count of a line.
    private var lengths = SumTree<LineLeaf>()

    /// The bytes that a run counts against the limit on bytes.
    static let bytesPerRun = IdentifierList.bytesPerIdentifier

    /// The number of elements.
    var count: Int { lengths.position.itemCount }
    var runCount: Int { lengths.count }

    /// Whether each element's rank is its slot.
    var areRanks: Bool { runCount == 0 || runCount == 1 && firsts[0] == 0 }

    /// The slot of the element at a rank.
    ///
    /// - Complexity: O(log runs)
    func slot(at rank: Int) -> Int {
        let run = run(at: rank)
        return run.slots.lowerBound + rank - run.rank
    }

    /// The rank of the element that has a slot.
    ///
    /// - Precondition: There is such an element.
    /// - Complexity: O(log runs)
    func rank(ofSlot slot: Int) -> Int {
        guard let (first, index) = firsts.last(notAfter: UInt64(slot)) else { return 0 }
        return lengths.position(at: index).itemCount + slot - Int(first)
    }

    /// Elements with consecutive ranks whose slots are consecutive, too.
    struct Run {
        /// The place of the run among all runs.
        var index: Int
        /// The rank of the run's first element.
        var rank: Int
        var slots: Range<Int>

        var ranks: Range<Int> { rank..<rank + slots.count }
    }

    /// The run that holds a rank.
    ///
    /// - Precondition: There is an element at that rank.
    private func run(at rank: Int) -> Run {
        guard let place = lengths.place(where: { $0.itemCount <= rank }) else {
            preconditionFailure("a slot of no elements")
        }
        let (local, before) = place.leaf.index(holding: rank - place.before.itemCount)
        let index = place.before.count + local
        let first = Int(firsts[index])
        return Run(
            index: index, rank: place.before.itemCount + before,
            slots: first..<first + Int(place.leaf.itemCounts[local]))
    }

    private func run(_ index: Int) -> Run {
        run(at: lengths.position(at: index).itemCount)
    }

    /// Calls `body` with the slots of each run, in the order of ranks.
    func forEachRun(_ body: (Range<Int>) -> Void) {
        let all = firsts.all
        var index = 0
        lengths.forEachLeaf { leaf in
            for local in 0..<leaf.count {
                let first = Int(all[index])
                body(first..<first + Int(leaf.itemCounts[local]))
                index += 1
            }
        }
    }

    /// Calls `body` with the slots of some elements, run by run, in the order of ranks.
    func forEachRun(of ranks: Range<Int>, _ body: (Range<Int>) -> Void) {
        var rank = ranks.lowerBound
        while rank < ranks.upperBound {
            let run = run(at: rank)
            let start = run.slots.lowerBound + rank - run.rank
            let end = min(run.slots.upperBound, start + ranks.upperBound - rank)
            body(start..<end)
            rank += end - start
        }
    }
}

extension SlotRuns {
    /// Replaces the elements of some ranks by elements with other slots.
    ///
    /// - Parameter slots: Runs of slots that no remaining element has.
    /// - Complexity: O((runs in the ranks + new runs) * log runs)
    mutating func replace(_ ranks: Range<Int>, with slots: [Range<Int>]) {
        if ranks.isEmpty && slots.isEmpty { return }
        var runs = Builder()
        var replaced = runCount..<runCount
        if runCount > 0 {
            // Neighbouring runs that the new runs may join are rebuilt with them.
            let first = run(at: max(0, ranks.lowerBound - 1))
            let last = run(at: min(count - 1, ranks.upperBound))
            replaced = first.index..<last.index + 1
            let kept = first.slots.prefix(max(0, ranks.lowerBound - first.rank))
            if !kept.isEmpty { runs.append(kept) }
            for run in slots { runs.append(run) }
            let rest = last.slots.dropFirst(max(0, ranks.upperBound - last.rank))
            if !rest.isEmpty { runs.append(rest) }
        } else {
            for run in slots { runs.append(run) }
        }
        replaceRuns(replaced, with: runs)
    }

    /// Runs to insert. Neighbouring runs whose slots are consecutive are joined.
    private struct Builder {
        var firsts: [UInt64] = []
        var lengths: [UInt32] = []

        mutating func append(_ slots: Range<Int>) {
            if let first = firsts.last, let length = lengths.last,
                Int(first) + Int(length) == slots.lowerBound
            {
                lengths[lengths.count - 1] += UInt32(slots.count)
            } else {
                firsts.append(UInt64(slots.lowerBound))
                lengths.append(UInt32(slots.count))
            }
        }
    }

    private mutating func replaceRuns(_ range: Range<Int>, with runs: Builder) {
        let old = firsts.identifiers(range)
        let most = min(old.count, runs.firsts.count)
        var (same, sameAtEnd) = (0, 0)
        while same < most && old[same] == runs.firsts[same] { same += 1 }
        while sameAtEnd < most - same
            && old[old.count - 1 - sameAtEnd] == runs.firsts[runs.firsts.count - 1 - sameAtEnd]
        {
            sameAtEnd += 1
        }
        let start = range.lowerBound + same
        firsts.remove(start..<range.upperBound - sameAtEnd)
        let new = Array(runs.firsts[same..<runs.firsts.count - sameAtEnd])
        if !new.isEmpty { firsts.insert(new, SortedIdentifiers(new), at: start) }
        lengths.replace(range, with: SumTree(leaves: Self.leaves(runs.lengths)))
    }

    private static func leaves(_ lengths: [UInt32]) -> [LineLeaf] {
        var leaves: [LineLeaf] = []
        var start = 0
        while start < lengths.count {
            let (first, end) = (start, min(start + LineLeaf.capacity, lengths.count))
            leaves.appendJoining(
                LineLeaf(
                    count: end - first,
                    itemCounts: Column(count: end - first) { lengths[first + $0] },
                    thicknesses: Column(repeating: 0)))
            start = end
        }
        return leaves
    }

    /// For tests: an invariant that does not hold, in words; nil: all invariants hold.
    func brokenInvariant() -> StaticString? {
        if let broken = firsts.brokenInvariant() ?? lengths.brokenInvariant() { return broken }
        if firsts.count != lengths.count { return "runs of slots without a length" }
        var broken: StaticString?
        var last: Range<Int>?
        forEachRun { run in
            if run.isEmpty { broken = "an empty run of slots" }
            if let last, last.upperBound == run.lowerBound { broken = "runs that are one" }
            last = run
        }
        return broken
    }
}

extension LineLeaf {
    /// Returns the line that holds an item of the leaf, and the number of items before the line.
    fileprivate func index(holding item: Int) -> (line: Int, before: Int) {
        if itemCounts.isUniform && itemCounts.uniform > 0 {
            let line = item / Int(itemCounts.uniform)
            return (line, line * Int(itemCounts.uniform))
        }
        var (line, before) = (0, 0)
        while line + 1 < count && before + Int(itemCounts[line]) <= item {
            before += Int(itemCounts[line])
            line += 1
        }
        return (line, before)
    }
}
