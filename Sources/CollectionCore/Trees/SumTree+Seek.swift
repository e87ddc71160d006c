extension SumTree {
    /// A leaf, and what precedes it.
    package struct Place {
        package let leaf: Leaf
        /// Sums of everything before the leaf.
        package let before: Position
    }

    /// The first leaf of which `isBefore`, given the sums up to its end, is false; the last leaf
    /// if it is true of all. Nil in an empty tree.
    ///
    /// - Parameter isBefore: Once false, false for everything that follows.
    /// - Complexity: O(log n)
    package func place(where isBefore: (Position) -> Bool) -> Place? {
        if root.total.position.count == 0 { return nil }
        var node = root
        var before = Position.zero
        while true {
            var index = 0
            let last = node.summaries.count - 1
            while index < last {
                let end = before + node.summaries[index].position
                if !isBefore(end) { break }
                before = end
                index += 1
            }
            if node.height == 0 { return Place(leaf: node.leaves[index], before: before) }
            node = node.children[index]
        }
    }

    /// The leaf that holds element `index`, which must exist.
    package func place(of index: Int) -> Place {
        guard let place = place(where: { $0.count <= index }) else {
            preconditionFailure("an element of an empty tree")
        }
        return place
    }

    /// Sums of the elements before `index`, which may be the count.
    ///
    /// - Complexity: O(log n)
    package func position(at index: Int) -> Position {
        if index == 0 { return .zero }
        if index >= count { return position }
        let place = place(of: index)
        return place.before + place.leaf.position(at: index - place.before.count)
    }

    /// The summary of some neighbouring elements.
    ///
    /// - Complexity: O(log n)
    package func summary(of range: Range<Int>) -> Summary {
        if range.isEmpty { return .zero }
        if range.lowerBound == 0 && range.upperBound == count { return summary }
        return Self.summary(of: range, in: root)
    }

    private static func summary(of range: Range<Int>, in node: Node) -> Summary {
        var sum = Summary.zero
        var start = 0
        for index in 0..<node.childCount {
            let end = start + node.summaries[index].position.count
            if end > range.lowerBound && start < range.upperBound {
                if range.lowerBound <= start && end <= range.upperBound {
                    sum = sum + node.summaries[index]
                } else {
                    let part = max(range.lowerBound, start) - start..<min(range.upperBound, end) - start
                    sum = sum
                        + (node.height == 0
                            ? node.leaves[index].summary(of: part)
                            : summary(of: part, in: node.children[index]))
                }
            }
            start = end
        }
        return sum
    }

    /// Calls `body` with each leaf, in order.
    package func forEachLeaf(_ body: (Leaf) -> Void) {
        Self.forEachLeaf(in: root, body)
    }

    private static func forEachLeaf(in node: Node, _ body: (Leaf) -> Void) {
        for leaf in node.leaves { body(leaf) }
        for child in node.children { forEachLeaf(in: child, body) }
    }
}
