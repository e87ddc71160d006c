extension SumTree {
    /// Builds bottom up: O(leaves).
    package init(leaves: [Leaf]) {
        if leaves.count <= Node.fanOut {
            root = Node(leaves: leaves)
            return
        }
        var level = Self.groups(of: leaves).map { Node(leaves: $0) }
        while level.count > 1 {
            level = Self.groups(of: level).map { Node(children: $0) }
        }
        root = level[0]
    }

    /// Cuts a level into nodes of nearly equal size, none of them undersized.
    private static func groups<Child>(of children: [Child]) -> [[Child]] {
        let groupCount = (children.count + Node.fanOut - 1) / Node.fanOut
        var groups: [[Child]] = []
        groups.reserveCapacity(groupCount)
        for index in 0..<groupCount {
            let start = children.count * index / groupCount
            let end = children.count * (index + 1) / groupCount
            groups.append(Array(children[start..<end]))
        }
        return groups
    }
}
