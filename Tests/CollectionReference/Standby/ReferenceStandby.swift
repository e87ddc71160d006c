import CollectionCore

/// An element that is not visible and has a view all the same: W3, W6, N10.
struct StandbyOne {
    var shown: ShownElement
    /// Whether it was visible in this binding.
    var wasVisible: Bool
    var told: Pose?
}

extension ReferenceCollection {
    private var prepared: Int { Int(ahead.configuration.cellsPreparedPerFrame) }
    private var overscan: Int { Int(ahead.configuration.overscanItemCount) }

    private var kept: [Element] {
        let focused = focus.configuration.keepsFocusedElement ? focus.focused?.element : nil
        return [focused, assistiveFocus?.element].compactMap { $0 }
    }

    /// What has a view, visible or not.
    var boundElements: [ShownElement] { shown + standby.map(\.shown) }

    /// Whether what is visible no more keeps its view for now.
    func goesOnStandby(_ old: ShownElement) -> Bool {
        guard !wasDataReplaced, let element = old.element else { return false }
        return overscan > 0 && element.category == .cell || kept.contains(element)
    }

    /// The binding that waits for an element which becomes visible.
    func takeStandby(_ attributes: inout LayoutAttributes, _ key: ElementKey) -> Bool {
        let place = standby.firstIndex {
            $0.shown.key == key && $0.shown.element != nil
                && $0.shown.attributes.reuseIdentifier == attributes.reuseIdentifier
        }
        guard let place else { return false }
        let one = standby.remove(at: place).shown
        attributes.reusableView = one.reusableView
        attributes.generation = one.generation
        if one.isBindingOver { pool.bindAnew(&attributes) }
        return true
    }

    /// Settles who is on standby after what is visible has its views.
    func settleStandby(_ frame: inout ShownFrame) {
        let wanted = wantedElements()
        var stay: [StandbyOne] = []
        for var one in standby {
            let reason = wanted.first { $0.element == one.shown.element }?.flag
            guard let element = one.shown.element, let found = place(of: element),
                found.attributes.reuseIdentifier == one.shown.attributes.reuseIdentifier,
                let flag = reason ?? (lingers(one, found) ? .isPrepared : nil)
            else {
                pool.release(one.shown.attributes)
                frame.removedViews.append(one.shown.reusableView)
                continue
            }
            var attributes = found.attributes
            attributes.flags.insert(flag)
            attributes.reusableView = one.shown.reusableView
            attributes.generation = one.shown.generation
            if one.shown.isBindingOver { pool.bindAnew(&attributes) }
            one.shown.isBindingOver = false
            one.shown.pose = Pose(attributes)
            stay.append(one)
        }
        standby = stay
        var budget = prepared
        for want in wanted where !standby.contains(where: { $0.shown.element == want.element }) {
            if want.isAhead && budget == 0 { break }
            guard let found = place(of: want.element), let placed = placed(want.element) else {
                continue
            }
            if want.isAhead { budget -= 1 }
            var attributes = found.attributes
            attributes.flags.insert(want.flag)
            pool.bind(&attributes)
            frame.removedViews.removeAll { $0 == attributes.reusableView }
            let pose = Pose(attributes)
            standby.append(
                StandbyOne(
                    shown: ShownElement(
                        pose: pose, key: ElementKey(placed, sections), element: want.element,
                        target: pose),
                    wasVisible: false))
        }
    }

    private struct Wanted {
        var element: Element
        var flag: LayoutAttributes.Flags
        var isAhead = false
    }

    private func wantedElements() -> [Wanted] {
        var wanted: [Wanted] = []
        func want(_ element: Element, _ flag: LayoutAttributes.Flags, isAhead: Bool = false) {
            if shown.contains(where: { $0.element == element }) { return }
            if wanted.contains(where: { $0.element == element }) { return }
            wanted.append(Wanted(element: element, flag: flag, isAhead: isAhead))
        }
        for element in kept { want(element, .isOffscreen) }
        if isLed { return wanted }
        let all = sections.indices.flatMap { section in
            sections[section].items.indices.map {
                IndexPath(section: UInt32(section), item: UInt32($0))
            }
        }
        let visible = shown.compactMap(\.element).filter { $0.category == .cell }.map(\.indexPath)
        if overscan > 0, let first = visible.min(), let last = visible.max() {
            for path in all.filter({ $0 > last }).prefix(overscan) {
                want(.cell(path), .isPrepared)
            }
            for path in all.filter({ $0 < first }).suffix(overscan).reversed() {
                want(.cell(path), .isPrepared)
            }
        }
        if prepared > 0 {
            for path in cellsAhead() { want(.cell(path), .isPrepared, isAhead: true) }
        }
        return wanted
    }

    /// Where an element is, as it is told without a view: without its matrix.
    private func place(of element: Element) -> Pose? {
        guard let placed = placed(element) else { return nil }
        return Pose(presentation(layoutNow()).pose(of: placed).attributes)
    }

    private func placed(_ element: Element) -> PlacedElement? {
        layoutNow().elements.first { $0.element == element }
    }

    /// W3: half the length of the bounds away at most.
    private func lingers(_ one: StandbyOne, _ now: Pose) -> Bool {
        if one.wasVisible || prepared == 0 || isLed { return false }
        let directions = Directions(layout)
        let (start, end) = directions.main(bounds)
        let (first, last) = directions.main(now.frame)
        return first - end <= 0.5 * (end - start) && start - last <= 0.5 * (end - start)
    }

    /// Puts what is new of them among the rest of a display frame.
    func tellStandby(among told: [Pose], isComplete: Bool) -> [Pose] {
        var all = told
        for number in standby.indices {
            standby[number].shown.states = states(of: standby[number].shown)
            let pose = standby[number].shown.told
            if isComplete || standby[number].told != pose { all.append(pose) }
            standby[number].told = pose
        }
        return all.sorted { isBehind($0.attributes, $1.attributes) }
    }
}
