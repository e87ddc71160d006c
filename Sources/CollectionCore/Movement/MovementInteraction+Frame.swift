// How display frames and updates affect the item that a person moves: rules R9 to R11 of
// docs/semantics.md.
extension MovementInteraction {
    /// Keeps the item at the pointer when a display frame scrolls the content.
    ///
    /// The events are queued after the display frame.
    @inline(never)
    mutating func followMovement(_ request: DisplayFrameRequest, in scene: inout Scene) {
        settleProposal(by: request.time_ns, in: &scene)
        let bounds = request.bounds.moved(
            by: scene.anchor.adjustments.sum(after: request.adjustedSequence))
        if bounds == session?.shownBounds && !scene.screen.didScrollSections { return }
        if let session { scene.pullSection(to: session.held.position, from: session.start) }
        scene.noteMovement()
        aim(in: bounds, at: request.time_ns, in: &scene)
    }

    /// Finds the target again after a display frame has laid out elements anew.
    @inline(never)
    mutating func followLayout(in scene: inout Scene) {
        session?.shownBounds = scene.viewport.bounds
        guard session != nil, scene.screen.movesAnchor else { return }
        aim(in: scene.viewport.bounds, at: scene.lastTime_ns, in: &scene)
        tellTarget(in: &scene)
    }

    /// Moves the held item to a position of the pointer.
    @inline(never)
    mutating func moveHeldItem(to position: Point, in scene: inout Scene) {
        guard let movement = session else { return }
        movement.held.move(to: position)
        scene.pull(to: position, from: movement.start)
        scene.noteMovement()
        aim(in: scene.viewport.bounds, at: scene.lastTime_ns, in: &scene)
        tellTarget(in: &scene)
    }

    /// Finds the target of the item at its present position.
    private mutating func aim(in bounds: Rect, at time_ns: UInt64, in scene: inout Scene) {
        guard let held = session?.held else { return }
        held.hold(in: bounds)
        if scene.stage.custom != nil && !scene.stage.movesAnchor { try? scene.prepare(bounds) }
        // A display frame with a changed layout may move the content offset, and then finds the
        // target.
        if scene.stage.movesAnchor || !scene.isLaidOut(in: bounds) {
            return
        }
        if let target = findTarget(in: bounds, in: &scene) {
            propose(target, at: time_ns, in: &scene)
        }
    }

    /// Accepts a target, at once or after the delay of the cadence.
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

    /// Accepts the proposed target if its delay has ended by `time_ns`.
    mutating func settleProposal(by time_ns: UInt64, in scene: inout Scene) {
        guard let due_ns = movementDue_ns(in: scene), due_ns <= time_ns,
            let proposal = session?.proposal
        else { return }
        takeTarget(proposal.target, in: &scene)
        if session?.target != session?.toldTarget { session?.due_ns = due_ns }
    }

    /// The time at which the delay of the proposed target ends; nil: no target is proposed.
    func movementDue_ns(in scene: borrowing Scene) -> UInt64? {
        guard let proposal = session?.proposal else { return nil }
        return proposal.since_ns.later(by: scene.movementConfiguration.cadence.delay_ns)
    }

    /// Accepts a target that the view has found, or the delegate's target in its place.
    private mutating func takeTarget(_ found: IndexPath, in scene: inout Scene) {
        makeRoom(at: delegateTarget(found, in: scene) ?? found, found: found, in: &scene)
    }

    /// Presents the item at another target, and animates the other items that make room.
    ///
    /// - Returns: False if the layout fails; then the item stays where it was presented.
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

    /// Continues the movement after an update, or ends it if the update has removed the item.
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
        // The host knows of changes that it makes itself.
        if let moved = self.session { self.session?.toldTarget = moved.target }
        if !present(in: &scene) { dropMovement(.update, in: &scene) }
    }
}

// Events.
extension MovementInteraction {
    /// Queues an event of the target, if the last reported target is another one.
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
