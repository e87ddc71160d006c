// Cells that stand for items which are not in the data yet: rule O16 of docs/semantics.md.
extension DropInteraction {
    /// Queues an event for each placeholder that has left with its section, or with all data.
    mutating func tellLostPlaceholders(_ origin: EventOrigin, in scene: inout Scene) {
        for placeholder in placeholders.takeLost() {
            var event = Event(.placeholderRemoved, at: scene.lastTime_ns)
            (event.origin, event.value) = (origin, UInt64(placeholder.number))
            event.element = .placeholder(placeholder.number)
            scene.events.append(event)
        }
    }
}
