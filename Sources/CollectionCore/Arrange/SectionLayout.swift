/// The answer of an arrangement that laid out a section.
struct SectionLayout {
    /// How many lines of the section are stored.
    var lineCount: Int
    /// The length of the section along the main axis, in points.
    var extent: Double
    /// Whether all items have the same size; false also where the arrangement does not find out.
    var isUniform = false
    /// Whether some item may be longer than its line.
    var hasOversizedItems = false

    init(lineCount: Int, extent: Double) {
        self.lineCount = lineCount
        self.extent = extent
    }

    /// The layout of a section of lines that follow one another along the main axis.
    ///
    /// - Parameter thickness: The thickness of all lines together, without the spacing between
    ///   them.
    /// - Parameter storedCount: The number of lines that are stored: all or none.
    init(
        lineCount: Int, thickness: Double, _ metrics: ResolvedMetrics, storedCount: Int
    ) {
        self.init(
            lineCount: storedCount,
            extent: metrics.lengthBesideLines + thickness
                + Double(lineCount - 1) * metrics.lineSpacing)
    }

    /// The layout of a section without items.
    init(emptyWith metrics: ResolvedMetrics) {
        self.init(lineCount: 0, extent: metrics.lengthBesideLines)
        isUniform = true
    }
}

/// The answer of an arrangement that laid out a section again.
struct ChangedSectionLayout {
    var layout: SectionLayout
    /// The items around a change that were laid out anew: all items before these keep their places,
    /// and all items behind keep their distances to one another. Empty: no item was laid out anew.
    /// Nil: any item may have moved.
    var movedItems: Range<Int>?

    init(_ layout: SectionLayout, movedItems: Range<Int>? = nil) {
        self.layout = layout
        self.movedItems = movedItems
    }
}
