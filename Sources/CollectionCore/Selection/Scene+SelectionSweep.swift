// Sweeps: rule S13a of docs/semantics.md.
extension Scene {
    /// Whether a pointer sweeps over items, or may begin to sweep.
    func isSweeping(_ pointer: UInt32) -> Bool { selection?.sweep?.pointer == pointer }

    /// Prepares a sweep for a pointer that has gone down on an item from which it may begin to
    /// sweep.
    mutating func beginSweep(_ press: Press) {
        guard let state = selection, state.mayEverSelectMany, state.configuration.behavior != .none,
            press.device.isDirect, press.isAlive, let item = itemToSelect(press.element),
            item.traits.flags.contains(.beginsMultipleSelection)
        else { return }
        state.sweep = SelectionSweep(press, on: item.number)
    }

    /// Adds a second pointer to a sweep that has not begun. From then on neither pointer drags.
    mutating func joinSweep(_ sample: PointerSample) {
        guard let state = selection, let sweep = state.sweep, !sweep.isBegun,
            sample.device?.isDirect == true, isPressing(sweep),
            !input.isDragging(sweep.pointer), !input.press.isLongPress,
            state.sweep?.join(sample) == true
        else { return }
        input.release(sweep.pointer)
        input.release(sample.pointer)
    }

    /// Moves a pointer of a sweep, and selects the items that are swept. Near an edge of the view
    /// the content begins to scroll: rule R10.
    ///
    /// - Complexity: O(log n), and the runs of traits among the items
    mutating func moveSweep(_ sample: PointerSample) {
        guard let state = selection, state.sweep?.move(sample) == true else { return }
        if state.sweep?.isBegun == false { decideSweep() }
        guard let sweep = state.sweep, sweep.isBegun else { return }
        input.scroller.pull(to: sweep.position, from: sweep.start)
        sweepItems()
        settleSelection(.sweep, .user, cause: input.cause, isProvisional: true)
    }

    /// Begins a sweep if its pointers have moved far enough, or drops it if they do something else.
    private mutating func decideSweep() {
        guard let state = selection, let sweep = state.sweep else { return }
        let isFar = input.press.isFar(sweep.pointer)
        if isPressing(sweep) && !isFar && !input.press.isLongPress { return }
        let axis = stage.settings.scrollDirection
        if isFar && !input.isDragging(sweep.pointer) {
            if sweep.begins(across: axis) && (sweep.hasCompanion || state.mode == .multiple) {
                state.sweep?.isBegun = true
                input.release(sweep.pointer)
                input.press.takeBack(at: lastTime_ns)
                queueNews()
                tellSweep(.didBeginMultipleSelection)
                return
            }
            if sweep.hasCompanion { return }
        }
        state.sweep = nil
    }

    private func isPressing(_ sweep: SelectionSweep) -> Bool {
        input.press.press.map { $0.isAlive && $0.pointer == sweep.pointer } ?? false
    }

    /// Sweeps items again if a display frame has moved the content under the pointer.
    @inline(never)
    mutating func followSweep() {
        guard let sweep = selection?.sweep, sweep.isBegun,
            sweep.offset != screen.frame.contentOffset
        else { return }
        sweepItems()
        selection?.sweep?.isUntold = true
        screen.states.noteChange()
    }

    /// Queues the event of a sweep that a display frame has changed.
    @inline(never)
    mutating func tellFollowedSweep() {
        selection?.sweep?.isUntold = false
        settleSelection(.sweep, .user, isProvisional: true)
    }

    /// Selects, or deselects, the items from the first item to the item that is nearest to the
    /// pointer.
    private mutating func sweepItems() {
        guard let state = selection, var sweep = state.sweep else { return }
        let offset = screen.frame.contentOffset
        sweep.offset = offset
        if sweep.isWaiting && state.mode == .multiple { sweep.begin(beside: state.selected) }
        let size = viewport.layoutSize
        let place = contentPoint(
            Point(
                x: min(max(sweep.position.x, 0), size.width),
                y: min(max(sweep.position.y, 0), size.height)))
        // If the layout cannot say where items are, the sweep keeps its last item.
        let nearest = (try? indexPathForItem(nearestTo: place)) ?? nil
        if let number = itemNumber(at: nearest) { sweep.last = number }
        let isKnown = sweep.provisional?.isCurrent(screen.dropPlacesChange) == true
        let selected = sweep.selected(
            after: isKnown ? state.selected : nil, stage.dataSource, traits?.values)
        if let selected {
            let isTaken = state.take(selected, isWhole: !isKnown)
            sweep.provisional?.note(isTaken ? screen.dropPlacesChange : nil)
        }
        state.sweep = sweep
    }

    /// Ends a sweep when its pointer is lifted, or when it is cancelled: then the selection before
    /// the sweep is restored.
    ///
    /// - Returns: False if no sweep has begun.
    @discardableResult
    mutating func endSweep(isCancelled: Bool) -> Bool {
        guard let state = selection, let sweep = state.sweep else { return false }
        state.sweep = nil
        if !sweep.isBegun { return false }
        if isCancelled {
            if let provisional = sweep.provisional {
                state.selected = provisional.before(state.selected)
            }
        } else if sweep.provisional != nil {
            state.selected.setAnchor(stage.dataSource.indexPath(ofItem: sweep.first))
        }
        tellEndOfSweep()
        settleSelection(.sweep, .user, cause: input.cause)
        return true
    }

    /// Queues the event that the sweep has ended, and stops the scrolling near edges.
    mutating func tellEndOfSweep() {
        endPull()
        tellSweep(.didEndMultipleSelection)
    }

    private mutating func tellSweep(_ kind: EventKind) {
        if !events.wants(.selection) { return }
        var event = newEvent(kind, .user)
        if kind == .didBeginMultipleSelection, let press = input.press.press,
            let element = press.element
        {
            event.note(element)
            event.point = press.start
            event.otherPoint = contentPoint(press.start)
            event.value = UInt64(press.modifiers.rawValue)
        }
        events.append(event)
    }
}
