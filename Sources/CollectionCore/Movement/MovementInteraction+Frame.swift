// What display frames and updates make of an item that a person moves: rules R9 to R11 of
// docs/semantics.md.
extension MovementInteraction {
    /// Has the item follow the pointer over content that a display frame shows elsewhere.
    ///
    /// Events tell of it once the display frame is shown.
    @inline(never)
    mutating func followMovement(_ request: DisplayFrameRequest, in scene: inout Scene) {
        settleProposal(by: request.time_ns, in: &scene)
        let bounds = request.bounds.moved(
            by: scene.anchor.adjustments.sum(after: request.adjustedSequence))
        if bounds == session?.shownBounds { return }
        scene.noteMovement()
        aim(in: bounds, at: request.time_ns, in: &scene)
    }

    /// Has the item follow the pointer over what a display frame shows laid out anew.
    @inline(never)
    mutating func followLayout(in scene: inout Scene) {
        session?.shownBounds = scene.viewport.bounds
        guard session != nil, scene.screen.movesAnchor else { return }
        aim(in: scene.viewport.bounds, at: scene.lastTime_ns, in: &scene)
        tellTarget(in: &scene)
    }

    /// Holds the item at another place.
    mutating func moveHeldItem(to position: Point, in scene: inout Scene) {
        guard let movement = session else { return }
        movement.held.move(to: position)
        scene.input.scroller.pull(to: position, from: movement.start)
        scene.noteMovement()
        aim(in: scene.viewport.bounds, at: scene.lastTime_ns, in: &scene)
        tellTarget(in: &scene)
    }

    /// Finds the place that the item would take now.
    private mutating func aim(in bounds: Rect, at time_ns: UInt64, in scene: inout Scene) {
        guard let held = session?.held else { return }
        held.hold(in: bounds)
        if scene.stage.custom != nil && !scene.stage.movesAnchor { try? scene.prepare(bounds) }
        // The display frame that shows another layout may move the content offset, and looks then.
        if scene.stage.movesAnchor || !scene.stage.isLaidOut(for: scene.viewport.at(bounds)) {
            return
        }
        if let target = findTarget(in: bounds, in: &scene) {
            propose(target, at: time_ns, in: &scene)
        }
    }

    /// Takes a target, at once or once it has held for as long as the settings say.
    private mutating func propose(_ target: IndexPath, at time_ns: UInt64, in scene: inout Scene) {
        guard let movement = session else { return }
        if target == movement.found {
            self.session?.proposal = nil
        } else if scene.movementConfiguration.cadence.delay_ns == 0 {
            takeTarget(target, in: &scene)
        } else if movement.proposal?.target != target {
            self.session?.proposal = (target, time_ns)
        }
    }

    /// Takes the target that has held for long enough by a time.
    mutating func settleProposal(by time_ns: UInt64, in scene: inout Scene) {
        guard let due_ns = movementDue_ns(in: scene), due_ns <= time_ns,
            let proposal = session?.proposal
        else { return }
        takeTarget(proposal.target, in: &scene)
        if session?.target != session?.toldTarget { session?.due_ns = due_ns }
    }

    /// The time at which a target has held for long enough; nil: none waits.
    func movementDue_ns(in scene: borrowing Scene) -> UInt64? {
        guard let proposal = session?.proposal else { return nil }
        let (due_ns, overflow) = proposal.since_ns.addingReportingOverflow(
            scene.movementConfiguration.cadence.delay_ns)
        return overflow ? .max : due_ns
    }

    /// Takes a target that was found, unless the delegate wants another one.
    private mutating func takeTarget(_ found: IndexPath, in scene: inout Scene) {
        makeRoom(at: delegateTarget(found, in: scene) ?? found, found: found, in: &scene)
    }

    /// Has the others make room at another place, over time.
    ///
    /// - Returns: False where the layout fails; then the item is presented where it was.
    @discardableResult
    mutating func makeRoom(at target: IndexPath, found: IndexPath, in scene: inout Scene) -> Bool {
        guard let moved = session else { return false }
        if target == moved.target {
            setTarget(target, found: found, in: &scene)
            return true
        }
        let (change, before) = (scene.beginRoomChange(), scene.stage)
        setTarget(target, found: found, in: &scene)
        if !present(in: &scene) {
            (session, scene.stage) = (moved, before)
            return false
        }
        scene.endRoomChange(change)
        return true
    }

    /// Goes on after an update, as far as the item is still there.
    mutating func settleMovement(in scene: inout Scene) {
        guard let movement = session else { return }
        if movement.isGone {
            dropMovement(.update, isOld: true, in: &scene)
            return
        }
        setTarget(movement.target, in: &scene)
        if let moved = self.session, !mayMove(to: moved.target, in: scene) {
            setTarget(moved.source, in: &scene)
        }
        // The host knows what it has changed itself.
        if let moved = self.session { self.session?.toldTarget = moved.target }
        if !present(in: &scene) { dropMovement(.update, in: &scene) }
    }
}

// Events.
extension MovementInteraction {
    /// Tells of the target, if the host does not know it.
    @inline(never)
    mutating func tellTarget(in scene: inout Scene) {
        if session?.target == session?.toldTarget { return }
        guard let movement = session else { return }
        let last = movement.toldTarget
        self.session?.noteTold()
        var event = scene.movementEvent(.movementTargetChanged, movement)
        if let due_ns = movement.due_ns { (event.time_ns, event.cause) = (due_ns, 0) }
        self.session?.toldSequence = scene.events.append(
            event,
            runs: [
                ItemRun(indexPath: movement.target, count: 1),
                ItemRun(indexPath: last, count: 1),
            ])
    }
}
