public import CJogakbo
import CollectionCore

@c @implementation
public func jgb_view_start_interactive_transition(
    _ view: OpaquePointer!, _ layout: OpaquePointer!, _ tag: UInt64
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        let layout = unsafe try value(of: layout, Layout.self, "layout")
        // Data that came with the next display frame would end the transition.
        unsafe try pullData(box)
        unsafe try box.pointee.view.startInteractiveTransition(to: layout, tag: tag)
    }
}

@c @implementation
public func jgb_view_set_transition_progress(
    _ view: OpaquePointer!, _ progress: Double, _ time_ns: UInt64
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        unsafe try box.pointee.view.setTransitionProgress(progress, at: time_ns)
    }
}

@c @implementation
public func jgb_view_finish_interactive_transition(
    _ view: OpaquePointer!, _ time_ns: UInt64
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        unsafe try box.pointee.view.finishInteractiveTransition(at: time_ns)
        unsafe box.pointee.layoutMetrics = box.pointee.view.layoutMetrics
    }
}

@c @implementation
public func jgb_view_cancel_interactive_transition(
    _ view: OpaquePointer!, _ time_ns: UInt64
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        unsafe try box.pointee.view.cancelInteractiveTransition(at: time_ns)
    }
}

@c @implementation
public func jgb_view_update_transition_value(
    _ view: OpaquePointer!, _ key: UInt32, _ value: Double, _ time_ns: UInt64
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        unsafe try box.pointee.view.updateTransitionValue(value, forKey: key, at: time_ns)
    }
}

@c @implementation
public func jgb_view_transition_value(
    _ view: OpaquePointer!, _ key: UInt32, _ out_value: UnsafeMutablePointer<jgb_tracked_value>!
) -> jgb_status {
    unsafe perform(view, into: out_value, "out_value") { box throws(CollectionError) in
        unsafe try jgb_tracked_value(box.pointee.view.transitionValue(forKey: key))
    }
}

@c @implementation
public func jgb_view_transition_progress(
    _ view: OpaquePointer!, _ out_progress: UnsafeMutablePointer<jgb_tracked_value>!
) -> jgb_status {
    unsafe perform(view, into: out_progress, "out_progress") { box throws(CollectionError) in
        unsafe try jgb_tracked_value(box.pointee.view.transitionProgress)
    }
}

extension jgb_tracked_value {
    fileprivate init(_ tracked: TrackedValue?) throws(CollectionError) {
        guard let tracked else { throw .noTrackedValue }
        self.init(value: tracked.value, velocity: tracked.velocity)
    }
}
