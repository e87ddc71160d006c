extension SumTree {
    /// Puts elements where others are; never none where none are.
    package struct Edit {
        /// The edit as nodes know it, and nothing beside it.
        let edit: SumEdit

        var range: Range<Int> { edit.range }

        /// Takes the elements out.
        package init(range: Range<Int>) {
            edit = SumEdit(range: range, piece: nil, tree: nil)
        }

        private init(_ edit: SumEdit) {
            self.edit = edit
        }

        package init(range: Range<Int>, tree: SumTree) {
            let piece = tree.onlyLeaf.map { SumPiece($0, 0..<$0.count) }
            edit = SumEdit(range: range, piece: piece, tree: piece == nil ? tree.node : nil)
        }

        /// Puts some neighbouring elements of another tree there.
        package init(range: Range<Int>, part: Range<Int>, of other: SumTree) {
            let (leaf, start) = other.leaf(of: part.lowerBound)
            if start + part.count <= leaf.count {
                let piece = SumPiece(leaf, start..<start + part.count)
                self.init(SumEdit(range: range, piece: piece, tree: nil))
            } else {
                self.init(range: range, tree: other.slice(part))
            }
        }

        /// Calls `body` with the leaves that the new elements are of, and with which of theirs.
        func forEachPart(_ body: (Leaf, Range<Int>) -> Void) {
            if let piece = edit.piece {
                unsafe body(unsafeDowncast(piece.leaf, to: Leaf.self), piece.range)
            }
            if let tree = edit.tree {
                SumTree(node: tree).forEachLeaf { leaf in body(leaf, 0..<leaf.count) }
            }
        }

        /// Two lists of edits as one.
        ///
        /// - Parameter removals: Elements that go.
        /// - Parameter insertions: Of the tree as the removals leave it; nothing goes.
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

        /// Inserts the same elements at another index.
        func inserting(at index: Int) -> Edit {
            Edit(SumEdit(range: index..<index, piece: edit.piece, tree: edit.tree))
        }
    }

    /// Makes several edits at once: nodes on the way to more than one of them are copied and added
    /// up once.
    ///
    /// - Parameter edits: Ascending, and apart.
    /// - Complexity: O(k log n) for k edits
    package mutating func edit(_ edits: [Edit]) {
        unsafe edits.withUnsafeBufferPointer { edits in
            guard let first = unsafe UnsafeRawPointer(edits.baseAddress) else { return }
            unsafe SumNode.edit(
                first.assumingMemoryBound(to: SumEdit.self), edits.count, in: &node)
        }
    }
}

/// Some of the elements of a leaf, not none.
struct SumPiece {
    let leaf: AnyObject
    let range: Range<Int>

    init(_ leaf: AnyObject, _ range: Range<Int>) {
        self.leaf = leaf
        self.range = range
    }

    var count: Int { range.count }
}

/// Elements that take the place of others, without the type of their leaves.
struct SumEdit {
    /// In the tree as it is before the first one of several edits.
    let range: Range<Int>
    /// The new elements if they are of one leaf; nil if they are of several, or none.
    let piece: SumPiece?
    /// The new elements if they are of several leaves.
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
