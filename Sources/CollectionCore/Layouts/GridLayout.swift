/// Items in equal lanes, row after row.
public struct GridLayout: SectionedLayout, Equatable, Sendable {
    public var configuration: LayoutConfiguration
    public var lanes: Lanes
    /// How long each item is along the main axis, as a multiple of its length across; 0: as long
    /// as its own size says, and a row is as thick as its thickest item.
    public var aspectRatio: Double

    /// Three lanes of square items.
    public init() {
        configuration = LayoutConfiguration()
        lanes = .fixed(3)
        aspectRatio = 1
    }

    func validateLanes() throws(CollectionError) {
        try lanes.validate()
        try Length.validate(aspectRatio, "aspect_ratio")
        if aspectRatio > 1024 { throw .invalidNumber("aspect_ratio", .tooLarge) }
    }
}
