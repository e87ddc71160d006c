// Swipe actions: rule V8 of docs/semantics.md.
extension CollectionView {
    /// The settings of swipe actions; at first, there are none.
    public var swipeConfiguration: SwipeConfiguration { swipes.configuration }

    /// Sets what swipes reveal. A row that is open, or swiped, goes on by the new settings, so that
    /// a host may set, for each row that begins to be swiped, the widths of its actions.
    ///
    /// - Throws: `invalidNumber`.
    /// - Complexity: O(log n)
    public mutating func setSwipeConfiguration(
        _ configuration: SwipeConfiguration
    ) throws(CollectionError) {
        try configuration.validate()
        swipes.configuration = configuration
        guard let row = swipes.open, !row.isHeld, !row.isCommitted, let reach = reach(of: row)
        else { return }
        let target = reach.open(isLeft: row.target > 0)
        if target == row.target { return }
        if target == 0 {
            closeSwipe(.program, at: nil)
        } else {
            settleLastRow(to: target, at: nil)
        }
    }

    /// Opens a row, as a swipe would. A row that is open is closed.
    ///
    /// - Returns: False where rows cannot be swiped now, as the view is being edited, or its items
    ///   are moved or dragged, or scrolls horizontally; where the row is not shown; and where it
    ///   has no actions at that side.
    /// - Throws: `invalidSection`, `invalidItem`.
    /// - Complexity: O(log n)
    public mutating func openSwipe(
        ofItemAt path: IndexPath, _ edge: SwipeEdge
    ) throws(CollectionError) -> Bool {
        _ = try scene.stage.dataSource.itemIndex(of: path)
        let element = Element.cell(path)
        guard scene.canSwipe, scene.screen.isShown,
            let shown = scene.screen.visible.attributes(for: element)
        else {
            return false
        }
        let item = PressedElement(element, identifier: scene.snapshot?.identifier(of: element))
        let row = SwipedRow(item, width: shown.frame.width)
        guard let reach = reach(of: row) else { return false }
        let target = reach.open(isLeft: (edge == .leading) != scene.isRightToLeft)
        if target == 0 { return false }
        scene.input.isUsed = true
        if swipes.open?.item.element != element || swipes.open?.isHeld == true {
            closeSwipe(.program, at: nil)
        }
        swipes.take(item, width: row.width)
        settleLastRow(to: target, at: nil)
        return true
    }

    /// Closes the row that is open, or swiped.
    ///
    /// - Returns: False where none is.
    public mutating func closeSwipe() -> Bool { closeSwipe(.program, at: nil) }
}

extension CollectionView {
    /// How far a row may be moved aside; nil: it has left the data, or has no actions.
    func reach(of row: SwipedRow) -> SwipeReach? {
        guard !row.item.isGone, let flags = scene.selectableItem(row.item.element)?.traits.flags
        else {
            return nil
        }
        let set = swipes.configuration
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
        to target: Double, _ velocity: Double? = nil, at time_ns: UInt64?
    ) {
        let isAnimated = !scene.viewport.environment.reducesMotion
        swipes.rows[swipes.rows.count - 1].settle(
            to: target, velocity, at: time_ns, isAnimated: isAnimated)
        scene.screen.states.noteChange()
    }

    /// Closes the row that is open; a row that is swiped is let go.
    ///
    /// - Parameter time_ns: As of `SwipedRow.settle`.
    /// - Returns: False where no row is open.
    @discardableResult
    mutating func closeSwipe(_ origin: EventOrigin, at time_ns: UInt64?) -> Bool {
        guard let row = swipes.open else { return false }
        swipes.finger = nil
        if let time_ns { _ = swipes.advance(to: time_ns) }
        settleLastRow(to: 0, at: time_ns)
        tellSwipe(row.isHeld ? .swipeCancelled : .swipeDidClose, origin)
        return true
    }

    /// Puts all rows to their places at once, as another layout comes.
    mutating func resetSwipes() {
        if swipes.rows.isEmpty { return }
        closeSwipe(.update, at: nil)
        for index in swipes.rows.indices {
            swipes.rows[index].settle(to: 0, at: nil, isAnimated: false)
        }
        swipes.press = nil
        scene.screen.states.noteChange()
    }

    /// Forgets the rows that have left the data, or are others now.
    mutating func dropGoneSwipes() {
        if let row = swipes.open, row.item.isGone {
            swipes.finger = nil
            tellSwipe(row.isHeld ? .swipeCancelled : .swipeDidClose, .update)
        }
        let count = swipes.rows.count
        swipes.rows.removeAll { $0.item.isGone }
        if swipes.rows.count < count { scene.screen.states.noteChange() }
    }
}

// Events.
extension CollectionView {
    /// Moves the rows to where a display frame shows them.
    @inline(never)
    mutating func stepSwipes() {
        if swipes.advance(to: scene.input.scroller.time_ns) { scene.screen.states.noteChange() }
    }

    /// Tells where a display frame shows the rows that move, and forgets those that are back at
    /// their places.
    @inline(never)
    mutating func tellSwipes() {
        for index in swipes.rows.indices
        where swipes.rows[index].offset != swipes.rows[index].toldOffset {
            tellSwipe(.swipeChanged, .engine, ofRow: index)
        }
        swipes.rows.removeAll { $0.isClosed }
    }

    /// Tells something of the last row.
    mutating func tellSwipe(_ kind: EventKind, _ origin: EventOrigin, at place: Point? = nil) {
        tellSwipe(kind, origin, at: place, ofRow: swipes.rows.count - 1)
    }

    private mutating func tellSwipe(
        _ kind: EventKind, _ origin: EventOrigin, at place: Point? = nil, ofRow index: Int
    ) {
        if !scene.events.wants(.swiping) { return }
        swipes.rows[index].toldOffset = swipes.rows[index].offset
        let row = swipes.rows[index]
        var event = Event(kind, at: scene.lastTime_ns)
        (event.origin, event.cause) = (origin, scene.input.cause)
        event.note(row.item)
        (event.number, event.otherNumber) = (row.offset, row.isHeld ? row.offset : row.target)
        if row.offset != 0 {
            let isLeading = (row.offset > 0) != scene.isRightToLeft
            event.value = UInt64((isLeading ? SwipeEdge.leading : .trailing).rawValue)
        }
        if row.isHeld ? reach(of: row)?.commits(row.offset) == true : row.isCommitted {
            event.otherValue = 1
        }
        if let place { (event.point, event.otherPoint) = (place, scene.contentPoint(place)) }
        scene.events.append(event)
    }
}
