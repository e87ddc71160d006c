/// A node of a group's description: an item or a group, with the lengths that follow from the
/// container alone.
///
/// Fractional lengths are parts of the group around a node, taken with its estimates. So a node has
/// the same container, and the same lengths, however often it is repeated.
struct GroupNode {
    enum Kind {
        case item
        /// A group with its subitems one after another.
        case row
        /// A group with its items at places of their own.
        case custom
    }

    var kind: Kind
    /// The index behind the last node inside of this node.
    var end = 0
    /// The index in `GroupNodes.items` of the first item inside of the node, or of the item itself.
    let firstItem: Int
    /// The node's size, in points; along an axis on which the content decides, the estimate.
    let size: Size
    let isWidthEstimated: Bool
    let isHeightEstimated: Bool
    let isWidthUniform: Bool
    let isHeightUniform: Bool
    /// The insets of an item in its place, or of a group around its subitems.
    let insets: EffectiveInsets
    private let leading: Room
    private let top: Room
    private let trailing: Room
    private let bottom: Room
    /// The axis along which the subitems of a row follow one another.
    var axis = Axis.horizontal
    /// The spacing between two subitems of a row.
    var spacing = Room(.none)
    /// In a row, how often its subitem stands, or 0 for a list of subitems that is repeated while
    /// it fits. In a custom group, the number of items.
    var count = 0

    /// Spacing beside or between subitems, with its length rounded.
    struct Room {
        /// The least length of the spacing, in points; the only length if it is not flexible.
        let least: Double
        let isFlexible: Bool

        init(_ spacing: LayoutSpacing) {
            least = spacing.least
            isFlexible = spacing.isFlexible
        }
    }

    init(
        _ kind: Kind, _ size: LayoutSize, _ insets: EdgeInsets, _ edges: LayoutEdgeSpacing,
        in container: Size, firstItem: Int
    ) {
        self.kind = kind
        self.firstItem = firstItem
        self.size = size.size(in: container)
        isWidthEstimated = size.width.isEstimated
        isHeightEstimated = size.height.isEstimated
        isWidthUniform = size.width.isUniform
        isHeightUniform = size.height.isUniform
        self.insets = EffectiveInsets(insets, of: size)
        leading = Room(edges.leading)
        top = Room(edges.top)
        trailing = Room(edges.trailing)
        bottom = Room(edges.bottom)
    }

    /// The size of the group less its insets.
    var inner: Size { insets.inner(size) }

    /// Returns whether the content decides the node's length along an axis.
    func isEstimated(_ axis: Axis) -> Bool {
        axis == .vertical ? isHeightEstimated : isWidthEstimated
    }

    func isUniform(_ axis: Axis) -> Bool { axis == .vertical ? isHeightUniform : isWidthUniform }

    /// Whether the node is as long as its longest sibling, along any axis.
    var isUniform: Bool { isWidthUniform || isHeightUniform }

    /// Whether a row is as long along its axis as its subitems together.
    var isContentDecisive: Bool { isEstimated(axis) }

    /// The edge spacing before the node along an axis.
    func start(_ axis: Axis) -> Room { axis == .vertical ? top : leading }

    /// The edge spacing behind the node along an axis.
    func end(_ axis: Axis) -> Room { axis == .vertical ? bottom : trailing }

    /// The length along an axis of the node with this size, and with its least edge spacing.
    func outerLength(_ size: Size, _ axis: Axis) -> Double {
        axis.main(size) + start(axis).least + end(axis).least
    }
}

/// The description of a group in a container, as a list of nodes: each node stands before the nodes
/// inside of it, and the whole group is the first node.
struct GroupNodes {
    private(set) var nodes: [GroupNode] = []
    /// The items in the order of the description. Only items of custom groups have their places.
    private(set) var items: [GroupSlot] = []

    init(_ group: LayoutGroup, in container: Size) {
        append(group, in: container)
    }

    private mutating func append(_ group: LayoutGroup, in container: Size) {
        let number = nodes.count
        var node = GroupNode(
            .row, group.size, group.contentInsets, group.edgeSpacing, in: container,
            firstItem: items.count)
        node.spacing = GroupNode.Room(group.interItemSpacing)
        nodes.append(node)
        switch group.arrangement {
        case .custom(let items):
            nodes[number].kind = .custom
            nodes[number].count = items.count
            append(items)
        case .subitems(let axis, let subitems):
            nodes[number].axis = axis
            for subitem in subitems { append(subitem, in: node.inner) }
        case .repeating(let axis, var subitem, let count):
            node.axis = axis
            node.count = Int(count)
            nodes[number] = node
            if !node.isContentDecisive {
                let share = node.share(of: node.count)
                subitem.setLength(share - node.edges(of: subitem), axis)
            }
            append(subitem, in: node.inner)
        }
        nodes[number].end = nodes.count
    }

    private mutating func append(_ subitem: LayoutSubitem, in container: Size) {
        switch subitem {
        case .group(let group): append(group, in: container)
        case .item(let item):
            var node = GroupNode(
                .item, item.size, item.contentInsets, item.edgeSpacing, in: container,
                firstItem: items.count)
            node.end = nodes.count + 1
            nodes.append(node)
            items.append(GroupSlot(frame: .zero, zIndex: 0, item: items.count))
        }
    }

    private mutating func append(_ custom: [LayoutCustomItem]) {
        for item in custom {
            items.append(
                GroupSlot(frame: item.frame.rounded, zIndex: item.zIndex, item: items.count))
        }
    }

    /// Returns the size of a custom group's content.
    func customContent(_ node: GroupNode) -> Size {
        var content = Size.zero
        for item in items[node.firstItem..<node.firstItem + node.count] {
            content.width = max(content.width, item.frame.maxX)
            content.height = max(content.height, item.frame.maxY)
        }
        return content
    }

    /// Returns the index of the row's subitem behind `child`; behind the last subitem, the first.
    func child(after child: Int, in row: Int) -> Int {
        let next = nodes[child].end
        return next < nodes[row].end ? next : row + 1
    }
}

extension GroupNodes {
    /// Whether no item's place depends on later items. A place may depend on them where subitems
    /// become as long as the longest sibling, or where flexible spacing gets the room that is left.
    var areFoundFromStart: Bool {
        for (number, row) in nodes.enumerated() where row.kind == .row {
            if row.spacing.isFlexible && !row.isContentDecisive { return false }
            var child = number + 1
            while child < row.end {
                if !nodes[child].isFoundFromStart(in: row) { return false }
                child = nodes[child].end
            }
        }
        return true
    }
}

extension GroupNode {
    /// Returns whether the place of this subitem of a row depends neither on later siblings nor on
    /// later items inside of the subitem.
    fileprivate func isFoundFromStart(in row: GroupNode) -> Bool {
        if isUniform { return false }
        let (main, cross) = (row.axis, row.axis.other)
        if !row.isContentDecisive && (start(main).isFlexible || end(main).isFlexible) {
            return false
        }
        if !start(cross).isFlexible { return true }
        return !row.isEstimated(cross) && (kind == .item || !isEstimated(cross))
    }

    /// Returns the length of each of `count` equal subitems that fill the row together.
    fileprivate func share(of count: Int) -> Double {
        max(0, (axis.main(inner) - Double(count - 1) * spacing.least) / Double(count))
    }

    fileprivate func edges(of subitem: LayoutSubitem) -> Double {
        subitem.edgeSpacing.start(axis).least + subitem.edgeSpacing.end(axis).least
    }
}

extension Rect {
    fileprivate var rounded: Rect {
        Rect(
            x: Length.rounded(x), y: Length.rounded(y), width: Length.rounded(width),
            height: Length.rounded(height))
    }
}

extension EdgeInsets {
    var rounded: EdgeInsets {
        EdgeInsets(
            top: Length.rounded(top), left: Length.rounded(left), bottom: Length.rounded(bottom),
            right: Length.rounded(right))
    }
}

/// Content insets. Along an axis on which the size is estimated they are 0.
struct EffectiveInsets {
    private var insets: EdgeInsets

    init(_ insets: EdgeInsets, of size: LayoutSize) {
        self.insets = insets.rounded
        if size.width.isEstimated { (self.insets.left, self.insets.right) = (0, 0) }
        if size.height.isEstimated { (self.insets.top, self.insets.bottom) = (0, 0) }
    }

    var origin: Point { Point(x: insets.left, y: insets.top) }

    func inner(_ size: Size) -> Size {
        Size(
            width: max(0, size.width - insets.left - insets.right),
            height: max(0, size.height - insets.top - insets.bottom))
    }

    func inner(_ rect: Rect) -> Rect {
        let size = inner(rect.size)
        return Rect(
            x: rect.x + insets.left, y: rect.y + insets.top, width: size.width,
            height: size.height)
    }
}
