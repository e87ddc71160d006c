public import CJogakbo
import CollectionCore

// What a host's layout may call while it is asked.

@c @implementation
public func jgb_layout_sink_add(
    _ sink: OpaquePointer!, _ attributes: UnsafePointer<jgb_layout_attributes>!,
    _ transform: UnsafePointer<jgb_transform>!
) -> jgb_status {
    guard let sink = unsafe sink, let attributes = unsafe attributes,
        ElementCategory(rawValue: unsafe attributes.pointee.element.category.rawValue) != nil
    else { return JGB_INVALID_ARGUMENT }
    let target = unsafe UnsafeMutablePointer<LayoutSink>(sink)
    let added = unsafe target.pointee.add(
        LayoutAttributes(attributes.pointee),
        transform: transform.map { unsafe Transform3D($0.pointee) } ?? .identity)
    return added ? JGB_OK : JGB_RESOURCE_EXHAUSTED
}

@c @implementation
public func jgb_layout_sink_add_base_elements(
    _ sink: OpaquePointer!, _ rect: jgb_rect, _ change: BaseElementChange!,
    _ context: UnsafeMutableRawPointer!
) -> jgb_status {
    unsafe addOfBase(sink, change, context) { layout throws(CollectionError) in
        try layout.baseElements(in: Rect(rect))
    }
}

@c @implementation
public func jgb_layout_sink_add_base_element(
    _ sink: OpaquePointer!, _ element: UnsafePointer<jgb_element>!, _ change: BaseElementChange!,
    _ context: UnsafeMutableRawPointer!
) -> jgb_status {
    unsafe addOfBase(sink, change, context) { layout throws(CollectionError) in
        let place = unsafe try layout.basePlace(of: Element(element))
        return place.map { [$0] } ?? []
    }
}

public typealias BaseElementChange =
    @convention(c) (
        UnsafeMutablePointer<jgb_layout_attributes>?, UnsafeMutablePointer<jgb_transform>?,
        UnsafeMutableRawPointer?
    ) -> UInt32

/// Adds places of the base that a host may change before.
private func addOfBase(
    _ sink: OpaquePointer?, _ change: BaseElementChange?, _ context: UnsafeMutableRawPointer?,
    _ places: (CustomLayout) throws(CollectionError) -> [ElementPlace]
) -> jgb_status {
    guard let sink = unsafe sink else { return JGB_INVALID_ARGUMENT }
    let target = unsafe UnsafeMutablePointer<LayoutSink>(sink)
    guard let layout = unsafe target.pointee.layout, layout.base != nil else {
        return JGB_WRONG_STATE
    }
    do throws(CollectionError) {
        return unsafe add(try places(layout), to: sink, change, context)
    } catch {
        return jgb_status(error)
    }
}

@inline(never)
private func add(
    _ places: [ElementPlace], to sink: OpaquePointer, _ change: BaseElementChange?,
    _ context: UnsafeMutableRawPointer?
) -> jgb_status {
    for place in places {
        var attributes = jgb_layout_attributes(place.attributes)
        var transform = jgb_transform(place.transform)
        if unsafe change?(&attributes, &transform, context) == 0 { continue }
        let status = unsafe jgb_layout_sink_add(sink, &attributes, &transform)
        if status != JGB_OK { return status }
    }
    return JGB_OK
}

@c @implementation
public func jgb_layout_context_bounds(_ layout_context: OpaquePointer!) -> jgb_rect {
    guard let context = unsafe layout_context else { return jgb_rect(Rect.zero) }
    return unsafe jgb_rect(UnsafePointer<LayoutContext>(context).pointee.bounds)
}

@c @implementation
public func jgb_layout_context_environment(
    _ layout_context: OpaquePointer!, _ out_environment: UnsafeMutablePointer<jgb_environment>!
) -> jgb_status {
    unsafe answer(layout_context) { context throws(CollectionError) in
        unsafe try GrowingResult(out_environment, "out_environment").write(
            jgb_environment(context.environment))
    }
}

@c @implementation
public func jgb_layout_context_number_of_sections(_ layout_context: OpaquePointer!) -> Int {
    guard let context = unsafe layout_context else { return 0 }
    return unsafe UnsafePointer<LayoutContext>(context).pointee.sectionCount
}

@c @implementation
public func jgb_layout_context_number_of_items(
    _ layout_context: OpaquePointer!, _ section: UInt32, _ out_count: UnsafeMutablePointer<Int>!
) -> jgb_status {
    unsafe answer(layout_context) { context throws(CollectionError) in
        let result = unsafe try required(out_count, "out_count")
        unsafe result.pointee = try context.numberOfItems(inSection: section)
    }
}

@c @implementation
public func jgb_layout_context_section_metrics(
    _ layout_context: OpaquePointer!, _ section: UInt32,
    _ out_metrics: UnsafeMutablePointer<jgb_section_metrics>!
) -> jgb_status {
    unsafe answer(layout_context) { context throws(CollectionError) in
        let result = unsafe try GrowingResult(out_metrics, "out_metrics")
        result.write(jgb_section_metrics(try context.sectionMetrics(ofSection: section)))
    }
}

@c @implementation
public func jgb_layout_context_item_sizes(
    _ layout_context: OpaquePointer!, _ index_path: jgb_index_path, _ count: Int,
    _ out_sizes: UnsafeMutablePointer<jgb_size>!,
    _ out_are_estimated: UnsafeMutablePointer<UInt8>!
) -> jgb_status {
    unsafe answer(layout_context) { context throws(CollectionError) in
        let sizes = unsafe try required(out_sizes, "out_sizes")
        var index = 0
        try context.forEachItemSize(from: IndexPath(index_path), count: count) {
            unsafe sizes[index] = jgb_size($0)
            if let flags = unsafe out_are_estimated { unsafe flags[index] = $1 ? 1 : 0 }
            index += 1
        }
    }
}

@inline(never)
@c @implementation
public func jgb_layout_context_item_spans(
    _ layout_context: OpaquePointer!, _ index_path: jgb_index_path, _ count: Int,
    _ out_spans: UnsafeMutablePointer<UInt32>!
) -> jgb_status {
    unsafe answer(layout_context) { context throws(CollectionError) in
        let spans = unsafe try required(out_spans, "out_spans")
        var index = 0
        try context.forEachItemSpan(from: IndexPath(index_path), count: count) {
            unsafe spans[index] = $0.rawValue
            index += 1
        }
    }
}

@c @implementation
public func jgb_layout_context_interactive_movement(
    _ layout_context: OpaquePointer!,
    _ out_movement: UnsafeMutablePointer<jgb_interactive_movement>!
) -> jgb_status {
    unsafe answer(layout_context) { context throws(CollectionError) in
        let result = unsafe try required(out_movement, "out_movement")
        guard let movement = context.interactiveMovement else { throw .wrongState(.noMovement) }
        unsafe result.pointee = jgb_interactive_movement(movement)
    }
}

private func answer(
    _ context: OpaquePointer?, _ body: (LayoutContext) throws(CollectionError) -> Void
) -> jgb_status {
    guard let context = unsafe context else { return JGB_INVALID_ARGUMENT }
    do throws(CollectionError) {
        unsafe try body(UnsafePointer<LayoutContext>(context).pointee)
        return JGB_OK
    } catch {
        return jgb_status(error)
    }
}

extension jgb_environment {
    fileprivate init(_ environment: Environment) {
        self.init(
            struct_size: MemoryLayout<jgb_environment>.size,
            content_inset: jgb_edge_insets(environment.contentInset),
            safe_area_insets: jgb_edge_insets(environment.safeAreaInsets),
            layout_margins: jgb_edge_insets(environment.layoutMargins),
            layout_direction: jgb_layout_direction(
                rawValue: environment.layoutDirection.rawValue),
            reduces_motion: environment.reducesMotion ? 1 : 0,
            readable_content_insets: jgb_edge_insets(environment.readableContentInsets),
            content_inset_adjustment_behavior: jgb_content_inset_adjustment_behavior(
                rawValue: environment.contentInsetAdjustmentBehavior.rawValue),
            reserved: 0)
    }
}
