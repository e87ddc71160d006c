internal import CLibM

/// The content offset of a view that owns it, and what moves it: section M of docs/semantics.md.
///
/// A scroller has no clock. A call with a time advances the scroller to that time.
struct Scroller {
    private(set) var configuration = ScrollConfiguration()
    var offset = Point.zero
    var state = ScrollState.idle
    /// The time of the last call that had one.
    private(set) var time_ns: UInt64 = 0
    /// The basis of the ranges of content offsets, as of the last display frame.
    var port = ScrollerPort()
    /// By how much the content has moved since then.
    private var moved = Point.zero
    var drag: ScrollDrag?
    /// The gesture of a wheel that scrolls, or whose momentum may.
    var wheel: WheelGesture?
    var zoom = Zoom()
    /// The motion of the content while `isMoving`.
    private(set) var motion = ScrollMotion()
    /// Whether the content offset depends on time.
    private(set) var isMoving = false
    /// The end of a drag that the host may say another target of; nil: of none.
    var lastRelease: ScrollRelease?
    /// A pointer that has the content scroll near edges; nil: none may.
    var pull: ScrollPull?
    /// The edge to which an animated change of the content offset goes; nil: to no edge.
    private var top: ScrollEdge?
    /// The edge at which the content begins, as of the last display frame.
    var start = ScrollEdge(axis: .vertical, isGreatest: false, tellsArrival: false)
    /// The length of the inset while the host refreshes the content, in points; otherwise 0.
    var refreshLength = 0.0
    /// Whether the drag has asked for a refresh.
    var hasRequestedRefresh = false
    /// The events that the scroller has to tell, in order.
    var news: [Event] = []
    private var toldCount = 0
    /// The content offset that the host was told of last.
    private(set) var toldOffset = Point.zero

    /// The velocity of the content offset, in points per second.
    var velocity: Point { isMoving ? motion.velocity(at: time_ns) : .zero }

    /// The content offset at the end of the motion that runs.
    var destination: Point { isMoving ? motion.end : offset }

    mutating func dropNews() { news = [] }

    /// The next event that the host has not been told of.
    var nextNews: Event { news[toldCount] }

    /// Its time; nil if there is none.
    var nextNews_ns: UInt64? { toldCount < news.count ? news[toldCount].time_ns : nil }

    /// Whether the next event is the end of a motion, and the first of the call.
    var endsMotionFirst: Bool { toldCount == 0 && news[0].kind.isEndOfMotion }

    /// Notes that the host has been told of the next event.
    mutating func noteTold() {
        toldCount += 1
        if toldCount < news.count { return }
        news.removeAll(keepingCapacity: true)
        toldCount = 0
    }

    /// Forgets the news, as the host asks for no events.
    mutating func forgetNews() {
        if !news.isEmpty { news.removeAll(keepingCapacity: true) }
        noteToldOffset()
        zoom.toldScale = zoom.scale
    }

    /// Notes that the host has been told of the content offset.
    mutating func noteToldOffset() { toldOffset = offset }

    /// - Parameter offset: The content offset that the view had before the scroller was enabled.
    mutating func configure(_ configuration: ScrollConfiguration, at offset: Point) {
        let wasEnabled = self.configuration.isEnabled
        self.configuration = configuration
        if wasEnabled && configuration.isEnabled { return }
        cancelDrag()
        stop(.program)
        if wasEnabled { return }
        (self.offset, toldOffset) = (offset, offset)
    }

    /// Whether only the content offset changes until a time.
    @inline(__always)
    func isSteady(until time_ns: UInt64) -> Bool {
        zoom.motion == nil
            && (!isMoving || motion.isStarted && !motion.isOver(at: time_ns))
    }

    /// Takes back an advance through a steady time.
    mutating func goBack(to offset: Point, at time_ns: UInt64) {
        (self.offset, self.time_ns) = (offset, time_ns)
    }

    /// Moves the content offset through a steady time, forth or back.
    mutating func moveSteadily(to time_ns: UInt64) {
        self.time_ns = time_ns
        if isMoving { offset = motion.offset(at: time_ns) }
    }

    /// Moves the content offset to where it is at a time.
    mutating func advance(to time_ns: UInt64) {
        self.time_ns = max(self.time_ns, time_ns)
        if zoom.motion != nil { advanceZoom() }
        if !isMoving { return }
        motion.start(at: self.time_ns)
        offset = motion.offset(at: self.time_ns)
        if motion.isOver(at: self.time_ns) { endMotion(at: motion.end_ns, .engine) }
    }

    /// Moves everything, as the content moves.
    mutating func move(by distance: Point) {
        offset.x += distance.x
        offset.y += distance.y
        moved = Point(x: moved.x + distance.x, y: moved.y + distance.y)
        if isMoving { motion.move(by: distance) }
        if zoom.motion != nil { moveZoom(by: distance) }
        drag?.move(by: distance)
    }

    /// Sets the content offset at once, or begins to move to it.
    ///
    /// - Parameter top: The edge at which the target is, if the host is to be told of arriving.
    mutating func setOffset(_ target: Point, isAnimated: Bool, top: ScrollEdge? = nil) {
        // A change in the place of one that has not begun begins with the next call, too, at rest.
        let wasMoving = isMoving && motion.isStarted
        let velocity = wasMoving ? velocity : .zero
        stop(.program)
        let isThere = target.x.isAbout(offset.x) && target.y.isAbout(offset.y)
        if !isAnimated || isThere {
            drag?.move(by: Point(x: target.x - offset.x, y: target.y - offset.y))
            offset = target
            if top?.tellsArrival == true { tell(.didScrollToTop, at: time_ns, .program) }
            return
        }
        cancelDrag()
        state = .animating
        self.top = top
        animate(velocity, to: target, start_ns: wasMoving ? time_ns : nil)
    }

    private mutating func animate(_ velocity: Point, to target: Point, start_ns: UInt64?) {
        isMoving = true
        motion = ScrollMotion(
            AxisMotion.animated(from: offset.x, velocity.x, to: target.x),
            AxisMotion.animated(from: offset.y, velocity.y, to: target.y), start_ns: start_ns)
    }

    /// Takes over what the range of content offsets depends on. If the content offset is outside of
    /// another range, or a motion would end elsewhere, another motion begins from the place and the
    /// velocity at the moment: rule M12.
    mutating func take(_ port: ScrollerPort) {
        let (before, moved) = (self.port, moved)
        if port == before && moved == .zero { return }
        self.port = port
        self.moved = .zero
        switch state {
        case .tracking, .dragging, .zooming: return
        case .animating where isPulled: pullOn()
        case .animating:
            guard let top, !top.place(of: motion.end).isAbout(top.offset(in: port)) else {
                return
            }
            animate(
                velocity, to: top.moved(motion.end, in: port),
                start_ns: motion.isStarted ? time_ns : nil)
        case .idle:
            if !before.isShown || isInside(offset) { return }
            decelerate(.zero, to: nil, .update)
        case .decelerating:
            if !isMoving || port.keeps(motion.end, before, moved: moved) { return }
            motion = motion(velocity, to: motion.target)
        }
    }

    /// Takes over a port with another inset at the start of the content. Content that is at its
    /// start, or beyond it, goes to its start; a finger that drags the content goes on without a
    /// jump, and content that a finger holds stays.
    mutating func takeInset(_ port: ScrollerPort, isAnimated: Bool) {
        let (before, pulledBefore) = (self.port, pulled(offset))
        self.port = port
        switch state {
        case .tracking, .zooming: return
        case .dragging:
            let pulled = pulled(offset)
            drag?.move(by: Point(x: pulled.x - pulledBefore.x, y: pulled.y - pulledBefore.y))
            return
        case .animating where isPulled:
            pullOn()
            return
        case .idle, .decelerating, .animating: break
        }
        let end = destination
        if max(start.excess(of: end, in: before), start.excess(of: end, in: port)) < -1e-6 {
            return
        }
        setOffset(start.moved(end, in: port), isAnimated: isAnimated, top: start)
    }

    /// Moves everything as far into the range of another port as it was in the range of this one:
    /// a content offset beyond an edge is as far beyond the nearest edge.
    mutating func enter(_ port: ScrollerPort) {
        let (edge, last) = (port.clamped(offset), self.port.clamped(offset))
        let place = Point(x: edge.x + (offset.x - last.x), y: edge.y + (offset.y - last.y))
        move(by: Point(x: place.x - offset.x, y: place.y - offset.y))
        // Without the rounding: at an edge, where it was at one.
        offset = place
    }

    func isInside(_ offset: Point) -> Bool {
        let nearest = port.clamped(offset)
        return nearest.x.isAbout(offset.x) && nearest.y.isAbout(offset.y)
    }
}

// Motions.
extension Scroller {
    /// Begins to slow down, unless there is nothing to do.
    ///
    /// - Parameter target: Where the motion is to end; nil: where friction ends it.
    mutating func decelerate(_ velocity: Point, to target: Point?, _ origin: EventOrigin) {
        lastRelease = nil
        let motion = motion(velocity, to: target)
        if !motion.isMoving {
            // What is left of the way is too short to take time.
            offset = motion.end
            state = .idle
            return
        }
        begin(motion, origin)
    }

    /// Begins a motion that ends by itself, or goes on with another one.
    mutating func begin(_ motion: ScrollMotion, _ origin: EventOrigin) {
        (self.motion, isMoving, wheel) = (motion, true, nil)
        if state == .decelerating { return }
        state = .decelerating
        tell(.willBeginDecelerating, at: time_ns, origin)
    }

    /// Whether a pointer that is held near an edge moves the content.
    var isPulled: Bool { isMoving && motion.isOfPull }

    /// Goes on as a pointer that is held near an edge has the content move, or stops where that
    /// leads no farther.
    mutating func move(by pull: ScrollMotion) {
        if !pull.isMoving {
            stop(.user)
            return
        }
        (motion, isMoving, state, wheel, lastRelease) = (pull, true, .animating, nil, nil)
    }

    /// Has a drag lead to another target, from here: rule M10. No momentum of a trackpad counts
    /// any more.
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

    /// Returns where friction alone ends a motion, within the content.
    func proposedTarget(_ velocity: Point) -> Point {
        port.clamped(
            Point(
                x: bounds(.horizontal).rest(from: offset.x, velocity.x),
                y: bounds(.vertical).rest(from: offset.y, velocity.y)))
    }

    /// Returns the boundary of the page to which a drag leads: rule M8.
    func page(_ velocity: Point, from began: Point) -> Point {
        func page(_ axis: Axis) -> Double {
            let (range, length) = (port.range(axis), axis.main(port.boundsSize))
            if length <= 0 { return range.least }
            let place = (axis.main(offset) - range.least) / length
            let start = range.page(of: axis.main(began), length: length)
            let speed = axis.main(velocity)
            var page = floor(place + 0.5)
            if speed != 0 { page = speed > 0 ? floor(place) + 1 : -floor(-place) - 1 }
            page = min(max(page, start - 1), start + 1)
            return range.clamped(range.least + page * length)
        }
        return Point(x: page(.horizontal), y: page(.vertical))
    }

    /// Ends a motion where it is, and the momentum of a wheel.
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
        let isPaged = configuration.isPagingEnabled
        let rate = isPaged ? .fast : configuration.decelerationRate
        return ScrollBounds(
            range: port.range(axis), bounces: configuration.bounces, rate: rate.perSecond,
            pixelScale: port.pixelScale)
    }

    mutating func tell(
        _ kind: EventKind, at time_ns: UInt64, _ origin: EventOrigin
    ) {
        var event = Event(kind, at: time_ns)
        event.origin = origin
        news.append(event)
    }
}

extension EventKind {
    /// Whether a motion of the content offset has come to its end.
    fileprivate var isEndOfMotion: Bool {
        self == .didEndDecelerating || self == .didEndScrollingAnimation || self == .didScrollToTop
            || self == .didEndZooming
    }
}
