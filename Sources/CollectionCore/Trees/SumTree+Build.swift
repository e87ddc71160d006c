extension SumTree {
    /// Builds a tree of leaves from the bottom up: O(leaves).
    @inline(never)
    package init(leaves: [Leaf]) {
        node = unsafe leaves.withUnsafeBufferPointer { leaves in
            // References to leaves of any type have the memory layout of `AnyObject`.
            let start = unsafe UnsafeRawPointer(leaves.baseAddress)?
                .assumingMemoryBound(to: AnyObject.self)
            let references = unsafe UnsafeBufferPointer(start: start, count: leaves.count)
            if references.count > Node.fanOut { return unsafe Node.empty().built(of: references) }
            let only = Node(height: 0, room: references.count)
            unsafe only.append(leaves: references)
            return only
        }
    }
}

extension SumNode {
    @inline(never)
    fileprivate final func append(leaves: UnsafeBufferPointer<AnyObject>) {
        for index in leaves.indices { unsafe insert(leaf: leaves[index], at: count) }
        addUp()
    }
}
