// Swiping rows: rule V8 of docs/semantics.md.
extension Swipes {
    /// Ends the swipe of a pointer that goes down again without having been lifted.
    ///
    /// - Returns: False if another pointer swipes.
    mutating func endFinger(by sample: PointerSample, in scene: inout Scene) -> Bool {
        if let finger = self.finger {
            if finger.pointer != sample.pointer { return false }
            closeSwipe(.user, at: sample.time_ns, in: &scene)
        }
        press = nil
        return true
    }

    /// - Parameters:
    ///   - hit: The element on which the pointer goes down; nil: none.
    ///   - open: The row that was open when the pointer went down; nil: no row was open.
    ///   - mayPress: Whether the pointer may become a tap.
    mutating func beginSwipePress(
        _ sample: PointerSample, on hit: PressedElement?, beside open: SwipedRow?, mayPress: Bool,
        in scene: inout Scene
    ) {
        var isOnOpenRow = false
        if let open {
            isOnOpenRow = open.item.element == hit?.element
            if !isOnOpenRow { closeSwipe(.user, at: sample.time_ns, in: &scene) }
            if sample.isPrimary && scene.input.press.pointer == nil {
                scene.input.press.beginSpent(sample)
            }
        }
        guard mayPress, scene.events.wants(.swiping), scene.allows(.swipe),
            sample.device?.isDirect == true || isOnOpenRow, let hit, hit.element.isCell,
            let shown = scene.screen.visible.attributes(for: hit.element),
            isOnOpenRow || reach(of: SwipedRow(hit, width: shown.frame.width), in: scene) != nil
        else { return }
        press = SwipePress(
            sample, on: hit, width: shown.frame.width, isOnOpenRow: isOnOpenRow)
    }

    /// Moves the swiped row by a pointer, or begins a swipe. Closes the open row when a person
    /// scrolls the content.
    @inline(never)
    mutating func swipe(by sample: PointerSample, in scene: inout Scene) {
        if let finger = self.finger, finger.pointer == sample.pointer {
            moveSwipe(by: sample, in: &scene)
        } else if press?.pointer == sample.pointer {
            followSwipePress(sample, in: &scene)
        }
        if scene.input.scroller.state == .dragging {
            closeSwipe(.user, at: sample.time_ns, in: &scene)
        }
    }

    private mutating func followSwipePress(_ sample: PointerSample, in scene: inout Scene) {
        guard let press = self.press else { return }
        switch sample.phase {
        case .move:
            self.press?.tracker.append(sample.position, at: sample.time_ns)
            if scene.isOtherwiseUsed(press) {
                self.press = nil
            } else if press.isFar(sample.position) {
                beginSwipe(sample, in: &scene)
            }
        case .up:
            self.press = nil
            if press.isOnOpenRow && !isOnActions(sample.position, in: scene) {
                closeSwipe(.user, at: sample.time_ns, in: &scene)
            }
        // This sample itself put the pointer down, and was handled before.
        case .down: break
        case .cancel, nil: self.press = nil
        }
    }

    /// Begins a swipe if the pointer has moved along the row, towards a side with actions.
    private mutating func beginSwipe(_ sample: PointerSample, in scene: inout Scene) {
        guard let press = self.press else { return }
        self.press = nil
        let (x, y) = (sample.position.x - press.start.x, sample.position.y - press.start.y)
        if x.magnitude <= y.magnitude || !press.mayMove
            || !holdRow(press.item, width: press.width, to: x, at: sample.time_ns, in: &scene)
        {
            return
        }
        scene.input.press.takeBack(at: sample.time_ns)
        scene.queueNews()
        scene.input.release(sample.pointer)
        scene.selection?.sweep = nil
        hold(by: sample.pointer, at: sample.position, press.tracker, in: &scene)
    }

    /// Makes a row the held row, which is the last of `rows`.
    ///
    /// - Parameter direction: The direction of the swipe; positive: to the right.
    /// - Returns: False if the row is closed and has no actions on that side.
    @inline(never)
    private mutating func holdRow(
        _ item: PressedElement, width: Double, to direction: Double, at time_ns: UInt64,
        in scene: inout Scene
    ) -> Bool {
        if advance(to: time_ns) { scene.screen.states.noteChange() }
        let known = rows.contains { $0.item.element == item.element && $0.offset != 0 }
        let row = SwipedRow(item, width: width)
        if !known && reach(of: row, in: scene)?.reveals(direction) != true { return false }
        if open?.item.element != item.element { closeSwipe(.user, at: time_ns, in: &scene) }
        take(item, width: width)
        rows[rows.count - 1].hold()
        scene.screen.states.noteChange()
        return true
    }

    private mutating func hold(
        by pointer: UInt32?, at position: Point, _ tracker: VelocityTracker, in scene: inout Scene
    ) {
        guard let row = open, let reach = reach(of: row, in: scene) else { return }
        finger = SwipeFinger(
            pointer: pointer, at: position, pulled: reach.pulled(row.offset), tracker)
        tellSwipe(.swipeBegan, .user, at: position, in: &scene)
    }

    private mutating func moveSwipe(by sample: PointerSample, in scene: inout Scene) {
        switch sample.phase {
        case .move:
            moveFinger(to: sample.position, at: sample.time_ns, seen: sample.position, in: &scene)
        case .up: letRowGo(at: sample.time_ns, seen: sample.position, in: &scene)
        case .down, .cancel, nil: closeSwipe(.user, at: sample.time_ns, in: &scene)
        }
    }

    /// - Parameter seen: The position of the pointer in the bounds, in points.
    private mutating func moveFinger(
        to position: Point, at time_ns: UInt64, seen: Point, in scene: inout Scene
    ) {
        self.finger?.move(to: position, at: time_ns)
        guard let row = open, let finger = self.finger, let reach = reach(of: row, in: scene) else {
            return
        }
        let offset = reach.shown(finger.pulled)
        if offset == row.offset { return }
        rows[rows.count - 1].move(to: offset)
        tellSwipe(.swipeChanged, .user, at: seen, in: &scene)
    }

    /// Lets the held row go; the row then stays open, closes, or commits an action.
    private mutating func letRowGo(at time_ns: UInt64, seen: Point, in scene: inout Scene) {
        guard let row = open, let finger = self.finger, let reach = reach(of: row, in: scene) else {
            return
        }
        self.finger = nil
        let velocity = finger.velocity(at: time_ns)
        let (target, commits) = reach.rest(row.offset, velocity)
        rows[rows.count - 1].isCommitted = commits
        settleLastRow(to: target, velocity, at: time_ns, in: &scene)
        tellSwipe(.swipeEnded, .user, at: seen, in: &scene)
        if commits { tellSwipe(.swipeCommitted, .user, at: seen, in: &scene) }
    }

    /// Whether a position in the bounds is on the actions that the open row reveals.
    private func isOnActions(_ position: Point, in scene: borrowing Scene) -> Bool {
        guard let row = open,
            let shown = scene.screen.visible.attributes(for: row.item.element)
        else { return false }
        let x = scene.contentPoint(position).x
        return row.offset > 0
            ? x < shown.frame.x + row.offset : x >= shown.frame.maxX + row.offset
    }
}

// Trackpads.
extension Swipes {
    /// Continues or begins a swipe by the fingers of a trackpad gesture.
    ///
    /// - Parameter distance: The distance by which the sample would scroll, in points.
    /// - Returns: False if the sample should scroll instead.
    mutating func swipe(by distance: Point, _ sample: WheelSample, in scene: inout Scene) -> Bool {
        if sample.isMomentum { return false }
        if let finger = self.finger, finger.pointer == nil {
            switch sample.phase {
            case .changed, .ended:
                let place = Point(x: finger.position.x - distance.x, y: 0)
                moveFinger(to: place, at: sample.time_ns, seen: sample.position, in: &scene)
                if sample.phase == .ended {
                    letRowGo(at: sample.time_ns, seen: sample.position, in: &scene)
                }
                return true
            case .cancelled:
                closeSwipe(.user, at: sample.time_ns, in: &scene)
                return true
            case .began, .unphased, nil: closeSwipe(.user, at: sample.time_ns, in: &scene)
            }
        }
        if distance == .zero { return false }
        if beginSwipe(by: distance, sample, in: &scene) { return true }
        closeSwipe(.user, at: sample.time_ns, in: &scene)
        return false
    }

    private mutating func beginSwipe(
        by distance: Point, _ sample: WheelSample, in scene: inout Scene
    ) -> Bool {
        guard sample.phase == .began || sample.phase == .changed,
            distance.x.magnitude > distance.y.magnitude, scene.events.wants(.swiping),
            scene.allows(.swipe),
            finger == nil, !scene.isScrollingByWheel(sample),
            scene.sectionScroller(at: sample.position, sample.time_ns) == nil,
            let hit = scene.pressedElement(at: sample.position), hit.element.isCell,
            let shown = scene.screen.visible.attributes(for: hit.element),
            holdRow(hit, width: shown.frame.width, to: -distance.x, at: sample.time_ns, in: &scene)
        else { return false }
        var tracker = VelocityTracker()
        tracker.append(.zero, at: sample.time_ns)
        hold(by: nil, at: .zero, tracker, in: &scene)
        moveFinger(
            to: Point(x: -distance.x, y: 0), at: sample.time_ns, seen: sample.position, in: &scene
        )
        return true
    }
}
