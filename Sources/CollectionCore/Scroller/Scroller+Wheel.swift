// Wheels and scroll gestures on trackpads: rules U6 and M20 of docs/semantics.md.
extension Scroller {
    /// Moves the content by a turn of a wheel, no farther than its edges. Content that is beyond an
    /// edge comes back.
    ///
    /// - Parameter isSmooth: Whether the content takes a moment to follow.
    mutating func turnWheel(by distance: Point, isSmooth: Bool) {
        if !configuration.isScrollEnabled || drag != nil { return }
        if isSmooth {
            follow(distance)
            return
        }
        stop(.user)
        offset = moved(by: distance)
        if !isInside(offset) { decelerate(.zero, to: nil, .user) }
    }

    /// Has the content follow a wheel to a place, which further turns move on: rule M20.
    private mutating func follow(_ distance: Point) {
        let isFollowing = isMoving && motion.isOfWheel
        let velocity = isFollowing ? velocity : .zero
        var target = port.clamped(isFollowing ? motion.target ?? offset : offset)
        target = port.clamped(Point(x: target.x + distance.x, y: target.y + distance.y))
        if !isFollowing { stop(.user) }
        func along(_ axis: Axis) -> AxisMotion {
            var bounds = bounds(axis)
            bounds.bounces = false
            return .smoothed(
                from: axis.main(offset), axis.main(velocity), to: axis.main(target), bounds)
        }
        var motion = ScrollMotion(along(.horizontal), along(.vertical), start_ns: time_ns)
        (motion.target, motion.isOfWheel) = (target, true)
        if motion.isMoving {
            begin(motion, .user)
            return
        }
        // What is left of the way is too short to take time.
        offset = target
        if isFollowing { stop(.user) }
    }

    /// Where the content is after it has moved within its edges. What is beyond an edge already may
    /// come back, and goes no farther.
    private func moved(by distance: Point) -> Point {
        func moved(_ axis: Axis) -> Double {
            let (offset, range) = (axis.main(offset), port.range(axis))
            return min(
                max(offset + axis.main(distance), min(range.least, offset)),
                max(range.greatest, offset))
        }
        return Point(x: moved(.horizontal), y: moved(.vertical))
    }
}

// Gestures.
extension Scroller {
    /// Follows the fingers of a gesture, which begins with the first distance.
    mutating func scroll(by distance: Point) {
        if !configuration.isScrollEnabled || drag != nil { return }
        if wheel?.isScrolling != true {
            stop(.user)
            wheel = WheelGesture(from: offset)
            state = .dragging
            tellBeginDragging(at: time_ns)
        }
        wheel?.append(distance, at: time_ns)
        let larger = distance.largerAxis
        offset = Point(
            x: pulled(.horizontal, by: distance.x, larger),
            y: pulled(.vertical, by: distance.y, larger))
        if configuration.isRefreshEnabled { requestRefresh() }
    }

    /// Returns the content offset after a gesture has moved the content, beyond an edge along the
    /// axis of the larger part.
    private mutating func pulled(_ axis: Axis, by distance: Double, _ larger: Axis) -> Double {
        let (offset, range) = (axis.main(offset), port.range(axis))
        let edge = range.clamped(offset)
        if !configuration.bounces || !canScroll(axis, range) {
            return axis.main(moved(by: axis.point(main: distance, cross: 0)))
        }
        if offset.isAbout(edge) {
            let place = offset + distance
            let end = range.clamped(place)
            // What reaches the edge pulls nothing: only what comes then does.
            if place == end || axis != larger || !end.isAbout(offset) { return end }
            return end + band(axis).shown(wheel?.pull(place - end, axis) ?? 0)
        }
        let beyond = band(axis).pulled(offset - edge) + distance
        // Fingers that are back where they began to pull are so but for a rounding.
        if beyond.magnitude < 1e-9 { return edge }
        let isInside = (beyond < 0) != (offset < edge)
        return isInside ? range.clamped(edge + beyond) : edge + band(axis).shown(beyond)
    }

    /// Ends what the fingers of a gesture do.
    ///
    /// - Parameter isCancelled: Whether the host takes the gesture away: no momentum follows.
    /// - Returns: The velocity in points per second, and where the gesture began.
    mutating func endScroll(isCancelled: Bool) -> (Point, began: Point) {
        guard let gesture = wheel else { return (.zero, began: offset) }
        if isCancelled { wheel = nil } else { wheel?.lift() }
        state = .idle
        return (isCancelled ? .zero : gesture.velocity(at: time_ns), gesture.began)
    }

    /// Tells of the end of what the fingers did.
    ///
    /// - Parameter target: Where the content is to rest: then no momentum counts. Nil: where it is,
    ///   or at the edge; the trackpad has its own momentum.
    mutating func letGoWheel(_ velocity: Point, to target: Point?) {
        guard let target else {
            letGo(.zero, proposed: port.clamped(offset), to: nil)
            return
        }
        letGo(velocity, proposed: target, to: target)
        wheel = nil
    }

    /// Follows the momentum of a gesture. Where the momentum leads beyond an edge, along the axis
    /// of the larger part, the content bounces there, and the rest of the momentum is looked past.
    mutating func coast(by distance: Point, isLast: Bool) {
        if !configuration.isScrollEnabled || drag != nil { return }
        wheel?.append(distance, at: time_ns)
        guard let gesture = wheel, !gesture.isScrolling else { return }
        if distance != .zero {
            if state == .idle {
                state = .decelerating
                tell(.willBeginDecelerating, at: time_ns, .user)
            }
            let axis = distance.largerAxis
            let place = axis.main(offset) + axis.main(distance)
            offset = moved(by: distance)
            let range = port.range(axis)
            if configuration.bounces && canScroll(axis, range) && place != range.clamped(place) {
                let velocity = axis.main(gesture.velocity(at: time_ns))
                let isOutward = (velocity < 0) == (axis.main(distance) < 0)
                bounce(axis, isOutward ? velocity : 0)
                return
            }
        }
        if isLast { endCoasting() }
    }

    private mutating func bounce(_ axis: Axis, _ velocity: Double) {
        let motion = motion(axis.point(main: velocity, cross: 0), to: nil)
        if motion.isMoving { begin(motion, .user) } else { endMotion(at: time_ns, .user) }
    }

    /// Ends the momentum of a gesture, which may not have begun.
    mutating func endCoasting() {
        if wheel == nil { return }
        stop(.user)
        wheel = nil
        if !isInside(offset) { decelerate(.zero, to: nil, .user) }
    }
}
