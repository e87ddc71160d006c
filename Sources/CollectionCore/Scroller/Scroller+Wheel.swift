// Wheels and scroll gestures on trackpads: rules U6 and M20 of docs/semantics.md.
extension Scroller {
    /// Moves the content for a turn of a wheel, no farther than its edges. Content that is beyond
    /// an edge springs back.
    ///
    /// - Parameter isSmooth: Whether the content follows the wheel smoothly instead of at once.
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

    /// The turns of a wheel that leads to pages, after one more turn; nil: wheels do not scroll.
    ///
    /// - Parameter distance: The distance of the turn.
    func turns(with distance: Point) -> WheelTurns? {
        if !configuration.isScrollEnabled || drag != nil { return nil }
        var turns = isMoving ? motion.turns ?? WheelTurns(from: offset) : WheelTurns(from: offset)
        turns.place = port.clamped(
            Point(x: turns.place.x + distance.x, y: turns.place.y + distance.y))
        return turns
    }

    /// Returns the content offset of the page to which turns of a wheel lead, or of the nearest
    /// page if the wheel has not been turned: rule M8.
    func page(after turns: WheelTurns) -> Point {
        func page(_ axis: Axis) -> Double {
            pages(axis).target(turned: axis.main(turns.distance), from: axis.main(turns.began))
        }
        return Point(x: page(.horizontal), y: page(.vertical))
    }

    /// Leads the content to the page of the turns of a wheel: rule M8.
    ///
    /// - Parameter isAtOnce: Whether the content is at the page at once.
    mutating func turnPages(_ turns: WheelTurns, to target: Point, isAtOnce: Bool) {
        let isTurning = isMoving && motion.turns != nil
        let velocity = isTurning ? velocity : .zero
        if !isTurning { stop(.user) }
        var motion = motion(velocity, to: target)
        motion.turns = turns
        if motion.isMoving && !isAtOnce {
            begin(motion, .user)
            return
        }
        offset = motion.end
        if isTurning { stop(.user) }
    }

    /// Leads content that was left between pages to the nearest page: rule M8.
    mutating func settleOnPage(_ origin: EventOrigin) {
        if configuration.isPagingEnabled && state == .idle {
            decelerate(.zero, to: page(after: WheelTurns(from: offset)), origin)
        }
    }

    /// Moves the content smoothly to the target of a wheel, which further turns move on: rule M20.
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
        // The remaining distance is too short to take time.
        offset = target
        if isFollowing { stop(.user) }
    }

    /// The content offset after a movement within the edges of the content. Content that is beyond
    /// an edge already may come back, and moves no farther out.
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

// Scroll gestures on trackpads.
extension Scroller {
    /// Moves the content with the fingers of a gesture. The first distance begins the gesture.
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

    /// Returns the content offset along an axis after a gesture has moved the content: beyond an
    /// edge only along the axis of the larger part of the distance.
    private mutating func pulled(_ axis: Axis, by distance: Double, _ larger: Axis) -> Double {
        let (offset, range) = (axis.main(offset), port.range(axis))
        let edge = range.clamped(offset)
        if !configuration.bounces || !canScroll(axis, range) {
            return axis.main(moved(by: axis.point(main: distance, cross: 0)))
        }
        if offset.isAbout(edge) {
            let place = offset + distance
            let end = range.clamped(place)
            // A movement that reaches the edge does not pull beyond it: only the next one does.
            if place == end || axis != larger || !end.isAbout(offset) { return end }
            return end + band(axis).shown(wheel?.pull(place - end, axis) ?? 0)
        }
        let beyond = band(axis).pulled(offset - edge) + distance
        // Except for rounding, the fingers are back where they began to pull.
        if beyond.magnitude < 1e-9 { return edge }
        let isInside = (beyond < 0) != (offset < edge)
        return isInside ? range.clamped(edge + beyond) : edge + band(axis).shown(beyond)
    }

    /// Ends the scrolling by the fingers of a gesture.
    ///
    /// - Parameter isCancelled: Whether the host cancels the gesture: then no momentum follows.
    /// - Returns: The velocity of the content in points per second, and the content offset at which
    ///   the gesture began.
    mutating func endScroll(isCancelled: Bool) -> (Point, began: Point) {
        guard let gesture = wheel else { return (.zero, began: offset) }
        if isCancelled { wheel = nil } else { wheel?.lift() }
        state = .idle
        return (isCancelled ? .zero : gesture.velocity(at: time_ns), gesture.began)
    }

    /// Reports that the fingers of a gesture have ended scrolling.
    ///
    /// - Parameter target: Where the content comes to rest: then the momentum of the trackpad is
    ///   ignored. Nil: where the content is, or at the edge; the trackpad sends its own momentum.
    mutating func letGoWheel(_ velocity: Point, to target: Point?) {
        guard let target else {
            letGo(.zero, proposed: port.clamped(offset), to: nil)
            return
        }
        letGo(velocity, proposed: target, to: target)
        wheel = nil
    }

    /// Moves the content with the momentum of a gesture. If the momentum leads beyond an edge,
    /// along the axis of the larger part of the distance, the content bounces there, and the rest
    /// of the momentum is ignored.
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
