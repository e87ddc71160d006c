// Context menus: rule V7 of docs/semantics.md.
extension CollectionView {
    /// Notes that the host shows the menu of an item, whose cell says so from then on. Another menu
    /// is closed.
    ///
    /// - Returns: False while items are dragged or moved: then the host shows no menu.
    /// - Throws: `invalidSection`, `invalidItem`.
    /// - Complexity: O(log n)
    public mutating func openMenu(ofItemAt path: IndexPath) throws(CollectionError) -> Bool {
        _ = try scene.stage.dataSource.itemIndex(of: path)
        if scene.drag != nil || scene.isMovingItem { return false }
        closeMenu(.program)
        let element = Element.cell(path)
        menu.item = PressedElement(element, identifier: scene.snapshot?.identifier(of: element))
        scene.screen.states.noteChange()
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
        guard performsPrimaryAction, let acting = scene.selectableItem(item.element),
            scene.mayAct(on: acting)
        else { return true }
        var event = Event(.primaryAction, at: scene.lastTime_ns)
        event.origin = .user
        event.otherValue = 1
        event.note(item)
        scene.events.append(event)
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
        scene.screen.states.noteChange()
        var event = Event(kind, at: scene.lastTime_ns)
        (event.origin, event.cause) = (origin, scene.input.cause)
        event.note(item)
        scene.events.append(event)
    }
}

// Requests for menus.
extension CollectionView {
    /// Asks the host for the menu of the item under a pointer that has become a long press.
    ///
    /// - Returns: False, where the long press is for something else.
    mutating func requestMenu(by press: Press) -> Bool {
        guard scene.asksForMenu(press.device, press.element), let element = press.element?.element,
            scene.mayShowMenu(of: element)
        else { return false }
        menu.pointer = press.pointer
        menu.isUntold = true
        return true
    }

    /// Tells that a long press asks for a menu, behind the long press itself.
    mutating func tellPressedMenu(_ press: Event) {
        if !menu.isUntold { return }
        menu.isUntold = false
        scene.queueMenuRequest(press.asking(.menuRequested))
    }

    /// Asks the host for the menu of the element that has focus.
    mutating func requestMenu(with modifiers: KeyModifiers) -> Bool {
        guard scene.events.wants(.actions), let focused = focus.focused,
            scene.mayShowMenu(of: focused.element)
        else { return false }
        scene.queueMenuRequest(event(.menuRequested, modifiers))
        return true
    }
}
