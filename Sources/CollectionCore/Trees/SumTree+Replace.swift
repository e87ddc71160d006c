extension SumTree {
    /// Puts `replacement` where the elements of `range` are.
    ///
    /// - Complexity: O(log n)
    @inline(never)
    package mutating func replaceSubrange(_ range: Range<Int>, with replacement: SumTree) {
        let (head, rest) = Self.split(root, at: range.lowerBound)
        let (_, tail) = Self.split(rest, at: range.count)
        root = Self.joined(Self.joined(head, replacement.root), tail)
    }

    /// The elements before `index`, and the others.
    private static func split(_ node: Node, at index: Int) -> (Node, Node) {
        if index <= 0 { return (Node(leaves: []), node) }
        if index >= node.total.position.count { return (node, Node(leaves: [])) }
        let (child, local) = node.childIndex(of: index)
        if node.height == 0 {
            let leaves = node.leafArray
            var left = Array(leaves[..<child])
            var right = Array(leaves[child...])
            if local > 0 {
                let (first, second) = leaves[child].split(at: local)
                left.append(first)
                right[0] = second
            }
            return (joined(leaves: left), joined(leaves: right))
        }
        let children = node.childArray
        let (inner, outer) = split(children[child], at: local)
        return (
            joined(root(of: Array(children[..<child])), inner),
            joined(outer, root(of: Array(children[(child + 1)...])))
        )
    }

    /// A node of leaves of which only the outer ones may be too small.
    private static func joined(leaves: [Leaf]) -> Node {
        var result = Node(leaves: [])
        var middle = leaves[...]
        guard let first = middle.popFirst() else { return result }
        result = Node(leaves: [first])
        let last = middle.popLast()
        if !middle.isEmpty { result = joined(result, Node(leaves: Array(middle))) }
        if let last { result = joined(result, Node(leaves: [last])) }
        return result
    }

    private static func root(of children: [Node]) -> Node {
        if children.isEmpty { return Node(leaves: []) }
        return children.count == 1 ? children[0] : Node(children: children)
    }

    /// The elements of `left`, then those of `right`: O(difference of the heights).
    private static func joined(_ left: Node, _ right: Node) -> Node {
        if left.count == 0 { return right }
        if right.count == 0 { return left }
        let siblings = joinedSiblings(left, right)
        return siblings.count == 1 ? siblings[0] : Node(children: siblings)
    }

    /// The same as one node or two, of the greater of both heights.
    private static func joinedSiblings(_ left: Node, _ right: Node) -> [Node] {
        if left.height > right.height {
            let last = left.child(left.count - 1)
            let tail = joinedSiblings(last, right)
            return nodes(of: Array(left.childArray.dropLast()) + tail)
        }
        if left.height < right.height {
            let head = joinedSiblings(left, right.child(0))
            return nodes(of: head + Array(right.childArray.dropFirst()))
        }
        if left.height == 0 {
            return nodes(of: seam(left.leafArray, right.leafArray))
        }
        if left.count >= Node.fanOut / 2 && right.count >= Node.fanOut / 2 {
            return [left, right]
        }
        // A root that was cut may have a single child: its seam must be looked at as well.
        let middle = joinedSiblings(
            left.child(left.count - 1), right.child(0))
        return nodes(
            of: Array(left.childArray.dropLast()) + middle + Array(right.childArray.dropFirst()))
    }

    private static func nodes(of children: [Node]) -> [Node] {
        halves(children).map { Node(children: $0) }
    }

    private static func nodes(of leaves: [Leaf]) -> [Node] {
        halves(leaves).map { Node(leaves: $0) }
    }

    private static func halves<Child>(_ children: [Child]) -> [[Child]] {
        if children.count <= Node.fanOut { return [children] }
        let middle = children.count / 2
        return [Array(children[..<middle]), Array(children[middle...])]
    }

    /// Leaves side by side, the two at the seam merged where one of them is small.
    private static func seam(_ left: [Leaf], _ right: [Leaf]) -> [Leaf] {
        let before = left[left.count - 1]
        let after = right[0]
        let merged: [Leaf]
        if before.canJoin(after) {
            merged = [before.joined(after)]
        } else if before.count < Leaf.capacity / 2 {
            let (first, second) = after.split(at: Leaf.capacity / 2)
            merged = [before.joined(first), second]
        } else if after.count < Leaf.capacity / 2 {
            let (first, second) = before.split(at: before.count - Leaf.capacity / 2)
            merged = [first, second.joined(after)]
        } else {
            return left + right
        }
        return Array(left.dropLast()) + merged + Array(right.dropFirst())
    }
}
