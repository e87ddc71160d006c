import CollectionCore

/// A map of the plane, as SVG and CSS write it: x' = a x + c y + e, y' = b x + d y + f.
struct Affine: Equatable {
    var a = 1.0
    var b = 0.0
    var c = 0.0
    var d = 1.0
    var e = 0.0
    var f = 0.0

    static let identity = Affine()

    static func translation(x: Double, y: Double) -> Affine { Affine(e: x, f: y) }

    static func scale(x: Double, y: Double) -> Affine { Affine(a: x, d: y) }

    /// The inner one first, then this one.
    func after(_ inner: Affine) -> Affine {
        Affine(
            a: a * inner.a + c * inner.b, b: b * inner.a + d * inner.b,
            c: a * inner.c + c * inner.d, d: b * inner.c + d * inner.d,
            e: a * inner.e + c * inner.f + e, f: b * inner.e + d * inner.f + f)
    }

    func point(x: Double, y: Double) -> Point {
        Point(x: a * x + c * y + e, y: b * x + d * y + f)
    }

    /// What an element's transform does to a rectangle, as it is near the rectangle's centre.
    init(_ transform: Transform3D, about rect: Rect) {
        self = Projection(transform, about: rect).affine
    }

    /// The same map of the plane, with another point as its origin.
    func about(_ origin: Point) -> Affine {
        Affine.translation(x: origin.x, y: origin.y).after(self)
            .after(.translation(x: -origin.x, y: -origin.y))
    }

    init(
        a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, e: Double = 0, f: Double = 0
    ) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.e = e
        self.f = f
    }

    /// For an attribute as for a style sheet.
    var text: String {
        let numbers = [a, b, c, d].map { Decimal.short($0, places: 4) }
        let distances = [e, f].map { Decimal.short($0, places: 2) }
        return "matrix(\((numbers + distances).joined(separator: ",")))"
    }
}
