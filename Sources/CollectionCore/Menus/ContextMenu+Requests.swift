extension ContextMenu {
    /// Ends the menu, as all data is about to be replaced.
    mutating func leaveData(in scene: inout Scene) { dropMenu(in: &scene) }

    /// Ends a menu whose item is still there.
    mutating func closeMenu(_ origin: EventOrigin, in scene: inout Scene) {
        endMenu(.menuDidClose, origin, in: &scene)
    }

    /// Ends a menu whose item has left the data, or is another one now.
    mutating func dropMenu(in scene: inout Scene) {
        item?.noteGone()
        endMenu(.menuTargetGone, .update, in: &scene)
    }

    private mutating func endMenu(_ kind: EventKind, _ origin: EventOrigin, in scene: inout Scene) {
        guard let item = self.item else { return }
        self.item = nil
        scene.screen.states.noteChange()
        var event = Event(kind, at: scene.lastTime_ns)
        (event.origin, event.cause) = (origin, scene.input.cause)
        event.note(item)
        scene.events.append(event)
    }
}

// Requests for menus.
extension ContextMenu {
    /// Asks the host for the menu of the item under a pointer that has become a long press.
    ///
    /// - Returns: False, where the long press is for something else.
    mutating func requestMenu(by press: Press, in scene: inout Scene) -> Bool {
        guard scene.asksForMenu(press.device, press.element), let element = press.element?.element,
            scene.mayShowMenu(of: element)
        else { return false }
        pointer = press.pointer
        isUntold = true
        return true
    }

    /// Tells that a long press asks for a menu, behind the long press itself.
    mutating func tellPressedMenu(_ press: Event, in scene: inout Scene) {
        if !isUntold { return }
        isUntold = false
        scene.queueMenuRequest(press.asking(.menuRequested))
    }
}
