import CollectionCore

/// The rules of section M, one after another: a content offset that a finger or time moves.
struct ReferenceScroller {
    var settings = ScrollConfiguration()
    var offset: Pair = [0, 0]
    /// Where the scroller had the content when it was enabled; nil: the host has set an offset.
    private var beginning: Pair?
    /// The content offset that was told last, and the one before it.
    var told: Pair = [0, 0]
    var toldBefore: Pair = [0, 0]
    var state = ScrollState.idle
    private(set) var time_ns: UInt64 = 0
    private(set) var port = ReferencePort()
    var finger: ReferenceFinger?
    /// Others that are down, the last one last.
    var others: [ReferenceFinger] = []
    var flight: ReferenceFlight?
    /// The gesture of a wheel that scrolls, or whose momentum may.
    var gesture: ReferenceGesture?
    /// R10: a pointer that may be held near an edge.
    var pull: ReferencePull?
    /// The number of the event that told of the end of a drag, for as long as the host may say
    /// where it leads; 0: none told of it.
    private(set) var release: UInt64?
    /// M16: where an animated change goes to, if arriving there is to be told.
    var top: ReferenceTop?
    /// M19: where the content begins, and whether the drag has asked for a refresh.
    var start = ReferenceTop(axis: 1, isGreatest: false)
    private var hasRequestedRefresh = false
    /// By how much the content has moved since the port was told last.
    private var moved: Pair = [0, 0]
    /// M8: a person has stopped the content, and lets go of it.
    var awaitsRest = false
    /// M12: where the last display frame found the content at rest, or led to rest, by snap points
    /// or by the layout.
    var notedRest: Pair?
    /// What is to be told, in order.
    var news: [Event] = []
    /// Nil: numbers are as they come.
    var rounding: ReferenceRounding?

    var isMoving: Bool { flight != nil }
    /// Where the content is to be, once it rests.
    var destination: Pair { flight?.restingPlace ?? offset }

    var scrolling: Scrolling {
        let velocity = flight?.velocity ?? [0, 0]
        return Scrolling(state, Point(offset), velocity: Point(velocity))
    }

    /// M1: a scroller that is enabled begins at an offset.
    mutating func set(_ settings: ScrollConfiguration, startingAt start: Point) {
        let (was, before) = (self.settings.isEnabled, self.settings)
        self.settings = settings
        if before.snapPoints != settings.snapPoints || !settings.isEnabled { notedRest = nil }
        if was && settings.isEnabled {
            changePages(before)
            return
        }
        loseFinger()
        stop(.program)
        if settings.isEnabled { (offset, told, beginning) = (start.pair, start.pair, start.pair) }
    }

    /// M12: another length of pages.
    private mutating func changePages(_ before: ScrollConfiguration) {
        if !before.isPagingEnabled || !settings.isPagingEnabled || !port.isShown { return }
        let (place, now) = (destination, settings)
        settings = before
        let old = page(from: place, turnedTo: place)
        settings = now
        let next = page(from: place, turnedTo: place)
        if !isAbout(old, place) || isAbout(next, place) { return }
        lead(to: next, .update)
    }

    /// M12: by itself, or as soon as the finger is lifted.
    mutating func lead(to target: Pair, _ origin: EventOrigin) {
        switch state {
        case .tracking: finger?.hasCaught = true
        case .idle: letGo([0, 0], to: target, origin)
        case .decelerating:
            redirect(to: target)
        case .dragging, .animating, .zooming: break
        }
    }

    /// Whether nobody has moved the content since the scroller was enabled.
    var isAtBeginning: Bool { offset == beginning && state == .idle }

    /// Moves where the content begins.
    mutating func begin(by distance: Pair) {
        offset = sum(offset, distance)
        (told, beginning) = (offset, offset)
    }

    mutating func advance(to time_ns: UInt64) {
        self.time_ns = max(self.time_ns, time_ns)
        flight?.advance(to: self.time_ns)
        guard let flight else { return }
        offset = (0...1).map { axis in
            flight.isMoving(axis) ? beside(flight.offset[axis]) : flight.offset[axis]
        }
        guard let end_ns = flight.end_ns, !flight.isAimed else { return }
        end(at: end_ns, .engine)
        if flight.isOfPull, !isInside { letGo([0, 0], to: nil, .user) }
    }

    /// Takes over a content offset at rest, without the roundings of motions before.
    mutating func settle(at place: Point) {
        if state != .idle { return }
        told = sum(told, difference(place.pair, offset))
        notedRest = notedRest.map { sum($0, difference(place.pair, offset)) }
        offset = place.pair
    }

    /// M12: the content moves.
    mutating func move(by distance: Pair) {
        offset = sum(offset, distance)
        moved = sum(moved, distance)
        notedRest = notedRest.map { sum($0, distance) }
        flight?.move(by: distance)
        finger?.move(by: distance)
    }

    /// M12: a display frame tells what there is to scroll.
    mutating func take(_ port: ReferencePort) {
        let (before, moved) = (self.port, moved)
        self.port = port
        self.moved = [0, 0]
        if port == before && moved == [0, 0] { return }
        if state == .dragging {
            dragOn()
        } else if isPulled {
            pullOn()
        } else if state == .tracking {
            if let page = page(insteadOf: offset, before, moved), !isAbout(page, offset) {
                finger?.hasCaught = true
            }
        } else if state == .animating, let flight {
            // An end within the range stays within the range, on each axis by itself. M16: an
            // update does not keep the content from the top.
            let target = (0...1).map { axis in
                let end = flight.restingPlace[axis]
                if let top, top.axis == axis { return top.place(in: port) }
                let last = end - moved[axis]
                let wasInside = abs(clamp(last, before.range(axis)) - last) < 1e-6
                return wasInside && !flight.isAimed ? clamp(end, port.range(axis)) : end
            }
            if isAbout(target, flight.restingPlace) { return }
            let velocity = flight.velocity
            self.flight = ReferenceFlight(
                (0...1).map { .animated(offset[$0], velocity[$0], to: target[$0]) },
                start_ns: flight.start_ns == nil ? nil : time_ns)
        } else if state == .idle && before.isShown {
            if let page = page(insteadOf: offset, before, moved) {
                if !isAbout(page, offset) { letGo([0, 0], to: page, .update) }
            } else if !isInside {
                letGo([0, 0], to: nil, .update)
            }
        } else if isAimed {
            return
        } else if state == .decelerating, let flight,
            let page = page(insteadOf: flight.restingPlace, before, moved)
        {
            if isAbout(page, flight.restingPlace) { return }
            redirect(to: page)
        } else if state == .decelerating, let flight {
            let keeps = (0...1).allSatisfy { axis in
                let (range, old, moved) = (port.range(axis), before.range(axis), moved[axis])
                if range == old && moved == 0 { return true }
                let end = flight.restingPlace[axis]
                func isAt(_ place: Double) -> Bool { abs(end - place) < 1e-6 }
                if isAt(old.lowerBound + moved) { return isAt(range.lowerBound) }
                if isAt(old.upperBound + moved) { return isAt(range.upperBound) }
                return isAt(clamp(end, range))
            }
            if keeps { return }
            redirect(to: flight.target)
        }
    }

    /// M12: the motion goes on to another end.
    private mutating func redirect(to target: Pair?) {
        guard let flight else { return }
        var next = self.flight(flight.velocity, to: target)
        (next.turns, next.isOfWheel) = (flight.turns, flight.isOfWheel)
        if flight.start_ns == nil { next.waitForCall() }
        self.flight = next
    }

    /// M12: a motion begins with the next call that has a time.
    mutating func waitForCall() { flight?.waitForCall() }

    /// M8, M12: the nearest page, for an offset that was one of the pages before.
    private func page(insteadOf place: Pair, _ before: ReferencePort, _ moved: Pair) -> Pair? {
        if !settings.isPagingEnabled || !before.isShown { return nil }
        func nearest(_ place: Pair, _ port: ReferencePort) -> Pair {
            (0...1).map { axis in
                let isOwn = settings.pageLength > 0 && axis == start.axis
                return ReferencePages(
                    port.range(axis), length: isOwn ? settings.pageLength : port.length(axis),
                    isMirrored: start.isGreatest && start.axis == axis
                ).nearest(to: place[axis])
            }
        }
        let last = (0...1).map { place[$0] - moved[$0] }
        return isAbout(nearest(last, before), last) ? nearest(place, port) : nil
    }

    private func isAbout(_ one: Pair, _ other: Pair) -> Bool {
        (0...1).allSatisfy { abs(one[$0] - other[$0]) < 1e-6 }
    }

    /// M12: other data has come, and the content offset goes as far into it, or beyond its edges,
    /// as it was.
    mutating func enter(_ port: ReferencePort) {
        let place = (0...1).map { axis in
            let beyond = offset[axis] - clamp(offset[axis], self.port.range(axis))
            return clamp(offset[axis], port.range(axis)) + beyond
        }
        move(by: difference(place, offset))
        offset = place
    }

    mutating func leaveBeginning() { beginning = nil }

    /// M11.
    mutating func set(offset target: Point, isAnimated: Bool, top: ReferenceTop? = nil) {
        let hasBegun = flight?.start_ns != nil
        let velocity = hasBegun ? flight?.velocity ?? [0, 0] : [0, 0]
        stop(.program)
        beginning = nil
        if !isAnimated || isNear(target.pair, offset, 1e-6) {
            finger?.move(by: difference(target.pair, offset))
            offset = target.pair
            if top != nil { tell(.didScrollToTop, at: time_ns, .program) }
            return
        }
        loseFinger()
        state = .animating
        self.top = top
        flight = ReferenceFlight(
            (0...1).map { .animated(offset[$0], velocity[$0], to: target.pair[$0]) },
            start_ns: hasBegun ? time_ns : nil)
    }

    var isInside: Bool {
        (0...1).allSatisfy { abs(clamp(offset[$0], port.range($0)) - offset[$0]) < 1e-6 }
    }

    func flight(_ velocity: Pair, to target: Pair?) -> ReferenceFlight {
        var flight = ReferenceFlight(
            (0...1).map { axis in
                let bounds = bounds(axis)
                guard let target else {
                    return .letGo(offset[axis], velocity[axis], bounds)
                }
                let place = bounds.clamped(target[axis])
                return .letGo(offset[axis], velocity[axis], to: place, bounds)
            }, start_ns: time_ns)
        flight.target = target
        return flight
    }

    func bounds(_ axis: Int) -> ReferenceScrollBounds {
        let stops = settings.stopsAtNextSnapPoint && settings.snapPoints != .none
        let isFast = settings.isPagingEnabled || stops || settings.decelerationRate == .fast
        return ReferenceScrollBounds(
            port.range(axis), friction: isFast ? 10.050335853501441 : 2.0020026706730793,
            bounces: settings.bounces, pixelScale: port.pixelScale)
    }

    func beside(_ number: Double) -> Double { rounding?.beside(number) ?? number }

    /// M7, M9: at most 50 is none.
    func velocity(of trail: ReferenceTrail) -> Pair {
        trail.velocity(at: time_ns).map { beside($0) }.map { abs($0) > 50 ? $0 : 0 }
    }

    mutating func letGo(_ velocity: Pair, to target: Pair?, _ origin: EventOrigin) {
        release = nil
        let next = flight(velocity, to: target)
        if next.isOver && isMoving { end(at: time_ns, origin) }
        state = .idle
        if next.isOver {
            offset = next.offset
            return
        }
        begin(next, origin)
    }

    mutating func begin(_ next: ReferenceFlight, _ origin: EventOrigin) {
        (flight, gesture) = (next, nil)
        if state == .decelerating { return }
        state = .decelerating
        tell(.willBeginDecelerating, at: time_ns, origin)
    }

    mutating func stop(_ origin: EventOrigin) {
        release = nil
        if flight != nil || state == .decelerating { end(at: time_ns, origin) }
        if gesture?.isScrolling == false { gesture = nil }
    }

    mutating func end(at end_ns: UInt64, _ origin: EventOrigin) {
        let isAnimation = state == .animating
        (flight, gesture, state) = (nil, nil, .idle)
        tell(isAnimation ? .didEndScrollingAnimation : .didEndDecelerating, at: end_ns, origin)
        if top != nil && origin == .engine { tell(.didScrollToTop, at: end_ns, origin) }
        (release, top) = (nil, nil)
    }

    mutating func tell(_ kind: EventKind, at time_ns: UInt64, _ origin: EventOrigin) {
        var event = Event(kind, at: time_ns)
        event.origin = origin
        news.append(event)
    }
}

func clamp(_ value: Double, _ range: ClosedRange<Double>) -> Double {
    min(max(value, range.lowerBound), range.upperBound)
}

/// Whether content has moved by no more than roundings and small steps of time make of nothing.
func isStill(_ offset: Pair, _ last: Pair) -> Bool { isNear(offset, last, 1e-3) }

private func isNear(_ one: Pair, _ other: Pair, _ distance: Double) -> Bool {
    zip(one, other).allSatisfy { abs($0 - $1) < distance }
}

func sum(_ one: Pair, _ other: Pair) -> Pair { zip(one, other).map { $0 + $1 } }
func difference(_ one: Pair, _ other: Pair) -> Pair { zip(one, other).map { $0 - $1 } }

/// The edge at which the content begins (M16).
struct ReferenceTop {
    let axis: Int
    let isGreatest: Bool

    func place(in port: ReferencePort) -> Double {
        let range = port.range(axis)
        return isGreatest ? range.upperBound : range.lowerBound
    }
}

// M19: a drag that shows the content far beyond its start.
extension ReferenceScroller {
    mutating func beginRequests() { hasRequestedRefresh = false }

    mutating func requestRefresh() {
        let excess = (start.place(in: port) - offset[start.axis]) * (start.isGreatest ? -1 : 1)
        let distance = settings.refreshDistance == 0 ? 60 : settings.refreshDistance
        if !settings.isRefreshEnabled || hasRequestedRefresh || excess < distance { return }
        hasRequestedRefresh = true
        tell(.refreshRequested, at: time_ns, .user)
        news[news.count - 1].number = excess
    }
}

// M7: retargets.
extension ReferenceScroller {
    var awaitsTarget: Bool { (release ?? 0) != 0 }

    mutating func noteRelease(_ number: UInt64) {
        if release != nil { release = number }
    }

    mutating func beginRelease() { release = 0 }

    mutating func forgetReleaseAtRest() {
        if !isMoving { release = nil }
    }

    mutating func retarget(to target: Point) {
        let number = release
        var velocity = flight?.velocity ?? [0, 0]
        if state == .decelerating && flight == nil {
            velocity = gesture.map { self.velocity(of: $0.trail) } ?? [0, 0]
        }
        gesture = nil
        let next = flight(velocity, to: target.pair)
        if next.isOver {
            stop(.program)
            offset = next.offset
        } else {
            begin(next, .program)
        }
        release = isMoving ? number : nil
    }
}
