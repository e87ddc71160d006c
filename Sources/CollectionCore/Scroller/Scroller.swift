internal import CLibM

/// The content offset of a view with a scroller, and what moves it: section M of docs/semantics.md.
struct Scroller {
    private(set) var configuration = ScrollConfiguration()
    var offset = Point.zero
    /// The content offset with which the scroller was enabled; nil: somebody has set another one.
    var beginning: Point?
    var state = ScrollState.idle
    /// The time of the last call that had a time, in nanoseconds.
    private(set) var time_ns: UInt64 = 0
    /// What determines the ranges of content offsets, as of the last display frame.
    var port = ScrollerPort()
    /// The distance by which the content has moved since the last display frame, in points.
    private var moved = Point.zero
    var drag: ScrollDrag?
    /// Other pointers that are down on the content, in the order in which they came.
    var waiting: [ScrollDrag] = []
    /// The trackpad gesture that scrolls, or whose momentum may follow; nil: none.
    var wheel: WheelGesture?
    var zoom = Zoom()
    /// The motion of the content while `isMoving`.
    private(set) var motion = ScrollMotion()
    /// Whether `motion` changes the content offset as time passes.
    private(set) var isMoving = false
    /// The end of a drag for which the host may name another target; nil: there is none.
    var lastRelease: ScrollRelease?
    /// The pointer that may scroll the content near edges of the bounds; nil: none.
    var pull: ScrollPull?
    /// Whether a person has stopped the content and let go of it, and the view has not led it to a
    /// place of rest since.
    var awaitsRest = false
    /// What is known of the destination as a place of rest; nil: nothing.
    var notedRest: NotedRest?
    /// The edge to which an animated change moves the content offset; nil: to no edge.
    var top: ScrollEdge?
    /// The edge at which the content begins, as of the last display frame.
    var start = ScrollEdge(axis: .vertical, isGreatest: false, tellsArrival: false)
    /// The length of the inset while the host refreshes the content, in points; otherwise 0.
    var refreshLength = 0.0
    /// Whether the present drag has requested a refresh.
    var hasRequestedRefresh = false
    /// The events that the scroller reports, in order.
    var news: [Event] = []
    private var toldCount = 0
    /// The content offset that was last reported to the host.
    private(set) var toldOffset = Point.zero

    /// The velocity of the content offset, in points per second.
    var velocity: Point { isMoving ? motion.velocity(at: time_ns) : .zero }

    /// The content offset at the end of the motion that runs.
    var destination: Point { isMoving ? motion.end : offset }

    mutating func dropNews() { news = [] }

    /// The next event of `news` that was not reported to the host yet.
    var nextNews: Event { news[toldCount] }

    /// The time of `nextNews`, in nanoseconds; nil: there is no such event.
    var nextNews_ns: UInt64? { toldCount < news.count ? news[toldCount].time_ns : nil }

    /// Whether `nextNews` is the end of a motion, and the first event of the call.
    var endsMotionFirst: Bool { toldCount == 0 && news[0].kind.isEndOfMotion }

    /// Notes that `nextNews` was reported to the host.
    mutating func noteTold() {
        toldCount += 1
        if toldCount < news.count { return }
        news.removeAll(keepingCapacity: true)
        toldCount = 0
    }

    /// Drops all events, because the host asks for no events.
    mutating func forgetNews() {
        if !news.isEmpty { news.removeAll(keepingCapacity: true) }
        noteToldOffset()
        zoom.toldScale = zoom.scale
    }

    /// Notes that the content offset was reported to the host.
    mutating func noteToldOffset() { toldOffset = offset }

    /// Changes the settings.
    ///
    /// - Parameter offset: The content offset that the view had before the scroller was enabled.
    mutating func configure(_ configuration: ScrollConfiguration, at offset: Point) {
        let before = self.configuration
        self.configuration = configuration
        if before.isEnabled && configuration.isEnabled {
            leadToPage(insteadOf: port, before, moved: .zero)
            return
        }
        cancelDrag()
        stop(.program)
        if before.isEnabled { return }
        begin(at: offset)
    }

    /// Begins at a content offset that somebody else has set, or that follows from the content.
    mutating func begin(at offset: Point) {
        (self.offset, toldOffset, beginning) = (offset, offset, offset)
    }

    /// Whether nobody has moved the content since the scroller was enabled.
    var isAtBeginning: Bool { offset == beginning && state == .idle }

    /// Whether only the content offset changes until a time.
    @inline(__always)
    func isSteady(until time_ns: UInt64) -> Bool {
        zoom.motion == nil
            && (!isMoving || motion.isStarted && !motion.isOver(at: time_ns))
    }

    /// Undoes a call of `moveSteadily`: restores the content offset and the time.
    mutating func goBack(to offset: Point, at time_ns: UInt64) {
        (self.offset, self.time_ns) = (offset, time_ns)
    }

    /// Moves the content offset to an earlier or later time. Nothing else may change between the
    /// times: see `isSteady`.
    mutating func moveSteadily(to time_ns: UInt64) {
        self.time_ns = time_ns
        if isMoving { offset = motion.offset(at: time_ns) }
    }

    /// Advances the scroller to a time.
    mutating func advance(to time_ns: UInt64) {
        self.time_ns = max(self.time_ns, time_ns)
        if zoom.motion != nil { advanceZoom() }
        if !isMoving { return }
        motion.start(at: self.time_ns)
        offset = motion.offset(at: self.time_ns)
        if !motion.isOver(at: self.time_ns) || motion.isAimed { return }
        let wasPulled = isPulled
        endMotion(at: motion.end_ns, .engine)
        if wasPulled { comeBack() }
    }

    /// Moves the content offset, the motion, the zoom and the drag, because the content moves.
    mutating func move(by distance: Point) {
        offset.x += distance.x
        offset.y += distance.y
        moved = Point(x: moved.x + distance.x, y: moved.y + distance.y)
        if let notedRest { self.notedRest?.offset = notedRest.offset + distance }
        if isMoving { motion.move(by: distance) }
        if zoom.motion != nil { moveZoom(by: distance) }
        drag?.move(by: distance)
    }

    /// Sets the content offset at once, or begins to move to it.
    ///
    /// - Parameter top: The edge at which the target is, if an event reports the arrival there.
    mutating func setOffset(_ target: Point, isAnimated: Bool, top: ScrollEdge? = nil) {
        // A change that replaces one that has not begun also begins with the next call, at rest.
        let wasMoving = isMoving && motion.isStarted
        let velocity = wasMoving ? velocity : .zero
        stop(.program)
        beginning = nil
        if !isAnimated || target.isAbout(offset) {
            drag?.move(by: target - offset)
            offset = target
            if top?.tellsArrival == true { tell(.didScrollToTop, at: time_ns, .program) }
            return
        }
        cancelDrag()
        state = .animating
        self.top = top
        animate(velocity, to: target, start_ns: wasMoving ? time_ns : nil)
    }

    /// - Parameter seconds: The duration; 0: the content offset is at the target at once.
    @inline(never)
    mutating func animate(
        _ velocity: Point, to target: Point, start_ns: UInt64?,
        in seconds: Double = AxisMotion.animationTime
    ) {
        isMoving = true
        motion = ScrollMotion(
            AxisMotion.animated(from: offset.x, velocity.x, to: target.x, in: seconds),
            AxisMotion.animated(from: offset.y, velocity.y, to: target.y, in: seconds),
            start_ns: start_ns)
    }

    /// Replaces the port. If the content offset is outside of the new range, or a motion would end
    /// elsewhere, another motion begins with the present content offset and velocity: rule M12.
    mutating func take(_ port: ScrollerPort) {
        let (before, moved) = (self.port, moved)
        if port == before && moved == .zero { return }
        self.port = port
        self.moved = .zero
        switch state {
        case .zooming: return
        case .dragging: dragOn()
        case .animating where isPulled: pullOn()
        case .animating:
            let end = animationEnd(before, moved: moved)
            if end.isAbout(motion.end) { return }
            animate(velocity, to: end, start_ns: motion.isStarted ? time_ns : nil)
        case .tracking: leadToPage(insteadOf: before, configuration, moved: moved)
        case .idle:
            if !before.isShown || leadToPage(insteadOf: before, configuration, moved: moved) {
                return
            }
            if !isInside(offset) { decelerate(.zero, to: nil, .update) }
        case .decelerating:
            if !isMoving || motion.isAimed { return }
            if leadToPage(insteadOf: before, configuration, moved: moved) { return }
            if !port.keeps(motion.end, before, moved: moved) { redirect(to: motion.target) }
        }
    }

    /// Leads content that rests at a page, or moves to one, to the nearest page after a change of
    /// the pages.
    ///
    /// - Parameter before: The port before the change.
    /// - Parameter settings: The settings before the change.
    /// - Returns: Whether the content rests at a page or moves to one.
    @inline(never) @discardableResult
    private mutating func leadToPage(
        insteadOf before: ScrollerPort, _ settings: ScrollConfiguration, moved: Point
    ) -> Bool {
        if !configuration.isPagingEnabled || !settings.isPagingEnabled || !before.isShown {
            return false
        }
        let end = destination
        let last = end - moved
        if !before.nearestPage(to: last, from: start, settings).isAbout(last) { return false }
        let page = port.nearestPage(to: end, from: start, configuration)
        if page.isAbout(end) { return true }
        lead(toRest: page, .update)
        return true
    }

    /// Leads content that no pointer drags to a place of rest: at once or, while a pointer is down,
    /// when the pointer is lifted.
    @inline(never)
    mutating func lead(toRest target: Point, _ origin: EventOrigin) {
        switch state {
        case .tracking: drag?.noteBetweenPages()
        case .idle: decelerate(.zero, to: target, origin)
        case .decelerating where isMoving: redirect(to: target)
        case .dragging, .zooming, .animating, .decelerating: break
        }
    }

    /// Returns the content offset to which an animation leads in the port: along each axis at its
    /// edge if it leads to one, and within the range if it was within that of the port before.
    private func animationEnd(_ before: ScrollerPort, moved: Point) -> Point {
        func end(_ axis: Axis) -> Double {
            if let top, top.axis == axis { return top.offset(in: port) }
            let end = axis.main(motion.end)
            let last = end - axis.main(moved)
            let wasInside = before.range(axis).clamped(last).isAbout(last)
            return motion.isAimed || !wasInside ? end : port.range(axis).clamped(end)
        }
        return Point(x: end(.horizontal), y: end(.vertical))
    }

    /// Replaces the port by a port with another inset at the start of the content. Content that is
    /// at its start, or beyond it, moves to its new start. A drag goes on without a jump of the
    /// content, and content that a finger holds stays.
    mutating func takeInset(_ port: ScrollerPort, isAnimated: Bool) {
        let (before, pulledBefore) = (self.port, pulled(offset))
        self.port = port
        switch state {
        case .tracking, .zooming: return
        case .dragging:
            let pulled = pulled(offset)
            drag?.pull(by: pulled - pulledBefore)
            return
        case .animating where isPulled:
            pullOn()
            return
        case .idle, .decelerating, .animating: break
        }
        let end = destination
        if max(start.excess(of: end, in: before), start.excess(of: end, in: port)) < -1e-6 {
            // Pages begin at the start of the content, inset included.
            if configuration.isPagingEnabled && state != .animating {
                decelerate(velocity, to: page(after: WheelTurns(from: end)), .engine)
            }
            return
        }
        setOffset(start.moved(end, in: port), isAnimated: isAnimated, top: start)
    }

    /// Moves the content offset, motion and drag into the range of another port. A content offset
    /// beyond an edge stays as far beyond the nearest edge; but before the first display frame,
    /// content no longer than the bounds goes to its place.
    mutating func enter(_ port: ScrollerPort) {
        if !self.port.isShown {
            guard let axis = port.endAxis else { return }
            let range = port.range(axis)
            if range.least < range.greatest { return }
            move(by: axis.point(main: range.least - axis.main(offset), cross: 0))
            return
        }
        let (edge, last) = (port.clamped(offset), self.port.clamped(offset))
        enter(at: Point(x: edge.x + (offset.x - last.x), y: edge.y + (offset.y - last.y)))
    }

    /// Moves the content offset, motion and drag into other content.
    mutating func enter(at place: Point) {
        move(by: Point(x: place.x - offset.x, y: place.y - offset.y))
        // Without rounding errors: an offset at an edge is exactly at the new edge.
        offset = place
    }

    /// Has a motion begin with the next call that has a time.
    mutating func waitForCall() {
        if isMoving { motion.waitForCall() }
    }

    mutating func noteAim(_ isAimed: Bool) { motion.isAimed = isAimed }

    func isInside(_ offset: Point) -> Bool { port.clamped(offset).isAbout(offset) }
}

// Motions.
extension Scroller {
    /// Begins a motion that slows down, unless the content rests already.
    ///
    /// - Parameter target: Where the motion ends; nil: friction determines the end.
    @inline(never)
    mutating func decelerate(_ velocity: Point, to target: Point?, _ origin: EventOrigin) {
        lastRelease = nil
        let motion = motion(velocity, to: target)
        if !motion.isMoving {
            // The remaining distance is too short to take time.
            if isMoving { endMotion(at: time_ns, origin) }
            offset = motion.end
            state = .idle
            return
        }
        begin(motion, origin)
    }

    /// Leads the motion that runs, or waits, to another end, from its present place with its
    /// velocity.
    ///
    /// - Parameter target: Where the motion ends; nil: friction determines the end.
    @inline(never)
    mutating func redirect(to target: Point?) {
        let before = motion
        motion = motion(velocity, to: target)
        (motion.turns, motion.isOfWheel) = (before.turns, before.isOfWheel)
        if !before.isStarted { motion.waitForCall() }
    }

    /// Begins a motion that ends by itself, in place of the motion that is running, if any.
    mutating func begin(_ motion: ScrollMotion, _ origin: EventOrigin) {
        (self.motion, isMoving, wheel) = (motion, true, nil)
        if state == .decelerating { return }
        state = .decelerating
        tell(.willBeginDecelerating, at: time_ns, origin)
    }

    /// Whether a pointer that is held near an edge moves the content.
    var isPulled: Bool { isMoving && motion.isOfPull }

    /// Begins the motion of a pointer held near an edge, or stops if that motion leads no farther.
    mutating func move(by pull: ScrollMotion) {
        if !pull.isMoving {
            stop(.user)
            settle()
            return
        }
        (motion, isMoving, state, wheel, lastRelease) = (pull, true, .animating, nil, nil)
    }

    /// Leads the content to another target after a drag, from its present place: rule M10. Momentum
    /// of the trackpad is ignored from then on.
    mutating func retarget(to target: Point) {
        let (release, isCoasting) = (lastRelease, state == .decelerating && !isMoving)
        let velocity = isCoasting ? wheel?.velocity(at: time_ns) ?? .zero : velocity
        wheel = nil
        let other = motion(velocity, to: target)
        if other.isMoving {
            begin(other, .program)
        } else {
            stop(.program)
            offset = other.end
        }
        lastRelease = isMoving ? release : nil
    }

    /// Returns the content offset, within the range, at which friction alone ends a motion.
    func proposedTarget(_ velocity: Point) -> Point {
        port.clamped(
            Point(
                x: bounds(.horizontal).rest(from: offset.x, velocity.x),
                y: bounds(.vertical).rest(from: offset.y, velocity.y)))
    }

    /// Returns the content offset at which a motion ends that friction and edges alone determine.
    func frictionEnd(_ velocity: Point) -> Point { motion(velocity, to: nil).end }

    /// Returns the content offset of the page to which a drag leads: rule M8.
    func page(_ velocity: Point, from began: Point) -> Point {
        func page(_ axis: Axis) -> Double {
            pages(axis).target(of: axis.main(offset), from: axis.main(began), axis.main(velocity))
        }
        return Point(x: page(.horizontal), y: page(.vertical))
    }

    var pagesContent: Bool { configuration.isEnabled && configuration.isPagingEnabled }

    @inline(never)
    func pages(_ axis: Axis) -> OffsetPages { port.pages(axis, from: start, configuration) }

    /// Ends a motion at the present content offset, and the momentum of a wheel.
    @inline(never)
    mutating func stop(_ origin: EventOrigin) {
        lastRelease = nil
        if state == .zooming { stopZoom(origin) }
        if isMoving || state == .decelerating { endMotion(at: time_ns, origin) }
        if wheel?.isScrolling == false { wheel = nil }
    }

    mutating func endMotion(at end_ns: UInt64, _ origin: EventOrigin) {
        tell(
            state == .animating ? .didEndScrollingAnimation : .didEndDecelerating, at: end_ns,
            origin)
        if top?.tellsArrival == true && origin == .engine {
            tell(.didScrollToTop, at: end_ns, origin)
        }
        (isMoving, wheel) = (false, nil)
        (lastRelease, top) = (nil, nil)
        state = .idle
    }

    func motion(_ velocity: Point, to target: Point?) -> ScrollMotion {
        func along(_ axis: Axis) -> AxisMotion {
            let (start, speed) = (axis.main(offset), axis.main(velocity))
            guard let target else {
                return .decelerating(from: start, speed, bounds(axis))
            }
            let end = port.range(axis).clamped(axis.main(target))
            return .decelerating(from: start, speed, to: end, bounds(axis))
        }
        var motion = ScrollMotion(along(.horizontal), along(.vertical), start_ns: time_ns)
        motion.target = target
        return motion
    }

    func bounds(_ axis: Axis) -> ScrollBounds {
        let isPaged = configuration.isPagingEnabled || configuration.stopsAtSnapPoints
        let rate = isPaged ? .fast : configuration.decelerationRate
        return ScrollBounds(
            range: port.range(axis), bounces: configuration.bounces, rate: rate.perSecond,
            pixelScale: port.pixelScale)
    }

    @inline(never)
    mutating func tell(
        _ kind: EventKind, at time_ns: UInt64, _ origin: EventOrigin
    ) {
        var event = Event(kind, at: time_ns)
        event.origin = origin
        news.append(event)
    }
}

extension EventKind {
    /// Whether the event reports the end of a motion of the content offset or of a zoom.
    fileprivate var isEndOfMotion: Bool {
        self == .didEndDecelerating || self == .didEndScrollingAnimation || self == .didScrollToTop
            || self == .didEndZooming
    }
}
