extension SumTree {
    /// Puts another leaf in the place of the one that holds element `index`.
    ///
    /// - Parameter replacement: Given the leaf and the element's index in it; it has as many
    ///   elements. Of a leaf above capacity, a run, it is given a part.
    /// - Complexity: O(log n)
    package mutating func update(at index: Int, _ replacement: (Leaf, Int) -> Leaf) {
        let place = place(of: index)
        if place.leaf.count <= Leaf.capacity {
            Self.update(at: index, in: &root, replacement)
            return
        }
        // A run of equal elements may be billions long: only a leafful of it is taken apart.
        let local = index - place.before.count
        let start = local - local % Leaf.capacity
        var leaf = place.leaf
        if start > 0 { (_, leaf) = leaf.split(at: start) }
        if leaf.count > Leaf.capacity { (leaf, _) = leaf.split(at: Leaf.capacity) }
        let first = place.before.count + start
        replaceSubrange(first..<first + leaf.count, with: Optional(replacement(leaf, local - start)))
    }

    private static func update(
        at index: Int, in node: inout Node, _ replacement: (Leaf, Int) -> Leaf
    ) {
        makeUnique(&node)
        let (child, local) = node.childIndex(of: index)
        if node.height == 0 {
            unsafe node.leaves[child] = replacement(node.leaf(child), local)
            unsafe node.summaries[child] = node.leaf(child).summary
        } else {
            unsafe update(at: local, in: &node.children[child], replacement)
            unsafe node.summaries[child] = node.child(child).total
        }
        node.addUp()
    }

    /// Replaces all leaves of which the summary says so, by others with as many elements.
    ///
    /// - Complexity: O(leaves concerned * log n)
    mutating func transform(
        where isConcerned: (Summary) -> Bool, _ replacement: (Leaf) -> Leaf
    ) {
        Self.transform(&root, where: isConcerned, replacement)
    }

    private static func transform(
        _ node: inout Node, where isConcerned: (Summary) -> Bool,
        _ replacement: (Leaf) -> Leaf
    ) {
        if !isConcerned(node.total) { return }
        makeUnique(&node)
        for index in 0..<node.count where isConcerned(node.summary(index)) {
            if node.height == 0 {
                unsafe node.leaves[index] = replacement(node.leaf(index))
                unsafe node.summaries[index] = node.leaf(index).summary
            } else {
                unsafe transform(&node.children[index], where: isConcerned, replacement)
                unsafe node.summaries[index] = node.child(index).total
            }
        }
        node.addUp()
    }

    static func makeUnique(_ node: inout Node) {
        if !isKnownUniquelyReferenced(&node) { node = Node(copying: node) }
    }
}
