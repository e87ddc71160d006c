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
    typealias Node = SumNodeOf<Leaf>

    /// The root as edits know it.
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

/// What a tree knows of a run of elements. Summaries form a monoid: `zero`, `+`.
///
/// Edits see summaries as bytes. They begin with how many elements there are.
package protocol SumSummary: BitwiseCopyable {
    associatedtype Position: SumPosition

    static var zero: Self { get }
    static func + (left: Self, right: Self) -> Self
    /// The part of a summary that a descent adds up.
    var position: Position { get }
}

/// Sums of what precedes an element.
package protocol SumPosition: BitwiseCopyable {
    static var zero: Self { get }
    static func + (left: Self, right: Self) -> Self
    static func - (left: Self, right: Self) -> Self
    /// How many elements.
    var count: Int { get }
}

/// A run of elements, at most `capacity` of them unless they are all alike. It never changes.
package protocol SumLeaf: AnyObject {
    associatedtype Summary: SumSummary

    static var capacity: Int { get }
    var count: Int { get }
    var summary: Summary { get }

    /// Some of the elements, not none.
    func copy(of range: Range<Int>) -> Self
    /// Whether `joined` may be called: the result is small enough, or all alike.
    func canJoin(_ other: Self) -> Bool
    /// Some elements of `other`, or none, where those of `range` are. Something must be left.
    func replacing(_ range: Range<Int>, with part: Range<Int>, of other: Self) -> Self
    /// Sums of the first `index` elements.
    func position(at index: Int) -> Summary.Position
    func summary(of range: Range<Int>) -> Summary
}

extension SumLeaf {
    #if COLLECTION_SMALL_NODES
        package static var capacity: Int { 6 }
    #else
        /// A longer leaf takes less room for each element, a shorter one is searched faster.
        package static var capacity: Int { 128 }
    #endif

    /// The first `index` elements, and the others; neither is empty.
    @inline(never)
    package func split(at index: Int) -> (Self, Self) {
        (copy(of: 0..<index), copy(of: index..<count))
    }

    /// These elements, then those of `other`.
    package func joined(_ other: Self) -> Self {
        replacing(count..<count, with: 0..<other.count, of: other)
    }
}
