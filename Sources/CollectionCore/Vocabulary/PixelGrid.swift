internal import CLibM

/// The device pixels that frames are rounded to: rule A12 of docs/semantics.md.
///
/// Edges are rounded, not sizes: elements that touch each other touch on the screen.
struct PixelGrid {
    /// The number of pixels in a point along each axis; 0: nothing is rounded.
    let scale: Double

    /// The distance that rounding moves an edge at most, in points.
    var slack: Double { scale > 0 ? 1 / scale : 0 }

    /// Returns a frame with its four edges rounded to pixels.
    func rounded(_ frame: Rect) -> Rect {
        scale > 0 ? Self.rounded(frame, scale) : frame
    }

    @inline(never)
    private static func rounded(_ frame: Rect, _ scale: Double) -> Rect {
        let (x, y) = (edge(frame.x, scale), edge(frame.y, scale))
        return Rect(
            x: x, y: y, width: edge(frame.maxX, scale) - x, height: edge(frame.maxY, scale) - y)
    }

    private static func edge(_ place: Double, _ scale: Double) -> Double {
        pixel(place, scale) / scale
    }

    /// Returns the number of the pixel that a place is rounded to: half a pixel is rounded up.
    ///
    /// The edges of two neighbours may be sums in different orders, which differ by their last
    /// bits. So a place that is less than 2^-20 pixel below the half is rounded up as well.
    private static func pixel(_ place: Double, _ scale: Double) -> Double {
        floor(place * scale + (0.5 + 0x1p-20))
    }

    /// Returns a length rounded to whole pixels, at least one.
    func filled(_ length: Double) -> Double {
        scale > 0 ? max(1, Self.pixel(length, scale)) / scale : length
    }

    /// Whether two sizes are the same number of pixels wide, and high.
    func areAlike(_ left: Size, _ right: Size) -> Bool {
        areAlike(left.width, right.width) && areAlike(left.height, right.height)
    }

    /// Whether two lengths are the same number of pixels.
    func areAlike(_ left: Double, _ right: Double) -> Bool {
        left == right || scale > 0 && Self.pixel(left, scale) == Self.pixel(right, scale)
    }
}
