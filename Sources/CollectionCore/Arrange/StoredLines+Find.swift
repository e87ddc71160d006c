/// A line or a group of a section, with its place.
struct PlacedLine {
    /// The index of the line in its section.
    var index: Int
    /// Where the line begins, in points from the start of the section's first line: along the main
    /// axis, or along the cross axis for groups of a section that scrolls orthogonally.
    var start: Double
    var thickness: Double
    /// The index of the line's first item in the section.
    var firstItem: Int
    var itemCount: Int
}

/// A place among the stored lines of all sections, from which it is a short way to the next lines.
struct LineCursor {
    private(set) var leaf: LineLeaf
    /// The line's index in the leaf.
    private(set) var local: Int
    /// Sums of all lines before this one.
    private(set) var position: LinePosition

    init(_ place: SumTree<LineLeaf>.Place, local: Int) {
        leaf = place.leaf
        self.local = local
        position = local == 0 ? place.before : place.before + place.leaf.position(at: local)
    }

    /// - Precondition: There is a line at `index`.
    @inline(never)
    init(_ lines: SumTree<LineLeaf>, at index: Int) {
        let place = lines.place(of: index)
        self.init(place, local: index - place.before.count)
    }

    /// Moves to the next line; from the last line of all, to the place behind it.
    mutating func advance(in lines: SumTree<LineLeaf>) {
        position.count += 1
        position.itemCount += Int(leaf.itemCounts[local])
        position.thickness += leaf.thicknesses[local]
        local += 1
        if local == leaf.count && position.count < lines.count {
            let next = position.count
            self = LineCursor(lines, at: next)
        }
    }

    /// Moves forward by several lines, at most to the place behind the last line of all.
    ///
    /// - Returns: The number of items on the lines that were passed.
    @discardableResult
    mutating func advance(by distance: Int, in lines: SumTree<LineLeaf>) -> Int {
        let first = position
        let target = first.count + distance
        if distance == 1 {
            advance(in: lines)
        } else if target < lines.count {
            self = LineCursor(lines, at: target)
        } else {
            (position, local) = (lines.position, leaf.count)
        }
        return position.itemCount - first.itemCount
    }

    /// Moves to the line at `index`, which must exist. Costs nothing if the cursor is there
    /// already.
    mutating func move(to index: Int, in lines: SumTree<LineLeaf>) {
        if index != position.count || local == leaf.count {
            self = LineCursor(lines, at: index)
        }
    }

    /// The line at the cursor, with its place in its section.
    ///
    /// - Parameter base: Sums of all lines before the section.
    func line(from base: LinePosition, _ metrics: ResolvedMetrics) -> PlacedLine {
        let inSection = position - base
        return PlacedLine(
            index: inSection.count,
            start: inSection.thickness + Double(inSection.count) * metrics.lineSpacing,
            thickness: leaf.thicknesses[local], firstItem: inSection.itemCount,
            itemCount: Int(leaf.itemCounts[local]))
    }
}

extension StoredLines {
    /// The first line of a section that ends at `offset` or after it, and sums of all lines
    /// before the section; nil if there is no such line.
    ///
    /// - Parameter offset: In points from the start of the section's first line.
    /// - Complexity: O(log n)
    func firstLine(
        of section: SectionBody, endingAtOrAfter offset: Double
    ) -> (cursor: LineCursor, base: LinePosition)? {
        let metrics = section.metrics
        let base = lines.position(at: section.firstLine)
        /// Where the line before a position ends.
        func end(_ position: LinePosition) -> Double {
            position.thickness - base.thickness
                + Double(position.count - base.count - 1) * metrics.lineSpacing
        }
        guard
            let place = lines.place(where: { $0.count <= base.count || end($0) < offset })
        else { return nil }
        let local = max(0, base.count - place.before.count)
        var cursor = LineCursor(place, local: local)
        let count = place.leaf.count
        if place.leaf.thicknesses.isUniform {
            let run = LineRun(
                length: place.leaf.thicknesses.uniform, spacing: metrics.lineSpacing)
            let start = cursor.line(from: base, metrics).start
            let skipped = run.firstIndex(
                endingAtOrAfter: offset - start, count: count - local)
            if local + skipped == count { return nil }
            cursor = LineCursor(place, local: local + skipped)
        } else {
            while true {
                let line = cursor.line(from: base, metrics)
                if line.start + line.thickness >= offset { break }
                if cursor.local + 1 == count { return nil }
                cursor.advance(in: lines)
            }
        }
        return cursor.position.count - base.count < section.lineCount ? (cursor, base) : nil
    }

    /// The line that holds an item of the section.
    ///
    /// - Complexity: O(log n)
    func line(ofItem item: Int, of section: SectionBody) -> PlacedLine {
        let base = lines.position(at: section.firstLine)
        let target = base.itemCount + item
        guard let place = lines.place(where: { $0.itemCount <= target }) else {
            preconditionFailure("an item without a line")
        }
        var local = 0
        if place.leaf.itemCounts.isUniform {
            local = (target - place.before.itemCount) / Int(place.leaf.itemCounts.uniform)
        } else {
            let itemCounts = place.leaf.itemCounts
            var itemCount = place.before.itemCount + Int(itemCounts[0])
            while itemCount <= target {
                local += 1
                itemCount += Int(itemCounts[local])
            }
        }
        return LineCursor(place, local: local).line(from: base, section.metrics)
    }
}
