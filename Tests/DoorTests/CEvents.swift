import CJogakbo
import CollectionCore

extension Events {
    /// The events as the header has them, field by field.
    init(_ taken: jgb_events) {
        self.init()
        for index in 0..<(unsafe taken.event_count) {
            events.append(Event(unsafe taken.events[index]))
        }
        for index in 0..<(unsafe taken.run_count) {
            let run = unsafe taken.runs[index]
            let path = IndexPath(section: run.index_path.section, item: run.index_path.item)
            runs.append(ItemRun(indexPath: path, count: run.count))
        }
        for index in 0..<(unsafe taken.identifier_count) {
            identifiers.append(unsafe taken.identifiers[index])
        }
        for index in 0..<(unsafe taken.text_size) {
            text.append(UInt8(bitPattern: unsafe taken.text[index]))
        }
    }
}

extension Event {
    fileprivate init(_ event: jgb_event) {
        self.init(EventKind(rawValue: event.kind.rawValue) ?? .lost, at: event.time_ns)
        sequence = event.sequence
        cause = event.cause
        flags = EventFlags(rawValue: event.flags)
        origin = EventOrigin(rawValue: event.origin.rawValue) ?? .user
        element = Element(
            category: ElementCategory(rawValue: event.element.category.rawValue) ?? .decoration,
            kind: ElementKind(rawValue: event.element.element_kind),
            indexPath: IndexPath(
                section: event.element.index_path.section, item: event.element.index_path.item))
        reusableView = ReusableView(rawValue: event.reusable_view)
        generation = event.generation
        reserved = event.reserved
        identifier = event.identifier
        (value, otherValue) = (event.value, event.other_value)
        (number, otherNumber) = (event.number, event.other_number)
        point = Point(x: event.point.x, y: event.point.y)
        otherPoint = Point(x: event.other_point.x, y: event.other_point.y)
        (firstRun, runCount) = (event.first_run, event.run_count)
        (firstIdentifier, identifierCount) = (event.first_identifier, event.identifier_count)
    }
}
