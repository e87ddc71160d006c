public import CJogakbo
import CollectionCore

@c @implementation
public func jgb_view_set_focus_configuration(
    _ view: OpaquePointer!, _ configuration: UnsafePointer<jgb_focus_configuration>!
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        let value = unsafe try valueOrInitial(configuration, "configuration")
        var configuration = FocusConfiguration()
        configuration.allowsFocus = value.allows_focus != 0
        configuration.remembersLastFocusedIndexPath = value.remembers_last_focused_index_path != 0
        configuration.wraps = value.wraps != 0
        configuration.keepsFocusedElement = value.keeps_focused_element != 0
        unsafe box.pointee.view.setFocusConfiguration(configuration)
    }
}

@c @implementation
public func jgb_view_focus_state(
    _ view: OpaquePointer!, _ out_state: UnsafeMutablePointer<jgb_focus_state>!
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        let result = unsafe try GrowingResult(out_state, "out_state")
        unsafe try pullData(box)
        let state = unsafe box.pointee.view.focusState
        result.write(
            jgb_focus_state(
                struct_size: MemoryLayout<jgb_focus_state>.size,
                has_focus: state.hasFocus ? 1 : 0, part: state.part,
                element: jgb_element(state.element ?? .none)))
    }
}

@c @implementation
public func jgb_view_enter_focus(
    _ view: OpaquePointer!, _ heading: jgb_focus_heading, _ rect: UnsafePointer<jgb_rect>!,
    _ out_is_handled: UnsafeMutablePointer<UInt32>!
) -> jgb_status {
    unsafe perform(view, into: out_is_handled, "out_is_handled") { box throws(CollectionError) in
        let heading: FocusHeading = try known(heading.rawValue, "heading")
        let rect = unsafe try optional(rect, "rect").map { Rect($0) }
        unsafe try pullData(box)
        return unsafe try box.pointee.view.enterFocus(heading, from: rect) ? 1 : 0
    }
}

@c @implementation
public func jgb_view_leave_focus(_ view: OpaquePointer!) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        unsafe try box.pointee.view.leaveFocus()
    }
}

@c @implementation
public func jgb_view_set_focused_element(
    _ view: OpaquePointer!, _ element: UnsafePointer<jgb_element>!
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        let element = unsafe element == nil ? nil : try Element(element)
        unsafe try pullData(box)
        unsafe try box.pointee.view.setFocusedElement(element)
    }
}

@c @implementation
public func jgb_view_set_preferred_focused_item(
    _ view: OpaquePointer!, _ index_path: UnsafePointer<jgb_index_path>!
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        let path = unsafe try optional(index_path, "index_path").map { IndexPath($0) }
        unsafe try pullData(box)
        unsafe try box.pointee.view.setPreferredFocusedItem(path)
    }
}

@c @implementation
public func jgb_view_move_focus(
    _ view: OpaquePointer!, _ heading: jgb_focus_heading,
    _ out_is_handled: UnsafeMutablePointer<UInt32>!
) -> jgb_status {
    unsafe perform(view, into: out_is_handled, "out_is_handled") { box throws(CollectionError) in
        let heading: FocusHeading = try known(heading.rawValue, "heading")
        unsafe try pullData(box)
        return unsafe try box.pointee.view.moveFocus(heading) ? 1 : 0
    }
}

@c @implementation
public func jgb_view_scroll_to_focused_element(
    _ view: OpaquePointer!, _ is_animated: UInt32
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        unsafe try pullData(box)
        unsafe try box.pointee.view.scrollToFocusedElement(isAnimated: is_animated != 0)
    }
}
