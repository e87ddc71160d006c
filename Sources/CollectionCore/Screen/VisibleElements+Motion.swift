// The step to a display frame that shows the same elements on their way.
extension VisibleElements {
    /// Whether the elements of the last display frame are those of the next one: none of them
    /// leaves the bounds, and none has a transform.
    func canMoveOn(_ step: TransitionStep) -> Bool {
        if !isMoving || isFollowed || hasTransforms || !motion.targets.isEmpty
            || motion.differences.matrixCount > 0
        {
            return false
        }
        for index in motion.flights.indices where motion.flights[index].isLeaving {
            if motion.flights[index].gone_ns <= step.time_ns { return false }
            let shown = motion.shown(index, step.weights)
            if !shown.frame.isVisible(in: step.bounds) { return false }
        }
        return true
    }

    /// Shows the elements of the last display frame where they are by now.
    mutating func moveOn(_ step: TransitionStep, _ frame: inout DisplayFrame) {
        unshare(&frame)
        if !frame.removedViews.isEmpty { frame.removedViews.removeAll(keepingCapacity: true) }
        Self.reserve(&changed, elements.count)
        var isSorted = true
        for index in elements.indices {
            let before = elements[index]
            let next = motion.shown(index, step.weights)
            let isChanged =
                before.frame != next.frame || before.alpha != next.alpha
                || before.zIndex != next.zIndex
            changed[index] = isChanged
            if !isChanged { continue }
            if before.zIndex != next.zIndex { isSorted = false }
            elements[index].frame = next.frame
            elements[index].alpha = next.alpha
            elements[index].zIndex = next.zIndex
        }
        tellMoved(isSorted: isSorted, &frame)
    }
}

extension MovingElements {
    /// How an element without a transform is shown.
    @inline(__always)
    func shown(
        _ index: Int, _ weights: [Double]
    ) -> (frame: Rect, alpha: Double, zIndex: Int32) {
        let target = flights[index].target
        return differences.shown(
            (target.frame, target.alpha, target.zIndex), differences(of: index), weights)
    }
}
