public import CJogakbo
import CollectionCore

@c @implementation
public func jgb_view_set_accessibility_configuration(
    _ view: OpaquePointer!, _ configuration: UnsafePointer<jgb_accessibility_configuration>!
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        let value = unsafe try valueOrInitial(configuration, "configuration")
        var settings = AccessibilityConfiguration()
        settings.role = try known(value.role.rawValue, "role")
        settings.countsAllSections = value.counts_all_sections != 0
        unsafe try box.pointee.view.setAccessibilityConfiguration(settings)
    }
}

@c @implementation
public func jgb_view_accessibility_elements(
    _ view: OpaquePointer!, _ first: UnsafePointer<jgb_element>!, _ offset: Int64, _ count: UInt32,
    _ out_elements: UnsafeMutablePointer<jgb_accessibility_elements>!
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        let result = unsafe try GrowingResult(out_elements, "out_elements")
        let element = unsafe first == nil ? nil : try Element(first)
        unsafe try pullData(box)
        unsafe box.pointee.accessibility = try box.pointee.view.accessibilityElements(
            from: element, offset: Int(offset), count: Int(count))
        unsafe result.write(box.pointee.handOutAccessibility())
    }
}

@c @implementation
public func jgb_view_accessibility_scroll(
    _ view: OpaquePointer!, _ direction: jgb_accessibility_scroll_direction,
    _ out_is_handled: UnsafeMutablePointer<UInt32>!
) -> jgb_status {
    unsafe perform(view, into: out_is_handled, "out_is_handled") { box throws(CollectionError) in
        let direction: AccessibilityScrollDirection = try known(direction.rawValue, "direction")
        unsafe try pullData(box)
        return unsafe try box.pointee.view.accessibilityScroll(direction) ? 1 : 0
    }
}

@c @implementation
public func jgb_view_perform_accessibility_action(
    _ view: OpaquePointer!, _ action: jgb_accessibility_action,
    _ element: UnsafePointer<jgb_element>!, _ out_is_handled: UnsafeMutablePointer<UInt32>!
) -> jgb_status {
    unsafe perform(view, into: out_is_handled, "out_is_handled") { box throws(CollectionError) in
        let action: AccessibilityAction = try known(action.rawValue, "action")
        let element = unsafe try Element(element)
        unsafe try pullData(box)
        return unsafe try box.pointee.view.perform(action, on: element) ? 1 : 0
    }
}

@c @implementation
public func jgb_view_set_assistive_focused_element(
    _ view: OpaquePointer!, _ element: UnsafePointer<jgb_element>!
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        let element = unsafe element == nil ? nil : try Element(element)
        unsafe try pullData(box)
        unsafe try box.pointee.view.setAssistiveFocusedElement(element)
    }
}

extension ViewBox {
    /// Returns the elements that the host asked for last, as a struct that points into the box.
    fileprivate func handOutAccessibility() -> jgb_accessibility_elements {
        unsafe jgb_accessibility_elements(
            struct_size: MemoryLayout<jgb_accessibility_elements>.size,
            elements: borrowed(accessibility.elements, as: jgb_accessibility_element.self),
            element_count: accessibility.elements.count, place_count: accessibility.placeCount,
            section_count: accessibility.sectionCount, item_count: accessibility.itemCount,
            row_count: accessibility.rowCount, column_count: accessibility.columnCount,
            role: jgb_accessibility_role(rawValue: accessibility.role.rawValue), reserved: 0)
    }
}
