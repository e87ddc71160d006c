// Questions to the delegate: rule Q7 of docs/semantics.md.
extension Scene {
    /// Returns what the traits of an item answer. Where they say `ask`, the delegate's answer takes
    /// the place of theirs; `ask` is left where the delegate gives none.
    ///
    /// - Parameter item: The index path of the item; not computed where nobody is asked.
    func answer(
        _ trait: ItemTraits.Answer, to question: ItemQuestion,
        about item: @autoclosure () -> IndexPath
    ) -> ItemTraits.Answer {
        guard trait == .ask, let delegate else { return trait }
        return ask(delegate, question, about: item())
    }

    @inline(never)
    private func ask(
        _ delegate: CollectionViewDelegate, _ question: ItemQuestion, about indexPath: IndexPath
    ) -> ItemTraits.Answer {
        let item = askedItem(at: indexPath)
        let answer =
            switch question {
            case .highlight: delegate.shouldHighlightItem(item)
            case .select: delegate.shouldSelectItem(item)
            case .deselect: delegate.shouldDeselectItem(item)
            case .focus(let heading): delegate.shouldUpdateFocus(to: item, heading)
            case .menu: delegate.shouldShowMenu(forItem: item)
            case .primaryAction: delegate.canPerformPrimaryAction(forItem: item)
            }
        return answer.map { $0 ? .yes : .no } ?? .ask
    }

    func askedItem(at indexPath: IndexPath) -> AskedItem {
        AskedItem(indexPath: indexPath, identifier: snapshot?.identifier(of: .cell(indexPath)))
    }

    /// Returns what the traits of an item answer, or the delegate in their place.
    func answer(
        _ trait: ItemTraits.Answer, to question: ItemQuestion, about item: SelectableItem
    ) -> ItemTraits.Answer {
        answer(trait, to: question, about: stage.dataSource.indexPath(ofItem: item.number))
    }

    /// Whether a person who points at an item may select it: not where the item cannot be
    /// highlighted.
    func mayHighlight(_ item: SelectableItem) -> Bool {
        answer(item.traits.highlight, to: .highlight, about: item) != .no
    }

    /// Whether a person performs the primary action of an item, and the host is told of it.
    func mayAct(on item: SelectableItem) -> Bool {
        events.wants(.actions)
            && answer(item.traits.primaryAction, to: .primaryAction, about: item) != .no
    }
}
