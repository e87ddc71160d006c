/// Breaks items into lines, one line after another. Each arrangement that stores lines has a
/// breaker of its own.
///
/// A run of equal items costs the same however long it is.
protocol LineBreaker {
    /// Whether lines break by the number of items alone. Then an inserted or deleted item changes
    /// all lines after it.
    static var countsItems: Bool { get }

    /// Breaks a range of a leaf's items into lines. The last line stays open.
    mutating func append(_ leaf: ItemLeaf, _ range: Range<Int>, to lines: inout LineBuilder)

    /// Ends the open line, if there is one.
    ///
    /// - Parameter isLast: Whether the line is the last line of its section.
    mutating func finish(to lines: inout LineBuilder, isLast: Bool)

    /// Returns whether an item would join the open line.
    func accepts(_ leaf: ItemLeaf, _ local: Int) -> Bool
}

extension LineBreaker {
    static var countsItems: Bool { false }

    /// Breaks the next `count` items from `cursor` on. The last line stays open.
    @inline(never)
    mutating func append(
        _ count: Int, from cursor: ItemCursor, in items: SumTree<ItemLeaf>,
        to lines: inout LineBuilder
    ) {
        if count <= cursor.countInLeaf {
            append(cursor.leaf, cursor.local..<cursor.local + count, to: &lines)
        } else {
            items.forEachPart(of: cursor.index..<cursor.index + count) { leaf, part in
                append(leaf, part, to: &lines)
            }
        }
    }
}
