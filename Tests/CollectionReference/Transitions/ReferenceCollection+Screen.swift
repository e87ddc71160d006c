import CollectionCore

/// One element of a display frame, before it has a view.
struct FoundElement {
    var pose: Pose
    let key: ElementKey
    var target: Pose
    /// What it was in the last display frame.
    var old: ShownElement?
    /// Nil if it is on its way out.
    var placed: PlacedElement?
    var departure: Departure?
    var leftBehind = LeftBehind()
    var isPassing = false

    var isDisappearing: Bool { departure != nil }
}

/// T5: the changes that do not count for an element, as the content offset jumped.
struct LeftBehind {
    /// The number of the last change that does not move it; what made it appear counts.
    var moves = 0
    /// The number of the last change that does not count at all.
    var all = 0
}

/// How an element leaves (T4).
struct Departure {
    /// The number of the change that takes it away.
    var change: Int
    /// With its final attributes.
    var final: Pose
    /// Of the changes before, and from the final attributes to where it was.
    var differences: [RunningDifference]
}

extension ReferenceCollection {
    /// T5: those visible at their targets, and those still visible where they are.
    func elementsOnScreen(
        at time_ns: UInt64, _ begun: [ReferenceChange], _ adjustment: Point
    ) -> [FoundElement] {
        let shown = wasDataReplaced ? [] : self.shown
        var (before, leaving) = ([ElementKey: ShownElement](), [FoundElement]())
        // Those that are over, with none before that runs, are not seen.
        let seen = begun.filter { one in changes.contains { $0.number == one.number } }
        for old in shown {
            if let change = seen.first(where: { $0.after.poses[old.key] == nil }),
                !old.isDisappearing
            {
                leaving += departing(old, change).map { [$0] } ?? []
            } else if var departure = old.departure {
                departure.final = departure.final.moved(by: adjustment)
                leaving.append(onTheWayOut(old, departure))
            } else {
                before[old.key] = old
            }
        }
        let isChanging = !runningChanges.isEmpty
        let beside =
            isChanging && !isLed ? boundsBeside(begun, at: time_ns, before: Set(before.keys)) : []
        let presentation = presentation(layoutNow())
        var found: [FoundElement] = []
        for led in isLed ? ledElements() : elementsAtPlace() {
            let key = ElementKey(led.placed, sections)
            let old = before[key]
            let isBeside = beside.contains { isVisible(led.placed, in: $0, presentation) }
            let isSeen = led.isVisible || presentation.held?.isHeld(led.placed) == true
            if !isSeen && !(isChanging && (old != nil || isBeside)) { continue }
            var leftBehind = old?.leftBehind ?? LeftBehind(moves: jumpedNumber)
            var pose = led.pose.adding(
                weighted(differences(of: key, leftBehind: leftBehind), at: time_ns))
            let isOnScreen = isVisible(pose.box, in: bounds)
            if jumps && isSeen && !isOnScreen && old != nil {
                (leftBehind, pose) = (LeftBehind(all: changeCount), led.pose)
            }
            if isSeen || isOnScreen {
                found.append(
                    FoundElement(
                        pose: pose, key: key, target: led.pose, old: old, placed: led.placed,
                        leftBehind: leftBehind, isPassing: !isSeen))
            }
        }
        for var one in leaving {
            guard let departure = one.departure,
                runningChanges.contains(where: { $0.number == departure.change })
            else { continue }
            one.pose = departure.final.adding(weighted(departure.differences, at: time_ns))
            if isVisible(one.pose.box, in: bounds) { found.append(one) }
        }
        return found
    }

    /// T5: how far the first and the last cell that is visible at its target are from there; 0
    /// where the display frame before showed them.
    private func appearingDistances(
        at time_ns: UInt64, before: Set<ElementKey>
    ) -> (first: Double, last: Double) {
        let directions = Directions(layout)
        let cells = elementsAtPlace()
            .filter { $0.isVisible && $0.placed.element.category == .cell }
            .sorted { $0.placed.element < $1.placed.element }
        func distance(_ one: LedElement?) -> Double {
            guard let one else { return 0 }
            let key = ElementKey(one.placed, sections)
            if before.contains(key) { return 0 }
            let pose = one.pose.adding(
                weighted(
                    differences(of: key, leftBehind: LeftBehind(moves: jumpedNumber)),
                    at: time_ns))
            return directions.main(pose.frame).start - directions.main(one.pose.frame).start
        }
        return (distance(cells.first), distance(cells.last))
    }

    /// T5: the bounds moved back by how far the first and the last cell are from their targets.
    private func boundsBeside(
        _ begun: [ReferenceChange], at time_ns: UInt64, before: Set<ElementKey>
    ) -> [Rect] {
        let hasScrolled = bounds.x != lastFrameOffset.x || bounds.y != lastFrameOffset.y
        if layout.isPath || layout.isExplicit || begun.isEmpty && !hasScrolled || wasDataReplaced {
            return []
        }
        let directions = Directions(layout)
        let cells = shown.filter { $0.element?.category == .cell }
            .sorted { $0.attributes.element < $1.attributes.element }
        func start(_ pose: Pose) -> Double { directions.main(pose.frame).start }
        func end(_ pose: Pose) -> Double { directions.main(pose.frame).end }
        let counted = cells.filter {
            start($0.pose) != start($0.target) || end($0.pose) != end($0.target)
                || $0.pose.attributes.alpha == $0.target.attributes.alpha
        }
        let first = counted.min(by: { start($0.pose) < start($1.pose) })
            .map { start($0.pose) - start($0.target) }
        let last = counted.reversed().max(by: { end($0.pose) < end($1.pose) })
            .map { end($0.pose) - end($0.target) }
        let appearing = appearingDistances(at: time_ns, before: before)
        let distances = [
            appearing.first != 0 ? appearing.first : first ?? 0,
            appearing.last != 0 ? appearing.last : last ?? 0,
        ]
        return distances.filter { $0 != 0 }.map { distance in
            let (from, to) = directions.main(bounds)
            let around = directions.main(bounds.size) / 2
            var searched = bounds
            if directions.isVertical {
                searched.y = from - distance - around
                searched.height = to - distance + around - searched.y
            } else {
                searched.x = from - distance - around
                searched.width = to - distance + around - searched.x
            }
            return searched
        }
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

    /// T4: an element that a change takes away; nil if it had gone before, at once.
    private func departing(_ old: ShownElement, _ change: ReferenceChange) -> FoundElement? {
        guard let place = change.before.poses[old.key] else { return nil }
        // What it was just before, by the name that it had on screen.
        let was = change.before.bounds
        let distance = Point(x: bounds.x - was.x, y: bounds.y - was.y)
        var last = place.moved(by: distance)
        last.attributes.element = old.attributes.element
        last.attributes.reuseIdentifier = old.attributes.reuseIdentifier
        last.attributes.flags.insert(.isDisappearing)
        last.attributes.flags.remove(.isHeld)
        let appearance = change.disappearing(old.key)
        let after = change.after
        let center = after.center(of: appearance.place).map {
            Point(x: $0.x + bounds.x - after.bounds.x, y: $0.y + bounds.y - after.bounds.y)
        }
        let said = change.reloaded.contains(old.key.identity) ? nil : change.before.final[old.key]
        let final =
            said.map { last.placed(as: $0.moved(by: distance)) }
            ?? last.changed(by: appearance, bounds: bounds, center: center)
        let own = RunningDifference(
            change: change.number, difference: ElementDifference(last, less: final))
        let differences =
            differences(of: old.key, before: change.number, leftBehind: old.leftBehind) + [own]
        return onTheWayOut(
            old, Departure(change: change.number, final: final, differences: differences))
    }

    private func onTheWayOut(_ old: ShownElement, _ departure: Departure) -> FoundElement {
        FoundElement(
            pose: departure.final, key: old.key, target: departure.final, old: old,
            departure: departure, leftBehind: old.leftBehind)
    }
}

extension ReferenceChange {
    fileprivate func disappearing(_ key: ElementKey) -> ElementAppearance {
        reloaded.contains(key.identity) ? .fade : animation.disappearing
    }
}
