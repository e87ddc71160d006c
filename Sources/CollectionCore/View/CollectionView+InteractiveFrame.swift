// Display frames of an interactive transition: rule T9 of docs/semantics.md.
extension CollectionView {
    /// The way of a request in one, and of the first one after it; when it fails, all is as it was.
    mutating func showInteractive(
        _ request: DisplayFrameRequest, _ interactive: InteractiveTransition
    ) throws(CollectionError) {
        let before = (stage, didLayoutChange)
        let (other, motion) = (interactive.other, interactive.motion)
        do throws(CollectionError) {
            try prepare(request.bounds)
            try tellOfUpdates(interactive)
            let was = anchorEdgeNow(interactive)
            let diagnostics = try applyPreferredSizes(request.preferredSizes)
            if let was, let now = anchorEdgeNow(interactive) {
                interactive.motion.ownMovement += now - was
            }
            settleOffsets()
            var bounds = request.bounds
            bounds.move(by: adjustments.sum(after: request.adjustedSequence))
            let adjustment = interactiveAdjustment(bounds, interactive)
            bounds.move(by: adjustment)
            try settle(interactive, bounds)
            if interactive.isOver {
                try collect(in: bounds)
            } else {
                try collectBoth(in: bounds, interactive)
            }
            try finalizeChanges(interactive)
            commit(request, bounds: bounds, adjustment: adjustment, diagnostics)
            if interactive.isOver { self.interactive = nil }
        } catch {
            (stage, didLayoutChange) = before
            (interactive.other, interactive.motion) = (other, motion)
            stage.custom?.abandon()
            other.custom?.abandon()
            throw error
        }
    }

    /// By how much the content offset is to move: with progress, and with the anchor in both.
    ///
    /// - Parameter asked: The bounds as the host asked for them.
    private mutating func interactiveAdjustment(
        _ asked: Rect, _ interactive: InteractiveTransition
    ) -> Point {
        var motion = interactive.motion
        var own = Point.zero
        if interactive.isOver {
            let settled = asked.moved(by: motion.distance)
            own = ownAdjustment(settled, motion)
            return motion.distance + own
        }
        let isShown = !isReloaded && frame.sequence > 0
        if motion.isPlaced {
            let rect = asked.moved(by: Point.zero - motion.shown)
            own = ownAdjustment(rect, motion)
            let otherRect = rect.moved(by: motion.distance)
            swapLayouts(interactive)
            let other = adjustment(
                otherRect, by: motion.otherMovement, since: motion.otherSize)
            swapLayouts(interactive)
            motion.distance = (motion.distance + other - own).roundedAsOffset
        } else if stage.added.offset != .zero {
            own = contentOffsetAdjustment(asked, by: stage.added.offset)
        } else if isShown && didLayoutChange {
            own = contentOffsetAdjustment(asked)
        }
        if !motion.isPlaced && isShown {
            motion.distance = distanceToOther(asked.moved(by: own), interactive)
        }
        let progress = interactive.progress.value
        let shown = motion.displacement(at: progress)
        let adjustment = own + shown - motion.shown
        motion.isPlaced = true
        (motion.shown, motion.shownProgress) = (shown, progress)
        (motion.ownMovement, motion.otherMovement) = (0, 0)
        motion.ownSize = laidOutContentSize
        swapLayouts(interactive)
        motion.otherSize = laidOutContentSize
        swapLayouts(interactive)
        interactive.motion = motion
        return adjustment
    }

    /// For the view's layout: by what contexts of invalidation say, or with the anchor.
    private mutating func ownAdjustment(
        _ asked: Rect, _ motion: InteractiveTransition.Motion
    ) -> Point {
        stage.added.offset == .zero
            ? adjustment(asked, by: motion.ownMovement, since: motion.ownSize)
            : contentOffsetAdjustment(asked, by: stage.added.offset, since: motion.ownSize)
    }

    /// Rule D8, for one layout.
    private mutating func adjustment(
        _ asked: Rect, by movement: Double, since size: Size
    ) -> Point {
        if movement == 0 && size == laidOutContentSize { return .zero }
        let axis = stage.configuration.scrollDirection
        return offsetAdjustment(asked, from: axis, size, (0, movement))
    }

    /// The other layout's offset, with the anchor where it is on screen in this one, less this
    /// one's.
    private mutating func distanceToOther(
        _ bounds: Rect, _ interactive: InteractiveTransition
    ) -> Point {
        let (axis, size) = (stage.configuration.scrollDirection, laidOutContentSize)
        let element = anchorElementNow()
        let was = element.flatMap { edgeNow(of: $0, isLast: anchorsLast) }
        swapLayouts(interactive)
        let now = element.flatMap { edgeNow(of: $0, isLast: anchorsLast) }
        var anchor: (was: Double, now: Double)?
        if let was, let now { anchor = (was, now) }
        let distance = offsetAdjustment(bounds, from: axis, size, anchor)
        swapLayouts(interactive)
        return distance.roundedAsOffset
    }

    /// Finds the elements visible in either layout, each at its own offset, on their way.
    private mutating func collectBoth(
        in bounds: Rect, _ interactive: InteractiveTransition
    ) throws(CollectionError) {
        let blend = blend(interactive)
        let rect = bounds.moved(by: Point.zero - blend.shown)
        let otherRect = bounds.moved(by: blend.rest)
        try collect(in: rect)
        let own = plainLayoutNow(in: rect)
        interactive.collector.forgetPlaces()
        var found = interactive.collector
        swapLayouts(interactive)
        let other = plainLayoutNow(in: otherRect)
        do throws(CollectionError) {
            try collectOnly(in: otherRect, into: &found)
        } catch {
            swapLayouts(interactive)
            throw error
        }
        swapLayouts(interactive)
        let box = self.collector
        blend.merge(own, &box.value, other, found, limit: limits.elementCount)
        interactive.collector = found
    }

    private func collectOnly(
        in rect: Rect, into found: inout ElementCollector
    ) throws(CollectionError) {
        let visible = visibleInterval(rect)
        if let free = stage.free {
            try free.collectElements(
                in: rect, visible: visible, of: stage.dataSource.items, limit: limits.elementCount,
                into: &found)
        } else {
            try stage.geometry.collectElements(
                in: rect, visible: visible, of: stage.dataSource.items, limit: limits.elementCount,
                into: &found)
        }
    }

    /// As of the last display frame.
    private func blend(_ interactive: InteractiveTransition) -> LayoutBlend {
        let motion = interactive.motion
        return LayoutBlend(
            progress: motion.shownProgress, shown: motion.shown,
            rest: motion.distance - motion.shown)
    }

    /// Where everything is, as display frames show it.
    mutating func layoutNow() -> LayoutNow {
        guard let interactive, !interactive.isOver, interactive.motion.isPlaced,
            !interactive.other.needsLayout
        else { return plainLayoutNow(in: bounds) }
        let blend = blend(interactive)
        var now = plainLayoutNow(in: bounds.moved(by: Point.zero - blend.shown))
        swapLayouts(interactive)
        let other = plainLayoutNow(in: bounds.moved(by: blend.rest))
        swapLayouts(interactive)
        now.blended = BlendedLayout(other, blend)
        return now
    }

    func blendedContentSize() -> Size {
        guard let interactive else { return laidOutContentSize }
        let (from, to) = (interactive.motion.ownSize, interactive.motion.otherSize)
        let progress = interactive.motion.shownProgress
        if progress == 1 { return to }
        return Size(
            width: from.width + (to.width - from.width) * progress,
            height: from.height + (to.height - from.height) * progress)
    }
}

extension Rect {
    func moved(by distance: Point) -> Rect {
        var rect = self
        rect.move(by: distance)
        return rect
    }
}
