// Pointers that drag: rules M5, M7 and U5 of docs/semantics.md.
extension Scroller {
    /// Whether the content can be dragged along an axis.
    func canScroll(_ axis: Axis) -> Bool { canScroll(axis, port.range(axis)) }

    func canScroll(_ axis: Axis, _ range: OffsetRange) -> Bool {
        !range.greatest.isAbout(range.least)
            || configuration.bounces && configuration.alwaysBounces(axis)
    }

    /// Handles a pointer that goes down: it may begin to drag.
    mutating func begin(_ sample: PointerSample) {
        if !configuration.isEnabled || !configuration.isScrollEnabled { return }
        if sample.device?.isDirect != true { return }
        if drag != nil { return wait(sample) }
        let isCaught = isMoving
        cancelDrag(.user)
        stop(.user)
        drag = ScrollDrag(sample, isCaught: isCaught, offset: offset)
        state = .tracking
    }

    /// Handles a pointer that moves.
    @inline(never)
    mutating func move(_ sample: PointerSample) {
        if drag?.pointer != sample.pointer {
            if !waiting.isEmpty { moveWaiting(sample) }
            return
        }
        drag?.append(sample)
        if state == .tracking, var drag, drag.begins(sample, canScroll, configuration) {
            drag.begin(at: pulled(offset))
            self.drag = drag
            state = .dragging
            tellBeginDragging(at: sample.time_ns)
        }
        if state != .dragging { return }
        if configuration.keyboardDismissMode == .interactive,
            drag?.reaches(configuration.keyboardTop, sample) ?? false
        {
            tell(.dismissKeyboard, at: sample.time_ns, .user)
        }
        offset = Point(x: place(.horizontal), y: place(.vertical))
        if configuration.isRefreshEnabled { requestRefresh() }
    }

    /// Requests a refresh, once in a drag, if the content is far enough beyond its start: rule M19.
    mutating func requestRefresh() {
        if refreshLength > 0 || hasRequestedRefresh || state != .dragging { return }
        let excess = start.excess(of: offset, in: port)
        if excess < configuration.refreshThreshold { return }
        hasRequestedRefresh = true
        tell(.refreshRequested, at: time_ns, .user)
        news[news.count - 1].number = excess
    }

    mutating func tellBeginDragging(at time_ns: UInt64) {
        hasRequestedRefresh = false
        tell(.willBeginDragging, at: time_ns, .user)
        if configuration.keyboardDismissMode == .onDrag {
            tell(.dismissKeyboard, at: time_ns, .user)
        }
    }

    /// Returns the content offset along an axis for the place to which a finger has pulled the
    /// content.
    @inline(__always)
    private mutating func place(_ axis: Axis) -> Double {
        guard let pulled = drag?.pulled(axis) else { return axis.main(offset) }
        let range = port.range(axis)
        if !canScroll(axis, range) { return axis.main(offset) }
        let edge = range.clamped(pulled)
        if pulled == edge { return pulled }
        if !configuration.bounces {
            // A finger that turns around moves the content at once.
            drag?.pull(by: axis.point(main: edge - pulled, cross: 0))
            return edge
        }
        return edge + band(axis).shown(pulled - edge)
    }

    /// Continues a drag in another range of content offsets, from where the content is: nothing
    /// jumps as the finger moves on.
    @inline(never)
    mutating func dragOn() {
        guard let drag else { return }
        let place = pulled(offset)
        func distance(_ axis: Axis) -> Double {
            guard let pulled = drag.pulled(axis) else { return 0 }
            let distance = axis.main(place) - pulled
            return distance.magnitude < 1e-6 ? 0 : distance
        }
        self.drag?.pull(by: Point(x: distance(.horizontal), y: distance(.vertical)))
    }

    /// Returns the place to which a finger must pull the content to display it at a content offset.
    func pulled(_ offset: Point) -> Point {
        func pulled(_ axis: Axis) -> Double {
            let edge = port.range(axis).clamped(axis.main(offset))
            return edge + band(axis).pulled(axis.main(offset) - edge)
        }
        return Point(x: pulled(.horizontal), y: pulled(.vertical))
    }

    func band(_ axis: Axis) -> RubberBand {
        RubberBand(length: axis.main(port.boundsSize))
    }

    /// Handles a pointer that is lifted, or that the host cancels: ends its drag.
    ///
    /// - Returns: The velocity of the content in points per second, and the content offset at which
    ///   the drag began; nil if the pointer did not drag.
    mutating func endDrag(_ sample: PointerSample) -> (Point, began: Point)? {
        guard let drag, drag.pointer == sample.pointer else {
            forgetWaiting(sample.pointer)
            return nil
        }
        if handOn() { return nil }
        if state != .dragging {
            release()
            return nil
        }
        self.drag = nil
        state = .idle
        let isCancelled = sample.phase == .cancel
        return (isCancelled ? .zero : drag.velocity(at: sample.time_ns, canScroll), drag.began)
    }

    /// Keeps the pointer that is down, and does not drag yet, from dragging.
    mutating func release() {
        if state != .tracking || handOn() { return }
        let hasCaught = drag?.isCaught == true
        drag = nil
        state = .idle
        if hasCaught { settle() } else { comeBack() }
    }

    /// Stops a motion at the present content offset, as a pointer that goes down does. Content
    /// beyond its edges springs back.
    @inline(never)
    mutating func halt() {
        if !configuration.isEnabled || !configuration.isScrollEnabled { return }
        if !isMoving && state != .decelerating { return }
        stop(.user)
        settle()
    }

    /// Leads content that a person has stopped, and lets go of, to the nearest page. A view that
    /// does not page leads the content into its range, and then to a place of rest, if it has any:
    /// see `awaitsRest`.
    mutating func settle() {
        if configuration.isPagingEnabled {
            settleOnPage(.user)
        } else {
            awaitsRest = true
            comeBack()
        }
    }

    /// Leads content that no pointer holds any more into its range.
    mutating func comeBack() {
        if !isInside(offset) { decelerate(.zero, to: nil, .user) }
    }

    /// Ends the drag and the motion at the present content offset.
    @inline(never)
    mutating func end(_ origin: EventOrigin) {
        cancelDrag()
        stop(origin)
    }

    /// Ends the drag of a pointer and the gesture of a wheel: they do not move the content any
    /// more.
    mutating func cancelDrag(_ origin: EventOrigin = .program) {
        if state == .dragging { tell(.didEndDragging, at: time_ns, origin) }
        if drag != nil || wheel?.isScrolling == true { state = .idle }
        (drag, wheel) = (nil, nil)
        if !waiting.isEmpty { waiting = [] }
    }

    /// Reports the end of a drag, and lets the content slow down.
    ///
    /// - Parameter target: Where the content comes to rest; nil: friction determines the place.
    mutating func letGo(_ velocity: Point, proposed: Point, to target: Point?) {
        tell(.willEndDragging, at: time_ns, .user)
        news[news.count - 1].point = target ?? proposed
        news[news.count - 1].otherPoint = Point(x: velocity.x / 1000, y: velocity.y / 1000)
        tell(.didEndDragging, at: time_ns, .user)
        let index = news.count - 1
        decelerate(velocity, to: target, .user)
        news[index].value = isMoving ? 1 : 0
        lastRelease = ScrollRelease()
    }
}
