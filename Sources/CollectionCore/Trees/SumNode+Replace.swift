extension SumNode {
    /// A copy of the tree in which another tree replaces the elements in `range`.
    ///
    /// - Complexity: O(log n)
    @inline(never)
    final func replacing(_ range: Range<Int>, with replacement: SumNode) -> SumNode {
        let (head, rest) = Self.split(self, at: range.lowerBound)
        let (_, tail) = Self.split(rest, at: range.count)
        return Self.joined(Self.joined(head, replacement), tail)
    }

    /// A tree of the elements in `range`, which is not empty.
    ///
    /// - Complexity: O(log n)
    @inline(never)
    final func slice(_ range: Range<Int>) -> SumNode {
        if range.count == elementCount { return self }
        let (leaf, local) = leaf(of: range.lowerBound)
        let part = local..<local + range.count
        if part.upperBound <= count(of: leaf) { return node(leaves: [copy(leaf, part)]) }
        if range.count <= leafCapacity { return node(leaves: leaves(range)) }
        let (head, _) = Self.split(self, at: range.upperBound)
        return Self.split(head, at: range.lowerBound).1
    }

    /// Leaves of the elements in `range`, which are few: parts of leaves are joined.
    private final func leaves(_ range: Range<Int>) -> [AnyObject] {
        var leaves: [AnyObject] = []
        var index = range.lowerBound
        while index < range.upperBound {
            let (leaf, local) = leaf(of: index)
            let end = min(count(of: leaf), local + range.upperBound - index)
            index += end - local
            let part = copy(leaf, local..<end)
            if let last = leaves.last, canJoin(last, part) {
                leaves[leaves.count - 1] = joined(last, part)
            } else {
                leaves.append(part)
            }
        }
        return leaves
    }

    /// Splits a tree into the elements before `index` and the elements from `index` on.
    private static func split(_ node: SumNode, at index: Int) -> (SumNode, SumNode) {
        if index <= 0 { return (node.empty(height: 0, room: 0), node) }
        if index >= node.elementCount { return (node, node.empty(height: 0, room: 0)) }
        let (child, local) = node.childIndex(of: index)
        if node.height == 0 {
            let leaves = node.leafArray
            var left = Array(leaves[..<child])
            var right = Array(leaves[child...])
            if local > 0 {
                let (first, second) = node.split(leaves[child], at: local)
                left.append(first)
                right[0] = second
            }
            return (node.joined(leaves: left), node.joined(leaves: right))
        }
        let children = node.nodeArray
        let (inner, outer) = split(children[child], at: local)
        return (
            joined(node.root(of: children[..<child]), inner),
            joined(outer, node.root(of: children[(child + 1)...]))
        )
    }

    /// A tree of leaves, of which only the first and the last may be too small.
    private final func joined(leaves: [AnyObject]) -> SumNode {
        var middle = leaves[...]
        guard let first = middle.popFirst() else { return empty(height: 0, room: 0) }
        var result = node(leaves: [first])
        let last = middle.popLast()
        if !middle.isEmpty { result = Self.joined(result, node(leaves: Array(middle))) }
        if let last { result = Self.joined(result, node(leaves: [last])) }
        return result
    }

    /// The root of a tree with these children; a single child is the root itself.
    private final func root(of children: ArraySlice<SumNode>) -> SumNode {
        if children.isEmpty { return empty(height: 0, room: 0) }
        return children.count == 1 ? children[children.startIndex] : node(nodes: children)
    }

    /// A tree of the elements of `left` and then the elements of `right`: O(difference of the
    /// heights).
    private static func joined(_ left: SumNode, _ right: SumNode) -> SumNode {
        if left.count == 0 { return right }
        if right.count == 0 { return left }
        return left.root(of: joinedSiblings(left, right)[...])
    }

    /// One node or two nodes with the elements of `left` and then the elements of `right`. The
    /// height is the greater of both heights.
    private static func joinedSiblings(_ left: SumNode, _ right: SumNode) -> [SumNode] {
        if left.height > right.height {
            let last = left.node(left.count - 1)
            let tail = joinedSiblings(last, right)
            return left.siblings(Array(left.nodeArray.dropLast()) + tail)
        }
        if left.height < right.height {
            let head = joinedSiblings(left, right.node(0))
            return left.siblings(head + Array(right.nodeArray.dropFirst()))
        }
        if left.height == 0 {
            return left.siblings(leaves: left.seam(left.leafArray, right.leafArray))
        }
        if left.count >= fanOut / 2 && right.count >= fanOut / 2 {
            return [left, right]
        }
        // A root that was split may have a single child, so that the children at the seam must be
        // joined.
        let middle = joinedSiblings(
            left.node(left.count - 1), right.node(0))
        return left.siblings(
            Array(left.nodeArray.dropLast()) + middle + Array(right.nodeArray.dropFirst()))
    }

    /// One node or two nodes with these children.
    private final func siblings(_ nodes: [SumNode]) -> [SumNode] {
        if nodes.count <= Self.fanOut { return [node(nodes: nodes[...])] }
        let middle = nodes.count / 2
        return [node(nodes: nodes[..<middle]), node(nodes: nodes[middle...])]
    }

    /// One node or two nodes with these leaves.
    private final func siblings(leaves: [AnyObject]) -> [SumNode] {
        if leaves.count <= Self.fanOut { return [node(leaves: leaves)] }
        let middle = leaves.count / 2
        return [node(leaves: Array(leaves[..<middle])), node(leaves: Array(leaves[middle...]))]
    }

    /// The leaves of `left` and then those of `right`. The two leaves at the seam are joined, or
    /// share their elements, if they can be joined or one of them is small.
    private final func seam(_ left: [AnyObject], _ right: [AnyObject]) -> [AnyObject] {
        let (before, after) = (left[left.count - 1], right[0])
        let half = leafCapacity / 2
        let merged: [AnyObject]
        if canJoin(before, after) {
            merged = [joined(before, after)]
        } else if count(of: before) < half {
            let (first, second) = split(after, at: half)
            merged = [joined(before, first), second]
        } else if count(of: after) < half {
            let (first, second) = split(before, at: count(of: before) - half)
            merged = [first, joined(second, after)]
        } else {
            return left + right
        }
        return Array(left.dropLast()) + merged + Array(right.dropFirst())
    }

    private final var nodeArray: [SumNode] {
        unsafe Array(UnsafeBufferPointer(start: nodes, count: height == 0 ? 0 : count))
    }

    private final var leafArray: [AnyObject] {
        unsafe Array(UnsafeBufferPointer(start: references, count: height == 0 ? count : 0))
    }

    /// Splits a leaf into its first `index` elements and the rest. Neither may be empty.
    final func split(_ leaf: AnyObject, at index: Int) -> (AnyObject, AnyObject) {
        (copy(leaf, 0..<index), copy(leaf, index..<count(of: leaf)))
    }

    /// A leaf with the elements of a leaf and then the elements of another leaf.
    final func joined(_ leaf: AnyObject, _ other: AnyObject) -> AnyObject {
        let count = count(of: leaf)
        return replacing(count..<count, of: leaf, with: 0..<self.count(of: other), of: other)
    }
}
