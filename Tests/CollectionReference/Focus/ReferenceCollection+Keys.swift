import CollectionCore

// N6 and N9: what keys do.
extension ReferenceCollection {
    func send(_ sample: KeySample) throws(CollectionError) -> Bool {
        try beginKey(at: sample.time_ns, "sample.time_ns")
        let isHandled = follow(sample.key ?? .other, sample.modifiers)
        endKey()
        return isHandled
    }

    func beginKey(
        at time_ns: UInt64, _ argument: CollectionError.Argument = "time_ns"
    ) throws(CollectionError) {
        if time_ns < max(inputTime_ns, news.frameTime_ns) {
            throw .invalidArgument(argument, .goesBack)
        }
        sampleCount += 1
        cause = sampleCount
        elapse(to: time_ns)
        tellNews()
        tellOffsets(at: inputTime_ns)
        news.lastTime_ns = max(news.lastTime_ns, time_ns)
    }

    func endKey() {
        settleSelection(.key, .user, cause: cause)
        tellAction()
        cause = 0
    }

    private var isSelecting: Bool { behavior != .none && selection?.most != 0 }

    private var focusedPath: IndexPath? {
        guard let element = focus.focused?.element, element.category == .cell else { return nil }
        return element.indexPath
    }

    private func follow(_ key: Key, _ modifiers: KeyModifiers) -> Bool {
        let toggles = isCommand(modifiers)
        let isText = !modifiers.contains(.control) && !modifiers.contains(.meta)
        if key == .space && isTyping && (modifiers == [] || modifiers == .shift) {
            return type([UInt8(ascii: " ")])
        }
        if key != .other && !([.a, .c, .x, .v].contains(key) && isText) { focus.typed = [] }
        if key == .escape && movement != nil {
            cancelMovement(.user, at: inputTime_ns)
            return true
        }
        if partNow > 0 {
            if key == .escape { movePart(to: 0, .none) }
            if key == .escape { return true }
            let others: [Key] = [
                .other, .space, .enter, .f2, .delete, .a, .menu, .f10, .c, .x, .v,
            ]
            if others.contains(key) { return false }
        } else if (key == .enter || key == .f2) && enterParts() {
            return true
        }
        let before = focus.focused?.element
        let isHandled: Bool
        switch key {
        case .other: return false
        case .up: isHandled = move(.up)
        case .down: isHandled = move(.down)
        case .left: isHandled = move(.left)
        case .right: isHandled = move(.right)
        case .home: isHandled = move(toggles ? .first : .rowStart)
        case .end: isHandled = move(toggles ? .last : .rowEnd)
        case .pageUp: isHandled = move(.pageUp)
        case .pageDown: isHandled = move(.pageDown)
        case .space: return pressSpace(modifiers, toggles)
        case .enter:
            guard news.mask.contains(.actions), let path = focusedPath,
                traits(of: path).primaryAction != .no
            else { return false }
            return request(.primaryAction, modifiers)
        case .f2:
            return news.mask.contains(.actions) && focusedPath != nil
                && request(.editRequested, modifiers)
        case .delete:
            let selected = selectedPaths
            return news.mask.contains(.actions) && !selected.isEmpty
                && request(.deleteRequested, modifiers, selected)
        case .menu, .f10:
            return (key == .menu || modifiers == .shift) && requestMenu(modifiers)
        case .c, .x, .v: return toggles && requestCommand(key, modifiers)
        case .escape, .a: return selectOrClear(isAll: key == .a, toggles)
        }
        let isEnd = key == .home || key == .end
        if isHandled && focus.focused?.element != before {
            selectMoved(modifiers, toggles, isEnd: isEnd)
        }
        // N6: Home and End mean the item where focus is already, too.
        if !isHandled && isEnd, let path = focusedPath, before == .cell(path),
            isEndOfMove(
                toggles ? key == .home ? .first : .last : key == .home ? .rowStart : .rowEnd)
        {
            return selectMoved(modifiers, toggles, isEnd: true)
        }
        return isHandled
    }

    private func selectOrClear(isAll: Bool, _ toggles: Bool) -> Bool {
        if isAll && (!toggles || selection?.most != nil) { return false }
        if !isAll && selection?.band?.isDrawn == true {
            endBand(isCancelled: true)
            return true
        }
        if !isAll && selection?.sweep?.isBegun == true {
            endSweep(isCancelled: true)
            return true
        }
        if !isSelecting { return false }
        let count = selectedPaths.count
        change(isAll ? .selectAll : .clear, nil)
        return isAll || selectedPaths.count != count
    }

    /// - Returns: Whether the key has an effect.
    @discardableResult
    func selectMoved(_ modifiers: KeyModifiers, _ toggles: Bool, isEnd: Bool) -> Bool {
        guard isSelecting, let path = focusedPath else { return false }
        if modifiers.contains(.shift) && selection?.most == nil {
            let drops = behavior == .replace && (isEnd || !toggles)
            change(drops ? .extend : .extendAdding, path)
            return true
        }
        if !(toggles && !isEnd) && !modifiers.contains(.alt)
            && (behavior == .replace || traits(of: path).selectionFollowsFocus == .yes)
        {
            select(path, alone: true, at: inputTime_ns)
            return true
        }
        return false
    }

    private func pressSpace(_ modifiers: KeyModifiers, _ toggles: Bool) -> Bool {
        guard let path = focusedPath else { return false }
        let traits = traits(of: path)
        if behavior == .tap && selection?.most == 0 {
            // S12: a tap that selects nothing is the primary action.
            if traits.primaryAction == .no || !news.mask.contains(.actions) { return false }
            selection?.action = event(.primaryAction, modifiers)
            return true
        }
        if !isSelecting { return false }
        var acts = true
        if modifiers.contains(.shift) && selection?.most == nil {
            change(behavior == .replace && !toggles ? .extend : .extendAdding, path)
        } else if behavior == .replace && !toggles {
            select(path, alone: true, at: inputTime_ns)
        } else if !isSelected(path) {
            acts = traits.select != .ask
            select(path, alone: false, at: inputTime_ns)
        } else if behavior != .tap || selection?.most == nil {
            acts = false
            deselect(path, at: inputTime_ns)
        }
        if behavior == .tap && acts && traits.primaryAction != .no {
            selection?.action = event(.primaryAction, modifiers)
        }
        return true
    }

    private func requestMenu(_ modifiers: KeyModifiers) -> Bool {
        guard news.mask.contains(.actions), focus.focused != nil else { return false }
        let items = focusedPath.map { concerned($0) } ?? []
        if let path = focusedPath, traits(of: path).menu == .no { return false }
        var event = event(.menuRequested, modifiers)
        event.otherValue = UInt64(items.count)
        queue(event, .actions, runs: runs(of: items))
        return true
    }

    /// O18.
    private func requestCommand(_ key: Key, _ modifiers: KeyModifiers) -> Bool {
        let isAlone = !modifiers.contains(.shift) && !modifiers.contains(.alt)
        if !news.mask.contains(.editingCommands) || !isAlone { return false }
        let kind: EventKind = key == .c ? .copyRequested : .cutRequested
        var event = event(kind, modifiers)
        if key == .v {
            event = Event(.pasteRequested, at: inputTime_ns)
            (event.origin, event.cause) = (.user, cause)
            event.value = UInt64(modifiers.rawValue)
            if let path = focusedPath {
                event.element = .cell(IndexPath(section: path.section, item: path.item + 1))
            } else if let last = sections.last {
                event.element = .cell(
                    IndexPath(
                        section: UInt32(sections.count - 1), item: UInt32(last.items.count)))
            }
            queue(event, .editingCommands)
            return true
        }
        var items = selectedPaths
        if items.isEmpty { items = focusedPath.map { [$0] } ?? [] }
        if items.isEmpty { return false }
        event.otherValue = UInt64(items.count)
        queue(event, .editingCommands, runs: runs(of: items))
        return true
    }

    private func request(
        _ kind: EventKind, _ modifiers: KeyModifiers, _ deleted: [IndexPath] = []
    ) -> Bool {
        var event = event(kind, modifiers)
        event.otherValue = UInt64(deleted.count)
        queue(event, .actions, runs: coveringRun(of: deleted).map { [$0] } ?? [])
        return true
    }

    /// An event about what has focus.
    private func event(_ kind: EventKind, _ modifiers: KeyModifiers) -> Event {
        var event = Event(kind, at: inputTime_ns)
        event.origin = .user
        event.cause = cause
        event.value = UInt64(modifiers.rawValue)
        guard let focused = focus.focused else { return event }
        event.element = focused.element
        guard let identifier = focused.identifier else { return event }
        event.identifier = identifier
        event.flags.insert(.hasIdentifier)
        return event
    }
}
