/// A node of a tree of sums: its children, and a summary of each.
///
/// The memory of both is the node's own and read in place: a descent counts no references.
@safe final class SumNode<Leaf: SumLeaf> {
    /// 0: the children are leaves.
    let height: Int
    /// Only members of this class change it, and none hands it on: there is no need to check at
    /// run time that accesses do not overlap, which would take longer than the accesses.
    @exclusivity(unchecked) private var content: SumNodeContent<Leaf>

    private init(height: Int, room: Int) {
        self.height = height
        unsafe content = SumNodeContent(room: room)
    }

    /// - Parameter range: Which ones of `leaves`; nil: all.
    convenience init(leaves: [Leaf], _ range: Range<Int>? = nil) {
        let range = range ?? leaves.indices
        self.init(height: 0, room: range.count)
        for index in range { insert(leaves[index], at: count) }
        addUp()
    }

    /// - Parameter range: Which ones of `children`; nil: all.
    convenience init(children: [SumNode<Leaf>], _ range: Range<Int>? = nil) {
        let range = range ?? children.indices
        self.init(height: children[range.lowerBound].height + 1, room: range.count)
        for index in range { insert(children[index], at: count) }
        addUp()
    }

    @inline(never)
    convenience init(copying node: SumNode<Leaf>) {
        self.init(height: node.height, room: node.count)
        append(node)
        unsafe content.total = node.total
    }

    deinit {
        removeLast(count)
        unsafe content.leaves.deallocate()
    }

    var count: Int { unsafe content.count }
    var total: Leaf.Summary { unsafe content.total }
    /// How many children there is memory for: none to spare until one is inserted.
    var room: Int { unsafe content.room }
    var summaries: UnsafeMutablePointer<Leaf.Summary> { unsafe content.summaries }
    /// Of one of these there are `count`, of the other none; they stand in the same memory.
    var leaves: UnsafeMutablePointer<Leaf> { unsafe content.leaves }
    var children: UnsafeMutablePointer<SumNode<Leaf>> { unsafe content.children }

    /// By fours: additions that do not wait for each other take half as long.
    func addUp() {
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
        unsafe content.total = sum
    }

    // Edits in place, for nodes that nobody shares. They leave the total to `addUp`.

    func insert(_ leaf: Leaf, at index: Int) {
        reserve(count + 1)
        unsafe summaries.insert(leaf.summary, at: index, count: count)
        unsafe leaves.insert(leaf, at: index, count: count)
        unsafe content.count += 1
    }

    func insert(_ child: SumNode<Leaf>, at index: Int) {
        reserve(count + 1)
        unsafe summaries.insert(child.total, at: index, count: count)
        unsafe children.insert(child, at: index, count: count)
        unsafe content.count += 1
    }

    func remove(at index: Int) {
        unsafe summaries.remove(at: index, count: count)
        if height == 0 {
            unsafe leaves.remove(at: index, count: count)
        } else {
            unsafe children.remove(at: index, count: count)
        }
        unsafe content.count -= 1
    }

    /// Appends children of another node of the same height, which keeps them.
    func append(_ other: SumNode<Leaf>, from start: Int = 0) {
        let added = other.count - start
        reserve(count + added)
        unsafe (summaries + count).initialize(from: other.summaries + start, count: added)
        if height == 0 {
            unsafe (leaves + count).initialize(from: other.leaves + start, count: added)
        } else {
            unsafe (children + count).initialize(from: other.children + start, count: added)
        }
        unsafe content.count += added
    }

    /// Removes the second half of the children, and returns it as a node.
    func splitOff() -> SumNode<Leaf> {
        let second = SumNode(height: height, room: Self.fanOut)
        second.append(self, from: count / 2)
        second.addUp()
        removeLast(second.count)
        addUp()
        return second
    }

    private func removeLast(_ removed: Int) {
        let left = count - removed
        unsafe (summaries + left).deinitialize(count: removed)
        if height == 0 {
            unsafe (leaves + left).deinitialize(count: removed)
        } else {
            unsafe (children + left).deinitialize(count: removed)
        }
        unsafe content.count = left
    }

    private func reserve(_ needed: Int) {
        if needed > room { grow(needed) }
    }

    @inline(never)
    private func grow(_ needed: Int) {
        var grown = SumNodeContent<Leaf>(room: max(needed, Self.fanOut))
        unsafe grown.summaries.moveInitialize(from: summaries, count: count)
        if height == 0 {
            unsafe grown.leaves.moveInitialize(from: leaves, count: count)
        } else {
            unsafe grown.children.moveInitialize(from: children, count: count)
        }
        (grown.count, grown.total) = (count, total)
        unsafe leaves.deallocate()
        unsafe content = grown
    }
}

/// What of a node changes.
@safe private struct SumNodeContent<Leaf: SumLeaf> {
    var count = 0
    var total = Leaf.Summary.zero
    let room: Int
    /// Leaves and children are references both, and a node has only one of the two.
    let leaves: UnsafeMutablePointer<Leaf>
    let children: UnsafeMutablePointer<SumNode<Leaf>>
    /// Behind them, in the same memory.
    let summaries: UnsafeMutablePointer<Leaf.Summary>

    init(room: Int) {
        self.room = room
        let references = room * MemoryLayout<Leaf>.stride
        let memory = UnsafeMutableRawPointer.allocate(
            byteCount: references + room * MemoryLayout<Leaf.Summary>.stride,
            alignment: MemoryLayout<Leaf>.alignment)
        unsafe leaves = memory.assumingMemoryBound(to: Leaf.self)
        unsafe children = memory.assumingMemoryBound(to: SumNode<Leaf>.self)
        unsafe summaries = (memory + references).assumingMemoryBound(to: Leaf.Summary.self)
    }
}

/// What arrays do, in memory that somebody else owns.
extension UnsafeMutablePointer {
    fileprivate func insert(_ value: Pointee, at index: Int, count: Int) {
        unsafe (self + index + 1).moveInitialize(from: self + index, count: count - index)
        unsafe (self + index).initialize(to: value)
    }

    fileprivate func remove(at index: Int, count: Int) {
        unsafe (self + index).deinitialize(count: 1)
        unsafe (self + index).moveInitialize(from: self + index + 1, count: count - index - 1)
    }

}

extension SumNode {
    #if COLLECTION_SMALL_NODES
        static var fanOut: Int { 4 }
    #else
        static var fanOut: Int { 24 }
    #endif

    func child(_ index: Int) -> SumNode<Leaf> { unsafe children[index] }
    func leaf(_ index: Int) -> Leaf { unsafe leaves[index] }
    func summary(_ index: Int) -> Leaf.Summary { unsafe summaries[index] }

    /// For edits, which take nodes apart.
    var childArray: [SumNode<Leaf>] {
        unsafe Array(UnsafeBufferPointer(start: children, count: height == 0 ? 0 : count))
    }
    var leafArray: [Leaf] {
        unsafe Array(UnsafeBufferPointer(start: leaves, count: height == 0 ? count : 0))
    }

    /// The child that holds element `index`, and the element's index in it.
    func childIndex(of index: Int) -> (child: Int, local: Int) {
        var local = index
        var child = 0
        while unsafe local >= summaries[child].position.count {
            unsafe local -= summaries[child].position.count
            child += 1
        }
        return (child, local)
    }
}
