import CollectionCore

/// A collection view of arrays and loops: the rules of docs/semantics.md, one after another.
///
/// It shares no code with the engine but the words (`Rect`, `IndexPath`, `FlowLayout` ...), and the
/// fields of operations (`GetContentOffset` ...). Each layout places every element anew, and what
/// is visible is found by looking at all of them.
public final class ReferenceCollection: CollectionDoor {
    var sections: [ReferenceSection] = []
    /// What the host measured of views around all sections, by kind.
    var measuredBoundaries: [UInt32: MeasuredLength] = [:]
    var layout = Layout.flow(FlowLayout())
    var environment = Environment()
    var bounds = Rect.zero
    var kinds: [String] = []
    var identifiers: [RegisteredName] = []

    var lanePass = LanePass()
    /// Nil: to be laid out again.
    var placed: ReferenceLayout?
    var pool = ReusePool()
    /// The elements of the last display frame, in its order.
    var shown: [ShownElement] = []
    /// Those that are not visible and have views, in the order in which they came.
    var standby: [StandbyOne] = []
    var sequence: UInt64 = 0
    /// All data was replaced since the last display frame.
    var wasDataReplaced = false
    /// Something but the bounds' origin changed since the last display frame.
    var didLayoutChange = true
    /// The length across at the last layout.
    var lastContainer: Double?
    /// The length across in the last display frame: what the host measured for. Nil once data or
    /// layout were replaced.
    var measuredContainer: Double?
    /// The content size at the last layout, for those who must not cause one.
    var lastContentSize = Size.zero

    var news = ReferenceEvents()
    var ahead = ReferencePrefetch()
    var nearEnd: ReferenceNearEnd?
    var nearStart: ReferenceNearEnd?
    var indexTitles: [IndexTitle] = []
    var viewed = ReferenceViewability()
    var review = ReferenceSettingsReview()
    var background = ReferenceBackground()
    /// The content offset of the last display frame.
    var lastFrameOffset = Point.zero
    /// T5: the number of the last change that had been made when the content offset jumped.
    var jumpedNumber = 0
    /// T5: whether the content offset jumps in this display frame.
    var jumps = false
    /// The size of the content in the last display frame.
    var lastFrameContentSize = Size.zero

    var accessibility = AccessibilityConfiguration()
    /// Section S; nil: the host has not asked for a selection.
    var selection: ReferenceSelection?
    var notices: ReferenceNotices?

    // Traits.
    var defaultTraits = ItemTraits.standard.rawValue

    // Input.
    var press: ReferencePress?
    var input = InputConfiguration()
    var inputTime_ns: UInt64 = 0
    /// How many samples there were, and the number of the one that is followed; 0 between samples.
    var sampleCount: UInt64 = 0
    var cause: UInt64 = 0
    var scroller = ReferenceScroller()
    /// Sections that scroll across, from a touch to their rest.
    var rows: [ReferenceRow] = []
    /// G9: the numbers of sections that a display frame has left beside their places of rest.
    var rowsAdrift: [Int] = []
    /// What presses are yet to tell, each as it was then.
    var pressNews: [(event: Event, press: ReferencePress)] = []
    /// Where another door shows the content, and how near that has to be.
    var seen: Point?
    var seenWithin = 0.0

    var focus = ReferenceFocus()
    var aim: ReferenceAim?
    /// Y7: the element that assistive technology is at.
    var assistiveFocus: ReferenceFocus.FocusedOne?

    // Updates.
    var lastIdentity = 0
    var openBatches: [BatchSettings] = []
    /// The parts of the batches that are open, and the tags of those that ended within.
    var joined: [UpdateDescription] = []
    var innerTags: [UInt64] = []
    /// The tags to be reported in the next display frame: of what was applied at once, of changes
    /// that came to their end, and of those that were ended before.
    var applied: [UInt64] = []
    var ended: [(completion: Completion, end_ns: UInt64)] = []
    var interrupted: [UInt64] = []

    // What the host says of single elements.
    var isCollecting = false
    /// What the host said of views of no section, and what it is collecting.
    var saidViews: [SaidView: SaidRoles] = [:]
    var collectedViews: [SaidView: SaidRoles] = [:]
    var droppedElements: [Element] = []

    // Snapshots.
    var bench = SnapshotBench()

    /// B14: what contexts add to the next display frame's offset, and to the content size.
    var added = (offset: Point.zero, size: Size.zero)

    // The content anchor.
    var anchor = ReferenceAnchor.automatic
    /// What the last display frame made of the end of the content.
    var end = ReferenceEnd()
    var place: ReferenceKeptPlace?
    /// The header of the item that keeps its place, since the first change after a display frame.
    var header: ReferenceKeptPlace?
    /// Whether an update came since the last display frame.
    var hasChanged = false
    /// M11: by how much the scroller was moved before the display frame that does so.
    var movedAhead: Point?
    var order = ReferenceOrder.same
    /// M21.
    var shortContent = ShortContent.start
    var adjustments: [OffsetAdjustment] = []
    /// The layout of the last display frame.
    var lastMoment: ReferenceMoment?

    /// By the identities of sections, of those that are not at their start.
    var offsets: [Int: ReferenceOffset] = [:]

    // Transitions.
    var changes: [ReferenceChange] = []
    /// Begin with the next display frame.
    var made: [MadeChange] = []
    var changeCount = 0
    /// By the identities of items and sections that are there by a reload.
    var replacements: [Int: Replacement] = [:]
    /// A copy of what was, which never lays out again.
    var isPast = false
    var lead: ReferenceLead?
    var pinch: ReferencePinch?
    var pinchTransition: PinchTransition?
    var leadCount = 0

    // Movements.
    var movementSettings = MovementConfiguration()
    /// Section R; nil: no item is being moved.
    var movement: ReferenceMovement?
    // Drags and drops.
    var dragSettings = DragConfiguration()
    /// Section O; nil: nothing is dragged.
    var drag: ReferenceDrag?
    /// Nil: nothing is dragged over the view.
    var dropSession: ReferenceDrop?
    /// O8; nil: none is open.
    var gap: ReferenceGuest?
    /// Whether the next display frame makes the room that another layout has not made yet.
    var isRoomDue = false
    /// Whether an interactive transition has closed the room.
    var isClosedByLead = false
    /// O16: by place; of those at one place, in the order in which they came.
    var placeholders: [ReferenceGuest] = []
    var lastPlaceholder: UInt32 = 0
    /// Of which the host is still to be told.
    var lostPlaceholders: [UInt32] = []
    /// While an item takes the place of a placeholder: its number, the place, and who stays
    /// before it.
    var committed: (number: UInt32, replacedAt: IndexPath?)?
    var adoptedPath: IndexPath?
    var stayBefore: Set<UInt32> = []
    /// What is to be told of an item that an update, other data or another layout has let go.
    var movementNews: (() -> Void)?
    /// R3: by their identities, of items that were held, the number of the last change in which
    /// they have no part.
    var letGoOf: [Int: Int] = [:]
    /// D8: how far what made room has moved elements since the last display frame.
    var reordered: [ElementKey: (start: Double, end: Double)] = [:]
    /// Of the item that was picked up last since the last display frame.
    var pickedUpView: ReusableView?
    /// Whether the presented order has changed since the last display frame.
    var wasReordered = false
    /// D8: whether items make room for something, or have since the last display frame.
    var isRoomMade = false
    /// While there is one: as the layout was last laid out.
    var moment: ReferenceMoment?

    /// - Parameter rounding: What numbers of motions are off by; nil: they are as they come.
    public init(rounding: ReferenceRounding? = nil) { scroller.rounding = rounding }

    /// Whether a batch has begun and not ended.
    public var isBatchOpen: Bool { !openBatches.isEmpty }

    struct RegisteredName: Equatable {
        var name: String
        var category: ElementCategory
        var kind: ElementKind
    }

    /// The layout for the bounds now.
    func layoutNow() -> ReferenceLayout {
        if lead != nil && !isPast { layOutBoth() }
        return plainLayout()
    }

    /// The same, without a look at another layout beside it.
    func plainLayout() -> ReferenceLayout {
        if let placed, isLaidOut { return placed }
        let container = ReferenceLayout.container(layout, environment, boundsSize: bounds.size)
        if placed != nil || lastContainer != container { noteChanged(sections.map(\.identity)) }
        if let lastContainer, lastContainer != container { forgetMeasurements() }
        lastContainer = container
        didLayoutChange = true
        lanePass = LanePass(environment: environment, boundsSize: bounds.size, isOver: false)
        settleLanes()
        let placed = laidOut(movement?.target, guests)
        self.placed = placed
        lastContentSize = placed.contentSize
        return placed
    }

    /// Whether nothing is to be laid out anew.
    var isLaidOut: Bool {
        guard let placed else { return false }
        if isPast { return true }
        return placed.container
            == ReferenceLayout.container(layout, environment, boundsSize: bounds.size)
            && placed.path
                == ReferenceLayout.path(
                    layout, environment, boundsSize: bounds.size,
                    guests.isEmpty ? sections : order(movement?.target, guests).sections)
            && placed.room == ReferenceLayout.room(layout, environment, boundsSize: bounds.size)
    }

    /// A15: a size that was measured for another length of line is an estimate.
    private func forgetMeasurements() {
        measuredBoundaries.makeStale()
        for section in sections.indices { sections[section].makeBoundariesStale() }
        for section in sections.indices {
            for item in sections[section].items.indices {
                sections[section].items[item].measured?.isStale = true
            }
        }
    }

    func presentation(_ placed: ReferenceLayout) -> Presentation {
        var presentation = Presentation(
            layout: layout, environment: environment, contentSize: placed.contentSize,
            bounds: bounds, path: placed.path, rules: placed.rules,
            offsets: Dictionary(
                uniqueKeysWithValues: sections.enumerated().map {
                    ($0.offset, offsets[$0.element.identity]?.offset ?? 0)
                }))
        presentation.shortContent = shortContent
        presentation.held = held(presentation, placed)
        return presentation
    }

    func momentNow() -> ReferenceMoment {
        let placed = layoutNow()
        return ReferenceMoment(
            sections: sections, placed: placed, presentation: presentation(placed),
            contentSize: contentSizeNow())
    }

    /// B0: the elements that overlap a rectangle, farthest first.
    func elements(in rect: Rect) -> [Pose] {
        let placed = layoutNow()
        let presentation = presentation(placed)
        return placed.elements
            .filter { isVisible($0, in: rect, presentation) }
            .map { presentation.pose(of: $0) }
            .sorted { isBehind($0.attributes, $1.attributes) }
    }

    /// G9: of a section that scrolls, nothing is visible beyond the container.
    func isVisible(
        _ placed: PlacedElement, in rect: Rect, _ presentation: Presentation
    ) -> Bool {
        let shown = presentation.shown(placed)
        var box = shown.pose.box
        var seen: Rect? = rect
        if placed.group != nil && presentation.held?.isHeld(placed) != true {
            // R3: views of the held item are looked for where they would be without the pointer.
            let distance = presentation.held?.distance(placed) ?? .zero
            let back = Point(x: -distance.x, y: -distance.y)
            let section = placed.section ?? placed.element.indexPath.section
            let rule = presentation.rules[Int(section)]
            seen = rule?.clipped(rect.shifted(by: back), Directions(layout))
            box = box.shifted(by: back)
        }
        return shown.isSomewhere && seen.map { isVisible(box, in: $0) } ?? false
    }

    func isVisible(_ frame: Rect, in rect: Rect) -> Bool {
        func overlap(_ start: Double, _ length: Double, _ from: Double, _ extent: Double) -> Bool {
            if length == 0 { return from <= start && start < from + extent }
            // A length may be so small that the far end is no other number than the near one.
            return extent > 0 && start < from + extent && start + length > from
        }
        return overlap(frame.x, frame.width, rect.x, rect.width)
            && overlap(frame.y, frame.height, rect.y, rect.height)
    }

    /// B1: by z-index, category (decoration, cell, supplementary), kind, index path. T5: of several
    /// with one path, those that disappear are farther, by their views.
    func isBehind(_ left: LayoutAttributes, _ right: LayoutAttributes) -> Bool {
        rank(left).lexicographicallyPrecedes(rank(right))
    }

    private func rank(_ attributes: LayoutAttributes) -> [Int] {
        let element = attributes.element
        let category: Int
        switch element.category {
        case .decoration: category = 0
        case .cell: category = 1
        case .placeholder: category = 2
        case .supplementary: category = 3
        }
        return [
            Int(attributes.zIndex), category, Int(element.kind.rawValue),
            Int(element.indexPath.section), Int(element.indexPath.item),
            attributes.flags.contains(.isDisappearing)
                ? Int(attributes.reusableView.rawValue) : .max,
        ]
    }
}

extension Rect {
    fileprivate func shifted(by distance: Point) -> Rect {
        Rect(x: x + distance.x, y: y + distance.y, width: width, height: height)
    }
}
