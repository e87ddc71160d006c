import CollectionCore
import CollectionWire

// R1, R2, R7, R9: picking up, moving, letting go.
extension ReferenceCollection {
    /// Nil for an operation that has nothing to do with items that are moved.
    func movementOutcome(
        of operation: any ViewOperation
    ) throws(CollectionError) -> Outcome? {
        switch operation {
        case let asked as SetMovementConfiguration: movementSettings = asked.configuration
        case let asked as BeginInteractiveMovement:
            try check(item: asked.indexPath)
            try checkPointer(asked.position, asked.time_ns)
            let isBegun = pickUp(asked.indexPath, asked.position, at: asked.time_ns)
            news.lastTime_ns = max(news.lastTime_ns, asked.time_ns)
            return .flag(isBegun)
        case let asked as UpdateInteractiveMovement:
            try checkHeld()
            try checkPointer(asked.position, asked.time_ns)
            pass(to: asked.time_ns)
            hold(at: asked.position)
            lookForTarget(at: asked.time_ns)
            tellTarget(at: asked.time_ns)
            news.lastTime_ns = max(news.lastTime_ns, asked.time_ns)
        case let asked as SetMovementTarget: return .flag(try override(asked))
        case let asked as EndInteractiveMovement:
            try checkHeld()
            try checkPointer(.zero, asked.time_ns)
            try letGo(at: asked.time_ns)
            news.lastTime_ns = max(news.lastTime_ns, asked.time_ns)
        case is CancelInteractiveMovement:
            try checkHeld()
            cancelMovement(.program, at: max(news.frameTime_ns, inputTime_ns))
        case is GetInteractiveMovement:
            guard let movement, let source = heldPath else { return .nothing }
            return .indexPaths([source, movement.target])
        default: return nil
        }
        return .done
    }

    /// Whether an item is held.
    public var isItemHeld: Bool { movement != nil }

    private func checkHeld() throws(CollectionError) {
        if movement == nil { throw .wrongState(.noMovement) }
    }

    func checkPointer(_ position: Point, _ time_ns: UInt64) throws(CollectionError) {
        try position.checkFinite("position")
        if time_ns < max(inputTime_ns, news.frameTime_ns) {
            throw .invalidArgument("time_ns", .goesBack)
        }
    }

    /// What is due by a time happens before a call with that time.
    func pass(to time_ns: UInt64) {
        elapse(to: time_ns)
        tellNews()
    }

    private func pickUp(_ path: IndexPath, _ position: Point, at time_ns: UInt64) -> Bool {
        pass(to: time_ns)
        if movement != nil || drag != nil || hasUncommittedUpdates || !openBatches.isEmpty
            || lead != nil || sequence == 0
            || wasDataReplaced
            || layout.isExplicit || !mayBeMoved(path, asked: true)
        {
            return false
        }
        let seen = shown.first { $0.element == .cell(path) }
        guard let frame = seen?.pose.frame ?? naturalFrame(of: path) else { return false }
        let offset = seen == nil ? Point(x: bounds.x, y: bounds.y) : lastFrameOffset
        let beside = anchorBesideRoom()
        movement = ReferenceMovement(
            identity: sections[Int(path.section)].items[Int(path.item)].identity,
            position: position,
            grip: Point(
                x: offset.x + position.x - frame.x, y: offset.y + position.y - frame.y),
            size: frame.size, target: path, found: path, toldTarget: path)
        pickedUpView = seen?.reusableView
        leavePlace()
        if let beside { followRoom(beside) }
        tell(.movementBegan, path, [path], at: time_ns)
        return true
    }

    private func naturalFrame(of path: IndexPath) -> Rect? {
        let placed = layoutNow()
        return placed.cell(path).map { presentation(placed).pose(of: $0).frame }
    }

    /// R2: by the traits, and by its place.
    func mayBeMoved(_ path: IndexPath, asked: Bool) -> Bool {
        let traits = traits(of: path)
        if traits.move != .yes && !(asked && traits.move == .ask) { return false }
        return !traits.flags.contains(.isLocked)
            && isFreePlace(path.item, of: sections[Int(path.section)].items.count)
    }

    /// R3: the pointer is where it is in all moments.
    private func hold(at position: Point) {
        movement?.position = position
        movement?.isElsewhere = true
        for past in pastMoments where past.movement?.identity == movement?.identity {
            past.movement?.position = position
        }
    }

    private func letGo(at time_ns: UInt64) throws(CollectionError) {
        if !openBatches.isEmpty { throw .wrongState(.batchIsOpen) }
        pass(to: time_ns)
        guard let held = movement, let source = heldPath else { return }
        if held.target == source {
            goBack(letsGo)
            tell(.movementEnded, source, [source], at: time_ns)
            return
        }
        var move = ReferenceUpdate(sections: [], items: [])
        move.items.append(
            ReferenceUpdate.Entry(part: 0, action: .move, before: source, after: held.target))
        var settings = BatchSettings()
        settings.animation = letsGo
        try apply(move, counts: nil, settings, tags: [], letsGo: true)
        if var snapshot = bench.shown {
            let item = snapshot.sections[Int(source.section)].items.remove(at: Int(source.item))
            let (section, index) = (Int(held.target.section), Int(held.target.item))
            snapshot.sections[section].items.insert(item, at: index)
            bench.shown = snapshot
        }
        tell(.movementEnded, held.target, [source], at: time_ns)
        tell(.itemMoved, held.target, [source], at: time_ns)
    }

    /// R9: it and all others go back to their places.
    func cancelMovement(_ origin: EventOrigin, at time_ns: UInt64) {
        guard let source = heldPath else { return }
        goBack(letsGo)
        tell(.movementCancelled, source, [source], at: time_ns, origin)
    }

    private func goBack(_ animation: Animation) {
        closeChange()
        let past = takesTime(animation) ? self.past() : nil
        reorder { drop() }
        if let past { make(animation, tags: [], before: past) }
    }

    /// The item is held no more.
    func drop() {
        guard let movement else { return }
        // Where that takes time, the change itself says that the item was held before.
        if environment.reducesMotion {
            letGoOf[movement.identity] = (made.first?.number ?? changeCount + 1) - 1
        }
        self.movement = nil
    }

    /// How others make room.
    var makesRoom: Animation { atOnce(movementSettings.roomAnimation) }

    /// How what is let go, or dropped, goes to its place.
    var letsGo: Animation { atOnce(movementSettings.releaseAnimation) }

    private func atOnce(_ animation: Animation) -> Animation {
        var animation = animation
        animation.startTime_ns = 0
        return animation
    }

    /// Where the held item is in the data.
    var heldPath: IndexPath? { movement.flatMap { path(ofItem: $0.identity) } }

    func path(ofItem identity: Int) -> IndexPath? {
        allPaths.first { sections[Int($0.section)].items[Int($0.item)].identity == identity }
    }

    /// Y8: where it is presented, among how many.
    private func tellPosition(
        in event: inout Event, _ path: IndexPath, _ others: [IndexPath]
    ) {
        let isOnItsWay = event.kind == .movementBegan || event.kind == .movementTargetChanged
        let place = isOnItsWay ? others[0] : path
        let count = sections[Int(place.section)].items.count
        event.value = UInt64(place.item) + 1
        event.otherValue = UInt64(place.section == path.section ? count : count + 1)
    }

    func tell(
        _ kind: EventKind, _ path: IndexPath, _ others: [IndexPath], at time_ns: UInt64,
        _ origin: EventOrigin = .program, identifier: UInt64? = nil, isOld: Bool = false
    ) {
        queue(
            kind, .movement, at: time_ns, runs: others.map { ItemRun(indexPath: $0, count: 1) }
        ) {
            $0.origin = origin
            $0.cause = movement?.due_ns == nil ? cause : 0
            $0.element = .cell(path)
            if kind != .movementCancelled { tellPosition(in: &$0, path, others) }
            if isOld { $0.flags.insert(.isOld) }
            let now = isOld ? nil : bench.shown?.itemIdentifier(at: path)
            guard let identifier = identifier ?? now else { return }
            $0.identifier = identifier
            $0.flags.insert(.hasIdentifier)
        }
    }
}
