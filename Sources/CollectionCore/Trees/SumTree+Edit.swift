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

    /// Some of the elements of a leaf, not none.
    struct Piece {
        let leaf: Leaf
        let range: Range<Int>

        init(_ leaf: Leaf, _ range: Range<Int>) {
            self.leaf = leaf
            self.range = range
        }

        var count: Int { range.count }

        func asLeaf() -> Leaf { count == leaf.count ? leaf : leaf.copy(of: range) }
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
        if isEmpty {
            root = Node(leaves: piece.map { [$0.asLeaf()] } ?? [])
            return true
        }
        switch Self.edit(range, piece, in: &root) {
        case .refused: return false
        case .split(let second): root = Node(children: [root, second])
        case .done: break
        }
        if root.count == 0 { root = Node(leaves: []) }
        while root.height > 0 && root.count == 1 { root = root.child(0) }
        return true
    }

    private enum Outcome {
        case refused
        case done
        /// The node was too full: this is its second half.
        case split(Node)
    }

    private static func edit(
        _ range: Range<Int>, _ piece: Piece?, in node: inout Node
    ) -> Outcome {
        let (index, local) = node.childIndex(containing: range)
        if local.upperBound > node.summary(index).position.count { return .refused }
        makeUnique(&node)
        if node.height == 0 {
            if !edit(local, piece, inLeaf: index, of: node) { return .refused }
        } else {
            switch unsafe edit(local, piece, in: &node.children[index]) {
            case .refused: return .refused
            case .split(let second): node.insert(second, at: index + 1)
            case .done: break
            }
            node.settleChild(index)
        }
        if node.count > Node.fanOut { return .split(node.splitOff()) }
        node.addUp()
        return .done
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
    fileprivate func childIndex(containing range: Range<Int>) -> (child: Int, local: Range<Int>) {
        var start = range.lowerBound
        var child = 0
        while unsafe child < count - 1 && start >= summaries[child].position.count {
            unsafe start -= summaries[child].position.count
            child += 1
        }
        return (child, start..<start + range.count)
    }

    fileprivate func setLeaf(_ leaf: Leaf, at index: Int) {
        unsafe leaves[index] = leaf
        unsafe summaries[index] = leaf.summary
    }

    /// Joins a leaf to one beside it, where that may be.
    fileprivate func joinLeaf(_ index: Int, ifSmallerThan count: Int) {
        if summary(index).position.count >= count { return }
        for first in [index, index - 1]
        where first >= 0 && first + 1 < self.count && leaf(first).canJoin(leaf(first + 1)) {
            setLeaf(leaf(first).joined(leaf(first + 1)), at: first)
            return remove(at: first + 1)
        }
    }

    /// Takes note of what became of a child: it may be empty, or small enough for a sibling.
    fileprivate func settleChild(_ index: Int) {
        let child = child(index)
        if child.count == 0 { return remove(at: index) }
        unsafe summaries[index] = child.total
        if child.count > Self.fanOut / 4 { return }
        for first in [index, index - 1]
        where first >= 0 && first + 1 < count
            && self.child(first).count + self.child(first + 1).count <= Self.fanOut
        {
            unsafe SumTree.makeUnique(&children[first])
            self.child(first).append(self.child(first + 1))
            self.child(first).addUp()
            unsafe summaries[first] = self.child(first).total
            return remove(at: first + 1)
        }
    }
}
