public import CJogakbo
import CollectionCore

@c @implementation
public func jgb_view_set_event_mask(
    _ view: OpaquePointer!, _ event_mask: UInt64
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        unsafe try box.pointee.view.setEventMask(EventMask(rawValue: event_mask))
    }
}

@c @implementation
public func jgb_view_next_events(
    _ view: OpaquePointer!, _ out_events: UnsafeMutablePointer<jgb_events>!
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        let result = unsafe try GrowingResult(out_events, "out_events")
        unsafe box.pointee.view.takeEvents(into: &box.pointee.events)
        unsafe result.write(box.pointee.handOutEvents())
    }
}

@c @implementation
public func jgb_view_wake_at(
    _ view: OpaquePointer!, _ out_time_ns: UnsafeMutablePointer<UInt64>!
) -> jgb_status {
    unsafe perform(view, into: out_time_ns, "out_time_ns") { box throws(CollectionError) in
        unsafe WakeTime.number(of: box.pointee.view.wakeAt)
    }
}

extension ViewBox {
    /// Returns the events that the host took last, as a struct that points into the box.
    fileprivate func handOutEvents() -> jgb_events {
        unsafe jgb_events(
            struct_size: MemoryLayout<jgb_events>.size,
            events: borrowed(events.events, as: jgb_event.self),
            event_count: events.events.count,
            runs: borrowed(events.runs, as: jgb_item_run.self), run_count: events.runs.count,
            identifiers: borrowed(events.identifiers, as: UInt64.self),
            identifier_count: events.identifiers.count,
            text: borrowed(events.text, as: CChar.self), text_size: events.text.count)
    }
}
