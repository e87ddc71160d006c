/// The parts of a layout that are invalid: rule B14 of docs/semantics.md.
public struct InvalidationContext: Equatable, Sendable {
    /// Whether the whole layout is invalid.
    public var invalidatesEverything: Bool
    /// Whether the counts of sections and items are invalid, and with them all attributes.
    public var invalidatesDataSourceCounts: Bool
    /// The elements whose attributes are invalid. The attributes of all other elements remain
    /// valid. The index paths are those of the present data.
    public var elements: [Element]
    /// Points that are added to the content offset of the next display frame, in place of the
    /// adjustment for the content offset anchor.
    public var contentOffsetAdjustment: Point
    /// Points that are added to the content size of the layout, until the data or the layout is
    /// replaced or everything is invalidated. For a custom layout: until it is prepared again.
    public var contentSizeAdjustment: Size

    /// Creates a context that invalidates nothing.
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

    /// Invalidates everything, counts included, because the data or its order has changed.
    static var everythingWithCounts: InvalidationContext {
        var context = InvalidationContext.everything
        context.invalidatesDataSourceCounts = true
        return context
    }
}

extension InvalidationContext {
    /// Whether the attributes of all elements are invalid.
    var isWhole: Bool { invalidatesEverything || invalidatesDataSourceCounts }

    /// Adds everything that another context invalidates, and its adjustments.
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
