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
        try Length.validate(targetLineThickness, "target_line_thickness")
        // A thickness that is rounded to 0 is refused like 0.
        if Length.rounded(targetLineThickness) == 0 {
            throw .invalidArgument("target_line_thickness", .outOfRange)
        }
        try Length.validate(thicknessTolerance, "thickness_tolerance")
        if thicknessTolerance >= 1 {
            throw .invalidNumber("thickness_tolerance", .tooLarge)
        }
        if lastLineAlignment == .padWithLastItem {
            throw .invalidArgument("last_line_alignment", .outOfRange)
        }
    }
}
