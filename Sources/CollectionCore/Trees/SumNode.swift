/// A node of a `SumTree`: its children and a summary of each child, independent of the type of the
/// leaves.
///
/// Edits work on references and bytes, so that all types of trees share the same machine code.
/// Methods that depend on the type of the leaves are overridden by `SumNodeOf`, the class of all
/// nodes.
///
/// A node owns the memory of its children and summaries, and a descent reads that memory in place,
/// without reference counting.
@safe package class SumNode {
    /// 0: the children are leaves.
    final let height: Int
    /// The number of bytes of a summary.
    final let summarySize: Int
    /// The properties that change. Only members of this class change them, and no member passes
    /// them on. Therefore, accesses cannot overlap, and a check at run time, which would take
    /// longer than the accesses, is not needed.
    @exclusivity(unchecked) private final var content: SumNodeContent

    init(height: Int, room: Int, summarySize: Int) {
        self.height = height
        self.summarySize = summarySize
        unsafe content = SumNodeContent(room: room, summarySize: summarySize)
    }

    deinit {
        unsafe content.references.deinitialize(count: count)
        unsafe content.total.deallocate()
    }

    // Methods that depend on the type of the leaves.

    /// The maximum number of elements of a leaf, unless all its elements are equal.
    var leafCapacity: Int { preconditionFailure("a node without a type") }

    /// Creates a node without children, for trees of the type of this node's tree.
    ///
    /// - Parameter room: The number of children for which the node has memory.
    func empty(height: Int, room: Int) -> SumNode {
        preconditionFailure("a node without a type")
    }

    /// Sets the node's total to the sum of the summaries of its children.
    func addUp() {}

    /// Writes the summary of a leaf to memory.
    func summarize(_ leaf: AnyObject, into summary: UnsafeMutableRawPointer) {}

    /// The number of elements of a leaf.
    func count(of leaf: AnyObject) -> Int { preconditionFailure("a node without a type") }

    /// A leaf with the elements of a leaf in `range`, which is not empty.
    func copy(_ leaf: AnyObject, _ range: Range<Int>) -> AnyObject { leaf }

    /// Whether two leaves can be joined: the result is small enough, or all its elements are equal.
    func canJoin(_ leaf: AnyObject, _ other: AnyObject) -> Bool { false }

    /// A copy of a leaf in which elements of `other`, or none, replace the elements in `range`.
    func replacing(
        _ range: Range<Int>, of leaf: AnyObject, with part: Range<Int>, of other: AnyObject
    ) -> AnyObject { leaf }
}

/// The properties of a node that change.
@safe private struct SumNodeContent {
    var count = 0
    let room: Int
    /// The sum of all summaries. It is at the start of the node's memory.
    let total: UnsafeMutableRawPointer
    /// The children, which are leaves or nodes.
    let references: UnsafeMutablePointer<AnyObject>
    let summaries: UnsafeMutableRawPointer

    init(room: Int, summarySize: Int) {
        self.room = room
        let referencesSize = room * MemoryLayout<AnyObject>.stride
        unsafe total = .allocate(
            byteCount: referencesSize + (room + 1) * summarySize,
            alignment: MemoryLayout<AnyObject>.alignment)
        unsafe references = (total + summarySize).assumingMemoryBound(to: AnyObject.self)
        unsafe summaries = total + summarySize + referencesSize
    }
}

extension SumNode {
    #if COLLECTION_SMALL_NODES
        static var fanOut: Int { 4 }
    #else
        static var fanOut: Int { 24 }
    #endif

    final var count: Int { unsafe content.count }
    /// The number of children for which the node has memory. A new node has no spare memory until a
    /// child is inserted.
    final var room: Int { unsafe content.room }
    final var totalBytes: UnsafeMutableRawPointer { unsafe content.total }
    final var summaryBytes: UnsafeMutableRawPointer { unsafe content.summaries }
    final var references: UnsafeMutablePointer<AnyObject> { unsafe content.references }
    /// The children as nodes. Valid unless the height is 0.
    final var nodes: UnsafeMutablePointer<SumNode> {
        unsafe UnsafeMutableRawPointer(references).assumingMemoryBound(to: SumNode.self)
    }

    /// The number of elements below the node, which is the first field of every summary.
    final var elementCount: Int { unsafe totalBytes.load(as: Int.self) }

    /// The number of elements of the child at an index.
    final func elementCount(_ index: Int) -> Int {
        unsafe summaryBytes.load(fromByteOffset: index * summarySize, as: Int.self)
    }

    final func node(_ index: Int) -> SumNode { unsafe nodes[index] }

    final func reference(_ index: Int) -> AnyObject { unsafe references[index] }

    /// A copy of the node, which retains the same children.
    @inline(never)
    final func copied() -> SumNode {
        let copy = empty(height: height, room: count)
        copy.append(self)
        unsafe copy.totalBytes.copyMemory(from: totalBytes, byteCount: summarySize)
        return copy
    }

    static func makeUnique(_ node: inout SumNode) {
        if !isKnownUniquelyReferenced(&node) { node = node.copied() }
    }
}

/// Edits in place, for nodes that are not shared. Call `addUp` afterwards, which updates the total.
extension SumNode {
    final func insert(leaf: AnyObject, at index: Int) {
        unsafe summarize(leaf, into: insert(leaf, at: index))
    }

    final func insert(node: SumNode, at index: Int) {
        unsafe insert(node, at: index).copyMemory(from: node.totalBytes, byteCount: summarySize)
    }

    /// Inserts a child without its summary.
    ///
    /// - Returns: The address to which the caller must write the summary of the child.
    private final func insert(_ child: AnyObject, at index: Int) -> UnsafeMutableRawPointer {
        let count = count
        if count == room { grow(count + 1) }
        let place = unsafe references + index
        unsafe (place + 1).moveInitialize(from: place, count: count - index)
        unsafe place.initialize(to: child)
        let summary = unsafe summaryBytes + index * summarySize
        unsafe (summary + summarySize).copyMemory(
            from: summary, byteCount: (count - index) * summarySize)
        unsafe content.count = count + 1
        return unsafe summary
    }

    final func setLeaf(_ leaf: AnyObject, at index: Int) {
        unsafe references[index] = leaf
        unsafe summarize(leaf, into: summaryBytes + index * summarySize)
    }

    /// Copies the total of a child node that has changed to the summary of the child.
    final func setTotal(ofNode index: Int) {
        unsafe (summaryBytes + index * summarySize).copyMemory(
            from: nodes[index].totalBytes, byteCount: summarySize)
    }

    final func remove(at index: Int) {
        let rest = count - index - 1
        let place = unsafe references + index
        unsafe place.deinitialize(count: 1)
        unsafe place.moveInitialize(from: place + 1, count: rest)
        let summary = unsafe summaryBytes + index * summarySize
        unsafe summary.copyMemory(from: summary + summarySize, byteCount: rest * summarySize)
        unsafe content.count -= 1
    }

    /// Appends the children of another node of the same height, from `start` on. The other node
    /// keeps its children.
    final func append(_ other: SumNode, from start: Int = 0) {
        let added = other.count - start
        if count + added > room { grow(count + added) }
        unsafe (references + count).initialize(from: other.references + start, count: added)
        unsafe (summaryBytes + count * summarySize).copyMemory(
            from: other.summaryBytes + start * summarySize, byteCount: added * summarySize)
        unsafe content.count += added
    }

    /// Removes the second half of the children, and returns a node with these children.
    final func splitOff() -> SumNode {
        let second = empty(height: height, room: Self.fanOut)
        let left = count / 2
        second.append(self, from: left)
        second.addUp()
        unsafe (references + left).deinitialize(count: count - left)
        unsafe content.count = left
        addUp()
        return second
    }

    @inline(never)
    private final func grow(_ needed: Int) {
        var grown = SumNodeContent(room: max(needed, Self.fanOut), summarySize: summarySize)
        grown.count = count
        unsafe grown.total.copyMemory(from: totalBytes, byteCount: summarySize)
        unsafe grown.references.moveInitialize(from: references, count: count)
        unsafe grown.summaries.copyMemory(from: summaryBytes, byteCount: count * summarySize)
        unsafe totalBytes.deallocate()
        unsafe content = grown
    }
}
