public import CJogakbo
import CollectionCore

@c @implementation
public func jgb_view_create(
    _ limits: UnsafePointer<jgb_limits>!, _ out_view: UnsafeMutablePointer<OpaquePointer?>!
) -> jgb_status {
    do throws(CollectionError) {
        let result = unsafe try required(out_view, .result)
        let limits = unsafe limits == nil ? Limits() : try Limits(value(limits, .limits))
        let box = ViewPointer.allocate(capacity: 1)
        unsafe box.initialize(to: ViewBox(limits: limits))
        unsafe result.pointee = OpaquePointer(box)
        return JGB_OK
    } catch {
        return jgb_status(error)
    }
}

@c @implementation
public func jgb_view_destroy(_ view: OpaquePointer!) {
    guard let view = unsafe view else { return }
    let box = unsafe ViewPointer(view)
    if unsafe box.pointee.isBusy { return }
    unsafe box.deinitialize(count: 1)
    unsafe box.deallocate()
}

@c @implementation
public func jgb_view_last_error(_ view: OpaquePointer!) -> UnsafePointer<CChar>! {
    guard let view = unsafe view else { return unsafe cString("") }
    let box = unsafe ViewPointer(view)
    guard let error = unsafe box.pointee.lastError else { return unsafe cString("") }
    if unsafe !box.pointee.isLastErrorTextCurrent {
        unsafe box.pointee.lastErrorText.write(error.message)
        unsafe box.pointee.isLastErrorTextCurrent = true
    }
    return unsafe UnsafePointer(box.pointee.lastErrorText.start)
}
