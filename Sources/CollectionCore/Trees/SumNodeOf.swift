/// A node of a tree whose leaves have the type `Leaf`: the typed access for descents, and the
/// methods of `SumNode` that depend on the type of the leaves.
final class SumNodeOf<Leaf: SumLeaf>: SumNode {
    /// - Parameter height: 0: the children are leaves.
    /// - Parameter room: The number of children for which the node has memory.
    init(height: Int, room: Int) {
        super.init(height: height, room: room, summarySize: MemoryLayout<Leaf.Summary>.stride)
    }

    /// Creates a node without children.
    static func empty() -> SumNodeOf {
        let node = SumNodeOf(height: 0, room: 0)
        unsafe node.totalBytes.initializeMemory(as: Leaf.Summary.self, to: .zero)
        return node
    }

    var total: Leaf.Summary { unsafe totalBytes.load(as: Leaf.Summary.self) }

    var summaries: UnsafeMutablePointer<Leaf.Summary> {
        unsafe summaryBytes.assumingMemoryBound(to: Leaf.Summary.self)
    }

    func summary(_ index: Int) -> Leaf.Summary { unsafe summaries[index] }
    func leaf(_ index: Int) -> Leaf { unsafe unsafeDowncast(references[index], to: Leaf.self) }
    func child(_ index: Int) -> SumNodeOf {
        unsafe unsafeDowncast(references[index], to: SumNodeOf.self)
    }

    // Overrides of the methods that edits call.

    override var leafCapacity: Int { Leaf.capacity }

    override func empty(height: Int, room: Int) -> SumNode {
        let node = SumNodeOf(height: height, room: room)
        unsafe node.totalBytes.initializeMemory(as: Leaf.Summary.self, to: .zero)
        return node
    }

    /// Adds four summaries at a time, in half of the time: these additions do not depend on each
    /// other.
    override func addUp() {
        let (count, summaries) = unsafe (self.count, self.summaries)
        var sum = Leaf.Summary.zero
        var index = 0
        while index + 4 <= count {
            let left = unsafe summaries[index] + summaries[index + 1]
            let right = unsafe summaries[index + 2] + summaries[index + 3]
            sum = sum + (left + right)
            index += 4
        }
        while index < count {
            sum = unsafe sum + summaries[index]
            index += 1
        }
        unsafe totalBytes.storeBytes(of: sum, as: Leaf.Summary.self)
    }

    override func summarize(_ leaf: AnyObject, into summary: UnsafeMutableRawPointer) {
        unsafe summary.initializeMemory(
            as: Leaf.Summary.self, to: unsafeDowncast(leaf, to: Leaf.self).summary)
    }

    override func count(of leaf: AnyObject) -> Int {
        unsafe unsafeDowncast(leaf, to: Leaf.self).count
    }

    override func copy(_ leaf: AnyObject, _ range: Range<Int>) -> AnyObject {
        unsafe unsafeDowncast(leaf, to: Leaf.self).copy(of: range)
    }

    override func canJoin(_ leaf: AnyObject, _ other: AnyObject) -> Bool {
        unsafe unsafeDowncast(leaf, to: Leaf.self).canJoin(
            unsafeDowncast(other, to: Leaf.self))
    }

    override func replacing(
        _ range: Range<Int>, of leaf: AnyObject, with part: Range<Int>, of other: AnyObject
    ) -> AnyObject {
        unsafe unsafeDowncast(leaf, to: Leaf.self).replacing(
            range, with: part, of: unsafeDowncast(other, to: Leaf.self))
    }
}
