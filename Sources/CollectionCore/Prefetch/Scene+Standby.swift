// Elements on standby, which have reusable views while they are not visible: rules W3, W6, N10 and
// Y7 of docs/semantics.md.
extension Scene {
    /// Notes that the elements that should have views on standby may have changed.
    mutating func noteStandbyChange() {
        screen.pool.standby.isUsed = true
        screen.pool.standby.isStale = true
    }

    func cell(_ number: Int) -> Element { .cell(stage.dataSource.indexPath(ofItem: number)) }

    /// Adds an element to the wanted elements, unless the element is visible or is one of the first
    /// two wanted elements.
    mutating func want(_ element: Element, _ reason: WantedElement.Reason) {
        let count = screen.pool.standby.wanted.count
        for place in 0..<min(count, 2) where screen.pool.standby.wanted[place].element == element {
            return
        }
        if count >= limits.elementCount || screen.visible.attributes(for: element) != nil { return }
        screen.pool.standby.want(element, reason)
    }

    /// The layout attributes, with no states, of an element on standby; nil if the layout does not
    /// have the element.
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

    /// Adds the changed elements on standby to the display frame.
    ///
    /// - Parameter range: The indices of the views on standby that may have changed.
    /// - Parameter states: Returns the states of an element.
    mutating func tellStandby(
        _ range: Range<Int>, _ states: (LayoutAttributes) -> LayoutAttributes.Flags
    ) {
        for key in screen.pool.standby.keys where range.contains(key.number) {
            let index = key.number
            guard var next = screen.pool.standby.views[index].next else { continue }
            next.flags.formUnion(states(next))
            if screen.pool.standby.views[index].isReconfigured {
                next.generation = screen.pool.renew(next.reusableView)
                screen.pool.standby.views[index].isReconfigured = false
            } else {
                next.generation = screen.pool.generation(of: next.reusableView)
            }
            if screen.frame.isComplete || next != screen.pool.standby.views[index].told {
                screen.pool.standby.changed.append(next)
            }
            screen.pool.standby.views[index].told = next
        }
        if screen.pool.standby.changed.isEmpty { return }
        screen.frame.insert(screen.pool.standby.changed)
        screen.pool.standby.changed.removeAll(keepingCapacity: true)
    }
}
