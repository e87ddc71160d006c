extension ContextMenu {
    /// Ends the menu, because all data is about to be replaced.
    mutating func leaveData(in scene: inout Scene) { dropMenu(in: &scene) }

    /// Closes the menu of an item that is still in the data.
    @inline(never)
    mutating func closeMenu(_ origin: EventOrigin, in scene: inout Scene) {
        endMenu(.menuDidClose, origin, in: &scene)
    }

    /// Ends the menu of an item that was deleted or replaced.
    mutating func dropMenu(in scene: inout Scene) {
        item?.noteGone()
        endMenu(.menuTargetGone, .update, in: &scene)
    }

    @inline(never)
    private mutating func endMenu(_ kind: EventKind, _ origin: EventOrigin, in scene: inout Scene) {
        guard let item = self.item else { return }
        self.item = nil
        scene.screen.states.noteChange()
        var event = scene.newEvent(kind, origin)
        event.note(item)
        scene.events.append(event)
    }
}

// Requests for menus.
extension ContextMenu {
    /// Asks the host for the menu of the item under a pointer that has become a long press.
    ///
    /// - Returns: False if the long press does not ask for a menu.
    mutating func requestMenu(by press: Press, in scene: inout Scene) -> Bool {
        guard scene.asksForMenu(press.device, press.element), let element = press.element?.element,
            scene.mayShowMenu(of: element)
        else { return false }
        pointer = press.pointer
        isUntold = true
        return true
    }

    /// Queues the menu request of a long press, after the event of the long press.
    mutating func tellPressedMenu(_ press: Event, in scene: inout Scene) {
        if !isUntold { return }
        isUntold = false
        scene.queueMenuRequest(press.asking(.menuRequested))
    }
}
