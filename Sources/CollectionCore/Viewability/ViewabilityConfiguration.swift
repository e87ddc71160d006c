/// When an item counts as viewed: rule V10 of docs/semantics.md.
public struct ViewabilityConfiguration: Equatable, Sendable {
    /// The area that `percent` is a part of. The numbers are those of `jgb_viewability_measure`.
    public enum Measure: UInt32, Sendable {
        /// Nothing is told.
        case none = 0
        /// The area of the bounds, as far as the item covers it.
        case bounds = 1
        /// The area of the item, as far as the bounds show it.
        case item = 2
    }

    public var measure = Measure.none
    /// From 0 to 100. An item that the bounds show as a whole always counts.
    public var percent = 0.0
    /// How long an item must be shown so, before it counts as viewed.
    public var minimumTime_ns: UInt64 = 0
    /// Whether nothing counts before the content has moved.
    public var waitsForInteraction = false

    public init() {}

    /// - Throws: `invalidNumber`.
    func validate() throws(CollectionError) {
        try Length.validate(percent, "percent")
        if percent > 100 { throw .invalidNumber("percent", .tooLarge) }
    }

    /// Shorter distances, and smaller parts of a percentage, may come of rounding.
    private static let tolerance = 0.001

    /// Returns whether enough of an item is visible.
    ///
    /// - Parameter box: The bounding box of the item.
    func isViewable(_ box: Rect, in bounds: Rect) -> Bool {
        let width = min(box.maxX, bounds.maxX) - max(box.x, bounds.x)
        let height = min(box.maxY, bounds.maxY) - max(box.y, bounds.y)
        if width <= Self.tolerance || height <= Self.tolerance { return false }
        if width >= box.width - Self.tolerance && height >= box.height - Self.tolerance {
            return true
        }
        let whole = measure == .item ? box.size : bounds.size
        return width * height * 100 >= (percent - Self.tolerance) * whole.width * whole.height
    }
}
