/// What is shown, and what display frames keep from one to the next.
package struct Screen: Carried {
    var visible = VisibleElements()
    var states = ElementStates()
    var pool = ReusePool()
    /// The last display frame.
    package internal(set) var frame = DisplayFrame()
    /// The zoom scale of the content in the last display frame: rule M18 of docs/semantics.md.
    var zoomScale = 1.0
    /// The display frame that the host gets instead of `frame` if `zoomScale` is not 1; otherwise
    /// nil.
    var scaledFrame: DisplayFrame?
    var lastTime_ns: UInt64 = 0
    /// Whether the data was replaced since the last display frame.
    var isReloaded = false
    /// Whether a section that scrolls across the main axis was scrolled since the last display
    /// frame.
    var didScrollSections = false
    /// Whether all data or the layout was replaced since the last notice to assistive technology.
    var hasOtherScreen = false
    /// `Stage.change` at the time of the last display frame: what had changed since the one before.
    var shownChange = Stage.Change.nothing
    /// `didScrollSections` at the time of the last display frame.
    var showsSectionsScrolled = false
    /// `Stage.movesAnchor` at the time of the last display frame: whether the data or the layout
    /// had changed in a way that may move the content offset anchor.
    var movesAnchor = false
    /// Whether the distances by which sections are scrolled are noted. Prefetching reads them.
    var notesSectionScrolls = false
    /// The distances by which sections were scrolled since they were last read, sorted by section.
    var sectionScrolls: [SectionScroll] = []
    /// The number of changes, other than layout changes, that may change where items can be
    /// dropped: changes of traits, locked places and sections that scroll across the main axis.
    private(set) var dropPlacesChange: UInt32 = 0
    let collector = CollectorBox()
    /// The elements around the bounds, found ahead of scrolling.
    var window = ElementWindow()
    /// The targets in and around the bounds while a transition runs.
    var targets = TargetWindow()
    /// The targets in the bounds and beside them while a transition runs.
    var beside = BesideTargets()
    /// Whether handlers of visible items changed elements in the last display frame.
    var wasHandled = false
    /// The distances by which handlers of visible items moved elements in the last display frame.
    var displacements: [Displacement] = []
    /// The scroll direction in the last display frame; nil before the first display frame.
    var axis: Axis?
    /// Whether the layout of the last display frame was mirrored: the content then begins at the
    /// greatest content offset.
    var startedAtGreatest = false
    /// The layout of the last display frame, if it has no sections; otherwise nil.
    var free: FreeGeometry?

    /// Notes that items may be dropped at other places than before.
    mutating func noteDropPlaces() { dropPlacesChange &+= 1 }

    /// The number of entries in `sectionScrolls`, for tests: at most the number of sections,
    /// however often they are scrolled between two display frames.
    package var sectionScrollCount: Int { sectionScrolls.count }

    /// Whether a display frame has displayed the present data.
    var isShown: Bool { !isReloaded && frame.sequence > 0 }

    /// Whether the elements of the last display frame are at the places that the layout gives them.
    var canKeepWindow: Bool {
        !wasHandled && !visible.isMoving && !visible.hasTransforms
    }

    /// Has visible elements and the bindings of their views follow an update. After the data was
    /// replaced, visible elements are those of the old data.
    mutating func follow(_ change: DataChange) {
        if isReloaded { return }
        visible.follow(change.plan, change.ownership, change.cause, &pool)
        if pool.standby.views.isEmpty { return }
        var standby = StandbyViews()
        swap(&standby, &pool.standby)
        standby.follow(change.plan, change.ownership, &pool)
        swap(&standby, &pool.standby)
    }

    /// Notes that the visible elements are those of the old data, until the next display frame.
    ///
    /// - Returns: True: a screen is never dropped.
    mutating func follow(_ replacement: DataReplacement) -> Bool {
        isReloaded = true
        hasOtherScreen = true
        return true
    }

    /// Notes which elements the handlers of visible items changed in this display frame.
    mutating func noteHandled() {
        wasHandled = collector.value.isHandled
        if !displacements.isEmpty || wasHandled { displacements = collector.value.displacements }
    }

    /// Returns the cell that is the content offset anchor, by its present index path; nil without
    /// an anchor.
    @inline(never)
    func anchor(_ kept: KeptAnchor) -> AnchorElement? {
        if isReloaded { return nil }
        switch kept.contentAnchor {
        case .none: return nil
        case .item, .identifier:
            return kept.item.map {
                AnchorElement(element: .cell($0.indexPath), isLast: kept.isLast)
            }
        case .automatic, .firstVisibleItem, .lastVisibleItem, .end:
            return visible.anchor(kept).map {
                AnchorElement(element: visible.followedElement($0), isLast: kept.isLast)
            }
        }
    }

    /// Returns the content offset anchor, by its index paths before an update and after the update.
    func anchorWay(
        _ kept: KeptAnchor, since before: StagesBefore
    ) -> (was: AnchorElement, now: AnchorElement)? {
        guard let now = anchor(kept) else { return nil }
        var was = now
        if let item = kept.item, let path = before.anchored {
            was.element = .cell(path)
            return (was, AnchorElement(element: .cell(item.indexPath), isLast: kept.isLast))
        }
        guard let index = visible.anchor(kept) else { return nil }
        was.element =
            before.followed.isEmpty
            ? visible.elements[index].element : before.followed[index].element
        return (was, now)
    }

    /// Returns the content offset anchor, and where its edge was along the main axis in the last
    /// display frame; nil without an anchor.
    ///
    /// - Parameter axis: The scroll direction, used if no display frame has set another one.
    func anchorEdge(
        _ kept: KeptAnchor, _ axis: Axis
    ) -> (anchor: AnchorElement, was: Double)? {
        switch kept.contentAnchor {
        case .none: return nil
        case .item, .identifier:
            guard let item = kept.item, let was = item.start else { return nil }
            return (AnchorElement(element: .cell(item.indexPath), isLast: false), was)
        case .automatic, .firstVisibleItem, .lastVisibleItem, .end:
            return visibleAnchorEdge(kept, self.axis ?? axis)
        }
    }

    /// Returns the first visible cell, by its present index path, and where it began along the main
    /// axis in the last display frame; nil without a cell.
    ///
    /// - Parameter isMirrored: Whether cells begin at their far edges.
    func leadingEdge(isMirrored: Bool, _ axis: Axis) -> (element: Element, place: Double)? {
        var kept = KeptAnchor()
        kept.contentAnchor = .firstVisibleItem
        let found = visibleAnchorEdge(kept, axis, isFar: isMirrored)
        return found.map { ($0.anchor.element, $0.was) }
    }

    private func visibleAnchorEdge(
        _ kept: KeptAnchor, _ axis: Axis, isFar: Bool? = nil
    ) -> (anchor: AnchorElement, was: Double)? {
        guard let index = visible.anchor(kept) else { return nil }
        let isLast = isFar ?? kept.isLast
        let anchor = AnchorElement(element: visible.followedElement(index), isLast: isLast)
        var frame = visible.layoutAttributes(index).frame
        if !displacements.isEmpty {
            let distance = displacement(of: visible.elements[index].element)
            frame.x -= distance.x
            frame.y -= distance.y
        }
        if let free { return (anchor, free.edge(of: frame, isLast: isLast)) }
        return (anchor, isLast ? axis.mainEnd(frame) : axis.mainStart(frame))
    }

    /// Returns the distance by which a handler of visible items moved an element in the last
    /// display frame.
    private func displacement(of element: Element) -> Point {
        for displacement in displacements where displacement.element == element {
            return displacement.distance
        }
        return .zero
    }
}
