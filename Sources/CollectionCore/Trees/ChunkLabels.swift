/// The label of each chunk, by the number of the chunk, as a persistent column. Numbers of removed
/// chunks are reused.
///
/// The free entries are a linked list, which copies share: each holds 1 + the next free number, or
/// 0 at the end of the list.
struct ChunkLabels {
    private var tree = SumTree<LabelLeaf>()
    /// 1 + the first free number; 0: no number is free.
    private var firstFree: UInt64 = 0

    subscript(number: UInt32) -> UInt64 {
        let place = tree.leaf(of: Int(number))
        return place.leaf[place.local]
    }

    mutating func set(_ label: UInt64, of number: UInt32) {
        tree.update(at: Int(number)) { leaf, local in leaf.setting(label, at: local) }
    }

    /// Adds the label of a new chunk, and returns the number of the chunk.
    mutating func add(_ label: UInt64) -> UInt32 {
        if firstFree > 0 {
            let number = UInt32(firstFree - 1)
            firstFree = self[number]
            set(label, of: number)
            return number
        }
        let number = tree.count
        tree.replaceSubrange(number..<number, with: LabelLeaf([label]))
        return UInt32(number)
    }

    /// Makes the number of a removed chunk available for reuse.
    mutating func free(_ number: UInt32) {
        set(firstFree, of: number)
        firstFree = UInt64(number) + 1
    }

    /// Creates the labels of chunks with the numbers 0, 1, 2 and so on.
    init(_ labels: [UInt64]) {
        var leaves: [LabelLeaf] = []
        var start = 0
        while start < labels.count {
            let end = min(start + LabelLeaf.capacity, labels.count)
            leaves.append(LabelLeaf(Array(labels[start..<end])))
            start = end
        }
        tree = SumTree(leaves: leaves)
    }
}

/// A leaf of `ChunkLabels`: labels of consecutive numbers.
final class LabelLeaf: SumLeaf {
    private let labels: [UInt64]

    init(_ labels: [UInt64]) {
        self.labels = labels
    }

    var count: Int { labels.count }
    subscript(index: Int) -> UInt64 { labels[index] }

    func setting(_ label: UInt64, at index: Int) -> LabelLeaf {
        var labels = labels
        labels[index] = label
        return LabelLeaf(labels)
    }

    func copy(of range: Range<Int>) -> LabelLeaf { LabelLeaf(Array(labels[range])) }

    func canJoin(_ other: LabelLeaf) -> Bool { count + other.count <= Self.capacity }

    func replacing(
        _ range: Range<Int>, with part: Range<Int>, of other: LabelLeaf
    ) -> LabelLeaf {
        var labels = labels
        labels.replaceSubrange(range, with: other.labels[part])
        return LabelLeaf(labels)
    }

    var summary: LabelCount { LabelCount(count: count) }
    func position(at index: Int) -> LabelCount { LabelCount(count: index) }
    func summary(of range: Range<Int>) -> LabelCount { LabelCount(count: range.count) }
}

struct LabelCount: SumSummary, SumPosition {
    var count: Int

    static let zero = LabelCount(count: 0)
    var position: LabelCount { self }

    static func + (left: LabelCount, right: LabelCount) -> LabelCount {
        LabelCount(count: left.count + right.count)
    }

    static func - (left: LabelCount, right: LabelCount) -> LabelCount {
        LabelCount(count: left.count - right.count)
    }
}
