// Events.
extension Scene {
    /// Queues the events that an item has been let go and has moved to the index path at which it
    /// was presented.
    mutating func tellMoved(_ movement: Movement) {
        for kind in [EventKind.movementEnded, .itemMoved] {
            var event = movementEvent(kind, movement)
            event.element = .cell(movement.target)
            events.append(event, runs: [ItemRun(indexPath: movement.source, count: 1)])
        }
    }

    mutating func tell(_ kind: EventKind, _ movement: Movement) {
        events.append(
            movementEvent(kind, movement), runs: [ItemRun(indexPath: movement.target, count: 1)])
    }

    /// - Parameter isOld: Whether the item has left the data.
    @inline(never)
    mutating func tellCancelled(
        _ movement: Movement, _ origin: EventOrigin, isOld: Bool = false
    ) {
        var event = movementEvent(.movementCancelled, movement)
        event.origin = origin
        if isOld { event.flags.insert(.isOld) }
        events.append(event, runs: [ItemRun(indexPath: movement.source, count: 1)])
    }

    /// Creates an event about the moved item, which the event names by its index path in the data.
    func movementEvent(_ kind: EventKind, _ movement: Movement) -> Event {
        var event = newEvent(kind, movement.pointer == nil ? .program : .user)
        event.element = .cell(movement.source)
        if kind != .movementCancelled {
            let target = movement.target
            let isFromElsewhere =
                kind != .movementEnded && kind != .itemMoved
                && target.section != movement.source.section
            let count = stage.dataSource.itemCount(of: Int(target.section))
            event.value = UInt64(target.item) + 1
            event.otherValue = UInt64(count + (isFromElsewhere ? 1 : 0))
        }
        if let identifier = movement.identifier {
            event.identifier = identifier
            event.flags.insert(.hasIdentifier)
        }
        return event
    }
}
