/// Breaks items into lines, one after another. Each arrangement that stores lines has its own.
///
/// A run of equal items costs the same however long it is.
protocol LineBreaker {
    /// Whether nothing but the number of items breaks lines: then an item that comes or goes shifts
    /// all that follow it.
    static var countsItems: Bool { get }

    /// Breaks some items of a leaf. The last line stays open.
    mutating func append(_ leaf: ItemLeaf, _ range: Range<Int>, to lines: inout LineBuilder)

    /// Ends the open line, if there is one.
    ///
    /// - Parameter isLast: Whether no item comes after it in its section.
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
