// Which element has focus: rules N1, N2, N3 and N10 of docs/semantics.md.
extension CollectionView {
    /// The settings of focus. A view does not allow focus at first.
    public var focusConfiguration: FocusConfiguration { focus.configuration }

    /// Sets how focus goes. Where focus is not allowed any more, focus leaves the view.
    public mutating func setFocusConfiguration(_ configuration: FocusConfiguration) {
        if focus.isUsed && !configuration.allowsFocus {
            leaveFocus(.program)
            focus = Focus()
        }
        focus.configuration = configuration
        if configuration.keepsFocusedElement || screen.pool.standby.isUsed { noteStandbyChange() }
    }

    /// Who has focus.
    ///
    /// - Complexity: O(log n)
    public var focusState: FocusState {
        FocusState(
            hasFocus: focus.isInView, element: focus.focused?.element, part: focusedPart)
    }

    /// Brings focus into the view: to the item that had focus last, if that is remembered; to the
    /// one that the host prefers; or else to the nearest item ahead, or to the first item, or,
    /// coming from behind, to the last: of selected items, if there are any that can have focus. An
    /// item is selected by that where the selection follows focus.
    ///
    /// - Parameter heading: The way that focus goes.
    /// - Parameter rect: Where focus comes from, in points from the top left corner of the bounds
    ///   of the last display frame; nil: from nowhere in particular.
    /// - Returns: False, where no item can have focus, or the delegate does not allow it: then
    ///   focus stays where it is.
    /// - Throws: `wrongState`, where focus is not allowed.
    public mutating func enterFocus(
        _ heading: FocusHeading, from rect: Rect? = nil
    ) throws(CollectionError) -> Bool {
        try checkFocus()
        try rect?.validate("rect")
        if focus.focused != nil { return true }
        guard let element = try elementToEnter(heading, from: rect) else { return false }
        if !offerFocus(to: element, heading) { return false }
        if focus.focused?.element != element { return true }
        followFocus(isAnimated: false)
        if let item = selectableItem(element), selection?.selected[item.number] == false {
            selectMoved([], isEnd: false)
            settleSelection(.key, .user, cause: input.cause)
        }
        return true
    }

    /// Takes focus out of the view.
    ///
    /// - Throws: `wrongState`, where focus is not allowed.
    public mutating func leaveFocus() throws(CollectionError) {
        try checkFocus()
        leaveFocus(.user)
    }

    /// Gives focus to an element, whatever its traits are. The view has focus then.
    ///
    /// - Parameter element: A cell or a supplementary view; nil: no element has focus.
    /// - Throws: `wrongState`, where focus is not allowed; `invalidSection`, `invalidItem`,
    ///   `unknownElementKind`; `invalidArgument` for a decoration view.
    /// - Complexity: O(log n)
    public mutating func setFocusedElement(_ element: Element?) throws(CollectionError) {
        try checkFocus()
        if let element { try checkFocusable(element) }
        changeFocus(to: element, .none, .program)
    }

    /// Sets the item that gets focus as focus enters the view; nil: none does more than others.
    ///
    /// - Throws: `wrongState`, where focus is not allowed; `invalidSection`, `invalidItem`.
    public mutating func setPreferredFocusedItem(
        _ indexPath: IndexPath?
    ) throws(CollectionError) {
        try checkFocus()
        if let indexPath { _ = try stage.dataSource.itemIndex(of: indexPath) }
        focus.prefer(indexPath.map { focusedElement(.cell($0)) })
    }
}

extension CollectionView {
    func checkFocus() throws(CollectionError) {
        if !focus.isUsed { throw .wrongState(.focusIsNotAllowed) }
    }

    func checkFocusable(_ element: Element) throws(CollectionError) {
        if !element.hasKnownCategory || element.category == .decoration
            || element.category == .placeholder
        {
            throw .invalidArgument("element", .outOfRange)
        }
        try registry.check(element.kind, of: element.category)
        if element.isCell {
            _ = try stage.dataSource.itemIndex(of: element.indexPath)
        } else if element.indexPath.section != IndexPath.noSection {
            _ = try stage.dataSource.itemRange(ofSection: element.indexPath.section)
        }
    }

    /// Returns the element to which focus goes as it enters; nil where none can have focus.
    private mutating func elementToEnter(
        _ heading: FocusHeading, from rect: Rect?
    ) throws(CollectionError) -> Element? {
        if focus.configuration.remembersLastFocusedIndexPath, let last = focus.remembered?.element,
            canHaveFocus(last)
        {
            return last
        }
        if let preferred = focus.preferred?.element, canHaveFocus(preferred) { return preferred }
        if let rect, let nearest = try itemAhead(of: rect, heading) { return .cell(nearest) }
        let isBackward = isBackward(heading)
        let number = isBackward ? stage.dataSource.itemCount - 1 : 0
        let item =
            selectedFocusableItem(isBackward: isBackward)
            ?? focusableItem(from: number, isBackward: isBackward)
        return item.map { .cell(indexPath(ofItem: $0)) }
    }

    /// Returns the first or the last selected item that can have focus.
    private func selectedFocusableItem(isBackward: Bool) -> Int? {
        guard let items = selection?.selected.items else { return nil }
        var number = isBackward ? items.lastMarked : items.firstMarked
        while let selected = number {
            guard let next = focusableItem(from: selected, isBackward: isBackward) else {
                return nil
            }
            if next == selected { return next }
            number = isBackward ? items.lastMarked(upTo: next) : items.firstMarked(from: next)
        }
        return nil
    }

    /// Returns the item that is nearest to a rectangle of the bounds, by an arrow.
    private mutating func itemAhead(
        of rect: Rect, _ heading: FocusHeading
    ) throws(CollectionError) -> IndexPath? {
        switch heading {
        case .up, .down, .left, .right: break
        default: return nil
        }
        try prepare(viewport.bounds)
        let beam = FocusBeam(
            from: viewport.shown(in: rect).moved(by: viewport.bounds.origin), heading)
        let isAlong = heading.axis == stage.configuration.scrollDirection
        return try nearest(beam, isAlong: isAlong, besides: nil)
    }

    private func canHaveFocus(_ element: Element) -> Bool {
        !element.isCell || canFocus(element.indexPath)
    }

    /// Whether a heading leads towards the first item.
    func isBackward(_ heading: FocusHeading) -> Bool {
        let isAcross = heading == .left || heading == .right
        return heading.isBackward != (isAcross && isMirrored)
    }

    /// Whether the layout runs from right to left.
    var isMirrored: Bool {
        viewport.environment.layoutDirection == .rightToLeft
            && stage.configuration.flipsHorizontallyInOppositeLayoutDirection
    }

    /// Gives focus to an element to which a person moves it, or asks the host.
    ///
    /// - Returns: False, where the delegate does not allow it: focus stays where it is.
    mutating func offerFocus(to element: Element, _ heading: FocusHeading) -> Bool {
        var answer = ItemTraits.Answer.yes
        if element.isCell {
            answer = self.answer(
                focusAnswer(element.indexPath), to: .focus(heading), about: element.indexPath)
        }
        switch answer {
        case .no: return false
        case .ask:
            tellFocus(
                .focusRequested, from: focus.focused, to: focusedElement(element), heading, .user)
        case .yes, .inherit: changeFocus(to: element, heading, .user)
        }
        return true
    }

    /// Gives focus to an item that is tapped, where the item can have focus.
    mutating func focusByTap(_ tap: Press) {
        if let pressed = tap.element, !pressed.isGone { _ = focusByPress(pressed.element) }
    }

    /// - Returns: False, where the element cannot have focus, or the delegate does not allow it.
    mutating func focusByPress(_ element: Element) -> Bool {
        if !element.isCell || element.isSection || !canFocus(element.indexPath) { return false }
        focus.typed.end()
        if focus.focused?.element != element {
            if !offerFocus(to: element, .none) { return false }
        } else if focusedPart > 0 {
            leaveParts()
        }
        focus.keep(nil)
        return true
    }

    mutating func leaveFocus(_ origin: EventOrigin) {
        let last = focus.focused
        focus.leave()
        screen.states.noteChange()
        if let last { tellFocus(.focusDidChange, from: last, to: nil, .none, origin) }
    }

    /// Has focus go on to another item where the element that had focus has left the data: to the
    /// one in its place, to the one before, or to none.
    mutating func settleFocus() {
        focus.forgetGone()
        guard let place = focus.focused?.placeLeft else { return }
        let number = stage.dataSource.itemIndex(ofPlace: place)
        let next =
            focusableItem(from: number, isBackward: false)
            ?? focusableItem(from: number - 1, isBackward: true)
        changeFocus(to: next.map { .cell(indexPath(ofItem: $0)) }, .none, .update)
    }

    /// Gives focus to an element, or to none, and tells of it if that is another one than before.
    mutating func changeFocus(
        to element: Element?, _ heading: FocusHeading, _ origin: EventOrigin
    ) {
        let last = focus.focused
        let isSame = last?.isGone != true && last?.element == element && focus.part == 0
        focus.set(element.map { focusedElement($0) })
        if isSame { return }
        screen.states.noteChange()
        tellFocus(.focusDidChange, from: last, to: focus.focused, heading, origin)
    }

    func focusedElement(_ element: Element) -> FocusedElement {
        FocusedElement(element, identifier: snapshot?.identifier(of: element))
    }

    mutating func tellFocus(
        _ kind: EventKind, from last: FocusedElement?, to next: FocusedElement?,
        _ heading: FocusHeading, _ origin: EventOrigin
    ) {
        if !events.wants(.focus) { return }
        var event = Event(kind, at: lastTime_ns)
        event.origin = origin
        event.cause = input.cause
        event.value = UInt64(heading.rawValue)
        event.otherValue = kind == .focusDidChange ? UInt64(focus.part) : 0
        if let next { event.note(next) }
        events.append(
            event, runs: last.map { [ItemRun(indexPath: $0.element.indexPath, count: 1)] } ?? [],
            identifiers: last?.identifier.map { [$0] } ?? [])
    }
}

extension Event {
    /// Names an element that has focus, or is to have focus.
    mutating func note(_ focused: FocusedElement) {
        element = focused.element
        guard let identifier = focused.identifier else { return }
        self.identifier = identifier
        flags.insert(.hasIdentifier)
    }
}
