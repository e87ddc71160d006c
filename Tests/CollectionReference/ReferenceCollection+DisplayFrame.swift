import CollectionCore

extension ReferenceCollection {
    func displayFrame(for request: DisplayFrameRequest) -> ShownFrame {
        var frame = ShownFrame(DisplayFrame())
        makeDueRoom()
        elapseInput(to: request.time_ns)
        makeRoom(by: request.time_ns)
        if scroller.settings.isEnabled { showRows() }
        closeChange()
        let seen = bounds
        bounds = request.bounds
        if scroller.settings.isEnabled {
            scrollBounds()
        } else {
            addLateAdjustments(after: request.adjustedSequence)
        }
        lookForTargetInFrame(at: request.time_ns)
        closeChange()
        let asked = bounds
        _ = layoutNow()
        apply(request.preferredSizes, seen: seen, &frame.diagnostics)
        frame.diagnostics += takeDropped()
        measuredContainer = layout.isPath || layout.isExplicit ? nil : layoutNow().container
        settleOffsets()
        noteAimDue()
        frame.contentOffsetAdjustment = settleOffset(asked)
        let adjustment = frame.contentOffsetAdjustment
        noteJump(asked)
        let begun = beginChanges(at: request.time_ns, asked)
        finishChanges(at: request.time_ns)
        let (told, places, before) = (shown.map(\.told), shown.map(\.pose), shown)
        let after = show(
            elementsOnScreen(at: request.time_ns, begun, adjustment), begun, &frame)
        moveAhead(at: request.time_ns, adjustment: adjustment)
        settleStandby(&frame)
        sequence += 1
        frame.sequence = sequence
        frame.contentSize = shownContentSize
        frame.contentOffset = Point(x: bounds.x, y: bounds.y)
        lastFrameOffset = frame.contentOffset
        lastFrameContentSize = frame.contentSize
        frame.isComplete = request.isComplete
        frame.didLayoutChange = didLayoutChange || wasReordered || movement?.isElsewhere == true
        let isLaidOutAnew = didLayoutChange
        frame.transitionEnd_ns = runningChanges.map(\.end_ns).max()
        noteScrolled(by: adjustment, isLaidOutAnew: frame.didLayoutChange)
        followAim()
        tellOfDisplayFrame(frame, at: request.time_ns, before: before)
        for number in shown.indices { shown[number].states = states(of: shown[number]) }
        frame.completions = takeCompletions()
        let isNews = { (pose: Pose, old: [Pose]) in
            request.isComplete || !old.contains(where: { $0 == pose })
        }
        let news = shown.map(\.told).filter { isNews($0, told) }
        for (element, found) in zip(shown, after)
        where isNews(element.told, told) && isNews(element.pose, places) {
            frame.diagnostics += oversized(found.placed, isHeld: element.flags.contains(.isHeld))
        }
        frame.diagnostics += settingsDiagnostics(request.bounds.size)
        for pose in tellStandby(among: news, isComplete: request.isComplete) { frame.append(pose) }
        remember()
        showBackground(&frame)
        if request.hasIdentifiers { frame.identifiers = identifiers(of: frame.elements) }
        settleGap()
        if isLaidOutAnew {
            lookForTarget(at: request.time_ns)
            tellTarget(at: request.time_ns)
        }
        return frame
    }

    /// E6: a cell has the identifier of its item, another element that of its section.
    private func identifiers(of elements: [LayoutAttributes]) -> [UInt64] {
        guard let snapshot = bench.shown else { return [] }
        return elements.map { identifier(of: $0, in: snapshot) }
    }

    private func identifier(
        of shown: LayoutAttributes, in snapshot: ReferenceSnapshot
    ) -> UInt64 {
        if shown.flags.contains(.isDisappearing) { return 0 }
        let (element, sections) = (shown.element, snapshot.sectionIdentifiers)
        if element.category == .cell {
            return snapshot.itemIdentifier(at: element.indexPath) ?? 0
        }
        let section = Int(element.indexPath.section)
        return section < sections.count ? sections[section] : 0
    }

    /// N1, S1: the states of an element once all that was due has happened.
    func states(of shown: ShownElement) -> LayoutAttributes.Flags {
        if shown.isDisappearing { return [] }
        let element = shown.attributes.element
        var states = selectionStates(of: element)
        states.formUnion(dragStates(of: element))
        if focus.focused?.element == element { states.insert(.isFocused) }
        if let press, press.isLit, press.target?.key == shown.key { states.insert(.isHighlighted) }
        return states
    }

    /// C3, C4: puts elements into views, and tells of those that are left over.
    private func show(
        _ found: [FoundElement], _ begun: [ReferenceChange], _ frame: inout ShownFrame
    ) -> [FoundElement] {
        var after = found
        for number in after.indices {
            let reuseIdentifier = after[number].pose.attributes.reuseIdentifier
            guard let old = after[number].old,
                old.attributes.reuseIdentifier == reuseIdentifier
            else { continue }
            after[number].pose.attributes.reusableView = old.reusableView
            after[number].pose.attributes.generation = old.generation
            if old.isBindingOver && !after[number].isDisappearing {
                pool.bindAnew(&after[number].pose.attributes)
            }
        }
        after.sort { isBehind($0.pose.attributes, $1.pose.attributes) }
        let kept = Set(after.map(\.pose.attributes.reusableView))
        let leaving = shown.filter { wasDataReplaced || !kept.contains($0.reusableView) }
        for number in standby.indices where wasDataReplaced {
            standby[number].shown.element = nil
        }
        for old in leaving.reversed() {
            if goesOnStandby(old) {
                standby.append(StandbyOne(shown: old, wasVisible: true))
            } else {
                pool.release(old.attributes)
            }
        }
        for number in after.indices where after[number].pose.attributes.reusableView == .none {
            if takeStandby(&after[number].pose.attributes, after[number].key) { continue }
            pool.bind(&after[number].pose.attributes)
        }
        let views = Set(
            after.map(\.pose.attributes.reusableView) + standby.map(\.shown.reusableView))
        frame.removedViews = leaving.map(\.reusableView).filter { !views.contains($0) }
        shown = after.map { found in
            var element = ShownElement(
                pose: found.pose, key: found.key,
                element: found.isDisappearing ? nil : found.pose.attributes.element,
                isBindingOver: found.isDisappearing, target: found.target,
                isPassing: found.isPassing, departure: found.departure,
                leftBehind: found.leftBehind)
            guard !wasDataReplaced, let old = found.old, element.stays(as: old) else {
                return name(element)
            }
            (element.lastElement, element.section) = (old.lastElement, old.section)
            element.isOld = old.isOld
            element.identifier = old.identifier
            return element
        }
        return after
    }

    /// What the next display frame is compared with.
    private func remember() {
        wasDataReplaced = false
        (order, hasChanged) = (.same, false)
        didLayoutChange = false
        (reordered, wasReordered, isRoomMade, pickedUpView) = ([:], false, false, nil)
        movement?.isElsewhere = false
        if lead?.isOver == true { lead = nil }
        lastMoment = momentNow()
        if isLed {
            lastMoment?.isLed = true
            lastMoment?.contentSize = shownContentSize
        }
        noteAnchor()
        noteOffsets()
    }

    private func oversized(_ placed: PlacedElement?, isHeld: Bool) -> [Diagnostic] {
        guard let placed, placed.isOversized, placed.element.category == .cell, !isHeld else {
            return []
        }
        let directions = Directions(layout)
        let one = Diagnostic(
            code: .oversizedItem, element: placed.element,
            size: directions.size(main: placed.slot.mainLength, cross: placed.slot.crossLength),
            otherSize: directions.size(
                main: placed.slot.mainLength, cross: placed.room ?? 0))
        return [one]
    }

    /// - Parameter seen: The bounds of the last display frame.
    private func apply(
        _ sizes: [PreferredSize], seen: Rect, _ diagnostics: inout [Diagnostic]
    ) {
        if sizes.isEmpty { return }
        let (visible, before) = (visibleItems(in: seen), sections)
        for size in sizes { apply(size, &diagnostics) }
        for (index, section) in sections.enumerated() {
            let metrics = section.metrics ?? layout.configuration.sectionMetrics.onGrid
            let isResized = zip(section.items, before[index].items).contains {
                $0.size(metrics) != $1.size(metrics)
            }
            if isResized {
                evenEnds(ofSection: index, visible: visible[index])
                placed = nil
            }
        }
    }

    /// A15: takes what the host measured, unless the view shows another element by now.
    private func apply(_ preferred: PreferredSize, _ diagnostics: inout [Diagnostic]) {
        let view = boundElements.first {
            $0.reusableView == preferred.reusableView && $0.generation == preferred.generation
        }
        guard let view, !view.isBindingOver, let element = view.element,
            let measuredContainer
        else { return }
        if element.category == .placeholder { return }
        if element.category != .cell {
            applyBoundary(preferred, element, measuredContainer, &diagnostics)
            return
        }
        let path = element.indexPath
        let section = sections[Int(path.section)]
        let item = section.items[Int(path.item)]
        let metrics = section.metrics ?? layout.configuration.sectionMetrics.onGrid
        let old = item.size(metrics)
        var new = Grid.itemSize(preferred.size)
        let directions = Directions(layout)
        let lengthAlong = directions.size(main: directions.main(new), cross: directions.cross(old))
        if layout.areItemsLines(metrics) { new = lengthAlong }
        if case .grid(let grid) = layout { new = grid.aspectRatio > 0 ? old : lengthAlong }
        if case .waterfall(let waterfall) = layout, !waterfall.keepsAspectRatio {
            new = lengthAlong
        }
        var changes = 0
        if let measured = item.measured, !measured.isStale {
            let pixels = ReferencePixels(layout)
            if pixels.isSame(new.width, old.width) && pixels.isSame(new.height, old.height) {
                return
            }
            changes = measured.changes + 1
        }
        if changes > 5 {
            var inForce = old
            let frame = layoutNow().elements.first { $0.element == element }?.slot
            // What is filled is as long as the line makes it, whatever its size is.
            if let frame, !layout.isJustified && !layout.isCompositional {
                inForce = directions.rect(frame).size
            }
            diagnostics.append(
                Diagnostic(
                    code: .frozenSize, element: element, size: inForce,
                    otherSize: Grid.itemSize(preferred.size)))
            return
        }
        sections[Int(path.section)].items[Int(path.item)].measured = ReferenceItem.Measured(
            size: new, changes: changes, isStale: lastContainer != measuredContainer)
        placed = nil
    }
}
