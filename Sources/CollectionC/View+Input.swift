public import CJogakbo
import CollectionCore

@c @implementation
public func jgb_view_send_pointers(
    _ view: OpaquePointer!, _ samples: UnsafePointer<jgb_pointer_sample>!, _ count: Int
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        let samples = unsafe try buffer(samples, count, "samples")
        // The core's samples stand in memory as the header's do; tests compare the two.
        let start = unsafe UnsafeRawPointer(samples.baseAddress)
        unsafe try pullData(box)
        unsafe try box.pointee.view.sendPointers(
            UnsafeBufferPointer(
                start: start?.assumingMemoryBound(to: PointerSample.self), count: count
            ).span)
    }
}

@c @implementation
public func jgb_view_send_wheels(
    _ view: OpaquePointer!, _ samples: UnsafePointer<jgb_wheel_sample>!, _ count: Int
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        let samples = unsafe try buffer(samples, count, "samples")
        let start = unsafe UnsafeRawPointer(samples.baseAddress)
        unsafe try pullData(box)
        unsafe try box.pointee.view.sendWheels(
            UnsafeBufferPointer(
                start: start?.assumingMemoryBound(to: WheelSample.self), count: count
            ).span)
    }
}
