// Context menus: rule V7 of docs/semantics.md.
extension CollectionView {
    /// Notes that the host has opened the menu of an item; the cell then has the state of an open
    /// menu. Another open menu is closed.
    ///
    /// - Returns: False while items are dragged or moved: then the host must not open the menu.
    /// - Throws: `invalidSection`, `invalidItem`.
    /// - Complexity: O(log n)
    public mutating func openMenu(ofItemAt path: IndexPath) throws(CollectionError) -> Bool {
        _ = try scene.stage.dataSource.itemIndex(of: path)
        if !scene.allows(.menu) { return false }
        interactions.menu.closeMenu(.program, in: &scene)
        let element = Element.cell(path)
        interactions.menu.item = PressedElement(
            element, identifier: scene.snapshot?.identifier(of: element))
        scene.screen.states.noteChange()
        return true
    }

    /// Notes that the menu is closed.
    ///
    /// - Parameter performsPrimaryAction: Whether the person has chosen the preview of the item:
    ///   then an event asks the host for the primary action of the item.
    /// - Returns: False if no menu is open: the view has closed the menu before.
    /// - Complexity: O(log n)
    public mutating func closeMenu(performsPrimaryAction: Bool = false) -> Bool {
        guard let item = interactions.menu.item else { return false }
        interactions.menu.closeMenu(.program, in: &scene)
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

// Swipe actions: rule V8 of docs/semantics.md.
extension CollectionView {
    /// The settings of swipe actions; initially there are no actions.
    public var swipeConfiguration: SwipeConfiguration { interactions.swipes.configuration }

    /// Sets the widths and rules of swipe actions. A row that is open or swiped continues with the
    /// new settings, so a host may set the widths for each row when its swipe begins.
    ///
    /// - Throws: `invalidNumber`.
    /// - Complexity: O(log n)
    public mutating func setSwipeConfiguration(
        _ configuration: SwipeConfiguration
    ) throws(CollectionError) {
        try configuration.validate()
        interactions.swipes.configuration = configuration
        guard let row = interactions.swipes.open, !row.isHeld, !row.isCommitted,
            let reach = interactions.swipes.reach(of: row, in: scene)
        else { return }
        let target = reach.open(isLeft: row.target > 0)
        if target == row.target { return }
        if target == 0 {
            interactions.swipes.closeSwipe(.program, at: nil, in: &scene)
        } else {
            interactions.swipes.settleLastRow(to: target, at: nil, in: &scene)
        }
    }

    /// Opens a row as a swipe does. Another open row is closed.
    ///
    /// - Returns: False if rows cannot be swiped (the view is being edited, its items are moved or
    ///   dragged, a transition is interactive, or it scrolls horizontally), the row is not visible,
    ///   or the row has no actions on that side.
    /// - Throws: `invalidSection`, `invalidItem`.
    /// - Complexity: O(log n)
    public mutating func openSwipe(
        ofItemAt path: IndexPath, _ edge: SwipeEdge
    ) throws(CollectionError) -> Bool {
        _ = try scene.stage.dataSource.itemIndex(of: path)
        let element = Element.cell(path)
        guard scene.allows(.swipe), scene.screen.isShown,
            let shown = scene.screen.visible.attributes(for: element)
        else {
            return false
        }
        let item = PressedElement(element, identifier: scene.snapshot?.identifier(of: element))
        let row = SwipedRow(item, width: shown.frame.width)
        guard let reach = interactions.swipes.reach(of: row, in: scene) else { return false }
        let target = reach.open(isLeft: (edge == .leading) != scene.viewport.isRightToLeft)
        if target == 0 { return false }
        scene.input.isUsed = true
        if interactions.swipes.open?.item.element != element
            || interactions.swipes.open?.isHeld == true
        {
            interactions.swipes.closeSwipe(.program, at: nil, in: &scene)
        }
        interactions.swipes.take(item, width: row.width)
        interactions.swipes.settleLastRow(to: target, at: nil, in: &scene)
        return true
    }

    /// Closes the row that is open or swiped.
    ///
    /// - Returns: False if no row is open or swiped.
    public mutating func closeSwipe() -> Bool {
        interactions.swipes.closeSwipe(.program, at: nil, in: &scene)
    }
}
