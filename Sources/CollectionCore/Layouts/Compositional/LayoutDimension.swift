/// How long something is along one axis.
public enum LayoutDimension: Equatable, Sendable {
    /// A fraction of the width of what contains it, insets left out.
    case fractionalWidth(Double)
    /// A fraction of its height; either may stand for either axis.
    case fractionalHeight(Double)
    /// In points.
    case absolute(Double)
    /// As long as its content: so many points until the item has a length of its own.
    case estimated(Double)
    /// The same, but as long as the longest estimated sibling in the group; of a section's group:
    /// as the longest group in the section.
    case uniformAcrossSiblings(estimate: Double)

    /// Whether the item's own length has a say.
    var isEstimated: Bool {
        switch self {
        case .estimated, .uniformAcrossSiblings: true
        case .fractionalWidth, .fractionalHeight, .absolute: false
        }
    }

    public enum Kind: UInt32, Sendable {
        case fractionalWidth = 0
        case fractionalHeight = 1
        case absolute = 2
        case estimated = 3
        case uniformAcrossSiblings = 4
    }

    public init(kind: Kind, value: Double) {
        switch kind {
        case .fractionalWidth: self = .fractionalWidth(value)
        case .fractionalHeight: self = .fractionalHeight(value)
        case .absolute: self = .absolute(value)
        case .estimated: self = .estimated(value)
        case .uniformAcrossSiblings: self = .uniformAcrossSiblings(estimate: value)
        }
    }

    public var kind: Kind {
        switch self {
        case .fractionalWidth: .fractionalWidth
        case .fractionalHeight: .fractionalHeight
        case .absolute: .absolute
        case .estimated: .estimated
        case .uniformAcrossSiblings: .uniformAcrossSiblings
        }
    }

    /// The fraction, or the points.
    public var value: Double {
        switch self {
        case .fractionalWidth(let value), .fractionalHeight(let value), .absolute(let value),
            .estimated(let value), .uniformAcrossSiblings(let value):
            value
        }
    }

    /// - Parameter container: What is left of the container without its insets.
    func length(in container: Size) -> Double {
        switch self {
        case .fractionalWidth(let fraction): fraction * container.width
        case .fractionalHeight(let fraction): fraction * container.height
        case .absolute(let length), .estimated(let length), .uniformAcrossSiblings(let length):
            Length.rounded(length)
        }
    }
}

/// How large something is.
public struct LayoutSize: Equatable, Sendable {
    public var width: LayoutDimension
    public var height: LayoutDimension

    public init(width: LayoutDimension, height: LayoutDimension) {
        self.width = width
        self.height = height
    }

    func size(in container: Size) -> Size {
        Size(width: width.length(in: container), height: height.length(in: container))
    }

    func dimension(_ axis: Axis) -> LayoutDimension { axis == .vertical ? height : width }
}
