import CollectionCore

// Fingers: M5, M7, M8, U5 and U11.
extension ReferenceScroller {
    func scrolls(_ axis: Int) -> Bool {
        let range = port.range(axis)
        if range.upperBound - range.lowerBound >= 1e-6 { return true }
        let always =
            axis == 0 ? settings.alwaysBouncesHorizontally : settings.alwaysBouncesVertically
        return settings.bounces && always
    }

    mutating func down(_ sample: PointerSample) {
        let isDirect = sample.device == .touch || sample.device == .pen
        guard settings.isEnabled, settings.isScrollEnabled, isDirect else { return }
        if finger != nil {
            if others.count < 9 {
                others.append(ReferenceFinger(sample, hasCaught: false, at: offset))
            }
            return
        }
        let hasCaught = isMoving
        loseFinger(.user)
        stop(.user)
        finger = ReferenceFinger(sample, hasCaught: hasCaught, at: offset)
        state = .tracking
    }

    mutating func move(_ sample: PointerSample) {
        guard finger?.pointer == sample.pointer else { return moveOther(sample) }
        finger?.note(sample)
        let axes = [scrolls(0), scrolls(1)]
        if state == .tracking,
            finger?.begins(sample, scrolls: axes, locks: settings.isDirectionalLockEnabled) == true
        {
            state = .dragging
            let places = (0...1).map { pulled($0) }
            finger?.pulled = places
            tellBeginDragging(at: sample.time_ns)
        }
        if state == .dragging && settings.keyboardDismissMode == .interactive
            && finger?.reaches(settings.keyboardTop) == true
        {
            tell(.dismissKeyboard, at: sample.time_ns, .user)
        }
        guard state == .dragging, let finger else { return }
        let way = finger.way(to: sample)
        for axis in 0...1 where axes[axis] && finger.moves[axis] {
            let pulled = finger.pulled[axis] - way[axis]
            let edge = clamp(pulled, port.range(axis))
            offset[axis] = edge
            if pulled == edge { continue }
            if settings.bounces {
                offset[axis] =
                    edge + ReferenceRubberBand(length: port.length(axis)).shown(pulled - edge)
            } else {
                self.finger?.pulled[axis] += edge - pulled
            }
        }
        requestRefresh()
    }

    func isDown(_ pointer: UInt32) -> Bool {
        finger?.pointer == pointer || others.contains { $0.pointer == pointer }
    }

    /// U5: of several fingers the last one that went far drags.
    private mutating func moveOther(_ sample: PointerSample) {
        guard let finger, let number = others.firstIndex(where: { $0.pointer == sample.pointer })
        else { return }
        let before = others[number]
        var after = before
        after.note(sample)
        others[number] = after
        let axes = [scrolls(0), scrolls(1)]
        if !after.begins(sample, scrolls: axes, locks: settings.isDirectionalLockEnabled) { return }
        others[number] = finger
        others[number].wait()
        if state == .dragging {
            after.takeOver(from: finger, pulled: (0...1).map { pulled($0) })
            self.finger = after
        } else {
            self.finger = before
            self.finger?.began = finger.began
            move(sample)
        }
    }

    /// U5: the last one that is left goes on.
    private mutating func goOn() -> Bool {
        guard let finger, var next = others.popLast() else { return false }
        if state == .dragging {
            next.takeOver(from: finger, pulled: (0...1).map { pulled($0) })
        } else {
            next.began = finger.began
            if finger.hasCaught { next.hold() }
        }
        self.finger = next
        return true
    }

    mutating func letGo(ofPointer pointer: UInt32) {
        if finger?.pointer == pointer { letGoOfFinger() }
        others.removeAll { $0.pointer == pointer }
    }

    /// M12: a finger that drags in another range goes on from where the content is.
    mutating func dragOn() {
        guard let finger, let last = finger.trail.places.last else { return }
        for axis in 0...1 where finger.moves[axis] {
            let place = finger.pulled[axis] - (last[axis] - finger.start[axis])
            let distance = pulled(axis) - place
            if abs(distance) >= 1e-6 { self.finger?.pulled[axis] += distance }
        }
    }

    /// M5: where the content would be if nothing had resisted.
    private func pulled(_ axis: Int) -> Double {
        let edge = clamp(offset[axis], port.range(axis))
        if edge == offset[axis] { return edge }
        let band = ReferenceRubberBand(length: port.length(axis))
        return edge + beside(band.pulled(offset[axis] - edge))
    }

    /// - Parameter rest: Where a layout, or pages, have the content rest: told where friction would
    ///   end, the velocity, and where the drag began.
    mutating func lift(_ sample: PointerSample, _ rest: (Pair, Pair, Pair) -> Pair?) {
        guard let finger, finger.pointer == sample.pointer else {
            others.removeAll { $0.pointer == sample.pointer }
            return
        }
        if goOn() { return }
        if state == .tracking {
            letGoOfFinger()
            return
        }
        self.finger = nil
        state = .idle
        var velocity: Pair = [0, 0]
        if sample.phase == .up {
            let speeds = self.velocity(of: finger.trail)
            velocity = (0...1).map { axis in
                scrolls(axis) && finger.moves[axis] ? -speeds[axis] : 0
            }
        }
        let proposed = proposedRest(velocity)
        letGo(velocity, proposed: proposed, to: rest(proposed, velocity, finger.began))
    }

    /// M7: where friction ends, within the range.
    func proposedRest(_ velocity: Pair) -> Pair {
        (0...1).map { axis in
            let place = bounds(axis).rest(offset[axis], velocity[axis])
            return clamp(velocity[axis] == 0 ? place : beside(place), port.range(axis))
        }
    }

    mutating func letGo(_ velocity: Pair, proposed: Pair, to target: Pair?) {
        tell(.willEndDragging, at: time_ns, .user)
        news[news.count - 1].point = Point(target ?? proposed)
        news[news.count - 1].otherPoint = Point(velocity.map { $0 / 1000 })
        tell(.didEndDragging, at: time_ns, .user)
        let number = news.count - 1
        letGo(velocity, to: target, .user)
        news[number].value = isMoving ? 1 : 0
        beginRelease()
    }

    mutating func tellBeginDragging(at time_ns: UInt64) {
        beginRequests()
        tell(.willBeginDragging, at: time_ns, .user)
        if settings.keyboardDismissMode == .onDrag { tell(.dismissKeyboard, at: time_ns, .user) }
    }

    /// M8: the page that a drag leads to.
    func page(_ velocity: Pair, from began: Pair) -> Pair {
        (0...1).map { axis in
            ReferencePages(
                port.range(axis), length: pageLength(axis),
                isMirrored: start.isGreatest && start.axis == axis
            ).target(offset[axis], from: began[axis], velocity[axis])
        }
    }

    /// M8: as long as the settings say along the scroll direction.
    func pageLength(_ axis: Int) -> Double {
        settings.pageLength > 0 && axis == start.axis ? settings.pageLength : port.length(axis)
    }

    /// The finger that is down drags no more, unless it does so already.
    mutating func letGoOfFinger() {
        if state != .tracking || goOn() { return }
        let hasCaught = finger?.hasCaught == true
        (finger, state) = (nil, .idle)
        settle(isStopped: hasCaught)
    }

    mutating func settle(isStopped: Bool) {
        awaitsRest = isStopped && !settings.isPagingEnabled
        if isStopped && settings.isPagingEnabled {
            settleOnPage()
        } else if !isInside {
            letGo([0, 0], to: nil, .user)
        }
    }

    /// U10: a pinch stops what moves.
    mutating func halt() {
        let moves = isMoving || state == .decelerating
        if !moves || !settings.isEnabled || !settings.isScrollEnabled { return }
        stop(.user)
        settle(isStopped: true)
    }

    mutating func loseFinger(_ origin: EventOrigin = .program) {
        if state == .dragging { tell(.didEndDragging, at: time_ns, origin) }
        if finger != nil || gesture?.isScrolling == true { state = .idle }
        (finger, gesture, others) = (nil, nil, [])
    }

    /// What scrolls is no more.
    mutating func finish() {
        loseFinger()
        stop(.update)
    }
}
