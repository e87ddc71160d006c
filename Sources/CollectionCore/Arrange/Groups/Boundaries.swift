/// The boundary items of a section, or of the whole layout, with their sizes and places: rule G6 of
/// docs/semantics.md.
struct Boundaries {
    /// In the order of the description.
    private(set) var placed: [Boundary] = []
    /// How much longer what they stand around is by headers, and by footers.
    private(set) var headerLength = 0.0
    private(set) var footerLength = 0.0
    /// By how much offsets move items out of their section at most.
    private(set) var overhang = 0.0

    /// A boundary item with its size and place.
    struct Boundary {
        var item: LayoutBoundarySupplementaryItem
        var side: Side
        /// Along the main axis from the start of what it stands around, for a footer from its end
        /// on, backwards; neither: from its middle on.
        var distance: Double
        var mainLength: Double
        var crossStart: Double
        var crossLength: Double
        /// Whether the host is to measure it.
        var isEstimated: Bool
    }

    /// On which side a boundary item stands.
    enum Side {
        case header, footer, middle
    }

    /// - Parameter span: Where they may stand across.
    /// - Parameter mainLength: What fractions along the main axis are of.
    /// - Parameter measures: What stands for estimates along the main axis.
    init(
        _ items: [LayoutBoundarySupplementaryItem], _ axis: Axis, _ span: CrossSpan,
        mainLength: Double, measures: [BoundaryMeasure]
    ) {
        for item in items {
            let isEstimated = item.size.dimension(axis).isEstimated
            append(
                item, axis, span, mainLength: mainLength, isEstimated: isEstimated,
                isEstimated ? measures.measure(of: item.kind) : nil)
        }
        placeFooters()
    }

    /// Of nothing.
    init() {}

    private mutating func append(
        _ item: LayoutBoundarySupplementaryItem, _ axis: Axis, _ span: CrossSpan,
        mainLength: Double, isEstimated: Bool, _ measure: BoundaryMeasure?
    ) {
        let size = item.size.size(in: axis.size(main: mainLength, cross: span.length))
        let mainLength =
            measure?.length ?? min(Length.maximum, Length.rounded(axis.main(size)))
        let crossLength = axis.cross(size)
        let fraction = item.alignment.fraction
        let across = axis == .vertical ? fraction.x : fraction.y
        var boundary = Boundary(
            item: item, side: Self.side(axis == .vertical ? fraction.y : fraction.x), distance: 0,
            mainLength: mainLength,
            crossStart: span.start + (span.length - crossLength) * across,
            crossLength: crossLength, isEstimated: isEstimated && !(measure?.isFinal ?? false))
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

    /// In the order of the description, the last one at the end.
    private mutating func placeFooters() {
        var length = footerLength
        for index in placed.indices
        where placed[index].side == .footer && placed[index].item.extendsBoundary {
            placed[index].distance = length
            length -= placed[index].mainLength
        }
    }

    private static func side(_ fraction: Double) -> Side {
        fraction == 0 ? .header : fraction == 1 ? .footer : .middle
    }
}

extension Boundaries {
    /// The one that the host may measure, if there is one of the kind.
    func measurable(_ kind: ElementKind, _ axis: Axis) -> Boundary? {
        for boundary in placed
        where boundary.item.kind == kind && boundary.item.size.dimension(axis).isEstimated {
            return boundary
        }
        return nil
    }

    /// The longest of the headers that pin, which lie over one another, and of the footers.
    var pinnedLengths: Interval {
        var lengths = Interval(0, 0)
        for boundary in placed where boundary.item.pinToVisibleBounds {
            switch boundary.side {
            case .header: lengths.start = max(lengths.start, boundary.mainLength)
            case .footer: lengths.end = max(lengths.end, boundary.mainLength)
            case .middle: break
            }
        }
        return lengths
    }

    /// Where a boundary item begins along the main axis.
    ///
    /// - Parameter around: What it stands around, from where to where.
    func start(of boundary: Boundary, around: Interval, visible: Interval) -> Double {
        let isPinned = boundary.item.pinToVisibleBounds
        switch boundary.side {
        case .header:
            let natural = around.start + boundary.distance
            let limit = around.end - footerLength - boundary.mainLength
            return isPinned ? min(max(natural, visible.start), limit) : natural
        case .footer:
            let natural = around.end - boundary.distance
            let limit = around.start + headerLength
            return isPinned
                ? max(min(natural, visible.end - boundary.mainLength), limit) : natural
        case .middle:
            return around.start + (around.end - around.start - boundary.mainLength) / 2
        }
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
