// The gap that opens where items would be dropped: rules O6 and O8 of docs/semantics.md.
extension DropInteraction {
    /// Makes the stage lay out all elements without the gap, but with the placeholders.
    mutating func closeGapForNow(in scene: inout Scene) {
        scene.stage.putBack()
        if placeholders.isEmpty || !scene.allows(.insertion) { return }
        try? scene.stage.present(.inserted(insertions(nil)), nil, scene.ownership, scene.limits)
    }

    /// Finds the gap that opens for a drop, and changes the place of the drop to the place of the
    /// gap: the gap whose centre is nearest to the pointer.
    ///
    /// The gap depends on the pointer and on the layout without a gap, but not on an open gap, so a
    /// pointer that rests changes nothing.
    ///
    /// - Precondition: The stage is laid out without the gap.
    /// - Parameter tried: The slots that were tried for the same layout and the same content.
    /// - Returns: Nil if no gap opens.
    mutating func openGap(
        _ drop: inout DropSession, _ tried: inout TriedSlots, in scene: inout Scene
    ) -> Gap? {
        guard configuration.opensGaps, scene.allows(.insertion), drop.proposal.isAccepting,
            drop.proposal.intent == .insertAtDestinationIndexPath,
            let place = drop.place.destination, !scene.staysInPlace(place, drop)
        else { return nil }
        let content = scene.gapContent(for: drop)
        let found =
            drop.isByKeys
            ? gapSlot(content, place, &tried, in: scene).map { (path: place, slot: $0) }
            : nearestGap(content, scene.contentPoint(drop.position), from: place, &tried, in: scene)
        guard let found else { return nil }
        var moved = drop
        moved.place = DropPlace(destination: found.path, line: found.slot)
        // The place of the gap that was found may be locked, unlike `place` beside it.
        if !drop.isOverridden && proposal(for: moved, in: scene) != drop.proposal {
            guard let slot = gapSlot(content, place, &tried, in: scene) else { return nil }
            moved.place = DropPlace(destination: place, line: slot)
        }
        guard let path = moved.place.destination else { return nil }
        drop = moved
        return Gap(
            point: InsertionPoint(path, in: scene.stage.dataSource.sections), content: content)
    }

    /// The gap whose centre is nearest to a point. Searches from the gap at `place` to neighbouring
    /// gaps, also of other sections, as long as each is strictly nearer to the point.
    private func nearestGap(
        _ content: UpdateContent, _ point: Point, from place: IndexPath, _ tried: inout TriedSlots,
        in scene: borrowing Scene
    ) -> (path: IndexPath, slot: Rect)? {
        guard var slot = gapSlot(content, place, &tried, in: scene) else { return nil }
        var path = place
        for _ in 0..<Scene.gapStepsMax {
            var next: (path: IndexPath, slot: Rect)?
            var least = slot.center.squaredDistance(to: point)
            for isBehind in [false, true] {
                let data = scene.stage.dataSource
                guard let candidate = data.place(beside: path, isBehind: isBehind),
                    let slot = gapSlot(content, candidate, &tried, in: scene)
                else { continue }
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

    /// The frame that the layout would give to a gap at an index path; nil if the layout fails.
    ///
    /// - Complexity: That of an update that inserts one item
    private func gapSlot(
        _ content: UpdateContent, _ path: IndexPath, _ tried: inout TriedSlots,
        in scene: borrowing Scene
    ) -> Rect? {
        let visible = scene.visibleInterval
        let key = TriedSlots.Key(
            target: path, visible: visible,
            offset: scene.stage.geometry.offsets.offset(ofSection: Int(path.section)))
        if let slot = tried[key] { return slot }
        var trial = scene.stage
        trial.putBack()
        let gap = Gap(
            point: InsertionPoint(path, in: scene.stage.dataSource.sections), content: content)
        let isPresented: Void? = try? trial.present(
            .inserted(insertions(gap)), nil, scene.ownership, scene.limits)
        guard isPresented != nil, let reordering = trial.reordering,
            let slot = trial.slot(reordering, visible: visible)
        else { return nil }
        tried.note(slot, key)
        return slot
    }
}

extension DataSource {
    /// The place for an item before another place or behind it; nil: there is none.
    fileprivate func place(beside path: IndexPath, isBehind: Bool) -> IndexPath? {
        if isBehind {
            if Int(path.item) < itemCount(of: Int(path.section)) {
                return IndexPath(section: path.section, item: path.item &+ 1)
            }
            let next = path.section &+ 1
            return Int(next) < sectionCount ? IndexPath(section: next, item: 0) : nil
        }
        if path.item > 0 { return IndexPath(section: path.section, item: path.item &- 1) }
        if path.section == 0 { return nil }
        let count = itemCount(of: Int(path.section &- 1))
        return IndexPath(section: path.section &- 1, item: UInt32(truncatingIfNeeded: count))
    }
}
