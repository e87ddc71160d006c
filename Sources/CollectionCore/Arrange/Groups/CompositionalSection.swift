/// A description of a section, as it is solved for a container.
final class CompositionalSection {
    let description: LayoutSection
    /// What fractions of groups are of.
    let container: Size
    /// Where groups stand across.
    let span: CrossSpan
    let template: GroupTemplate
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

    // The storage of these is kept, so that display frames allocate nothing.
    private var solver = GroupSolver()
    private var own = GroupSolver.OwnSizes()
    /// The places of columns.
    private var placed: [GroupSlot] = []

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

extension CompositionalSection {
    /// Returns the places of a group's items.
    ///
    /// - Parameter cursor: A cursor at the group's first item.
    func slots(
        of itemCount: Int, from cursor: ItemCursor, _ items: SumTree<ItemLeaf>
    ) -> [GroupSlot] {
        if !template.isEstimated { return template.slots }
        var cursor = cursor
        own.first.removeAll(keepingCapacity: true)
        var areOwn = false
        for index in 0..<itemCount {
            let size = cursor.leaf.ownSize(cursor.local)
            areOwn = areOwn || size.width >= 0 || size.height >= 0
            own.first.append(size)
            if index + 1 < itemCount { cursor.advance(by: 1, in: items) }
        }
        if !areOwn { return template.slots }
        if let columns = template.columns {
            columns.place(own.first, template.slots, into: &placed)
            return placed
        }
        _ = solve()
        return solver.slots
    }

    /// Finds the places of a group whose items have sizes of their own.
    private func solve() -> Size {
        own.placesMax = template.isFoundFromStart ? own.first.count : GroupCounts.slotsMax
        return solver.solve(template.nodes, template.subitemCounts, own)
    }

    /// Returns the length of a group along the main axis. Of groups that follow one another across
    /// it is the length there, and the breadth is the length along the main axis.
    ///
    /// - Parameter ownSizes: The sizes that the group's items have of their own.
    func lengths(_ ownSizes: [Size], _ axis: Axis) -> (length: Double, breadth: Double) {
        if !isOrthogonal {
            return (knownLength(ownSizes, axis) ?? solvedLengths(ownSizes, axis).main, 0)
        }
        if let length = knownLength(ownSizes, axis.other), let breadth = knownLength(ownSizes, axis)
        {
            return (length, breadth)
        }
        let (breadth, length) = solvedLengths(ownSizes, axis)
        return (length, breadth)
    }

    /// Returns the section's columns if they are what makes the length of a line.
    func columns(_ axis: Axis) -> GroupColumns? {
        guard !isOrthogonal, let columns = template.columns, columns.axis == axis else {
            return nil
        }
        return columns
    }

    /// Returns the length of a group where it takes no solver.
    private func knownLength(_ ownSizes: [Size], _ axis: Axis) -> Double? {
        if !description.group.size.dimension(axis).isEstimated {
            return Self.rounded(axis.main(template.size))
        }
        guard let columns = template.columns else { return nil }
        if columns.axis == axis { return Self.rounded(columns.length(ownSizes)) }
        return length(template.slots, template.size, of: ownSizes.count, axis)
    }

    private func solvedLengths(
        _ ownSizes: [Size], _ axis: Axis
    ) -> (main: Double, cross: Double) {
        own.first.removeAll(keepingCapacity: true)
        own.first += ownSizes
        let size = solve()
        return (
            length(solver.slots, size, of: ownSizes.count, axis),
            length(solver.slots, size, of: ownSizes.count, axis.other)
        )
    }

    /// Returns the length of a group of so many items. The last group may lack some.
    private func length(
        _ slots: [GroupSlot], _ size: Size, of itemCount: Int, _ axis: Axis
    ) -> Double {
        let isContentDecisive = description.group.size.dimension(axis).isEstimated
        if itemCount == template.slots.count || !isContentDecisive {
            return Self.rounded(axis.main(isContentDecisive ? size : template.size))
        }
        var length = 0.0
        for slot in slots[..<itemCount] { length = max(length, axis.mainEnd(slot.frame)) }
        return Self.rounded(length)
    }

    static func rounded(_ length: Double) -> Double { min(Length.maximum, Length.rounded(length)) }
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
