public import CJogakbo
import CollectionCore

@c @implementation
public func jgb_view_create(
    _ limits: UnsafePointer<jgb_limits>!, _ out_view: UnsafeMutablePointer<OpaquePointer?>!
) -> jgb_status {
    unsafe create(into: out_view, "out_view", limits) { limits in
        let box = ViewPointer.allocate(capacity: 1)
        unsafe box.initialize(to: ViewBox(limits: limits))
        return OpaquePointer(box)
    }
}

@c @implementation
public func jgb_view_destroy(_ view: OpaquePointer!) {
    unsafe destroy(view, of: ViewBox.self, "view")
}

@c @implementation
public func jgb_view_last_error(_ view: OpaquePointer!) -> UnsafePointer<CChar>! {
    unsafe lastErrorText(ofView: view)
}
