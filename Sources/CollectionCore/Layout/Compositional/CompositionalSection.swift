/// A description of a section, as it is solved for a container.
final class CompositionalSection {
    let description: LayoutSection
    /// What fractions of groups are of.
    let container: Size
    let template: GroupTemplate
    let boundaries: [Boundary]
    /// By the numbers of items in the template.
    let styles: [SlotStyle]
    /// Nothing lies behind a background.
    let zIndexMinimum: Int32
    /// By how much elements may reach beyond their groups along the main axis.
    let overhang: Overhang

    /// A boundary item with its size and place.
    struct Boundary {
        var item: LayoutBoundarySupplementaryItem
        var side: Side
        /// Along the main axis from the section's start, for a footer from its end on, backwards;
        /// neither: from its middle on.
        var distance: Double
        var mainLength: Double
        var crossStart: Double
        var crossLength: Double
    }

    /// On which side of a section a boundary item stands.
    enum Side {
        case header, footer, middle
    }

    /// How much longer the section is by its headers, and by its footers.
    let headerLength: Double
    let footerLength: Double

    init(_ section: LayoutSection, _ layout: CompositionalLayout, _ container: LayoutContainer) {
        description = section
        let axis = layout.configuration.scrollDirection
        let span = CrossSpan(section.contentInsets, axis, container)
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
        let outer =
            section.supplementariesFollowContentInsets
            ? span : CrossSpan(start: 0, length: container.length)
        var boundaries = BoundaryPlacer(axis, outer, mainLength: container.mainLength)
        for item in section.boundarySupplementaryItems { boundaries.append(item) }
        boundaries.placeFooters()
        self.boundaries = boundaries.placed
        headerLength = boundaries.headerLength
        footerLength = boundaries.footerLength
        overhang = Overhang(section, template, axis, boundaries: boundaries.overhang)
    }

    /// The places of a group whose items have sizes of their own.
    ///
    /// - Parameter ownSizes: Of the first items; those that follow have none.
    func solve(_ ownSizes: [Size]) -> (slots: [GroupSlot], size: Size) {
        var solver = GroupSolver(knownCounts: template.subitemCounts) { slot in
            slot < ownSizes.count ? ownSizes[slot] : Size(width: -1, height: -1)
        }
        let size = solver.solve(description.group, in: container)
        return (solver.slots, size)
    }

    /// How long a group is along the main axis; fewer items than it has places are in the last one.
    func thickness(_ ownSizes: [Size], _ axis: Axis) -> Double {
        let (slots, size) = solve(ownSizes)
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
        guard template.slots.count == 1,
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

    /// The longest of the headers that pin, which lie over one another, and of the footers.
    var pinnedLengths: Interval {
        var lengths = Interval(0, 0)
        for boundary in boundaries where boundary.item.pinToVisibleBounds {
            switch boundary.side {
            case .header: lengths.start = max(lengths.start, boundary.mainLength)
            case .footer: lengths.end = max(lengths.end, boundary.mainLength)
            case .middle: break
            }
        }
        return lengths
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
    init(_ insets: EdgeInsets, _ axis: Axis, _ container: LayoutContainer) {
        let start = container.start(inset: axis.crossStart(insets))
        let end = container.end(inset: axis.crossEnd(insets))
        self.start = Length.rounded(start)
        length = max(0, Length.rounded(container.length - start - end))
    }
}

/// Finds the places of boundary items: rule G6 of docs/semantics.md.
struct BoundaryPlacer {
    private let axis: Axis
    private let span: CrossSpan
    private let container: Size
    private(set) var placed: [CompositionalSection.Boundary] = []
    private(set) var headerLength = 0.0
    private(set) var footerLength = 0.0
    /// By how much offsets move items out of their section at most.
    private(set) var overhang = 0.0

    init(_ axis: Axis, _ span: CrossSpan, mainLength: Double) {
        self.axis = axis
        self.span = span
        container = axis.size(main: mainLength, cross: span.length)
    }

    mutating func append(_ item: LayoutBoundarySupplementaryItem) {
        let size = item.size.size(in: container)
        let mainLength = min(Length.maximum, Length.rounded(axis.main(size)))
        let crossLength = axis.cross(size)
        var boundary = CompositionalSection.Boundary(
            item: item, side: side(item.alignment), distance: 0, mainLength: mainLength,
            crossStart: span.start + (span.length - crossLength) * crossFraction(item.alignment),
            crossLength: crossLength)
        if item.extendsBoundary {
            switch boundary.side {
            case .header:
                boundary.distance = headerLength
                headerLength += mainLength
            case .footer: footerLength += mainLength
            case .middle: break
            }
        } else if boundary.side == .footer {
            boundary.distance = mainLength
        }
        overhang = max(overhang, axis.main(item.offset).magnitude + mainLength)
        placed.append(boundary)
    }

    /// In the order of the description, the last one at the section's end.
    mutating func placeFooters() {
        var length = footerLength
        for index in placed.indices
        where placed[index].side == .footer && placed[index].item.extendsBoundary {
            placed[index].distance = length
            length -= placed[index].mainLength
        }
    }

    private func side(_ alignment: LayoutAlignment) -> CompositionalSection.Side {
        let fraction = axis == .vertical ? alignment.fraction.y : alignment.fraction.x
        return fraction == 0 ? .header : fraction == 1 ? .footer : .middle
    }

    private func crossFraction(_ alignment: LayoutAlignment) -> Double {
        axis == .vertical ? alignment.fraction.x : alignment.fraction.y
    }
}

extension LayoutAlignment {
    /// Where it is on a length of 1, along each axis.
    var fraction: Point {
        switch self {
        case .none: Point(x: 0.5, y: 0.5)
        case .top: Point(x: 0.5, y: 0)
        case .topLeading: Point(x: 0, y: 0)
        case .leading: Point(x: 0, y: 0.5)
        case .bottomLeading: Point(x: 0, y: 1)
        case .bottom: Point(x: 0.5, y: 1)
        case .bottomTrailing: Point(x: 1, y: 1)
        case .trailing: Point(x: 1, y: 0.5)
        case .topTrailing: Point(x: 1, y: 0)
        }
    }
}
