// Actions of a person on an item, and their events: rules S2 to S5 of docs/semantics.md.
extension Scene {
    /// The item whose cell an element is; nil if the element is no cell, or the data has no such
    /// item.
    @inline(never)
    func selectableItem(_ element: Element?) -> SelectableItem? {
        guard let element, element.isCell, let number = itemNumber(at: element.indexPath) else {
            return nil
        }
        let section = Int(element.indexPath.section)
        return SelectableItem(number: number, traits: traits(ofItem: number, inSection: section))
    }

    /// Performs what a person wants to do with an item, if the traits, the delegate and the view
    /// allow it.
    ///
    /// - Returns: Nil if nothing was done and the host is not asked.
    mutating func perform(
        _ effect: SelectionEffect, on item: SelectableItem, _ state: SelectionState
    ) -> SelectionOutcome? {
        let number = item.number
        switch answer(of: item, to: effect) {
        case .no, .inherit: return nil
        case .ask:
            return SelectionOutcome(
                kind: effect.action == .deselect ? .deselectRequested : .selectRequested,
                item: number)
        case .yes: break
        }
        let wasSelected = state.selected[number]
        let only = state.mode == .single ? state.selected.items.firstMarked : nil
        // The item itself is already allowed, so that traits that say `ask` do not leave it out.
        let options = effect.isAboutOne ? effect.options.subtracting(.asUser) : effect.options
        if !change(state, by: effect.action, [number..<number + 1], options) { return nil }
        var outcome = SelectionOutcome(item: number)
        if let only, only != number, !state.selected[only] { outcome.replaced = only }
        let isSelected = state.selected[number]
        if isSelected != wasSelected && effect.isAboutOne {
            outcome.kind = isSelected ? .didSelect : .didDeselect
        }
        return outcome
    }

    /// Whether the traits of an item, or the delegate, allow an effect on the item.
    private func answer(of item: SelectableItem, to effect: SelectionEffect) -> ItemTraits.Answer {
        switch effect.action {
        case .select: answer(item.traits.select, to: .select, about: item)
        case .deselect: answer(item.traits.deselect, to: .deselect, about: item)
        default: .yes
        }
    }

    /// Performs an action on the selection.
    ///
    /// - Returns: False if nothing was done, because no item would be selected where one must be,
    ///   or because the selection would need more bytes than the view may hold.
    @discardableResult
    mutating func change(
        _ state: SelectionState, by action: SelectionAction, _ ranges: [Range<Int>],
        _ options: SelectionOptions
    ) -> Bool {
        var selected = state.selected
        let edit = SelectionEdit(
            stage.dataSource, traits?.values, action, ranges, options,
            isSingle: state.mode == .single)
        edit.perform(on: &selected)
        if !state.configuration.allowsEmptySelection && selected.count == 0 { return false }
        let added = selected.items.heldBytes - state.selected.items.heldBytes
        do { try checkRoom(added, nil) } catch { return false }
        state.dropProvisional()
        state.selected = selected
        return true
    }

    mutating func tell(_ outcome: SelectionOutcome?, at time_ns: UInt64, cause: UInt64) {
        guard let outcome, events.wants(.selection) else { return }
        if let replaced = outcome.replaced { tell(.didDeselect, replaced, time_ns, cause) }
        if let kind = outcome.kind { tell(kind, outcome.item, time_ns, cause) }
    }

    private mutating func tell(
        _ kind: EventKind, _ number: Int, _ time_ns: UInt64, _ cause: UInt64
    ) {
        var event = Event(kind, at: time_ns)
        event.origin = .user
        event.cause = cause
        event.element = .cell(stage.dataSource.indexPath(ofItem: number))
        if let identifier = snapshot?.identifier(of: event.element) {
            event.identifier = identifier
            event.flags.insert(.hasIdentifier)
        }
        events.append(event)
    }
}
