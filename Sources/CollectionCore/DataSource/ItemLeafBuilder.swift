/// Splits columns of items into leaves. A run of equal items stays in one leaf.
struct ItemLeafBuilder {
    private var leaves: [ItemLeaf] = []
    private(set) var usedReuseIdentifiers: [Bool] = []

    consuming func finished() -> [ItemLeaf] { leaves }

    /// Appends items as columns, which have been validated. An empty column means that the items
    /// have no value of their own.
    ///
    /// - Parameter ownSizes: For each item, whether the columns give its size. Empty: the columns
    ///   give the sizes of all items.
    /// - Parameter ownReuseIdentifiers: Like `ownSizes`, for the reuse identifiers.
    @inline(never)
    mutating func append(
        count: Int, widths: Span<Float>, heights: Span<Float>,
        reuseIdentifiers: Span<UInt32>, state: SizeState, ownSizes: Span<Bool>,
        ownReuseIdentifiers: Span<Bool>, spans: Span<UInt32> = Span()
    ) {
        if count == 0 { return }
        note(reuseIdentifiers)
        if widths.isEmpty && heights.isEmpty && reuseIdentifiers.isEmpty && spans.isEmpty {
            leaves.appendJoining(
                ItemLeaf(
                    count: count, widths: Column(repeating: ItemLeaf.noLength),
                    heights: Column(repeating: ItemLeaf.noLength),
                    reuseIdentifiers: Column(repeating: ItemLeaf.noReuseIdentifier),
                    sizeStates: Column(repeating: state)))
            return
        }
        let leafCount = count / Self.leafCount + 1
        if leafCount > leaves.count { leaves.reserveCapacity(leaves.count + leafCount) }
        var start = 0
        while start < count {
            let end = min(start + roomInLastLeaf, count)
            leaves.appendJoining(
                ItemLeaf(
                    count: end - start, widths: Self.lengths(widths, start..<end, ownSizes),
                    heights: Self.lengths(heights, start..<end, ownSizes),
                    reuseIdentifiers: Self.identifiers(
                        reuseIdentifiers, start..<end, ownReuseIdentifiers),
                    sizeStates: Column(repeating: state),
                    spans: Self.spans(spans, start..<end)))
            start = end
        }
    }

    /// The number of items that fit into the last leaf; if none fit, the number for a new leaf.
    private var roomInLastLeaf: Int {
        guard let last = leaves.last, last.count < Self.leafCount else { return Self.leafCount }
        return Self.leafCount - last.count
    }

    /// The number of items of a new leaf. Leaves are not filled up, because otherwise most first
    /// insertions into a leaf would have to split it.
    private static var leafCount: Int { ItemLeaf.capacity * 3 / 4 }

    private static func lengths(
        _ column: Span<Float>, _ range: Range<Int>, _ isOwn: Span<Bool>
    ) -> Column<Float> {
        if column.isEmpty { return Column(repeating: ItemLeaf.noLength) }
        if isOwn.isEmpty { return Column(rounding: column, range) }
        return Column(count: range.count) {
            let index = range.lowerBound + $0
            return isOwn[index] ? Length.rounded(column[index]) : ItemLeaf.noLength
        }
    }

    private static func identifiers(
        _ column: Span<UInt32>, _ range: Range<Int>, _ isOwn: Span<Bool>
    ) -> Column<UInt32> {
        if column.isEmpty { return Column(repeating: ItemLeaf.noReuseIdentifier) }
        return Column(count: range.count) {
            let index = range.lowerBound + $0
            return isOwn.isEmpty || isOwn[index] ? column[index] : ItemLeaf.noReuseIdentifier
        }
    }

    private static func spans(_ column: Span<UInt32>, _ range: Range<Int>) -> Column<UInt32> {
        if column.isEmpty { return Column(repeating: ItemSpan.one.rawValue) }
        return Column(count: range.count) { column[range.lowerBound + $0] }
    }

    /// Marks reuse identifiers as used.
    private mutating func note(_ identifiers: Span<UInt32>) {
        for index in identifiers.indices {
            let identifier = Int(identifiers[index])
            while usedReuseIdentifiers.count <= identifier { usedReuseIdentifiers.append(false) }
            usedReuseIdentifiers[identifier] = true
        }
    }
}
