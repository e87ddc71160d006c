/// A leaf that can be created from parts of several other leaves at once.
protocol GatheredLeaf: SumLeaf {
    /// Creates a leaf from parts of other leaves.
    ///
    /// - Parameter parts: Not empty, with no more elements than a leaf may have.
    static func gathered(_ parts: LeafParts<Self>) -> Self
    /// Whether all elements are equal.
    var isUniform: Bool { get }
}

/// Parts of leaves from which one new leaf is created. Each column of the new leaf is written in
/// one pass.
struct LeafParts<Leaf: SumLeaf> {
    /// The number of elements in all parts.
    private(set) var count = 0
    /// The leaves of the parts. Consecutive parts of one leaf share one entry.
    private var leaves: [Leaf] = []
    private var parts: [LeafPart] = []

    var isEmpty: Bool { parts.isEmpty }

    mutating func append(_ leaf: Leaf, _ range: Range<Int>) {
        if leaves.isEmpty || leaves[leaves.count - 1] !== leaf { leaves.append(leaf) }
        let (last, index) = (parts.count - 1, leaves.count - 1)
        if last >= 0 && parts[last].leaf == index
            && parts[last].start + parts[last].count == range.lowerBound
        {
            parts[last].count += range.count
        } else {
            parts.append(LeafPart(leaf: index, start: range.lowerBound, count: range.count))
        }
        count += range.count
    }

    mutating func removeAll() {
        count = 0
        leaves.removeAll(keepingCapacity: true)
        parts.removeAll(keepingCapacity: true)
    }

    /// Calls `body` with each part: its leaf, the range of its elements in that leaf, and the index
    /// of its first element in the new leaf.
    func forEachPart(_ body: (Leaf, Range<Int>, Int) -> Void) {
        var start = 0
        for part in parts {
            body(leaves[part.leaf], part.start..<part.start + part.count, start)
            start += part.count
        }
    }

    /// A column of the new leaf.
    ///
    /// - Parameter column: Returns the corresponding column of a leaf.
    func column<Value>(_ column: (Leaf) -> Column<Value>) -> Column<Value> {
        Column(gathering: leaves.map { column($0) }, parts, count: count)
    }
}

/// Consecutive elements of a leaf.
struct LeafPart {
    /// The index of the leaf in `LeafParts.leaves`.
    var leaf: Int
    var start: Int
    var count: Int
}

extension Column {
    /// Creates a column from parts of other columns, one after another.
    @inline(never)
    fileprivate init(gathering columns: [Column], _ parts: [LeafPart], count: Int) {
        self = columns[0]
        var isAlike = isUniform
        for column in columns where isAlike { isAlike = self.isAlike(column) }
        if isAlike { return }
        let memory = UnsafeMutablePointer<Value>.allocate(capacity: count)
        var target = unsafe memory
        for part in parts {
            let source = columns[part.leaf]
            if part.count == 1 {
                unsafe target.initialize(to: source[part.start])
            } else {
                unsafe source.write(part.start..<part.start + part.count, to: target)
            }
            unsafe target += part.count
        }
        unsafe self.init(taking: memory, count: count)
    }
}

/// Builds a list of leaves from parts of other leaves that are appended one after another.
struct LeafGatherer<Leaf: GatheredLeaf> {
    private var leaves: [Leaf] = []
    private var parts = LeafParts<Leaf>()
    /// A run at the end that is not yet in `leaves` or `parts`: a uniform leaf, and the number of
    /// elements equal to its elements.
    private var run: (leaf: Leaf, count: Int)?

    /// The length of new leaves, which leaves room for a few more elements.
    private static var length: Int { max(1, Leaf.capacity * 3 / 4) }

    /// Appends the elements of a leaf in `range`.
    @inline(never)
    mutating func append(_ leaf: Leaf, _ range: Range<Int>) {
        if range.isEmpty { return }
        if leaf.isUniform {
            if let run, run.leaf === leaf {
                self.run?.count += range.count
            } else {
                endRun()
                run = (leaf, range.count)
            }
            return
        }
        endRun()
        let isWhole = range.count == leaf.count && leaf.count > Leaf.capacity / 4
        if isWhole && (parts.isEmpty || parts.count > Leaf.capacity / 4) {
            endLeaf()
            leaves.append(leaf)
        } else {
            appendPart(leaf, range)
        }
    }

    @inline(never)
    private mutating func appendPart(_ leaf: Leaf, _ range: Range<Int>) {
        var start = range.lowerBound
        while start < range.upperBound {
            let end = min(range.upperBound, start + Self.length - parts.count)
            parts.append(leaf, start..<end)
            start = end
            if parts.count == Self.length { endLeaf() }
        }
    }

    /// Moves the open run to `parts` if the run is short, otherwise to `leaves`.
    @inline(never)
    private mutating func endRun() {
        guard let run else { return }
        self.run = nil
        if run.count <= Leaf.capacity / 4 {
            var left = run.count
            while left > 0 {
                let count = min(left, run.leaf.count)
                appendPart(run.leaf, 0..<count)
                left -= count
            }
            return
        }
        endLeaf()
        appendRun(run.leaf, run.count)
    }

    /// Appends `count` elements that equal those of a uniform leaf; `count` may be more than the
    /// leaf has.
    private mutating func appendRun(_ leaf: Leaf, _ count: Int) {
        var left = count
        while left > 0 {
            let count = min(left, leaf.count)
            leaves.appendJoining(count == leaf.count ? leaf : leaf.copy(of: 0..<count))
            left -= count
        }
    }

    /// Creates a leaf from `parts`.
    @inline(never)
    private mutating func endLeaf() {
        if parts.isEmpty { return }
        leaves.appendJoining(Leaf.gathered(parts))
        parts.removeAll()
    }

    consuming func finished() -> [Leaf] {
        endRun()
        endLeaf()
        return leaves
    }
}

extension SumTree where Leaf: GatheredLeaf {
    /// Makes several edits at once, as `edit` does. If there are many edits, the tree is rebuilt.
    ///
    /// - Complexity: O(the lesser of k log n, k + n) for k edits
    mutating func editAll(_ edits: [Edit]) {
        if edits.count <= 16 || edits.count <= count / 64 { return edit(edits) }
        var gatherer = LeafGatherer<Leaf>()
        /// `done`: all elements before this index have been gathered or removed; `next`: the next
        /// edit.
        var (done, next) = (0, 0)
        var start = 0
        forEachLeaf { leaf in
            let end = start + leaf.count
            // An edit that begins at the end of the leaf is made before the next leaf.
            while next < edits.count && edits[next].range.lowerBound <= end {
                let range = edits[next].range
                gatherer.append(leaf, max(done, start) - start..<range.lowerBound - start)
                edits[next].appendContent(to: &gatherer)
                done = range.upperBound
                next += 1
            }
            if done < end { gatherer.append(leaf, max(done, start) - start..<leaf.count) }
            done = max(done, end)
            start = end
        }
        while next < edits.count {
            edits[next].appendContent(to: &gatherer)
            next += 1
        }
        self = SumTree(leaves: gatherer.finished())
    }
}

extension SumTree.Edit where Leaf: GatheredLeaf {
    @inline(never)
    fileprivate func appendContent(to gatherer: inout LeafGatherer<Leaf>) {
        forEachPart { leaf, range in gatherer.append(leaf, range) }
    }
}
