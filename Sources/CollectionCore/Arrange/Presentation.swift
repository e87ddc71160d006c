/// How frames are handed to the host: mirrored where content runs from right to left, and rounded
/// to pixels.
struct Presentation {
    let axis: Axis
    /// The width of content that is mirrored; nil for content that is not.
    let mirroredWidth: Double?
    let pixels: PixelGrid

    /// Returns a rectangle mirrored about the middle of the content, if the content is mirrored.
    /// The function is its own inverse.
    func flipped(_ rect: Rect) -> Rect {
        guard let mirroredWidth else { return rect }
        var flipped = rect
        flipped.x = mirroredWidth - rect.x - rect.width
        return flipped
    }

    /// Returns a frame as the host sees it.
    func presented(_ frame: Rect) -> Rect { pixels.rounded(flipped(frame)) }

    /// Whether any frame that moves by `distance` along the main axis moves by just as much for the
    /// host: neither mirroring nor rounding changes the distance.
    func keepsDistances(over distance: Double) -> Bool {
        if axis == .horizontal && mirroredWidth != nil { return false }
        if pixels.scale == 0 { return true }
        // Only powers of two divide without rounding.
        let number = distance * pixels.scale
        return pixels.scale.significand == 1 && number == number.rounded(.down)
    }
}
