/// The boundary items of a section, or of the whole layout, with their sizes and places: rule G6 of
/// docs/semantics.md.
struct Boundaries {
    /// The boundary items, in the order of the description.
    private(set) var placed: [Boundary] = []
    /// The length, in points, that header items add to the section along the main axis.
    private(set) var headerLength = 0.0
    /// The length, in points, that footer items add to the section along the main axis.
    private(set) var footerLength = 0.0
    /// An upper bound for the distance, in points, by which a boundary item reaches beyond the
    /// section along the main axis.
    private(set) var overhang = 0.0

    /// A boundary item with its size and place.
    struct Boundary {
        var item: LayoutBoundarySupplementaryItem
        var side: Side
        /// The distance of the item's start along the main axis, in points: of a header from the
        /// section's start, of a footer back from the section's end; 0 in the middle.
        var distance: Double
        var mainLength: Double
        var crossStart: Double
        var crossLength: Double
        /// Whether the length along the main axis is an estimate, which the host should measure.
        var isEstimated: Bool
    }

    /// The side of the section on which a boundary item stands, along the main axis.
    enum Side {
        case header, footer, middle
    }

    /// - Parameter span: The range of the cross axis in which the items stand.
    /// - Parameter mainLength: The length of which fractional lengths along the main axis are
    ///   parts.
    /// - Parameter measures: The measured lengths that replace estimates along the main axis.
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

    /// No boundary items.
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

    /// Places the footers that extend the section, in the order of the description: the last one
    /// ends where the section ends.
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
    /// The boundary item of a kind whose length along the main axis is estimated, so that the host
    /// may measure it; nil if there is none.
    func measurable(_ kind: ElementKind, _ axis: Axis) -> Boundary? {
        for boundary in placed
        where boundary.item.kind == kind && boundary.item.size.dimension(axis).isEstimated {
            return boundary
        }
        return nil
    }

    /// The length of the longest pinned header, and of the longest pinned footer, in points. Only
    /// the longest counts, because pinned headers lie over one another.
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

    /// Where a boundary item begins along the main axis, in points.
    ///
    /// - Parameter around: The range of the main axis that the section, or the content, takes.
    /// - Parameter visible: The visible part of the main axis, to whose ends pinned items pin.
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
    /// The aligned point of a rectangle, along each axis: 0 at the start, 1/2 in the middle, 1 at
    /// the end.
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
