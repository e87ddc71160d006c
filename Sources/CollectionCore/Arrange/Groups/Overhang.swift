/// An upper bound for the distance by which elements may reach beyond their group or section along
/// an axis.
struct Overhang {
    /// The bound with the lengths of the description, in points.
    private(set) var length = 0.0
    /// How much the bound grows with each point of the greatest own width, and of the greatest own
    /// height, of any item.
    private(set) var growth = Size.zero

    init() {}

    /// - Parameter boundaries: How far boundary items may reach beyond the section.
    init(_ section: LayoutSection, _ template: GroupTemplate, _ axis: Axis, boundaries: Double) {
        length = boundaries
        for item in section.decorationItems {
            // A background of which insets leave nothing stands where it would begin.
            length = max(length, Length.rounded(axis.mainStart(item.contentInsets)))
        }
        let end = axis.main(template.size)
        for slot in template.slots { take(slot.frame, end, axis) }
        if section.group.mayOverflow(axis) {
            growth = axis.size(main: template.growth(axis), cross: 0)
        }
        takeBadges(template, axis)
    }

    /// The bound, in points.
    ///
    /// - Parameter items: The summary of all items of the data.
    func bound(_ items: ItemSummary) -> Double {
        length + growth.width * Double(max(0, items.widths.longest))
            + growth.height * Double(max(0, items.heights.longest))
    }

    /// Raises the bound so that it covers another bound, too.
    mutating func take(_ other: Overhang) {
        length = max(length, other.length)
        growth.width = max(growth.width, other.growth.width)
        growth.height = max(growth.height, other.growth.height)
    }

    private mutating func take(_ frame: Rect, _ end: Double, _ axis: Axis) {
        length = max(length, -axis.mainStart(frame), axis.mainEnd(frame) - end)
    }

    private mutating func takeBadges(_ template: GroupTemplate, _ axis: Axis) {
        let ofItems = length
        let growthOfItems = growth
        for slot in template.slots {
            let item = template.items[slot.item]
            for badge in item.supplementaryItems {
                let share = badge.reachPerLength(axis)
                let size = badge.size.size(in: slot.frame.size)
                let reach = axis.main(size) * share + badge.distance(axis)
                length = max(length, ofItems + reach)
                if !item.size.width.isEstimated && !item.size.height.isEstimated { continue }
                let more = badge.size.dimension(axis).growth
                growth.width = max(growth.width, growthOfItems.width + more.width * share)
                growth.height = max(growth.height, growthOfItems.height + more.height * share)
            }
        }
    }
}

extension GroupTemplate {
    /// The most points by which the group may become longer for each point by which its longest
    /// item becomes longer. The solver finds the number: it counts each item once, and more often
    /// where subitems become as long as a group beside them.
    fileprivate func growth(_ axis: Axis) -> Double {
        // So long that the lengths of the description hardly count.
        let probe = 0x1p40
        var solver = GroupSolver()
        let own = GroupSolver.OwnSizes(rest: Size(width: probe, height: probe))
        _ = solver.solve(nodes, subitemCounts, own)
        var farthest = probe * Double(slots.count)
        for slot in solver.slots { farthest = max(farthest, axis.mainEnd(slot.frame)) }
        return farthest / probe
    }
}

extension LayoutSupplementaryItem {
    /// How far the view may reach beyond the item, as a multiple of the view's own length. The
    /// distance in points of `distance` is added to it.
    fileprivate func reachPerLength(_ axis: Axis) -> Double {
        1 + containerAnchor.offset(axis, isFractional: true)
            + (itemAnchor?.offset(axis, isFractional: true) ?? 0)
    }

    /// How far the view may reach beyond the item, in points, in addition to `reachPerLength`.
    fileprivate func distance(_ axis: Axis) -> Double {
        containerAnchor.offset(axis, isFractional: false)
            + (itemAnchor?.offset(axis, isFractional: false) ?? 0)
    }
}

extension LayoutAnchor {
    fileprivate func offset(_ axis: Axis, isFractional: Bool) -> Double {
        isFractional == isOffsetFractional ? axis.main(offset).magnitude : 0
    }
}

extension LayoutDimension {
    /// How much the length grows with each point of the width, and of the height, that it is a
    /// fraction of.
    fileprivate var growth: Size {
        switch self {
        case .fractionalWidth(let fraction): Size(width: fraction, height: 0)
        case .fractionalHeight(let fraction): Size(width: 0, height: fraction)
        case .absolute, .estimated, .uniformAcrossSiblings: .zero
        }
    }
}

extension LayoutGroup {
    /// Whether items' own lengths along an axis may exceed the length of this group, or of a group
    /// inside of it.
    fileprivate func mayOverflow(_ axis: Axis) -> Bool {
        switch arrangement {
        case .custom: return false
        case .subitems(_, let subitems):
            if !size.dimension(axis).isEstimated
                && subitems.contains(where: { $0.isEstimated(axis) })
            {
                return true
            }
            return subitems.contains { $0.mayOverflow(axis) }
        case .repeating(_, let subitem, _):
            return !size.dimension(axis).isEstimated && subitem.isEstimated(axis)
                || subitem.mayOverflow(axis)
        }
    }
}

extension LayoutSubitem {
    fileprivate func mayOverflow(_ axis: Axis) -> Bool {
        if case .group(let group) = self { return group.mayOverflow(axis) }
        return false
    }

    /// Whether the subitem is an item, or contains one, whose length along the axis is estimated.
    fileprivate func isEstimated(_ axis: Axis) -> Bool {
        switch self {
        case .item(let item): return item.size.dimension(axis).isEstimated
        case .group(let group):
            switch group.arrangement {
            case .custom: return false
            case .subitems(_, let subitems):
                return subitems.contains { $0.isEstimated(axis) }
            case .repeating(_, let subitem, _): return subitem.isEstimated(axis)
            }
        }
    }
}
