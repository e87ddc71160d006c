import CollectionCore
import CollectionWire

/// A tap, to tell whether another one makes two.
struct ReferenceClick {
    let time_ns: UInt64
    let place: Point
    let identity: Int
}

/// Selecting by pointers: S2, S12, U7 and U12.
extension ReferenceCollection {
    var behavior: SelectionBehavior { selection?.configuration.behavior ?? .none }

    /// The item that an element is the cell of.
    func item(of target: ShownElement?) -> IndexPath? {
        guard let element = target?.element, element.category == .cell else { return nil }
        return element.indexPath
    }

    /// Whether a person may have to do with an item.
    func mayTouch(_ path: IndexPath) -> Bool {
        behavior != .none && traits(of: path).highlight != .no
    }

    /// Once it is told what a pointer did.
    func select(by sample: PointerSample) {
        switch sample.phase {
        case .down:
            selectOnDown(sample)
            beginSweep(sample)
        case .move:
            moveBand(sample)
            moveSweep(sample)
        case .up:
            liftSweep(sample)
            if isDrawing(sample.pointer) { endBand(isCancelled: false) }
            settleSelection(.tap, .user, cause: cause)
            tellAction()
        case .cancel, nil:
            if isDrawing(sample.pointer) { endBand(isCancelled: true) }
            liftSweep(sample)
        }
    }

    func tellAction() {
        guard let action = selection?.action else { return }
        selection?.action = nil
        queue(action, .actions)
    }

    private func selectOnDown(_ sample: PointerSample) {
        if sample.buttons.contains(.secondary) {
            // N2: what a person asks a menu for gets focus.
            if let path = item(of: shown(at: sample.position)) { _ = giveFocus(toPressed: path) }
            requestMenu(sample)
        }
        guard let press, press.down == sample, !press.isOver, press.isFromMouse,
            selection?.most != 0, let path = item(of: press.target), mayTouch(path),
            actsOnDown(path, sample.modifiers)
        else {
            beginBand(sample)
            return settleSelection(.tap, .user, cause: cause)
        }
        self.press?.hasSelected = true
        let (extends, toggles) = keys(sample.modifiers)
        let isAlone = behavior == .replace && !toggles
        if extends && selection?.most == nil {
            change(isAlone ? .extend : .extendAdding, path)
        } else if isSelected(path) {
            deselect(path, at: sample.time_ns)
        } else {
            select(path, alone: isAlone, at: sample.time_ns)
        }
        beginBand(sample)
        settleSelection(.tap, .user, cause: cause)
    }

    /// U12: what is not selected, and what a click toggles, if the host wants that.
    private func actsOnDown(_ path: IndexPath, _ modifiers: KeyModifiers) -> Bool {
        let togglesOnDown = selection?.configuration.togglesOnPointerDown == true
        if behavior == .toggle { return togglesOnDown }
        if behavior != .replace { return false }
        let (extends, toggles) = keys(modifiers)
        return !isSelected(path) || togglesOnDown && toggles && !extends
    }

    /// U14.
    func isCommand(_ modifiers: KeyModifiers) -> Bool {
        let (control, meta) = (modifiers.contains(.control), modifiers.contains(.meta))
        if input.platform == .any { return control || meta }
        return input.platform == .mac ? meta : control
    }

    private func keys(_ modifiers: KeyModifiers) -> (extends: Bool, toggles: Bool) {
        (modifiers.contains(.shift), isCommand(modifiers))
    }

    func selectByTap(_ press: ReferencePress, _ event: Event) {
        guard behavior != .none else { return }
        let (extends, toggles) = keys(press.down.modifiers)
        let isClick = behavior == .replace && press.down.device != .touch
        guard let target = press.target else {
            if isClick && !extends && !toggles && !selectedPaths.isEmpty { change(.clear, nil) }
            return
        }
        guard let path = item(of: target), mayTouch(path) else { return }
        let isSecond = isSecondClick(press, target)
        let (wasSelected, wereNone) = (isSelected(path), selectedPaths.isEmpty)
        var (deselects, asks) = (false, false)
        if press.hasSelected || selection?.most == 0
            || behavior == .longPressSelects && wereNone
            || behavior == .tap && selection?.most == 1 && wasSelected
        {
            // Nothing to select.
        } else if isClick && extends && selection?.most == nil {
            change(toggles ? .extendAdding : .extend, path)
        } else if behavior == .toggle && extends && selection?.most == nil {
            change(.extendAdding, path)
        } else if wasSelected && !(isClick && !toggles) {
            deselects = true
            asks = traits(of: path).deselect == .ask
            deselect(path, at: event.time_ns)
        } else {
            asks = traits(of: path).select == .ask
            select(path, alone: isClick && !toggles, at: event.time_ns)
        }
        let acts =
            switch behavior {
            case .tap: !deselects
            case .longPressSelects: wereNone
            default: isSecond
            }
        if !acts || asks || traits(of: path).primaryAction == .no { return }
        selection?.action = event
        selection?.action?.kind = .primaryAction
    }

    private func isSecondClick(_ press: ReferencePress, _ target: ShownElement) -> Bool {
        let (down, last) = (press.down, selection?.lastClick)
        if let last, last.identity == target.key.identity,
            down.time_ns - last.time_ns <= 500_000_000,
            ReferencePress.distance(down.position, last.place) <= press.slop
        {
            selection?.lastClick = nil
            return true
        }
        selection?.lastClick = ReferenceClick(
            time_ns: down.time_ns, place: down.position, identity: target.key.identity)
        return false
    }

    func selectByLongPress(_ press: ReferencePress, at time_ns: UInt64) {
        guard behavior == .longPressSelects || isTouchThatReplaces(press),
            selection?.most != 0, let path = item(of: press.target), mayTouch(path),
            !isSelected(path)
        else { return }
        select(path, alone: false, at: time_ns, cause: press.number)
        settleSelection(.tap, .user, at: time_ns, cause: press.number)
    }

    private func isTouchThatReplaces(_ press: ReferencePress) -> Bool {
        behavior == .replace && press.down.device == .touch
    }

    private func requestMenu(_ sample: PointerSample) {
        if selection == nil && !news.mask.contains(.actions) { return }
        let target = shown(at: sample.position)
        var items: [IndexPath] = []
        if let path = item(of: target) {
            if behavior == .replace && selection?.most != 0 && mayTouch(path)
                && !isSelected(path)
            {
                select(path, alone: true, at: sample.time_ns)
                settleSelection(.tap, .user, cause: cause)
            }
            if traits(of: path).menu == .no { return }
            items = concerned(path)
        }
        queue(.menuRequested, .actions, at: sample.time_ns, runs: runs(of: items)) {
            $0.origin = .user
            $0.cause = cause
            $0.value = UInt64(sample.modifiers.rawValue)
            $0.otherValue = UInt64(items.count)
            let (x, y) = (sample.position.x, sample.position.y)
            $0.point = sample.position
            $0.otherPoint = Point(x: x + lastFrameOffset.x, y: y + lastFrameOffset.y)
            guard let target, let element = target.element else { return }
            $0.element = element
            ($0.reusableView, $0.generation) = (target.reusableView, target.generation)
            if let identifier = identifier(of: target) {
                $0.identifier = identifier
                $0.flags.insert(.hasIdentifier)
            }
        }
    }
}

// V7: what a menu is about, and long presses that ask for one.
extension ReferenceCollection {
    func concerned(_ path: IndexPath) -> [IndexPath] {
        isSelected(path) ? selectedPaths : [path]
    }

    /// Runs as long as can be, of items in their order.
    func runs(of paths: [IndexPath]) -> [ItemRun] {
        var runs: [ItemRun] = []
        var last: Int?
        for (number, path) in allPaths.enumerated() where paths.contains(path) {
            if let last, last == number - 1 {
                runs[runs.count - 1].count += 1
            } else {
                runs.append(ItemRun(indexPath: path, count: 1))
            }
            last = number
        }
        return runs
    }

    func asksForMenu(_ sample: PointerSample, _ target: ShownElement?) -> Bool {
        guard news.mask.contains(.actions), let path = item(of: target),
            sample.device == .touch || sample.device == .pen
        else { return false }
        return traits(of: path).menu != .no
    }

    /// False where the long press is for something else.
    func requestMenu(by press: ReferencePress, _ pressed: Event) -> Bool {
        guard asksForMenu(press.down, press.target), let path = item(of: press.target) else {
            return false
        }
        let items = concerned(path)
        var event = pressed
        (event.kind, event.otherValue) = (.menuRequested, UInt64(items.count))
        queue(event, .actions, runs: runs(of: items))
        return true
    }
}

// Actions of a person on one item.
extension ReferenceCollection {
    func select(
        _ path: IndexPath, alone: Bool, at time_ns: UInt64, cause: UInt64? = nil
    ) {
        switch traits(of: path).select {
        case .ask: tell(.selectRequested, path, at: time_ns, cause ?? self.cause)
        case .yes:
            let (before, wasSelected) = (selectedPaths, isSelected(path))
            if !change(.select, path, options: alone ? [.asUser, .isExclusive] : .asUser) {
                return
            }
            if selection?.most == 1, let old = before.first, old != path {
                tell(.didDeselect, old, at: time_ns, cause ?? self.cause)
            }
            if !wasSelected { tell(.didSelect, path, at: time_ns, cause ?? self.cause) }
        case .no, .inherit: break
        }
    }

    func deselect(_ path: IndexPath, at time_ns: UInt64) {
        switch traits(of: path).deselect {
        case .ask: tell(.deselectRequested, path, at: time_ns, cause)
        case .yes: if change(.deselect, path) { tell(.didDeselect, path, at: time_ns, cause) }
        case .no, .inherit: break
        }
    }

    /// - Returns: False where one item must be selected, and none would be.
    @discardableResult
    func change(
        _ action: SelectionAction, _ path: IndexPath?, options: SelectionOptions = .asUser
    ) -> Bool {
        let before = (sections, selection)
        perform(
            ChangeSelection(action, [], options: options), path.map { [$0] } ?? [], path)
        if selection?.configuration.allowsEmptySelection == false && selectedPaths.isEmpty {
            (sections, selection) = before
            return false
        }
        selection?.dropProvisional()
        return true
    }

    private func tell(
        _ kind: EventKind, _ path: IndexPath, at time_ns: UInt64, _ cause: UInt64
    ) {
        queue(kind, .selection, at: time_ns) {
            $0.origin = .user
            $0.cause = cause
            $0.element = .cell(path)
            guard let snapshot = bench.shown else { return }
            $0.identifier =
                snapshot.sections[Int(path.section)].items[Int(path.item)].identifier
            $0.flags.insert(.hasIdentifier)
        }
    }
}
