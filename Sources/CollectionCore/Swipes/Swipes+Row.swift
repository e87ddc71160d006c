extension Swipes {
    /// How far a row may be moved aside; nil: it has left the data, or has no actions.
    func reach(of row: SwipedRow, in scene: borrowing Scene) -> SwipeReach? {
        guard !row.item.isGone, let flags = scene.selectableItem(row.item.element)?.traits.flags
        else {
            return nil
        }
        let set = configuration
        let leading = flags.contains(.hasLeadingActions) ? set.leadingActionsWidth : 0
        let trailing = flags.contains(.hasTrailingActions) ? set.trailingActionsWidth : 0
        if leading == 0 && trailing == 0 && !row.isOpen { return nil }
        let isLeadingFull = set.performsFirstLeadingActionWithFullSwipe
        let isTrailingFull = set.performsFirstTrailingActionWithFullSwipe
        let isRight = scene.isRightToLeft
        return SwipeReach(
            width: row.width, left: min(isRight ? trailing : leading, row.width),
            right: min(isRight ? leading : trailing, row.width),
            isLeftFull: isRight ? isTrailingFull : isLeadingFull,
            isRightFull: isRight ? isLeadingFull : isTrailingFull)
    }

    /// Has the last row go to a place to rest.
    ///
    /// - Parameter time_ns: As of `SwipedRow.settle`.
    mutating func settleLastRow(
        to target: Double, _ velocity: Double? = nil, at time_ns: UInt64?, in scene: inout Scene
    ) {
        let isAnimated = !scene.viewport.environment.reducesMotion
        rows[rows.count - 1].settle(
            to: target, velocity, at: time_ns, isAnimated: isAnimated)
        scene.screen.states.noteChange()
    }

    /// Closes the row that is open; a row that is swiped is let go.
    ///
    /// - Parameter time_ns: As of `SwipedRow.settle`.
    /// - Returns: False where no row is open.
    @discardableResult
    mutating func closeSwipe(
        _ origin: EventOrigin, at time_ns: UInt64?, in scene: inout Scene
    ) -> Bool {
        guard let row = open else { return false }
        finger = nil
        if let time_ns { _ = advance(to: time_ns) }
        settleLastRow(to: 0, at: time_ns, in: &scene)
        tellSwipe(row.isHeld ? .swipeCancelled : .swipeDidClose, origin, in: &scene)
        return true
    }

    /// Puts all rows to their places at once, as another layout comes.
    mutating func resetSwipes(in scene: inout Scene) {
        if rows.isEmpty { return }
        closeSwipe(.update, at: nil, in: &scene)
        for index in rows.indices {
            rows[index].settle(to: 0, at: nil, isAnimated: false)
        }
        press = nil
        scene.screen.states.noteChange()
    }

    /// Forgets the rows of data that is about to be replaced.
    mutating func leaveData(in scene: inout Scene) {
        for index in rows.indices { rows[index].item.noteGone() }
        press = nil
        dropGoneSwipes(in: &scene)
    }

    /// Forgets the rows that have left the data, or are others now.
    mutating func dropGoneSwipes(in scene: inout Scene) {
        if let row = open, row.item.isGone {
            finger = nil
            tellSwipe(row.isHeld ? .swipeCancelled : .swipeDidClose, .update, in: &scene)
        }
        let count = rows.count
        rows.removeAll { $0.item.isGone }
        if rows.count < count { scene.screen.states.noteChange() }
    }
}

// Events.
extension Swipes {
    /// Moves the rows to where a display frame shows them.
    @inline(never)
    mutating func stepSwipes(in scene: inout Scene) {
        if advance(to: scene.input.scroller.time_ns) { scene.screen.states.noteChange() }
    }

    /// Tells where a display frame shows the rows that move, and forgets those that are back at
    /// their places.
    @inline(never)
    mutating func tellSwipes(in scene: inout Scene) {
        for index in rows.indices
        where rows[index].offset != rows[index].toldOffset {
            tellSwipe(.swipeChanged, .engine, ofRow: index, in: &scene)
        }
        rows.removeAll { $0.isClosed }
    }

    /// Tells something of the last row.
    mutating func tellSwipe(
        _ kind: EventKind, _ origin: EventOrigin, at place: Point? = nil, in scene: inout Scene
    ) {
        tellSwipe(kind, origin, at: place, ofRow: rows.count - 1, in: &scene)
    }

    private mutating func tellSwipe(
        _ kind: EventKind, _ origin: EventOrigin, at place: Point? = nil, ofRow index: Int,
        in scene: inout Scene
    ) {
        if !scene.events.wants(.swiping) { return }
        rows[index].toldOffset = rows[index].offset
        let row = rows[index]
        var event = Event(kind, at: scene.lastTime_ns)
        (event.origin, event.cause) = (origin, scene.input.cause)
        event.note(row.item)
        (event.number, event.otherNumber) = (row.offset, row.isHeld ? row.offset : row.target)
        if row.offset != 0 {
            let isLeading = (row.offset > 0) != scene.isRightToLeft
            event.value = UInt64((isLeading ? SwipeEdge.leading : .trailing).rawValue)
        }
        if row.isHeld ? reach(of: row, in: scene)?.commits(row.offset) == true : row.isCommitted {
            event.otherValue = 1
        }
        if let place { (event.point, event.otherPoint) = (place, scene.contentPoint(place)) }
        scene.events.append(event)
    }
}
