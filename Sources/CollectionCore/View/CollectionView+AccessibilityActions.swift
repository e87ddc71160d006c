// Actions of assistive technology: rule Y5 of docs/semantics.md.
extension CollectionView {
    /// Does something with an element for a person who uses assistive technology, shown or not, as
    /// far as traits and settings allow it to a person. The time is that of the last call that had
    /// one.
    ///
    /// - Parameter element: A section is named by a cell without an item.
    /// - Returns: False, where nothing comes of it: then it is the host's.
    /// - Throws: `invalidSection`, `invalidItem`, `unknownElementKind`; `noElement` for a
    ///   decoration view; what a layout pass throws. Then nothing has changed.
    /// - Complexity: As a tap; `scrollToVisible`: O(log n), once laid out
    public mutating func perform(
        _ action: AccessibilityAction, on element: Element
    ) throws(CollectionError) -> Bool {
        try checkRead(element)
        switch action {
        case .press: return press(element)
        case .select: return select(element, .select)
        case .deselect: return select(element, .deselect)
        case .primaryAction: return act(on: element)
        case .focus: return focus(on: element)
        case .scrollToVisible: return try show(element, isAnimated: true, .user)
        }
    }

    /// The order is that of a tap, without a highlight.
    private mutating func press(_ element: Element) -> Bool {
        append(.tap, about: element)
        let hasFocus = focus.isUsed && focusByPress(element)
        var isHandled = events.wants(.taps) || hasFocus
        if let state = selectingState, let item = selectableItem(element), mayHighlight(item) {
            isHandled = true
            let behavior = state.configuration.behavior
            let wasAnySelected = state.selected.count > 0
            let click = SelectionClick(
                device: .touch, modifiers: [], isSelected: state.selected[item.number])
            let effect = click.effect(behavior, state.mode, isAnySelected: wasAnySelected)
            let outcome = effect.flatMap { perform($0, on: item, state) }
            tell(outcome, at: lastTime_ns, cause: 0)
            settleSelection(.tap, .user)
            if behavior.acts(by: effect, wasAnySelected: wasAnySelected)
                && outcome?.isRequest != true && mayAct(on: item)
            {
                append(.primaryAction, about: element)
            }
        }
        return isHandled
    }

    private mutating func select(_ element: Element, _ effect: SelectionEffect) -> Bool {
        guard let state = selectingState, let item = selectableItem(element) else { return false }
        let isWanted = effect.action == .select
        if state.selected[item.number] == isWanted { return false }
        let outcome = perform(effect, on: item, state)
        tell(outcome, at: lastTime_ns, cause: 0)
        settleSelection(.tap, .user)
        return outcome?.isRequest == true || state.selected[item.number] == isWanted
    }

    /// The selection, where a person can select.
    private var selectingState: SelectionState? {
        guard let selection, selection.configuration.behavior != .none, selection.mode != .none
        else { return nil }
        return selection
    }

    private mutating func act(on element: Element) -> Bool {
        guard let item = selectableItem(element), mayAct(on: item) else { return false }
        append(.primaryAction, about: element)
        return true
    }

    /// The content follows, and the selection stays.
    private mutating func focus(on element: Element) -> Bool {
        if !focus.isUsed || !focusByPress(element) { return false }
        if focus.focused?.element == element { followFocus(isAnimated: true) }
        return true
    }

    private mutating func append(_ kind: EventKind, about element: Element) {
        var event = Event(kind, at: lastTime_ns)
        event.origin = .user
        event.element = element
        let identifier =
            element.indexPath.item == IndexPath.noItem
            ? snapshot?.sectionIdentifier(at: Int(element.indexPath.section))
            : snapshot?.identifier(of: element)
        if let identifier {
            event.identifier = identifier
            event.flags.insert(.hasIdentifier)
        }
        events.append(event)
    }
}
