public import CJogakbo
import CollectionCore

@c @implementation
public func jgb_view_set_item_names(
    _ view: OpaquePointer!, _ runs: UnsafePointer<jgb_item_run>!, _ run_count: Int,
    _ text: UnsafePointer<CChar>!, _ text_size: Int, _ name_sizes: UnsafePointer<UInt32>!,
    _ name_count: Int
) -> jgb_status {
    unsafe perform(view) { box throws(CollectionError) in
        let runs = unsafe try buffer(runs, run_count, "runs")
        let text = unsafe try buffer(text, text_size, "text")
        let sizes = unsafe try buffer(name_sizes, name_count, "name_sizes")
        unsafe try pullData(box)
        unsafe try box.pointee.view.setNames(
            rebound(text, to: UInt8.self).span, sizes: sizes.span,
            ofItems: rebound(runs, to: ItemRun.self).span)
    }
}

@c @implementation
public func jgb_view_send_text(
    _ view: OpaquePointer!, _ time_ns: UInt64, _ text: UnsafePointer<CChar>!, _ text_size: Int,
    _ out_is_handled: UnsafeMutablePointer<UInt32>!
) -> jgb_status {
    unsafe perform(view, into: out_is_handled, "out_is_handled") { box throws(CollectionError) in
        let text = unsafe try buffer(text, text_size, "text")
        unsafe try pullData(box)
        return unsafe try box.pointee.view.sendText(
            rebound(text, to: UInt8.self).span, at: time_ns) ? 1 : 0
    }
}
