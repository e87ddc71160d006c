/// The length of an item, group or view along one axis.
public enum LayoutDimension: Equatable, Sendable {
    /// A fraction of the container's width, without the container's insets.
    case fractionalWidth(Double)
    /// A fraction of the container's height, without the container's insets. Widths may be
    /// fractions of the height, and heights fractions of the width.
    case fractionalHeight(Double)
    /// A length in points.
    case absolute(Double)
    /// The length of the content: this number of points until the item has a length of its own.
    case estimated(Double)
    /// Like `estimated`, and then as long as the longest estimated sibling in the group. The
    /// siblings of a section's group are the other groups of the section.
    case uniformAcrossSiblings(estimate: Double)

    /// Whether the item's own length counts.
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

    /// The fraction, or the length in points.
    public var value: Double {
        switch self {
        case .fractionalWidth(let value), .fractionalHeight(let value), .absolute(let value),
            .estimated(let value), .uniformAcrossSiblings(let value):
            value
        }
    }

    /// The length in points; an estimate stands for itself.
    ///
    /// - Parameter container: The size of the container without its insets, in points.
    func length(in container: Size) -> Double {
        switch self {
        case .fractionalWidth(let fraction): fraction * container.width
        case .fractionalHeight(let fraction): fraction * container.height
        case .absolute(let length), .estimated(let length), .uniformAcrossSiblings(let length):
            Length.rounded(length)
        }
    }
}

/// The size of an item, group or view.
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
