/// A node of a group: an item or a group. The C interface and the protocol describe a group as an
/// array of nodes, in which each node is after the group that contains it.
public struct LayoutNode: Equatable, Sendable {
    public enum Kind: UInt32, Sendable {
        case item = 0
        case horizontalGroup = 1
        case verticalGroup = 2
        case customGroup = 3
        /// An item of a custom group, allowed only there.
        case customItem = 4
    }

    /// The index of the node of the containing group. The parent of the first node is ignored.
    public var parent: UInt32
    public var kind: Kind
    public var size: LayoutSize
    /// For groups. 0: the list of subitems is repeated for as long as it fits; otherwise, the group
    /// has one subitem, which is repeated `count` times.
    public var count: UInt32
    public var interItemSpacing: LayoutSpacing
    public var contentInsets: EdgeInsets
    public var edgeSpacing: LayoutEdgeSpacing
    /// For items: the reuse identifier of items that have none of their own.
    public var reuseIdentifier: ReuseIdentifier
    /// For items: the supplementary views that are anchored to the item.
    public var supplementaryItems: [LayoutSupplementaryItem]
    /// For custom items: the frame in points, relative to the group's origin.
    public var frame: Rect
    /// For custom items.
    public var zIndex: Int32

    public init(parent: UInt32, kind: Kind, size: LayoutSize) {
        self.parent = parent
        self.kind = kind
        self.size = size
        count = 0
        interItemSpacing = .none
        contentInsets = .zero
        edgeSpacing = LayoutEdgeSpacing()
        reuseIdentifier = .standard
        supplementaryItems = []
        frame = .zero
        zIndex = 0
    }
}

extension LayoutGroup {
    /// Creates a group from its nodes.
    ///
    /// - Throws: `invalidArgument` or `invalidNumber` if the nodes do not make a group. The first
    ///   node must be a group, each other node must have an earlier node as its parent, a group
    ///   that can contain it, and groups must not be nested too deeply.
    public init(nodes: [LayoutNode]) throws(CollectionError) {
        if nodes.isEmpty || nodes.count > Self.nodesMax {
            throw .size("group", nodes.count, most: Self.nodesMax, "nodes")
        }
        var children = Array(repeating: [Int](), count: nodes.count)
        for index in nodes.indices.dropFirst() {
            let parent = Int(nodes[index].parent)
            let isInCustom = nodes[index].kind == .customItem
            if parent >= index || !nodes[parent].kind.isGroup
                || isInCustom != (nodes[parent].kind == .customGroup)
            {
                throw parent >= index
                    ? .outside("group#.parent", index: index, parent, 0, index - 1)
                    : .conflicting(
                        "group#.parent", index: index,
                        isInCustom ? "is no custom group" : "is no horizontal or vertical group")
            }
            children[parent].append(index)
        }
        if !nodes[0].kind.isGroup { throw .conflicting("group", index: 0, "is no group") }
        self = try Self.group(0, nodes, children, depth: 0)
    }

    private static func group(
        _ index: Int, _ nodes: [LayoutNode], _ children: [[Int]], depth: Int
    ) throws(CollectionError) -> LayoutGroup {
        if depth > depthMax { throw .deepGroups(depth) }
        let node = nodes[index]
        var group = LayoutGroup(size: node.size, arrangement: .custom([]))
        group.interItemSpacing = node.interItemSpacing
        group.contentInsets = node.contentInsets
        group.edgeSpacing = node.edgeSpacing
        if node.kind == .customGroup {
            group.arrangement = .custom(children[index].map { LayoutCustomItem(nodes[$0]) })
            return group
        }
        var subitems: [LayoutSubitem] = []
        for child in children[index] {
            subitems.append(
                nodes[child].kind.isGroup
                    ? .group(try Self.group(child, nodes, children, depth: depth + 1))
                    : .item(LayoutItem(nodes[child])))
        }
        let axis: Axis = node.kind == .verticalGroup ? .vertical : .horizontal
        if node.count == 0 {
            group.arrangement = .subitems(axis, subitems)
        } else {
            if subitems.count != 1 {
                throw .conflicting(
                    "group", index: index, "has a count, and so must have exactly one subitem")
            }
            group.arrangement = .repeating(axis, subitems[0], count: node.count)
        }
        return group
    }

    /// The group as an array of nodes.
    public var nodes: [LayoutNode] {
        var nodes: [LayoutNode] = []
        append(to: &nodes, parent: 0)
        return nodes
    }

    fileprivate func append(to nodes: inout [LayoutNode], parent: UInt32) {
        let number = UInt32(nodes.count)
        var node = LayoutNode(parent: parent, kind: .customGroup, size: size)
        node.interItemSpacing = interItemSpacing
        node.contentInsets = contentInsets
        node.edgeSpacing = edgeSpacing
        switch arrangement {
        case .custom(let items):
            nodes.append(node)
            for item in items { nodes.append(LayoutNode(item, parent: number)) }
        case .subitems(let axis, let subitems):
            node.kind = axis == .vertical ? .verticalGroup : .horizontalGroup
            nodes.append(node)
            for subitem in subitems { subitem.append(to: &nodes, parent: number) }
        case .repeating(let axis, let subitem, let count):
            node.kind = axis == .vertical ? .verticalGroup : .horizontalGroup
            node.count = count
            nodes.append(node)
            subitem.append(to: &nodes, parent: number)
        }
    }
}

extension LayoutSubitem {
    fileprivate func append(to nodes: inout [LayoutNode], parent: UInt32) {
        switch self {
        case .item(let item): nodes.append(LayoutNode(item, parent: parent))
        case .group(let group): group.append(to: &nodes, parent: parent)
        }
    }
}

extension LayoutNode.Kind {
    var isGroup: Bool {
        switch self {
        case .item, .customItem: false
        case .horizontalGroup, .verticalGroup, .customGroup: true
        }
    }
}

extension LayoutNode {
    fileprivate init(_ item: LayoutItem, parent: UInt32) {
        self.init(parent: parent, kind: .item, size: item.size)
        contentInsets = item.contentInsets
        edgeSpacing = item.edgeSpacing
        reuseIdentifier = item.reuseIdentifier
        supplementaryItems = item.supplementaryItems
    }

    fileprivate init(_ item: LayoutCustomItem, parent: UInt32) {
        self.init(
            parent: parent, kind: .customItem,
            size: LayoutSize(
                width: .absolute(item.frame.width), height: .absolute(item.frame.height)))
        reuseIdentifier = item.reuseIdentifier
        frame = item.frame
        zIndex = item.zIndex
    }
}

extension LayoutItem {
    fileprivate init(_ node: LayoutNode) {
        self.init(size: node.size)
        contentInsets = node.contentInsets
        edgeSpacing = node.edgeSpacing
        reuseIdentifier = node.reuseIdentifier
        supplementaryItems = node.supplementaryItems
    }
}

extension LayoutCustomItem {
    fileprivate init(_ node: LayoutNode) {
        self.init(frame: node.frame, zIndex: node.zIndex)
        reuseIdentifier = node.reuseIdentifier
    }
}
