/// The measures of the groups of a section that scrolls orthogonally: rule G9 of docs/semantics.md.
final class OrthogonalGroups {
    let section: CompositionalSection
    let behavior: OrthogonalScrollingBehavior
    /// The measures of groups along the cross axis, on which they follow one another.
    let lengths: GroupLines
    /// The measures of groups along the main axis.
    private let thicknesses: GroupLines
    /// The length of the section's viewport along the cross axis, in points: that of the container.
    let viewportLength: Double
    /// The room before the first group and behind the last group, in points.
    let insets: Interval
    let spacing: Double
    /// How far items may reach beyond their groups along the cross axis.
    let overhang: Overhang

    init(_ section: CompositionalSection, _ axis: Axis, _ container: LayoutContainer) {
        self.section = section
        let description = section.description
        behavior = description.orthogonalScrollingBehavior
        lengths = GroupLines(
            section.template, of: description.group,
            isUniform: description.group.size.dimension(axis.other).isUniform, axis.other)
        thicknesses = GroupLines(section.template, of: description.group, isUniform: false, axis)
        viewportLength = container.length
        let end = container.end(
            inset: axis.crossEnd(description.contentInsets),
            from: description.contentInsetsReference)
        insets = Interval(section.span.start, Length.rounded(end))
        spacing = Length.rounded(description.interGroupSpacing)
        overhang = Overhang(description, section.template, axis.other, boundaries: 0)
    }

    var storesGroups: Bool { lengths.isEstimated }

    /// The length along the main axis of the longest group of `itemCount` items, where groups are
    /// not stored.
    func evenThickness(of itemCount: Int) -> Double { thicknesses.longest(of: itemCount) }

    /// The length along the cross axis of all groups of `itemCount` items together, with the
    /// spacing between them, where groups are not stored.
    func evenLength(of itemCount: Int) -> Double {
        lengths.extent(of: itemCount, spacing: spacing)
    }
}

extension SectionLayout {
    /// The layout of a section that scrolls orthogonally.
    ///
    /// - Parameter lineCount: The number of groups that are stored.
    /// - Parameter thickness: The length of the longest group along the main axis.
    /// - Parameter length: The length of all groups together along the cross axis. If it is too
    ///   long for exact sums, the section's extent is infinite, so that the layout pass fails.
    init(
        orthogonal lineCount: Int, thickness: Double, length: Double, _ metrics: ResolvedMetrics
    ) {
        let isTooLong = !(length <= Length.contentMaximum)
        self.init(
            lineCount: lineCount,
            extent: isTooLong ? .infinity : metrics.lengthBesideLines + thickness)
    }
}
