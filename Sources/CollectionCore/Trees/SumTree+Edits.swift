extension SumTree {
    /// A replacement of the elements in a range. The range and the new elements are not both empty.
    package struct Edit {
        /// The untyped edit that nodes carry out. It is the only stored property, because an array
        /// of `Edit` is read as an array of `SumEdit`.
        let edit: SumEdit

        var range: Range<Int> { edit.range }

        /// Creates an edit that removes the elements in `range`.
        package init(range: Range<Int>) {
            edit = SumEdit(range: range, piece: nil, tree: nil)
        }

        private init(_ edit: SumEdit) {
            self.edit = edit
        }

        /// Creates an edit that replaces the elements in `range` by those of a tree.
        package init(range: Range<Int>, tree: SumTree) {
            let piece = tree.onlyLeaf.map { SumPiece($0, 0..<$0.count) }
            edit = SumEdit(range: range, piece: piece, tree: piece == nil ? tree.node : nil)
        }

        /// Creates an edit that replaces the elements in `range` by the elements of another tree in
        /// `part`, which is not empty.
        package init(range: Range<Int>, part: Range<Int>, of other: SumTree) {
            let (leaf, start) = other.leaf(of: part.lowerBound)
            if start + part.count <= leaf.count {
                let piece = SumPiece(leaf, start..<start + part.count)
                self.init(SumEdit(range: range, piece: piece, tree: nil))
            } else {
                self.init(range: range, tree: other.slice(part))
            }
        }

        /// Calls `body` with each leaf that has new elements, and with the range of these in the
        /// leaf.
        func forEachPart(_ body: (Leaf, Range<Int>) -> Void) {
            if let piece = edit.piece {
                unsafe body(unsafeDowncast(piece.leaf, to: Leaf.self), piece.range)
            }
            if let tree = edit.tree {
                SumTree(node: tree).forEachLeaf { leaf in body(leaf, 0..<leaf.count) }
            }
        }

        /// Merges two lists of edits into one.
        ///
        /// - Parameter removals: Edits that only remove elements.
        /// - Parameter insertions: Edits that only insert elements. Their indices are those after
        ///   the removals.
        package static func joined(_ removals: [Edit], then insertions: [Edit]) -> [Edit] {
            if removals.isEmpty { return insertions }
            if insertions.isEmpty { return removals }
            var edits: [Edit] = []
            edits.reserveCapacity(removals.count + insertions.count)
            var (next, removed) = (0, 0)
            for insertion in insertions {
                let index = insertion.range.lowerBound
                while next < removals.count && removals[next].range.lowerBound - removed <= index {
                    edits.append(removals[next])
                    removed += removals[next].range.count
                    next += 1
                }
                edits.append(insertion.moved(by: removed))
            }
            edits += removals[next...]
            return edits
        }

        private func moved(by distance: Int) -> Edit {
            Edit(
                SumEdit(
                    range: range.lowerBound + distance..<range.upperBound + distance,
                    piece: edit.piece, tree: edit.tree))
        }

        /// An edit that inserts the new elements of this edit at `index`.
        func inserting(at index: Int) -> Edit {
            Edit(SumEdit(range: index..<index, piece: edit.piece, tree: edit.tree))
        }
    }

    /// Makes several edits at once. A node on the path to several edits is copied, and its
    /// summaries are added up, only once.
    ///
    /// - Parameter edits: In ascending order; their ranges do not overlap.
    /// - Complexity: O(k log n) for k edits
    package mutating func edit(_ edits: [Edit]) {
        unsafe edits.withUnsafeBufferPointer { edits in
            guard let first = unsafe UnsafeRawPointer(edits.baseAddress) else { return }
            unsafe SumNode.edit(
                first.assumingMemoryBound(to: SumEdit.self), edits.count, in: &node)
        }
    }
}

/// Consecutive elements of a leaf, at least one.
struct SumPiece {
    let leaf: AnyObject
    let range: Range<Int>

    init(_ leaf: AnyObject, _ range: Range<Int>) {
        self.leaf = leaf
        self.range = range
    }

    var count: Int { range.count }
}

/// A replacement of elements in a tree, independent of the type of the leaves.
struct SumEdit {
    /// The range to replace, in the tree as it is before all edits that are made together.
    let range: Range<Int>
    /// The new elements if they belong to one leaf; nil if they belong to several leaves, or if
    /// there are none.
    let piece: SumPiece?
    /// The root of a tree of the new elements if they belong to several leaves; otherwise nil.
    let tree: SumNode?
}

extension SumNode {
    @inline(never)
    static func edit(_ edits: UnsafePointer<SumEdit>, _ count: Int, in root: inout SumNode) {
        var left = count
        while left > 0 {
            let last = unsafe edits[left - 1]
            if let tree = last.tree {
                root = root.replacing(last.range, with: tree)
                left -= 1
                continue
            }
            let before = left
            unsafe carryOut(edits, &left, in: &root)
            if left == before {
                put(last.piece, at: last.range, in: &root)
                left -= 1
            }
        }
    }
}
