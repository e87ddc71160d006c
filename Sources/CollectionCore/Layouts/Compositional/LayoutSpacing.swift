/// Room between two things, or beside one.
public enum LayoutSpacing: Equatable, Sendable {
    /// So many points.
    case fixed(Double)
    /// At least so many, and an equal share of what is left over.
    case flexible(Double)

    public static let none = LayoutSpacing.fixed(0)

    /// As the host gave it.
    package var length: Double {
        switch self {
        case .fixed(let length), .flexible(let length): length
        }
    }

    var least: Double { Length.rounded(length) }

    package var isFlexible: Bool {
        if case .flexible = self { return true }
        return false
    }
}

/// Room around an item or group, outside of it.
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
