/// The amounts, in points, that invalidation contexts add to the content offset and to the content
/// size: rule B14 of docs/semantics.md.
struct InvalidationAdjustments {
    /// The amount that is added to the content offset of the next display frame.
    var offset = Point.zero
    /// The amount that is added to the layout's content size, until data or layout are replaced or
    /// everything is invalidated.
    var size = Size.zero

    mutating func add(_ context: InvalidationContext) {
        offset.x += context.contentOffsetAdjustment.x
        offset.y += context.contentOffsetAdjustment.y
        if context.isWhole { size = .zero }
        size.width += context.contentSizeAdjustment.width
        size.height += context.contentSizeAdjustment.height
    }

    /// Returns a content size with the added amount, at least 0 and at most the length up to which
    /// sums are exact.
    func size(of size: Size) -> Size {
        Size(
            width: min(max(0, size.width + self.size.width), Length.contentMaximum),
            height: min(max(0, size.height + self.size.height), Length.contentMaximum))
    }
}
