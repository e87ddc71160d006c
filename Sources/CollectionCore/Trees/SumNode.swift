/// A node of a tree of sums: its children and a summary of each, whatever the type of the leaves.
///
/// Edits of trees are made of references and of bytes, so that all trees share one machine code of
/// them. What depends on the type of the leaves is asked of `SumNodeOf`, the subclass of every
/// node.
///
/// The memory of children and summaries is the node's own and read in place: a descent counts no
/// references.
@safe package class SumNode {
    /// 0: the children are leaves.
    final let height: Int
    /// The number of bytes of a summary.
    final let summarySize: Int
    /// Only members of this class change it, and none hands it on: there is no need to check at
    /// run time that accesses do not overlap, which would take longer than the accesses.
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

    // The type of the leaves decides about these.

    /// The greatest number of elements of a leaf, unless they are all alike.
    var leafCapacity: Int { preconditionFailure("a node without a type") }

    /// A node of the same tree without children.
    func empty(height: Int, room: Int) -> SumNode {
        preconditionFailure("a node without a type")
    }

    /// Adds up the summaries of the children.
    func addUp() {}

    /// Writes the summary of a leaf.
    func summarize(_ leaf: AnyObject, into summary: UnsafeMutableRawPointer) {}

    /// The number of elements of a leaf.
    func count(of leaf: AnyObject) -> Int { preconditionFailure("a node without a type") }

    func copy(_ leaf: AnyObject, _ range: Range<Int>) -> AnyObject { leaf }

    func canJoin(_ leaf: AnyObject, _ other: AnyObject) -> Bool { false }

    /// Elements of `other`, or none, in the place of some elements of a leaf.
    func replacing(
        _ range: Range<Int>, of leaf: AnyObject, with part: Range<Int>, of other: AnyObject
    ) -> AnyObject { leaf }
}

/// The properties of a node that change.
@safe private struct SumNodeContent {
    var count = 0
    let room: Int
    /// The sum of all summaries. It begins the memory of the node.
    let total: UnsafeMutableRawPointer
    /// Leaves or nodes.
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
    /// The number of children that there is memory for: none to spare until one is inserted.
    final var room: Int { unsafe content.room }
    final var totalBytes: UnsafeMutableRawPointer { unsafe content.total }
    final var summaryBytes: UnsafeMutableRawPointer { unsafe content.summaries }
    final var references: UnsafeMutablePointer<AnyObject> { unsafe content.references }
    /// The references as nodes, which they are unless the height is 0.
    final var nodes: UnsafeMutablePointer<SumNode> {
        unsafe UnsafeMutableRawPointer(references).assumingMemoryBound(to: SumNode.self)
    }

    /// The number of elements below the node: a summary begins with it.
    final var elementCount: Int { unsafe totalBytes.load(as: Int.self) }

    /// The number of elements of a child.
    final func elementCount(_ index: Int) -> Int {
        unsafe summaryBytes.load(fromByteOffset: index * summarySize, as: Int.self)
    }

    final func node(_ index: Int) -> SumNode { unsafe nodes[index] }

    final func reference(_ index: Int) -> AnyObject { unsafe references[index] }

    /// A node with the same children, for which references are counted anew.
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

/// Edits in place, for nodes that nobody shares. They leave the total to `addUp`.
extension SumNode {
    final func insert(leaf: AnyObject, at index: Int) {
        unsafe summarize(leaf, into: insert(leaf, at: index))
    }

    final func insert(node: SumNode, at index: Int) {
        unsafe insert(node, at: index).copyMemory(from: node.totalBytes, byteCount: summarySize)
    }

    /// - Returns: Where the summary of the new child is to be written.
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

    /// Writes down the total of a child that has changed.
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

    /// Appends children of another node of the same height, which keeps them.
    final func append(_ other: SumNode, from start: Int = 0) {
        let added = other.count - start
        if count + added > room { grow(count + added) }
        unsafe (references + count).initialize(from: other.references + start, count: added)
        unsafe (summaryBytes + count * summarySize).copyMemory(
            from: other.summaryBytes + start * summarySize, byteCount: added * summarySize)
        unsafe content.count += added
    }

    /// Removes the second half of the children, and returns it as a node.
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
