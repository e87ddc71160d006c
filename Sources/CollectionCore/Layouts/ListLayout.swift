/// Rows one below the other (columns side by side, when it scrolls horizontally), each as long as
/// the container, with separators between them.
public struct ListLayout: SectionedLayout, Equatable, Sendable {
    public var configuration: LayoutConfiguration
    /// The kind of the decoration views that separate rows; `.none`: there are none.
    public var separatorKind: ElementKind
    public var separatorReuseIdentifier: ReuseIdentifier
    /// How thick separators are along the main axis.
    public var separatorThickness: Double
    /// By how much a separator begins after its row and ends before it, across.
    public var separatorLeadingInset: Double
    public var separatorTrailingInset: Double

    /// Rows of 50 points, 10 points apart, without separators.
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
