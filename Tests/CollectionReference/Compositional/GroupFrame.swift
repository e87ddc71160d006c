import CollectionCore

/// How large a group is, as far as that is known before what is in it (G1, G3).
struct GroupFrame {
    /// With estimates.
    let outer: Size
    let inner: Size
    /// Of the axes that are not estimated.
    let insets: EdgeInsets
    private let isWidthEstimated: Bool
    private let isHeightEstimated: Bool

    init(_ group: LayoutGroup, in container: Size) {
        isWidthEstimated = group.size.width.isMeasured
        isHeightEstimated = group.size.height.isMeasured
        outer = Size(
            width: group.size.width.rule(in: container, own: nil),
            height: group.size.height.rule(in: container, own: nil))
        var insets = group.contentInsets.onGrid
        if isWidthEstimated { (insets.left, insets.right) = (0, 0) }
        if isHeightEstimated { (insets.top, insets.bottom) = (0, 0) }
        self.insets = insets
        inner = Size(
            width: max(0, outer.width - insets.left - insets.right),
            height: max(0, outer.height - insets.top - insets.bottom))
    }

    func isEstimated(_ axis: Axis) -> Bool {
        axis == .vertical ? isHeightEstimated : isWidthEstimated
    }

    func room(_ axis: Axis) -> Double { inner.along(axis) }

    /// From the group's origin on, its insets left out.
    func moved(_ places: [GroupRule.Place]) -> [GroupRule.Place] {
        places.map { place in
            var place = place
            place.frame.x += insets.left
            place.frame.y += insets.top
            return place
        }
    }

    /// G11: items from the group's origin on; an estimated group reaches to their ends.
    func around(_ items: [LayoutCustomItem]) -> GroupRule.Solved {
        let places = items.map { item in
            let frame = Rect(
                x: Grid.rounded(item.frame.x), y: Grid.rounded(item.frame.y),
                width: Grid.rounded(item.frame.width), height: Grid.rounded(item.frame.height))
            return GroupRule.Place(frame: frame, description: .custom(item))
        }
        var size = outer
        if isWidthEstimated {
            size.width = places.reduce(0) { max($0, $1.frame.x + $1.frame.width) }
        }
        if isHeightEstimated {
            size.height = places.reduce(0) { max($0, $1.frame.y + $1.frame.height) }
        }
        return GroupRule.Solved(size: size, places: moved(places))
    }
}

extension LayoutDimension {
    /// Whether the item's own length counts.
    var isMeasured: Bool { isPlain || isUniform }

    private var isPlain: Bool { if case .estimated = self { true } else { false } }

    var isUniform: Bool { if case .uniformAcrossSiblings = self { true } else { false } }

    /// G1.
    func rule(in container: Size, own: Double?) -> Double {
        switch self {
        case .fractionalWidth(let fraction): fraction * container.width
        case .fractionalHeight(let fraction): fraction * container.height
        case .absolute(let length): Grid.rounded(length)
        case .estimated(let estimate): own ?? Grid.rounded(estimate)
        case .uniformAcrossSiblings(let estimate): own ?? Grid.rounded(estimate)
        }
    }
}

extension Size {
    func along(_ axis: Axis) -> Double { axis == .vertical ? height : width }

    func changed(_ axis: Axis, to length: Double) -> Size {
        axis == .vertical
            ? Size(width: width, height: length) : Size(width: length, height: height)
    }
}

extension EdgeInsets {
    var onGrid: EdgeInsets {
        EdgeInsets(
            top: Grid.rounded(top), left: Grid.rounded(left), bottom: Grid.rounded(bottom),
            right: Grid.rounded(right))
    }
}

extension LayoutSubitem {
    mutating func setLength(_ axis: Axis, _ length: Double) {
        switch self {
        case .item(var item):
            item.size.setLength(axis, length)
            self = .item(item)
        case .group(var group):
            group.size.setLength(axis, length)
            self = .group(group)
        }
    }
}

extension LayoutSize {
    /// As one that is given: rounded, and not estimated.
    fileprivate mutating func setLength(_ axis: Axis, _ length: Double) {
        if axis == .vertical { height = .absolute(length) } else { width = .absolute(length) }
    }
}
