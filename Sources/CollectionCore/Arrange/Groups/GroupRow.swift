/// A group whose subitems, its *children*, follow one another along its axis. The children of all
/// rows that are being solved are in one list: the children of this row stand at its end, behind
/// the children of the rows around it.
struct GroupRow {
    private let nodes: [GroupNode]
    /// The index of the row's node.
    private let number: Int
    /// The index of the row's first child in the list of children.
    private let first: Int
    /// The number of the row's children so far.
    private(set) var count = 0
    /// The length of the children together, with the least spacing beside and between them.
    private(set) var used = 0.0

    struct Child {
        /// The index of the child's node.
        var node: Int
        /// The indices of the places of the items inside of the child.
        var slots: Range<Int>
        var size: Size
    }

    struct Place {
        /// The index of the child in the list of children.
        var child: Int
        /// The origin of the child, in points from the row's origin less insets.
        var origin: Point
    }

    init(_ nodes: [GroupNode], _ number: Int, first: Int) {
        self.nodes = nodes
        self.number = number
        self.first = first
    }

    private var axis: Axis { nodes[number].axis }
    private var spacing: GroupNode.Room { nodes[number].spacing }

    /// Returns whether one more child fits. The first child always fits.
    func accepts(_ child: Child) -> Bool {
        let row = nodes[number]
        if row.isContentDecisive || count == 0 { return true }
        let room = axis.main(row.inner)
        let tolerance = 1e-6 * max(1, room)
        return !(used + spacing.least + outerLength(child) > room + tolerance)
    }

    mutating func append(_ child: Child, to children: inout [Child]) {
        used += outerLength(child) + (count == 0 ? 0 : spacing.least)
        count += 1
        children.append(child)
    }

    private func outerLength(_ child: Child) -> Double {
        nodes[child.node].outerLength(child.size, axis)
    }

    private func outerCross(_ child: Child) -> Double {
        nodes[child.node].outerLength(child.size, axis.other)
    }
}

extension GroupRow {
    private var range: Range<Int> { first..<first + count }

    /// Makes children of uniform size as long as the longest child whose length is estimated.
    mutating func makeUniform(_ children: inout [Child]) {
        if !range.contains(where: { nodes[children[$0].node].isUniform }) { return }
        var longest = Size.zero
        for index in range {
            let child = children[index]
            let node = nodes[child.node]
            if node.isWidthEstimated { longest.width = max(longest.width, child.size.width) }
            if node.isHeightEstimated { longest.height = max(longest.height, child.size.height) }
        }
        used = 0
        for index in range {
            let child = nodes[children[index].node]
            if child.isWidthUniform { children[index].size.width = longest.width }
            if child.isHeightUniform { children[index].size.height = longest.height }
            used += outerLength(children[index]) + (index == first ? 0 : spacing.least)
        }
    }

    /// Returns the size of the children together: their total length along the row's axis, and the
    /// length of the longest child across.
    func contentSize(_ children: [Child]) -> Size {
        var across = 0.0
        for index in range { across = max(across, outerCross(children[index])) }
        return axis.size(main: used, cross: across)
    }

    /// Calls `body` with the place of each child. Flexible spacing gets equal shares of the room
    /// that is left over.
    ///
    /// - Parameter content: The size of the children together.
    func forEachPlace(_ children: [Child], _ content: Size, _ body: (Place) -> Void) {
        let row = nodes[number]
        let extra = extra(children, in: row.isContentDecisive ? used : axis.main(row.inner))
        let isCrossEstimated = row.isEstimated(axis.other)
        let across = axis.cross(isCrossEstimated ? content : row.inner)
        var position = 0.0
        for index in range {
            let child = children[index]
            if index > first { position += length(spacing, extra) }
            position += length(nodes[child.node].start(axis), extra)
            body(
                Place(
                    child: index,
                    origin: axis.point(main: position, cross: crossStart(of: child, in: across))))
            position += axis.main(child.size) + length(nodes[child.node].end(axis), extra)
        }
    }

    private func length(_ room: GroupNode.Room, _ extra: Double) -> Double {
        room.least + (room.isFlexible ? extra : 0)
    }

    /// Returns the share of the room left over that each flexible spacing along the axis gets.
    ///
    /// - Parameter inner: The length that the row has for its children.
    private func extra(_ children: [Child], in inner: Double) -> Double {
        var flexible = spacing.isFlexible ? count - 1 : 0
        for index in range {
            let child = nodes[children[index].node]
            if child.start(axis).isFlexible { flexible += 1 }
            if child.end(axis).isFlexible { flexible += 1 }
        }
        return flexible == 0 ? 0 : max(0, inner - used) / Double(flexible)
    }

    private func crossStart(of child: Child, in across: Double) -> Double {
        let node = nodes[child.node]
        let (start, end) = (node.start(axis.other), node.end(axis.other))
        if !start.isFlexible { return start.least }
        let slack = max(0, across - outerCross(child))
        return start.least + (end.isFlexible ? slack / 2 : slack)
    }
}

extension LayoutDimension {
    var isUniform: Bool {
        if case .uniformAcrossSiblings = self { return true }
        return false
    }
}

extension LayoutSubitem {
    var edgeSpacing: LayoutEdgeSpacing {
        switch self {
        case .item(let item): item.edgeSpacing
        case .group(let group): group.edgeSpacing
        }
    }

    mutating func setLength(_ length: Double, _ axis: Axis) {
        switch self {
        case .item(var item):
            item.size.setLength(length, axis)
            self = .item(item)
        case .group(var group):
            group.size.setLength(length, axis)
            self = .group(group)
        }
    }
}

extension LayoutSize {
    fileprivate mutating func setLength(_ length: Double, _ axis: Axis) {
        if axis == .vertical {
            height = .absolute(max(0, length))
        } else {
            width = .absolute(max(0, length))
        }
    }
}
