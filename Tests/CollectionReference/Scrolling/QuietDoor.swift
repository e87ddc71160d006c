import CollectionCore
import CollectionWire

/// A door without the events that tell of content that scrolled by no more than a rounding: the
/// reference rounds elsewhere.
public final class QuietDoor: CollectionDoor {
    private let door: any CollectionDoor
    /// Those that the host knows, of the view and of sections.
    private var offsets: [UInt32: Point] = [:]
    private var droppedCount: UInt64 = 0
    /// The door's numbers of events that can be answered, by those told.
    private var numbers: [UInt64: UInt64] = [:]

    public init(_ door: any CollectionDoor) { self.door = door }

    public func perform(_ step: Step) -> Outcome {
        if case .scroller(let scrolling) = door.perform(.call(GetScrolling())) {
            offsets[IndexPath.noSection] = scrolling.contentOffset
        }
        if case .operation(let call) = step, let asked = call.operation as? Retarget {
            let number = numbers[asked.sequence] ?? asked.sequence
            return door.perform(.call(Retarget(number, to: asked.contentOffset)))
        }
        return door.perform(step)
    }

    public func takeNews() -> DoorNews {
        var news = door.takeNews()
        news.events.events = news.events.events.compactMap { event in
            var event = event
            let number = event.sequence
            event.sequence -= droppedCount
            if event.kind == .willEndDragging { numbers[event.sequence] = number }
            if event.kind != .didScroll { return event }
            let section = event.element.indexPath.section
            defer { offsets[section] = event.point }
            guard let last = offsets[section], isStill(event.point.pair, last.pair) else {
                return event
            }
            droppedCount += 1
            return nil
        }
        return news
    }
}
