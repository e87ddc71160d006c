/// A place among the lines of a list, one item each, for walking on from there.
struct ListPlace {
    var section: Int
    /// At the item, or behind the last one of its leaf.
    var cursor: ItemCursor
    /// In its section.
    var item: Int
    /// Where the item begins, from the section's first line on.
    var start: Double

    /// Moves on to the first item of the leaf that ends at `offset` or after it; behind the last
    /// one if none does.
    mutating func skip(to offset: Double, _ lines: ListLines) {
        let lengths = cursor.leaf.main(lines.axis)
        let found = lines.first(
            in: lengths, cursor.local..<cursor.leaf.count, startingAt: start,
            endingAtOrAfter: offset)
        item += found.index - cursor.local
        start = found.start
        cursor.place(at: found.index)
    }

    /// Walks to the first item that ends at `offset` or after it, if that is near: scrolling
    /// mostly stays within a leaf.
    ///
    /// - Returns: Whether it did; otherwise the place is of no use.
    mutating func walk(to offset: Double, in section: PlacedSection, _ lines: ListLines) -> Bool {
        if section.index != self.section { return false }
        let lengths = cursor.leaf.main(lines.axis)
        let last = min(cursor.leaf.count, cursor.local + section.itemCount - item) - 1
        var local = cursor.local
        if start + lines.length(lengths[local]) < offset {
            repeat {
                if local >= last || local - cursor.local > Self.stepsMax { return false }
                start += lines.length(lengths[local]) + lines.spacing
                local += 1
            } while start + lines.length(lengths[local]) < offset
        } else {
            // The item before must end before the offset, so there must be one to look at.
            let first = max(0, cursor.local - item)
            while true {
                if local <= first || cursor.local - local > Self.stepsMax { return false }
                let before = start - lines.spacing
                if before < offset { break }
                local -= 1
                start = before - lines.length(lengths[local])
            }
        }
        item += local - cursor.local
        cursor.place(at: local)
        return true
    }

    /// Beyond so many items a descent of the tree is faster.
    private static let stepsMax = 32
}

/// The measures of lists: items one after another along the main axis.
struct ListLines {
    let axis: Axis
    let spacing: Double
    /// Of items without a length of their own.
    private let missingLength: Double

    init(_ axis: Axis, _ metrics: FlowMetrics) {
        self.axis = axis
        spacing = metrics.lineSpacing
        missingLength = metrics.itemMain
    }

    func length(_ own: Float) -> Double { own < 0 ? missingLength : Double(own) }

    /// Where the item behind some others begins.
    func start(_ sums: ItemPosition) -> Double {
        length(sums) + Double(sums.count) * spacing
    }

    /// Where the last one of some items ends.
    func end(_ sums: ItemPosition) -> Double {
        length(sums) + Double(sums.count - 1) * spacing
    }

    private func length(_ sums: ItemPosition) -> Double {
        axis == .vertical
            ? sums.height + Double(sums.itemsWithoutHeight) * missingLength
            : sums.width + Double(sums.itemsWithoutWidth) * missingLength
    }

    /// The first item in a range of a leaf that ends at `offset` or after it, and where it
    /// begins; the range's end if none does.
    func first(
        in lengths: Column<Float>, _ range: Range<Int>, startingAt start: Double,
        endingAtOrAfter offset: Double
    ) -> (index: Int, start: Double) {
        var (index, start) = (range.lowerBound, start)
        if lengths.isUniform {
            let length = length(lengths.uniform)
            let skipped = LineRun(length: length, spacing: spacing)
                .firstIndex(endingAtOrAfter: offset - start, count: range.count)
            return (index + skipped, start + Double(skipped) * (length + spacing))
        }
        while index + 8 <= range.upperBound, let length = lengths.sumOfEight(at: index) {
            if start + length + 7 * spacing >= offset { break }
            start += length + 8 * spacing
            index += 8
        }
        while index < range.upperBound && start + length(lengths[index]) < offset {
            start += length(lengths[index]) + spacing
            index += 1
        }
        return (index, start)
    }
}

/// Equal lines, one after another.
struct LineRun {
    var length: Double
    var spacing: Double

    /// The first of `count` lines that ends at `offset` or after it, from the run's start on;
    /// `count` when none does.
    func firstIndex(endingAtOrAfter offset: Double, count: Int) -> Int {
        let step = length + spacing
        if step == 0 { return offset <= 0 ? 0 : count }
        let guess = (offset - length) / step
        var index = guess >= Double(count) ? count : max(0, Int(guess))
        while index > 0 && end(index - 1) >= offset { index -= 1 }
        while index < count && end(index) < offset { index += 1 }
        return index
    }

    private func end(_ index: Int) -> Double { Double(index) * (length + spacing) + length }
}
