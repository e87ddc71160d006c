import CollectionCore
import CollectionWire

// O3, O5, O10, O15: items that are dragged over the view, and dropped.
extension ReferenceCollection {
    func dropOutcome(of operation: any ViewOperation) throws(CollectionError) -> Outcome? {
        switch operation {
        case let asked as EnterDrop:
            if asked.isLocal && drag == nil { throw .wrongState(.noDrag) }
            try checkPointer(asked.position, asked.time_ns)
            pass(to: asked.time_ns)
            enterDrop(asked)
            news.lastTime_ns = max(news.lastTime_ns, asked.time_ns)
        case let asked as UpdateDrop:
            try checkDrop()
            try checkPointer(asked.position, asked.time_ns)
            pass(to: asked.time_ns)
            dropSession?.position = asked.position
            lookForPlace()
            tellPlace(at: asked.time_ns)
            news.lastTime_ns = max(news.lastTime_ns, asked.time_ns)
        case is ExitDrop:
            try checkDrop()
            leaveDrop(at: max(news.frameTime_ns, inputTime_ns))
        case let asked as SetDropProposal:
            try checkDrop()
            return .flag(try propose(asked))
        case let asked as PerformDrop:
            try checkDrop()
            if !openBatches.isEmpty && dropSession?.isLocal == true && dragSettings.movesItems {
                throw .wrongState(.batchIsOpen)
            }
            try checkPointer(.zero, asked.time_ns)
            let isTaken = try performDrop(at: asked.time_ns)
            news.lastTime_ns = max(news.lastTime_ns, asked.time_ns)
            return .flag(isTaken)
        case is GetDropState:
            guard let drop = dropSession else { return .nothing }
            return .drop(
                DropState(
                    isLocal: drop.isLocal, itemCount: drop.itemCount,
                    destination: drop.place.destination, proposal: drop.proposal,
                    line: drop.line))
        default: return try placeholderOutcome(of: operation)
        }
        return .done
    }

    private func checkDrop() throws(CollectionError) {
        if dropSession == nil { throw .wrongState(.noDrop) }
    }

    private func enterDrop(_ asked: EnterDrop) {
        if dropSession != nil { leaveDrop(at: asked.time_ns) }
        let count = asked.isLocal ? draggedPaths.count : asked.itemCount
        dropSession = ReferenceDrop(isLocal: asked.isLocal, count, at: asked.position)
        tellSession(.dropSessionDidEnter, at: asked.time_ns)
        lookForPlace()
        tellPlace(at: asked.time_ns)
    }

    /// They go, and nothing is dropped.
    func leaveDrop(at time_ns: UInt64) {
        tellSession(.dropSessionDidExit, at: time_ns)
        tellSession(.dropSessionDidEnd, at: time_ns)
        dropSession = nil
        settleGap()
    }

    private func tellSession(_ kind: EventKind, at time_ns: UInt64) {
        guard let drop = dropSession else { return }
        tellDragging(kind, at: time_ns) {
            ($0.value, $0.otherValue) = (UInt64(drop.itemCount), drop.isLocal ? 1 : 0)
        }
    }

    /// O5: the host proposes something else.
    private func propose(_ asked: SetDropProposal) throws(CollectionError) -> Bool {
        if asked.sequence != 0 && asked.sequence != dropSession?.toldSequence { return false }
        let (proposal, destination) = (asked.proposal, dropSession?.place.destination)
        let isItem = destination.map { allPaths.contains($0) } ?? false
        if proposal.intent == .insertAtDestinationIndexPath && destination == nil
            || proposal.intent == .insertIntoDestinationIndexPath && !isItem
        {
            throw .invalidArgument("intent", .conflicting)
        }
        dropSession?.proposal = proposal
        dropSession?.isHosts = true
        dropSession?.told.proposal = proposal
        if dragSettings.opensGaps { lookForPlace() }
        return true
    }

    /// O6: the place, and what is proposed there.
    ///
    /// - Parameter isInFrame: Whether a display frame has just shown everything.
    private func lookForPlace(isInFrame: Bool = false) {
        guard let drop = dropSession else { return }
        let isShown = isInFrame ? !isLed : lead == nil && sequence > 0 && !wasDataReplaced
        let place = isShown ? place(at: drop.position) : ReferencePlace()
        let isHeld = drop.isHosts && !drop.isStale && drop.found == place
        dropSession?.place = place
        dropSession?.found = place
        dropSession?.isStale = false
        if !isHeld {
            dropSession?.isHosts = false
            dropSession?.proposal = proposal(at: place, isLocal: drop.isLocal, drop.itemCount)
        }
        dropSession?.room = nil
        openGap()
        if !isInFrame { settleGap() }
    }

    /// O15: in a display frame.
    func followDrop(at time_ns: UInt64) {
        lookForPlace(isInFrame: true)
        tellPlace(at: time_ns, .engine)
    }

    private func tellPlace(at time_ns: UInt64, _ origin: EventOrigin = .program) {
        guard let drop = dropSession else { return }
        let now = ReferenceDrop.Told(place: drop.place, proposal: drop.proposal)
        if now == drop.told { return }
        dropSession?.told = now
        let countBefore = news.count
        queue(placed(.dropSessionDidUpdate, at: time_ns, origin), .dragging)
        dropSession?.toldSequence = news.count == countBefore ? 0 : news.count
    }

    /// An event about the place, and what is proposed there.
    private func placed(_ kind: EventKind, at time_ns: UInt64, _ origin: EventOrigin) -> Event {
        var event = Event(kind, at: time_ns)
        (event.origin, event.cause) = (origin, cause)
        guard let drop = dropSession else { return event }
        if let path = drop.place.destination {
            event.element = .cell(path)
            // Y8.
            event.number = Double(path.item + 1)
            event.otherNumber = Double(sections[Int(path.section)].items.count)
            if let identifier = bench.shown?.itemIdentifier(at: path) {
                event.identifier = identifier
                event.flags.insert(.hasIdentifier)
            }
        }
        event.value = UInt64(drop.proposal.operation.rawValue)
        event.otherValue = UInt64(drop.proposal.intent.rawValue)
        let line = drop.line
        event.point = Point(x: line.x, y: line.y)
        event.otherPoint = Point(x: line.x + line.width, y: line.y + line.height)
        return event
    }

    private func performDrop(at time_ns: UInt64) throws(CollectionError) -> Bool {
        pass(to: time_ns)
        lookForPlace()
        guard let drop = dropSession else { return false }
        let operation = drop.proposal.operation
        if operation != .copy && operation != .move {
            leaveDrop(at: time_ns)
            if drop.isLocal { endDrag(operation, at: time_ns) }
            return false
        }
        let own = drop.isLocal ? draggedPaths : []
        var event = placed(.performDrop, at: time_ns, .program)
        let runs = runs(of: own)
        event.number = try moveDropped(drop, own).map { Double($0.item) } ?? -1
        queue(event, .dragging, runs: runs)
        tellSession(.dropSessionDidEnd, at: time_ns)
        dropSession = nil
        settleGap()
        if drop.isLocal { endDrag(operation, at: time_ns) }
        return true
    }

    /// O10: the view moves its own items, as R7.
    ///
    /// - Returns: Where the first of them is then; nil: the view has not moved them.
    private func moveDropped(
        _ drop: ReferenceDrop, _ own: [IndexPath]
    ) throws(CollectionError) -> IndexPath? {
        guard dragSettings.movesItems, drop.proposal.operation == .move,
            drop.proposal.intent == .insertAtDestinationIndexPath, !own.isEmpty,
            let destination = drop.place.destination
        else { return nil }
        let order = DroppedOrder(sections, moved: own, newCount: 0, at: destination)
        var update = ReferenceUpdate(sections: [], items: [])
        for (number, path) in own.enumerated() {
            let after = IndexPath(
                section: order.first.section, item: order.first.item + UInt32(number))
            update.items.append(
                ReferenceUpdate.Entry(part: number, action: .move, before: path, after: after))
        }
        var settings = BatchSettings()
        settings.animation = letsGo
        try apply(update, counts: nil, settings, tags: [], letsGo: true)
        if let shown = bench.shown {
            bench.shown?.reorder(order.sections.map { $0.compactMap(\.self) }, shown)
        }
        return order.first
    }
}

extension ReferenceSnapshot {
    fileprivate mutating func reorder(_ order: [[IndexPath]], _ old: ReferenceSnapshot) {
        for (section, paths) in order.enumerated() {
            sections[section].items = paths.map {
                old.sections[Int($0.section)].items[Int($0.item)]
            }
        }
    }
}

// What display frames say of cells.
extension ReferenceCollection {
    func dragStates(of element: Element) -> LayoutAttributes.Flags {
        guard element.category == .cell else { return [] }
        var states: LayoutAttributes.Flags = []
        if drag != nil && isDragged(element.indexPath) { states.insert(.isDragging) }
        if let drop = dropSession, drop.proposal.intent == .insertIntoDestinationIndexPath,
            drop.place.destination == element.indexPath
        {
            states.insert(.isDropTarget)
        }
        return states
    }
}
