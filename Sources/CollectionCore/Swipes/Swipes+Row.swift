extension Swipes {
    /// How far a row may be moved aside; nil: the row has left the data, or is closed and has no
    /// actions.
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
        let isRight = scene.viewport.isRightToLeft
        return SwipeReach(
            width: row.width, left: min(isRight ? trailing : leading, row.width),
            right: min(isRight ? leading : trailing, row.width),
            isLeftFull: isRight ? isTrailingFull : isLeadingFull,
            isRightFull: isRight ? isLeadingFull : isTrailingFull)
    }

    /// Moves the last row to an offset at which it rests.
    ///
    /// - Parameter time_ns: The time as `SwipedRow.settle` accepts it.
    mutating func settleLastRow(
        to target: Double, _ velocity: Double? = nil, at time_ns: UInt64?, in scene: inout Scene
    ) {
        let isAnimated = !scene.viewport.environment.reducesMotion
        rows[rows.count - 1].settle(
            to: target, velocity, at: time_ns, isAnimated: isAnimated)
        scene.screen.states.noteChange()
    }

    /// Closes the open row; a row that a finger holds is let go.
    ///
    /// - Parameter time_ns: The time as `SwipedRow.settle` accepts it; nil: the time is unknown.
    /// - Returns: False if no row is open.
    @discardableResult
    mutating func closeSwipe(
        _ origin: EventOrigin, at time_ns: UInt64?, in scene: inout Scene
    ) -> Bool {
        guard let row = open else { return false }
        finger = nil
        if let time_ns, advance(to: time_ns) { scene.screen.states.noteChange() }
        settleLastRow(to: 0, at: time_ns, in: &scene)
        tellSwipe(row.isHeld ? .swipeCancelled : .swipeDidClose, origin, in: &scene)
        return true
    }

    /// Closes all rows without animation, because the layout changes.
    mutating func resetSwipes(in scene: inout Scene) {
        if rows.isEmpty { return }
        closeSwipe(.update, at: nil, in: &scene)
        for index in rows.indices {
            rows[index].settle(to: 0, at: nil, isAnimated: false)
        }
        press = nil
        scene.screen.states.noteChange()
    }

    /// Removes all rows, because all data is about to be replaced.
    mutating func leaveData(in scene: inout Scene) {
        for index in rows.indices { rows[index].item.noteGone() }
        press = nil
        dropGoneSwipes(in: &scene)
    }

    /// Removes the rows whose items were deleted or replaced.
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
    /// Moves all rows to their offsets at the present time, for a display frame.
    @inline(never)
    mutating func stepSwipes(in scene: inout Scene) {
        if advance(to: scene.input.scroller.time_ns) { scene.screen.states.noteChange() }
    }

    /// Queues events of the rows that a display frame has moved, and removes closed rows.
    @inline(never)
    mutating func tellSwipes(in scene: inout Scene) {
        for index in rows.indices
        where rows[index].offset != rows[index].toldOffset {
            tellSwipe(.swipeChanged, .engine, ofRow: index, in: &scene)
        }
        removeClosed()
    }

    @inline(never)
    mutating func removeClosed() { rows.removeAll { $0.isClosed } }

    /// Queues an event about the last row.
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
        var event = scene.newEvent(kind, origin)
        event.note(row.item)
        (event.number, event.otherNumber) = (row.offset, row.isHeld ? row.offset : row.target)
        if row.offset != 0 {
            let isLeading = (row.offset > 0) != scene.viewport.isRightToLeft
            event.value = UInt64((isLeading ? SwipeEdge.leading : .trailing).rawValue)
        }
        if row.isHeld ? reach(of: row, in: scene)?.commits(row.offset) == true : row.isCommitted {
            event.otherValue = 1
        }
        if let place { (event.point, event.otherPoint) = (place, scene.contentPoint(place)) }
        scene.events.append(event)
    }
}
