/// A group whose items stand side by side as *columns*: only their lengths along the other axis
/// depend on content. Along that axis the group is as long as its longest item, uniform items are
/// as long as the longest estimated item, and each item begins where the template has it. So no
/// solver is needed to find lengths and places.
struct GroupColumns {
    /// The axis along which the lengths of items depend on content.
    let axis: Axis
    private let columns: [Item]
    private let hasUniform: Bool

    private struct Item {
        /// The length of an item without a length of its own, apart from its siblings.
        let length: Double
        let isEstimated: Bool
        /// Whether the item becomes as long as its longest estimated sibling.
        let isUniform: Bool
        /// The edge spacing before the item.
        let start: Double
        /// The edge spacing behind the item.
        let end: Double
        /// Where the frame of an item without a length of its own ends. It is not always `start` +
        /// `length`: content insets make the frame shorter if the length is not estimated.
        let frameEnd: Double

        @inline(__always)
        func length(_ own: Double) -> Double { isEstimated && own >= 0 ? own : length }

        /// Where the item's frame ends, in points from the group's start.
        ///
        /// - Parameter own: The item's own length; negative if it has none.
        func itemEnd(_ own: Double) -> Double {
            isEstimated && own >= 0 ? start + own : frameEnd
        }

        @inline(__always)
        func outerLength(_ own: Double) -> Double { length(own) + start + end }

        /// Returns the item with this length if the item is uniform; otherwise as it is.
        ///
        /// - Parameter longest: The length of the longest estimated sibling.
        func made(_ longest: Double) -> Item {
            isUniform
                ? Item(
                    length: longest, isEstimated: false, isUniform: true, start: start, end: end,
                    frameEnd: start + longest) : self
        }
    }

    /// Nil if the group's items do not stand as columns.
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

    /// Returns the length along `axis` of a group whose items have these own sizes. A group that
    /// lacks items ends where the farthest of its items ends.
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

    /// Returns the length along `axis` of a full group.
    ///
    /// - Parameter lengths: The own lengths along `axis` of the items of a leaf.
    /// - Parameter first: The index in the leaf of the group's first item.
    @inline(__always)
    func length(_ lengths: Column<Float>, from first: Int) -> Double {
        if hasUniform { return madeLength(lengths, from: first) }
        var longest = 0.0
        for (index, column) in columns.enumerated() {
            longest = max(longest, column.outerLength(Double(lengths[first + index])))
        }
        return longest
    }

    /// Returns the length along `axis` of a full group in which some items are uniform.
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

    /// Returns the length of uniform items in a group whose items have these own sizes. Items that
    /// the group lacks count with their estimates.
    private func uniformLength(_ sizes: [Size]) -> Double {
        if !hasUniform { return 0 }
        var longest = 0.0
        for (index, column) in columns.enumerated() where column.isEstimated {
            let own = index < sizes.count ? axis.main(sizes[index]) : -1
            longest = max(longest, column.length(own))
        }
        return longest
    }

    /// Places the items of a group: at the places of the template, with their lengths along `axis`.
    ///
    /// - Parameter sizes: The own sizes of the group's items.
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
