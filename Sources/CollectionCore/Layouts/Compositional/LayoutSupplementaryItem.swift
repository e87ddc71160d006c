/// A supplementary view that is anchored to an item, such as a badge.
public struct LayoutSupplementaryItem: Equatable, Sendable {
    public var kind: ElementKind
    public var reuseIdentifier: ReuseIdentifier
    /// The size; fractions are fractions of the item's size.
    public var size: LayoutSize
    /// The point of the item at which the view is placed.
    public var containerAnchor: LayoutAnchor
    /// The point of the view that is placed at `containerAnchor`. Nil: the view lies inside the
    /// item, at the edges of `containerAnchor`.
    public var itemAnchor: LayoutAnchor?
    public var zIndex: Int32

    public init(kind: ElementKind, size: LayoutSize, containerAnchor: LayoutAnchor) {
        self.kind = kind
        self.size = size
        self.containerAnchor = containerAnchor
        reuseIdentifier = .standard
        itemAnchor = nil
        zIndex = 1
    }
}

/// A point of a rectangle, moved by an offset: a corner, the middle of an edge, or the centre.
public struct LayoutAnchor: Equatable, Sendable {
    public var edges: Edges
    /// The distance of the anchor from the point: in points, or in multiples of the view's size.
    public var offset: Point
    /// Whether `offset` is in multiples of the view's size.
    public var isOffsetFractional: Bool

    public init(edges: Edges, offset: Point = .zero, isOffsetFractional: Bool = false) {
        self.edges = edges
        self.offset = offset
        self.isOffsetFractional = isOffsetFractional
    }

    /// The edges that give the point. Both edges of an axis, or neither, stand for the middle of
    /// the axis.
    public struct Edges: OptionSet, Equatable, Sendable {
        public var rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let top = Edges(rawValue: 1)
        public static let leading = Edges(rawValue: 2)
        public static let bottom = Edges(rawValue: 4)
        public static let trailing = Edges(rawValue: 8)
        static let all: Edges = [.top, .leading, .bottom, .trailing]
    }

    /// The position of the point in the rectangle, from 0 to 1 on each axis, where leading is left.
    var fraction: Point {
        Point(
            x: Self.fraction(edges.contains(.leading), edges.contains(.trailing)),
            y: Self.fraction(edges.contains(.top), edges.contains(.bottom)))
    }

    private static func fraction(_ isAtStart: Bool, _ isAtEnd: Bool) -> Double {
        isAtStart == isAtEnd ? 0.5 : isAtStart ? 0 : 1
    }
}

extension LayoutSupplementaryItem {
    /// The frame of the view.
    ///
    /// - Parameter item: The frame of the item.
    /// - Parameter isMirrored: Whether the leading edge is the right edge.
    func frame(in item: Rect, isMirrored: Bool) -> Rect {
        var frame = frame(in: item)
        if isMirrored { frame.x = item.x + item.maxX - frame.maxX }
        return frame
    }

    func frame(in item: Rect) -> Rect {
        let size = self.size.size(in: item.size)
        let at = containerAnchor.fraction
        let offset = Self.offset(containerAnchor, size)
        guard let itemAnchor else {
            return Rect(
                x: item.x + (item.width - size.width) * at.x + offset.x,
                y: item.y + (item.height - size.height) * at.y + offset.y,
                width: size.width, height: size.height)
        }
        let own = itemAnchor.fraction
        let ownOffset = Self.offset(itemAnchor, size)
        return Rect(
            x: item.x + item.width * at.x + offset.x - size.width * own.x + ownOffset.x,
            y: item.y + item.height * at.y + offset.y - size.height * own.y + ownOffset.y,
            width: size.width, height: size.height)
    }

    private static func offset(_ anchor: LayoutAnchor, _ size: Size) -> Point {
        anchor.isOffsetFractional
            ? Point(x: anchor.offset.x * size.width, y: anchor.offset.y * size.height)
            : anchor.offset
    }
}
