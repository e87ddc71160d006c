// Moves to a display frame of a transition that displays the elements of the last display frame,
// except for those that are gone.
extension VisibleElements {
    /// Whether a transition runs that changes only frames, alphas and z-indexes, without updates
    /// since the last display frame.
    var canMoveOn: Bool {
        isMoving && !isFollowed && !hasTransforms && motion.targets.isEmpty
            && motion.differences.matrixCount == 0
    }

    /// Displays the elements of the last display frame at their present places.
    mutating func moveOn(
        _ step: TransitionStep, _ pool: inout ReusePool, _ frame: inout DisplayFrame
    ) {
        unshare(&frame)
        if !frame.removedViews.isEmpty { frame.removedViews.removeAll(keepingCapacity: true) }
        Self.reserve(&changed, elements.count)
        let isSorted = Self.move(
            &elements, motion.flights, motion.differences.all, step.weights, &changed)
        findGone(step)
        if !gone.isEmpty { removeGone(&pool, &frame) }
        tellMoved(isSorted: isSorted, &frame)
    }

    /// Moves elements to their present places, and notes in `changed` which elements have changed.
    ///
    /// - Returns: Whether no z-index has changed.
    private static func move(
        _ elements: inout [LayoutAttributes], _ flights: [Flight],
        _ differences: [ElementDifference], _ weights: [Double], _ changed: inout [Bool]
    ) -> Bool {
        let flights = flights.span
        let differences = differences.span
        let weights = weights.span
        var elements = elements.mutableSpan
        var changed = changed.mutableSpan
        var isSorted = true
        var first = 0
        for index in flights.indices {
            let end = flights[index].end
            let next = Differences.shown(
                flights[index].target.frame, flights[index].target.alpha,
                flights[index].target.zIndex, differences, first..<end, weights)
            first = end
            let isChanged =
                elements[index].frame != next.frame || elements[index].alpha != next.alpha
                || elements[index].zIndex != next.zIndex
            changed[index] = isChanged
            if !isChanged { continue }
            if elements[index].zIndex != next.zIndex { isSorted = false }
            elements[index].frame = next.frame
            elements[index].alpha = next.alpha
            elements[index].zIndex = next.zIndex
        }
        return isSorted
    }

    /// Finds the elements that have disappeared completely, and those that have left the bounds.
    private mutating func findGone(_ step: TransitionStep) {
        if !gone.isEmpty { gone.removeAll(keepingCapacity: true) }
        for index in motion.flights.indices where motion.flights[index].isLeaving {
            if motion.flights[index].gone_ns <= step.time_ns
                || !elements[index].frame.isVisible(in: step.bounds)
            {
                gone.append(index)
            }
        }
    }

    /// Removes the elements in `gone`, and releases their views in the reverse painting order of
    /// the last display frame. Views that stay bound are not reported as removed.
    private mutating func removeGone(_ pool: inout ReusePool, _ frame: inout DisplayFrame) {
        sortIfStale()
        resetStays()
        for index in gone { keep(index) }
        for place in elements.indices.reversed() where stays[order[place]] {
            let left = elements[order[place]]
            pool.release(left.reusableView, left.reuseIdentifier)
        }
        for place in elements.indices where stays[order[place]] {
            let view = elements[order[place]].reusableView
            if !pool.isBound(view) { frame.removedViews.append(view) }
        }
        for index in gone.reversed() {
            elements.remove(at: index)
            changed.remove(at: index)
        }
        motion.remove(gone)
        isOrderStale = true
    }
}
