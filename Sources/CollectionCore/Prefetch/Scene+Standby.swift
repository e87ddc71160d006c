// Elements that have views though the screen does not show them: rules W3, W6, N10 and Y7 of
// docs/semantics.md.
extension Scene {
    /// Notes that other elements may have to have views than before.
    mutating func noteStandbyChange() {
        screen.pool.standby.isUsed = true
        screen.pool.standby.isStale = true
    }

    /// Sorts the wanted elements.
    mutating func sortWantedElements() {
        screen.pool.standby.wantedByElement.removeAll(keepingCapacity: true)
        screen.pool.standby.wantedByElement += screen.pool.standby.wanted
        screen.pool.standby.wantedByElement.sortAscending()
    }

    mutating func wantItem(_ number: Int) {
        want(.cell(stage.dataSource.indexPath(ofItem: number)), .overscan)
    }

    /// Wants an element that is not visible, unless it is kept anyway.
    mutating func want(_ element: Element, _ reason: WantedElement.Reason) {
        let count = screen.pool.standby.wanted.count
        for place in 0..<min(count, 2) where screen.pool.standby.wanted[place].element == element {
            return
        }
        if count >= limits.elementCount || screen.visible.attributes(for: element) != nil { return }
        screen.pool.standby.wanted.append(
            WantedElement(element: element, reason: reason, place: count))
    }

    /// Returns where an element is, and in which state, without a view.
    mutating func attributes(onStandby known: StandbyView) -> LayoutAttributes? {
        if var told = known.told, told.element == known.element, told.element.isCell,
            stage.standsStill, !screen.frame.didLayoutChange, !screen.pool.standby.isStale
        {
            told.flags.subtract(.states)
            told.flags.subtract(.onStandby)
            return told
        }
        return attributes(offscreen: known.element)
    }

    mutating func attributes(offscreen element: Element) -> LayoutAttributes? {
        var transforms: [Transform3D] = []
        let found = try? stage.attributes(
            for: element, visible: visibleInterval, transforms: &transforms)
        guard var attributes = found ?? nil else { return nil }
        attributes.transform = 0
        return attributes
    }

    /// Puts what has changed of the elements on standby into the display frame.
    mutating func tellStandby(_ range: Range<Int>, _ states: ElementStateSource?) {
        for index in range {
            guard var next = screen.pool.standby.views[index].next else { continue }
            if let states { next.flags.formUnion(states.states(of: next)) }
            if screen.pool.standby.views[index].isReconfigured {
                next.generation = screen.pool.renew(next.reusableView)
                screen.pool.standby.views[index].isReconfigured = false
            } else {
                next.generation = screen.pool.generation(of: next.reusableView)
            }
            if screen.frame.isComplete || next != screen.pool.standby.views[index].told {
                screen.frame.insert(next)
            }
            screen.pool.standby.views[index].told = next
        }
    }
}
