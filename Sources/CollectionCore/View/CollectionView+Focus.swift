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
        if configuration.keepsFocusedElement || scene.screen.pool.standby.isUsed {
            scene.noteStandbyChange()
        }
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
        if let item = scene.selectableItem(element), scene.selection?.selected[item.number] == false
        {
            selectMoved([], isEnd: false)
            scene.settleSelection(.key, .user, cause: scene.input.cause)
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
        if let element { try scene.checkFocusable(element) }
        changeFocus(to: element, .none, .program)
    }

    /// Sets the item that gets focus as focus enters the view; nil: none does more than others.
    ///
    /// - Throws: `wrongState`, where focus is not allowed; `invalidSection`, `invalidItem`.
    public mutating func setPreferredFocusedItem(
        _ indexPath: IndexPath?
    ) throws(CollectionError) {
        try checkFocus()
        if let indexPath { _ = try scene.stage.dataSource.itemIndex(of: indexPath) }
        focus.prefer(indexPath.map { scene.focusedElement(.cell($0)) })
    }
}

extension CollectionView {
    func checkFocus() throws(CollectionError) {
        if !focus.isUsed { throw .wrongState(.focusIsNotAllowed) }
    }

    /// Returns the element to which focus goes as it enters; nil where none can have focus.
    private mutating func elementToEnter(
        _ heading: FocusHeading, from rect: Rect?
    ) throws(CollectionError) -> Element? {
        if focus.configuration.remembersLastFocusedIndexPath, let last = focus.remembered?.element,
            scene.canHaveFocus(last)
        {
            return last
        }
        if let preferred = focus.preferred?.element, scene.canHaveFocus(preferred) {
            return preferred
        }
        if let rect, let nearest = try itemAhead(of: rect, heading) { return .cell(nearest) }
        let isBackward = scene.isBackward(heading)
        let number = isBackward ? scene.stage.dataSource.itemCount - 1 : 0
        let item =
            scene.selectedFocusableItem(isBackward: isBackward)
            ?? scene.focusableItem(from: number, isBackward: isBackward)
        return item.map { .cell(scene.indexPath(ofItem: $0)) }
    }

    /// Returns the item that is nearest to a rectangle of the bounds, by an arrow.
    private mutating func itemAhead(
        of rect: Rect, _ heading: FocusHeading
    ) throws(CollectionError) -> IndexPath? {
        switch heading {
        case .up, .down, .left, .right: break
        default: return nil
        }
        try scene.prepare(scene.viewport.bounds)
        let beam = FocusBeam(
            from: scene.viewport.shown(in: rect).moved(by: scene.viewport.bounds.origin), heading)
        let isAlong = heading.axis == scene.stage.configuration.scrollDirection
        return try nearest(beam, isAlong: isAlong, besides: nil)
    }

    /// Gives focus to an element to which a person moves it, or asks the host.
    ///
    /// - Returns: False, where the delegate does not allow it: focus stays where it is.
    mutating func offerFocus(to element: Element, _ heading: FocusHeading) -> Bool {
        var answer = ItemTraits.Answer.yes
        if element.isCell {
            answer = scene.answer(
                scene.focusAnswer(element.indexPath), to: .focus(heading), about: element.indexPath)
        }
        switch answer {
        case .no: return false
        case .ask:
            tellFocus(
                .focusRequested, from: focus.focused, to: scene.focusedElement(element), heading,
                .user)
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
        if !element.isCell || element.isSection || !scene.canFocus(element.indexPath) {
            return false
        }
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
        scene.screen.states.noteChange()
        if let last { tellFocus(.focusDidChange, from: last, to: nil, .none, origin) }
    }

    /// Has focus go on to another item where the element that had focus has left the data: to the
    /// one in its place, to the one before, or to none.
    mutating func settleFocus() {
        focus.forgetGone()
        guard let place = focus.focused?.placeLeft else { return }
        let number = scene.stage.dataSource.itemIndex(ofPlace: place)
        let next =
            scene.focusableItem(from: number, isBackward: false)
            ?? scene.focusableItem(from: number - 1, isBackward: true)
        changeFocus(to: next.map { .cell(scene.indexPath(ofItem: $0)) }, .none, .update)
    }

    /// Gives focus to an element, or to none, and tells of it if that is another one than before.
    mutating func changeFocus(
        to element: Element?, _ heading: FocusHeading, _ origin: EventOrigin
    ) {
        let last = focus.focused
        let isSame = last?.isGone != true && last?.element == element && focus.part == 0
        focus.set(element.map { scene.focusedElement($0) })
        if isSame { return }
        scene.screen.states.noteChange()
        tellFocus(.focusDidChange, from: last, to: focus.focused, heading, origin)
    }

    mutating func tellFocus(
        _ kind: EventKind, from last: FocusedElement?, to next: FocusedElement?,
        _ heading: FocusHeading, _ origin: EventOrigin
    ) {
        if !scene.events.wants(.focus) { return }
        var event = Event(kind, at: scene.lastTime_ns)
        event.origin = origin
        event.cause = scene.input.cause
        event.value = UInt64(heading.rawValue)
        event.otherValue = kind == .focusDidChange ? UInt64(focus.part) : 0
        if let next { event.note(next) }
        scene.events.append(
            event, runs: last.map { [ItemRun(indexPath: $0.element.indexPath, count: 1)] } ?? [],
            identifiers: last?.identifier.map { [$0] } ?? [])
    }
}
