/// What contexts of invalidation add to the content offset and to the content size: rule B14 of
/// docs/semantics.md.
struct InvalidationAdjustments {
    /// To the offset of the next display frame.
    var offset = Point.zero
    /// To what the layout says, until all is laid out again.
    var size = Size.zero
    /// The same from when that has been done.
    var sizeAfterPass = Size.zero

    mutating func beginPass() {
        size = sizeAfterPass
        sizeAfterPass = .zero
    }

    mutating func add(_ context: InvalidationContext) {
        offset.x += context.contentOffsetAdjustment.x
        offset.y += context.contentOffsetAdjustment.y
        let more = context.contentSizeAdjustment
        if context.isWhole {
            sizeAfterPass.width += more.width
            sizeAfterPass.height += more.height
        } else {
            size.width += more.width
            size.height += more.height
        }
    }

    /// No content is longer than exact sums allow, or shorter than nothing.
    func size(of size: Size) -> Size {
        Size(
            width: min(max(0, size.width + self.size.width), Length.contentMaximum),
            height: min(max(0, size.height + self.size.height), Length.contentMaximum))
    }
}
