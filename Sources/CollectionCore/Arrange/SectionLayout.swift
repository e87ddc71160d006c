/// The answer of an arrangement that laid out a section.
struct SectionLayout {
    /// How many lines of the section are stored.
    var lineCount: Int
    /// The length of the section along the main axis.
    var extent: Double
    /// Whether all items have the same size.
    var isUniform = false
    /// Whether some item may be longer than its line.
    var hasOversizedItems = false

    init(lineCount: Int, extent: Double) {
        self.lineCount = lineCount
        self.extent = extent
    }

    /// A section of lines that follow one another along the main axis.
    ///
    /// - Parameter thickness: Of all lines together, without the spacing between them.
    /// - Parameter storedCount: How many lines are stored: all or none.
    init(
        lineCount: Int, thickness: Double, _ metrics: ResolvedMetrics, storedCount: Int
    ) {
        self.init(
            lineCount: storedCount,
            extent: metrics.lengthBesideLines + thickness
                + Double(lineCount - 1) * metrics.lineSpacing)
    }

    /// A section without items.
    init(emptyWith metrics: ResolvedMetrics) {
        self.init(lineCount: 0, extent: metrics.lengthBesideLines)
        isUniform = true
    }
}

/// The answer of an arrangement that laid out a section again.
struct ChangedSectionLayout {
    var layout: SectionLayout
    /// The items beside a change that were laid out anew: all before the change and them keep their
    /// places, and all behind keep their distances to one another. Empty: there are none; nil: any
    /// item may have moved.
    var movedItems: Range<Int>?

    init(_ layout: SectionLayout, movedItems: Range<Int>? = nil) {
        self.layout = layout
        self.movedItems = movedItems
    }
}
