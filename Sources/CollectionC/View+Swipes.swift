public import CJogakbo
import CollectionCore

@c @implementation
public func jgb_view_set_swipe_configuration(
    _ view: OpaquePointer!, _ configuration: UnsafePointer<jgb_swipe_configuration>!
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        let value = unsafe try valueOrInitial(configuration, "configuration")
        unsafe try box.pointee.view.setSwipeConfiguration(SwipeConfiguration(value))
    }
}

@c @implementation
public func jgb_view_open_swipe(
    _ view: OpaquePointer!, _ index_path: jgb_index_path, _ edge: jgb_swipe_edge,
    _ out_is_open: UnsafeMutablePointer<UInt32>!
) -> jgb_status {
    unsafe perform(view, into: out_is_open, "out_is_open") { box throws(CollectionError) in
        let edge: SwipeEdge = try known(edge.rawValue, "edge")
        unsafe try pullData(box)
        let isOpen = unsafe try box.pointee.view.openSwipe(
            ofItemAt: IndexPath(index_path), edge)
        return isOpen ? 1 : 0
    }
}

@c @implementation
public func jgb_view_close_swipe(
    _ view: OpaquePointer!, _ out_is_closed: UnsafeMutablePointer<UInt32>!
) -> jgb_status {
    unsafe perform(view, into: out_is_closed, "out_is_closed") { box throws(CollectionError) in
        unsafe box.pointee.view.closeSwipe() ? 1 : 0
    }
}

extension SwipeConfiguration {
    fileprivate init(_ value: jgb_swipe_configuration) {
        self.init()
        leadingActionsWidth = value.leading_actions_width
        trailingActionsWidth = value.trailing_actions_width
        performsFirstLeadingActionWithFullSwipe =
            value.performs_first_leading_action_with_full_swipe != 0
        performsFirstTrailingActionWithFullSwipe =
            value.performs_first_trailing_action_with_full_swipe != 0
    }
}
