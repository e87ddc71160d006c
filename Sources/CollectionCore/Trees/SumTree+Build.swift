extension SumTree {
    /// Builds bottom up: O(leaves).
    package init(leaves: [Leaf]) {
        if leaves.count <= Node.fanOut {
            let only = Node(height: 0, room: leaves.count)
            for leaf in leaves { only.insert(leaf: leaf, at: only.count) }
            only.addUp()
            node = only
            return
        }
        node = unsafe leaves.withUnsafeBufferPointer { leaves in
            // A reference is a reference, whatever its type.
            let references = unsafe UnsafeRawPointer(leaves.baseAddress)?
                .assumingMemoryBound(to: AnyObject.self)
            return unsafe Node.empty().built(
                of: UnsafeBufferPointer(start: references, count: leaves.count))
        }
    }
}
