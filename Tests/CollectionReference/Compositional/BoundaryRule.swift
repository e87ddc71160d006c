import CollectionCore

/// Where the boundary items of a section stand (rule G6).
struct BoundaryRule {
    private let items: [LayoutBoundarySupplementaryItem]
    private let directions: Directions
    /// Fractions are of this.
    private let container: Size
    /// Where they may stand across.
    private let start: Double
    private let path: IndexPath
    private let leastZIndex: Int32?
    /// By kind.
    private let measured: [UInt32: MeasuredLength]

    /// - Parameter room: Along the main axis.
    /// - Parameter inset: Across.
    init(
        _ items: [LayoutBoundarySupplementaryItem], _ directions: Directions, container: Double,
        room: Double, inset: (start: Double, end: Double), path: UInt32, leastZIndex: Int32?,
        _ measured: [UInt32: MeasuredLength]
    ) {
        self.measured = measured
        self.items = items
        self.directions = directions
        start = Grid.rounded(inset.start)
        self.container = directions.size(
            main: room, cross: Grid.rounded(max(0, container - inset.start - inset.end)))
        self.path = IndexPath(section: path, item: 0)
        self.leastZIndex = leastZIndex
    }

    /// Puts all at their places around what `place` puts between them.
    func placeAround(
        _ layout: inout ReferenceLayout, _ place: (inout ReferenceLayout) -> Void
    ) {
        let start = layout.extent
        var own = placed(isAtEnd: false, from: &layout.extent)
        let headerEnd = layout.extent
        place(&layout)
        let footerStart = layout.extent
        own += placed(isAtEnd: true, from: &layout.extent)
        for index in own.indices {
            let length = own[index].slot.mainLength
            own[index].pinningLimit = own[index].pinsAtEnd ? headerEnd : footerStart - length
            if own[index].isOverlay {
                own[index].slot.main = own[index].pinsAtEnd ? layout.extent - length : start
            }
        }
        layout.elements += own + placed(between: start, layout.extent)
    }

    /// Those at one edge, in their order; whatever lies over the content is put at the edge later.
    private func placed(isAtEnd: Bool, from extent: inout Double) -> [PlacedElement] {
        var placed: [PlacedElement] = []
        for item in items where item.alignment.side(directions) == (isAtEnd ? 1 : 0) {
            var view = view(item)
            view.slot.main = extent
            view.pinsAtEnd = isAtEnd
            view.isOverlay = !item.extendsBoundary
            view.isPinned = item.pinToVisibleBounds
            placed.append(view)
            if item.extendsBoundary { extent += view.slot.mainLength }
        }
        return placed
    }

    /// Those at neither edge: over the middle of the section.
    private func placed(between start: Double, _ end: Double) -> [PlacedElement] {
        items.filter { $0.alignment.side(directions) == 0.5 }.map { item in
            var view = view(item)
            view.slot.main = start + (end - start - view.slot.mainLength) / 2
            return view
        }
    }

    private func view(_ item: LayoutBoundarySupplementaryItem) -> PlacedElement {
        let size = Size(
            width: item.size.width.rule(in: container, own: nil),
            height: item.size.height.rule(in: container, own: nil))
        let isMeasured = item.size.along(directions.isVertical ? .vertical : .horizontal).isMeasured
        let measure = isMeasured ? measured[item.kind.rawValue] : nil
        let left = directions.cross(container) - directions.cross(size)
        var view = PlacedElement(
            element: .supplementary(item.kind, path), reuseIdentifier: item.reuseIdentifier,
            slot: Slot(
                main: 0, cross: start + left * item.alignment.across(directions),
                mainLength: measure?.length ?? Grid.rounded(directions.main(size)),
                crossLength: directions.cross(size)),
            isPinned: false)
        view.isMeasurable = isMeasured
        view.isEstimated = isMeasured && measure?.isStale ?? true
        view.isOfItem = false
        view.offset = item.offset
        view.zIndex = leastZIndex.map { max($0, item.zIndex) } ?? item.zIndex
        return view
    }
}

extension LayoutAlignment {
    private var isTop: Bool { self == .top || self == .topLeading || self == .topTrailing }
    private var isBottom: Bool {
        self == .bottom || self == .bottomLeading || self == .bottomTrailing
    }
    private var isLeading: Bool {
        self == .leading || self == .topLeading || self == .bottomLeading
    }
    private var isTrailing: Bool {
        self == .trailing || self == .topTrailing || self == .bottomTrailing
    }

    /// Before the items, after them, or neither: 0, 1, 1/2.
    func side(_ directions: Directions) -> Double {
        directions.isVertical ? vertically : horizontally
    }

    /// Of the room that is left across, how much is before it.
    fileprivate func across(_ directions: Directions) -> Double {
        directions.isVertical ? horizontally : vertically
    }

    private var vertically: Double { isTop ? 0 : isBottom ? 1 : 0.5 }
    private var horizontally: Double { isLeading ? 0 : isTrailing ? 1 : 0.5 }
}

extension LayoutSupplementaryItem {
    /// G7: where a badge stands, by the frame of its item as the host sees it.
    func rule(_ item: Rect, isMirrored: Bool) -> Rect {
        var frame = rule(item)
        if isMirrored { frame.x = item.x + (item.x + item.width) - (frame.x + frame.width) }
        return frame
    }

    private func rule(_ item: Rect) -> Rect {
        let size = Size(
            width: self.size.width.rule(
                in: Size(width: item.width, height: item.height), own: nil),
            height: self.size.height.rule(
                in: Size(width: item.width, height: item.height), own: nil))
        let at = containerAnchor.point
        let offset = containerAnchor.distance(size)
        var frame = Rect(x: item.x, y: item.y, width: size.width, height: size.height)
        guard let itemAnchor else {
            frame.x = item.x + (item.width - size.width) * at.x + offset.x
            frame.y = item.y + (item.height - size.height) * at.y + offset.y
            return frame
        }
        let own = itemAnchor.point
        let ownOffset = itemAnchor.distance(size)
        frame.x = item.x + item.width * at.x + offset.x - size.width * own.x + ownOffset.x
        frame.y = item.y + item.height * at.y + offset.y - size.height * own.y + ownOffset.y
        return frame
    }
}

extension LayoutAnchor {
    /// Of a length of 1.
    fileprivate var point: Point {
        func part(_ start: Edges, _ end: Edges) -> Double {
            switch (edges.contains(start), edges.contains(end)) {
            case (true, false): 0
            case (false, true): 1
            default: 0.5
            }
        }
        return Point(x: part(.leading, .trailing), y: part(.top, .bottom))
    }

    fileprivate func distance(_ size: Size) -> Point {
        isOffsetFractional
            ? Point(x: offset.x * size.width, y: offset.y * size.height) : offset
    }
}
