/// A sequence of elements in leaves, as a persistent B+tree of sums.
///
/// Each node stores a summary of every child, so that one descent finds the element at an offset,
/// or the offset of an element:
///
///     (9, 300)
///     ├─ (4, 120)   elements 0..<4, offsets 0..<120
///     └─ (5, 180)   elements 4..<9, offsets 120..<300
///
/// Copying a tree takes O(1) time. An edit copies the nodes of one path that are shared with other
/// trees. Summaries are recomputed from children, never adjusted by differences.
package struct SumTree<Leaf: SumLeaf> {
    package typealias Summary = Leaf.Summary
    package typealias Position = Leaf.Summary.Position
    typealias Node = SumNodeOf<Leaf>

    /// The root, without the type of the leaves, as edits need it.
    var node: SumNode

    @inline(never)
    package init() {
        node = Node.empty()
    }

    init(node: SumNode) {
        self.node = node
    }

    var root: Node { unsafe unsafeDowncast(node, to: Node.self) }

    package var summary: Summary { root.total }
    package var position: Position { root.total.position }
    package var count: Int { root.total.position.count }
    package var isEmpty: Bool { count == 0 }
}

/// The summary of consecutive elements of a tree. Summaries form a monoid: `zero`, `+`.
///
/// Edits treat summaries as bytes. The first field of a summary must be the number of elements.
package protocol SumSummary: BitwiseCopyable {
    associatedtype Position: SumPosition

    static var zero: Self { get }
    static func + (left: Self, right: Self) -> Self
    /// The part of the summary that a descent adds up.
    var position: Position { get }
}

/// The sums over the elements before an element of a tree.
package protocol SumPosition: BitwiseCopyable {
    static var zero: Self { get }
    static func + (left: Self, right: Self) -> Self
    static func - (left: Self, right: Self) -> Self
    /// The number of elements.
    var count: Int { get }
}

/// Consecutive elements of a tree: at most `capacity` elements, unless all are equal. A leaf is
/// immutable.
package protocol SumLeaf: AnyObject {
    associatedtype Summary: SumSummary

    static var capacity: Int { get }
    var count: Int { get }
    var summary: Summary { get }

    /// A leaf with the elements in `range`, which is not empty.
    func copy(of range: Range<Int>) -> Self
    /// Whether `joined` may be called: the result is small enough, or all its elements are equal.
    func canJoin(_ other: Self) -> Bool
    /// A copy of the leaf in which the elements of `other` in `part` replace the elements in
    /// `range`. `part` may be empty; the result must not be empty.
    func replacing(_ range: Range<Int>, with part: Range<Int>, of other: Self) -> Self
    /// The sums of the first `index` elements.
    func position(at index: Int) -> Summary.Position
    func summary(of range: Range<Int>) -> Summary
}

extension SumLeaf {
    #if COLLECTION_SMALL_NODES
        package static var capacity: Int { 6 }
    #else
        /// The maximum number of elements. Longer leaves need less memory per element, shorter
        /// leaves are searched faster.
        package static var capacity: Int { 128 }
    #endif

    /// Splits the leaf into its first `index` elements and the rest. Neither may be empty.
    @inline(never)
    package func split(at index: Int) -> (Self, Self) {
        (copy(of: 0..<index), copy(of: index..<count))
    }

    /// A leaf with the elements of this leaf and then the elements of `other`.
    package func joined(_ other: Self) -> Self {
        replacing(count..<count, with: 0..<other.count, of: other)
    }
}
