extension SumTree {
    /// Puts another leaf in the place of the one that holds element `index`.
    ///
    /// - Parameter replacement: Given the leaf and the element's index in it; it has as many
    ///   elements. Of a leaf above capacity, a run, it is given a part.
    /// - Complexity: O(log n)
    package mutating func update(at index: Int, _ replacement: (Leaf, Int) -> Leaf) {
        let (holder, local) = leaf(of: index)
        if holder.count <= Leaf.capacity {
            SumNode.setLeaf(replacement(holder, local), holding: index, in: &node)
            return
        }
        // A run of equal elements may be billions long: only a leafful of it is taken apart.
        let start = local - local % Leaf.capacity
        let leaf = holder.leafful(from: start)
        let first = index - local + start
        replaceSubrange(
            first..<first + leaf.count, with: Optional(replacement(leaf, local - start)))
    }

    /// Replaces all leaves of which the summary says so, by others with as many elements.
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
    /// The elements from `start` on, no more of them than a leaf is to have.
    @inline(never)
    fileprivate func leafful(from start: Int) -> Self {
        copy(of: start..<min(start + Self.capacity, count))
    }
}

extension SumNode {
    /// Puts another leaf, of as many elements, in the place of the one that holds element `index`.
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

    /// The child that holds element `index`, and the element's index in it.
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
