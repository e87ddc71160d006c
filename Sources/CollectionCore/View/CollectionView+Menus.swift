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
        menu.closeMenu(.program, in: &scene)
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
        menu.closeMenu(.program, in: &scene)
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
