// The step to a display frame after an update, or within a transition.
extension VisibleElements {
    /// Shows the elements that are visible at their targets, and elements that leave the bounds or
    /// the data as long as they are visible on their way: rule T5 of docs/semantics.md.
    ///
    /// - Parameter next: As for `update(_:_:after:pool:frame:)`.
    /// - Parameter targets: The matrices that `next` refers to. Those of other targets are added.
    mutating func update(
        _ next: inout [LayoutAttributes], _ targets: inout [Transform3D],
        in step: TransitionStep, _ transition: Transition?, _ layout: ShownLayout,
        pool: inout ReusePool, frame: inout DisplayFrame
    ) {
        var moving = MovingElements(step, limit: next.count + elements.count)
        let lacking = appendSurvivors(next, &targets, step, transition, layout, &moving)
        appendDisappearing(step, transition, lacking, &pool, &moving)
        moving.mergeDisappearing()
        keepViews(&moving, &pool)
        next = moving.elements
        let changeCount = findChanges(moving)
        frame.transforms = moving.transforms
        shownTransforms = moving.transforms
        nextFlights = step.isRunning ? moving.flights : []
        nextTargetTransforms = step.isRunning ? targets : []
        transition?.forgetOrigins(exceptOf: &nextFlights)
        finish(&next, changeCount, &pool, &frame)
    }

    /// Elements in the data: those that the layout shows in the bounds, and those that were shown.
    ///
    /// - Returns: As a transition begins, those that were shown and the layout has no more.
    private func appendSurvivors(
        _ targets: [LayoutAttributes], _ matrices: inout [Transform3D], _ step: TransitionStep,
        _ transition: Transition?, _ layout: ShownLayout, _ moving: inout MovingElements
    ) -> [Int] {
        let survivors = sortedSurvivors()
        var lacking: [Int] = []
        var next = 0
        for index in survivors {
            let element = followedElement(index)
            while next < targets.count && targets[next].element < element {
                append(targets[next], matrices, from: nil, step, transition, &moving)
                next += 1
            }
            if next < targets.count && targets[next].element == element {
                append(targets[next], matrices, from: index, step, transition, &moving)
                next += 1
            } else if !step.isRunning {
                continue
            } else if let target = leavingTarget(index, element, &matrices, transition, layout) {
                appendLeaving(target, matrices, from: index, step, transition, &moving)
            } else if step.isBeginning {
                lacking.append(index)
            }
        }
        while next < targets.count {
            append(targets[next], matrices, from: nil, step, transition, &moving)
            next += 1
        }
        return lacking
    }

    @inline(never)
    private func append(
        _ target: LayoutAttributes, _ matrices: [Transform3D], from old: Int?,
        _ step: TransitionStep, _ transition: Transition?, _ moving: inout MovingElements
    ) {
        guard step.isRunning else {
            moving.append(target, matrices, flight: nil, from: old, transition)
            return
        }
        let flight: Flight
        if old == nil || step.isBeginning,
            let origin = transition?.askedOrigin(of: target.element)
        {
            flight = Flight(origin: origin, target: target)
        } else if let old {
            flight = self.flight(of: old, to: target, step, transition)
        } else {
            let origin = transition?.origin(
                of: target, matrices.matrix(target.transform), in: step.bounds, step.ownership)
            flight = Flight(origin: origin ?? TransitionOrigin(target), target: target)
        }
        moving.append(target, matrices, flight: flight, from: old, transition)
    }

    /// Where an element goes that the layout does not show in the bounds.
    private func leavingTarget(
        _ index: Int, _ element: Element, _ matrices: inout [Transform3D],
        _ transition: Transition?, _ layout: ShownLayout
    ) -> LayoutAttributes? {
        // Nothing fails any more: a custom layout has said before where visible elements are.
        let place = try? layout.attributes(for: element, transforms: &matrices)
        guard let answers = transition?.answers else { return place }
        var standard = layoutAttributes(index)
        standard.element = element
        return answers.final(of: elements[index], place ?? standard, &matrices) ?? place
    }

    private func appendLeaving(
        _ target: LayoutAttributes, _ matrices: [Transform3D], from old: Int,
        _ step: TransitionStep, _ transition: Transition?, _ moving: inout MovingElements
    ) {
        let flight = self.flight(of: old, to: target, step, transition)
        if moving.hasRoom && moving.isVisible(flight, matrices, transition) {
            moving.append(target, matrices, flight: flight, from: old, transition)
        }
    }

    /// The flight of an element that is on screen: it goes on, or begins from where it is.
    private func flight(
        of old: Int, to target: LayoutAttributes, _ step: TransitionStep,
        _ transition: Transition?
    ) -> Flight {
        var flight: Flight
        if step.isBeginning || flights.isEmpty {
            var shown = elements[old]
            shown.transform =
                transition?.origins.appendMatrix(shownTransforms.matrix(shown.transform)) ?? 0
            flight = Flight(origin: TransitionOrigin(shown), target: target)
        } else {
            flight = flights[old]
            flight.target = target
        }
        flight.shift(by: step.shift)
        return flight
    }

    /// Elements that are no more in the data, or not in the layout, on their way out.
    ///
    /// - Parameter lacking: Those that the layout has no more.
    private func appendDisappearing(
        _ step: TransitionStep, _ transition: Transition?, _ lacking: [Int],
        _ pool: inout ReusePool, _ moving: inout MovingElements
    ) {
        if !step.isRunning { return }
        for index in elements.indices {
            let wasDisappearing = elements[index].flags.contains(.isDisappearing)
            let fate = fate(index)
            let isLacking = lacking.contains(index)
            if isLacking {
                pool.endBinding(elements[index].reusableView)
            } else if !wasDisappearing && !fate.isSuperset(of: [.isGone, .isAnimated]) {
                continue
            }
            var last = layoutAttributes(index)
            last.frame.move(by: step.shift)
            if wasDisappearing {
                if step.isBeginning { transition?.adoptFinal(&last) }
            } else {
                last.element = elements[index].element
                let matrix =
                    flights.isEmpty
                    ? shownTransforms.matrix(last.transform)
                    : targetTransforms.matrix(last.transform)
                last.transform = transition?.finals.appendMatrix(matrix) ?? 0
                let isReloaded = fate.contains(.isReloaded)
                last =
                    transition?.askedFinal(of: elements[index], last)
                    ?? transition?.final(of: last, isReloaded: isReloaded, in: step.bounds)
                    ?? last
            }
            let flight = self.flight(of: index, to: last, step, transition)
            let finals = transition?.finals ?? []
            if moving.hasRoom && moving.isVisible(flight, finals, transition) {
                moving.appendDisappearing(flight, from: index, elements[index], transition)
            }
        }
    }

    /// Elements that stay keep their views; those that are to be configured anew get another
    /// generation.
    private mutating func keepViews(_ moving: inout MovingElements, _ pool: inout ReusePool) {
        resetStays()
        for index in moving.elements.indices {
            guard let old = moving.olds[index] else { continue }
            let before = elements[old]
            if before.reuseIdentifier != moving.elements[index].reuseIdentifier { continue }
            keep(old)
            moving.elements[index].reusableView = before.reusableView
            // What has gone since then is not configured any more.
            moving.elements[index].generation =
                !moving.elements[index].flags.contains(.isDisappearing)
                    && fate(old).contains(.isReconfigured)
                ? pool.renew(before.reusableView) : before.generation
        }
    }

    /// Notes which elements are shown otherwise than before, and counts them.
    mutating func findChanges(_ moving: MovingElements) -> Int {
        Self.reserve(&changed, moving.elements.count)
        var count = 0
        for index in moving.elements.indices {
            let isChanged: Bool
            if let old = moving.olds[index] {
                isChanged = !isEqual(
                    moving.elements[index], moving.transforms, elements[old])
            } else {
                isChanged = true
            }
            changed[index] = isChanged
            if isChanged { count += 1 }
        }
        return count
    }

    /// Whether the attributes are those of a shown element, wherever the matrices stand.
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
