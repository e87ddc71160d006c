// What display frames and updates make of an item that a person moves: rules R9 to R11 of
// docs/semantics.md.
extension CollectionView {
    /// Shows a display frame while a person moves an item. When that fails, all is as it was.
    @inline(never)
    mutating func showMovement(
        _ request: inout DisplayFrameRequest, dataBytesMax: Int
    ) throws(CollectionError) {
        let before = (movement, scene.stage, scene.transitions)
        do throws(CollectionError) {
            try showWithInput(&request, dataBytesMax: dataBytesMax)
        } catch {
            (movement, scene.stage, scene.transitions) = before
            scene.screen.collector.forgetPlaces()
            throw error
        }
    }

    /// Has the item follow the pointer over content that a display frame shows elsewhere.
    ///
    /// Events tell of it once the display frame is shown.
    @inline(never)
    mutating func followMovement(_ request: DisplayFrameRequest) {
        settleProposal(by: request.time_ns)
        let bounds = request.bounds.moved(
            by: scene.anchor.adjustments.sum(after: request.adjustedSequence))
        if bounds == movement?.shownBounds { return }
        scene.noteMovement()
        aim(in: bounds, at: request.time_ns)
    }

    /// Has the item follow the pointer over what a display frame shows laid out anew.
    @inline(never)
    mutating func followLayout() {
        movement?.shownBounds = scene.viewport.bounds
        guard movement != nil, scene.screen.movesAnchor else { return }
        aim(in: scene.viewport.bounds, at: scene.lastTime_ns)
        tellTarget()
    }

    /// Holds the item at another place.
    mutating func moveHeldItem(to position: Point) {
        guard let movement else { return }
        movement.held.move(to: position)
        scene.input.scroller.pull(to: position, from: movement.start)
        scene.noteMovement()
        aim(in: scene.viewport.bounds, at: scene.lastTime_ns)
        tellTarget()
    }

    /// Finds the place that the item would take now.
    private mutating func aim(in bounds: Rect, at time_ns: UInt64) {
        guard let held = movement?.held else { return }
        held.hold(in: bounds)
        if scene.stage.custom != nil && !scene.stage.movesAnchor { try? scene.prepare(bounds) }
        // The display frame that shows another layout may move the content offset, and looks then.
        if scene.stage.movesAnchor || !scene.stage.isLaidOut(for: scene.viewport.at(bounds)) {
            return
        }
        if let target = findTarget(in: bounds) { propose(target, at: time_ns) }
    }

    /// Takes a target, at once or once it has held for as long as the settings say.
    private mutating func propose(_ target: IndexPath, at time_ns: UInt64) {
        guard let movement else { return }
        if target == movement.found {
            self.movement?.proposal = nil
        } else if scene.movementConfiguration.cadence.delay_ns == 0 {
            takeTarget(target)
        } else if movement.proposal?.target != target {
            self.movement?.proposal = (target, time_ns)
        }
    }

    /// Takes the target that has held for long enough by a time.
    mutating func settleProposal(by time_ns: UInt64) {
        guard let due_ns = movementDue_ns, due_ns <= time_ns, let proposal = movement?.proposal
        else { return }
        takeTarget(proposal.target)
        if movement?.target != movement?.toldTarget { movement?.due_ns = due_ns }
    }

    /// The time at which a target has held for long enough; nil: none waits.
    var movementDue_ns: UInt64? {
        guard let proposal = movement?.proposal else { return nil }
        let (due_ns, overflow) = proposal.since_ns.addingReportingOverflow(
            scene.movementConfiguration.cadence.delay_ns)
        return overflow ? .max : due_ns
    }

    /// Takes a target that was found, unless the delegate wants another one.
    private mutating func takeTarget(_ found: IndexPath) {
        makeRoom(at: delegateTarget(found) ?? found, found: found)
    }

    /// Has the others make room at another place, over time.
    ///
    /// - Returns: False where the layout fails; then the item is presented where it was.
    @discardableResult
    mutating func makeRoom(at target: IndexPath, found: IndexPath) -> Bool {
        guard let moved = movement else { return false }
        if target == moved.target {
            setTarget(target, found: found)
            return true
        }
        let (change, before) = (scene.beginRoomChange(), scene.stage)
        setTarget(target, found: found)
        if !present() {
            (movement, scene.stage) = (moved, before)
            return false
        }
        scene.endRoomChange(change)
        return true
    }

    /// Goes on after an update, as far as the item is still there.
    mutating func settleMovement() {
        guard let movement else { return }
        if movement.isGone {
            dropMovement(.update, isOld: true)
            return
        }
        setTarget(movement.target)
        if let moved = self.movement, !mayMove(to: moved.target) { setTarget(moved.source) }
        // The host knows what it has changed itself.
        if let moved = self.movement { self.movement?.toldTarget = moved.target }
        if !present() { dropMovement(.update) }
    }
}

// Events.
extension CollectionView {
    /// Tells of the target, if the host does not know it.
    @inline(never)
    mutating func tellTarget() {
        guard let movement, movement.target != movement.toldTarget else { return }
        let last = movement.toldTarget
        self.movement?.noteTold()
        var event = scene.movementEvent(.movementTargetChanged, movement)
        if let due_ns = movement.due_ns { (event.time_ns, event.cause) = (due_ns, 0) }
        self.movement?.toldSequence = scene.events.append(
            event,
            runs: [
                ItemRun(indexPath: movement.target, count: 1),
                ItemRun(indexPath: last, count: 1),
            ])
    }
}
