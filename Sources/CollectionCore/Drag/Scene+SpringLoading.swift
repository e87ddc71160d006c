// Items that open while others are dragged over them: rule O14 of docs/semantics.md.
extension Scene {
    /// The item at the pointer that may open; nil: there is none. A dragged item does not open.
    mutating func springLoadedItem(under drop: DropSession) -> IndexPath? {
        guard isInBounds(drop.position), screen.isShown, interactive == nil,
            let path = try? indexPathForItem(at: contentPoint(drop.position)),
            let item = selectableItem(.cell(path)), item.traits.flags.contains(.springLoads)
        else { return nil }
        return drop.isLocal && drag?.contains(item.number) == true ? nil : path
    }

    mutating func tellOpened(_ path: IndexPath, at due_ns: UInt64) {
        if !events.wants(.dragging) { return }
        var event = Event(.springLoaded, at: due_ns)
        event.note(followed(.cell(path)))
        events.append(event)
    }
}
