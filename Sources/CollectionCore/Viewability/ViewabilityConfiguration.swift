/// The conditions under which an item counts as viewed: rule V10 of docs/semantics.md.
public struct ViewabilityConfiguration: Equatable, Sendable {
    /// The area to which `percent` refers. The numbers are those of `jgb_viewability_measure`.
    public enum Measure: UInt32, Sendable {
        /// No item counts as viewed.
        case none = 0
        /// The area of the bounds: the part of the bounds that the item covers counts.
        case bounds = 1
        /// The area of the item: the part of the item that is within the bounds counts.
        case item = 2
    }

    public var measure = Measure.none
    /// The least visible percentage, from 0 to 100. An item that is completely within the bounds
    /// always has enough.
    public var percent = 0.0
    /// The time, in nanoseconds, for which enough of an item must be visible before the item counts
    /// as viewed.
    public var minimumTime_ns: UInt64 = 0
    /// Whether no item counts as viewed before the content has moved.
    public var waitsForInteraction = false

    public init() {}

    /// - Throws: `invalidNumber`.
    func validate() throws(CollectionError) {
        try Length.validate(percent, "percent", 0, 100)
    }

    /// Distances up to this one, in points, and parts of a percent, may be rounding errors.
    private static let tolerance = 0.001

    /// Whether enough of an item is visible.
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
