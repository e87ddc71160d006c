/// The spacing between two subitems of a group, or beside a subitem.
public enum LayoutSpacing: Equatable, Sendable {
    /// A fixed length in points.
    case fixed(Double)
    /// At least this length in points, and an equal share of the room that is left over.
    case flexible(Double)

    public static let none = LayoutSpacing.fixed(0)

    /// The fixed or minimum length in points, as the host gave it.
    package var length: Double {
        switch self {
        case .fixed(let length), .flexible(let length): length
        }
    }

    /// The fixed or minimum length in points, rounded for exact sums.
    var least: Double { Length.rounded(length) }

    package var isFlexible: Bool {
        if case .flexible = self { return true }
        return false
    }
}

/// The spacing outside an item or a group, at each edge.
public struct LayoutEdgeSpacing: Equatable, Sendable {
    public var leading: LayoutSpacing
    public var top: LayoutSpacing
    public var trailing: LayoutSpacing
    public var bottom: LayoutSpacing

    public init(
        leading: LayoutSpacing = .none, top: LayoutSpacing = .none,
        trailing: LayoutSpacing = .none, bottom: LayoutSpacing = .none
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
    }

    func start(_ axis: Axis) -> LayoutSpacing { axis == .vertical ? top : leading }
    func end(_ axis: Axis) -> LayoutSpacing { axis == .vertical ? bottom : trailing }
}
