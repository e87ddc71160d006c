// Questions to the delegate: rule Q7 of docs/semantics.md.
extension Scene {
    /// Returns the answer of an item's traits. If the traits say `ask`, returns the delegate's
    /// answer, or `ask` if there is no delegate or the delegate answers nil.
    ///
    /// - Parameter item: The index path of the item; evaluated only if the delegate is asked.
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

    /// Returns the answer of an item's traits, or the delegate's answer if the traits say `ask`.
    func answer(
        _ trait: ItemTraits.Answer, to question: ItemQuestion, about item: SelectableItem
    ) -> ItemTraits.Answer {
        answer(trait, to: question, about: stage.dataSource.indexPath(ofItem: item.number))
    }

    /// Whether a person may highlight an item by pointing at it. An item that cannot be highlighted
    /// cannot be selected by pointing.
    func mayHighlight(_ item: SelectableItem) -> Bool {
        answer(item.traits.highlight, to: .highlight, about: item) != .no
    }

    /// Whether a person may perform the primary action of an item. False if the host receives no
    /// events of actions.
    func mayAct(on item: SelectableItem) -> Bool {
        events.wants(.actions)
            && answer(item.traits.primaryAction, to: .primaryAction, about: item) != .no
    }
}
