/// What the groups of a section are that stand along the other axis: rule G9 of docs/semantics.md.
final class OrthogonalGroups {
    let section: CompositionalSection
    let behavior: OrthogonalScrollingBehavior
    /// What they are as lines across; along the main axis they have thicknesses.
    let lengths: GroupLines
    private let thicknesses: GroupLines
    /// How much of the groups is visible at once: as long as the container.
    let viewportLength: Double
    /// Room before the first group and behind the last one.
    let insets: Interval
    let spacing: Double
    /// By how much items may reach beyond their groups across.
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

    /// How long so many items make the section's groups along the main axis, where groups are
    /// alike.
    func evenThickness(of itemCount: Int) -> Double { thicknesses.longest(of: itemCount) }

    /// The same across.
    func evenLength(of itemCount: Int) -> Double {
        lengths.extent(of: itemCount, spacing: spacing)
    }
}

extension SectionLayout {
    /// A section of groups that stand along the other axis.
    ///
    /// - Parameter length: What they are long together, across. What is too long for exact sums
    ///   is of no length that could be laid out.
    init(
        orthogonal lineCount: Int, thickness: Double, length: Double, _ metrics: ResolvedMetrics
    ) {
        let isTooLong = !(length <= Length.contentMaximum)
        self.init(
            lineCount: lineCount,
            extent: isTooLong ? .infinity : metrics.lengthBesideLines + thickness)
    }
}
