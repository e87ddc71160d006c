import CollectionCore

/// A section that scrolls across, from a touch to its rest (M17).
struct ReferenceRow {
    let identity: Int
    /// The last one that it had in the data.
    var number: UInt32
    var scroller: ReferenceScroller
    /// Along which axis it scrolls: x or y.
    let axis: Int
    var isMirrored: Bool
    var isOver = false
    var hasLeftData = false
    /// M17: whether something has stopped it, after which it is led to a rest.
    var isInterrupted = false
    /// Where its behaviour ends what moves it.
    var rest: Double?

    /// Whether it moves, or stands, where its behaviour says.
    var leadsToRest: Bool {
        rest.map { abs($0 - scroller.destination[axis]) < 1e-6 } ?? false
    }

    mutating func interrupt() {
        if scroller.state != .idle { scroller.finish() }
        isInterrupted = true
    }

    /// Leads it to a place of rest after a change, or has a finger do so.
    mutating func leadToRest(by rule: OrthogonalRule) {
        if scroller.state == .idle {
            settle(by: rule, .update)
        } else if scroller.state == .tracking {
            scroller.finger?.hasCaught = true
        }
    }

    mutating func move(by distance: Double) {
        var way: Pair = [0, 0]
        way[axis] = distance
        scroller.move(by: way)
        rest = rest.map { $0 + distance }
    }

    /// Leads it to a place of rest, from rest.
    mutating func settle(by rule: OrthogonalRule, _ origin: EventOrigin) {
        let place = rule.settled(at: scroller.offset[axis])
        rest = place
        var target: Pair = [0, 0]
        target[axis] = place
        scroller.letGo([0, 0], to: target, origin)
    }

    /// The content offset counts from the leading end, and so does the finger.
    func turned(_ sample: PointerSample) -> PointerSample {
        var sample = sample
        if isMirrored { sample.position.x = -sample.position.x }
        return sample
    }

    func turned(_ distance: Pair) -> Pair {
        isMirrored ? [-distance[0], distance[1]] : distance
    }

    mutating func finish(isOld: Bool) {
        if isOver { return }
        scroller.finish()
        (isOver, hasLeftData) = (true, isOld)
    }
}

/// What pointers and wheels lead to: sections U and M.
extension ReferenceCollection {
    func send(_ samples: [PointerSample]) throws(CollectionError) {
        let last = try checkedTime(of: samples)
        var joined: (sample: PointerSample, cause: UInt64)?
        func selectByJoined() {
            guard let last = joined else { return }
            joined = nil
            cause = last.cause
            select(by: last.sample)
            tellNews()
        }
        for sample in samples.map({ read($0) }) {
            if sample.phase != .move && sample.pointer == joined?.sample.pointer {
                selectByJoined()
            }
            countSample()
            follow(sample)
            tellNews()
            if sample.phase == .move && leads(sample.pointer) {
                joined = (sample, cause)
                continue
            }
            select(by: sample)
            tellNews()
        }
        selectByJoined()
        tellOffsets(at: inputTime_ns)
        cause = 0
        news.lastTime_ns = max(news.lastTime_ns, last)
    }

    /// Q4: samples of all sorts are counted.
    func countSample() {
        sampleCount += 1
        cause = sampleCount
    }

    /// The time of the last one, if all can be.
    func checkedTime(of samples: [PointerSample]) throws(CollectionError) -> UInt64 {
        var last = max(inputTime_ns, news.frameTime_ns)
        for (index, sample) in samples.enumerated() {
            if sample.time_ns < last {
                throw .invalidNumber("samples#.time_ns", index: index, .goesBack)
            }
            last = sample.time_ns
            if sample.phase == nil {
                throw .invalidNumber("samples#.phase", index: index, .unknownValue)
            }
            if sample.device == nil {
                throw .invalidNumber("samples#.device", index: index, .unknownValue)
            }
            try sample.position.checkFinite("samples#.position", index: index)
        }
        return last
    }

    /// - Parameter time_ns: The time of what comes before it in the call.
    func check(
        _ request: DisplayFrameRequest, after time_ns: UInt64 = 0
    ) throws(CollectionError) {
        if request.time_ns < max(time_ns, inputTime_ns, news.frameTime_ns) {
            throw .invalidArgument("time_ns", .goesBack)
        }
        if request.adjustedSequence > sequence {
            throw .invalidArgument("adjusted_sequence", .outOfRange)
        }
    }

    private func follow(_ sample: PointerSample) {
        elapse(to: sample.time_ns)
        switch sample.phase {
        case .down: down(sample)
        case .move: move(sample)
        case .up, .cancel, nil: lift(sample)
        }
    }

    private func down(_ sample: PointerSample) {
        if press?.down.pointer == sample.pointer || scroller.isDown(sample.pointer)
            || row(of: sample.pointer) != nil
        {
            // It was taken away meanwhile.
            var cancelled = PointerSample(
                .cancel, sample.position, at: sample.time_ns, pointer: sample.pointer)
            cancelled.modifiers = sample.modifiers
            lift(cancelled)
            tellNews()
        }
        let row = row(under: sample)
        let isDirect = sample.device == .touch || sample.device == .pen
        let moves = scroller.isMoving || row.map { rows[$0].scroller.isMoving } ?? false
        let isTaken = scroller.isMoving || scroller.finger != nil
        for row in rows.indices { rows[row].scroller.forgetReleaseAtRest() }
        pressDown(
            sample, isCatching: moves && isDirect && scroller.settings.isScrollEnabled)
        if pinch != nil { return }
        scroller.down(sample)
        if let row, !isTaken { rows[row].scroller.down(rows[row].turned(sample)) }
        holdFinger()
    }

    /// U14: on a Mac a click with control is one of the secondary button.
    private func read(_ sample: PointerSample) -> PointerSample {
        var sample = sample
        if input.platform == .mac && sample.phase == .down && sample.modifiers.contains(.control)
            && (sample.device == .mouse || sample.device == .trackpad)
            && sample.buttons.isSubset(of: .primary)
        {
            sample.buttons = .secondary
        }
        return sample
    }

    private func move(_ sample: PointerSample) {
        pressMove(sample)
        drag(sample)
        if let press, press.isFar, press.down.pointer == sample.pointer,
            isDragging(sample.pointer)
        {
            endPress(at: sample.time_ns)
        }
        // U8: what rests meanwhile is no tap.
        if let press, press.down.pointer != sample.pointer, !press.isLong,
            isDragging(sample.pointer), !press.isLit || scroller.settings.canCancelContentTouches
        {
            endPress(at: sample.time_ns)
        }
    }

    /// U10: a section, if the pointer moves along it, or else the view.
    private func drag(_ sample: PointerSample) {
        defer { showRows() }
        guard let row = row(of: sample.pointer) else {
            scroller.move(sample)
            return
        }
        let way = rows[row].scroller.finger?.way(to: rows[row].turned(sample)).map(abs)
        let isAlong = way.map { $0[rows[row].axis] > $0[1 - rows[row].axis] } ?? false
        if isAlong || rows[row].scroller.state == .dragging {
            rows[row].scroller.move(rows[row].turned(sample))
        }
        if rows[row].scroller.state == .dragging {
            scroller.letGo(ofPointer: sample.pointer)
            return
        }
        scroller.move(sample)
        if scroller.state == .dragging { rows[row].scroller.letGo(ofPointer: sample.pointer) }
    }

    private func lift(_ sample: PointerSample) {
        pressUp(sample)
        endDrag(sample)
    }

    /// U10: a pinch stops what moves.
    func haltScrollers() {
        scroller.halt()
        for row in rows.indices where rows[row].scroller.state != .idle {
            rows[row].scroller.halt()
        }
    }

    /// U10: a pinch has all pointers drag no more.
    func endDrags(at time_ns: UInt64) {
        let all = rows.map(\.scroller) + [scroller]
        let fingers = all.flatMap { $0.others + [$0.finger].compactMap(\.self) }
        for pointer in fingers.map(\.pointer) {
            endDrag(PointerSample(.cancel, .zero, at: time_ns, pointer: pointer))
        }
    }

    private func endDrag(_ sample: PointerSample) {
        // M15: where the content is by now is told before the end of a drag.
        if let row = row(of: sample.pointer) {
            tellNews()
            tellOffset(of: row, at: sample.time_ns)
            if rows[row].scroller.state == .dragging {
                settleOffset(ofSection: Int(rows[row].number))
            }
            var lifted = rows[row]
            var target: Pair?
            lifted.scroller.lift(lifted.turned(sample)) {
                target = rest(of: row, $0, $1, $2)
                return target
            }
            if let target { lifted.rest = target[lifted.axis] }
            rows[row] = lifted
        }
        if scroller.finger?.pointer == sample.pointer && scroller.state == .dragging {
            tellNews()
            tellOffset(of: -1, at: sample.time_ns)
        }
        let hasDragged = scroller.state == .dragging && scroller.finger?.pointer == sample.pointer
        var lifted = scroller
        lifted.lift(sample) { rest($0, $1, $2) }
        scroller = lifted
        if hasDragged { noteLedToRest() }
    }

    /// M7: where pages, or the layout, have the content rest; nil: where friction does.
    func rest(_ proposed: Pair, _ velocity: Pair, _ began: Pair) -> Pair? {
        if scroller.settings.isPagingEnabled { return scroller.page(velocity, from: began) }
        if scroller.settings.stopsAtNextSnapPoint && scroller.settings.snapPoints != .none {
            return nextSnapPoint(proposed, velocity, began)
        }
        let speed = Point(velocity.map { $0 / 1000 })
        let target = snapped(targetContentOffset(Point(proposed), speed)).pair
        if !zip(target, proposed).allSatisfy({ abs($0 - $1) < 1e-7 }) { return target }
        let axis = Directions(layout).isVertical ? 1 : 0
        let end = scroller.flight(velocity, to: nil).restingPlace[axis]
        return hasPlacesOfRest && abs(end - target[axis]) >= 1e-6 ? target : nil
    }

    private func row(of pointer: UInt32) -> Int? {
        rows.firstIndex { $0.scroller.isDown(pointer) }
    }

    /// U4, U8: a pointer that presses long does not drag, nor one that keeps its highlight.
    func holdFinger() {
        guard let press, !press.isOver else { return }
        let isHeld = press.isLit && !scroller.settings.canCancelContentTouches
        if !press.isLong && !isHeld { return }
        letGo(of: press.down.pointer)
    }

    /// Has a pointer that drags nothing yet do so no more.
    func letGo(of pointer: UInt32) {
        scroller.letGo(ofPointer: pointer)
        if let row = row(of: pointer) { rows[row].scroller.letGo(ofPointer: pointer) }
    }

    func advanceScrollers(to time_ns: UInt64) {
        scroller.advance(to: time_ns)
        for row in rows.indices { rows[row].scroller.advance(to: time_ns) }
    }
}

// What the host asks for.
extension ReferenceCollection {
    func set(_ settings: InputConfiguration) throws(CollectionError) {
        if settings.minimumPressDuration_ns > 3600 * 1_000_000_000 {
            throw .invalidArgument("minimum_press_duration_ns", .outOfRange)
        }
        if settings.allowableMovement < 0 {
            throw .invalidNumber("allowable_movement", index: nil, .negative)
        }
        input = settings
    }

    func set(_ settings: ScrollConfiguration) throws(CollectionError) {
        if case .stride(_, let length) = settings.snapPoints, length <= 0 {
            throw .invalidNumber("snap_length", length == 0 ? .outOfRange : .negative)
        }
        if settings.pageLength < 0 { throw .invalidNumber("page_length", index: nil, .negative) }
        if settings.keyboardTop < 0 { throw .invalidNumber("keyboard_top", index: nil, .negative) }
        let inset = environment.contentInset
        let isShown = sequence > 0 && !wasDataReplaced
        let start = isShown ? Point(x: bounds.x, y: bounds.y) : Point(x: -inset.left, y: -inset.top)
        let wasMoving = scroller.isMoving
        let wasAtRest = isAtRest && scroller.settings.snapPoints == settings.snapPoints
        scroller.set(settings, startingAt: start)
        if !settings.isEnabled {
            finishRows()
            movedAhead = nil
        }
        if settings.isEnabled && isShown { takePort() }
        if wasAtRest && settings.isEnabled { followRest(true) }
        if !wasMoving { scroller.waitForCall() }
    }

    func checkScroller() throws(CollectionError) {
        if !scroller.settings.isEnabled { throw .wrongState(.scrollerIsDisabled) }
    }

    func setContentOffset(_ offset: Point, isAnimated: Bool) throws(CollectionError) {
        try checkScroller()
        moveScrollerAhead()
        scroller.set(offset: offset, isAnimated: isAnimated && !environment.reducesMotion)
    }
}
