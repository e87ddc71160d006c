/// Sums over a run of items, and the extremes of their sizes.
package struct ItemSummary: SumSummary {
    package var position: ItemPosition
    /// Over the lengths that items have of their own; `shortest` > `longest` where none has.
    var widths: Extremes
    var heights: Extremes
    /// Whether some item has a preferred size.
    var hasPreferredSizes: Bool

    package static let zero = ItemSummary(
        position: .zero, widths: .none, heights: .none, hasPreferredSizes: false)

    package static func + (left: ItemSummary, right: ItemSummary) -> ItemSummary {
        ItemSummary(
            position: left.position + right.position,
            widths: left.widths.union(right.widths),
            heights: left.heights.union(right.heights),
            hasPreferredSizes: left.hasPreferredSizes || right.hasPreferredSizes)
    }

    struct Extremes {
        var shortest: Float
        var longest: Float

        static let none = Extremes(shortest: .infinity, longest: -1)

        func union(_ other: Extremes) -> Extremes {
            Extremes(
                shortest: min(shortest, other.shortest), longest: max(longest, other.longest))
        }
    }
}

/// Sums over the items before a place.
package struct ItemPosition: SumPosition {
    package var count: Int
    /// Points; items without a width of their own not counted in.
    var width: Double
    var height: Double
    var itemsWithoutWidth: Int
    var itemsWithoutHeight: Int

    package static let zero = ItemPosition(
        count: 0, width: 0, height: 0, itemsWithoutWidth: 0, itemsWithoutHeight: 0)

    package static func + (left: ItemPosition, right: ItemPosition) -> ItemPosition {
        ItemPosition(
            count: left.count + right.count, width: left.width + right.width,
            height: left.height + right.height,
            itemsWithoutWidth: left.itemsWithoutWidth + right.itemsWithoutWidth,
            itemsWithoutHeight: left.itemsWithoutHeight + right.itemsWithoutHeight)
    }

    package static func - (left: ItemPosition, right: ItemPosition) -> ItemPosition {
        ItemPosition(
            count: left.count - right.count, width: left.width - right.width,
            height: left.height - right.height,
            itemsWithoutWidth: left.itemsWithoutWidth - right.itemsWithoutWidth,
            itemsWithoutHeight: left.itemsWithoutHeight - right.itemsWithoutHeight)
    }
}

extension ItemLeaf {
    package var summary: ItemSummary { summary(of: 0..<count) }

    package func position(at index: Int) -> ItemPosition { sums(of: 0..<index) }

    package func summary(of range: Range<Int>) -> ItemSummary {
        ItemSummary(
            position: sums(of: range), widths: Self.extremes(of: widths, in: range),
            heights: Self.extremes(of: heights, in: range),
            hasPreferredSizes: hasPreferredSizes(in: range))
    }

    private func sums(of range: Range<Int>) -> ItemPosition {
        let width = Self.sum(of: widths, in: range)
        let height = Self.sum(of: heights, in: range)
        return ItemPosition(
            count: range.count, width: width.sum, height: height.sum,
            itemsWithoutWidth: width.missing, itemsWithoutHeight: height.missing)
    }

    private static func sum(
        of column: Column<Float>, in range: Range<Int>
    ) -> (sum: Double, missing: Int) {
        if column.isUniform {
            return column.uniform < 0
                ? (0, range.count) : (Double(column.uniform) * Double(range.count), 0)
        }
        var sum = 0.0
        var missing = 0
        for value in column.values[range] {
            if value < 0 { missing += 1 } else { sum += Double(value) }
        }
        return (sum, missing)
    }

    private static func extremes(
        of column: Column<Float>, in range: Range<Int>
    ) -> ItemSummary.Extremes {
        var extremes = ItemSummary.Extremes.none
        if range.isEmpty { return extremes }
        if column.isUniform {
            if column.uniform < 0 { return extremes }
            return ItemSummary.Extremes(shortest: column.uniform, longest: column.uniform)
        }
        for value in column.values[range] where value >= 0 {
            extremes.shortest = min(extremes.shortest, value)
            extremes.longest = max(extremes.longest, value)
        }
        return extremes
    }

    private func hasPreferredSizes(in range: Range<Int>) -> Bool {
        if sizeStates.isUniform { return sizeStates.uniform.isPreferred }
        for state in sizeStates.values[range] where state.isPreferred { return true }
        return false
    }
}
