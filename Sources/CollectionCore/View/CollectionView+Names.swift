// Names of items, by which a person finds items: rule N8 of docs/semantics.md.
extension CollectionView {
    /// Gives names to some items, or takes them away: a name without bytes is none. A later run
    /// counts where two have items in common. Names go with their items.
    ///
    /// - Parameters:
    ///   - text: All names in UTF-8, one after another. Of each, the first 255 bytes count.
    ///   - sizes: The size of each name in bytes: one for each item of the runs, in order.
    /// - Throws: `unequalColumns`; `invalidArgument` where the sizes are not those of the text, for
    ///   a name that is not UTF-8, and for a run that goes beyond the last item; `invalidSection`,
    ///   `invalidItem`; `limitExceeded`.
    /// - Complexity: O(n + the lesser of m log n, all items) for n names in m runs
    public mutating func setNames(
        _ text: Span<UInt8>, sizes: Span<UInt32>, ofItems runs: Span<ItemRun>,
        within limits: Limits? = nil
    ) throws(CollectionError) {
        let ranges = try scene.stage.dataSource.ranges(of: runs)
        try scene.check(sizes, of: ranges, text)
        if sizes.isEmpty { return }
        var names = scene.names?.names ?? ItemNames(count: scene.itemCount)
        let before = scene.names == nil ? 0 : names.heldBytes
        names.set(ranges, ItemNames(text, sizes))
        try scene.checkRoom(names.heldBytes - before, limits)
        if let state = scene.names { state.names = names } else { scene.names = NamesState(names) }
    }
}

// Typing.
extension CollectionView {
    /// Follows text that a person types: focus goes to the next item whose name begins with all
    /// that was typed within a second of each other, and the selection with it. A view that knows
    /// no names asks the host, with the event `typeAhead`. Everything that is due before happens
    /// first.
    ///
    /// - Parameter text: In UTF-8; of keys that are pressed alone, or with shift.
    /// - Returns: False, where nothing comes of the text: then it is the host's.
    /// - Throws: `invalidArgument` for a time that goes back, for text that is empty, longer than
    ///   255 bytes or not UTF-8. Then nothing has changed.
    /// - Complexity: O(items before the next one that has such a name)
    public mutating func sendText(
        _ text: Span<UInt8>, at time_ns: UInt64
    ) throws(CollectionError) -> Bool {
        if text.isEmpty { throw .invalidArgument("text", .empty) }
        if text.count > NameLeaf.nameSizeMax { throw .invalidArgument("text", .tooLong) }
        if !UTF8Check.isValid(text) { throw .invalidArgument("text", .invalidUTF8) }
        if time_ns < scene.lastTime_ns { throw .invalidArgument("time_ns", .goesBack) }
        beginKey(at: time_ns)
        let isHandled = type(text)
        scene.endKey()
        return isHandled
    }

    /// Whether text that is typed goes on with a search.
    var isTyping: Bool { canType && focus.typed.isRunning(at: scene.lastTime_ns) }

    private var canType: Bool {
        focus.isInView && scene.itemCount > 0 && focusedPart == 0
            && (scene.knowsNames || scene.events.wants(.typeAhead))
    }

    /// - Precondition: The text is not empty.
    mutating func type(_ text: Span<UInt8>) -> Bool {
        let space: UInt8 = 0x20
        if !canType || text[0] == space && !isTyping { return false }
        focus.typed.type(text, at: scene.lastTime_ns)
        if scene.knowsNames { findTyped() } else { askForTyped() }
        return true
    }

    private mutating func findTyped() {
        guard let names = scene.names?.names else { return }
        var start = 0
        if let current = focus.focused?.element {
            start = scene.stage.dataSource.itemIndex(ofPlace: current.place)
            if current.isCell && focus.typed.isOneCharacter { start += 1 }
        }
        let found = typedItem(in: start..<scene.itemCount, names) ?? typedItem(in: 0..<start, names)
        guard let found else { return }
        let element = Element.cell(scene.indexPath(ofItem: found))
        if focus.focused?.element == element { return followFocus(isAnimated: true) }
        _ = moveFocus(to: element, .none)
        if focus.focused?.element == element { selectMoved([], isEnd: false) }
    }

    /// Returns the first of some items that can have focus and has such a name.
    @inline(never)
    private func typedItem(in range: Range<Int>, _ names: ItemNames) -> Int? {
        var number = range.lowerBound
        while number < range.upperBound,
            let found = focus.typed.first(of: number..<range.upperBound, in: names),
            let next = scene.focusableItem(from: found, isBackward: false)
        {
            if next == found { return found }
            number = next
        }
        return nil
    }

    private mutating func askForTyped() {
        var event = Event(.typeAhead, at: scene.lastTime_ns)
        event.origin = .user
        event.cause = scene.input.cause
        if let focused = focus.focused { event.note(focused) }
        scene.events.append(event, text: focus.typed.text)
    }
}
