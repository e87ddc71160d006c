/// Items of uniform size whose siblings are all items of the section: rule G1 of
/// docs/semantics.md. Along an axis they are, if the group that the section repeats holds nothing
/// else.
struct UniformSiblings {
    /// How many items a group has.
    private let slotCount: Int
    /// The longest estimate along each axis; negative: items have their siblings in their group.
    private let estimates: Size
    /// Whether nothing else is estimated: then all groups of a section are alike.
    let decideAll: Bool

    /// - Parameter items: Those of the description, as the group gives them places.
    init(_ group: LayoutGroup, _ template: GroupTemplate) {
        slotCount = template.slots.count
        let items = template.slots.map { template.items[$0.item].size }
        let holdsItems = group.holdsItemsOnly
        let widths = items.map { $0.width }
        let heights = items.map { $0.height }
        estimates = Size(
            width: holdsItems ? Self.longestEstimate(widths) : -1,
            height: holdsItems ? Self.longestEstimate(heights) : -1)
        let (isWide, isHigh) = (estimates.width >= 0, estimates.height >= 0)
        decideAll =
            (isWide || isHigh)
            && !items.contains {
                !isWide && $0.width.isEstimated || !isHigh && $0.height.isEstimated
            }
    }

    private static func longestEstimate(_ dimensions: [LayoutDimension]) -> Double {
        var longest = -1.0
        for dimension in dimensions {
            guard case .uniformAcrossSiblings(let estimate) = dimension else { return -1 }
            longest = max(longest, Length.rounded(estimate))
        }
        return longest
    }

    /// How long the items of a section are; negative along an axis on which they do not go by all.
    ///
    /// - Parameter range: The section's items, among all.
    /// - Complexity: O(log n)
    func longest(_ range: Range<Int>, _ items: SumTree<ItemLeaf>) -> Size {
        if estimates.width < 0 && estimates.height < 0 || range.isEmpty {
            return Size(width: -1, height: -1)
        }
        return longest(items.summary(of: range))
    }

    /// - Parameter summary: Of the section's items.
    func longest(_ summary: ItemSummary) -> Size {
        let isPartial = summary.position.count % slotCount != 0
        let sums = summary.position
        return Size(
            width: Self.longest(
                estimates.width, summary.widths, isPartial || sums.itemsWithoutWidth > 0),
            height: Self.longest(
                estimates.height, summary.heights, isPartial || sums.itemsWithoutHeight > 0))
    }

    /// - Parameter isIncomplete: Whether some place has no item, or one without a length.
    private static func longest(
        _ estimate: Double, _ own: ItemSummary.Extremes, _ isIncomplete: Bool
    ) -> Double {
        if estimate < 0 { return -1 }
        let longest = Double(own.longest)
        return isIncomplete ? max(longest, estimate) : longest
    }
}

extension LayoutGroup {
    fileprivate var holdsItemsOnly: Bool {
        switch arrangement {
        case .custom: return false
        case .subitems(_, let subitems): return subitems.allSatisfy { $0.isItem }
        case .repeating(_, let subitem, _): return subitem.isItem
        }
    }
}

extension LayoutSubitem {
    fileprivate var isItem: Bool {
        if case .item = self { return true }
        return false
    }
}
