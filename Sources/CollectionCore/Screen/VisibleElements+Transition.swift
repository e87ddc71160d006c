// Moves to a display frame while a transition runs.
extension VisibleElements {
    /// Displays the elements that are visible at their targets, and elements that leave the bounds
    /// or the data as long as they are visible on their way: rule T5 of docs/semantics.md.
    ///
    /// - Parameter targets: Sorted by `Element`, without reusable views.
    /// - Parameter areBeside: For each target, whether it is outside the bounds, so that its
    ///   element is only displayed while it is visible on its way; empty: no target is outside.
    /// - Parameter matrices: The matrices that `targets` refer to; those of more targets are added.
    /// - Parameter layout: The displayed layout.
    mutating func update(
        _ targets: [LayoutAttributes], _ areBeside: [Bool], _ matrices: inout [Transform3D],
        _ step: TransitionStep, _ transitions: Transitions, _ layout: ShownLayout,
        _ ownership: ElementOwnership, pool: inout ReusePool, frame: inout DisplayFrame
    ) {
        var pass = TransitionPass(
            step: step, transitions: transitions, layout: layout, ownership: ownership,
            areBeside: areBeside, jumps: step.jumps)
        var next = MovingElements()
        swap(&next, &spare)
        next.removeAll()
        next.room = step.limit - targets.count
        for isBeside in areBeside where isBeside { next.room += 1 }
        let survivors = takeSurvivors()
        resetStays()
        findDepartures(survivors, targets, &pass, &next)
        append(survivors, targets, &matrices, pass, &next, &pool)
        self.survivors = survivors
        finish(&next.elements, next.changeCount, &pool, &frame)
        if hasTransforms || !next.transforms.isEmpty {
            frame.transforms = next.transforms
            shownTransforms = next.transforms
        }
        swap(&motion, &next)
        swap(&next, &spare)
    }

    /// Moves a picked-up item, and all elements that belong to the item, to their targets: earlier
    /// changes do not move them any more, from the next display frame on.
    mutating func dropDifferences(ofItemAt path: IndexPath, _ ownership: ElementOwnership) {
        for index in elements.indices
        where !fate(index).contains(.isGone) && !elements[index].flags.contains(.isDisappearing) {
            let element = followedElement(index)
            if element.indexPath == path && ownership.isOfItem(element) {
                motion.dropDifferences(of: index)
            }
        }
    }

    /// The input for one display frame of a transition.
    struct TransitionPass {
        let step: TransitionStep
        let transitions: Transitions
        let layout: ShownLayout
        let ownership: ElementOwnership
        let areBeside: [Bool]
        /// That of the step, which is read for each element.
        let jumps: Bool
        /// Ascending indices of elements that the layout lacks after a change that begins now.
        var lacking: [Int] = []

        func isLacking(_ index: Int) -> Bool {
            let place = lacking.partitioningIndex { $0 >= index }
            return place < lacking.count && lacking[place] == index
        }
    }

    /// Finds the elements that are disappearing or begin to disappear.
    private func findDepartures(
        _ survivors: [Int], _ targets: [LayoutAttributes], _ pass: inout TransitionPass,
        _ next: inout MovingElements
    ) {
        for index in elements.indices {
            if elements[index].flags.contains(.isDisappearing) {
                let gone_ns = motion.flights.isEmpty ? 0 : motion.flights[index].gone_ns
                if gone_ns > pass.step.time_ns && !pass.step.isAnew {
                    next.departures.append(
                        MovingElements.Departure(
                            old: index, slot: nil, element: elements[index].element))
                }
            } else if pass.step.begins, fate(index).contains(.isGone),
                let departure = departure(of: index, pass)
            {
                next.departures.append(departure)
            }
        }
        if pass.step.begins {
            findLacking(survivors, targets, &pass, &next)
            next.sortDepartures(elements)
        }
    }

    /// How a removed element disappears; nil: it disappears at once.
    private func departure(
        of index: Int, _ pass: TransitionPass
    ) -> MovingElements.Departure? {
        let (cause, element) = (followed[index].cause, followedElement(index))
        var departure = MovingElements.Departure(old: index, slot: nil, element: element)
        if let lacking = pass.transitions.firstLacking(
            element, at: cause.place, after: cause.lastNumber, from: pass.step.firstBegun,
            pass.ownership)
        {
            (departure.slot, departure.element) = (lacking.slot, lacking.element)
        } else {
            departure.slot = cause.number.flatMap {
                pass.transitions.slot(ofNumber: $0, from: pass.step.firstBegun)
            }
            departure.isReloaded = fate(index).contains(.isReloaded)
        }
        guard let slot = departure.slot, !pass.transitions.change(slot).isOver else { return nil }
        return departure
    }

    /// Finds the displayed elements that the layout lacks after one of the changes that begin now.
    private func findLacking(
        _ survivors: [Int], _ targets: [LayoutAttributes], _ pass: inout TransitionPass,
        _ next: inout MovingElements
    ) {
        // The layout just after a single change usually is the displayed layout.
        let isOne =
            pass.transitions.running.count + TransitionStep.firstSlot == pass.step.firstBegun + 1
            && pass.transitions.change(pass.step.firstBegun).after == nil
        var place = 0
        for index in survivors {
            let element = followedElement(index)
            while place < targets.count && targets[place].element < element { place += 1 }
            let isTarget = place < targets.count && targets[place].element == element
            if isTarget && isOne { continue }
            var matrices: [Transform3D] = []
            let isThere = isTarget || self.target(of: index, element, &matrices, pass) != nil
            if isThere && isOne { continue }
            let found = pass.transitions.firstLacking(
                element, at: pass.transitions.history.end, after: .max, from: pass.step.firstBegun,
                pass.ownership)
            if isThere && found == nil { continue }
            pass.lacking.append(index)
            guard let found, !pass.transitions.change(found.slot).isOver else { continue }
            next.departures.append(
                MovingElements.Departure(old: index, slot: found.slot, element: found.element))
        }
        pass.lacking.sortAscending()
    }

    /// Appends all elements to `next`, sorted by `Element`.
    private mutating func append(
        _ survivors: [Int], _ targets: [LayoutAttributes], _ matrices: inout [Transform3D],
        _ pass: TransitionPass, _ next: inout MovingElements, _ pool: inout ReusePool
    ) {
        var (place, departed) = (0, 0)
        for index in survivors {
            if pass.isLacking(index) { continue }
            let element = followedElement(index)
            while place < targets.count && targets[place].element < element {
                appendDepartures(&departed, before: targets[place].element, pass, &next, &pool)
                append(targets, place, matrices, nil, pass, &next, &pool)
                place += 1
            }
            if next.departures.count > departed {
                appendDepartures(&departed, before: element, pass, &next, &pool)
            }
            if place < targets.count && targets[place].element == element {
                append(targets, place, matrices, index, pass, &next, &pool)
                place += 1
            } else if next.room > 0, let target = target(of: index, element, &matrices, pass) {
                appendIfVisible(target, matrices, index, pass, &next, &pool)
            }
        }
        while place < targets.count {
            appendDepartures(&departed, before: targets[place].element, pass, &next, &pool)
            append(targets, place, matrices, nil, pass, &next, &pool)
            place += 1
        }
        appendDepartures(&departed, before: nil, pass, &next, &pool)
    }

    /// The target of an element that `targets` does not contain; nil: the layout lacks the element.
    private func target(
        of index: Int, _ element: Element, _ matrices: inout [Transform3D], _ pass: TransitionPass
    ) -> LayoutAttributes? {
        // No error is possible: a custom layout has placed all visible elements before.
        let place = try? pass.layout.attributes(for: element, transforms: &matrices)
        guard let answers = pass.transitions.answers else { return place }
        var standard = layoutAttributes(index)
        standard.element = element
        let final = answers.final(
            of: elements[index], begins: pass.step.begins, place ?? standard)
        guard let final else { return place }
        var attributes = final.attributes
        attributes.transform = matrices.appendMatrix(final.matrix)
        return attributes
    }

    /// Appends the element of a target. If the target is outside the bounds, it must be visible.
    ///
    /// - Parameter old: The element's index in the last display frame; nil: a new element.
    @inline(__always)
    private mutating func append(
        _ targets: [LayoutAttributes], _ place: Int, _ matrices: [Transform3D], _ old: Int?,
        _ pass: TransitionPass, _ next: inout MovingElements, _ pool: inout ReusePool
    ) {
        if pass.areBeside.isEmpty || !pass.areBeside[place] {
            append(targets[place], matrices, old, pass, &next, &pool)
        } else if next.room > 0 {
            appendIfVisible(targets[place], matrices, old, pass, &next, &pool)
        }
    }

    /// Appends an element that is in the data.
    ///
    /// - Parameter old: The element's index in the last display frame; nil: a new element.
    private mutating func append(
        _ target: LayoutAttributes, _ matrices: [Transform3D], _ old: Int?, _ pass: TransitionPass,
        _ next: inout MovingElements, _ pool: inout ReusePool
    ) {
        appendDifferences(of: target, matrices, old, pass, &next)
        var target = target
        next.take(&target, matrices)
        next.append(target, pass.step)
        if pass.jumps && old != nil { next.showLastIfHidden(pass.step) }
        noteLast(old, isDisappearing: false, &next, &pool)
    }

    @inline(never)
    private mutating func appendIfVisible(
        _ target: LayoutAttributes, _ matrices: [Transform3D], _ old: Int?, _ pass: TransitionPass,
        _ next: inout MovingElements, _ pool: inout ReusePool
    ) {
        appendDifferences(of: target, matrices, old, pass, &next)
        var target = target
        next.take(&target, matrices)
        next.append(target, pass.step)
        if next.keepLastIfVisible(pass.step) {
            noteLast(old, isDisappearing: false, &next, &pool)
        }
    }

    /// Appends the differences of an element that is in the data: its differences in the last
    /// display frame, and the differences of changes that begin now.
    private func appendDifferences(
        of target: LayoutAttributes, _ matrices: [Transform3D], _ old: Int?, _ pass: TransitionPass,
        _ next: inout MovingElements
    ) {
        let step = pass.step
        // A pointer holds the element, or the item that the element belongs to, where it is.
        if pass.layout.isHeld(target.element) { return }
        if let old {
            carry(old, step, &next)
            if !step.begins { return }
        }
        appendBegun(of: target, matrices, old, pass, &next)
    }

    @inline(never)
    private func appendBegun(
        of target: LayoutAttributes, _ matrices: [Transform3D], _ old: Int?, _ pass: TransitionPass,
        _ next: inout MovingElements
    ) {
        let (step, transitions) = (pass.step, pass.transitions)
        let slots = TransitionStep.firstSlot + transitions.running.count
        let placed = PlacedAttributes(target, in: matrices)
        if old == nil || step.begins, let origin = transitions.answers?.origin(of: target.element) {
            next.differences.append(
                slot: slots - 1, from: origin, to: placed)
        } else if let old, step.comesFromScreen {
            next.differences.append(
                slot: step.firstBegun, from: last(old, step), to: placed)
        } else {
            let first = old == nil ? TransitionStep.firstSlot : step.firstBegun
            transitions.appendDifferences(
                of: target.element, at: transitions.history.end, first..<slots,
                begunFrom: step.firstBegun, comes: old == nil, pass.ownership,
                to: &next.differences)
        }
    }

    /// The attributes that the layout gave an element in the last display frame, moved by the
    /// adjustment of the content offset in this display frame.
    private func last(_ old: Int, _ step: TransitionStep) -> PlacedAttributes {
        var attributes = layoutAttributes(old)
        attributes.frame.move(by: step.shift)
        let matrices = motion.flights.isEmpty ? shownTransforms : motion.targets
        return PlacedAttributes(attributes, in: matrices)
    }

    /// Appends the differences that an element had in the last display frame.
    private func carry(_ old: Int, _ step: TransitionStep, _ next: inout MovingElements) {
        if motion.flights.isEmpty { return }
        let range = motion.differences(of: old)
        if step.merges { merge(range, step, &next) }
        for index in range {
            let one = motion.differences.all[index]
            let slot = step.slots[one.slot]
            if slot >= 0 { next.differences.append(one, of: motion.differences, slot: slot) }
        }
    }

    /// Appends the sums of the differences of merged changes.
    @inline(never)
    private func merge(_ range: Range<Int>, _ step: TransitionStep, _ next: inout MovingElements) {
        next.differences.appendSum(
            of: range, in: motion.differences, times: step.placeFactors, slot: 0)
        next.differences.appendSum(
            of: range, in: motion.differences, times: step.speedFactors, slot: 1)
    }

    /// Passes the view on to the element that was appended last, and notes whether the element is
    /// displayed differently than before.
    private mutating func noteLast(
        _ old: Int?, isDisappearing: Bool, _ next: inout MovingElements, _ pool: inout ReusePool
    ) {
        let index = next.elements.count - 1
        if changed.count <= index { changed.append(true) }
        changed[index] = true
        if let old, elements[old].reuseIdentifier == next.elements[index].reuseIdentifier {
            keep(old)
            let view = elements[old].reusableView
            next.elements[index].reusableView = view
            // An element that was removed from the data is not configured any more.
            next.elements[index].generation =
                !isDisappearing && fate(old).contains(.isReconfigured)
                ? pool.renew(view) : elements[old].generation
            changed[index] = !isEqual(next.elements[index], next.transforms, elements[old])
        }
        if changed[index] { next.changeCount += 1 }
    }

    /// Appends the disappearing elements that come before `element`; nil: all that are left.
    private mutating func appendDepartures(
        _ departed: inout Int, before element: Element?, _ pass: TransitionPass,
        _ next: inout MovingElements, _ pool: inout ReusePool
    ) {
        while departed < next.departures.count {
            let departure = next.departures[departed]
            if let element, element < elements[departure.old].element { return }
            departed += 1
            if next.room > 0 { append(departure, pass, &next, &pool) }
        }
    }

    @inline(never)
    private mutating func append(
        _ departure: MovingElements.Departure, _ pass: TransitionPass,
        _ next: inout MovingElements, _ pool: inout ReusePool
    ) {
        let (old, step) = (departure.old, pass.step)
        carry(old, step, &next)
        var gone_ns = motion.flights.isEmpty ? 0 : motion.flights[old].gone_ns
        var target: LayoutAttributes
        if let slot = departure.slot {
            guard let (final, end_ns) = begin(departure, slot, pass, &next) else {
                next.differences.removeLast(next.differences.count - next.nextDifference)
                return
            }
            target = final.attributes
            target.transform = next.targets.appendMatrix(final.matrix)
            gone_ns = end_ns
        } else {
            target = motion.flights[old].target
            target.frame.move(by: step.shift)
            next.take(&target, motion.targets)
        }
        next.append(target, step)
        if !next.keepLastIfVisible(step) { return }
        pool.endBinding(elements[old].reusableView)
        next.flights[next.flights.count - 1].gone_ns = gone_ns
        noteLast(old, isDisappearing: true, &next, &pool)
    }

    /// Appends the differences of an element that a change begins to remove.
    ///
    /// - Returns: The final attributes, and when the element is gone; nil if it was gone before.
    private func begin(
        _ departure: MovingElements.Departure, _ slot: Int, _ pass: TransitionPass,
        _ next: inout MovingElements
    ) -> (final: PlacedAttributes, gone_ns: UInt64)? {
        let (step, old) = (pass.step, departure.old)
        let change = pass.transitions.change(slot)
        var last = last(old, step)
        var said: PlacedAttributes?
        if !change.comesFromScreen && !change.isMerged, let placed = change.placedBefore {
            pass.transitions.appendDifferences(
                of: departure.element, at: change.plans.lowerBound, step.firstBegun..<slot,
                begunFrom: step.firstBegun, comes: false, pass.ownership, to: &next.differences)
            guard let before = placed.attributes(of: departure.element) else { return nil }
            last = before
            let distance = Point(
                x: step.bounds.x - placed.bounds.x, y: step.bounds.y - placed.bounds.y)
            last.attributes.frame.move(by: distance)
            if !departure.isReloaded {
                said = placed.attributes(.final, of: departure.element)
                said?.attributes.frame.move(by: distance)
            }
            last.attributes.reuseIdentifier = elements[old].reuseIdentifier
        }
        last.attributes.element = elements[old].element
        last.attributes.flags.insert(.isDisappearing)
        last.attributes.flags.remove(.isHeld)
        let appearance =
            departure.isReloaded ? ElementAppearance.fade : change.animation.disappearing
        let final =
            pass.transitions.answers?.final(of: elements[old], begins: true, last.attributes)
            ?? said.map(last.moved(to:))
            ?? last.changed(
                by: appearance, in: step.bounds, center: change.center(of: appearance.place, step))
        next.differences.append(slot: slot, from: last, to: final)
        return (final, change.end_ns)
    }

    /// Whether attributes equal those of a displayed element; indices of matrices may differ.
    func isEqual(
        _ next: LayoutAttributes, _ transforms: [Transform3D], _ shown: LayoutAttributes
    ) -> Bool {
        if next.transform == 0 && shown.transform == 0 { return next == shown }
        var other = next
        other.transform = shown.transform
        return other == shown
            && transforms.matrix(next.transform) == shownTransforms.matrix(shown.transform)
    }
}
