import CollectionCore

/// One element and its natural place.
struct PlacedElement {
    var element: Element
    var reuseIdentifier: ReuseIdentifier
    var slot: Slot
    var isEstimated = false
    /// Whether it is a boundary view that the host may measure.
    var isMeasurable = false
    var isPinned = false
    /// Whether it stands at the end of its section, as a footer does.
    var pinsAtEnd = false
    /// Whether it lies over the content of its section.
    var isOverlay = false
    /// What moves it at last.
    var offset = Point.zero
    /// What places it by its item, whose slot it has.
    var badge: LayoutSupplementaryItem?
    /// What the host said of it.
    var said: SaidAttributes?
    /// Nil: what views of its category have.
    var zIndex: Int32?
    /// Whether it goes where its item goes, not where its section does.
    var isOfItem: Bool
    /// A14: the farthest that a header moves down, or a footer up.
    var pinningLimit = 0.0
    /// A14: of a header, and how long those are together that it pins beneath.
    var level: UInt32 = 0
    var lengthAbove = 0.0
    /// R4: the section in which it is laid out; nil: that of the index path.
    var section: UInt32?
    /// Which group of its section it is in, where groups scroll across; across it has its place
    /// in the group.
    var group: Int?
    /// Among all items, where they follow a path.
    var number = 0
    /// Y2: the line and the lane of an item, where they count.
    var table: (line: Int?, lane: Int?) = (nil, nil)
    /// The length of the line, for an item that may be longer.
    var room: Double?

    init(element: Element, reuseIdentifier: ReuseIdentifier, slot: Slot, isPinned: Bool) {
        self.element = element
        self.reuseIdentifier = reuseIdentifier
        self.slot = slot
        self.isPinned = isPinned
        isOfItem = element.category != .supplementary
    }

    init(
        _ item: ReferenceItem, _ path: IndexPath, _ metrics: SectionMetrics, slot: Slot,
        room: Double? = nil
    ) {
        element = .cell(path)
        isOfItem = true
        reuseIdentifier = item.reuseIdentifier ?? metrics.itemReuseIdentifier
        self.slot = slot
        self.room = room
        isEstimated = item.isEstimated(metrics)
    }

    /// Whether the item is longer than its line (A11).
    var isOversized: Bool { room.map { slot.crossLength > $0 } ?? false }
}

/// What an element's final place depends on besides its natural one.
struct Presentation {
    var layout: Layout
    var environment: Environment
    var contentSize: Size
    var bounds: Rect
    var path: ReferencePath?
    /// By the numbers of sections.
    var rules: [Int: OrthogonalRule] = [:]
    var offsets: [Int: Double] = [:]
    /// R3.
    var held: ReferenceHeld?
    var shortContent = ShortContent.start

    /// Where it is, and whether it is in any rectangle at all.
    func shown(_ placed: PlacedElement) -> (pose: Pose, isSomewhere: Bool) {
        var shown = natural(placed)
        guard let held else { return shown }
        held.hold(&shown.pose, placed)
        if held.isHeld(placed) { shown.isSomewhere = true }
        return shown
    }

    /// With all that the content offset makes of it, but no pointer that holds it.
    func natural(_ placed: PlacedElement) -> (pose: Pose, isSomewhere: Bool) {
        var pose = Pose(attributes(of: placed))
        if let said = placed.said {
            pose.attributes.alpha = said.alpha
            pose.attributes.hostTag = said.hostTag
            pose.attributes.flags = said.isHidden ? .isHidden : []
            pose.transform = said.transform
        }
        guard let path else { return (pose, true) }
        let isSomewhere = path.change(&pose, placed.number, start: visibleRange.start)
        return (pose, isSomewhere)
    }

    func pose(of placed: PlacedElement) -> Pose { shown(placed).pose }

    /// D8, P2: what the anchor keeps of an element with this frame.
    func edge(of frame: Rect, isLast: Bool) -> Double {
        let directions = Directions(layout)
        let (start, end) = directions.main(frame)
        if let path { return start + directions.main(frame.size) / 2 - path.shift }
        return isLast ? end : start
    }

    /// A13, then A12, of a section.
    func section(_ span: (start: Double, end: Double), across length: Double) -> Rect {
        var slot = Slot(main: span.start, cross: 0, mainLength: 0, crossLength: length)
        slot.mainLength = span.end - span.start
        var frame = Directions(layout).rect(slot)
        if layout.isMirrored(in: environment) {
            frame.x = contentSize.width - frame.x - frame.width
        }
        return onPixels(frame)
    }

    /// A14, then A13, then A12.
    func attributes(of placed: PlacedElement) -> LayoutAttributes {
        var frame = Directions(layout).rect(pinned(placed))
        frame.x += placed.offset.x
        frame.y += placed.offset.y
        if layout.isMirrored(in: environment) {
            frame.x = contentSize.width - frame.x - frame.width
        }
        frame = onPixels(frame)
        if let badge = placed.badge {
            frame = onPixels(badge.rule(frame, isMirrored: layout.isMirrored(in: environment)))
        }
        return LayoutAttributes(
            element: placed.element, reuseIdentifier: placed.reuseIdentifier, frame: frame,
            zIndex: placed.zIndex
                ?? (placed.isPinned
                    ? LayoutConfiguration.pinnedZIndex - Int32(placed.level)
                    : placed.element.category == .decoration ? 1 : 0),
            flags: placed.isEstimated ? .isEstimated : [])
    }

    /// D8: a view of a section counts where it is when it does not pin.
    func unpinnedFrame(of placed: PlacedElement) -> Rect {
        var placed = placed
        if placed.element.category != .cell { placed.isPinned = false }
        return attributes(of: placed).frame
    }

    private func onPixels(_ frame: Rect) -> Rect {
        ReferencePixels(layout).rounded(frame)
    }

    private func pinned(_ placed: PlacedElement) -> Slot {
        var slot = placed.slot
        let section = Int(placed.section ?? placed.element.indexPath.section)
        if let group = placed.group, let rule = rules[section] {
            slot.cross = rule.place(slot.cross, group: group, offset: offsets[section] ?? 0)
        }
        if !placed.isPinned { return slot }
        let visible = visibleRange
        if !placed.pinsAtEnd {
            slot.main = min(
                max(slot.main, visible.start + placed.lengthAbove), placed.pinningLimit)
        } else {
            slot.main = max(min(slot.main, visible.end - slot.mainLength), placed.pinningLimit)
        }
        return slot
    }

    /// The bounds within the content insets, along the axis, before mirroring.
    private var visibleRange: (start: Double, end: Double) {
        let directions = Directions(layout)
        let bounds = directions.main(self.bounds)
        let inset = directions.main(environment.contentInset)
        if layout.isMirrored(in: environment) && !directions.isVertical {
            return (
                contentSize.width - (bounds.end - inset.end),
                contentSize.width - (bounds.start + inset.start)
            )
        }
        return (bounds.start + inset.start, bounds.end - inset.end)
    }
}

extension Layout {
    /// A17, K1: each item has a line to itself.
    func areItemsLines(_ metrics: SectionMetrics) -> Bool {
        switch self {
        case .flow: metrics.itemsFillLine
        case .list: true
        case .grid, .waterfall, .justified, .carousel, .stack, .circle, .compositional, .custom,
            .explicit:
            false
        }
    }

    var axis: Axis { configuration.scrollDirection }

    var isCompositional: Bool {
        if case .compositional = self { return true }
        return false
    }

    var isJustified: Bool {
        if case .justified = self { return true }
        return false
    }

    /// A13: the language runs the other way, and the layout follows it.
    func isMirrored(in environment: Environment) -> Bool {
        configuration.flipsHorizontallyInOppositeLayoutDirection
            && environment.layoutDirection == .rightToLeft
    }
}
