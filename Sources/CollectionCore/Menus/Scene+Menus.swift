// Requests for menus.
extension Scene {
    /// Asks the host for a menu when the secondary button goes down. If clicks replace the
    /// selection, an unselected item is first selected alone.
    mutating func requestMenu(at sample: PointerSample) {
        let element = pressedElement(at: sample.position)
        var event = newEvent(.menuRequested, .user)
        event.value = UInt64(sample.modifiers.rawValue)
        (event.point, event.otherPoint) = (sample.position, contentPoint(sample.position))
        if let element { event.note(element) }
        if let item = pressedItem(element), let state = selection,
            state.configuration.behavior == .replace, state.mode != .none,
            !state.selected[item.number], mayHighlight(item)
        {
            tell(perform(.selectAlone, on: item, state), at: lastTime_ns, cause: input.cause)
            settleSelection(.tap, .user, cause: input.cause)
        }
        if mayShowMenu(of: event.element) { queueMenuRequest(event) }
    }

    /// Whether a long press on an element asks for a menu.
    func asksForMenu(_ device: PointerSample.Device, _ element: PressedElement?) -> Bool {
        guard traits != nil, events.wants(.actions), device.isDirect,
            let item = pressedItem(element)
        else { return false }
        return item.traits.menu == .yes || item.traits.menu == .ask
    }

    /// Whether the traits of an item, or the delegate, allow the item a menu; all other elements
    /// may have one.
    func mayShowMenu(of element: Element) -> Bool {
        guard let item = selectableItem(element) else { return true }
        return answer(item.traits.menu, to: .menu, about: item) != .no
    }

    /// Queues a menu request with the items that the menu concerns: all selected items if the
    /// pressed item is selected, or else the pressed item alone.
    mutating func queueMenuRequest(_ request: Event) {
        guard let number = selectableItem(request.element)?.number else {
            events.append(request)
            return
        }
        let isSelected = selection?.selected[number] == true
        queue(request, about: isSelected ? nil : number)
    }

    /// Queues an event about one item, or about all selected items: `otherValue` is the number of
    /// items, and the runs are the first 4,096 runs of the items.
    ///
    /// - Parameter number: The index of the item among all items; nil: all selected items.
    mutating func queue(_ event: Event, about number: Int?) {
        var event = event
        var ranges: [Range<Int>] = []
        if let number {
            ranges = [number..<number + 1]
            event.otherValue = 1
        } else if let selected = selection?.selected {
            if events.wants(event.kind.group) {
                ranges = selected.items.markedRuns(
                    of: 0..<itemCount, limit: EventQueue.runsMax)
            }
            event.otherValue = UInt64(selected.count)
        }
        events.append(event, runs: ranges.map { stage.dataSource.run($0) })
    }
}
