/// A grid: items in lanes of equal length, row after row.
public struct GridLayout: SectionedLayout, Equatable, Sendable {
    public var configuration: LayoutConfiguration
    public var lanes: Lanes
    /// The length of an item along the main axis, as a multiple of its length across. 0: an item
    /// has the length of its own size, and a row is as thick as its thickest item.
    public var aspectRatio: Double

    /// Creates a grid of square items in three lanes.
    public init() {
        configuration = LayoutConfiguration()
        lanes = .fixed(3)
        aspectRatio = 1
    }

    func validateLanes() throws(CollectionError) {
        try lanes.validate()
        try Length.validate(aspectRatio, "aspect_ratio", 0, 1024)
    }
}
