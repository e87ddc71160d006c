/// Rows of items that keep their aspect ratios and fill the line together: a wall of photos.
public struct JustifiedLayout: SectionedLayout, Equatable, Sendable {
    public var configuration: LayoutConfiguration
    /// How thick lines should be along the main axis.
    public var targetLineThickness: Double
    /// By what fraction of the target a line may be thinner or thicker.
    public var thicknessTolerance: Double
    /// Where the items of a section's last line go when they do not fill it. They are as thick as
    /// the target then, unless they are to fill it all the same, with `justify`; `automatic` is
    /// `leading`, and `padWithLastItem` is not possible.
    public var lastLineAlignment: LastLineAlignment

    /// Lines of about 200 points, a quarter more or less.
    public init() {
        configuration = LayoutConfiguration()
        targetLineThickness = 200
        thicknessTolerance = 0.25
        lastLineAlignment = .automatic
    }

    func validateLines() throws(CollectionError) {
        try Length.validate(targetLineThickness, "target_line_thickness")
        // What is rounded to 0 is 0.
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
