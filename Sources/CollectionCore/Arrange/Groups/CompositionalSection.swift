/// A description of a section, solved for a container.
final class CompositionalSection {
    let description: LayoutSection
    /// The size of which fractional lengths of groups are parts: the container less the insets.
    let container: Size
    /// The range of the cross axis in which groups stand.
    let span: CrossSpan
    let template: GroupTemplate
    let boundaries: Boundaries
    /// The measured lengths of boundary items.
    let measures: [BoundaryMeasure]
    /// The range of the cross axis in which boundary items stand.
    private let boundarySpan: CrossSpan
    /// The length of which fractional lengths of boundary items along the main axis are parts.
    private let mainLength: Double
    /// The styles of `template.items`, by index.
    let styles: [SlotStyle]
    /// The least z-index of elements other than backgrounds, so that none lies behind a background.
    let zIndexMinimum: Int32
    /// How far elements may reach beyond their groups or the section along the main axis.
    let overhang: Overhang
    /// Whether the section scrolls orthogonally: groups follow one another along the cross axis.
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

    /// A variant of a solved description: with measured lengths of boundary items.
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

    // The storage of these three is used again, so that display frames allocate nothing.
    private var solver = GroupSolver()
    private var own = GroupSolver.OwnSizes()
    /// The places of the group that `GroupColumns` placed last.
    private var placed: [GroupSlot] = []

    /// The estimated length of an item along the main axis, in points, if the section is a list;
    /// otherwise nil. In a list each group is one item, which is as long across as the container
    /// and has its own length along the main axis: no groups need to be stored.
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
    /// Whether another solution of the same description, for a container that is as long along the
    /// cross axis, has sections and groups of the same lengths.
    func hasLengths(like other: CompositionalSection) -> Bool {
        if boundaries.headerLength != other.boundaries.headerLength
            || boundaries.footerLength != other.boundaries.footerLength
        {
            return false
        }
        for (node, old) in zip(template.nodes.nodes, other.template.nodes.nodes)
        where node.size != old.size {
            return false
        }
        return true
    }

    /// Returns the places of a group's items.
    ///
    /// - Parameter itemCount: The number of the group's items.
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

    /// Solves a group for the item sizes in `own`, which leaves the places in `solver.slots`.
    ///
    /// - Returns: The size of the group.
    private func solve() -> Size {
        own.placesMax = template.isFoundFromStart ? own.first.count : GroupCounts.slotsMax
        return solver.solve(template.nodes, template.subitemCounts, own)
    }

    /// Returns the lengths of a group: `length` along the axis on which groups follow one another,
    /// and `breadth` along the main axis if that is another axis, otherwise 0.
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

    /// Returns the template's columns if they decide the length of a group along the main axis, and
    /// groups follow one another along that axis; otherwise nil.
    func columns(_ axis: Axis) -> GroupColumns? {
        guard !isOrthogonal, let columns = template.columns, columns.axis == axis else {
            return nil
        }
        return columns
    }

    /// Returns the length of a group along an axis if that takes no solver; otherwise nil.
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

    /// Returns the length along an axis of a group of `itemCount` items: the last group of a
    /// section may have fewer items than its template has places.
    ///
    /// - Parameter slots: The places of the group's items.
    /// - Parameter size: The size of a full group.
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
    /// The range of the cross axis in which the section's boundary items stand.
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

/// The properties that all items in one place of the description have in common.
struct SlotStyle {
    /// The reuse identifier of items that have none of their own.
    var reuseIdentifier: ReuseIdentifier
    /// Whether the sizes of items without a size of their own are estimates.
    var isEstimated: Bool
}

/// A range of the cross axis, in points from the container's start.
struct CrossSpan {
    var start: Double
    var length: Double

    init(start: Double, length: Double) {
        self.start = start
        self.length = length
    }

    /// The range that insets leave of a container.
    ///
    /// - Parameter reference: The boundary from which the insets are measured.
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
