import CollectionCore

/// What an element's transform makes of the plane in the eye of the viewer: with perspective, lines
/// that were parallel are so no more.
struct Projection {
    private let transform: Transform3D
    private let centre: Point

    /// What is beside or behind the eye is drawn as if it were just before it.
    private static let nearest = 0.0625

    /// - Parameter rect: The element's frame; the transform is about its centre.
    init(_ transform: Transform3D, about rect: Rect) {
        self.transform = transform
        centre = Point(x: rect.x + rect.width / 2, y: rect.y + rect.height / 2)
    }

    /// Whether what is nearer is no larger.
    var isParallel: Bool {
        let elements = transform.elements
        return elements[3] == 0 && elements[7] == 0 && elements[15] == 1
    }

    func point(x: Double, y: Double) -> Point {
        let elements = transform.elements
        let (x, y) = (x - centre.x, y - centre.y)
        let depth = max(Self.nearest, x * elements[3] + y * elements[7] + elements[15])
        return Point(
            x: centre.x + (x * elements[0] + y * elements[4] + elements[12]) / depth,
            y: centre.y + (x * elements[1] + y * elements[5] + elements[13]) / depth)
    }

    /// The corners of a rectangle, in their order around it.
    func corners(of rect: Rect) -> [Point] {
        [
            point(x: rect.x, y: rect.y), point(x: rect.maxX, y: rect.y),
            point(x: rect.maxX, y: rect.maxY), point(x: rect.x, y: rect.maxY),
        ]
    }

    /// What it is near the centre: all of it without perspective.
    var affine: Affine {
        let elements = transform.elements
        let depth = max(Self.nearest, elements[15])
        let x = elements[12] / depth
        let y = elements[13] / depth
        return Affine(
            a: (elements[0] - x * elements[3]) / depth,
            b: (elements[1] - y * elements[3]) / depth,
            c: (elements[4] - x * elements[7]) / depth,
            d: (elements[5] - y * elements[7]) / depth, e: x, f: y
        ).about(centre)
    }
}
