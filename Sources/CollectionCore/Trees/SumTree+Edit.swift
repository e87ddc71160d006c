extension SumTree {
    /// Puts the elements of a leaf, or none, where the elements of `range` are.
    ///
    /// Where one leaf or two neighbours are concerned, as they are by small edits, that happens in
    /// place: only nodes that other trees share are copied. Leaves and nodes that become small
    /// are merged with a sibling where that fits, so a tree shrinks as it grew.
    ///
    /// - Parameter leaf: Not empty.
    /// - Complexity: O(log n)
    package mutating func replaceSubrange(_ range: Range<Int>, with leaf: Leaf?) {
        if range.isEmpty && leaf == nil { return }
        put(leaf.map { Piece($0, 0..<$0.count) }, at: range)
    }

    /// Puts a piece, or nothing, where the elements of `range` are. It is mostly copied only once,
    /// into the leaf that it joins.
    mutating func put(_ piece: Piece?, at range: Range<Int>) {
        if edit(range, piece) { return }
        var head = range
        if range.count <= Leaf.capacity {
            let first = place(of: range.lowerBound)
            let end = min(first.before.count + first.leaf.count, range.upperBound)
            if end < range.upperBound && edit(end..<range.upperBound, nil) {
                head = range.lowerBound..<end
                if edit(head, piece) { return }
            }
        }
        replaceSubrange(head, with: SumTree(leaves: piece.map { [$0.asLeaf()] } ?? []))
    }

    /// - Returns: False where that takes more than one leaf; then nothing has changed.
    private mutating func edit(_ range: Range<Int>, _ piece: Piece?) -> Bool {
        let edit = Edit(range: range, piece: piece)
        var left = 1
        unsafe withUnsafePointer(to: edit) { unsafe carryOut($0, &left) }
        return left == 0
    }

    /// Carries out the last ones of some edits, up to one that takes more than one leaf.
    ///
    /// - Parameter left: How many edits are to be carried out; they get fewer.
    mutating func carryOut(_ edits: UnsafePointer<Edit>, _ left: inout Int) {
        if isEmpty {
            left -= 1
            root = unsafe Node(leaves: edits[left].piece.map { [$0.asLeaf()] } ?? [])
            return
        }
        if let second = unsafe Self.carryOut(edits, &left, in: &root, startingAt: 0) {
            root = Node(children: [root, second])
        }
        if root.count == 0 { root = Node(leaves: []) }
        while root.height > 0 && root.count == 1 { root = root.child(0) }
    }

    /// The same for those that lie in a node. From the last one to the first, so that the places of
    /// the others stay as they are.
    ///
    /// - Parameter start: How many elements there are before the node.
    /// - Returns: The node's second half, if it was too full; then there may be more to carry out.
    private static func carryOut(
        _ edits: UnsafePointer<Edit>, _ left: inout Int, in node: inout Node,
        startingAt start: Int
    ) -> Node? {
        let count = left
        while unsafe left > 0 && edits[left - 1].range.lowerBound >= start && node.count > 0 {
            let range = unsafe edits[left - 1].range
            let (index, local) = node.childIndex(containing: range, startingAt: start)
            if local.upperBound > node.summary(index).position.count { break }
            if left == count { makeUnique(&node) }
            if node.height == 0 {
                if unsafe edits[left - 1].tree != nil { break }
                if unsafe !edit(local, edits[left - 1].piece, inLeaf: index, of: node) { break }
                left -= 1
            } else {
                let before = left
                let second = unsafe carryOut(
                    edits, &left, in: &node.children[index],
                    startingAt: range.lowerBound - local.lowerBound)
                if left == before { break }
                if let second { node.insert(second, at: index + 1) }
                node.settleChild(index)
            }
            if node.count > Node.fanOut { return node.splitOff() }
        }
        if left < count { node.addUp() }
        return nil
    }

    /// Leaves below this are joined to others, where that fits.
    private static var smallCount: Int { Leaf.capacity / 4 + 1 }

    private static func edit(
        _ range: Range<Int>, _ piece: Piece?, inLeaf index: Int, of node: Node
    ) -> Bool {
        let leaf = node.leaf(index)
        guard let piece else {
            if range.count == leaf.count {
                node.remove(at: index)
                if index < node.count { node.joinLeaf(index, ifSmallerThan: .max) }
            } else {
                node.setLeaf(leaf.replacing(range, with: 0..<0, of: leaf), at: index)
                node.joinLeaf(index, ifSmallerThan: smallCount)
            }
            return true
        }
        let fits = leaf.count - range.count + piece.count <= Leaf.capacity
        if fits && range.count < leaf.count {
            node.setLeaf(leaf.replacing(range, with: piece.range, of: piece.leaf), at: index)
            if piece.count < range.count { node.joinLeaf(index, ifSmallerThan: smallCount) }
            return true
        }
        let new = piece.asLeaf()
        if range.count == leaf.count {
            node.setLeaf(new, at: index)
        } else if leaf.canJoin(new) {
            node.setLeaf(leaf.replacing(range, with: 0..<new.count, of: new), at: index)
            if new.count < range.count { node.joinLeaf(index, ifSmallerThan: smallCount) }
        } else if range.isEmpty && range.lowerBound == 0 {
            if index > 0 && node.leaf(index - 1).canJoin(new) {
                node.setLeaf(node.leaf(index - 1).joined(new), at: index - 1)
            } else {
                node.insert(new, at: index)
            }
        } else if range.isEmpty && range.lowerBound == leaf.count {
            node.insert(new, at: index + 1)
        } else if new.count > Leaf.capacity {
            return false
        } else {
            cut(leaf, range, new, index, node)
        }
        return true
    }

    /// Replaces elements of a leaf by so many that it must be cut. Of a run, which may be
    /// billions long, only the surroundings are taken apart.
    private static func cut(
        _ leaf: Leaf, _ range: Range<Int>, _ new: Leaf, _ index: Int, _ node: Node
    ) {
        let half = Leaf.capacity / 2
        let start = range.lowerBound > 2 * half ? range.lowerBound - half : 0
        let end = leaf.count - range.upperBound > 2 * half ? range.upperBound + half : leaf.count
        var (rest, next) = (leaf, index)
        node.remove(at: index)
        func insert(_ leaf: Leaf) {
            node.insert(leaf, at: next)
            next += 1
        }
        if end < leaf.count {
            let (first, last) = rest.split(at: end)
            node.insert(last, at: index)
            rest = first
        }
        if start > 0 {
            let (first, last) = rest.split(at: start)
            insert(first)
            rest = last
        }
        rest = rest.replacing(
            range.lowerBound - start..<range.upperBound - start, with: 0..<new.count, of: new)
        while rest.count > Leaf.capacity {
            let pieces = (rest.count + Leaf.capacity - 1) / Leaf.capacity
            let (first, last) = rest.split(at: rest.count / pieces)
            insert(first)
            rest = last
        }
        insert(rest)
    }
}

extension SumNode {
    /// The child that holds the start of a range, and the range in the child. The last one where
    /// the range begins at the end.
    ///
    /// - Parameter start: How many elements there are before the node.
    fileprivate func childIndex(
        containing range: Range<Int>, startingAt start: Int
    ) -> (child: Int, local: Range<Int>) {
        let (last, summaries) = unsafe (count - 1, self.summaries)
        var local = range.lowerBound - start
        var child = 0
        while unsafe child < last && local >= summaries[child].position.count {
            unsafe local -= summaries[child].position.count
            child += 1
        }
        return (child, local..<local + range.count)
    }

    fileprivate func setLeaf(_ leaf: Leaf, at index: Int) {
        unsafe leaves[index] = leaf
        unsafe summaries[index] = leaf.summary
    }

    /// Joins a leaf to one beside it, where that may be.
    fileprivate func joinLeaf(_ index: Int, ifSmallerThan count: Int) {
        if summary(index).position.count >= count { return }
        var first = index
        while first >= max(0, index - 1) {
            if first + 1 < self.count && leaf(first).canJoin(leaf(first + 1)) {
                setLeaf(leaf(first).joined(leaf(first + 1)), at: first)
                return remove(at: first + 1)
            }
            first -= 1
        }
    }

    /// Takes note of what became of a child: it may be empty, or small enough for a sibling.
    fileprivate func settleChild(_ index: Int) {
        let child = child(index)
        if child.count == 0 { return remove(at: index) }
        unsafe summaries[index] = child.total
        if child.count > Self.fanOut / 4 { return }
        var first = index
        while first >= max(0, index - 1) {
            if first + 1 < count
                && self.child(first).count + self.child(first + 1).count <= Self.fanOut
            {
                unsafe SumTree.makeUnique(&children[first])
                self.child(first).append(self.child(first + 1))
                self.child(first).addUp()
                unsafe summaries[first] = self.child(first).total
                return remove(at: first + 1)
            }
            first -= 1
        }
    }
}
