/// A description of a section, as it is solved for a container.
final class CompositionalSection {
    let description: LayoutSection
    /// What fractions of groups are of.
    let container: Size
    /// Where groups stand across.
    let span: CrossSpan
    let template: GroupTemplate
    let uniform: UniformSiblings
    let boundaries: Boundaries
    /// What was measured of them.
    let measures: [BoundaryMeasure]
    /// Where boundary items may stand across, and what fractions along the main axis are of.
    private let boundarySpan: CrossSpan
    private let mainLength: Double
    /// By the numbers of items in the template.
    let styles: [SlotStyle]
    /// Nothing lies behind a background.
    let zIndexMinimum: Int32
    /// By how much elements may reach beyond their groups along the main axis.
    let overhang: Overhang
    /// Whether groups follow one another across.
    var isOrthogonal: Bool { description.orthogonalScrollingBehavior != .none }

    init(_ section: LayoutSection, _ layout: CompositionalLayout, _ container: LayoutContainer) {
        description = section
        let axis = layout.configuration.scrollDirection
        span = CrossSpan(section.contentInsets, axis, container, section.contentInsetsReference)
        let insets =
            Length.rounded(axis.mainStart(section.contentInsets))
            + Length.rounded(axis.mainEnd(section.contentInsets))
        let size = axis.size(
            main: max(0, container.mainLength - insets), cross: span.length)
        self.container = size
        template = GroupTemplate(section.group, in: size)
        uniform = UniformSiblings(section.group, template)
        styles = template.items.map {
            SlotStyle(
                reuseIdentifier: $0.reuseIdentifier,
                isEstimated: $0.size.width.isEstimated || $0.size.height.isEstimated)
        }
        zIndexMinimum = section.decorationItems.isEmpty ? .min : 1
        measures = []
        boundarySpan = section.boundarySpan(axis, container)
        mainLength = container.mainLength
        boundaries = Boundaries(
            section.boundarySupplementaryItems, axis, boundarySpan, mainLength: mainLength,
            measures: [])
        overhang = Overhang(section, template, axis, boundaries: boundaries.overhang)
    }

    /// The same with what was measured of a section's boundary views.
    init(_ other: CompositionalSection, _ axis: Axis, _ measures: [BoundaryMeasure]) {
        description = other.description
        container = other.container
        span = other.span
        template = other.template
        uniform = other.uniform
        styles = other.styles
        zIndexMinimum = other.zIndexMinimum
        overhang = other.overhang
        boundarySpan = other.boundarySpan
        mainLength = other.mainLength
        self.measures = measures
        boundaries = Boundaries(
            description.boundarySupplementaryItems, axis, boundarySpan, mainLength: mainLength,
            measures: measures)
    }

    /// The places of a group whose items have sizes of their own.
    ///
    /// - Parameter ownSizes: Of the first items; those that follow have none.
    /// - Parameter siblings: How long items are whose siblings are all of the section.
    func solve(_ ownSizes: [Size], _ siblings: Size) -> (slots: [GroupSlot], size: Size) {
        var solver = GroupSolver()
        let size = solver.solve(
            template.nodes, template.subitemCounts,
            GroupSolver.OwnSizes(first: ownSizes, siblings: siblings))
        return (solver.slots, size)
    }

    /// What all groups of a section are like whose items are as long as the longest of them.
    ///
    /// - Parameter siblings: How long that is.
    func solveUniform(_ siblings: Size, _ axis: Axis) -> (lines: GroupLines, slots: [GroupSlot]) {
        var solver = GroupSolver()
        let size = solver.solve(
            template.nodes, template.subitemCounts, GroupSolver.OwnSizes(rest: siblings))
        return (GroupLines(solver.slots, size, of: description.group, axis), solver.slots)
    }

    /// How long a group is along the main axis, or across if groups follow one another there; then
    /// its breadth is how long it is along the main axis.
    func lengths(
        _ ownSizes: [Size], _ siblings: Size, _ axis: Axis
    ) -> (length: Double, breadth: Double) {
        let solved = solve(ownSizes, siblings)
        if !isOrthogonal { return (length(solved, ownSizes, axis), 0) }
        return (length(solved, ownSizes, axis.other), length(solved, ownSizes, axis))
    }

    /// Fewer items than there are places are in the last group.
    private func length(
        _ solved: (slots: [GroupSlot], size: Size), _ ownSizes: [Size], _ axis: Axis
    ) -> Double {
        let (slots, size) = solved
        var length = axis.main(size)
        let isContentDecisive = description.group.size.dimension(axis).isEstimated
        if ownSizes.count < slots.count && isContentDecisive {
            length = 0
            for slot in slots[..<ownSizes.count] {
                length = max(length, axis.mainEnd(slot.frame))
            }
        }
        return min(Length.maximum, Length.rounded(length))
    }

    /// What the section is if it is a list: its items fill the container, one after another, as
    /// long as they are. Then no groups need to be stored.
    func listItemLength(_ axis: Axis) -> Double? {
        guard template.slots.count == 1, !isOrthogonal,
            case .subitems(_, let subitems) = description.group.arrangement,
            case .item(let item)? = subitems.first, subitems.count == 1
        else { return nil }
        let group = description.group
        let frame = template.slots[0].frame
        let spansContainer =
            axis.cross(Point(x: frame.x, y: frame.y)) == 0
            && axis.cross(frame.size) == axis.cross(container)
        let isPlain =
            item.edgeSpacing == LayoutEdgeSpacing() && group.contentInsets == .zero
            && item.size.dimension(axis.other).isEstimated == false
        guard case .estimated(let length) = item.size.dimension(axis),
            case .estimated = group.size.dimension(axis), spansContainer, isPlain
        else { return nil }
        return Length.rounded(length)
    }
}

extension LayoutSection {
    /// Where boundary items may stand across.
    fileprivate func boundarySpan(_ axis: Axis, _ container: LayoutContainer) -> CrossSpan {
        let isOwn = supplementaryContentInsetsReference != .automatic
        if !isOwn && !supplementariesFollowContentInsets {
            return CrossSpan(start: 0, length: container.length)
        }
        return CrossSpan(
            supplementariesFollowContentInsets ? contentInsets : .zero, axis, container,
            isOwn ? supplementaryContentInsetsReference : contentInsetsReference)
    }
}

/// What is the same for all items in one place of the description.
struct SlotStyle {
    var reuseIdentifier: ReuseIdentifier
    /// Whether items without a size of their own are to be measured.
    var isEstimated: Bool
}

/// Where something begins across, and how long it is.
struct CrossSpan {
    var start: Double
    var length: Double

    init(start: Double, length: Double) {
        self.start = start
        self.length = length
    }

    /// What insets leave of a container.
    init(
        _ insets: EdgeInsets, _ axis: Axis, _ container: LayoutContainer,
        _ reference: ContentInsetsReference
    ) {
        let start = container.start(inset: axis.crossStart(insets), from: reference)
        let end = container.end(inset: axis.crossEnd(insets), from: reference)
        self.start = Length.rounded(start)
        length = max(0, Length.rounded(container.length - start - end))
    }
}
