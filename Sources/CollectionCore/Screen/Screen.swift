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
    /// Whether the layout of the last display frame was a path, and no other layout was displayed.
    var showsPath = false

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
        if pool.standby.count == 0 { return }
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

    /// The content offset of the last display frame along its scroll direction.
    ///
    /// - Parameter axis: The scroll direction before the first display frame.
    func shownOffset(_ axis: Axis) -> Double { (self.axis ?? axis).main(frame.contentOffset) }

    /// Returns the first visible cell, by its present index path, and where it began along the main
    /// axis in the last display frame; nil without a cell.
    ///
    /// - Parameter isMirrored: Whether cells begin at their far edges.
    func leadingEdge(isMirrored: Bool, _ axis: Axis) -> (element: Element, place: Double)? {
        var kept = KeptAnchor()
        kept.contentAnchor = .firstVisibleItem
        return visible.anchor(kept).map {
            let (anchor, was) = visibleAnchorEdge($0, isFar: isMirrored, axis)
            return (anchor.element, was)
        }
    }

    /// Returns a visible cell, by its present index path, and where an edge of the cell was along
    /// the main axis in the last display frame.
    func visibleAnchorEdge(
        _ index: Int, isFar isLast: Bool, _ axis: Axis
    ) -> (anchor: AnchorElement, was: Double) {
        let anchor = AnchorElement(visible.followedElement(index), isLast: isLast)
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
