public import CJogakbo
import CollectionCore

@c @implementation
public func jgb_view_open_menu(
    _ view: OpaquePointer!, _ index_path: jgb_index_path,
    _ out_is_open: UnsafeMutablePointer<UInt32>!
) -> jgb_status {
    unsafe perform(view, into: out_is_open, "out_is_open") { box throws(CollectionError) in
        unsafe try pullData(box)
        return unsafe try box.pointee.view.openMenu(ofItemAt: IndexPath(index_path)) ? 1 : 0
    }
}

@c @implementation
public func jgb_view_close_menu(
    _ view: OpaquePointer!, _ performs_primary_action: UInt32,
    _ out_is_closed: UnsafeMutablePointer<UInt32>!
) -> jgb_status {
    unsafe perform(view, into: out_is_closed, "out_is_closed") { box throws(CollectionError) in
        let isClosed = unsafe box.pointee.view.closeMenu(
            performsPrimaryAction: performs_primary_action != 0)
        return isClosed ? 1 : 0
    }
}
