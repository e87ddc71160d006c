extension SumTree {
    /// Changes the leaf that holds element `index`, and the sums above it.
    ///
    /// - Parameter body: Takes a leaf that nothing else refers to, and the element's index in it.
    ///   It must not change the number of elements.
    /// - Complexity: O(log n)
    package mutating func update(at index: Int, _ body: (Leaf, Int) -> Void) {
        Self.update(at: index, in: &root, body)
    }

    private static func update(at index: Int, in node: inout Node, _ body: (Leaf, Int) -> Void) {
        makeUnique(&node)
        var local = index
        var child = 0
        while local >= node.summaries[child].position.count {
            local -= node.summaries[child].position.count
            child += 1
        }
        if node.height == 0 {
            if !isKnownUniquelyReferenced(&node.leaves[child]) {
                node.leaves[child] = node.leaves[child].copy()
            }
            body(node.leaves[child], local)
            node.summaries[child] = node.leaves[child].summary
        } else {
            update(at: local, in: &node.children[child], body)
            node.summaries[child] = node.children[child].total
        }
        node.addUp()
    }

    static func makeUnique(_ node: inout Node) {
        if !isKnownUniquelyReferenced(&node) { node = Node(copying: node) }
    }
}

extension SumTree {
    /// Changes all leaves of which the summary says so; their numbers of elements stay.
    ///
    /// - Complexity: O(leaves concerned * log n)
    mutating func transform(
        where isConcerned: (Summary) -> Bool, _ body: (Leaf) -> Void
    ) {
        Self.transform(&root, where: isConcerned, body)
    }

    private static func transform(
        _ node: inout Node, where isConcerned: (Summary) -> Bool, _ body: (Leaf) -> Void
    ) {
        if !isConcerned(node.total) { return }
        makeUnique(&node)
        for index in 0..<node.childCount where isConcerned(node.summaries[index]) {
            if node.height == 0 {
                node.leaves[index] = node.leaves[index].copy()
                body(node.leaves[index])
                node.summaries[index] = node.leaves[index].summary
            } else {
                transform(&node.children[index], where: isConcerned, body)
                node.summaries[index] = node.children[index].total
            }
        }
        node.addUp()
    }
}
