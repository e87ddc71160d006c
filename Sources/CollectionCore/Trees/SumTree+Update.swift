extension SumTree {
    /// Replaces the leaf that holds element `index`.
    ///
    /// - Parameter replacement: Receives the leaf and the element's index in the leaf, and returns
    ///   a leaf with as many elements. If the leaf is a run longer than the capacity, it receives a
    ///   part of the run.
    /// - Complexity: O(log n)
    package mutating func update(at index: Int, _ replacement: (Leaf, Int) -> Leaf) {
        let (holder, local) = leaf(of: index)
        if holder.count <= Leaf.capacity {
            SumNode.setLeaf(replacement(holder, local), holding: index, in: &node)
            return
        }
        // A run may have billions of equal elements: only as many as fit into a leaf are split off.
        let start = local - local % Leaf.capacity
        let leaf = holder.leafful(from: start)
        let first = index - local + start
        replaceSubrange(
            first..<first + leaf.count, with: Optional(replacement(leaf, local - start)))
    }

    /// Replaces all leaves for whose summary `isConcerned` returns true, by leaves with as many
    /// elements. `isConcerned` must return true for a sum of summaries if it does for one of them.
    ///
    /// - Complexity: O(leaves concerned * log n)
    mutating func transform(
        where isConcerned: (Summary) -> Bool, _ replacement: (Leaf) -> Leaf
    ) {
        Self.transform(&node, where: isConcerned, replacement)
    }

    private static func transform(
        _ node: inout SumNode, where isConcerned: (Summary) -> Bool,
        _ replacement: (Leaf) -> Leaf
    ) {
        if !isConcerned(typed(node).total) { return }
        SumNode.makeUnique(&node)
        for index in 0..<node.count where isConcerned(typed(node).summary(index)) {
            if node.height == 0 {
                node.setLeaf(replacement(typed(node).leaf(index)), at: index)
            } else {
                unsafe transform(&node.nodes[index], where: isConcerned, replacement)
                node.setTotal(ofNode: index)
            }
        }
        node.addUp()
    }

    private static func typed(_ node: SumNode) -> Node {
        unsafe unsafeDowncast(node, to: Node.self)
    }
}

extension SumLeaf {
    /// A leaf of the elements from `start` on, of at most `capacity` elements.
    @inline(never)
    fileprivate func leafful(from start: Int) -> Self {
        copy(of: start..<min(start + Self.capacity, count))
    }
}

extension SumNode {
    /// Replaces the leaf that holds element `index` by a leaf with as many elements.
    @inline(never)
    static func setLeaf(_ leaf: AnyObject, holding index: Int, in node: inout SumNode) {
        makeUnique(&node)
        let (child, local) = node.childIndex(of: index)
        if node.height == 0 {
            node.setLeaf(leaf, at: child)
        } else {
            unsafe setLeaf(leaf, holding: local, in: &node.nodes[child])
            node.setTotal(ofNode: child)
        }
        node.addUp()
    }

    /// The child that holds element `index`, and the element's index in the child.
    final func childIndex(of index: Int) -> (child: Int, local: Int) {
        var local = index
        var child = 0
        while local >= elementCount(child) {
            local -= elementCount(child)
            child += 1
        }
        return (child, local)
    }
}
