internal import CLibM

/// How frames are handed to the host: mirrored where content runs from right to left, and rounded
/// to pixels.
struct Presentation {
    let axis: Axis
    /// The width of content that is mirrored; nil for content that is not.
    let mirroredWidth: Double?
    /// Origins are rounded to multiples of 1 / `pixelScale` point; 0 leaves them alone.
    let pixelScale: Double

    /// Returns a rectangle mirrored about the middle of the content, if the content is mirrored.
    /// The function is its own inverse.
    func flipped(_ rect: Rect) -> Rect {
        guard let mirroredWidth else { return rect }
        var flipped = rect
        flipped.x = mirroredWidth - rect.x - rect.width
        return flipped
    }

    /// Returns a frame as the host sees it.
    func presented(_ frame: Rect) -> Rect { aligned(flipped(frame)) }

    /// Returns a frame whose origin is rounded to pixels.
    func aligned(_ frame: Rect) -> Rect {
        pixelScale > 0 ? Self.rounded(frame, pixelScale) : frame
    }

    @inline(never)
    private static func rounded(_ frame: Rect, _ scale: Double) -> Rect {
        var frame = frame
        frame.x = floor(frame.x * scale + 0.5) / scale
        frame.y = floor(frame.y * scale + 0.5) / scale
        return frame
    }

    /// Whether any frame that moves by `distance` along the main axis moves by just as much for the
    /// host: neither mirroring nor rounding changes the distance.
    func keepsDistances(over distance: Double) -> Bool {
        if axis == .horizontal && mirroredWidth != nil { return false }
        if pixelScale == 0 { return true }
        // Only powers of two divide without rounding.
        let pixels = distance * pixelScale
        return pixelScale.significand == 1 && pixels == pixels.rounded(.down)
    }

    /// The distance that rounding to pixels moves an element at most, in points.
    var slack: Double { pixelScale > 0 ? 1 / pixelScale : 0 }
}
