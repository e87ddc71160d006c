/// Finds the places of a group's items: rules G1 to G3 and G11 of docs/semantics.md.
///
/// Lengths that follow from the container are known. Lengths that depend on content are found from
/// the inside to the outside, and places last. The storage is used again for the next group.
struct GroupSolver {
    /// A place for each item of the group that was solved last, in order.
    private(set) var slots: [GroupSlot] = []
    /// The children so far of the rows that are being solved, the outermost row first.
    private var children: [GroupRow.Child] = []
    /// How many repeated lists of subitems have begun.
    private var listCount = 0

    /// The lengths that items have of their own.
    struct OwnSizes {
        /// The own sizes of the first items. A negative length: the item has none of its own.
        var first: [Size] = []
        /// The own size of each of the other items.
        var rest = Size.unknown
        /// The number of places to find. The group is solved as if it had no places behind these.
        var placesMax = GroupCounts.slotsMax
    }

    /// Solves a group, which leaves the places of its items in `slots`.
    ///
    /// - Parameter counts: The number of subitems of each repeated list, in the order in which the
    ///   lists begin.
    /// - Parameter own: The own sizes of the group's items.
    /// - Returns: The group's size.
    mutating func solve(_ nodes: GroupNodes, _ counts: [Int], _ own: OwnSizes) -> Size {
        slots.removeAll(keepingCapacity: true)
        children.removeAll(keepingCapacity: true)
        listCount = 0
        return solve(0, nodes, counts, own)
    }

    private mutating func solve(
        _ number: Int, _ nodes: GroupNodes, _ counts: [Int], _ own: OwnSizes
    ) -> Size {
        let node = nodes.nodes[number]
        var size = node.size
        let first = slots.count
        let content: Size
        switch node.kind {
        case .item: return takeItem(node, own)
        case .custom:
            content = nodes.customContent(node)
            slots += nodes.items[node.firstItem..<node.firstItem + node.count]
        case .row: content = solveRow(number, nodes, counts, own)
        }
        if node.isWidthEstimated { size.width = content.width }
        if node.isHeightEstimated { size.height = content.height }
        move(first..<slots.count, by: node.insets.origin)
        return size
    }

    private mutating func takeItem(_ node: GroupNode, _ own: OwnSizes) -> Size {
        var size = node.size
        let number = slots.count
        let own = number < own.first.count ? own.first[number] : own.rest
        if node.isWidthEstimated && own.width >= 0 { size.width = own.width }
        if node.isHeightEstimated && own.height >= 0 { size.height = own.height }
        slots.append(GroupSlot(frame: .zero, zIndex: 0, item: node.firstItem))
        return size
    }

    /// Solves a row and all that is inside of it.
    ///
    /// - Returns: The size of the row's children together.
    private mutating func solveRow(
        _ number: Int, _ nodes: GroupNodes, _ counts: [Int], _ own: OwnSizes
    ) -> Size {
        let base = children.count
        var row = GroupRow(nodes.nodes, number, first: base)
        var count = nodes.nodes[number].count
        if count == 0 {
            count = counts[listCount]
            listCount += 1
        }
        var child = number + 1
        while row.count < count {
            if slots.count >= own.placesMax && row.count > 0 { break }
            let first = slots.count
            let size = solve(child, nodes, counts, own)
            row.append(
                GroupRow.Child(node: child, slots: first..<slots.count, size: size),
                to: &children)
            child = nodes.child(after: child, in: number)
        }
        row.makeUniform(&children)
        let content = row.contentSize(children)
        place(row, nodes, content)
        children.removeLast(children.count - base)
        return content
    }

    /// Moves the items of a row's children to the places of the children.
    private mutating func place(_ row: GroupRow, _ nodes: GroupNodes, _ content: Size) {
        row.forEachPlace(children, content) { place in
            let child = children[place.child]
            let node = nodes.nodes[child.node]
            if node.kind == .item {
                slots[child.slots.lowerBound].frame = node.insets.inner(
                    Rect(x: 0, y: 0, width: child.size.width, height: child.size.height))
            }
            move(child.slots, by: place.origin)
        }
    }

    private mutating func move(_ range: Range<Int>, by distance: Point) {
        for index in range { slots[index].frame.move(by: distance) }
    }
}

extension Size {
    /// The own size of an item that has none: both lengths are negative.
    static let unknown = Size(width: -1, height: -1)
}
