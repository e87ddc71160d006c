public import CJogakbo
import CollectionCore

@c @implementation
public func jgb_view_set_environment(
    _ view: OpaquePointer!, _ environment: UnsafePointer<jgb_environment>!
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        let environment = unsafe try Environment(value(environment, "environment"))
        unsafe try box.pointee.view.setEnvironment(environment)
    }
}

@c @implementation
public func jgb_view_set_flow_layout(
    _ view: OpaquePointer!, _ layout: UnsafePointer<jgb_flow_layout>!
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        let layout = unsafe try FlowLayout(valueOrInitial(layout, "layout"))
        unsafe try box.pointee.view.setFlowLayout(layout)
        unsafe box.pointee.layoutMetrics = layout.sectionMetrics
    }
}

@c @implementation
public func jgb_view_set_list_layout(
    _ view: OpaquePointer!, _ layout: UnsafePointer<jgb_list_layout>!
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        let layout = unsafe try ListLayout(valueOrInitial(layout, "layout"))
        unsafe try box.pointee.view.setListLayout(layout)
        unsafe box.pointee.layoutMetrics = layout.configuration.sectionMetrics
    }
}

@c @implementation
public func jgb_view_set_layout(
    _ view: OpaquePointer!, _ layout: OpaquePointer!,
    _ animation: UnsafePointer<jgb_animation>!, _ tag: UInt64
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        let layout = unsafe try value(of: layout, Layout.self, "layout")
        let animation = unsafe animation == nil ? nil : try Animation(value(animation, "animation"))
        unsafe try box.pointee.view.setLayout(layout, animation: animation, tag: tag)
        unsafe box.pointee.layoutMetrics = layout.configuration.sectionMetrics
    }
}

@c @implementation
public func jgb_view_invalidate_layout(
    _ view: OpaquePointer!, _ invalidation: UnsafePointer<jgb_invalidation_context>!
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        let context = unsafe try InvalidationContext(value(invalidation, "invalidation"))
        unsafe try box.pointee.view.invalidateLayout(with: context)
    }
}

@c @implementation
public func jgb_view_set_bounds(_ view: OpaquePointer!, _ bounds: jgb_rect) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        unsafe try box.pointee.view.setBounds(Rect(bounds))
    }
}
