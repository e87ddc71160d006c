/// A group of items side by side, of which only the lengths along the other axis depend on
/// content: columns. The group is as long there as the longest item, and each item stands where
/// the template has it. So neither takes a solver.
struct GroupColumns {
    /// The axis along which the content decides.
    let axis: Axis
    private let columns: [Item]

    private struct Item {
        /// The item's length where it has none of its own.
        let length: Double
        let isEstimated: Bool
        /// The room before and behind the item.
        let start: Double
        let end: Double
        /// Where the frame of an item without a length of its own ends: content insets make the
        /// frame of an item shorter whose length is not estimated.
        let frameEnd: Double

        @inline(__always)
        func length(_ own: Double) -> Double { isEstimated && own >= 0 ? own : length }

        /// Where the item's frame ends.
        func itemEnd(_ own: Double) -> Double {
            isEstimated && own >= 0 ? start + own : frameEnd
        }

        @inline(__always)
        func outerLength(_ own: Double) -> Double { length(own) + start + end }
    }

    /// Nil for a group of another kind.
    init?(_ nodes: GroupNodes, _ slots: [GroupSlot]) {
        let row = nodes.nodes[0]
        guard row.kind == .row else { return nil }
        // One item alone may stand along either axis.
        let isAlone = slots.count == 1 && row.isEstimated(row.axis)
        let axis = isAlone ? row.axis : row.axis.other
        if !row.isEstimated(axis) { return nil }
        for node in nodes.nodes.dropFirst() {
            if node.kind != .item || node.isEstimated(axis.other) || node.isUniform(axis)
                || node.start(axis).isFlexible
            {
                return nil
            }
        }
        self.axis = axis
        columns = slots.map {
            let node = nodes.nodes[1 + $0.item]
            return Item(
                length: axis.main(node.size), isEstimated: node.isEstimated(axis),
                start: node.start(axis).least, end: node.end(axis).least,
                frameEnd: axis.mainEnd($0.frame))
        }
    }

    var count: Int { columns.count }

    /// Returns the length of a group of such items, along the axis. A group that lacks items ends
    /// where the farthest of its items ends.
    func length(_ sizes: [Size]) -> Double {
        var longest = 0.0
        for (index, size) in sizes.enumerated() {
            let column = columns[index]
            let own = axis.main(size)
            longest = max(
                longest,
                sizes.count == columns.count ? column.outerLength(own) : column.itemEnd(own))
        }
        return longest
    }

    /// Returns the length of a group whose items have a place in a leaf.
    ///
    /// - Parameter lengths: The items' own lengths along the axis.
    @inline(__always)
    func length(_ lengths: Column<Float>, from first: Int) -> Double {
        var longest = 0.0
        for (index, column) in columns.enumerated() {
            longest = max(longest, column.outerLength(Double(lengths[first + index])))
        }
        return longest
    }

    /// Makes places of those that the template has.
    func place(_ sizes: [Size], _ template: [GroupSlot], into slots: inout [GroupSlot]) {
        slots.removeAll(keepingCapacity: true)
        for (index, size) in sizes.enumerated() {
            slots.append(template[index])
            let own = axis.main(size)
            if own < 0 || !columns[index].isEstimated { continue }
            if axis == .vertical {
                slots[index].frame.height = own
            } else {
                slots[index].frame.width = own
            }
        }
    }
}
