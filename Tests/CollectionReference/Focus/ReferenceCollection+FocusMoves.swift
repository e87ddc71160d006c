import CollectionCore

// N4 and N5: where a move leads.
extension ReferenceCollection {
    func move(_ heading: FocusHeading) -> Bool {
        if !focus.isInView { return false }
        focus.typed = []
        if walkParts(heading) { return true }
        _ = layoutNow()
        let all = focusablePaths
        guard let current = focus.focused?.element else {
            var first = isBackward(heading) ? nil : all.first
            if isBackward(heading) && focus.configuration.wraps { first = all.last }
            if heading == .last || heading == .rowEnd { first = all.last }
            guard let first else { return false }
            moveFocus(to: .cell(first), heading)
            return true
        }
        let across = focus.across
        guard let (path, kept) = target(of: heading, from: current), .cell(path) != current else {
            return false
        }
        moveFocus(to: .cell(path), heading)
        if focus.focused?.element != .cell(path) { return true }
        switch kept {
        case .forgotten: focus.across = nil
        case .kept: focus.across = across
        case .begun(let own): focus.across = across ?? own
        }
        return true
    }

    /// Moves focus for a person, and has the content follow: N3, N7.
    func moveFocus(to element: Element, _ heading: FocusHeading) {
        offerFocus(to: element, heading)
        if focus.focused?.element == element { wantFocusShown(isAnimated: true, .user) }
    }

    private typealias Target = (path: IndexPath, kept: KeptPlace)

    /// The place across that focus keeps.
    private enum KeptPlace {
        case forgotten, kept
        case begun(FocusSight.Breadth)
    }

    private func target(of heading: FocusHeading, from current: Element) -> Target? {
        switch heading {
        case .none: return nil
        case .next, .previous:
            return neighbor(of: current, heading, wraps: focus.configuration.wraps).map {
                ($0, .forgotten)
            }
        case .first: return focusablePaths.first.map { ($0, .forgotten) }
        case .last: return focusablePaths.last.map { ($0, .forgotten) }
        case .rowStart: return row(of: current).first.map { ($0, .forgotten) }
        case .rowEnd: return row(of: current).last.map { ($0, .forgotten) }
        case .up, .down, .left, .right:
            return arrow(heading, from: current, wraps: focus.configuration.wraps)
        case .pageUp, .pageDown:
            let step = step(ofPage: heading)
            guard let frame = frameSeen(of: current) else { return nil }
            let sight = FocusSight(self, from: frame, step, beam: focus.across)
            let besides = sectionAcross(of: current)
            if let path = sight.lastOnPage(besides: besides) { return (path, .begun(sight.beam)) }
            return arrow(step, from: current, wraps: false)
        }
    }

    /// N6: whether an end to which a move leads has focus.
    func isEndOfMove(_ heading: FocusHeading) -> Bool {
        guard let current = focus.focused?.element else { return false }
        return target(of: heading, from: current).map { .cell($0.path) } == current
    }

    private func step(ofPage heading: FocusHeading) -> FocusHeading {
        if Directions(layout).isVertical { return heading == .pageUp ? .up : .down }
        let isLeft = (heading == .pageUp) != layout.isMirrored(in: environment)
        return isLeft ? .left : .right
    }

    private func neighbor(
        of current: Element, _ heading: FocusHeading, wraps: Bool
    ) -> IndexPath? {
        let all = focusablePaths
        let isCell = current.category == .cell
        let path =
            isCell ? current.indexPath : IndexPath(section: current.indexPath.section, item: 0)
        if isBackward(heading) {
            return all.last { $0 < path } ?? (wraps ? all.last : nil)
        }
        return all.first { isCell ? $0 > path : $0 >= path }
            ?? (wraps ? all.first : nil)
    }

    private func isAlong(_ heading: FocusHeading) -> Bool {
        (heading == .up || heading == .down) == Directions(layout).isVertical
    }

    private func arrow(
        _ heading: FocusHeading, from current: Element, wraps: Bool
    ) -> Target? {
        let isAlong = isAlong(heading)
        let inOrder = neighbor(of: current, heading, wraps: wraps).map { Target($0, .forgotten) }
        switch layout {
        case .list, .carousel, .stack: return isAlong ? inOrder : nil
        default: break
        }
        let besides = sectionAcross(of: current)
        if besides != nil, let pose = try? pose(of: current) {
            let sight = FocusSight(self, from: pose.box, heading)
            let path = sight.nearestInSection(of: current.indexPath)
            if !isAlong { return path.map { ($0, .forgotten) } }
            if let path { return (path, .kept) }
        }
        guard let frame = frameSeen(of: current) else { return inOrder }
        let sight = FocusSight(self, from: frame, heading, beam: isAlong ? focus.across : nil)
        let from = current.category == .cell ? current.indexPath : nil
        if let path = sight.nearest(from: from, besides: besides) {
            return (path, isAlong ? .begun(sight.beam) : .forgotten)
        }
        switch layout {
        case .circle: return isAlong ? inOrder : nil
        case .flow, .grid, .justified, .compositional: return isAlong ? nil : inOrder
        default: return nil
        }
    }

    /// The section of a cell, if it scrolls across.
    func sectionAcross(of element: Element) -> UInt32? {
        if element.category != .cell { return nil }
        let section = element.indexPath.section
        return layoutNow().rules[Int(section)] == nil ? nil : section
    }

    /// N4: what is seen of an element.
    func frameSeen(of element: Element) -> Rect? {
        guard let box = try? pose(of: element).box else { return nil }
        guard let section = sectionAcross(of: element),
            let rule = layoutNow().rules[Int(section)]
        else { return box }
        let directions = Directions(layout)
        var slot = directions.slot(box)
        let from = max(slot.cross, 0)
        let to = min(slot.cross + slot.crossLength, rule.container)
        if to < from {
            slot.cross = min(max(slot.cross, 0), rule.container)
            slot.crossLength = 0
        } else {
            (slot.cross, slot.crossLength) = (from, to - from)
        }
        return directions.rect(slot)
    }

    /// N5: the items of a row, in order; all, where there are no rows.
    private func row(of current: Element) -> [IndexPath] {
        var isInRows = false
        switch layout {
        case .flow, .grid, .justified, .compositional: isInRows = current.category == .cell
        default: break
        }
        if !isInRows { return focusablePaths }
        let section = current.indexPath.section
        let inSection = focusablePaths.filter { $0.section == section }
        if sectionAcross(of: current) != nil { return inSection }
        guard let frame = frameSeen(of: current) else { return [] }
        let directions = Directions(layout)
        let (start, end) = directions.main(frame)
        let sight = FocusSight(
            self, from: frame, directions.isVertical ? .right : .down)
        return inSection.filter { path in
            guard let other = sight.frame(of: path, seenIn: sight.strip) else { return false }
            let (from, to) = directions.main(other)
            return min(end, to) - max(start, from) > 0.5
        }
    }
}
