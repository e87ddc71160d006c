extension SumTree {
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

    /// Puts elements where others are; never none where none are.
    package struct Edit {
        /// In the tree as it is before the first one of several edits.
        let range: Range<Int>
        /// What is put there, if it is of one leaf; nil where it is of several, or nothing.
        let piece: Piece?
        /// What is put there, if it is of several leaves.
        let tree: SumTree?

        /// Takes the elements out.
        package init(range: Range<Int>) {
            self.init(range: range, piece: nil)
        }

        private init(range: Range<Int>, piece: Piece?, tree: SumTree?) {
            self.range = range
            self.piece = piece
            self.tree = tree
        }

        init(range: Range<Int>, piece: Piece?) {
            self.init(range: range, piece: piece, tree: nil)
        }

        package init(range: Range<Int>, tree: SumTree) {
            let leaf = tree.onlyLeaf
            self.init(
                range: range, piece: leaf.map { Piece($0, 0..<$0.count) },
                tree: leaf == nil ? tree : nil)
        }

        /// Puts some neighbouring elements of another tree there.
        package init(range: Range<Int>, part: Range<Int>, of other: SumTree) {
            let place = other.place(of: part.lowerBound)
            let start = part.lowerBound - place.before.count
            if start + part.count <= place.leaf.count {
                self.init(range: range, piece: Piece(place.leaf, start..<start + part.count))
            } else {
                self.init(range: range, tree: other.slice(part))
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
                range: range.lowerBound + distance..<range.upperBound + distance, piece: piece,
                tree: tree)
        }

        /// Inserts the same elements at another index.
        func inserting(at index: Int) -> Edit {
            Edit(range: index..<index, piece: piece, tree: tree)
        }
    }

    /// Makes several edits at once: nodes on the way to more than one of them are copied and added
    /// up once.
    ///
    /// - Parameter edits: Ascending, and apart.
    /// - Complexity: O(k log n) for k edits
    package mutating func edit(_ edits: [Edit]) {
        var left = edits.count
        while left > 0 {
            let last = edits[left - 1]
            if let tree = last.tree {
                replaceSubrange(last.range, with: tree)
                left -= 1
                continue
            }
            let before = left
            unsafe edits.withUnsafeBufferPointer { edits in
                if let first = edits.baseAddress { unsafe carryOut(first, &left) }
            }
            if left == before {
                put(last.piece, at: last.range)
                left -= 1
            }
        }
    }
}
