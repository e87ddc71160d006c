// The gap that opens where items would be dropped: rules O6 and O8 of docs/semantics.md.
extension CollectionView {
    /// Has the stage lay out everything without the gap.
    mutating func closeGapForNow() {
        stage.putBack()
        if placeholders.isEmpty || !canInsertItems { return }
        try? stage.present(.inserted(insertions(nil)), nil, ownership, limits)
    }

    /// Moves the place of a drop to the gap that is nearest to the pointer, if one opens.
    ///
    /// A gap depends on the pointer and on what the layout has at rest, not on the gap before: so a
    /// pointer that rests changes nothing.
    ///
    /// - Precondition: The stage is laid out without the gap.
    /// - Parameter tried: The slots that were tried for the same layout, and the same content.
    mutating func openGap(
        _ drop: inout DropSession, _ tried: inout TriedSlots
    ) -> Gap? {
        guard dragConfiguration.opensGaps, canInsertItems, drop.proposal.isAccepting,
            drop.proposal.intent == .insertAtDestinationIndexPath,
            let place = drop.place.destination, !staysInPlace(place, drop)
        else { return nil }
        let content = gapContent(for: drop)
        let found =
            drop.isByKeys
            ? gapSlot(content, place, &tried).map { (path: place, slot: $0) }
            : nearestGap(content, contentPoint(drop.position), from: place, &tried)
        guard let found else { return nil }
        var moved = drop
        moved.place = DropPlace(destination: found.path, line: found.slot)
        // A place next to the one that was found may be locked.
        if !drop.isOverridden && proposal(for: moved) != drop.proposal {
            guard let slot = gapSlot(content, place, &tried) else { return nil }
            moved.place = DropPlace(destination: place, line: slot)
        }
        guard let path = moved.place.destination else { return nil }
        drop = moved
        return Gap(point: InsertionPoint(path, in: stage.dataSource), content: content)
    }

    /// Whether the only run of items that would be moved would be where it is.
    private func staysInPlace(_ place: IndexPath, _ drop: DropSession) -> Bool {
        guard drop.isLocal, drop.proposal.operation == .move, let drag,
            let section = try? stage.dataSource.itemRange(ofSection: place.section)
        else { return false }
        let runs = drag.items.markedRuns(of: 0..<drag.items.count, limit: 2)
        guard runs.count == 1 else { return false }
        let number = section.lowerBound + Int(place.item)
        return section.contains(runs[0].lowerBound) && runs[0].lowerBound <= number
            && number <= runs[0].upperBound
    }

    /// What the layout is told of the item that would fill the gap: the first one that is dragged,
    /// or one that brings no size of its own.
    private func gapContent(for drop: DropSession) -> UpdateContent {
        guard drop.isLocal, let drag,
            let first = drag.items.markedRuns(of: 0..<drag.items.count, limit: 1).first
        else { return UpdateContent(itemOfSize: nil, .standard) }
        var content = UpdateContent()
        content.items = stage.dataSource.items.slice(first.lowerBound..<first.lowerBound + 1)
        return content
    }

    /// Returns the gap whose centre is nearest to a point, from one gap to the next one as long as
    /// each is strictly nearer.
    private func nearestGap(
        _ content: UpdateContent, _ point: Point, from place: IndexPath, _ tried: inout TriedSlots
    ) -> (path: IndexPath, slot: Rect)? {
        guard var slot = gapSlot(content, place, &tried) else { return nil }
        var path = place
        let count = UInt32(stage.dataSource.itemCount(of: Int(place.section)))
        for _ in 0..<Self.gapStepsMax {
            var next: (path: IndexPath, slot: Rect)?
            var least = slot.center.squaredDistance(to: point)
            for isBehind in [false, true] {
                var candidate = path
                if isBehind ? path.item == count : path.item == 0 { continue }
                candidate.item = isBehind ? path.item + 1 : path.item - 1
                guard let slot = gapSlot(content, candidate, &tried) else { continue }
                let distance = slot.center.squaredDistance(to: point)
                if distance >= least { continue }
                least = distance
                next = (candidate, slot)
            }
            guard let next else { break }
            (path, slot) = next
        }
        return (path, slot)
    }

    private static var gapStepsMax: Int { 64 }

    /// Where the layout would have the gap.
    ///
    /// - Complexity: That of an update that inserts one item
    private func gapSlot(
        _ content: UpdateContent, _ path: IndexPath, _ tried: inout TriedSlots
    ) -> Rect? {
        let visible = visibleInterval
        let key = TriedSlots.Key(
            target: path, visible: visible,
            offset: stage.geometry.offsets.offset(ofSection: Int(path.section)))
        if let slot = tried[key] { return slot }
        var trial = stage
        trial.putBack()
        let gap = Gap(point: InsertionPoint(path, in: stage.dataSource), content: content)
        let isPresented: Void? = try? trial.present(
            .inserted(insertions(gap)), nil, ownership, limits)
        guard isPresented != nil, let reordering = trial.reordering,
            let slot = trial.slot(reordering, visible: visible)
        else { return nil }
        tried.note(slot, key)
        return slot
    }
}
