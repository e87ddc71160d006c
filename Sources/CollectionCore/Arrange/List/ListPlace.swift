/// A place at an item of a list, from which it is a short way to the items near it.
struct ListPlace {
    var section: Int
    /// A cursor at the item, or behind the last item of the leaf.
    var cursor: ItemCursor
    /// The index of the item in its section.
    var item: Int
    /// Where the item begins, in points from the start of the section's first item.
    var start: Double

    /// Moves forward to the first item of the leaf that ends at `offset` or after it; behind the
    /// last item of the leaf if there is none.
    mutating func skip(to offset: Double, _ lines: ListLines) {
        let lengths = cursor.leaf.main(lines.axis)
        let found = lines.first(
            in: lengths, cursor.local..<cursor.leaf.count, startingAt: start,
            endingAtOrAfter: offset)
        item += found.index - cursor.local
        start = found.start
        cursor.place(at: found.index)
    }

    /// Moves item by item to the first item that ends at `offset` or after it, if it is near and in
    /// the same leaf, as it mostly is while the content scrolls.
    ///
    /// - Returns: Whether the item was reached; otherwise the place is invalid.
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
            // The item before must end before the offset, so this leaf must have an item before.
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

    /// The number of items beyond which a descent of the tree is faster.
    private static let stepsMax = 32
}
