/// A list: rows, each as long as the container, with separators between them. If the content
/// scrolls horizontally, the rows are columns side by side.
public struct ListLayout: SectionedLayout, Equatable, Sendable {
    public var configuration: LayoutConfiguration
    /// The kind of the decoration views that separate rows; `.none`: no separators.
    public var separatorKind: ElementKind
    public var separatorReuseIdentifier: ReuseIdentifier
    /// The thickness of separators along the main axis, in points.
    public var separatorThickness: Double
    /// The distance across from the leading edge of a row to its separator, in points.
    public var separatorLeadingInset: Double
    /// The distance across from a separator to the trailing edge of its row, in points.
    public var separatorTrailingInset: Double

    /// Creates a list of rows of 50 points that are 10 points apart, without separators.
    public init() {
        configuration = LayoutConfiguration()
        separatorKind = .none
        separatorReuseIdentifier = .standard
        separatorThickness = 1
        separatorLeadingInset = 0
        separatorTrailingInset = 0
    }

    func validateSeparators() throws(CollectionError) {
        try Length.validate(separatorThickness, "separator_thickness")
        try Length.validate(separatorLeadingInset, "separator_leading_inset")
        try Length.validate(separatorTrailingInset, "separator_trailing_inset")
    }
}
