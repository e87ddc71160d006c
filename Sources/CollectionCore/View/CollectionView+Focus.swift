// The focused element: rules N1, N2, N3 and N10 of docs/semantics.md.
extension CollectionView {
    /// The settings of focus. Initially a view does not allow focus.
    public var focusConfiguration: FocusConfiguration { interactions.focus.configuration }

    /// Sets how focus moves. If focus is no longer allowed, focus leaves the view.
    public mutating func setFocusConfiguration(_ configuration: FocusConfiguration) {
        if interactions.focus.isUsed && !configuration.allowsFocus {
            interactions.focus.leaveFocus(.program, in: &scene)
            interactions.focus = Focus()
        }
        interactions.focus.configuration = configuration
        if configuration.keepsFocusedElement || scene.screen.pool.standby.isUsed {
            scene.noteStandbyChange()
        }
    }

    /// Whether focus is in the view, and the element and the part that have focus.
    ///
    /// - Complexity: O(log n)
    public var focusState: FocusState {
        FocusState(
            hasFocus: interactions.focus.isInView, element: interactions.focus.focused?.element,
            part: interactions.focus.focusedPart(in: scene))
    }

    /// Moves focus into the view: to the item that had focus last, if that is remembered; else to
    /// the item that the host prefers; else to the nearest item ahead; else to the first (for a
    /// backward heading the last) selected item that can have focus, or else to the first (last)
    /// item. The item is also selected if the selection follows focus.
    ///
    /// - Parameter heading: The direction in which focus moves.
    /// - Parameter rect: The rectangle from which focus comes, in points from the top left corner
    ///   of the bounds of the last display frame; nil: unknown.
    /// - Returns: False if no item can have focus, or the delegate forbids it: then focus does not
    ///   move.
    /// - Throws: `wrongState` if focus is not allowed.
    public mutating func enterFocus(
        _ heading: FocusHeading, from rect: Rect? = nil
    ) throws(CollectionError) -> Bool {
        try interactions.focus.checkFocus()
        try rect?.validate("rect")
        if interactions.focus.focused != nil { return true }
        guard let element = try interactions.focus.elementToEnter(heading, from: rect, in: &scene)
        else {
            return false
        }
        if !interactions.focus.offerFocus(to: element, heading, in: &scene) { return false }
        if interactions.focus.focused?.element != element { return true }
        interactions.focus.followFocus(isAnimated: false, in: &scene)
        if let item = scene.selectableItem(element), scene.selection?.selected[item.number] == false
        {
            _ = interactions.focus.selectMoved([], isEnd: false, in: &scene)
            scene.settleSelection(.key, .user, cause: scene.input.cause)
        }
        return true
    }

    /// Moves focus out of the view.
    ///
    /// - Throws: `wrongState` if focus is not allowed.
    public mutating func leaveFocus() throws(CollectionError) {
        try interactions.focus.checkFocus()
        interactions.leaveFocus(in: &scene)
    }

    /// Gives focus to an element, whatever its traits are, and brings focus into the view.
    ///
    /// - Parameter element: A cell or a supplementary element; nil: no element has focus.
    /// - Throws: `wrongState` if focus is not allowed; `invalidSection`, `invalidItem`,
    ///   `unknownElementKind`; `invalidArgument` for a decoration view.
    /// - Complexity: O(log n)
    public mutating func setFocusedElement(_ element: Element?) throws(CollectionError) {
        try interactions.focus.checkFocus()
        if let element { try scene.checkFocusable(element) }
        interactions.focus.changeFocus(to: element, .none, .program, in: &scene)
    }

    /// Sets the item that gets focus when focus enters the view; nil: no item is preferred.
    ///
    /// - Throws: `wrongState` if focus is not allowed; `invalidSection`, `invalidItem`.
    public mutating func setPreferredFocusedItem(
        _ indexPath: IndexPath?
    ) throws(CollectionError) {
        try interactions.focus.checkFocus()
        if let indexPath { _ = try scene.stage.dataSource.itemIndex(of: indexPath) }
        interactions.focus.prefer(indexPath.map { scene.followed(.cell($0)) })
    }
}

// Moves of focus: rules N4 and N5 of docs/semantics.md.
extension CollectionView {
    /// Moves focus one step in a direction.
    ///
    /// - Returns: False, without a change, if no item that can have focus is in that direction, the
    ///   delegate forbids it, or focus is not in the view.
    /// - Throws: `wrongState` if focus is not allowed; any error of a layout pass.
    /// - Complexity: O(log n + visible elements)
    public mutating func moveFocus(_ heading: FocusHeading) throws(CollectionError) -> Bool {
        try interactions.focus.moveFocus(heading, in: &scene)
    }
}

// Scrolling to the element that has focus: rule N7 of docs/semantics.md.
extension CollectionView {
    /// Scrolls by the least distance that makes the focused element visible, outside the content
    /// insets and the area that pinned views may cover. If the element does not fit, its start
    /// becomes visible. An orthogonal section scrolls on its own as well. Moves of focus, and focus
    /// that enters the view, scroll in this way automatically.
    ///
    /// While the scroller is disabled, events `wantedOffset` ask the host to scroll. Nothing
    /// happens before the first display frame, in an interactive transition, or if no element has
    /// focus.
    ///
    /// - Parameter isAnimated: Whether the content moves in 0.3 s, beginning with the next call
    ///   with a time. A running motion continues to the new target with its velocity.
    /// - Throws: `wrongState` if focus is not allowed; any error of a layout pass.
    /// - Complexity: O(log n), once laid out
    public mutating func scrollToFocusedElement(isAnimated: Bool) throws(CollectionError) {
        try interactions.focus.checkFocus()
        if let focused = interactions.focus.focused {
            _ = try scene.show(focused.element, isAnimated: isAnimated, .program)
        }
    }
}
