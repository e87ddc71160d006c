/// What of a layout is void: rule B14 of docs/semantics.md.
public struct InvalidationContext: Equatable, Sendable {
    /// All of it.
    public var invalidatesEverything: Bool
    /// The counts of sections and items have changed: all attributes are asked anew, too.
    public var invalidatesDataSourceCounts: Bool
    /// Elements whose attributes are asked anew; those of all others are kept. Their index paths
    /// are those of the data as it is.
    public var elements: [Element]
    /// Added to the content offset of the next display frame, instead of what the content anchor
    /// would move it by.
    public var contentOffsetAdjustment: Point
    /// Added to the content size that the layout says, until data or layout are replaced, or all
    /// is void; of a layout of the host's own until it is prepared again.
    public var contentSizeAdjustment: Size

    /// Of nothing.
    public init() {
        invalidatesEverything = false
        invalidatesDataSourceCounts = false
        elements = []
        contentOffsetAdjustment = .zero
        contentSizeAdjustment = .zero
    }

    public static var everything: InvalidationContext {
        var context = InvalidationContext()
        context.invalidatesEverything = true
        return context
    }

    /// Everything, for other data than before, or for data in another order.
    static var everythingWithCounts: InvalidationContext {
        var context = InvalidationContext.everything
        context.invalidatesDataSourceCounts = true
        return context
    }
}

extension InvalidationContext {
    /// Whether no attributes are kept.
    var isWhole: Bool { invalidatesEverything || invalidatesDataSourceCounts }

    /// Takes in what another one voids.
    mutating func formUnion(_ other: InvalidationContext) {
        if other.invalidatesEverything { invalidatesEverything = true }
        if other.invalidatesDataSourceCounts { invalidatesDataSourceCounts = true }
        if isWhole { elements = [] } else { elements += other.elements }
        contentOffsetAdjustment.x += other.contentOffsetAdjustment.x
        contentOffsetAdjustment.y += other.contentOffsetAdjustment.y
        contentSizeAdjustment.width += other.contentSizeAdjustment.width
        contentSizeAdjustment.height += other.contentSizeAdjustment.height
    }

    /// - Throws: `invalidNumber` for an adjustment, `limitExceeded` for too many elements.
    func validate(_ limits: Limits) throws(CollectionError) {
        try contentOffsetAdjustment.validate("content_offset_adjustment")
        let size = contentSizeAdjustment
        try Point(x: size.width, y: size.height).validate("content_size_adjustment")
        if elements.count > limits.elementCount {
            throw .limitExceeded(
                .elements, value: elements.count, maximum: limits.elementCount)
        }
    }
}
