import CollectionCore

extension ReferenceCollection {
    /// T7: shows everything at its place in the next display frame.
    func endTransitions() {
        interruptTransitions()
        (transition, awaited) = (nil, nil)
    }

    /// The elements go on from where they are when the next transition begins.
    func interruptTransitions() {
        interrupted += (transition?.tags ?? []) + (awaited?.tags ?? [])
        transition?.tags = []
        awaited?.tags = []
    }

    /// Begins what is to begin in this display frame, and ends what is over.
    ///
    /// - Returns: Whether a transition begins.
    func advanceTransition(to time_ns: UInt64, _ adjustment: Point) -> Bool {
        let begins = awaited != nil
        if var next = awaited {
            let asked = next.animation.startTime_ns
            next.start_ns = asked == 0 ? time_ns : min(asked, time_ns)
            transition = next
            awaited = nil
        }
        transition?.shift.x += adjustment.x
        transition?.shift.y += adjustment.y
        if let transition, transition.end_ns <= time_ns {
            ended += transition.tags.map {
                Completion(tag: $0, isFinished: !transition.isCancellation)
            }
            self.transition = nil
        }
        return begins
    }

    /// One element of a display frame, before it has a view.
    struct FoundElement {
        var pose: Pose
        let key: ElementKey
        var target: Pose
        var origin: Pose?
        /// What it was in the last display frame.
        var old: ShownElement?
        /// Nil if it is not in the data any more.
        var placed: PlacedElement?

        var isDisappearing: Bool { pose.attributes.flags.contains(.isDisappearing) }
    }

    /// T5: those visible at their targets, and those still visible where they are.
    func elementsOnScreen(
        at time_ns: UInt64, begins: Bool, _ adjustment: Point
    ) -> [FoundElement] {
        let progress = transition?.progress(at: time_ns)
        let shown = wasDataReplaced ? [] : self.shown
        let before = Dictionary(
            uniqueKeysWithValues: shown.filter { !$0.isDisappearing }.map { ($0.key, $0) })
        /// From where it is on screen, or goes on.
        func origin(_ shown: ShownElement) -> Pose {
            (begins ? shown.pose : shown.origin ?? shown.pose).moved(by: adjustment)
        }
        var found: [FoundElement] = []
        let elements = isLed ? ledElements() : elementsAtPlace()
        for led in elements {
            let (element, target, isVisible) = (led.placed, led.pose, led.isVisible)
            if transition == nil && !isVisible { continue }
            let key = ElementKey(element, sections)
            let old = before[key]
            if !isVisible && old == nil { continue }
            var one = FoundElement(
                pose: target, key: key, target: target, old: old, placed: element)
            if let progress, let transition {
                let origin =
                    old.map { origin($0) }
                    ?? transition.origin(of: key, target: target, bounds: bounds)
                one.origin = origin
                one.pose = origin.onTheWay(to: target, progress)
            }
            if isVisible || self.isVisible(one.pose.box, in: bounds) { found.append(one) }
        }
        guard let progress, let transition else { return found }
        let places = Set(elements.map { ElementKey($0.placed, sections) })
        for var old in shown {
            // The layout has no such element any more.
            if begins && old.element != nil && !places.contains(old.key) {
                old.departure = .deleted
                old.isBindingOver = true
            }
            guard let target = final(of: old, transition, adjustment) else { continue }
            let origin = origin(old)
            let pose = origin.onTheWay(to: target, progress)
            if isVisible(pose.box, in: bounds) {
                found.append(
                    FoundElement(
                        pose: pose, key: old.key, target: target, origin: origin, old: old))
            }
        }
        return found
    }

    private func elementsAtPlace() -> [LedElement] {
        let placed = layoutNow()
        let presentation = presentation(placed)
        return placed.elements.map { element in
            LedElement(
                placed: element, pose: presentation.pose(of: element),
                isVisible: isVisible(element, in: bounds, presentation))
        }
    }

    /// T4: the final attributes of an element that leaves.
    private func final(
        of old: ShownElement, _ transition: ReferenceTransition, _ adjustment: Point
    ) -> Pose? {
        let last = old.target.moved(by: adjustment)
        if old.isDisappearing { return last }
        guard let departure = old.departure else { return nil }
        let appearance = departure == .reloaded ? .fade : transition.animation.disappearing
        var pose = last.changed(by: appearance, bounds: bounds)
        pose.attributes.flags.insert(.isDisappearing)
        return pose
    }

    /// T7: those that were interrupted, then those whose transition is over, then those applied
    /// at once.
    func takeCompletions() -> [Completion] {
        defer { (interrupted, ended, applied) = ([], [], []) }
        return interrupted.map { Completion(tag: $0, isFinished: false) }
            + ended + applied.map { Completion(tag: $0, isFinished: true) }
    }
}
