// The two layouts of an interactive transition, and how changes of either move the offset.
extension CollectionView {
    /// Has the other layout in the place of the view's: what is asked of the view is asked of it
    /// then. To be called a second time soon.
    mutating func swapLayouts(_ interactive: InteractiveTransition) {
        swap(&stage, &interactive.other)
    }

    /// Does something with the other layout in the place of the view's, unless that was left.
    mutating func withOther(
        _ interactive: InteractiveTransition,
        _ body: (inout CollectionView) throws(CollectionError) -> Void
    ) throws(CollectionError) {
        if interactive.isOver { return }
        swapLayouts(interactive)
        do throws(CollectionError) {
            try body(&self)
        } catch {
            swapLayouts(interactive)
            throw error
        }
        swapLayouts(interactive)
    }

    /// Lays both out, where needed, and notes by how much that moves the anchor.
    mutating func prepareBoth(
        _ bounds: Rect, _ interactive: InteractiveTransition
    ) throws(CollectionError) {
        try interactive.change?.tell()
        let motion = interactive.motion
        interactive.motion.ownMovement += try layOutNotingMovement(
            bounds.moved(by: motion.ownShift), interactive)
        try withOther(interactive) { view throws(CollectionError) in
            interactive.motion.otherMovement += try view.layOutNotingMovement(
                bounds.moved(by: motion.otherShift), interactive)
        }
    }

    private mutating func layOutNotingMovement(
        _ bounds: Rect, _ interactive: InteractiveTransition
    ) throws(CollectionError) -> Double {
        if stage.custom == nil && isLaidOut(for: bounds) { return 0 }
        // Without a layout of this data there is no place where the anchor was.
        let was =
            stage.custom.map { knownAnchorEdge($0, bounds, interactive) }
            ?? (stage.needsLayout ? nil : anchorEdgeNow(interactive))
        try layOut(bounds)
        guard let was, let now = anchorEdgeNow(interactive) else { return 0 }
        return now - was
    }

    /// The attributes that the host sends have changed: what shows them is laid out again at once,
    /// as only until then it is known where the anchor was.
    mutating func layOutAttributesAgain(_ interactive: InteractiveTransition) {
        interactive.motion.ownMovement += layOutAttributesAgainNotingMovement(interactive)
        if interactive.isOver { return }
        swapLayouts(interactive)
        interactive.motion.otherMovement += layOutAttributesAgainNotingMovement(interactive)
        swapLayouts(interactive)
    }

    private mutating func layOutAttributesAgainNotingMovement(
        _ interactive: InteractiveTransition
    ) -> Double {
        guard let explicit = stage.layout.explicit else { return 0 }
        let was = stage.needsLayout ? nil : anchorEdgeNow(interactive)
        stage.needsLayout = true
        prepareExplicit(explicit, bounds)
        guard let was, let now = anchorEdgeNow(interactive) else { return 0 }
        return now - was
    }

    /// Where a layout of the host's own last said that the anchor is, if it will say it anew: but
    /// what only scrolling has voided moves no anchor.
    private func knownAnchorEdge(
        _ state: CustomState, _ bounds: Rect, _ interactive: InteractiveTransition
    ) -> Double? {
        guard interactive.motion.isPlaced, let geometry = state.geometry,
            state.invalidation != nil || stage.needsLayout || geometry.bounds.size != bounds.size,
            let anchor = anchorElementNow(), let entry = geometry.known.entry(of: anchor)
        else { return nil }
        return entry.state == .absent
            ? nil : geometry.edge(of: entry.attributes.frame, isLast: anchorsLast)
    }

    /// Where the anchor is along the main axis.
    @inline(never)
    mutating func anchorEdgeNow(_ interactive: InteractiveTransition) -> Double? {
        if !interactive.motion.isPlaced { return nil }
        return anchorElementNow().flatMap { edgeNow(of: $0, isLast: anchorsLast) }
    }

    var anchorsLast: Bool { contentAnchor == .lastVisibleItem }

    /// The cell that keeps its place, by the identity that it has by now.
    @inline(never)
    func anchorElementNow() -> Element? {
        if isReloaded { return nil }
        switch contentAnchor {
        case .none: return nil
        case .item, .identifier: return anchoredItem.map { .cell($0.indexPath) }
        case .firstVisibleItem, .lastVisibleItem:
            return visible.anchor(isLast: anchorsLast).map { visible.followedElement($0) }
        }
    }
}

/// Both layouts before an update. An object, for there is rarely one, and it is large.
final class LayoutsBefore {
    /// Nil where it could not be laid out.
    let own: LayoutNow?
    /// Nil, too, once the transition is over.
    var other: LayoutNow?
    let followed: [VisibleElements.Followed]
    let anchored: IndexPath?
    /// To be put back where the other layout refuses the update.
    let stage: Stage
    let bytes: (data: Int, trees: Int, cuts: Int)

    /// - Parameter own: Nil where it could not be laid out.
    init(_ view: borrowing CollectionView, own: LayoutNow?) {
        self.own = own
        followed = view.visible.followed
        anchored = view.anchoredItem?.indexPath
        stage = view.stage
        bytes = (view.dataBytes, view.treeBytes, view.uncountedCuts)
    }
}

extension CollectionView {
    /// What an update needs to know of before; nil outside of interactive transitions.
    mutating func layoutsBefore() -> LayoutsBefore? {
        guard let interactive else { return nil }
        try? prepare(bounds)
        let before = LayoutsBefore(self, own: stage.needsLayout ? nil : plainLayoutNow(in: bounds))
        if stage.custom != nil { _ = anchorEdgeNow(interactive) }
        if !interactive.isOver {
            swapLayouts(interactive)
            if !stage.needsLayout { before.other = plainLayoutNow(in: bounds) }
            if stage.custom != nil { _ = anchorEdgeNow(interactive) }
            swapLayouts(interactive)
        }
        return before
    }

    /// Makes an update in the other layout, too.
    ///
    /// - Throws: `contentTooLong`: then it is made in neither.
    mutating func editOther(
        _ plan: UpdatePlan, _ before: LayoutsBefore?
    ) throws(CollectionError) {
        guard let interactive, let before, !interactive.isOver else { return }
        swapLayouts(interactive)
        do throws(CollectionError) {
            try edit(plan)
        } catch {
            swapLayouts(interactive)
            stage = before.stage
            (dataBytes, treeBytes, uncountedCuts) = before.bytes
            throw error
        }
        if stage.dataSource.hasTooManyMetrics {
            stage.dataSource.forgetUnusedMetrics()
            renewLayout()
        }
        if stage.free != nil { stage.needsLayout = true }
        swapLayouts(interactive)
    }

    /// Notes by how much an update moved the anchor, in each layout by itself.
    mutating func noteMovement(since before: LayoutsBefore?) {
        guard let interactive, let before, interactive.motion.isPlaced else { return }
        let ways = anchorWay(since: before)
        let (own, other) = (interactive.motion.ownShift, interactive.motion.otherShift)
        let movement = movement(of: ways, since: before.own, bounds.moved(by: own))
        interactive.motion.ownMovement += movement
        if interactive.isOver { return }
        swapLayouts(interactive)
        let otherMovement = self.movement(
            of: ways, since: before.other, bounds.moved(by: other))
        swapLayouts(interactive)
        interactive.motion.otherMovement += otherMovement
    }

    private mutating func movement(
        of way: (was: Element, now: Element)?, since before: LayoutNow?, _ bounds: Rect
    ) -> Double {
        try? layOut(bounds)
        let isLast = anchorsLast
        guard !stage.needsLayout, let way, let before,
            let was = before.edge(of: way.was, isLast: isLast),
            let now = edgeNow(of: way.now, isLast: isLast)
        else { return 0 }
        return now - was
    }

    /// The anchor's identity before an update, and after it.
    private func anchorWay(since before: LayoutsBefore) -> (was: Element, now: Element)? {
        guard let now = anchorElementNow() else { return nil }
        if let item = anchoredItem, let was = before.anchored {
            return (.cell(was), .cell(item.indexPath))
        }
        guard let index = visible.anchor(isLast: anchorsLast) else { return nil }
        let was =
            before.followed.isEmpty
            ? visible.elements[index].element : before.followed[index].element
        return (was, now)
    }
}
