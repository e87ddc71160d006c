/// A sequence in leaves, as a persistent B+tree of sums.
///
/// Each node keeps a summary of every child, so that one descent answers "which element is at
/// this offset" as well as "where does this element begin":
///
///     (9, 300)
///     ├─ (4, 120)   elements 0..<4, offsets 0..<120
///     └─ (5, 180)   elements 4..<9, offsets 120..<300
///
/// Copying a tree is O(1); an edit copies one path, and only where the path is shared. Summaries
/// are recomputed from children, never adjusted by differences.
package struct SumTree<Leaf: SumLeaf> {
    package typealias Summary = Leaf.Summary
    package typealias Position = Leaf.Summary.Position
    typealias Node = SumNode<Leaf>

    var root: Node

    package init() {
        root = Node(height: 0)
    }

    package var summary: Summary { root.total }
    package var position: Position { root.total.position }
    package var count: Int { root.total.position.count }
    package var isEmpty: Bool { count == 0 }
}

/// What a tree knows of a run of elements. Summaries form a monoid: `zero`, `+`.
package protocol SumSummary {
    associatedtype Position: SumPosition

    static var zero: Self { get }
    static func + (left: Self, right: Self) -> Self
    /// The part of a summary that a descent adds up.
    var position: Position { get }
}

/// Sums of what precedes an element.
package protocol SumPosition {
    static var zero: Self { get }
    static func + (left: Self, right: Self) -> Self
    static func - (left: Self, right: Self) -> Self
    /// How many elements.
    var count: Int { get }
}

/// A run of elements, at most `capacity` of them unless they are all alike.
package protocol SumLeaf: AnyObject {
    associatedtype Summary: SumSummary

    static var capacity: Int { get }
    var count: Int { get }
    var summary: Summary { get }

    func copy() -> Self
    /// Keeps the first `index` elements and returns the rest.
    func split(at index: Int) -> Self
    /// Whether `append` may be called with `other`: the result is small enough, or all alike.
    func canAppend(_ other: Self) -> Bool
    func append(_ other: Self)
    /// Sums of the first `index` elements.
    func position(at index: Int) -> Summary.Position
    func summary(of range: Range<Int>) -> Summary
}

final class SumNode<Leaf: SumLeaf> {
    /// 0: the children are leaves.
    let height: Int
    var total: Leaf.Summary
    var summaries: [Leaf.Summary]
    var children: [SumNode<Leaf>]
    var leaves: [Leaf]

    init(height: Int) {
        self.height = height
        total = .zero
        summaries = []
        children = []
        leaves = []
    }

    init(leaves: [Leaf]) {
        height = 0
        self.leaves = leaves
        children = []
        summaries = []
        total = .zero
        summarize()
    }

    init(children: [SumNode<Leaf>]) {
        height = children[0].height + 1
        self.children = children
        leaves = []
        summaries = []
        total = .zero
        summarize()
    }

    init(copying node: SumNode<Leaf>) {
        height = node.height
        total = node.total
        summaries = node.summaries
        children = node.children
        leaves = node.leaves
    }

    var childCount: Int { summaries.count }

    /// Recomputes all summaries from the children.
    func summarize() {
        summaries.removeAll(keepingCapacity: true)
        if height == 0 {
            summaries.reserveCapacity(leaves.count)
            for leaf in leaves { summaries.append(leaf.summary) }
        } else {
            summaries.reserveCapacity(children.count)
            for child in children { summaries.append(child.total) }
        }
        addUp()
    }

    func addUp() {
        var sum = Leaf.Summary.zero
        for summary in summaries { sum = sum + summary }
        total = sum
    }
}

extension SumNode {
    #if COLLECTION_SMALL_NODES
        static var fanOut: Int { 4 }
    #else
        static var fanOut: Int { 24 }
    #endif
}
