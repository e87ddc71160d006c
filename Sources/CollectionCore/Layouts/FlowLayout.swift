/// UIKit's flow layout: items on lines, lines in sections, sections one after another.
public struct FlowLayout: SectionedLayout, Equatable, Sendable {
    public var configuration: LayoutConfiguration
    /// The alignment of the items on a full line, that is, on each line of a section except the
    /// last. UIKit's is `justify`.
    public var lineAlignment: LineAlignment
    /// The alignment of the items on the last line of a section. UIKit's is `automatic`.
    public var lastLineAlignment: LastLineAlignment
    /// The fraction of a line's length by which an item may overfill the line and still join it.
    public var lineBreakTolerance: Double

    /// Creates a flow layout with UIKit's defaults.
    public init() {
        configuration = LayoutConfiguration()
        lineAlignment = .justify
        lastLineAlignment = .automatic
        lineBreakTolerance = 1e-6
    }

    func validateLines() throws(CollectionError) {
        try Length.validate(lineBreakTolerance, "line_break_tolerance", 0, 1)
    }
}

/// The alignment of the items on a full line if the items are shorter than the line.
public enum LineAlignment: UInt32, Sendable {
    /// The first item is at the start, the last item at the end, and all gaps are equal. An item
    /// that is alone on its line is centred.
    case justify = 0
    case leading = 1
    case center = 2
    case trailing = 3
}

/// The alignment of the items on the last line of a section.
public enum LastLineAlignment: UInt32, Sendable {
    /// Items of equal size are placed in the columns of the full lines above. Items of different
    /// sizes begin at the leading edge, with the minimum spacing.
    case automatic = 0
    case leading = 1
    case center = 2
    case trailing = 3
    /// Like a full line with `LineAlignment.justify`.
    case justify = 4
    /// Like a full line that ends with as many further copies of the last item as fit.
    case padWithLastItem = 5
}
