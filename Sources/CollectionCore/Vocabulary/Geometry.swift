/// A point in content coordinates: the origin is the content's top left, y grows downwards.
public struct Point: Equatable, Sendable {
    public var x: Double
    public var y: Double

    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    public static let zero = Point(x: 0, y: 0)
}

/// A width and a height in points.
public struct Size: Equatable, Sendable, BitwiseCopyable {
    public var width: Double
    public var height: Double

    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    public static let zero = Size(width: 0, height: 0)
}

/// A rectangle in content coordinates, in points.
public struct Rect: Equatable, Sendable, BitwiseCopyable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double

    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

    public var maxX: Double { x + width }
    public var maxY: Double { y + height }
    public var size: Size { Size(width: width, height: height) }
    var origin: Point { Point(x: x, y: y) }

    mutating func move(by distance: Point) {
        x += distance.x
        y += distance.y
    }

    /// The rectangle, moved by `distance`.
    func moved(by distance: Point) -> Rect {
        var rect = self
        rect.move(by: distance)
        return rect
    }

    /// Whether an element with this frame is visible in `bounds`.
    ///
    /// The overlap must have a positive length on each axis. On an axis along which the frame has
    /// no length, its position must lie in `bounds`, the far edge excluded. A frame that only
    /// touches an edge of `bounds` is not visible.
    public func isVisible(in bounds: Rect) -> Bool {
        Self.overlaps(x, width, bounds.x, bounds.width)
            && Self.overlaps(y, height, bounds.y, bounds.height)
    }

    /// Whether `point` lies in the rectangle. The right and bottom edges are excluded.
    public func contains(_ point: Point) -> Bool {
        x <= point.x && point.x < maxX && y <= point.y && point.y < maxY
    }

    private static func overlaps(
        _ position: Double, _ length: Double, _ start: Double, _ extent: Double
    ) -> Bool {
        if length == 0 { return start <= position && position < start + extent }
        return position < start + extent && start < position + length && extent > 0
    }
}

/// Distances from the four edges of a rectangle, in points.
public struct EdgeInsets: Equatable, Sendable {
    public var top: Double
    public var left: Double
    public var bottom: Double
    public var right: Double

    public init(top: Double, left: Double, bottom: Double, right: Double) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    public static let zero = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}

extension Point {
    func squaredDistance(to other: Point) -> Double {
        (x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)
    }
}
