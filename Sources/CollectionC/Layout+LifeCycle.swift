public import CJogakbo
import CollectionCore

@c @implementation
public func jgb_layout_create_flow(
    _ flow: UnsafePointer<jgb_flow_layout>!, _ out_layout: UnsafeMutablePointer<OpaquePointer?>!
) -> jgb_status {
    unsafe createLayout(flow, into: out_layout) { flow throws(CollectionError) in
        unsafe .flow(try FlowLayout(flow))
    }
}

@c @implementation
public func jgb_layout_create_list(
    _ list: UnsafePointer<jgb_list_layout>!, _ out_layout: UnsafeMutablePointer<OpaquePointer?>!
) -> jgb_status {
    unsafe createLayout(list, into: out_layout) { list throws(CollectionError) in
        unsafe .list(try ListLayout(list))
    }
}

@c @implementation
public func jgb_layout_create_grid(
    _ grid: UnsafePointer<jgb_grid_layout>!, _ out_layout: UnsafeMutablePointer<OpaquePointer?>!
) -> jgb_status {
    unsafe createLayout(grid, into: out_layout) { grid throws(CollectionError) in
        unsafe .grid(try GridLayout(grid))
    }
}

@c @implementation
public func jgb_layout_create_waterfall(
    _ waterfall: UnsafePointer<jgb_waterfall_layout>!,
    _ out_layout: UnsafeMutablePointer<OpaquePointer?>!
) -> jgb_status {
    unsafe createLayout(waterfall, into: out_layout) { waterfall throws(CollectionError) in
        unsafe .waterfall(try WaterfallLayout(waterfall))
    }
}

@c @implementation
public func jgb_layout_create_justified(
    _ justified: UnsafePointer<jgb_justified_layout>!,
    _ out_layout: UnsafeMutablePointer<OpaquePointer?>!
) -> jgb_status {
    unsafe createLayout(justified, into: out_layout) { justified throws(CollectionError) in
        unsafe .justified(try JustifiedLayout(justified))
    }
}

@c @implementation
public func jgb_layout_create_carousel(
    _ carousel: UnsafePointer<jgb_carousel_layout>!,
    _ out_layout: UnsafeMutablePointer<OpaquePointer?>!
) -> jgb_status {
    unsafe createLayout(carousel, into: out_layout) { carousel throws(CollectionError) in
        .carousel(try CarouselLayout(carousel))
    }
}

@c @implementation
public func jgb_layout_create_stack(
    _ stack: UnsafePointer<jgb_stack_layout>!,
    _ out_layout: UnsafeMutablePointer<OpaquePointer?>!
) -> jgb_status {
    unsafe createLayout(stack, into: out_layout) { stack throws(CollectionError) in
        .stack(try StackLayout(stack))
    }
}

@c @implementation
public func jgb_layout_create_circle(
    _ circle: UnsafePointer<jgb_circle_layout>!,
    _ out_layout: UnsafeMutablePointer<OpaquePointer?>!
) -> jgb_status {
    unsafe createLayout(circle, into: out_layout) { circle throws(CollectionError) in
        .circle(try CircleLayout(circle))
    }
}

@c @implementation
public func jgb_layout_create_compositional(
    _ compositional: UnsafePointer<jgb_compositional_layout>!,
    _ out_layout: UnsafeMutablePointer<OpaquePointer?>!
) -> jgb_status {
    unsafe createLayout(compositional, into: out_layout) { layout throws(CollectionError) in
        unsafe .compositional(try CompositionalLayout(layout))
    }
}

@c @implementation
public func jgb_layout_create_custom(
    _ custom: UnsafePointer<jgb_custom_layout>!,
    _ out_layout: UnsafeMutablePointer<OpaquePointer?>!
) -> jgb_status {
    unsafe createLayout(custom, into: out_layout) { custom throws(CollectionError) in
        unsafe .custom(try HostLayout.checked(custom))
    }
}

@c @implementation
public func jgb_layout_create_explicit(
    _ explicit_layout: UnsafePointer<jgb_explicit_layout>!,
    _ out_layout: UnsafeMutablePointer<OpaquePointer?>!
) -> jgb_status {
    unsafe createLayout(explicit_layout, into: out_layout) { layout throws(CollectionError) in
        .explicit(try ExplicitLayout(layout))
    }
}

@c @implementation
public func jgb_layout_destroy(_ layout: OpaquePointer!) {
    unsafe destroy(layout, of: ValueBox<Layout>.self, "layout")
}

private func createLayout<Struct: GrowingStruct>(
    _ layout: UnsafePointer<Struct>?, into result: UnsafeMutablePointer<OpaquePointer?>?,
    _ make: (Struct) throws(CollectionError) -> Layout
) -> jgb_status {
    do throws(CollectionError) {
        let result = unsafe try required(result, "out_layout")
        let layout = try make(unsafe valueOrInitial(layout, "layout"))
        unsafe result.pointee = unsafe makeHandle(layout, limits: Limits())
        return JGB_OK
    } catch {
        return noteForThread(error)
    }
}
