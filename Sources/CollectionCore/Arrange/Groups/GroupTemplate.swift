/// A group of a section as it is while nothing is known of its items: most are all like this.
struct GroupTemplate {
    /// A place for each item; at least one.
    var slots: [GroupSlot]
    var size: Size
    /// The items of the description that slots refer to.
    var items: [GroupItem]
    /// Whether an item's own length may change anything.
    var isEstimated: Bool
    let nodes: GroupNodes
    /// The number of subitems of each list, in the order in which the lists begin. Lengths that
    /// items have of their own do not change it.
    let subitemCounts: [Int]
    /// What the group is where its items stand side by side.
    let columns: GroupColumns?
    /// Whether no place depends on items that come later.
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

/// What a description says of an item beside its place.
struct GroupItem {
    var size: LayoutSize
    var reuseIdentifier: ReuseIdentifier
    var supplementaryItems: [LayoutSupplementaryItem]
}

extension LayoutGroup {
    /// In the order in which the solver counts them.
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
