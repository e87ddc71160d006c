// The two stages of an interactive transition, and how their changes move the content offset.
extension InteractiveTransition {
    /// Lays out both stages where needed, and notes how far that moves the content anchor.
    ///
    /// - Parameter own: The stage of the view's layout.
    /// - Parameter anchor: The content anchor; nil: there is none.
    /// - Parameter shown: The viewport of the last display frame.
    /// - Parameter mustFindAnchor: Whether the call fails if a custom layout fails to place the
    ///   anchor. If not, the anchor counts as unmoved.
    func layOut(
        _ own: inout Stage, for input: LayoutInput, _ anchor: AnchorElement?, shown: Viewport,
        mustFindAnchor: Bool
    ) throws(CollectionError) {
        try change?.tell()
        let anchor = motion.isPlaced ? anchor : nil
        motion.ownMovement += try own.layOutNotingMovement(
            for: input.moved(by: motion.ownShift), anchor, shown: shown,
            mustFindAnchor: mustFindAnchor)
        if isOver { return }
        motion.otherMovement += try other.layOutNotingMovement(
            for: input.moved(by: motion.otherShift), anchor, shown: shown,
            mustFindAnchor: mustFindAnchor)
    }

    /// Lays out both stages immediately after the host changed layout attributes, while the old
    /// place of the content anchor is still known.
    func layOutAttributesAgain(
        _ own: inout Stage, _ state: ExplicitState, _ anchor: AnchorElement?, shown: Viewport
    ) {
        let anchor = motion.isPlaced ? anchor : nil
        motion.ownMovement += own.layOutAttributesAgain(state, anchor, shown: shown)
        if isOver { return }
        motion.otherMovement += other.layOutAttributesAgain(state, anchor, shown: shown)
    }

    /// Passes the batch updates since the last display frame to prepared custom layouts.
    func tellOfUpdates(_ own: Stage) throws(CollectionError) {
        try own.custom?.tellOfUpdates()
        if !isOver { try other.custom?.tellOfUpdates() }
    }

    /// Passes the bounds to custom layouts after the content offset was adjusted.
    func settleCustom(_ own: inout Stage, for input: LayoutInput) throws(CollectionError) {
        if isOver { return try own.settleCustom(for: input) }
        try own.settleCustom(for: input.moved(by: motion.ownShift))
        try other.settleCustom(for: input.moved(by: motion.otherShift))
    }

    /// Notes how far an update moved the content anchor in each stage.
    ///
    /// - Parameter way: The anchor's identity before the update, and its identity after it.
    func noteMovement(
        of way: (was: AnchorElement, now: AnchorElement)?, _ own: inout Stage,
        since before: StagesBefore, _ input: LayoutInput, shown: Viewport
    ) {
        let (ownShift, otherShift) = (motion.ownShift, motion.otherShift)
        motion.ownMovement += own.movement(
            of: way, since: before.own, input.moved(by: ownShift), shown: shown)
        if isOver { return }
        motion.otherMovement += other.movement(
            of: way, since: before.other, input.moved(by: otherShift), shown: shown)
    }

    /// Whether custom layouts were prepared for the current data: see `Stage.isCustomCurrent`.
    func isCustomCurrent(_ own: Stage, _ viewport: Viewport) -> Bool {
        own.isCustomCurrent(for: viewport.bounds.moved(by: motion.ownShift))
            && (isOver || other.isCustomCurrent(for: viewport.bounds.moved(by: motion.otherShift)))
    }

    /// Returns the layout that display frames show: the blend, or the own stage if there is none.
    func shownLayout(_ own: Stage, in viewport: Viewport) -> ShownLayout {
        if isOver || !motion.isPlaced || other.needsLayout {
            return ShownLayout(own, in: viewport)
        }
        let blend = self.blend
        var shown = ShownLayout(own, in: viewport.moved(by: Point.zero - blend.shown))
        let other = ShownLayout(self.other, in: viewport.moved(by: blend.rest))
        shown.blended = BlendedLayout(other, blend)
        return shown
    }

    /// The content size, interpolated between the content sizes of both layouts.
    var contentSize: Size {
        let (from, to) = (motion.ownSize, motion.otherSize)
        let progress = motion.shownProgress
        if progress == 1 { return to }
        return Size(
            width: from.width + (to.width - from.width) * progress,
            height: from.height + (to.height - from.height) * progress)
    }

    /// Returns the content size that determines the range of content offsets, interpolated as the
    /// greatest content offsets of both layouts are.
    ///
    /// - Parameter room: The size of the bounds without the content insets. Content that does not
    ///   fill it has the same range as content that does.
    func scrolledSize(in room: Size) -> Size {
        func length(_ from: Double, _ to: Double, _ room: Double) -> Double {
            let (start, end) = (max(from, room), max(to, room))
            return start + (end - start) * motion.shownProgress
        }
        let (from, to) = (motion.ownSize, motion.otherSize)
        return Size(
            width: length(from.width, to.width, room.width),
            height: length(from.height, to.height, room.height))
    }

    /// The blend of both layouts as of the last display frame.
    private var blend: LayoutBlend {
        LayoutBlend(
            progress: motion.shownProgress, shown: motion.shown,
            rest: motion.distance - motion.shown)
    }

    /// Collects the blended elements visible in either layout, each at its own content offset.
    ///
    /// - Parameter found: Receives the elements; its storage is reused.
    func collectElements(
        _ own: Stage, in viewport: Viewport, limit: Int, into found: inout ElementCollector
    ) throws(CollectionError) {
        let blend = self.blend
        let ownViewport = viewport.moved(by: Point.zero - blend.shown)
        let otherViewport = viewport.moved(by: blend.rest)
        let ownLayout = ShownLayout(own, in: ownViewport)
        try own.collectElements(
            in: ownViewport.bounds, visible: ownLayout.visible, limit: limit, into: &found)
        let otherLayout = ShownLayout(other, in: otherViewport)
        collector.forgetPlaces()
        try other.collectElements(
            in: otherViewport.bounds, visible: otherLayout.visible, limit: limit, into: &collector)
        try blend.merge(ownLayout, &found, otherLayout, collector, limit: limit)
    }
}

// How the content offset moves: with progress, and with the anchor in both layouts.
extension InteractiveTransition {
    /// Returns how far the content offset must move, for a transition that is placed or over.
    ///
    /// - Parameter asked: The viewport that the host requested.
    /// - Parameter edge: The edge of the content that the offset keeps to; nil: there is none.
    func offsetAdjustment(
        _ own: Stage, _ asked: Viewport, holding edge: HeldEdge?
    ) -> Point {
        if isOver {
            let ownEdge = edge?.moved(by: motion.distance, in: own, size: motion.ownSize)
            return motion.distance
                + ownAdjustment(own, asked.moved(by: motion.distance), holding: ownEdge)
        }
        let before = asked.moved(by: motion.ownShift)
        let adjustment = ownAdjustment(
            own, before, holding: edge?.moved(by: motion.ownShift, in: own, size: motion.ownSize))
        let otherAdjustment = other.adjustment(
            before.moved(by: motion.distance).showing(other), by: motion.otherMovement,
            since: motion.otherSize,
            holding: edge?.moved(by: motion.otherShift, in: other, size: motion.otherSize))
        motion.distance = (motion.distance + otherAdjustment - adjustment).roundedAsOffset
        return progress(own, adjustment)
    }

    /// Returns how far the first display frame of the transition moves the content offset.
    ///
    /// - Parameter asked: The viewport that the host requested.
    /// - Parameter adjustment: The adjustment of the view's own layout.
    /// - Parameter anchor: The element that keeps its place on screen; nil: there is none.
    /// - Parameter edge: The edge of the content that the offset keeps to; nil: there is none.
    /// - Parameter isShown: Whether a display frame has shown this data. If not, both layouts have
    ///   the same content offset.
    /// - Throws: What a custom layout throws.
    func place(
        _ own: Stage, _ asked: Viewport, adjustment: Point, _ anchor: AnchorElement?,
        _ edge: HeldEdge?, shown: Viewport, isShown: Bool
    ) throws(CollectionError) -> Point {
        if isShown {
            motion.distance = try distanceToOther(
                own, asked.moved(by: adjustment), anchor, edge, shown: shown)
        }
        return progress(own, adjustment)
    }

    /// Applies the progress that the host set.
    ///
    /// - Parameter adjustment: The adjustment of the view's own layout.
    /// - Returns: How far the adjustment and the progress together move the content offset.
    private func progress(_ own: Stage, _ adjustment: Point) -> Point {
        let progress = self.progress.value
        let shown = motion.displacement(at: progress)
        let movement = adjustment + shown - motion.shown
        motion.isPlaced = true
        (motion.shown, motion.shownProgress) = (shown, progress)
        (motion.ownMovement, motion.otherMovement) = (0, 0)
        (motion.ownSize, motion.otherSize) = (own.contentSize, other.contentSize)
        return movement
    }

    /// Returns the adjustment of the view's layout: that of invalidation contexts if they set one,
    /// otherwise the movement of the content anchor.
    private func ownAdjustment(
        _ own: Stage, _ asked: Viewport, holding edge: HeldEdge?
    ) -> Point {
        own.added.offset == .zero
            ? own.adjustment(
                asked, by: motion.ownMovement, since: motion.ownSize, holding: edge)
            : own.offsetAdjustment(asked, by: own.added.offset, since: motion.ownSize)
    }

    /// Returns the content offset of the other layout minus that of the view's layout: with the
    /// content anchor at one place on screen, or with both layouts at the same edge of their
    /// content.
    private func distanceToOther(
        _ own: Stage, _ asked: Viewport, _ anchor: AnchorElement?, _ edge: HeldEdge?,
        shown: Viewport
    ) throws(CollectionError) -> Point {
        if let edge,
            let distance = other.offsetAdjustment(
                asked.showing(other), holding: edge.of(ShownOffset(own, asked)))
        {
            return distance.roundedAsOffset
        }
        var positions: (was: Double, now: Double)?
        if let anchor, let was = try own.edge(of: anchor, in: shown),
            let now = try other.edge(of: anchor, in: shown)
        {
            positions = (was, now)
        }
        return other.offsetAdjustment(
            asked.showing(other), from: own.settings.scrollDirection, own.contentSize,
            positions
        ).roundedAsOffset
    }
}

extension Stage {
    /// Returns the offset adjustment of rule D8 for one layout.
    fileprivate func adjustment(
        _ asked: Viewport, by movement: Double, since size: Size, holding edge: HeldEdge?
    ) -> Point {
        let axis = settings.scrollDirection
        if let edge,
            movement != 0 || edge.shown.range != asked.offsetRange(axis, content: contentSize),
            let distance = offsetAdjustment(asked, holding: edge)
        {
            return distance
        }
        if movement == 0 && size == contentSize { return .zero }
        return offsetAdjustment(asked, from: axis, size, (0, movement))
    }

    fileprivate mutating func layOutNotingMovement(
        for input: LayoutInput, _ anchor: AnchorElement?, shown: Viewport, mustFindAnchor: Bool
    ) throws(CollectionError) -> Double {
        if custom == nil && isLaidOut(for: input.viewport) { return 0 }
        var was: Double?
        if let custom {
            was = custom.knownEdge(of: anchor, in: input.viewport.bounds, needsLayout: needsLayout)
        } else if !needsLayout {
            // Before a layout pass of this data the old place of the anchor is unknown. The
            // built-in layouts never throw here.
            was = anchor.flatMap { try? edge(of: $0, in: shown) }
        }
        try layOut(for: input)
        guard let was, let anchor else { return 0 }
        do throws(CollectionError) {
            return try edge(of: anchor, in: shown).map { $0 - was } ?? 0
        } catch {
            if mustFindAnchor { throw error }
            return 0
        }
    }

    fileprivate mutating func layOutAttributesAgain(
        _ state: ExplicitState, _ anchor: AnchorElement?, shown: Viewport
    ) -> Double {
        guard let explicit = layout.explicit else { return 0 }
        // An explicit layout never throws.
        let was = needsLayout ? nil : anchor.flatMap { try? edge(of: $0, in: shown) }
        needsLayout = true
        layOut(explicit, state, for: shown)
        guard let was, let now = anchor.flatMap({ try? edge(of: $0, in: shown) }) else { return 0 }
        return now - was
    }

    /// Returns how far an update moved the content anchor along the main axis, in points.
    ///
    /// - Parameter before: The stage before the update; nil: the stage was not laid out.
    /// - Parameter way: The anchor's identity before the update, and its identity after it.
    mutating func movement(
        of way: (was: AnchorElement, now: AnchorElement)?, since before: ShownLayout?,
        _ input: LayoutInput, shown: Viewport
    ) -> Double {
        try? layOut(for: input)
        // The update is done and can no longer fail: if a custom layout fails to place the anchor,
        // the anchor counts as unmoved.
        guard !needsLayout, let way, let before,
            let was = try? before.stage.edge(of: way.was, visible: before.visible),
            let now = try? edge(of: way.now, in: shown)
        else { return 0 }
        return now - was
    }
}

extension CustomState {
    /// Returns the anchor's edge from the last answers of a custom layout, if a new layout pass is
    /// due; otherwise nil. A pass that only scrolling causes moves no anchor.
    fileprivate func knownEdge(
        of anchor: AnchorElement?, in bounds: Rect, needsLayout: Bool
    ) -> Double? {
        guard let geometry,
            invalidation != nil || needsLayout || geometry.bounds.size != bounds.size,
            let anchor, let entry = geometry.known.entry(of: anchor.element)
        else { return nil }
        return entry.state == .absent
            ? nil : geometry.edge(of: entry.attributes.frame, isLast: anchor.isLast)
    }
}

/// Both stages of an interactive transition as they were before an update.
///
/// A class because it is large and rarely needed.
final class StagesBefore {
    /// The view's own layout; nil: its stage could not be laid out.
    let own: ShownLayout?
    /// The other layout; nil also once the transition is over.
    let other: ShownLayout?
    /// The identities of the visible elements before the update.
    let followed: [VisibleElements.Followed]
    let anchored: IndexPath?
    /// The view's stage and its charge, which are restored if the other stage refuses the update.
    let stage: Stage
    let charge: DataCharge

    init(
        _ stage: Stage, _ charge: DataCharge, _ running: InteractiveTransition?,
        in viewport: Viewport, followed: [VisibleElements.Followed], anchored: IndexPath?
    ) {
        own = stage.needsLayout ? nil : ShownLayout(stage, in: viewport)
        other = running.flatMap {
            $0.other.needsLayout ? nil : ShownLayout($0.other, in: viewport)
        }
        self.followed = followed
        self.anchored = anchored
        self.stage = stage
        self.charge = charge
    }
}
