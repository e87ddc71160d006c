/// The subitems of a group along its axis, while their places are being found.
struct GroupRow {
    let axis: Axis
    /// The group without its insets.
    let inner: Size
    private(set) var children: [Child] = []
    private let spacing: LayoutSpacing
    private let dimensions: LayoutSize

    struct Child {
        /// The items in it.
        var slots: Range<Int>
        var size: Size
        var dimensions: LayoutSize
        var edges: LayoutEdgeSpacing
        /// Of an item; nil for a group.
        var insets: EffectiveInsets?
    }

    struct Place {
        var child: Int
        var origin: Point
    }

    init(_ axis: Axis, _ inner: Size, _ group: LayoutGroup) {
        self.axis = axis
        self.inner = inner
        spacing = group.interItemSpacing
        dimensions = group.size
    }

    /// Whether the group is as long as what is in it.
    var isContentDecisive: Bool { dimensions.dimension(axis).isEstimated }

    /// How long the children are together, with the least room between them.
    private(set) var used = 0.0

    /// Takes one more if it fits; the first one always does.
    mutating func append(_ child: Child) -> Bool {
        let length = outerLength(child)
        if !isContentDecisive && !children.isEmpty {
            let room = axis.main(inner)
            let tolerance = 1e-6 * max(1, room)
            if used + spacing.least + length > room + tolerance { return false }
        }
        appendAnyway(child)
        return true
    }

    mutating func appendAnyway(_ child: Child) {
        used += outerLength(child) + (children.isEmpty ? 0 : spacing.least)
        children.append(child)
    }

    /// What each of so many equal children may take.
    func share(of count: Int) -> Double {
        max(0, (axis.main(inner) - Double(count - 1) * spacing.least) / Double(count))
    }

    /// The room beside a subitem along the axis.
    func edges(of subitem: LayoutSubitem) -> Double {
        subitem.edgeSpacing.start(axis).least + subitem.edgeSpacing.end(axis).least
    }

    private func outerLength(_ child: Child) -> Double {
        axis.main(child.size) + child.edges.start(axis).least + child.edges.end(axis).least
    }

    private func outerCross(_ child: Child) -> Double {
        let cross = axis.other
        return cross.main(child.size) + child.edges.start(cross).least
            + child.edges.end(cross).least
    }
}

extension GroupRow {
    /// Siblings of uniform size become as long as the longest of them.
    ///
    /// - Parameter others: How long the longest is elsewhere; a negative length: there is none.
    mutating func makeUniform(with others: Size) {
        var longest = others
        for child in children {
            if child.dimensions.width.isUniform {
                longest.width = max(longest.width, child.size.width)
            }
            if child.dimensions.height.isUniform {
                longest.height = max(longest.height, child.size.height)
            }
        }
        if longest.width < 0 && longest.height < 0 { return }
        used = 0
        for index in children.indices {
            if children[index].dimensions.width.isUniform {
                children[index].size.width = longest.width
            }
            if children[index].dimensions.height.isUniform {
                children[index].size.height = longest.height
            }
            used += outerLength(children[index]) + (index == 0 ? 0 : spacing.least)
        }
    }

    /// What the children need: all of it along the axis, the longest of them across.
    var contentSize: Size {
        var across = 0.0
        for child in children { across = max(across, outerCross(child)) }
        return axis.size(main: used, cross: across)
    }

    /// Where each child begins. What is left over goes to flexible spacing in equal shares.
    func places() -> [Place] {
        let extra = extra(inner: isContentDecisive ? used : axis.main(inner))
        let isCrossEstimated = dimensions.dimension(axis.other).isEstimated
        let across =
            isCrossEstimated ? axis.cross(contentSize) : axis.cross(inner)
        var places: [Place] = []
        places.reserveCapacity(children.count)
        var position = 0.0
        for (index, child) in children.enumerated() {
            if index > 0 { position += length(spacing, extra) }
            position += length(child.edges.start(axis), extra)
            places.append(
                Place(
                    child: index,
                    origin: axis.point(main: position, cross: crossStart(of: child, in: across))))
            position += axis.main(child.size) + length(child.edges.end(axis), extra)
        }
        return places
    }

    private func length(_ spacing: LayoutSpacing, _ extra: Double) -> Double {
        spacing.least + (spacing.isFlexible ? extra : 0)
    }

    /// What each flexible spacing along the axis gets.
    private func extra(inner: Double) -> Double {
        var count = spacing.isFlexible ? children.count - 1 : 0
        for child in children {
            if child.edges.start(axis).isFlexible { count += 1 }
            if child.edges.end(axis).isFlexible { count += 1 }
        }
        return count == 0 ? 0 : max(0, inner - used) / Double(count)
    }

    private func crossStart(of child: Child, in across: Double) -> Double {
        let (start, end) = (child.edges.start(axis.other), child.edges.end(axis.other))
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

    /// How many items the description lists, repeated ones once.
    var itemCount: Int {
        switch self {
        case .item: 1
        case .group(let group): group.itemCount
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

extension LayoutGroup {
    var itemCount: Int {
        switch arrangement {
        case .custom(let items): items.count
        case .repeating(_, let subitem, _): subitem.itemCount
        case .subitems(_, let subitems): subitems.reduce(0) { $0 + $1.itemCount }
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
