public import CJogakbo
import CollectionCore

@c @implementation
public func jgb_view_set_input_configuration(
    _ view: OpaquePointer!, _ configuration: UnsafePointer<jgb_input_configuration>!
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        let value =
            unsafe configuration == nil ? .initial : try value(configuration, "configuration")
        try unsafe box.pointee.view.setInputConfiguration(InputConfiguration(value))
    }
}

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

@c @implementation
public func jgb_view_send_pinches(
    _ view: OpaquePointer!, _ samples: UnsafePointer<jgb_pinch_sample>!, _ count: Int
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        let samples = unsafe try buffer(samples, count, "samples")
        let start = unsafe UnsafeRawPointer(samples.baseAddress)
        unsafe try pullData(box)
        unsafe try box.pointee.view.sendPinches(
            UnsafeBufferPointer(
                start: start?.assumingMemoryBound(to: PinchSample.self), count: count
            ).span)
        // A pinch may have led to another layout.
        unsafe box.pointee.layoutMetrics = box.pointee.view.layoutMetrics
    }
}

@c @implementation
public func jgb_view_set_pinch_transition(
    _ view: OpaquePointer!, _ transition: UnsafePointer<jgb_pinch_transition>!
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        var declared: PinchTransition?
        if unsafe transition != nil {
            let given = unsafe try value(transition, "transition")
            declared = PinchTransition(
                to: unsafe try value(of: given.layout, Layout.self, "layout"),
                startScale: unsafe given.start_scale, endScale: unsafe given.end_scale,
                tag: unsafe given.tag)
        }
        unsafe try box.pointee.view.setPinchTransition(declared)
    }
}

extension InputConfiguration {
    fileprivate init(_ value: jgb_input_configuration) throws(CollectionError) {
        self.init()
        minimumPressDuration_ns = value.minimum_press_duration_ns
        allowableMovement = value.allowable_movement
        platform = try known(value.platform.rawValue, "platform")
    }
}
