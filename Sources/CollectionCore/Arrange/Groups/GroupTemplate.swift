/// A group of a section, solved with estimates instead of items' own lengths. Most groups of a
/// section are exactly like it.
struct GroupTemplate {
    /// The places of the group's items, in order; at least one.
    var slots: [GroupSlot]
    var size: Size
    /// The items of the description that slots refer to.
    var items: [GroupItem]
    /// Whether items' own lengths may change the group.
    var isEstimated: Bool
    let nodes: GroupNodes
    /// The number of subitems of each repeated list, in the order in which the lists begin. Items'
    /// own lengths do not change these numbers.
    let subitemCounts: [Int]
    /// The group as columns; nil if its items do not stand side by side as columns.
    let columns: GroupColumns?
    /// Whether no item's place depends on later items (`GroupNodes.areFoundFromStart`).
    let isFoundFromStart: Bool

    init(_ group: LayoutGroup, in container: Size) {
        nodes = GroupNodes(group, in: container)
        var counts = GroupCounts(nodes)
        subitemCounts = counts.find()
        var solver = GroupSolver()
        size = solver.solve(nodes, subitemCounts, GroupSolver.OwnSizes())
        slots = solver.slots
        columns = GroupColumns(nodes, slots)
        isFoundFromStart = nodes.areFoundFromStart
        items = []
        group.appendItems(to: &items)
        isEstimated = items.contains { $0.size.width.isEstimated || $0.size.height.isEstimated }
    }

    func item(ofSlot slot: Int) -> GroupItem { items[slots[slot].item] }
}

/// What a description says of an item, apart from the item's place.
struct GroupItem {
    var size: LayoutSize
    var reuseIdentifier: ReuseIdentifier
    var supplementaryItems: [LayoutSupplementaryItem]
}

extension LayoutGroup {
    /// Appends the items of the group in the order of `GroupNodes.items`.
    fileprivate func appendItems(to items: inout [GroupItem]) {
        switch arrangement {
        case .subitems(_, let subitems):
            for subitem in subitems { subitem.appendItems(to: &items) }
        case .repeating(let axis, var subitem, _):
            // A length that the group gives is no estimate.
            if !size.dimension(axis).isEstimated { subitem.setLength(0, axis) }
            subitem.appendItems(to: &items)
        case .custom(let custom):
            for item in custom {
                items.append(
                    GroupItem(
                        size: LayoutSize(
                            width: .absolute(item.frame.width),
                            height: .absolute(item.frame.height)),
                        reuseIdentifier: item.reuseIdentifier, supplementaryItems: []))
            }
        }
    }
}

extension LayoutSubitem {
    fileprivate func appendItems(to items: inout [GroupItem]) {
        switch self {
        case .group(let group): group.appendItems(to: &items)
        case .item(let item):
            items.append(
                GroupItem(
                    size: item.size, reuseIdentifier: item.reuseIdentifier,
                    supplementaryItems: item.supplementaryItems))
        }
    }
}
