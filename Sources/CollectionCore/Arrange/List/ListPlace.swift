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
