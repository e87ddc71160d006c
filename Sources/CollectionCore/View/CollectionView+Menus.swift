// Context menus: rule V7 of docs/semantics.md.
extension CollectionView {
    /// Notes that the host shows the menu of an item, whose cell says so from then on. Another menu
    /// is closed.
    ///
    /// - Returns: False while items are dragged or moved: then the host shows no menu.
    /// - Throws: `invalidSection`, `invalidItem`.
    /// - Complexity: O(log n)
    public mutating func openMenu(ofItemAt path: IndexPath) throws(CollectionError) -> Bool {
        _ = try stage.dataSource.itemIndex(of: path)
        if drag != nil || isMovingItem { return false }
        closeMenu(.program)
        let element = Element.cell(path)
        menu.item = PressedElement(element, identifier: snapshot?.identifier(of: element))
        screen.states.noteChange()
        return true
    }

    /// Notes that the menu is gone.
    ///
    /// - Parameter performsPrimaryAction: Whether the person has chosen the preview of the item:
    ///   then the host is asked for the primary action of the item.
    /// - Returns: False where no menu is open: the view has closed it before.
    /// - Complexity: O(log n)
    public mutating func closeMenu(performsPrimaryAction: Bool = false) -> Bool {
        guard let item = menu.item else { return false }
        closeMenu(.program)
        guard performsPrimaryAction, let acting = selectableItem(item.element), mayAct(on: acting)
        else { return true }
        var event = Event(.primaryAction, at: lastTime_ns)
        event.origin = .user
        event.otherValue = 1
        event.note(item)
        events.append(event)
        return true
    }
}

extension CollectionView {
    /// Ends a menu whose item is still there.
    mutating func closeMenu(_ origin: EventOrigin) { endMenu(.menuDidClose, origin) }

    /// Ends a menu whose item has left the data, or is another one now.
    mutating func dropMenu() {
        menu.item?.noteGone()
        endMenu(.menuTargetGone, .update)
    }

    private mutating func endMenu(_ kind: EventKind, _ origin: EventOrigin) {
        guard let item = menu.item else { return }
        menu.item = nil
        screen.states.noteChange()
        var event = Event(kind, at: lastTime_ns)
        (event.origin, event.cause) = (origin, input.cause)
        event.note(item)
        events.append(event)
    }
}

// Requests for menus.
extension CollectionView {
    /// Asks the host for a menu, as the secondary button goes down. Where clicks replace, an item
    /// that is not selected is selected alone first.
    mutating func requestMenu(at sample: PointerSample) {
        let element = pressedElement(at: sample.position)
        var event = Event(.menuRequested, at: lastTime_ns)
        event.origin = .user
        event.cause = input.cause
        event.value = UInt64(sample.modifiers.rawValue)
        (event.point, event.otherPoint) = (sample.position, contentPoint(sample.position))
        if let element { event.note(element) }
        if let item = pressedItem(element), let state = selection,
            state.configuration.behavior == .replace, state.mode != .none,
            !state.selected[item.number], mayHighlight(item)
        {
            tell(perform(.selectAlone, on: item, state), at: lastTime_ns, cause: input.cause)
            settleSelection(.tap, .user, cause: input.cause)
        }
        if mayShowMenu(of: event.element) { queueMenuRequest(event) }
    }

    /// Whether a long press on an element asks for a menu.
    func asksForMenu(_ device: PointerSample.Device, _ element: PressedElement?) -> Bool {
        guard traits != nil, events.wants(.actions), device.isDirect,
            let item = pressedItem(element)
        else { return false }
        return item.traits.menu == .yes || item.traits.menu == .ask
    }

    /// Asks the host for the menu of the item under a pointer that has become a long press.
    ///
    /// - Returns: False, where the long press is for something else.
    mutating func requestMenu(by press: Press) -> Bool {
        guard asksForMenu(press.device, press.element), let element = press.element?.element,
            mayShowMenu(of: element)
        else { return false }
        menu.pointer = press.pointer
        menu.isUntold = true
        return true
    }

    /// Tells that a long press asks for a menu, behind the long press itself.
    mutating func tellPressedMenu(_ press: Event) {
        if !menu.isUntold { return }
        menu.isUntold = false
        queueMenuRequest(press.asking(.menuRequested))
    }

    /// Asks the host for the menu of the element that has focus.
    mutating func requestMenu(with modifiers: KeyModifiers) -> Bool {
        guard events.wants(.actions), let focused = focus.focused, mayShowMenu(of: focused.element)
        else { return false }
        queueMenuRequest(event(.menuRequested, modifiers))
        return true
    }

    /// Whether the traits of an item, or the delegate, let it have a menu; all else may have one.
    private func mayShowMenu(of element: Element) -> Bool {
        guard let item = selectableItem(element) else { return true }
        return answer(item.traits.menu, to: .menu, about: item) != .no
    }

    /// Queues a request with the items that the menu is about: all that are selected if the item is
    /// one of them, or the item alone.
    private mutating func queueMenuRequest(_ request: Event) {
        guard let number = selectableItem(request.element)?.number else {
            events.append(request)
            return
        }
        let isSelected = selection?.selected[number] == true
        queue(request, about: isSelected ? nil : number)
    }

    /// Queues an event about an item alone, or about all that are selected: `otherValue` says how
    /// many, and the runs which, the first 4,096 runs of them.
    ///
    /// - Parameter number: The number of the item; nil: all that are selected.
    mutating func queue(_ event: Event, about number: Int?) {
        var event = event
        var ranges: [Range<Int>] = []
        if let number {
            ranges = [number..<number + 1]
            event.otherValue = 1
        } else if let selected = selection?.selected {
            if events.wants(event.kind.group) {
                ranges = selected.items.markedRuns(of: 0..<itemCount, limit: 4096)
            }
            event.otherValue = UInt64(selected.count)
        }
        events.append(event, runs: ranges.map { stage.dataSource.run($0) })
    }
}
