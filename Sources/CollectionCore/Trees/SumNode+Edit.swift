extension SumNode {
    /// Replaces the elements in `range` by a piece, or removes them if the piece is nil. The
    /// elements of the piece are mostly copied only once, into the leaf that they join.
    @inline(never)
    static func put(_ piece: SumPiece?, at range: Range<Int>, in root: inout SumNode) {
        if edit(range, piece, in: &root) { return }
        var head = range
        if !range.isEmpty && range.count <= root.leafCapacity {
            let end = min(root.endOfLeaf(holding: range.lowerBound), range.upperBound)
            if end < range.upperBound && edit(end..<range.upperBound, nil, in: &root) {
                head = range.lowerBound..<end
                if edit(head, piece, in: &root) { return }
            }
        }
        let new = root.node(leaves: piece.map { [root.leaf(of: $0)] } ?? [])
        root = root.replacing(head, with: new)
    }

    /// The index of the first element after the leaf that holds element `index`.
    private final func endOfLeaf(holding index: Int) -> Int {
        let (child, local) = childIndex(of: index)
        let end = height == 0 ? elementCount(child) : node(child).endOfLeaf(holding: local)
        return index - local + end
    }

    /// A leaf with the elements of a piece.
    private final func leaf(of piece: SumPiece) -> AnyObject {
        piece.count == count(of: piece.leaf) ? piece.leaf : copy(piece.leaf, piece.range)
    }

    /// Replaces the elements in `range` by a piece in place.
    ///
    /// - Returns: False if the edit concerns more than one leaf. Then nothing has changed.
    private static func edit(
        _ range: Range<Int>, _ piece: SumPiece?, in root: inout SumNode
    ) -> Bool {
        let edit = SumEdit(range: range, piece: piece, tree: nil)
        var left = 1
        unsafe withUnsafePointer(to: edit) { unsafe carryOut($0, &left, in: &root) }
        return left == 0
    }

    /// Carries out edits, from the last to the first, until one concerns more than one leaf.
    ///
    /// - Parameter left: The number of edits that remain to be carried out.
    @inline(never)
    static func carryOut(
        _ edits: UnsafePointer<SumEdit>, _ left: inout Int, in root: inout SumNode
    ) {
        if root.elementCount == 0 {
            left -= 1
            let piece = unsafe edits[left].piece
            root = root.node(leaves: piece.map { [root.leaf(of: $0)] } ?? [])
            return
        }
        if let second = unsafe carryOut(edits, &left, in: &root, startingAt: 0) {
            root = root.node(nodes: [root, second])
        }
        if root.count == 0 { root = root.empty(height: 0, room: 0) }
        while root.height > 0 && root.count == 1 { root = root.node(0) }
    }

    /// Carries out the edits within a node, until one concerns more than one leaf. The order is
    /// from the last edit to the first, so that the indices of the remaining edits stay valid.
    ///
    /// - Parameter left: The number of edits that remain to be carried out.
    /// - Parameter start: The number of elements before the node.
    /// - Returns: The second half of the node, if the node was too full. Then edits within the node
    ///   may remain.
    private static func carryOut(
        _ edits: UnsafePointer<SumEdit>, _ left: inout Int, in node: inout SumNode,
        startingAt start: Int
    ) -> SumNode? {
        let count = left
        while unsafe left > 0 && edits[left - 1].range.lowerBound >= start && node.count > 0 {
            let range = unsafe edits[left - 1].range
            let (index, local) = node.childIndex(containing: range, startingAt: start)
            if local.upperBound > node.elementCount(index) { break }
            if left == count { makeUnique(&node) }
            if node.height == 0 {
                if unsafe edits[left - 1].tree != nil { break }
                if unsafe !node.edit(local, edits[left - 1].piece, inLeaf: index) { break }
                left -= 1
            } else {
                let before = left
                let second = unsafe carryOut(
                    edits, &left, in: &node.nodes[index],
                    startingAt: range.lowerBound - local.lowerBound)
                if left == before { break }
                if let second { node.insert(node: second, at: index + 1) }
                node.settleChild(index)
            }
            if node.count > fanOut { return node.splitOff() }
        }
        if left < count { node.addUp() }
        return nil
    }

    /// The number of elements below which a leaf is joined to a neighbour if the two can be joined.
    private final var smallCount: Int { leafCapacity / 4 + 1 }

    /// Replaces elements of one leaf by a piece.
    ///
    /// - Returns: False if the edit concerns more than one leaf. Then nothing has changed.
    private final func edit(_ range: Range<Int>, _ piece: SumPiece?, inLeaf index: Int) -> Bool {
        let leaf = reference(index)
        let leafCount = elementCount(index)
        guard let piece else {
            remove(range, fromLeaf: index)
            return true
        }
        let fits = leafCount - range.count + piece.count <= leafCapacity
        if fits && range.count < leafCount {
            setLeaf(replacing(range, of: leaf, with: piece.range, of: piece.leaf), at: index)
            if piece.count < range.count { joinLeaf(index, ifSmallerThan: smallCount) }
            return true
        }
        let new = self.leaf(of: piece)
        if range.count == leafCount {
            setLeaf(new, at: index)
        } else if canJoin(leaf, new) {
            setLeaf(replacing(range, of: leaf, with: 0..<piece.count, of: new), at: index)
            if piece.count < range.count { joinLeaf(index, ifSmallerThan: smallCount) }
        } else if range.isEmpty && range.lowerBound == 0 {
            if index > 0 && canJoin(reference(index - 1), new) {
                setLeaf(joined(reference(index - 1), new), at: index - 1)
            } else {
                insert(leaf: new, at: index)
            }
        } else if range.isEmpty && range.lowerBound == leafCount {
            insert(leaf: new, at: index + 1)
        } else if piece.count > leafCapacity {
            return false
        } else {
            cut(range, ofLeaf: index, new)
        }
        return true
    }

    private final func remove(_ range: Range<Int>, fromLeaf index: Int) {
        if range.count == elementCount(index) {
            remove(at: index)
            if index < count { joinLeaf(index, ifSmallerThan: .max) }
        } else {
            let leaf = reference(index)
            setLeaf(replacing(range, of: leaf, with: 0..<0, of: leaf), at: index)
            joinLeaf(index, ifSmallerThan: smallCount)
        }
    }

    /// Replaces elements of a leaf, which must then be split. A run of equal elements may have
    /// billions of elements, so that only the surroundings of `range` are split off.
    private final func cut(_ range: Range<Int>, ofLeaf index: Int, _ new: AnyObject) {
        let capacity = leafCapacity
        let half = capacity / 2
        let leafCount = elementCount(index)
        let start = range.lowerBound > 2 * half ? range.lowerBound - half : 0
        let end = leafCount - range.upperBound > 2 * half ? range.upperBound + half : leafCount
        var (rest, next) = (reference(index), index)
        remove(at: index)
        if end < leafCount {
            let (first, last) = split(rest, at: end)
            insert(leaf: last, at: index)
            rest = first
        }
        if start > 0 {
            let (first, last) = split(rest, at: start)
            insert(leaf: first, at: next)
            next += 1
            rest = last
        }
        let local = range.lowerBound - start..<range.upperBound - start
        rest = replacing(local, of: rest, with: 0..<count(of: new), of: new)
        var restCount = count(of: rest)
        while restCount > capacity {
            let pieces = (restCount + capacity - 1) / capacity
            let (first, last) = split(rest, at: restCount / pieces)
            restCount -= restCount / pieces
            insert(leaf: first, at: next)
            next += 1
            rest = last
        }
        insert(leaf: rest, at: next)
    }
}

extension SumNode {
    /// The child that holds the start of a range, and the range relative to the child. If the range
    /// begins at the end of the node: the last child.
    ///
    /// - Parameter start: The number of elements before the node.
    fileprivate final func childIndex(
        containing range: Range<Int>, startingAt start: Int
    ) -> (child: Int, local: Range<Int>) {
        let last = count - 1
        var local = range.lowerBound - start
        var child = 0
        while child < last && local >= elementCount(child) {
            local -= elementCount(child)
            child += 1
        }
        return (child, local..<local + range.count)
    }

    /// Joins a leaf that has fewer than `count` elements to a neighbour, if the two can be joined.
    fileprivate final func joinLeaf(_ index: Int, ifSmallerThan count: Int) {
        if elementCount(index) >= count { return }
        var first = index
        while first >= max(0, index - 1) {
            if first + 1 < self.count && canJoin(reference(first), reference(first + 1)) {
                setLeaf(joined(reference(first), reference(first + 1)), at: first)
                return remove(at: first + 1)
            }
            first -= 1
        }
    }

    /// Updates the node after a change of a child: removes the child if it is empty, otherwise
    /// copies its total, and merges the child with a sibling if both fit into one node.
    fileprivate final func settleChild(_ index: Int) {
        let child = node(index)
        if child.count == 0 { return remove(at: index) }
        setTotal(ofNode: index)
        if child.count > Self.fanOut / 4 { return }
        var first = index
        while first >= max(0, index - 1) {
            if first + 1 < count
                && node(first).count + node(first + 1).count <= Self.fanOut
            {
                unsafe Self.makeUnique(&nodes[first])
                node(first).append(node(first + 1))
                node(first).addUp()
                setTotal(ofNode: first)
                return remove(at: first + 1)
            }
            first -= 1
        }
    }
}
