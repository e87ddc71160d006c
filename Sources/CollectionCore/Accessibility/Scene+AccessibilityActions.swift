// Actions of assistive technology: rule Y5 of docs/semantics.md.
extension Scene {
    mutating func select(_ element: Element, _ effect: SelectionEffect) -> Bool {
        guard let state = selectingState, let item = selectableItem(element) else { return false }
        let isWanted = effect.action == .select
        if state.selected[item.number] == isWanted { return false }
        let outcome = perform(effect, on: item, state)
        tell(outcome, at: lastTime_ns, cause: 0)
        settleSelection(.tap, .user)
        return outcome?.isRequest == true || state.selected[item.number] == isWanted
    }

    /// The selection if a person can select items; otherwise nil.
    private var selectingState: SelectionState? {
        selectsByPointers && selection?.mode != SelectionMode.none ? selection : nil
    }

    mutating func act(on element: Element) -> Bool {
        guard let item = selectableItem(element), mayAct(on: item) else { return false }
        append(.primaryAction, about: element)
        return true
    }

    mutating func append(_ kind: EventKind, about element: Element) {
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
