/// A node of a tree of sums: its children, and a summary of each.
///
/// The memory of both is the node's own and read in place: a descent counts no references.
@safe final class SumNode<Leaf: SumLeaf> {
    /// 0: the children are leaves.
    let height: Int
    let count: Int
    private(set) var total: Leaf.Summary
    let summaries: UnsafeMutablePointer<Leaf.Summary>
    /// Of one of these there are `count`, of the other none.
    let leaves: UnsafeMutablePointer<Leaf>
    let children: UnsafeMutablePointer<SumNode<Leaf>>

    init(leaves: [Leaf]) {
        height = 0
        count = leaves.count
        total = .zero
        unsafe summaries = .allocate(capacity: count)
        unsafe self.leaves = .allocate(capacity: count)
        unsafe children = .allocate(capacity: 0)
        for (index, leaf) in leaves.enumerated() {
            unsafe (self.leaves + index).initialize(to: leaf)
            unsafe (summaries + index).initialize(to: leaf.summary)
        }
        addUp()
    }

    init(children: [SumNode<Leaf>]) {
        height = children[0].height + 1
        count = children.count
        total = .zero
        unsafe summaries = .allocate(capacity: count)
        unsafe leaves = .allocate(capacity: 0)
        unsafe self.children = .allocate(capacity: count)
        for (index, child) in children.enumerated() {
            unsafe (self.children + index).initialize(to: child)
            unsafe (summaries + index).initialize(to: child.total)
        }
        addUp()
    }

    init(copying node: SumNode<Leaf>) {
        height = node.height
        count = node.count
        total = node.total
        unsafe summaries = .allocate(capacity: count)
        unsafe leaves = .allocate(capacity: height == 0 ? count : 0)
        unsafe children = .allocate(capacity: height == 0 ? 0 : count)
        unsafe summaries.initialize(from: node.summaries, count: count)
        if height == 0 {
            unsafe leaves.initialize(from: node.leaves, count: count)
        } else {
            unsafe children.initialize(from: node.children, count: count)
        }
    }

    deinit {
        unsafe summaries.deinitialize(count: count)
        unsafe summaries.deallocate()
        if height == 0 {
            unsafe leaves.deinitialize(count: count)
        } else {
            unsafe children.deinitialize(count: count)
        }
        unsafe leaves.deallocate()
        unsafe children.deallocate()
    }

    func addUp() {
        var sum = Leaf.Summary.zero
        for index in 0..<count { sum = unsafe sum + summaries[index] }
        total = sum
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
