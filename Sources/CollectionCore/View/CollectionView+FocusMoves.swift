// Moves of focus: rules N4 and N5 of docs/semantics.md.
extension CollectionView {
    /// Moves focus a step.
    ///
    /// - Returns: False, where no item that can have focus is there, the delegate does not allow
    ///   it, or focus is not in the view: then nothing has changed.
    /// - Throws: `wrongState`, where focus is not allowed; what a layout pass throws.
    /// - Complexity: O(log n + visible elements)
    public mutating func moveFocus(_ heading: FocusHeading) throws(CollectionError) -> Bool {
        try checkFocus()
        if !focus.isInView { return false }
        focus.typed.end()
        if walkParts(heading) { return true }
        try scene.prepare(scene.viewport.bounds)
        guard let current = focus.focused?.element else {
            guard let number = itemToBegin(heading) else { return false }
            return moveFocus(to: .cell(scene.indexPath(ofItem: number)), heading)
        }
        let across = focus.across
        guard let target = try target(of: heading, from: current) else { return false }
        let element = Element.cell(target.indexPath)
        if element == current { return false }
        if !moveFocus(to: element, heading) { return false }
        if focus.focused?.element == element {
            focus.keep(target.keepsPlace ? across ?? target.across : nil)
        }
        return true
    }

    /// Moves focus to an element for a person, unless the host is asked first, and the content
    /// after it.
    ///
    /// - Returns: False, where the delegate does not allow it.
    mutating func moveFocus(to element: Element, _ heading: FocusHeading) -> Bool {
        if !offerFocus(to: element, heading) { return false }
        if focus.focused?.element == element { followFocus(isAnimated: true) }
        return true
    }

    /// Returns the item that gets focus where none has focus.
    private func itemToBegin(_ heading: FocusHeading) -> Int? {
        let end = scene.stage.dataSource.itemCount - 1
        if heading == .last || heading == .rowEnd {
            return scene.focusableItem(from: end, isBackward: true)
        }
        if !scene.isBackward(heading) { return scene.focusableItem(from: 0, isBackward: false) }
        return focus.configuration.wraps ? scene.focusableItem(from: end, isBackward: true) : nil
    }

    private mutating func target(
        of heading: FocusHeading, from current: Element
    ) throws(CollectionError) -> FocusTarget? {
        let end = scene.stage.dataSource.itemCount - 1
        switch heading {
        case .none: return nil
        case .next, .previous: return neighbor(of: current, heading)
        case .first:
            return scene.focusableItem(from: 0, isBackward: false).map { scene.target($0) }
        case .last:
            return scene.focusableItem(from: end, isBackward: true).map { scene.target($0) }
        case .rowStart, .rowEnd:
            return try endOfRow(of: current, isEnd: heading == .rowEnd).map { scene.target($0) }
        case .up, .down, .left, .right: return try arrowTarget(heading, from: current)
        case .pageUp, .pageDown:
            guard let beam = try beam(heading, from: current) else { return nil }
            let besides = scene.sectionAcross(of: current).map { UInt32($0.section.place.index) }
            if let found = try lastOnPage(beam, besides: besides) {
                return scene.targetAhead(found, beam)
            }
            return try arrowTarget(scene.pageStep(heading), from: current)
        }
    }

    /// Returns the item to which focus would go from an element.
    mutating func item(
        _ heading: FocusHeading, from current: Element
    ) throws(CollectionError) -> IndexPath? {
        try target(of: heading, from: current)?.indexPath
    }

    /// Returns the next or the previous item that can have focus, in the order of items.
    private func neighbor(of current: Element, _ heading: FocusHeading) -> FocusTarget? {
        let isBackward = scene.isBackward(heading)
        let number = scene.stage.dataSource.itemIndex(ofPlace: current.place)
        let start = isBackward ? number - 1 : current.isCell ? number + 1 : number
        if let next = scene.focusableItem(from: start, isBackward: isBackward) {
            return scene.target(next)
        }
        if !focus.configuration.wraps { return nil }
        let first = isBackward ? scene.stage.dataSource.itemCount - 1 : 0
        return scene.focusableItem(from: first, isBackward: isBackward).map { scene.target($0) }
    }

    private mutating func arrowTarget(
        _ heading: FocusHeading, from current: Element
    ) throws(CollectionError) -> FocusTarget? {
        let isAlong = heading.axis == scene.stage.configuration.scrollDirection
        let order = scene.stage.layout.focusOrder
        if order == .line { return isAlong ? neighbor(of: current, heading) : nil }
        let row = scene.sectionAcross(of: current)
        if let row, let frame = try scene.boundingBox(of: current) {
            let beam = FocusBeam(from: frame, heading)
            let found = try targetAcross(beam, from: current.indexPath, row, isAlong: isAlong)
            if !isAlong { return found.map { FocusTarget(indexPath: $0) } }
            if let found { return FocusTarget(indexPath: found, keepsPlace: true) }
        }
        guard let beam = try beam(heading, from: current) else {
            return neighbor(of: current, heading)
        }
        if let found = try nearest(
            beam, isAlong: isAlong, besides: row.map { UInt32($0.section.place.index) })
        {
            return scene.targetAhead(found, beam)
        }
        switch order {
        case .line, .lanes, .free: return nil
        case .rows: return isAlong ? nil : neighbor(of: current, heading)
        case .path: return isAlong ? neighbor(of: current, heading) : nil
        }
    }

    /// Returns what focus sees ahead; nil where the layout has no such element.
    private mutating func beam(
        _ heading: FocusHeading, from current: Element
    ) throws(CollectionError) -> FocusBeam? {
        var heading = heading
        if heading == .pageUp || heading == .pageDown { heading = scene.pageStep(heading) }
        guard let frame = try scene.shownFrame(of: current) else { return nil }
        let isAlong = heading.axis == scene.stage.configuration.scrollDirection
        return FocusBeam(from: frame, heading, across: isAlong ? focus.across : nil)
    }
}
