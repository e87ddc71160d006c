public import CJogakbo
import CollectionCore

@c @implementation
public func jgb_view_set_environment(
    _ view: OpaquePointer!, _ environment: UnsafePointer<jgb_environment>!
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        let environment = unsafe try Environment(value(environment, .environment))
        unsafe try box.pointee.view.setEnvironment(environment)
    }
}

@c @implementation
public func jgb_view_set_flow_layout(
    _ view: OpaquePointer!, _ layout: UnsafePointer<jgb_flow_layout>!
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        let layout = unsafe try FlowLayout(value(layout, .layout))
        unsafe try box.pointee.view.setFlowLayout(layout)
        unsafe box.pointee.layoutMetrics = layout.sectionMetrics
    }
}

@c @implementation
public func jgb_view_set_bounds(_ view: OpaquePointer!, _ bounds: jgb_rect) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        unsafe try box.pointee.view.setBounds(Rect(bounds))
    }
}
