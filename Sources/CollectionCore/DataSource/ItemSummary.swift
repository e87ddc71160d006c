/// Sums over a run of items, and the extremes of their sizes.
package struct ItemSummary: SumSummary {
    package var position: ItemPosition
    /// The extremes of the items' own widths; `shortest` > `longest` if no item has a width of its
    /// own.
    var widths: Extremes
    /// The extremes of the items' own heights; `shortest` > `longest` if no item has a height of
    /// its own.
    var heights: Extremes
    /// Whether at least one item has a measured size.
    var hasMeasuredSizes: Bool
    /// The greatest number of lanes and the greatest number of rows of an item.
    var greatestSpan: ItemSpan

    package static let zero = ItemSummary(
        position: .zero, widths: .none, heights: .none, hasMeasuredSizes: false,
        greatestSpan: .one)

    package static func + (left: ItemSummary, right: ItemSummary) -> ItemSummary {
        ItemSummary(
            position: left.position + right.position,
            widths: left.widths.union(right.widths),
            heights: left.heights.union(right.heights),
            hasMeasuredSizes: left.hasMeasuredSizes || right.hasMeasuredSizes,
            greatestSpan: left.greatestSpan.union(right.greatestSpan))
    }

    struct Extremes {
        var shortest: Float
        /// The longest length, negated, so that a union is the lesser of both in each field: one
        /// instruction.
        private(set) var negatedLongest: Float

        var longest: Float { -negatedLongest }

        static let none = Extremes(shortest: .infinity, negatedLongest: 1)

        func union(_ other: Extremes) -> Extremes {
            var result = self
            if other.shortest < shortest { result.shortest = other.shortest }
            if other.negatedLongest < negatedLongest {
                result.negatedLongest = other.negatedLongest
            }
            return result
        }
    }
}

/// Sums over the items before a position in the data.
package struct ItemPosition: SumPosition {
    package var count: Int
    /// The sum of the widths in points, without items that have no width of their own.
    var width: Double
    /// The sum of the heights in points, without items that have no height of their own.
    var height: Double
    var itemsWithoutWidth: Int
    var itemsWithoutHeight: Int

    package static let zero = ItemPosition(
        count: 0, width: 0, height: 0, itemsWithoutWidth: 0, itemsWithoutHeight: 0)

    package static func + (left: ItemPosition, right: ItemPosition) -> ItemPosition {
        ItemPosition(
            count: left.count &+ right.count, width: left.width + right.width,
            height: left.height + right.height,
            itemsWithoutWidth: left.itemsWithoutWidth &+ right.itemsWithoutWidth,
            itemsWithoutHeight: left.itemsWithoutHeight &+ right.itemsWithoutHeight)
    }

    package static func - (left: ItemPosition, right: ItemPosition) -> ItemPosition {
        ItemPosition(
            count: left.count &- right.count, width: left.width - right.width,
            height: left.height - right.height,
            itemsWithoutWidth: left.itemsWithoutWidth &- right.itemsWithoutWidth,
            itemsWithoutHeight: left.itemsWithoutHeight &- right.itemsWithoutHeight)
    }
}

extension ItemLeaf {
    package var summary: ItemSummary { summary(of: 0..<count) }

    package func position(at index: Int) -> ItemPosition { sums(of: 0..<index) }

    package func summary(of range: Range<Int>) -> ItemSummary {
        let (widths, heights) = (widths.summary(of: range), heights.summary(of: range))
        return ItemSummary(
            position: ItemPosition(range.count, widths, heights),
            widths: ItemSummary.Extremes(
                shortest: widths.shortest, negatedLongest: -widths.longest),
            heights: ItemSummary.Extremes(
                shortest: heights.shortest, negatedLongest: -heights.longest),
            hasMeasuredSizes: hasMeasuredSizes(in: range),
            greatestSpan: greatestSpan(in: range))
    }

    func sums(of range: Range<Int>) -> ItemPosition {
        ItemPosition(range.count, widths.summary(of: range), heights.summary(of: range))
    }

    /// The greatest number of lanes and the greatest number of rows of the items in `range`.
    func greatestSpan(in range: Range<Int>) -> ItemSpan {
        if spans.isUniform { return ItemSpan(rawValue: spans.uniform) }
        var greatest = ItemSpan.one
        for index in range { greatest = greatest.union(ItemSpan(rawValue: spans[index])) }
        return greatest
    }

    private func hasMeasuredSizes(in range: Range<Int>) -> Bool {
        let given = givenSizes
        if given.isUniform { return given.uniform != .asIs }
        for index in range where given[index] != .asIs { return true }
        return false
    }
}

extension ItemPosition {
    fileprivate init(_ count: Int, _ widths: LengthSummary, _ heights: LengthSummary) {
        self.init(
            count: count, width: widths.sum, height: heights.sum,
            itemsWithoutWidth: widths.missing, itemsWithoutHeight: heights.missing)
    }
}
