// Which element has focus: rules N1, N2, N3 and N10 of docs/semantics.md.
extension CollectionView {
    /// The settings of focus. A view does not allow focus at first.
    public var focusConfiguration: FocusConfiguration { focus.configuration }

    /// Sets how focus goes. Where focus is not allowed any more, focus leaves the view.
    public mutating func setFocusConfiguration(_ configuration: FocusConfiguration) {
        if focus.isUsed && !configuration.allowsFocus {
            focus.leaveFocus(.program, in: &scene)
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
            hasFocus: focus.isInView, element: focus.focused?.element,
            part: focus.focusedPart(in: scene))
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
        try focus.checkFocus()
        try rect?.validate("rect")
        if focus.focused != nil { return true }
        guard let element = try focus.elementToEnter(heading, from: rect, in: &scene) else {
            return false
        }
        if !focus.offerFocus(to: element, heading, in: &scene) { return false }
        if focus.focused?.element != element { return true }
        focus.followFocus(isAnimated: false, in: &scene)
        if let item = scene.selectableItem(element), scene.selection?.selected[item.number] == false
        {
            focus.selectMoved([], isEnd: false, in: &scene)
            scene.settleSelection(.key, .user, cause: scene.input.cause)
        }
        return true
    }

    /// Takes focus out of the view.
    ///
    /// - Throws: `wrongState`, where focus is not allowed.
    public mutating func leaveFocus() throws(CollectionError) {
        try focus.checkFocus()
        focus.leaveFocus(.user, in: &scene)
    }

    /// Gives focus to an element, whatever its traits are. The view has focus then.
    ///
    /// - Parameter element: A cell or a supplementary view; nil: no element has focus.
    /// - Throws: `wrongState`, where focus is not allowed; `invalidSection`, `invalidItem`,
    ///   `unknownElementKind`; `invalidArgument` for a decoration view.
    /// - Complexity: O(log n)
    public mutating func setFocusedElement(_ element: Element?) throws(CollectionError) {
        try focus.checkFocus()
        if let element { try scene.checkFocusable(element) }
        focus.changeFocus(to: element, .none, .program, in: &scene)
    }

    /// Sets the item that gets focus as focus enters the view; nil: none does more than others.
    ///
    /// - Throws: `wrongState`, where focus is not allowed; `invalidSection`, `invalidItem`.
    public mutating func setPreferredFocusedItem(
        _ indexPath: IndexPath?
    ) throws(CollectionError) {
        try focus.checkFocus()
        if let indexPath { _ = try scene.stage.dataSource.itemIndex(of: indexPath) }
        focus.prefer(indexPath.map { scene.focusedElement(.cell($0)) })
    }
}

// Moves of focus: rules N4 and N5 of docs/semantics.md.
extension CollectionView {
    /// Moves focus a step.
    ///
    /// - Returns: False, where no item that can have focus is there, the delegate does not allow
    ///   it, or focus is not in the view: then nothing has changed.
    /// - Throws: `wrongState`, where focus is not allowed; what a layout pass throws.
    /// - Complexity: O(log n + visible elements)
    public mutating func moveFocus(_ heading: FocusHeading) throws(CollectionError) -> Bool {
        try focus.moveFocus(heading, in: &scene)
    }
}

// Scrolling to the element that has focus: rule N7 of docs/semantics.md.
extension CollectionView {
    /// Scrolls by the least movement that shows the element that has focus, beside the content
    /// insets and what pinned views may cover; an element that does not fit shows its start. A
    /// section that scrolls across scrolls by itself, too. Moves of focus and focus that enters do
    /// so on their own.
    ///
    /// While the scroller is disabled, events `wantedOffset` ask the host for it. Nothing happens
    /// before the first display frame, in an interactive transition, and while none has focus.
    ///
    /// - Parameter isAnimated: Whether the content moves there in 0.3 s from the next call with a
    ///   time on. A motion that runs goes on to the other place with its velocity.
    /// - Throws: `wrongState`, where focus is not allowed; what a layout pass throws.
    /// - Complexity: O(log n), once laid out
    public mutating func scrollToFocusedElement(isAnimated: Bool) throws(CollectionError) {
        try focus.checkFocus()
        if let focused = focus.focused {
            _ = try scene.show(focused.element, isAnimated: isAnimated, .program)
        }
    }
}
