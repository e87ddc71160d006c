extension Focus {
    func checkFocus() throws(CollectionError) {
        if !isUsed { throw .wrongState(.focusIsNotAllowed) }
    }

    /// The element that gets focus when focus enters the view; nil if no element can have focus.
    mutating func elementToEnter(
        _ heading: FocusHeading, from rect: Rect?, in scene: inout Scene
    ) throws(CollectionError) -> Element? {
        if configuration.remembersLastFocusedIndexPath, let last = remembered?.element,
            scene.canHaveFocus(last)
        {
            return last
        }
        if let preferred = self.preferred?.element, scene.canHaveFocus(preferred) {
            return preferred
        }
        if let rect, let nearest = try itemAhead(of: rect, heading, in: &scene) {
            return .cell(nearest)
        }
        let isBackward = scene.isBackward(heading)
        let number = isBackward ? scene.stage.dataSource.itemCount - 1 : 0
        let item =
            scene.selectedFocusableItem(isBackward: isBackward)
            ?? scene.focusableItem(from: number, isBackward: isBackward)
        return item.map { .cell(scene.stage.dataSource.indexPath(ofItem: $0)) }
    }

    /// The nearest item in the direction of an arrow from a rectangle in the view; nil if the
    /// heading is no arrow, or there is no item.
    private mutating func itemAhead(
        of rect: Rect, _ heading: FocusHeading, in scene: inout Scene
    ) throws(CollectionError) -> IndexPath? {
        switch heading {
        case .up, .down, .left, .right: break
        default: return nil
        }
        try scene.prepare(scene.viewport.bounds)
        let beam = FocusBeam(
            from: scene.viewport.shown(in: rect).moved(by: scene.viewport.bounds.origin), heading)
        let isAlong = heading.axis == scene.stage.settings.scrollDirection
        return try nearest(beam, isAlong: isAlong, besides: nil, in: &scene)
    }

    /// Gives focus to an element to which a person moves it, or asks the host whether to do so.
    ///
    /// - Returns: False if the delegate does not allow it: focus stays where it is.
    mutating func offerFocus(
        to element: Element, _ heading: FocusHeading, in scene: inout Scene
    ) -> Bool {
        var answer = ItemTraits.Answer.yes
        if element.isCell {
            answer = scene.answer(
                scene.focusAnswer(element.indexPath), to: .focus(heading), about: element.indexPath)
        }
        switch answer {
        case .no: return false
        case .ask:
            tellFocus(
                .focusRequested, from: focused, to: scene.followed(element), heading,
                .user, in: &scene
            )
        case .yes, .inherit: changeFocus(to: element, heading, .user, in: &scene)
        }
        return true
    }

    /// Gives focus to an item that a person taps, drags, moves or asks a menu for, if the item can
    /// have focus.
    mutating func follow(press element: Element, in scene: inout Scene) {
        if isUsed { _ = focusByPress(element, in: &scene) }
    }

    /// Gives focus to a pressed element without scrolling to it.
    ///
    /// - Returns: False if the element cannot have focus, or the delegate does not allow it.
    mutating func focusByPress(_ element: Element, in scene: inout Scene) -> Bool {
        if !element.isCell || element.isSection || !scene.canFocus(element.indexPath) {
            return false
        }
        typed.end()
        if focused?.element != element {
            if !offerFocus(to: element, .none, in: &scene) { return false }
        } else if focusedPart(in: scene) > 0 {
            leaveParts(in: &scene)
        }
        keep(nil)
        return true
    }

    mutating func leaveFocus(_ origin: EventOrigin, in scene: inout Scene) {
        let last = focused
        leave()
        scene.screen.states.noteChange()
        if let last { tellFocus(.focusDidChange, from: last, to: nil, .none, origin, in: &scene) }
    }

    /// Notes the item that gets focus if an outline hides the focused item.
    mutating func noteHeir(in outline: SectionSnapshot, _ scene: borrowing Scene) {
        guard let focused, focused.element.isCell, let item = focused.identifier,
            let ancestor = outline.visibleAncestor(of: item),
            let path = scene.snapshot?.indexPath(ofItem: ancestor), scene.canFocus(path)
        else { return }
        heir = scene.followed(.cell(path))
    }

    /// If the focused element has left the data, gives focus to its heir or the item in its place,
    /// or else to an item before it, or to none.
    mutating func settleFocus(in scene: inout Scene) {
        forgetGone()
        guard let place = focused?.placeLeft else { return }
        if let heir, !heir.isGone {
            return changeFocus(to: heir.element, .none, .update, in: &scene)
        }
        let number = scene.stage.dataSource.itemIndex(ofPlace: place)
        let next =
            scene.focusableItem(from: number, isBackward: false)
            ?? scene.focusableItem(from: number - 1, isBackward: true)
        changeFocus(
            to: next.map { .cell(scene.stage.dataSource.indexPath(ofItem: $0)) }, .none, .update,
            in: &scene)
    }

    /// Gives focus to an element, or to none, and queues an event if another element had focus.
    mutating func changeFocus(
        to element: Element?, _ heading: FocusHeading, _ origin: EventOrigin, in scene: inout Scene
    ) {
        let last = focused
        let isSame = last?.isGone != true && last?.element == element && part == 0
        set(element.map { scene.followed($0) })
        if isSame { return }
        scene.screen.states.noteChange()
        tellFocus(.focusDidChange, from: last, to: focused, heading, origin, in: &scene)
    }

    mutating func tellFocus(
        _ kind: EventKind, from last: FollowedElement?, to next: FollowedElement?,
        _ heading: FocusHeading, _ origin: EventOrigin, in scene: inout Scene
    ) {
        if !scene.events.wants(.focus) { return }
        var event = scene.newEvent(kind, origin)
        event.value = UInt64(heading.rawValue)
        event.otherValue = kind == .focusDidChange ? UInt64(part) : 0
        if let next { event.note(next) }
        scene.events.append(
            event, runs: last.map { [ItemRun(indexPath: $0.element.indexPath, count: 1)] } ?? [],
            identifiers: last?.identifier.map { [$0] } ?? [])
    }
}
