import CollectionCore
import CollectionWire

// N1 to N3: entering, leaving, and what is told.
extension ReferenceCollection {
    /// Nil for an operation that is none of focus.
    func focusOutcome(of operation: any ViewOperation) throws(CollectionError) -> Outcome? {
        switch operation {
        case let asked as SetFocusConfiguration:
            if focus.configuration.allowsFocus && !asked.configuration.allowsFocus {
                leave(.program)
                focus = ReferenceFocus()
            }
            focus.configuration = asked.configuration
        case is GetFocusState:
            return .focus(
                FocusState(
                    hasFocus: focus.isInView, element: focus.focused?.element,
                    part: UInt32(partNow)))
        case let asked as EnterFocus:
            try checkFocus()
            return .flag(enter(asked.heading, from: asked.rect))
        case is LeaveFocus:
            try checkFocus()
            leave(.user)
        case let asked as SetFocusedElement:
            try checkFocus()
            if let element = asked.element { try check(element) }
            changeFocus(to: asked.element, .none, .program)
        case let asked as SetAssistiveFocusedElement:
            if let element = asked.element { try check(element) }
            assistiveFocus = asked.element.map { one($0) }
        case let asked as SetPreferredFocusedItem:
            try checkFocus()
            if let path = asked.indexPath { try check(item: path) }
            focus.preferred = asked.indexPath.map { one(.cell($0)) }
        case let asked as ScrollToFocusedElement:
            try checkFocus()
            wantFocusShown(isAnimated: asked.isAnimated, .program)
        case let asked as MoveFocus:
            try checkFocus()
            return .flag(move(asked.heading))
        case let asked as SendKey: return .flag(try send(asked.sample))
        case let asked as SetItemNames: try setNames(asked)
        case let asked as SendText: return .flag(try send(asked.text, at: asked.time_ns))
        default: return nil
        }
        return .done
    }

    private func checkFocus() throws(CollectionError) {
        if !focus.configuration.allowsFocus { throw .wrongState(.focusIsNotAllowed) }
    }

    private func check(_ element: Element) throws(CollectionError) {
        if element.category == .cell {
            try check(item: element.indexPath)
        } else {
            try check(section: element.indexPath.section)
        }
    }

    func one(_ element: Element) -> ReferenceFocus.FocusedOne {
        let path = element.indexPath
        let section = sections[Int(path.section)]
        let shown = bench.shown?.sections[Int(path.section)]
        return element.category == .cell
            ? .init(
                element: element, identity: section.items[Int(path.item)].identity,
                identifier: shown?.items[Int(path.item)].identifier)
            : .init(element: element, identity: section.identity, identifier: shown?.identifier)
    }

    func changeFocus(to element: Element?, _ heading: FocusHeading, _ origin: EventOrigin) {
        let (last, lastPart) = (focus.focused, focus.part)
        focus.focused = element.map { one($0) }
        focus.part = 0
        focus.isInView = true
        focus.remembered = nil
        focus.across = nil
        if last?.placeLeft == nil && last?.element == element && lastPart == 0 { return }
        tell(.focusDidChange, from: last, to: focus.focused, heading, origin)
    }

    /// N3: moves focus for a person, or asks the host.
    func offerFocus(to element: Element, _ heading: FocusHeading) {
        if element.category == .cell && traits(of: element.indexPath).focus == .ask {
            tell(.focusRequested, from: focus.focused, to: one(element), heading, .user)
        } else {
            changeFocus(to: element, heading, .user)
        }
    }

    private func canHaveFocus(_ element: Element) -> Bool {
        element.category != .cell || traits(of: element.indexPath).focus != .no
    }

    private func leave(_ origin: EventOrigin) {
        let last = focus.focused
        (focus.remembered, focus.focused, focus.isInView) = (last, nil, false)
        (focus.typed, focus.part) = ([], 0)
        if last != nil { tell(.focusDidChange, from: last, to: nil, .none, origin) }
    }

    func tell(
        _ kind: EventKind, from last: ReferenceFocus.FocusedOne?,
        to next: ReferenceFocus.FocusedOne?, _ heading: FocusHeading, _ origin: EventOrigin
    ) {
        queue(
            kind, .focus, at: max(news.frameTime_ns, inputTime_ns),
            runs: last.map { [ItemRun(indexPath: $0.element.indexPath, count: 1)] } ?? [],
            identifiers: last?.identifier.map { [$0] } ?? []
        ) {
            $0.origin = origin
            $0.cause = cause
            $0.value = UInt64(heading.rawValue)
            if kind == .focusDidChange { $0.otherValue = UInt64(focus.part) }
            guard let next else { return }
            $0.element = next.element
            guard let identifier = next.identifier else { return }
            $0.identifier = identifier
            $0.flags.insert(.hasIdentifier)
        }
    }

    private func enter(_ heading: FocusHeading, from rect: Rect?) -> Bool {
        if focus.focused != nil { return true }
        var element: Element?
        if focus.configuration.remembersLastFocusedIndexPath {
            element = focus.remembered?.element
        }
        if let last = element, !canHaveFocus(last) { element = nil }
        if element == nil, let preferred = focus.preferred?.element, canHaveFocus(preferred) {
            element = preferred
        }
        if element == nil, let rect, [.up, .down, .left, .right].contains(heading) {
            var place = rect
            place.x += bounds.x
            place.y += bounds.y
            element = FocusSight(self, from: place, heading)
                .nearest(from: nil, besides: nil).map { .cell($0) }
        }
        for paths in [selectedPaths.filter { focusablePaths.contains($0) }, focusablePaths] {
            let end = isBackward(heading) ? paths.last : paths.first
            element = element ?? end.map { .cell($0) }
        }
        guard let element else { return false }
        offerFocus(to: element, heading)
        if focus.focused?.element != element { return true }
        wantFocusShown(isAnimated: false, .user)
        if element.category == .cell && !isSelected(element.indexPath) {
            selectMoved([], false, isEnd: false)
            settleSelection(.key, .user, cause: cause)
        }
        return true
    }

    /// U12: an item that is tapped gets focus.
    func focusByTap(_ press: ReferencePress) {
        if let path = item(of: press.target) { _ = giveFocus(toPressed: path) }
    }

    /// - Returns: False for an item that cannot have focus.
    func giveFocus(toPressed path: IndexPath) -> Bool {
        guard focus.configuration.allowsFocus, traits(of: path).focus != .no else { return false }
        (focus.typed, focus.across) = ([], nil)
        if focus.focused?.element != .cell(path) {
            offerFocus(to: .cell(path), .none)
        } else if partNow > 0 {
            movePart(to: 0, .none)
        }
        return true
    }

    /// Whether a heading leads to the items before.
    func isBackward(_ heading: FocusHeading) -> Bool {
        switch heading {
        case .up, .previous, .last, .rowEnd, .pageUp: true
        case .none, .down, .next, .first, .rowStart, .pageDown: false
        case .left: !layout.isMirrored(in: environment)
        case .right: layout.isMirrored(in: environment)
        }
    }
}
