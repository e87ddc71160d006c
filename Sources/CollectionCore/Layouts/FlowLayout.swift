/// UIKit's flow layout: items on lines, lines in sections, sections one after another.
public struct FlowLayout: SectionedLayout, Equatable, Sendable {
    public var configuration: LayoutConfiguration
    /// How the items of a full line are placed along it. UIKit's is `justify`.
    public var lineAlignment: LineAlignment
    /// The same for the last line of a section. UIKit's is `automatic`.
    public var lastLineAlignment: LastLineAlignment
    /// An item joins a line that it overfills by no more than this fraction of the line's length.
    public var lineBreakTolerance: Double

    /// UIKit's defaults.
    public init() {
        configuration = LayoutConfiguration()
        lineAlignment = .justify
        lastLineAlignment = .automatic
        lineBreakTolerance = 1e-6
    }

    func validateLines() throws(CollectionError) {
        try Length.validate(lineBreakTolerance, "line_break_tolerance")
        if lineBreakTolerance > 1 {
            throw .invalidNumber("line_break_tolerance", .tooLarge)
        }
    }
}

/// Where the items of a full line go when they do not fill it.
public enum LineAlignment: UInt32, Sendable {
    /// First item at the start, last at the end, equal gaps; a lone item is centred.
    case justify = 0
    case leading = 1
    case center = 2
    case trailing = 3
}

/// Where the items of a section's last line go.
public enum LastLineAlignment: UInt32, Sendable {
    /// Items of equal size stand in the columns of the full lines above; items of unequal size
    /// begin at the leading edge with the minimum spacing.
    case automatic = 0
    case leading = 1
    case center = 2
    case trailing = 3
    /// As a full line.
    case justify = 4
    /// As a full line of these items and as many more copies of the last one as fit.
    case padWithLastItem = 5
}
