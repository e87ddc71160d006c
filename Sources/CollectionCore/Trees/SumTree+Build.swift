extension SumTree {
    /// Builds bottom up: O(leaves).
    package init(leaves: [Leaf]) {
        if leaves.count <= Node.fanOut {
            root = Node(leaves: leaves)
            return
        }
        var level = Self.nodes(of: leaves.count) { Node(leaves: leaves, $0) }
        while level.count > 1 {
            let children = level
            level = Self.nodes(of: children.count) { Node(children: children, $0) }
        }
        root = level[0]
    }

    /// Cuts a level into nodes of nearly equal size, none of them undersized.
    private static func nodes(of childCount: Int, _ node: (Range<Int>) -> Node) -> [Node] {
        let count = (childCount + Node.fanOut - 1) / Node.fanOut
        var nodes: [Node] = []
        nodes.reserveCapacity(count)
        for index in 0..<count {
            nodes.append(node(childCount * index / count..<childCount * (index + 1) / count))
        }
        return nodes
    }
}
