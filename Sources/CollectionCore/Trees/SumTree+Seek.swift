extension SumTree {
    /// A leaf, and the sums of everything before it.
    package struct Place {
        package let leaf: Leaf
        /// Sums of everything before the leaf.
        package let before: Position
    }

    /// The first leaf for which `isBefore`, called with the sums up to the leaf's end, returns
    /// false. The last leaf if `isBefore` returns true for all leaves; nil if the tree is empty.
    ///
    /// - Parameter isBefore: If it returns false for a leaf, it returns false for all later leaves.
    /// - Complexity: O(log n)
    package func place(where isBefore: (Position) -> Bool) -> Place? {
        if root.total.position.count == 0 { return nil }
        var node = unsafe Unmanaged.passUnretained(root)
        var before = Position.zero
        while true {
            let (height, last, summaries) = unsafe node._withUnsafeGuaranteedRef {
                unsafe ($0.height, $0.count - 1, $0.summaries)
            }
            var index = 0
            while index < last {
                let end = unsafe before + summaries[index].position
                if !isBefore(end) { break }
                before = end
                index += 1
            }
            if height == 0 {
                let leaf = unsafe node._withUnsafeGuaranteedRef { $0.leaf(index) }
                return Place(leaf: leaf, before: before)
            }
            unsafe node = node._withUnsafeGuaranteedRef {
                unsafe UnsafeRawPointer($0.references + index)
                    .load(as: Unmanaged<Node>.self)
            }
        }
    }

    /// The leaf that holds element `index`, which must exist.
    package func place(of index: Int) -> Place {
        guard let place = place(where: { $0.count <= index }) else {
            preconditionFailure("an element of an empty tree")
        }
        return place
    }

    /// The leaf that holds element `index`, which must exist, and the element's index in the leaf.
    ///
    /// - Complexity: O(log n), with a fraction of the work of `place`: no sums are added up
    package func leaf(of index: Int) -> (leaf: Leaf, local: Int) {
        let found = node.leaf(of: index)
        return (unsafe unsafeDowncast(found.leaf, to: Leaf.self), found.local)
    }

    /// The sums of the elements before `index`, which may be the count.
    ///
    /// - Complexity: O(log n)
    @inline(never)
    package func position(at index: Int) -> Position {
        if index == 0 { return .zero }
        if index >= count { return position }
        let place = place(of: index)
        return place.before + place.leaf.position(at: index - place.before.count)
    }

    /// The summary of the elements in `range`.
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
        for index in 0..<node.count {
            let end = start + node.summary(index).position.count
            if end > range.lowerBound && start < range.upperBound {
                if range.lowerBound <= start && end <= range.upperBound {
                    sum = sum + node.summary(index)
                } else {
                    let part =
                        max(range.lowerBound, start) - start..<min(range.upperBound, end) - start
                    sum =
                        sum
                        + (node.height == 0
                            ? node.leaf(index).summary(of: part)
                            : summary(of: part, in: node.child(index)))
                }
            }
            start = end
        }
        return sum
    }

    /// Calls `body` with each leaf that has elements in `range`, in order, and with the range of
    /// these elements in the leaf.
    ///
    /// - Complexity: O(log n + leaves concerned)
    func forEachPart(of range: Range<Int>, _ body: (Leaf, Range<Int>) -> Void) {
        if !range.isEmpty { Self.forEachPart(of: range, in: root, body) }
    }

    private static func forEachPart(
        of range: Range<Int>, in node: Node, _ body: (Leaf, Range<Int>) -> Void
    ) {
        var start = 0
        for index in 0..<node.count {
            if start >= range.upperBound { return }
            let count = node.elementCount(index)
            if start + count > range.lowerBound {
                let part =
                    max(range.lowerBound - start, 0)..<min(range.upperBound - start, count)
                if node.height == 0 {
                    body(node.leaf(index), part)
                } else {
                    forEachPart(of: part, in: node.child(index), body)
                }
            }
            start += count
        }
    }

    /// Calls `body` with each leaf, in order.
    package func forEachLeaf(_ body: (Leaf) -> Void) {
        var leaves: [AnyObject] = []
        node.appendLeaves(to: &leaves)
        for leaf in leaves { body(unsafe unsafeDowncast(leaf, to: Leaf.self)) }
    }
}

extension SumNode {
    /// The leaf that holds an element, and the element's index in the leaf.
    @inline(never)
    final func leaf(of index: Int) -> (leaf: AnyObject, local: Int) {
        var node = unsafe Unmanaged.passUnretained(self)
        var local = index
        while true {
            let (height, size, last) = unsafe node._withUnsafeGuaranteedRef {
                ($0.height, $0.summarySize, $0.count - 1)
            }
            var (summary, child) = unsafe node._withUnsafeGuaranteedRef {
                unsafe ($0.summaryBytes, UnsafeRawPointer($0.references))
            }
            // A summary begins with the number of elements.
            var left = last
            while left > 0 {
                let count = unsafe summary.load(as: Int.self)
                if local < count { break }
                local &-= count
                unsafe summary += size
                unsafe child += MemoryLayout<AnyObject>.stride
                left &-= 1
            }
            if height == 0 { return (unsafe child.load(as: AnyObject.self), local) }
            unsafe node = child.load(as: Unmanaged<SumNode>.self)
        }
    }

    /// Appends all leaves below the node. A descent that calls a closure would be compiled for each
    /// closure.
    fileprivate func appendLeaves(to leaves: inout [AnyObject]) {
        for index in 0..<count {
            let reference = unsafe references[index]
            if height == 0 {
                leaves.append(reference)
            } else {
                unsafe unsafeDowncast(reference, to: SumNode.self).appendLeaves(to: &leaves)
            }
        }
    }
}
