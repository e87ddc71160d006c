import CollectionCore
import CollectionWire

// Y5.
extension ReferenceCollection {
    func perform(_ asked: PerformAccessibilityAction) throws(CollectionError) -> Bool {
        let element = asked.element
        try checkRead(element)
        let isItem = element.category == .cell && element.indexPath.item != IndexPath.noItem
        let path = isItem ? element.indexPath : nil
        switch asked.action {
        case .press: return press(element, path)
        case .select, .deselect:
            let selects = asked.action == .select
            guard let path, behavior != .none, selection?.most != 0, isSelected(path) != selects
            else { return false }
            let answer = selects ? traits(of: path).select : traits(of: path).deselect
            if selects {
                select(path, alone: false, at: actionTime_ns)
            } else {
                deselect(path, at: actionTime_ns)
            }
            settleSelection(.tap, .user)
            return answer == .ask || isSelected(path) == selects
        case .primaryAction:
            guard let path, news.mask.contains(.actions), traits(of: path).primaryAction != .no
            else { return false }
            tell(.primaryAction, .actions, element)
            return true
        case .focus:
            guard let path, giveFocus(toPressed: path) else { return false }
            if focus.focused?.element == element { wantFocusShown(isAnimated: true, .user) }
            return true
        case .scrollToVisible: return show(element, isAnimated: true, .user)
        }
    }

    private var actionTime_ns: UInt64 { max(news.frameTime_ns, inputTime_ns) }

    /// A tap of a finger that nobody sees.
    private func press(_ element: Element, _ path: IndexPath?) -> Bool {
        tell(.tap, .taps, element)
        var isHandled = news.mask.contains(.taps)
        guard let path else { return isHandled }
        if giveFocus(toPressed: path) { isHandled = true }
        if behavior == .none || traits(of: path).highlight == .no { return isHandled }
        let (was, wereNone) = (isSelected(path), selectedPaths.isEmpty)
        let staysAsItIs =
            selection?.most == 0 || behavior == .longPressSelects && wereNone
            || behavior == .tap && selection?.most == 1 && was
        var acts =
            selection?.most == 0 || behavior == .tap
            || behavior == .longPressSelects && wereNone
        if !staysAsItIs && was {
            if behavior == .tap || traits(of: path).deselect == .ask { acts = false }
            deselect(path, at: actionTime_ns)
        } else if !staysAsItIs {
            if traits(of: path).select == .ask { acts = false }
            select(path, alone: false, at: actionTime_ns)
        }
        settleSelection(.tap, .user)
        if acts && traits(of: path).primaryAction != .no {
            tell(.primaryAction, .actions, element)
        }
        return true
    }

    private func tell(_ kind: EventKind, _ group: EventMask, _ element: Element) {
        queue(kind, group, at: actionTime_ns) {
            ($0.origin, $0.element) = (.user, element)
            let path = element.indexPath
            guard let shown = bench.shown, path.section != IndexPath.noSection else { return }
            let section = shown.sections[Int(path.section)]
            let isItem = element.category == .cell && path.item != IndexPath.noItem
            $0.identifier =
                isItem ? section.items[Int(path.item)].identifier : section.identifier
            $0.flags.insert(.hasIdentifier)
        }
    }
}
