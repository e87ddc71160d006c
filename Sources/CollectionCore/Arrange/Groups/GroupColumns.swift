/// A group of items side by side, of which only the lengths along the other axis depend on
/// content: columns. The group is as long there as the longest item, uniform items are as long as
/// the longest estimated one, and each item stands where the template has it. So no length and no
/// place takes a solver.
struct GroupColumns {
    /// The axis along which the content decides.
    let axis: Axis
    private let columns: [Item]
    private let hasUniform: Bool

    private struct Item {
        /// The item's length where it has none of its own, without regard to its siblings.
        let length: Double
        let isEstimated: Bool
        /// Whether the item is as long as the longest that is estimated.
        let isUniform: Bool
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

        /// Returns the item as it is where uniform ones are so long.
        func made(_ longest: Double) -> Item {
            isUniform
                ? Item(
                    length: longest, isEstimated: false, isUniform: true, start: start, end: end,
                    frameEnd: start + longest) : self
        }
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
            if node.kind != .item || node.isEstimated(axis.other) || node.start(axis).isFlexible {
                return nil
            }
        }
        self.axis = axis
        columns = slots.map {
            let node = nodes.nodes[1 + $0.item]
            return Item(
                length: axis.main(node.size), isEstimated: node.isEstimated(axis),
                isUniform: node.isUniform(axis), start: node.start(axis).least,
                end: node.end(axis).least, frameEnd: axis.mainEnd($0.frame))
        }
        hasUniform = columns.contains { $0.isUniform }
    }

    var count: Int { columns.count }

    /// Returns the length of a group of such items, along the axis. A group that lacks items ends
    /// where the farthest of its items ends.
    func length(_ sizes: [Size]) -> Double {
        let uniform = uniformLength(sizes)
        var longest = 0.0
        for (index, size) in sizes.enumerated() {
            let column = columns[index].made(uniform)
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
        if hasUniform { return madeLength(lengths, from: first) }
        var longest = 0.0
        for (index, column) in columns.enumerated() {
            longest = max(longest, column.outerLength(Double(lengths[first + index])))
        }
        return longest
    }

    /// The same where some items are uniform.
    private func madeLength(_ lengths: Column<Float>, from first: Int) -> Double {
        var uniform = 0.0
        for (index, column) in columns.enumerated() where column.isEstimated {
            uniform = max(uniform, column.length(Double(lengths[first + index])))
        }
        var longest = 0.0
        for (index, column) in columns.enumerated() {
            let own = Double(lengths[first + index])
            longest = max(longest, column.made(uniform).outerLength(own))
        }
        return longest
    }

    /// Returns how long uniform items are in a group of such items. Those that are missing have
    /// their estimates.
    private func uniformLength(_ sizes: [Size]) -> Double {
        if !hasUniform { return 0 }
        var longest = 0.0
        for (index, column) in columns.enumerated() where column.isEstimated {
            let own = index < sizes.count ? axis.main(sizes[index]) : -1
            longest = max(longest, column.length(own))
        }
        return longest
    }

    /// Makes places of those that the template has.
    func place(_ sizes: [Size], _ template: [GroupSlot], into slots: inout [GroupSlot]) {
        let uniform = uniformLength(sizes)
        slots.removeAll(keepingCapacity: true)
        for (index, size) in sizes.enumerated() {
            slots.append(template[index])
            let length = columns[index].isUniform ? uniform : axis.main(size)
            if length < 0 || !columns[index].isEstimated { continue }
            if axis == .vertical {
                slots[index].frame.height = length
            } else {
                slots[index].frame.width = length
            }
        }
    }
}
