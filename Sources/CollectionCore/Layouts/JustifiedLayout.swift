/// Lines of items that keep their aspect ratios and together fill the line, as in a photo gallery.
public struct JustifiedLayout: SectionedLayout, Equatable, Sendable {
    public var configuration: LayoutConfiguration
    /// The desired thickness of lines along the main axis, in points.
    public var targetLineThickness: Double
    /// The fraction of `targetLineThickness` by which a line may be thinner or thicker.
    public var thicknessTolerance: Double
    /// The alignment of the items on a section's last line if the items do not fill the line. The
    /// items then have the target thickness, except with `justify`, which makes them fill the line.
    /// `automatic` is `leading`; `padWithLastItem` is not allowed.
    public var lastLineAlignment: LastLineAlignment

    /// Creates a layout with lines that are 200 points thick, or up to a quarter more or less.
    public init() {
        configuration = LayoutConfiguration()
        targetLineThickness = 200
        thicknessTolerance = 0.25
        lastLineAlignment = .automatic
    }

    func validateLines() throws(CollectionError) {
        try Length.validatePositive(targetLineThickness, "target_line_thickness")
        try Length.validate(thicknessTolerance, "thickness_tolerance", 0, 1)
        if thicknessTolerance == 1 {
            throw .conflicting("thickness_tolerance", "is 1, but must be less than 1")
        }
        if lastLineAlignment == .padWithLastItem {
            throw .conflicting(
                "last_line_alignment",
                "is JGB_LAST_LINE_PAD_WITH_LAST_ITEM, which is for flow layouts")
        }
    }
}
