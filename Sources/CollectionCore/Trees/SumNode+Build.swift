extension SumNode {
    /// Creates a node whose children are leaves, for trees of the type of this node's tree.
    final func node(leaves: [AnyObject]) -> SumNode {
        unsafe leaves.withUnsafeBufferPointer { unsafe node(leaves: $0, leaves.indices) }
    }

    private final func node(leaves: UnsafeBufferPointer<AnyObject>, _ range: Range<Int>) -> SumNode
    {
        let node = empty(height: 0, room: range.count)
        for index in range { unsafe node.insert(leaf: leaves[index], at: node.count) }
        node.addUp()
        return node
    }

    /// Creates a node whose children are nodes, for trees of the type of this node's tree.
    final func node(nodes: ArraySlice<SumNode>) -> SumNode {
        let height = nodes.first.map { $0.height + 1 } ?? 0
        let node = empty(height: height, room: nodes.count)
        for child in nodes { node.insert(node: child, at: node.count) }
        node.addUp()
        return node
    }

    /// Builds a tree from the bottom up: O(leaves).
    ///
    /// - Parameter leaves: Leaves of the type of this node's leaves.
    /// - Returns: The root of the tree.
    @inline(never)
    final func built(of leaves: UnsafeBufferPointer<AnyObject>) -> SumNode {
        if leaves.count <= Self.fanOut { return unsafe node(leaves: leaves, leaves.indices) }
        var level: [SumNode] = []
        Self.forEachPart(of: leaves.count) { unsafe level.append(node(leaves: leaves, $0)) }
        while level.count > 1 {
            let children = level
            level = []
            Self.forEachPart(of: children.count) { level.append(node(nodes: children[$0])) }
        }
        return level[0]
    }

    /// Divides the children of a level into parts of nearly equal size, none of which is too small
    /// for a node.
    private static func forEachPart(of childCount: Int, _ body: (Range<Int>) -> Void) {
        let count = (childCount + fanOut - 1) / fanOut
        for index in 0..<count {
            body(childCount * index / count..<childCount * (index + 1) / count)
        }
    }
}
