/// What contexts of invalidation add to the content offset and to the content size: rule B14 of
/// docs/semantics.md.
struct InvalidationAdjustments {
    /// To the offset of the next display frame.
    var offset = Point.zero
    /// To what the layout says, until data or layout are replaced, or all is void.
    var size = Size.zero

    mutating func add(_ context: InvalidationContext) {
        offset.x += context.contentOffsetAdjustment.x
        offset.y += context.contentOffsetAdjustment.y
        if context.isWhole { size = .zero }
        size.width += context.contentSizeAdjustment.width
        size.height += context.contentSizeAdjustment.height
    }

    /// No content is longer than exact sums allow, or shorter than nothing.
    func size(of size: Size) -> Size {
        Size(
            width: min(max(0, size.width + self.size.width), Length.contentMaximum),
            height: min(max(0, size.height + self.size.height), Length.contentMaximum))
    }
}
