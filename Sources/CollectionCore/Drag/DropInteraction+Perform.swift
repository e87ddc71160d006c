// Items that are dropped: rules O9 and O10 of docs/semantics.md.
extension DropInteraction {
    /// Looks at what is dropped, and where.
    ///
    /// - Returns: Nil, where the items are not taken: then the session is over.
    mutating func perform(
        _ origin: EventOrigin, in scene: inout Scene
    ) throws(CollectionError) -> PerformedDrop? {
        if let session { try checkDrop(session, in: scene) }
        findDropPlace(in: &scene)
        guard let drop = session else { return nil }
        if !drop.proposal.isAccepting {
            leaveDrop(.dropSessionDidExit, origin, in: &scene)
            if drop.isLocal { finishDrag(drop.proposal.operation, origin, in: &scene) }
            return nil
        }
        var event = scene.dropEvent(.performDrop, drop, origin)
        let runs = drop.isLocal ? scene.draggedRuns : []
        var first = -1
        let update = try movedItems(drop, first: &first, in: scene)
        event.number = Double(first)
        return PerformedDrop(drop, event, runs: runs, update: update)
    }

    /// Queues the event of a drop that was performed, and ends the session.
    mutating func endPerforming(
        _ performed: PerformedDrop, _ origin: EventOrigin, in scene: inout Scene
    ) {
        scene.events.append(performed.event, runs: performed.runs)
        leaveDrop(.performDrop, origin, in: &scene)
        let drop = performed.session
        if drop.isLocal { finishDrag(drop.proposal.operation, origin, in: &scene) }
    }

    /// The update that moves dropped items; nil: the view moves nothing, and the host may.
    ///
    /// - Parameter first: Gets the place in its section that the first of the items has then.
    private func movedItems(
        _ drop: DropSession, first: inout Int, in scene: borrowing Scene
    ) throws(CollectionError) -> DataUpdate? {
        guard drop.isLocal, configuration.movesItems, let drag = scene.drag, drag.count > 0,
            drop.proposal == DropProposal(.move, .insertAtDestinationIndexPath),
            let gap = drop.place.destination
        else { return nil }
        let section = try scene.stage.dataSource.itemRange(ofSection: gap.section)
        let place = section.lowerBound + Int(gap.item)
        // Items before the gap that go away make the ones behind move up.
        first = Int(gap.item) - drag.items.markedCount(of: section.lowerBound..<place)
        let target = IndexPath(section: gap.section, item: UInt32(first))
        var update = DataUpdate(
            moving: scene.stage.dataSource.moves(of: drag.runs, to: target),
            scene.movementConfiguration.releaseAnimation)
        update.endsDrop = true
        if scene.snapshot == nil { return update }
        update.snapshot = scene.snapshot
        // The first item behind the gap that is not moved itself.
        var anchor = place
        for run in drag.runs where run.contains(anchor) { anchor = run.upperBound }
        try update.snapshot?.moveItems(
            drag.runs, to: gap.section, before: anchor < section.upperBound ? anchor : nil)
        return update
    }
}

extension DataSource {
    /// The parts of an update that moves items, one behind the other, to a place.
    ///
    /// - Complexity: O(log n) for each run and for each section that a run reaches into
    fileprivate func moves(of runs: [Range<Int>], to place: IndexPath) -> [UpdateItem] {
        var moves: [UpdateItem] = []
        var target = place
        for run in runs {
            var number = run.lowerBound
            while number < run.upperBound {
                let source = indexPath(ofItem: number)
                let end = min(run.upperBound, items(ofSection: source.section).upperBound)
                let count = UInt32(end - number)
                moves.append(.move(source, to: target, count: count))
                // The plan refuses more items than a section may have.
                target.item &+= count
                number = end
            }
        }
        return moves
    }
}
